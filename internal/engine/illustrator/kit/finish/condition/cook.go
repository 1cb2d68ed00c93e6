package condition

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// browned gives a drawing the golden brown of what was baked, fried or roasted, darkest in patches.
func browned(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: .26 + v.L*.5, C: .125, H: 1.12}), .68)
	})
	var all []kit.Node
	for range 16 {
		x, y := p.At()
		all = append(all, p.Blur(p.Size*.014, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.02, .07)), kit.Hex("#7c3f12"))).Opacity(.42))
	}
	b := p.Box
	all = append(all, p.Blur(p.Size*.03, p.Ellipse(b.X0+b.W()*.36, b.Y0+b.H()*.26, b.W()*.2, b.H()*.08, kit.Hex("#ffd98a"))).Opacity(.5))
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// grilled browns a drawing and marks it with the bars of a grill.
func grilled(d *kit.Drawing, p *surface.Pen) {
	browned(d, p)
	b := p.Box
	var all []kit.Node
	for k := range 9 {
		x := b.X0 + b.W()*(-.2+.17*float64(k))
		bar := fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x, b.Y1+2, x+b.H()*.62, b.Y0-2)
		all = append(all, p.Line(bar, kit.Hex("#3a1a0a"), p.Size*.03).Opacity(.78), p.Line(bar, kit.Hex("#c9803a"), p.Size*.006).Move(p.Size*.02, 0).Opacity(.5))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}

// bruised shows brown spots and a darker skin, as of what is too ripe.
func bruised(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L * .9, C: v.C * .86, H: v.H}).Mix(color.Hex(0x8a5a26), .16)
	})
	var all []kit.Node
	for k := range 26 {
		x, y := p.At()
		r := p.Size * p.Between(.008, .034)
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, r), kit.Hex([]string{"#5a3413", "#74451a"}[k%2])).Opacity(p.Between(.6, .88)))
	}
	surface.Cover(d, kit.Of(all...))
}

// sprinkled strews sprinkles of many colors over the upper part of a drawing.
func sprinkled(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	var all []kit.Node
	for k := range 90 {
		x, y := p.At()
		if y > b.Y0+b.H()*p.Between(.5, .8) {
			continue
		}
		l, w := p.Size*.034, p.Size*.013
		one := kit.Hex(append(paints, "#ff7ab0", "#ffffff")[k%8])
		all = append(all, kit.Of(p.Rect(x-l/2, y-w/2, l, w, w/2, one.Toward(kit.Black, .3)).Move(0, w*.25), p.Rect(x-l/2, y-w/2, l, w, w/2, one)).Rotate(p.Between(0, 180), x, y))
	}
	surface.Wear(d, kit.Of(all...), surface.NeverWorn)
}
