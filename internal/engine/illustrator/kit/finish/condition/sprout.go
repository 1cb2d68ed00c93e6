package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// sprouting lets shoots with small leaves grow out of the upper edge of a drawing: a potato or an onion that was kept too long.
func sprouting(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	stem, leaf := kit.TonesOf(kit.Hex("#b9cf7a")), kit.TonesOf(kit.Hex("#6fae46"))
	var all []kit.Node
	for k, turn := range []float64{-2.35, -1.86, -1.42, -.86} {
		at, ok := surface.EdgeAt(d, mid, turn)
		if !ok {
			continue
		}
		long := p.Size * []float64{.12, .2, .25, .15}[k]
		lean := (turn + math.Pi/2) * .55
		sin, cos := math.Sincos(lean)
		x0, y0 := at.X-(at.X-mid.X)*.1, at.Y-(at.Y-mid.Y)*.1
		x1, y1 := at.X+sin*long, at.Y-cos*long
		line := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", x0, y0, at.X+sin*long*.2, at.Y-cos*long*.6, x1, y1)
		w := p.Size * .026
		all = append(all, p.Ellipse(x0, y0, w*1.5, w, stem.DDD).Opacity(.5), p.Line(line, stem.DD, w*1.25), p.Line(line, kit.Lin(x0-w, y0, x0+w, y0, stem.L, stem.M, stem.D), w))
		for _, side := range []float64{-1, 1, 0} {
			l := long * (.34 - .06*math.Abs(side))
			one := fmt.Sprintf("M0 0C%.2f %.2f %.2f %.2f 0 %.2fC%.2f %.2f %.2f %.2f 0 0Z", -l*.4, -l*.3, -l*.34, -l*.8, -l, l*.34, -l*.8, l*.4, -l*.3)
			all = append(all, p.Form(one, kit.Lin(-l*.3, -l, l*.3, 0, leaf.LL, leaf.M, leaf.D), p.Line(fmt.Sprintf("M0 0V%.2f", -l*.8), leaf.DD, l*.05)).Rotate(side*52+lean*57, 0, 0).Move(x1, y1+w*.3))
		}
	}
	surface.Before(d, kit.Of(all...))
}
