package finish

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

// softened makes the colors of a drawing lighter and paler, as a share of what they were.
func softened(d *kit.Drawing, light, pale float32) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*(1-light) + light, C: v.C * pale, H: v.H})
	})
}

// waxen is smooth wax: soft colors without glints, and light at its edges.
func waxen(d *kit.Drawing, p *pen) {
	source := *d
	softened(d, .2, .82)
	p.roundness(d, &source, .22)
	cover(d, p.Blur(p.size*.012, edgesOf(&source, kit.White, p.size*.02, .3, .2)).Opacity(.35))
}

// soapy is pale and glossy.
func soapy(d *kit.Drawing, p *pen) {
	source := *d
	softened(d, .42, .62)
	p.roundness(d, &source, .2)
	p.sheen(d, .5)
}

// fondant is dull icing with a soft edge.
func fondant(d *kit.Drawing, p *pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	softened(d, .16, .9)
	p.roundness(d, &source, .34)
}

// iced is flat icing.
func iced(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	softened(d, .16, .92)
	p.sheen(d, .22)
}

// crusted is baked dough, brown at its edges.
func crusted(d *kit.Drawing, p *pen) {
	source := *d
	rampOf(0x6a3510, 0xa8621f, 0xd6953f, 0xe9b866, 0xf4d391, 0xfbe8bd).through(d)
	cover(d, p.Blur(p.size*.025, edgesOf(&source, kit.Hex("#7a3c10"), p.size*.06, .3, .2)).Opacity(.5))
	p.roundness(d, &source, .3)
}

// cushioned is stuffed cloth.
func cushioned(d *kit.Drawing, p *pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	softened(d, .1, .9)
	p.roundness(d, &source, .42)
	cover(d, p.Blur(p.size*.05, p.Ellipse(p.box.X0+.36*p.box.W(), p.box.Y0+.3*p.box.H(), .2*p.box.W(), .16*p.box.H(), kit.White)).Opacity(.4))
}

// clearGlassy is colored glass that is not seen through, so that what it shows is known.
func clearGlassy(d *kit.Drawing, p *pen) {
	source := *d
	softened(d, .2, .9)
	cover(d, p.Blur(p.size*.004, edgesOf(&source, kit.White, p.size*.012, .3, .2)).Opacity(.7))
	p.sheen(d, .55)
	p.glints(d, 3)
}

// lampLit is a pale shade with light in it.
func lampLit(d *kit.Drawing, p *pen) {
	softened(d, .2, 1)
	b := p.box
	cover(d, p.Blur(p.size*.08, p.Ellipse((b.X0+b.X1)/2, b.Y0+.55*b.H(), .3*b.W(), .3*b.H(), kit.Hex("#fff3b8"))).Opacity(.6))
	glowing(d, p)
}

// crepe is rows of fringed paper in bright colors.
func crepe(d *kit.Drawing, p *pen) {
	source := *d
	colors := []string{"#f0478a", "#ffc23d", "#35b8ad", "#f5793a", "#7a52c8"}
	high, b := p.size*.075, p.box
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
	wear(d, kit.Of(rows...).Opacity(.86), neverCracked)
	p.roundness(d, &source, .3)
}
