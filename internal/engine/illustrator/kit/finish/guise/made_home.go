package guise

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// column is the middle and the half width of the widest run of a drawing at a share of its height.
func column(d *kit.Drawing, share float64) (x, half float64) {
	s := surface.SilhouetteOf(d)
	y := min(surface.SampleSide-1, int(share*s.Box.H()*s.Scale))
	from, to := surface.Run(s.Alpha[y*surface.SampleSide : (y+1)*surface.SampleSide])
	return s.Box.X0 + float64(from+to)/2/s.Scale, float64(to-from) / 2 / s.Scale
}

// dwelling gives a drawing a door and lit windows.
func dwelling(d *kit.Drawing, p *surface.Pen) {
	k, b := p.Size, p.Box
	foot := b.Y1 - .03*b.H()
	x, half := column(d, .86)
	w := min(.1*k, max(.4*half, .05*k))
	h := w * 2.5
	wood, frame := kit.TonesOf(kit.Hex("#a5622f")), kit.TonesOf(kit.Hex("#f3e3c3"))
	arch := func(grow float64) string {
		a := w + grow
		return fmt.Sprintf("M%.2f %.2fV%.2fA%.2f %.2f 0 0 1 %.2f %.2fV%.2fZ", x-a, foot, foot-h+w, a, a, x+a, foot-h+w, foot)
	}
	all := []kit.Node{p.Blur(k*.012, p.Path(arch(w*.34), kit.Black)).Opacity(.35), p.Form(arch(w*.24), kit.Lin(x-w, foot-h, x+w, foot, frame.L, frame.M, frame.DD)),
		p.Form(arch(0), kit.Lin(x-w, foot-h, x+w, foot, wood.L, wood.M, wood.DD), p.Line(fmt.Sprintf("M%.2f %.2fv%.2fM%.2f %.2fv%.2f", x-w*.34, foot-h, h, x+w*.34, foot-h, h), wood.DD, w*.07).Opacity(.7)), p.Circle(x+w*.6, foot-h*.42, w*.12, kit.Hex("#f2c64f"))}
	for _, at := range [][2]float64{{.58, -.52}, {.58, .52}, {.34, 0}} {
		mid, wide := column(d, at[0])
		r := min(w*.85, wide*.34)
		if r < .02*k {
			continue
		}
		all = append(all, pane(p, mid+at[1]*wide, b.Y0+at[0]*b.H(), r, frame))
	}
	surface.Before(d, kit.Of(all...))
}

// pane is a round lit window with a cross in it.
func pane(p *surface.Pen, x, y, r float64, frame kit.Tones) kit.Node {
	return kit.Of(p.Blur(r*.2, p.Circle(x+r*.06, y+r*.12, r*1.24, kit.Black)).Opacity(.35), p.Circle(x, y, r*1.22, kit.Lin(x-r, y-r, x+r, y+r, frame.L, frame.M, frame.DD)),
		p.Circle(x, y, r, kit.Rad(x, y, r*1.1, kit.Hex("#fff6c4"), kit.Hex("#ffd75e"), kit.Hex("#f2a93a"))), p.Line(fmt.Sprintf("M%.2f %.2fh%.2fM%.2f %.2fv%.2f", x-r, y, 2*r, x, y-r, 2*r), frame.D, r*.16))
}

// nestHole cuts the round door of a birdhouse, with a perch below it.
func nestHole(d *kit.Drawing, p *surface.Pen) {
	x, y, width := surface.FaceAt(d)
	r := min(.26*width, .13*p.Size)
	t := kit.TonesOf(kit.Hex("#7a4a22"))
	surface.Before(d, kit.Of(p.Circle(x, y, r*1.2, t.L), p.Circle(x, y, r, kit.Rad(x, y+r*.3, r*1.2, kit.Hex("#1c100a"), kit.Hex("#3a2213"))), p.Rect(x-r*.12, y+r*1.5, r*.24, r*.7, r*.1, t.DD), p.Circle(x, y+r*1.5, r*.2, t.LL)))
}

// coinSlot cuts a slot for coins into the top of a drawing.
func coinSlot(d *kit.Drawing, p *surface.Pen) {
	at, half := mouthAt(d)
	w := min(half*.5, .12*p.Size)
	y, r := at.Y+p.Size*.035, w*.42
	t := kit.TonesOf(kit.Hex("#f0b429"))
	surface.Before(d, kit.Of(p.Ellipse(at.X, y, w, w*.16, kit.Hex("#241a24")), p.Clip(fmt.Sprintf("M%.2f %.2fh%.2fV%.2fh%.2fZ", at.X-w, y, 2*w, y-w*3, -2*w),
		p.Circle(at.X, y-r*.5, r*1.5, kit.Rad(at.X-r*.5, y-r, r*2.4, t.LL, t.M, t.DD)), p.Circle(at.X, y-r*.5, r*1.15, kit.None).Stroke(t.DD, r*.14))))
}
