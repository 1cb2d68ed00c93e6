package pen

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// Natural eyes are smaller than drawn ones; birds' eyes are round beads anyway.
const naturalEye = .74

// natural draws an open eye as animals have it: no white, a dark rim that is drawn out to the tear duct, and a lid that shades it.
func (p *Pen) natural(x, y, r float64, iris kit.Tones, look Look, left bool) kit.Node {
	out := p.outward(left)
	w, h := r*1.08, r*.86
	if look == Bead {
		w, h = r*.9, r*.9
	}
	form := func(k, duct float64) string {
		in, side := x-out*w*(k+duct), x+out*w*k
		return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", in, y+h*(.12+duct), x-out*w*.75, y-h*1.5*k, x+out*w*.62, y-h*1.35*k, side, y-h*.12,
			x+out*w*.55, y+h*1.22*k, x-out*w*.6, y+h*1.4*k, in, y+h*(.12+duct))
	}
	deep, glow, gap := iris.DD, iris.L, r*.5
	switch look {
	case Slit:
		deep, glow = iris.D, iris.LL
	case Ringed:
		deep, glow, gap = iris.D, iris.LL, r*.46
	}
	black := p.Circle(x, y, gap, pupil)
	if look == Slit {
		black = p.Ellipse(x, y, r*.24, r*.74, pupil)
	}
	s := p.Side()
	ball := p.Form(form(1, 0), kit.Rad(x, y+r*.3, r*1.25, glow, kit.At(.55, iris.M), kit.At(1, deep)), black,
		p.Blur(r*.2, p.Line(fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x-w*1.1, y-h*.2, x, y-h*1.25, x+w*1.1, y-h*.3), pupil, r*.7)).Opacity(.62),
		p.Blur(r*.12, p.Ellipse(x+s*r*.2, y+r*.5, r*.3, r*.16, kit.White)).Opacity(.35))
	return kit.Of(p.Blur(r*.45, p.Path(form(1.5, .2), dark)).Opacity(.3), p.Path(form(1.24, .2), dark), ball, p.Circle(x-s*r*.32, y-r*.34, r*.21, kit.White))
}
