package condition

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

func WoodenStick(d *kit.Drawing, p *surface.Pen) { Stick(p, d, "#e0b878", .12, .26) }

// Stick lets a drawing sit on a stick of a color and width, as a share of its size.
func Stick(p *surface.Pen, d *kit.Drawing, hex string, wide, long float64) {
	t, k := kit.TonesOf(kit.Hex(hex)), p.Size
	x, y := (p.Box.X0+p.Box.X1)/2, p.Box.Y1
	if low, ok := surface.Underside(d)(.5); ok {
		y = low
	}
	w := k * wide
	surface.Behind(d, p.Form(kit.RoundRect(x-w/2, y-k*.3, w, k*(.3+long), w*.5), kit.Lin(x-w/2, y, x+w/2, y, t.LL, t.M, t.D), p.Blur(k*.012, p.Ellipse(x, y+k*.01, w, k*.03, t.DDD)).Opacity(.5)))
}
