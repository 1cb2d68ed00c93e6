package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
)

// materials are what drawings can be made of.
var materials = map[string]change{
	"gold": metal(0x4f2a05, 0xa8660f, 0xe0a52a, 0xffd75e, 0xfff3b8, 0xfffdf0), "silver": metal(0x2f3540, 0x717b88, 0xaab4bf, 0xd9e0e6, 0xf6f9fb, 0xffffff),
	"brass": metal(0x3f2c08, 0x8a6a1f, 0xbf9a3e, 0xe0c476, 0xf6e8b8), "bronze": metal(0x351c0c, 0x7a4520, 0xb0703a, 0xd9a066, 0xf5d9b0),
	"copper": metal(0x3f1508, 0x8f3f1f, 0xcf7042, 0xf2a277, 0xffe0c8), "metal": metal(0x23282f, 0x59636e, 0x8b96a1, 0xbcc5cd, 0xe6ebef, 0xffffff),
	"chrome": chrome, "metallic": metallic,
	"wood": wood, "stone": stone, "marble": marble, "leather": leather, "fabric": fabric, "rubber": rubber,
	"denim": textured(weave, 0x16233f, 0x2c4470, 0x456395, 0x6f8dbb, 0xb3c6e0), "chocolate": metal(0x2a130a, 0x55290f, 0x7a4220, 0xa66a3c, 0xe3b98a),
	"glass": glass, "clear glass": clearGlass, "tint": clearTint, "ice": ice, "candy": candy, "plush": plush, "felt": felt, "knit": knit, "wicker": textured(basketry, 0x4a2c12, 0x8a5a2a, 0xb98545, 0xdcb070, 0xf3dba8),
	"paper": paper, "foil": foil, "velvet": velvet, "silk": silk, "plastic": plastic, "ceramic": ceramic,
	"clay": clay, "bricks": bricks, "neon": neon,
	"sand": sand, "snow": snow, "water": water, "lava": lava, "masonry": masonry, "burlap": burlap, "machine": machine, "gingerbread": cookie, "translucent": translucent,
	"bamboo": textured(canes, 0x4f5a16, 0x7f8a2a, 0xa9ad4a, 0xcfcb78, 0xece6b0),
}

// metal maps tones through a ramp and adds glints.
func metal(hex ...uint32) change {
	r := rampOf(hex...)
	return func(d *kit.Drawing, p *pen) {
		r.through(d)
		p.horizon(d, .3)
		p.sheen(d, .34)
		p.glints(d, 3)
	}
}

// chrome is mirror-bright: dark and light lie close together, with a hard horizon.
func chrome(d *kit.Drawing, p *pen) {
	rampOf(0x05080c, 0x1f2a36, 0x5a6b7b, 0xd3dee8, 0x8394a5, 0xe6eef5, 0xffffff).through(d)
	p.horizon(d, .62)
	p.sheen(d, .5)
	p.glints(d, 4)
}

// metallic lets a drawing shine like lacquered metal in its own colors.
func metallic(d *kit.Drawing, p *pen) {
	p.horizon(d, .34)
	p.sheen(d, .42)
	p.glints(d, 3)
}

// horizon mirrors a landscape in a drawing, as polished metal does: a bright sky, a dark line across the middle, light below it.
func (p *pen) horizon(d *kit.Drawing, depth float64) {
	b := p.box
	dark := kit.Hex("#0c1118")
	sky := kit.Lin(b.X0, b.Y0, b.X0+b.W()*.12, b.Y1, kit.At(0, kit.White.Alpha(depth*.9)), kit.At(.3, kit.White.Alpha(0)), kit.At(.44, dark.Alpha(0)), kit.At(.56, dark.Alpha(depth)),
		kit.At(.6, kit.White.Alpha(depth*.8)), kit.At(.78, kit.White.Alpha(0)), kit.At(.86, dark.Alpha(0)), kit.At(1, dark.Alpha(depth*.7)))
	cover(d, p.Rect(b.X0-1, b.Y0-1, b.W()+2, b.H()+2, 0, sky))
}

// sheen lays bright diagonal bands over a drawing.
func (p *pen) sheen(d *kit.Drawing, opacity float64) {
	b := p.box
	x := b.X0 + b.W()*p.between(.18, .3)
	band := func(x, w float64) kit.Node {
		return p.Path(fmt.Sprintf("M%g %gh%gL%g %gh%gZ", x, b.Y0, w, x+w-b.H()*.35, b.Y1, -w), kit.White)
	}
	cover(d, kit.Of(p.Blur(p.size*.012, band(x, b.W()*.1)), p.Blur(p.size*.008, band(x+b.W()*.18, b.W()*.03))).Opacity(opacity))
}

// glints sets a few four-pointed sparkles near the upper left.
func (p *pen) glints(d *kit.Drawing, n int) {
	var all []kit.Node
	for range n {
		x, y := p.between(p.box.X0+.1*p.box.W(), p.box.X0+.8*p.box.W()), p.between(p.box.Y0+.05*p.box.H(), p.box.Y0+.6*p.box.H())
		all = append(all, sparkle(p.Canvas, x, y, p.size*p.between(.025, .05)))
	}
	cover(d, kit.Of(all...).Opacity(.95))
}

// textured maps tones through a ramp under a texture.
func textured(texture func(p *pen) kit.Node, hex ...uint32) change {
	r := rampOf(hex...)
	return func(d *kit.Drawing, p *pen) {
		r.through(d)
		cover(d, texture(p))
	}
}

func wood(d *kit.Drawing, p *pen) {
	rampOf(0x47260c, 0x84521f, 0xb57a38, 0xd6a05a, 0xebc288, 0xf7e0b8).through(d)
	var all []kit.Node
	for y := p.box.Y0; y < p.box.Y1; y += p.size * p.between(.02, .045) {
		d := ""
		for k := range 9 {
			d += fmt.Sprintf("%g,%g ", p.box.X0+p.box.W()*float64(k)/8, y+p.size*.012*sin(float64(k)*1.3+y*.07)+p.between(-.4, .4))
		}
		all = append(all, p.Line(d, kit.Hex("#4a2710"), p.size*p.between(.003, .01)).Opacity(p.between(.25, .55)))
	}
	for range 3 {
		x, y := p.at()
		for k := range 4 {
			r := p.size * .012 * float64(k+1)
			all = append(all, p.Ellipse(x, y, r*1.7, r, kit.None).Stroke(kit.Hex("#4a2710"), p.size*.004).Opacity(.4))
		}
	}
	cover(d, kit.Of(all...))
}

func stone(d *kit.Drawing, p *pen) {
	rampOf(0x2f3134, 0x5d6064, 0x85888b, 0xa9abac, 0xcccdcc, 0xe8e8e5).through(d)
	var all []kit.Node
	for i := range 240 {
		x, y := p.at()
		ink := kit.Hex("#3f4145")
		if i%3 == 0 {
			ink = kit.White
		}
		all = append(all, p.Circle(x, y, p.size*p.between(.002, .007), ink).Opacity(p.between(.12, .4)))
	}
	for range 5 {
		all = append(all, p.crack(p.between(.1, .2), .004, "#3a3c40").Opacity(.55))
	}
	cover(d, kit.Of(all...))
}

func marble(d *kit.Drawing, p *pen) {
	rampOf(0x6c6e7a, 0xa3a6b2, 0xcfd1d9, 0xececef, 0xffffff).through(d)
	cover(d, veinsOf(p.Canvas, p.box, kit.TonesOf(kit.White), .4).Opacity(.7))
}

// crack is a jagged line somewhere on the drawing; length and width are shares of its longer side.
func (p *pen) crack(length, width float64, hex string) kit.Node {
	x, y := p.at()
	turn := p.between(0, 2*math.Pi)
	d := fmt.Sprintf("M%g %g", x, y)
	for range 5 {
		turn += p.between(-.9, .9)
		x, y = x+math.Cos(turn)*p.size*length/5, y+math.Sin(turn)*p.size*length/5
		d += fmt.Sprintf("L%g %g", x, y)
	}
	return p.Line(d, kit.Hex(hex), p.size*width)
}

func plastic(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L, C: min(.26, v.C*1.25), H: v.H})
	})
	p.sheen(d, .45)
	p.glints(d, 2)
}

func ceramic(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.7 + .3, C: v.C * .7, H: v.H})
	})
	p.sheen(d, .6)
}
