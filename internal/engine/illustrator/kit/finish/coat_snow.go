package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// snowy lays thick snow on everything that faces up, clumps on the sides, and a drift before the foot of what stands on the ground.
func snowy(d *kit.Drawing, p *pen) {
	s := silhouetteOf(d)
	snow := func(y0, y1 float64) kit.Paint {
		return kit.Lin(0, y0, 0, y1, kit.White, kit.Hex("#f3f9fe"), kit.Hex("#c3daee"))
	}
	var all []kit.Node
	ledges := s.ledges()
	if steep(ledges) { // a fir: little of it faces up, so snow lies on its branches
		for _, q := range p.solid(d, 9, .03, .15) {
			w, h := p.size*p.between(.04, .07), p.size*p.between(.02, .03)
			clump := fmt.Sprintf("%.2f,%.2f! %.2f,%.2f %.2f,%.2f %.2f,%.2f! %.2f,%.2f %.2f,%.2f", q.x-w, q.y+h*.6, q.x-w*.4, q.y-h, q.x+w*.4, q.y-h, q.x+w, q.y+h*.6, q.x+w*.3, q.y+h*.1, q.x-w*.3, q.y+h*.5)
			all = append(all, p.Path(clump, kit.Hex("#8fb3d3")).Move(0, h*.3).Opacity(.5), p.Path(clump, snow(q.y-h, q.y+h)))
		}
	}
	for _, ledge := range ledges {
		y0 := ledge[0].y
		for _, q := range ledge {
			y0 = min(y0, q.y)
		}
		wide := ledge[len(ledge)-1].x - ledge[0].x
		k := min(1, .35+wide/(p.size*.5))
		outline := p.cap(ledge, p.size*.034*k, p.size*.02*k, p.size*.062*k)
		all = append(all, p.Path(outline, kit.Hex("#8fb3d3")).Move(0, p.size*.008).Opacity(.55), p.Form(outline, snow(y0-p.size*.04, y0+p.size*.1)))
	}
	if _, stands := d.Anchors["ground"]; stands {
		all = append(all, p.drift(snow))
	}
	before(d, kit.Of(all...))
}

// steep reports whether the upper edges of a drawing mostly run down its sides.
func steep(ledges [][]point) bool {
	var wide, high float64
	for _, l := range ledges {
		for i := 1; i < len(l); i++ {
			wide += l[i].x - l[i-1].x
			high += math.Abs(l[i].y - l[i-1].y)
		}
	}
	return high > 1.3*wide
}

// drift is a low heap of snow before the foot.
func (p *pen) drift(snow func(y0, y1 float64) kit.Paint) kit.Node {
	b := p.box
	x0, x1, y, h := b.X0-b.W()*.08, b.X1+b.W()*.08, b.Y1+p.size*.025, p.size*.085
	w := x1 - x0
	outline := fmt.Sprintf("%.2f,%.2f! %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f! %.2f,%.2f", x0, y, x0+w*.1, y-h*.55, x0+w*.26, y-h*.95, x0+w*.45, y-h*.6, x0+w*.68, y-h*1.05, x0+w*.88, y-h*.55, x1, y, x0+w*.5, y+h*.16)
	return kit.Of(p.Path(outline, kit.Hex("#8fb3d3")).Move(0, -p.size*.006).Opacity(.4), p.Form(outline, snow(y-h, y+h*.2)))
}
