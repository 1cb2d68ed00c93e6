package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

// browned gives a drawing the golden brown of what was baked, fried or roasted, darkest in patches.
func browned(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: .26 + v.L*.5, C: .125, H: 1.12}), .68)
	})
	var all []kit.Node
	for range 16 {
		x, y := p.at()
		all = append(all, p.Blur(p.size*.014, p.Path(blob(p.Canvas, x, y, p.size*p.between(.02, .07)), kit.Hex("#7c3f12"))).Opacity(.42))
	}
	b := p.box
	all = append(all, p.Blur(p.size*.03, p.Ellipse(b.X0+b.W()*.36, b.Y0+b.H()*.26, b.W()*.2, b.H()*.08, kit.Hex("#ffd98a"))).Opacity(.5))
	wear(d, kit.Of(all...), neverWorn)
}

// grilled browns a drawing and marks it with the bars of a grill.
func grilled(d *kit.Drawing, p *pen) {
	browned(d, p)
	b := p.box
	var all []kit.Node
	for k := range 9 {
		x := b.X0 + b.W()*(-.2+.17*float64(k))
		bar := fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x, b.Y1+2, x+b.H()*.62, b.Y0-2)
		all = append(all, p.Line(bar, kit.Hex("#3a1a0a"), p.size*.03).Opacity(.78), p.Line(bar, kit.Hex("#c9803a"), p.size*.006).Move(p.size*.02, 0).Opacity(.5))
	}
	wear(d, kit.Of(all...), neverWorn)
}

// bruised shows brown spots and a darker skin, as of what is too ripe.
func bruised(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L * .9, C: v.C * .86, H: v.H}).Mix(color.Hex(0x8a5a26), .16)
	})
	var all []kit.Node
	for k := range 26 {
		x, y := p.at()
		r := p.size * p.between(.008, .034)
		all = append(all, p.Path(blob(p.Canvas, x, y, r), kit.Hex([]string{"#5a3413", "#74451a"}[k%2])).Opacity(p.between(.6, .88)))
	}
	cover(d, kit.Of(all...))
}

// sprinkled strews sprinkles of many colors over the upper part of a drawing.
func sprinkled(d *kit.Drawing, p *pen) {
	b := p.box
	var all []kit.Node
	for k := range 90 {
		x, y := p.at()
		if y > b.Y0+b.H()*p.between(.5, .8) {
			continue
		}
		l, w := p.size*.034, p.size*.013
		one := kit.Hex(append(paints, "#ff7ab0", "#ffffff")[k%8])
		all = append(all, kit.Of(p.Rect(x-l/2, y-w/2, l, w, w/2, one.Toward(kit.Black, .3)).Move(0, w*.25), p.Rect(x-l/2, y-w/2, l, w, w/2, one)).Rotate(p.between(0, 180), x, y))
	}
	wear(d, kit.Of(all...), neverWorn)
}
