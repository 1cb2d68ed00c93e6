package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// snowy lays thick snow on everything that faces up, clumps on the sides, and a drift before the foot of what stands on the ground.
func snowy(d *kit.Drawing, p *surface.Pen) {
	s := surface.SilhouetteOf(d)
	snow := func(y0, y1 float64) kit.Paint {
		return kit.Lin(0, y0, 0, y1, kit.White, kit.Hex("#f3f9fe"), kit.Hex("#c3daee"))
	}
	var all []kit.Node
	ledges := s.Ledges()
	if steep(ledges) { // a fir: little of it faces up, so snow lies on its branches
		for _, q := range p.Solid(d, 9, .03, .15) {
			w, h := p.Size*p.Between(.04, .07), p.Size*p.Between(.02, .03)
			clump := fmt.Sprintf("%.2f,%.2f! %.2f,%.2f %.2f,%.2f %.2f,%.2f! %.2f,%.2f %.2f,%.2f", q.X-w, q.Y+h*.6, q.X-w*.4, q.Y-h, q.X+w*.4, q.Y-h, q.X+w, q.Y+h*.6, q.X+w*.3, q.Y+h*.1, q.X-w*.3, q.Y+h*.5)
			all = append(all, p.Path(clump, kit.Hex("#8fb3d3")).Move(0, h*.3).Opacity(.5), p.Path(clump, snow(q.Y-h, q.Y+h)))
		}
	}
	for _, ledge := range ledges {
		y0 := ledge[0].Y
		for _, q := range ledge {
			y0 = min(y0, q.Y)
		}
		wide := ledge[len(ledge)-1].X - ledge[0].X
		k := min(1, .35+wide/(p.Size*.5))
		outline := p.Cap(ledge, p.Size*.034*k, p.Size*.02*k, p.Size*.062*k)
		all = append(all, p.Path(outline, kit.Hex("#8fb3d3")).Move(0, p.Size*.008).Opacity(.55), p.Form(outline, snow(y0-p.Size*.04, y0+p.Size*.1)))
	}
	if _, stands := d.Anchors["ground"]; stands {
		all = append(all, drift(p, snow))
	}
	surface.Before(d, kit.Of(all...))
}

// steep reports whether the upper edges of a drawing mostly run down its sides.
func steep(ledges [][]surface.Point) bool {
	var wide, high float64
	for _, l := range ledges {
		for i := 1; i < len(l); i++ {
			wide += l[i].X - l[i-1].X
			high += math.Abs(l[i].Y - l[i-1].Y)
		}
	}
	return high > 1.3*wide
}

// drift is a low heap of snow before the foot.
func drift(p *surface.Pen, snow func(y0, y1 float64) kit.Paint) kit.Node {
	b := p.Box
	x0, x1, y, h := b.X0-b.W()*.08, b.X1+b.W()*.08, b.Y1+p.Size*.025, p.Size*.085
	w := x1 - x0
	outline := fmt.Sprintf("%.2f,%.2f! %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f! %.2f,%.2f", x0, y, x0+w*.1, y-h*.55, x0+w*.26, y-h*.95, x0+w*.45, y-h*.6, x0+w*.68, y-h*1.05, x0+w*.88, y-h*.55, x1, y, x0+w*.5, y+h*.16)
	return kit.Of(p.Path(outline, kit.Hex("#8fb3d3")).Move(0, -p.Size*.006).Opacity(.4), p.Form(outline, snow(y-h, y+h*.2)))
}
