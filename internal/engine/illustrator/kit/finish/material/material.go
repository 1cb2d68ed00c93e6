package material

import (
	"fmt"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// Materials are what drawings can be made of.
var Materials = map[string]surface.Change{
	"gold": metal(0x4f2a05, 0xa8660f, 0xe0a52a, 0xffd75e, 0xfff3b8, 0xfffdf0), "silver": metal(0x2f3540, 0x717b88, 0xaab4bf, 0xd9e0e6, 0xf6f9fb, 0xffffff),
	"brass": metal(0x3f2c08, 0x8a6a1f, 0xbf9a3e, 0xe0c476, 0xf6e8b8), "bronze": metal(0x351c0c, 0x7a4520, 0xb0703a, 0xd9a066, 0xf5d9b0),
	"copper": metal(0x3f1508, 0x8f3f1f, 0xcf7042, 0xf2a277, 0xffe0c8), "metal": metal(0x23282f, 0x59636e, 0x8b96a1, 0xbcc5cd, 0xe6ebef, 0xffffff),
	"chrome": chrome, "metallic": Metallic,
	"wood": Wood, "stone": stone, "marble": marble, "leather": leather, "fabric": fabric, "rubber": rubber,
	"denim": textured(weave, 0x16233f, 0x2c4470, 0x456395, 0x6f8dbb, 0xb3c6e0), "chocolate": metal(0x2a130a, 0x55290f, 0x7a4220, 0xa66a3c, 0xe3b98a),
	"glass": glass, "clear glass": clearGlass, "tint": clearTint, "ice": ice, "candy": Candy, "plush": Plush, "felt": felt, "knit": knit, "wicker": textured(basketry, 0x4a2c12, 0x8a5a2a, 0xb98545, 0xdcb070, 0xf3dba8),
	"paper": paper, "foil": Foil, "velvet": velvet, "silk": silk, "plastic": Plastic, "ceramic": Ceramic,
	"clay": Clay, "bricks": bricks, "neon": neon,
	"sand": sand, "snow": snow, "water": water, "lava": lava, "masonry": masonry, "burlap": burlap, "machine": machine, "gingerbread": cookie, "translucent": translucent,
	"bamboo": textured(canes, 0x4f5a16, 0x7f8a2a, 0xa9ad4a, 0xcfcb78, 0xece6b0),
}

// metal maps tones through a ramp and adds glints.
func metal(hex ...uint32) surface.Change {
	r := surface.RampOf(hex...)
	return func(d *kit.Drawing, p *surface.Pen) {
		r.Through(d)
		p.Horizon(d, .3)
		p.Sheen(d, .34)
		p.Glints(d, 3)
	}
}

// chrome is mirror-bright: dark and light lie close together, with a hard horizon.
func chrome(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x05080c, 0x1f2a36, 0x5a6b7b, 0xd3dee8, 0x8394a5, 0xe6eef5, 0xffffff).Through(d)
	p.Horizon(d, .62)
	p.Sheen(d, .5)
	p.Glints(d, 4)
}

// Metallic lets a drawing shine like lacquered metal in its own colors.
func Metallic(d *kit.Drawing, p *surface.Pen) {
	p.Horizon(d, .34)
	p.Sheen(d, .42)
	p.Glints(d, 3)
}

// textured maps tones through a ramp under a texture.
func textured(texture func(p *surface.Pen) kit.Node, hex ...uint32) surface.Change {
	r := surface.RampOf(hex...)
	return func(d *kit.Drawing, p *surface.Pen) {
		r.Through(d)
		surface.Cover(d, texture(p))
	}
}

func Wood(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x47260c, 0x84521f, 0xb57a38, 0xd6a05a, 0xebc288, 0xf7e0b8).Through(d)
	var all []kit.Node
	for y := p.Box.Y0; y < p.Box.Y1; y += p.Size * p.Between(.02, .045) {
		d := ""
		for k := range 9 {
			d += fmt.Sprintf("%g,%g ", p.Box.X0+p.Box.W()*float64(k)/8, y+p.Size*.012*surface.Sin(float64(k)*1.3+y*.07)+p.Between(-.4, .4))
		}
		all = append(all, p.Line(d, kit.Hex("#4a2710"), p.Size*p.Between(.003, .01)).Opacity(p.Between(.25, .55)))
	}
	for range 3 {
		x, y := p.At()
		for k := range 4 {
			r := p.Size * .012 * float64(k+1)
			all = append(all, p.Ellipse(x, y, r*1.7, r, kit.None).Stroke(kit.Hex("#4a2710"), p.Size*.004).Opacity(.4))
		}
	}
	surface.Cover(d, kit.Of(all...))
}

func stone(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x2f3134, 0x5d6064, 0x85888b, 0xa9abac, 0xcccdcc, 0xe8e8e5).Through(d)
	var all []kit.Node
	for i := range 240 {
		x, y := p.At()
		ink := kit.Hex("#3f4145")
		if i%3 == 0 {
			ink = kit.White
		}
		all = append(all, p.Circle(x, y, p.Size*p.Between(.002, .007), ink).Opacity(p.Between(.12, .4)))
	}
	for range 5 {
		all = append(all, p.Crack(p.Between(.1, .2), .004, "#3a3c40").Opacity(.55))
	}
	surface.Cover(d, kit.Of(all...))
}

func marble(d *kit.Drawing, p *surface.Pen) {
	surface.RampOf(0x6c6e7a, 0xa3a6b2, 0xcfd1d9, 0xececef, 0xffffff).Through(d)
	surface.Cover(d, patterns.VeinsOf(p.Canvas, p.Box, kit.TonesOf(kit.White), .4).Opacity(.7))
}

func Plastic(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L, C: min(.26, v.C*1.25), H: v.H})
	})
	p.Sheen(d, .45)
	p.Glints(d, 2)
}

func Ceramic(d *kit.Drawing, p *surface.Pen) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.7 + .3, C: v.C * .7, H: v.H})
	})
	p.Sheen(d, .6)
}

// Material returns the drawing made of a material; an unknown one returns it as it is.
func Of(d kit.Drawing, name string, seed uint64) kit.Drawing {
	if opaque[name] {
		d = walled(d)
	}
	return surface.Apply(d, Materials[name], seed)
}
