package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// breaks are the parts that end in stubs where they are broken.
var breaks = map[string]bool{"handle": true, "legs": true, "leg": true}

// Damage takes away one of several like parts of a drawing, such as one of two ears or of four legs ("missing"), the end of a part
// ("broken"), or the upper half of what fills it ("half"); any other state of things, such as "rusty", is that of the part alone. Where
// the drawing has no such part, it stays as it is.
func Damage(d kit.Drawing, part, how string, seed uint64) kit.Drawing {
	if how == Off {
		return Uncover(d, part)
	}
	if how == Ajar {
		return doorAjar(d, part)
	}
	if how == "glowing" {
		if lit, ok := switchedOn(d, part); ok {
			return lit
		}
	}
	all := surface.PartOf(d.Nodes(), part)
	if len(all) == 0 {
		part += "s" // one of the ears
		all = surface.PartOf(d.Nodes(), part)
	}
	whole := kit.FromScene(all)
	if whole.Empty() {
		return d
	}
	b := whole.Bounds()
	each := func(children []scene.Node) []scene.Node {
		var kept kit.Drawing
		kept.Layers[kit.Body] = children
		return kept.Clipped(keeps(b, lastLeg(all, b), part, how)).Layers[kit.Body]
	}
	if change := condition.States[how]; change != nil && how != "half" && !(how == "broken" && breaks[part]) {
		each = func(children []scene.Node) []scene.Node {
			own := kit.Drawing{Box: kit.FromScene(children).Bounds()}
			own.Layers[kit.Body] = children
			return surface.Apply(own, change, seed).Nodes()
		}
	}
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = surface.ChangePart(d.Layers[l], part, each)
		}
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	return d
}

// keeps is the outline of what is left of a part in a box.
func keeps(b kit.Box, last float64, part, how string) string {
	x0, y0, x1, y1, w, h := b.X0-9, b.Y0-9, b.X1+9, b.Y1+9, b.W(), b.H()
	legs := part == "legs" || part == "leg"
	switch {
	case legs && how == "missing": // the last of four
		return fmt.Sprintf("M%.1f %.1fH%.1fV%.1fH%.1fZ", x0, y0, last, y1, x0)
	case how == "half" || how == "low": // its surface is seen a little from above
		level := .52
		if how == "low" {
			level = .84
		}
		y, lip := b.Y0+level*h, min(.03*w, .04*h)
		return fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fV%.1fH%.1fZ", x0, y, b.X0+.3*w, y+lip, b.X0+.7*w, y+lip, x1, y, y1, x0)
	case how == "missing":
		return fmt.Sprintf("M%.1f %.1fH%.1fV%.1fH%.1fZ", x0, y0, (b.X0+b.X1)/2, y1, x0)
	case legs:
		x, y := last, b.Y0+.62*h
		return fmt.Sprintf("M%.1f %.1fH%.1fV%.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fV%.1fH%.1fZ", x0, y0, x1, y-.05*h, x+.8*(b.X1-x), y+.05*h, x+.55*(b.X1-x), y-.04*h, x+.3*(b.X1-x), y+.06*h, x, y-.02*h, y1, x0)
	}
	// what stands out to the side, such as a handle, ends in two jagged stubs
	x := b.X0 + .5*w
	return fmt.Sprintf("M%.1f %.1fH%.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fV%.1fH%.1fZ", x0, y0, x+.08*w, x-.05*w, b.Y0+.1*h, x+.1*w, b.Y0+.2*h, x-.04*w, b.Y0+.34*h, x-.04*w, b.Y0+.66*h, x-.12*w, b.Y0+.8*h, x+.03*w, b.Y0+.9*h, y1, x0)
}

// lastLeg returns where the last of several legs begins, a little above their feet.
func lastLeg(legs []scene.Node, b kit.Box) float64 {
	const side = 160
	l := raster.Square(side)
	k := float32(side / max(b.W(), b.H(), 1e-6))
	raster.Draw(l, legs, scene.ScaleBy(k, k).Mul(scene.Translate(-float32(b.X0), -float32(b.Y0))))
	y := min(side-1, int(.9*b.H()*float64(k)))
	x := min(side-1, int(b.W()*float64(k)))
	filled := func(x int) bool { return l.Pix[4*(y*side+x)+3] > .5 }
	for x > 0 && !filled(x) {
		x--
	}
	for x > 0 && filled(x) {
		x--
	}
	return b.X0 + float64(x)/float64(k) - .03*b.W()
}
