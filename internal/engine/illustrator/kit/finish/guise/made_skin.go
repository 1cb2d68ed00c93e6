package guise

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/condition"
	"pellucid/internal/engine/illustrator/kit/finish/material"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// softened makes the colors of a drawing lighter and paler, as a share of what they were.
func softened(d *kit.Drawing, light, pale float32) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*(1-light) + light, C: v.C * pale, H: v.H})
	})
}

// waxen is smooth wax: soft colors without glints, and light at its edges.
func waxen(d *kit.Drawing, p *surface.Pen) {
	source := *d
	softened(d, .2, .82)
	material.Roundness(p, d, &source, .22)
	surface.Cover(d, p.Blur(p.Size*.012, surface.EdgesOf(&source, kit.White, p.Size*.02, .3, .2)).Opacity(.35))
}

// soapy is pale and glossy.
func soapy(d *kit.Drawing, p *surface.Pen) {
	source := *d
	softened(d, .42, .62)
	material.Roundness(p, d, &source, .2)
	p.Sheen(d, .5)
}

// fondant is dull icing with a soft edge.
func fondant(d *kit.Drawing, p *surface.Pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	softened(d, .16, .9)
	material.Roundness(p, d, &source, .34)
}

// iced is flat icing.
func iced(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	softened(d, .16, .92)
	p.Sheen(d, .22)
}

// crusted is baked dough, brown at its edges.
func crusted(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.RampOf(0x6a3510, 0xa8621f, 0xd6953f, 0xe9b866, 0xf4d391, 0xfbe8bd).Through(d)
	surface.Cover(d, p.Blur(p.Size*.025, surface.EdgesOf(&source, kit.Hex("#7a3c10"), p.Size*.06, .3, .2)).Opacity(.5))
	material.Roundness(p, d, &source, .3)
}

// cushioned is stuffed cloth.
func cushioned(d *kit.Drawing, p *surface.Pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = surface.WithoutShade(d.Layers[l])
	}
	softened(d, .1, .9)
	material.Roundness(p, d, &source, .42)
	surface.Cover(d, p.Blur(p.Size*.05, p.Ellipse(p.Box.X0+.36*p.Box.W(), p.Box.Y0+.3*p.Box.H(), .2*p.Box.W(), .16*p.Box.H(), kit.White)).Opacity(.4))
}

// clearGlassy is colored glass that is not seen through, so that what it shows is known.
func clearGlassy(d *kit.Drawing, p *surface.Pen) {
	source := *d
	softened(d, .2, .9)
	surface.Cover(d, p.Blur(p.Size*.004, surface.EdgesOf(&source, kit.White, p.Size*.012, .3, .2)).Opacity(.7))
	p.Sheen(d, .55)
	p.Glints(d, 3)
}

// lampLit is a pale shade with light in it.
func lampLit(d *kit.Drawing, p *surface.Pen) {
	softened(d, .2, 1)
	b := p.Box
	surface.Cover(d, p.Blur(p.Size*.08, p.Ellipse((b.X0+b.X1)/2, b.Y0+.55*b.H(), .3*b.W(), .3*b.H(), kit.Hex("#fff3b8"))).Opacity(.6))
	condition.Glowing(d, p)
}

// crepe is rows of fringed paper in bright colors.
func crepe(d *kit.Drawing, p *surface.Pen) {
	source := *d
	colors := []string{"#f0478a", "#ffc23d", "#35b8ad", "#f5793a", "#7a52c8"}
	high, b := p.Size*.075, p.Box
	var rows []kit.Node
	for n := int(b.H()/high) + 1; n >= 0; n-- {
		y := b.Y0 + float64(n)*high
		t := kit.TonesOf(kit.Hex(colors[n%len(colors)]))
		line := fmt.Sprintf("M%.2f %.2fH%.2f", b.X1+1, y-high*.2, b.X0-1)
		for x := b.X0 - 1; x < b.X1+1; x += high * .3 {
			line += fmt.Sprintf("L%.2f %.2fL%.2f %.2f", x, y+high*1.15, x+high*.3, y+high*1.15-high*.3)
		}
		rows = append(rows, p.Path(line+"Z", kit.Lin(b.X0, y, b.X0, y+high*1.2, t.D, t.M, t.L)))
	}
	surface.Wear(d, kit.Of(rows...).Opacity(.86), surface.NeverCracked)
	material.Roundness(p, d, &source, .3)
}
