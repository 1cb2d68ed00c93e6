package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// tears is how many ragged slits torn cloth has.
const tears = 4

// torn cuts ragged slits into a drawing, with frayed threads across them.
func torn(d *kit.Drawing, p *surface.Pen) {
	t := kit.TonesOf(surface.Ruling(d))
	pale := surface.PaleEdge(d)
	var all []kit.Node
	at := p.Solid(d, tears, .05, .2)
	for k, mid := range at {
		w, h := p.Size*p.Between(.07, .1), p.Size*p.Between(.02, .032)
		lean := p.Between(-.35, .35)
		shape := ""
		const n = 14
		for i := range n {
			a := 2 * math.Pi * float64(i) / n
			s, c := math.Sincos(a)
			r := p.Between(.82, 1.18)
			x, y := c*w*r, s*h*r
			if i == 0 || i == n/2 {
				y = 0
			}
			shape += fmt.Sprintf("%.2f,%.2f! ", mid.X+x, mid.Y+y+lean*x)
		}
		all = append(all, p.Path(shape, pale).Stroke(pale, p.Size*.008), p.Path(shape, t.DDD))
		var threads []kit.Node
		for i := range 7 {
			x := mid.X + w*(-.8+.26*float64(i)+p.Between(-.05, .05))
			y := mid.Y + lean*(x-mid.X)
			threads = append(threads, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y-h*1.3, p.Size*p.Between(-.006, .006), h, p.Size*p.Between(-.008, .008), h*2.6), pale, p.Size*.0045))
		}
		all = append(all, p.Clip(shape, threads...))
		if k == 0 {
			continue
		}
		for _, side := range []float64{-1, 1} { // loose ends
			x := mid.X + side*w
			all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fl%.2f %.2f", x, mid.Y+lean*side*w, side*p.Size*.012, p.Size*p.Between(.004, .016)), pale, p.Size*.004))
		}
	}
	surface.Cover(d, kit.Of(all...))
}

// spooky gives a drawing the colors of a moonlit night, with a sickly light behind it.
func spooky(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		night := color.FromLCH(color.LCH{L: v.L*.62 + .02, C: .05 + v.C*.2, H: 5.1})
		return c.Mix(night, .78)
	})
	b := p.Box
	light := kit.Hex("#9dff5a")
	surface.Behind(d, p.Glow(p.Size*.07, p.Ellipse((b.X0+b.X1)/2, (b.Y0+b.Y1)/2, b.W()*.42, b.H()*.42, light)).Opacity(.4))
}
