package material

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// sand is grains of sand that hold together.
func sand(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x7a5528, 0xa87c42, 0xcfa565, 0xe6c78e, 0xf6e3b8).Through(d)
	var all []kit.Node
	for k := range 420 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.002, .005), kit.Hex([]string{"#8a6332", "#fff0cc", "#c99a58"}[k%3])).Opacity(.75))
	}
	surface.Cover(d, kit.Of(all...))
}

// snow is packed snow: white with blue shades and glitter.
func snow(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x7f9dbd, 0xa9c4de, 0xd3e4f3, 0xeef6fc, 0xffffff).Through(d)
	var all []kit.Node
	for k := range 150 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.003, .008), kit.Hex([]string{"#ffffff", "#b9d2e8"}[k%2])).Opacity(.8))
	}
	surface.Cover(d, kit.Of(all...))
	p.Glints(d, 3)
}

// water is clear and blue, with ripples, and drops fly off it.
func water(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.RampOf(0x0b4f9c, 0x1f7fd0, 0x49aeee, 0x8fd6fa, 0xdaf4ff).Through(d)
	seeThrough(p, d, .8)
	var all []kit.Node
	for k := range 9 {
		y := p.Box.Y0 + p.Box.H()*(float64(k)+.5)/9
		line := ""
		for n := range 9 {
			line += fmt.Sprintf("%.2f,%.2f ", p.Box.X0+p.Box.W()*float64(n)/8, y+p.Size*.014*surface.Sin(float64(n)*1.7+float64(k)*2.1))
		}
		all = append(all, p.Line(line, kit.White, p.Size*.007).Opacity(.42))
	}
	surface.Cover(d, kit.Of(kit.Of(all...), surface.EdgesOf(&source, kit.Hex("#0f5fb0"), p.Size*.012, .3, .2).Opacity(.6)))
	p.Sheen(d, .35)
	b := p.Box
	for range 12 {
		x, y := p.Between(b.X0-p.Size*.08, b.X1+p.Size*.08), p.Between(b.Y0-p.Size*.1, b.Y0+b.H()*.4)
		surface.Before(d, p.Drop(x, y, p.Size*p.Between(.01, .024)))
	}
}

// seeThrough makes every color as clear as a share says, and keeps its hue.
func seeThrough(p *surface.Pen, d *kit.Drawing, alpha float32) {
	See(d, alpha, func(v color.LCH) color.LCH { return v })
}

// translucent lets one see through a drawing, in its own colors.
func translucent(d *kit.Drawing, p *surface.Pen) {
	source := *d
	seeThrough(p, d, .5)
	surface.Cover(d, surface.EdgesOf(&source, surface.Ruling(&source), p.Size*.01, .25, .15).Opacity(.7))
	p.Sheen(d, .4)
	p.Glints(d, 2)
}

// lava is dark rock with glowing cracks.
func lava(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x140a0a, 0x2a1613, 0x45241c, 0x6b3322, 0xa84a24).Through(d)
	var all []kit.Node
	for range 34 {
		crack := p.Crack(p.Between(.14, .3), .02, "#f2452a")
		all = append(all, p.Glow(p.Size*.012, crack).Opacity(.9))
	}
	for range 30 {
		all = append(all, p.Crack(p.Between(.1, .26), .014, "#ff8a1f"), p.Crack(p.Between(.06, .16), .007, "#ffe066"))
	}
	surface.Cover(d, kit.Of(all...))
	surface.Behind(d, p.Glow(p.Size*.05, surface.Flatten(d, kit.Hex("#ff6a1f"))).Opacity(.5))
}

// burlap is coarse brown cloth.
func burlap(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x5a4123, 0x8a6a3f, 0xb5945f, 0xd2b583, 0xeedcb4).Through(d)
	s := p.Size * .017
	light, dark := "", ""
	for x := p.Box.X0; x < p.Box.X1; x += s {
		light += fmt.Sprintf("M%.1f %.1fV%.1f", x, p.Box.Y0, p.Box.Y1)
	}
	for y := p.Box.Y0; y < p.Box.Y1; y += s {
		dark += fmt.Sprintf("M%.1f %.1fH%.1f", p.Box.X0, y, p.Box.X1)
	}
	surface.Cover(d, kit.Of(p.Line(dark, kit.Hex("#4a3216"), s*.32).Dash(s*.9, s*.5).Opacity(.5), p.Line(light, kit.Hex("#fff0cf"), s*.32).Dash(s*.6, s*.8).Opacity(.5)))
}

// machine is plates of metal with seams, bolts and a few gears.
func machine(d *kit.Drawing, p *surface.Pen) {
	source := *d
	eyes := map[int][]scene.Node{}
	for l, nodes := range d.Layers {
		eyes[l] = surface.Unworn(nodes, surface.NeverWorn)
	}
	metal(0x23282f, 0x59636e, 0x8b96a1, 0xbcc5cd, 0xe6ebef, 0xffffff)(d, p)
	var all []kit.Node
	all = append(all, surface.EdgesOf(&source, kit.Hex("#262c35"), p.Size*.012, .2, .12).Opacity(.75))
	b := p.Box
	for _, t := range []float64{.3, .56, .8} {
		x, y := b.X0+b.W()*t, b.Y0+b.H()*t
		seam := fmt.Sprintf("M%.1f %.1fV%.1fM%.1f %.1fH%.1f", x, b.Y0, b.Y1, b.X0, y, b.X1)
		all = append(all, p.Line(seam, kit.Hex("#232931"), p.Size*.007).Opacity(.6), p.Line(seam, kit.White, p.Size*.004).Move(p.Size*.006, p.Size*.006).Opacity(.5))
	}
	for _, q := range p.Solid(d, 16, .05, .12) {
		r := p.Size * .014
		all = append(all, p.Circle(q.X, q.Y, r, kit.Lin(q.X-r, q.Y-r, q.X+r, q.Y+r, kit.White, kit.Hex("#98a3ae"), kit.Hex("#3b424c"))), p.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", q.X-r*.5, q.Y-r*.5, r, r), kit.Hex("#2b3038"), r*.3))
	}
	surface.Cover(d, kit.Of(all...))
	for l, nodes := range eyes { // they keep their colors
		d.Layers[l] = append(d.Layers[l], nodes...)
	}
}

// cookie is brown gingerbread with a line of icing along its edges.
func cookie(d *kit.Drawing, p *surface.Pen) {
	source := *d
	surface.RampOf(0x5f3213, 0x8a4f22, 0xb0702f, 0xc98c47, 0xe2b277).Through(d)
	var all []kit.Node
	for range 90 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.003, .007), kit.Hex("#6b3a16")).Opacity(.45))
	}
	inner := p.Mask(surface.Flatten(&source, kit.White), surface.EdgesOf(&source, kit.White, p.Size*.034, .5, .4))
	surface.Cover(d, kit.Of(kit.Of(all...), inner))
}
