package faces

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// HasMouth reports whether a drawing has a mouth and eyes of its own.
func HasMouth(d kit.Drawing) bool {
	nodes := d.Nodes()
	return len(surface.PartOf(nodes, "mouth")) > 0 && len(surface.PartOf(nodes, "eyes")) > 0
}

// hasFace reports whether a drawing has a face that is one part, such as a snowman's: that of a clock is none.
func hasFace(d kit.Drawing) bool {
	return len(surface.PartOf(d.Nodes(), "face")) > 0 && !slices.Contains(d.Parts, "numbers")
}

// newFace puts another face in the place of one that is one part.
func newFace(p *surface.Pen, d *kit.Drawing, expression string) {
	at := kit.FromScene(surface.PartOf(d.Nodes(), "face")).Bounds()
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = surface.WithoutPart(d.Layers[l], "face")
		}
	}
	w := min(.76*at.W(), 1.3*at.H())
	f := faceKit{p, (at.X0 + at.X1) / 2, at.Y0 + .38*at.H(), w, kit.Hex("#38222c")}
	f.mark(d)
	surface.Before(d, kit.Of(f.cheeks(), f.eyes(expression), f.mouth(expression)))
}

// reface gives a drawing with a face of its own another expression.
func reface(p *surface.Pen, d *kit.Drawing, expression string) {
	nodes := d.Nodes()
	old := kit.FromScene(surface.PartOf(nodes, "mouth"))
	mouth, eyes := old.Bounds(), kit.FromScene(surface.PartOf(nodes, "eyes")).Bounds()
	ink := mouthInk(surface.PartOf(nodes, "mouth"))
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = surface.WithoutPart(d.Layers[l], "mouth")
		}
	}
	w := max(mouth.W(), .3*eyes.W())
	f := faceKit{p, (mouth.X0 + mouth.X1) / 2, (mouth.Y0+mouth.Y1)/2 - .15*w*2.6, w * 2.6, ink}
	surface.Before(d, kit.Of(f.mouth(expression), brows(p, eyes, expression, ink)))
	if eyemark.Has(expression) {
		markEyes(p, d, expression, ink)
	}
}

// mouthInk is the color that a mouth is drawn in.
func mouthInk(nodes []scene.Node) kit.Color {
	ink := kit.Hex("#38222c")
	found := false
	scene.Walk(nodes, func(path *scene.Path) {
		if found {
			return
		}
		c := path.Fill.Color
		if path.Stroke != nil {
			c = path.Stroke.Paint.Color
		} else if path.Fill.Kind != scene.Solid {
			return
		}
		if c.R+c.G+c.B > 2.4 {
			return // teeth
		}
		if c.R+c.G+c.B < .2 {
			found = true // ink, not black
			return
		}
		ink, found = kit.RGBA(float64(c.R), float64(c.G), float64(c.B), 1), true
	})
	return ink
}

// brows draws the brows that go with an expression above a pair of eyes, and a tear below one of them.
func brows(p *surface.Pen, eyes kit.Box, expression string, ink kit.Color) kit.Node {
	r := min(eyes.H()*.5, eyes.W()*.13)
	brow := func(side float64) kit.Node {
		in, out := (eyes.X0+eyes.X1)/2+side*eyes.W()*.14, (eyes.X0+eyes.X1)/2+side*eyes.W()*.46
		y, tilt := eyes.Y0-r*.35, r*.55
		if expression == "sad" {
			tilt = -tilt
		}
		return p.Line(fmt.Sprintf("M%g %gL%g %g", in, y+tilt*.5, out, y-tilt*.5), ink, r*.34)
	}
	switch expression {
	case "angry":
		return kit.Of(brow(-1), brow(1))
	case "sad":
		return kit.Of(brow(-1), brow(1), p.Drop(eyes.X0+eyes.W()*.14, eyes.Y1+r*.7, r*.42))
	}
	return kit.Node{}
}
