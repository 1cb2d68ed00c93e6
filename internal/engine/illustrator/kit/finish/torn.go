package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

// tears is how many ragged slits torn cloth has.
const tears = 4

// torn cuts ragged slits into a drawing, with frayed threads across them.
func torn(d *kit.Drawing, p *pen) {
	t := kit.TonesOf(rulingColor(d))
	pale := paleEdge(d)
	var all []kit.Node
	at := p.solid(d, tears, .05, .2)
	for k, mid := range at {
		w, h := p.size*p.between(.07, .1), p.size*p.between(.02, .032)
		lean := p.between(-.35, .35)
		shape := ""
		const n = 14
		for i := range n {
			a := 2 * math.Pi * float64(i) / n
			s, c := math.Sincos(a)
			r := p.between(.82, 1.18)
			x, y := c*w*r, s*h*r
			if i == 0 || i == n/2 {
				y = 0
			}
			shape += fmt.Sprintf("%.2f,%.2f! ", mid.x+x, mid.y+y+lean*x)
		}
		all = append(all, p.Path(shape, pale).Stroke(pale, p.size*.008), p.Path(shape, t.DDD))
		var threads []kit.Node
		for i := range 7 {
			x := mid.x + w*(-.8+.26*float64(i)+p.between(-.05, .05))
			y := mid.y + lean*(x-mid.x)
			threads = append(threads, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y-h*1.3, p.size*p.between(-.006, .006), h, p.size*p.between(-.008, .008), h*2.6), pale, p.size*.0045))
		}
		all = append(all, p.Clip(shape, threads...))
		if k == 0 {
			continue
		}
		for _, side := range []float64{-1, 1} { // loose ends
			x := mid.x + side*w
			all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2f", x, mid.y+lean*side*w, side*p.size*.012, p.size*p.between(.004, .016)), pale, p.size*.004))
		}
	}
	cover(d, kit.Of(all...))
}

// Spots returns up to n places on what a drawing paints, apart from each other by a share of its longer side.
func Spots(d kit.Drawing, n int, apart float64, seed uint64) [][2]float64 {
	var out [][2]float64
	apply(d, func(d *kit.Drawing, p *pen) {
		for _, q := range p.solid(d, n, .02, apart) {
			out = append(out, [2]float64{q.x, q.y})
		}
	}, seed)
	return out
}

// solid returns up to n places that are inside of what is painted by a share of the size, and apart from each other by another.
func (p *pen) solid(d *kit.Drawing, n int, inset, apart float64) []point {
	l, m := small(d)
	alpha, scale := l.Alpha(), float64(m.Scale())
	painted := func(x, y float64) bool {
		px, py := int((x-d.Box.X0)*scale), int((y-d.Box.Y0)*scale)
		return px >= 0 && py >= 0 && px < sampleSide && py < sampleSide && alpha[py*sampleSide+px] > .6
	}
	var out []point
	for range 400 {
		x, y := p.at()
		r := p.size * inset
		ok := painted(x, y) && painted(x-r*1.6, y) && painted(x+r*1.6, y) && painted(x, y-r) && painted(x, y+r)
		for _, q := range out {
			ok = ok && math.Hypot(x-q.x, y-q.y) > p.size*apart
		}
		if ok {
			out = append(out, point{x, y})
		}
		if len(out) == n {
			break
		}
	}
	return out
}

// spooky gives a drawing the colors of a moonlit night, with a sickly light behind it.
func spooky(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		night := color.FromLCH(color.LCH{L: v.L*.62 + .02, C: .05 + v.C*.2, H: 5.1})
		return c.Mix(night, .78)
	})
	b := p.box
	light := kit.Hex("#9dff5a")
	behind(d, p.Glow(p.size*.07, p.Ellipse((b.X0+b.X1)/2, (b.Y0+b.Y1)/2, b.W()*.42, b.H()*.42, light)).Opacity(.4))
}
