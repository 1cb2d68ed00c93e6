package faces

import (
	"fmt"
	"maps"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/eyemark"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Face puts a small friendly face on a thing: expression is happy, angry, sad, sleepy, surprised, in love or wink; others are
// happy. It goes to the middle of the silhouette, a little above.
//
// With lashes, the eyes of a new face have long ones. A drawing that has a mouth keeps its own face: the mouth is drawn anew, and brows and tears are added.
func Face(d kit.Drawing, expression string, lashes bool, seed uint64) kit.Drawing {
	if plain, ok := plainMoods[expression]; ok {
		expression = plain
	}
	if expression == "crying" && (HasMouth(d) || hasFace(d)) {
		expression = "sad"
	}
	if HasMouth(d) {
		return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) { reface(p, d, expression) }, seed)
	}
	if hasFace(d) {
		return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) { newFace(p, d, expression) }, seed)
	}
	return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) {
		wear(p, d)
		surface.Before(d, face(p, d, expression, lashes))
	}, seed)
}

// plainMoods are the expressions of things for those that only people have.
var plainMoods = map[string]string{
	"laugh": "happy", "scared": "surprised", "evil": "angry", "fierce": "angry", "silly": "wink", "determined": "angry", "disgusted": "sad", "winking": "wink",
}

func face(p *surface.Pen, d *kit.Drawing, expression string, lashes bool) kit.Node {
	x, y, w := surface.FaceAt(d)
	ink := kit.Hex("#38222c")
	f := faceKit{p, x, y, w, ink}
	f.mark(d)
	if lashes {
		return kit.Of(f.cheeks(), f.eyes(expression), f.lashes(), f.mouth(expression))
	}
	switch expression {
	case "crying":
		return kit.Of(f.eyes("sad"), f.mouth("sad"), f.tears())
	case "shy":
		return kit.Of(f.cheeks(), f.cheeks(), f.eyes("happy"), f.mouth("calm"))
	case "tears of joy":
		return kit.Of(f.cheeks(), f.eyes(expression), f.mouth(expression), f.tears())
	}
	return kit.Of(f.cheeks(), f.eyes(expression), f.mouth(expression))
}

// mark notes where the face is, for what is worn on it.
func (f faceKit) mark(d *kit.Drawing) {
	d.Anchors = maps.Clone(d.Anchors)
	if d.Anchors == nil {
		d.Anchors = map[string]kit.Anchor{}
	}
	if _, own := d.Anchors["eyes"]; !own {
		d.Anchors["eyes"] = kit.Anchor{X: f.x, Y: f.y, W: 1.35 * f.w}
		d.Anchors["mouth"] = kit.Anchor{X: f.x, Y: f.y + .15*f.w}
	}
}

// tears run down from both eyes.
func (f faceKit) tears() kit.Node {
	tear := func(side, down, size float64) kit.Node {
		x, y, r := f.x+side*f.w*.36, f.y+down*f.w, f.w*size
		return f.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y-r*1.5, x+r*.3, y-r*.8, x+r, y-r*.3, x+r, y+r*.3, x+r, y+r*1.3, x-r, y+r*1.3, x-r, y+r*.3, x-r, y-r*.3, x-r*.3, y-r*.8, x, y-r*1.5),
			kit.Lin(x-r, y-r, x+r, y+r, kit.Hex("#d4f1ff"), kit.Hex("#5ab8f0"), kit.Hex("#2f86d6")), f.Ellipse(x-r*.35, y+r*.1, r*.2, r*.34, kit.White))
	}
	return kit.Of(tear(-1, .27, .085), tear(1, .27, .085), tear(-1.12, .52, .06), tear(1.12, .52, .06))
}

// faceKit draws parts of a face w units wide around x, y.
type faceKit struct {
	*surface.Pen
	x, y, w float64
	ink     kit.Color
}

func (f faceKit) cheeks() kit.Node {
	cheek := func(side float64) kit.Node {
		return f.Ellipse(f.x+side*f.w*.46, f.y+f.w*.16, f.w*.1, f.w*.065, kit.Hex("#ff6f8a")).Opacity(.5)
	}
	return kit.Of(cheek(-1), cheek(1))
}

func (f faceKit) eyes(expression string) kit.Node {
	return kit.Of(f.eye(-1, expression), f.eye(1, expression))
}

func (f faceKit) eye(side float64, expression string) kit.Node {
	x, y, r := f.x+side*f.w*.3, f.y, f.w*.095
	arc := func(bend float64) kit.Node {
		return f.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*1.1, y, x, y+bend*r*1.6, x+r*1.1, y), f.ink, r*.5)
	}
	if eyemark.Has(expression) {
		return eyemark.Draw(f.Canvas, expression, x, y, r*1.15, f.ink)
	}
	open := kit.Of(f.Ellipse(x, y, r, r*1.25, f.ink), f.Circle(x-r*.3, y-r*.45, r*.36, kit.White), f.Circle(x+r*.3, y+r*.45, r*.18, kit.White).Opacity(.8))
	switch expression {
	case "sleepy", "calm":
		return arc(1)
	case "smug", "suspicious":
		half := f.Clip(fmt.Sprintf("M%g %gh%gv%gh%gZ", x-r*1.4, y-r*.15, r*2.8, r*2, -r*2.8), open)
		brow := f.Line(fmt.Sprintf("M%g %gL%g %g", x-r*1.3, y-r*1.5, x+r*1.3, y-r*1.5), f.ink, r*.4)
		if expression == "smug" {
			brow = kit.Node{}
			if side > 0 {
				brow = f.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*1.2, y-r*1.5, x, y-r*2.5, x+r*1.2, y-r*1.7), f.ink, r*.45)
			}
		}
		return kit.Of(half, f.Line(fmt.Sprintf("M%g %gH%g", x-r*1.25, y-r*.15, x+r*1.25), f.ink, r*.45), brow)
	case "kiss":
		if side > 0 {
			return arc(-1)
		}
	case "wink":
		if side > 0 {
			return arc(-1)
		}
	case "angry":
		return kit.Of(open, f.Line(fmt.Sprintf("M%g %gL%g %g", x-side*r*1.3, y-r*1.5, x+side*r*1.2, y-r*2.2), f.ink, r*.55))
	case "sad":
		return kit.Of(open, f.Line(fmt.Sprintf("M%g %gL%g %g", x-side*r*1.2, y-r*2.3, x+side*r*1.3, y-r*1.6), f.ink, r*.5))
	}
	return open
}

// lashes are three at the outer corner of each eye.
func (f faceKit) lashes() kit.Node {
	d, r := "", f.w*.095
	for _, side := range []float64{-1, 1} {
		x, y := f.x+side*f.w*.3, f.y
		for _, at := range [][4]float64{{.95, -.3, 1.8, -.6}, {.75, -.8, 1.5, -1.45}, {.4, -1.15, .9, -2}} {
			d += fmt.Sprintf("M%g %gL%g %g", x+side*r*at[0], y+r*at[1], x+side*r*at[2], y+r*at[3])
		}
	}
	return f.Line(d, f.ink, f.w*.026)
}

func (f faceKit) mouth(expression string) kit.Node {
	x, y, r := f.x, f.y+f.w*.15, f.w*.12
	switch expression {
	case "angry", "sad", "x eyes":
		return f.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r, y+r*.5, x, y-r*.6, x+r, y+r*.5), f.ink, r*.36)
	case "smug":
		return f.Line(fmt.Sprintf("M%g %gQ%g %g %g %gl%g %g", x-r*.9, y+r*.25, x+r*.5, y+r*.75, x+r*1.1, y-r*.35, r*.2, r*.25), f.ink, r*.36)
	case "suspicious":
		return f.Line(fmt.Sprintf("M%g %gL%g %g", x-r*.8, y+r*.3, x+r*.8, y+r*.2), f.ink, r*.36)
	case "calm":
		return f.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*.9, y, x, y+r*.95, x+r*.9, y), f.ink, r*.36)
	case "screaming":
		return f.Form(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-r*1.1, y+r*.2, x-r*.9, y-r*.6, x, y-r*.6, x+r*.9, y-r*.6, x+r*1.1, y+r*.2, x+r*1.1, y+r*2.2, x, y+r*2.2, x-r*1.1, y+r*2.2, x-r*1.1, y+r*.2), f.ink, f.Ellipse(x, y+r*1.9, r*.7, r*.6, kit.Hex("#ff7a86")))
	case "kiss":
		return kit.Of(f.Line(fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %g", x-r*.15, y-r*.25, x+r*.75, y-r*.1, x, y+r*.3, x+r*.75, y+r*.7, x-r*.15, y+r*.85), f.ink, r*.34), patterns.Heart(f.Canvas, x+r*2.1, y+r*.2, r*.55, kit.Hex("#f23a5c")))
	case "whistling":
		return kit.Of(f.Ellipse(x+r*.2, y+r*.3, r*.36, r*.44, f.ink), f.Ellipse(x+r*2.0, y+r*.5, r*.34, r*.26, f.ink), f.Line(fmt.Sprintf("M%g %gV%gl%g %g", x+r*2.28, y+r*.45, y-r*.9, r*.5, r*.3), f.ink, r*.2))
	case "surprised", "dizzy":
		return f.Ellipse(x, y+r*.3, r*.55, r*.75, f.ink)
	case "sleepy":
		return f.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-r*.5, y, x, y+r*.5, x+r*.5, y), f.ink, r*.34)
	}
	smile := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-r, y-r*.2, x, y+r*.1, x+r, y-r*.2, x, y+r*2, x-r, y-r*.2)
	return f.Form(smile, f.ink, f.Ellipse(x, y+r*.95, r*.6, r*.45, kit.Hex("#ff7a86")))
}
