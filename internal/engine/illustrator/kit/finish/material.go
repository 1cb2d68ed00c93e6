package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// materials are what drawings can be made of.
var materials = map[string]change{
	"gold": metal(0x4f2a05, 0xa8660f, 0xe0a52a, 0xffd75e, 0xfff3b8, 0xfffdf0), "silver": metal(0x2f3540, 0x717b88, 0xaab4bf, 0xd9e0e6, 0xf6f9fb, 0xffffff),
	"brass": metal(0x3f2c08, 0x8a6a1f, 0xbf9a3e, 0xe0c476, 0xf6e8b8), "bronze": metal(0x351c0c, 0x7a4520, 0xb0703a, 0xd9a066, 0xf5d9b0),
	"copper": metal(0x3f1508, 0x8f3f1f, 0xcf7042, 0xf2a277, 0xffe0c8), "metal": metal(0x23282f, 0x59636e, 0x8b96a1, 0xbcc5cd, 0xe6ebef, 0xffffff),
	"chrome": metal(0x10151c, 0x4a5868, 0xdfe9f2, 0x7d8c9c, 0xb9c7d4, 0xf7fbff, 0xffffff),
	"wood":   wood, "stone": stone, "marble": marble, "leather": textured(grain, 0x2f160a, 0x6b3a1c, 0x96582f, 0xbd8252, 0xe3bd93),
	"denim": textured(weave, 0x16233f, 0x2c4470, 0x456395, 0x6f8dbb, 0xb3c6e0), "chocolate": metal(0x2a130a, 0x55290f, 0x7a4220, 0xa66a3c, 0xe3b98a),
	"glass": glass, "ice": ice, "candy": candy, "plush": plush, "knit": knit, "wicker": textured(basketry, 0x4a2c12, 0x8a5a2a, 0xb98545, 0xdcb070, 0xf3dba8),
	"paper": paper, "origami": origami, "foil": foil, "velvet": velvet, "silk": silk, "plastic": plastic, "ceramic": ceramic,
	"clay": clay, "bricks": bricks, "embroidery": embroidery, "neon": neon,
}

// metal maps tones through a ramp and adds glints.
func metal(hex ...uint32) change {
	r := rampOf(hex...)
	return func(d *kit.Drawing, p *pen) {
		r.through(d)
		p.sheen(d, .34)
		p.glints(d, 3)
	}
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
	rampOf(0x3b1d0a, 0x6f3f1b, 0x9c6130, 0xc4894d, 0xe0b27a, 0xf4d9ae).through(d)
	var all []kit.Node
	for y := p.box.Y0; y < p.box.Y1; y += p.size * p.between(.018, .04) {
		d := ""
		for k := range 9 {
			d += fmt.Sprintf("%g,%g ", p.box.X0+p.box.W()*float64(k)/8, y+p.size*.012*sin(float64(k)*1.3+y*.07)+p.between(-.4, .4))
		}
		all = append(all, p.Line(d, kit.Hex("#4a2710"), p.size*p.between(.002, .006)).Opacity(p.between(.18, .45)))
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
	rampOf(0x8d8f98, 0xbfc1c8, 0xdfe0e4, 0xf2f2f3, 0xffffff).through(d)
	cover(d, veins(p.Canvas, p.box, kit.TonesOf(kit.White)))
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

// grain is the pebbled surface of leather.
func grain(p *pen) kit.Node {
	var all []kit.Node
	for range 260 {
		x, y := p.at()
		all = append(all, p.Circle(x, y, p.size*p.between(.003, .006), kit.None).Stroke(kit.Hex("#2a1408"), p.size*.0016).Opacity(.35))
	}
	return kit.Of(all...)
}

// weave is the diagonal twill of denim.
func weave(p *pen) kit.Node {
	d := ""
	for x := p.box.X0 - p.box.H(); x < p.box.X1; x += p.size * .012 {
		d += fmt.Sprintf("M%g %gl%g %g", x, p.box.Y1, p.box.H(), -p.box.H())
	}
	return p.Line(d, kit.White, p.size*.0022).Opacity(.22)
}

// basketry is rows of woven splints.
func basketry(p *pen) kit.Node {
	var all []kit.Node
	s, row := p.size*.045, 0
	for y := p.box.Y0; y < p.box.Y1; y += s * .6 {
		for x := p.box.X0 + s*.5*float64(row%2); x < p.box.X1; x += s {
			all = append(all, p.Rect(x, y, s*.86, s*.44, s*.2, kit.Hex("#e9c48a")).Opacity(.55), p.Rect(x, y+s*.4, s*.86, s*.1, 0, kit.Hex("#4a2c12")).Opacity(.5))
		}
		row++
	}
	return kit.Of(all...)
}

// see makes every color see-through but the brightest and darkest, which stay as reflections and edges.
func see(d *kit.Drawing, alpha float32, tint func(color.LCH) color.LCH) {
	eachPath(d, func(path *scene.Path) {
		clear := func(q scene.RGBA) scene.RGBA {
			v := color.ToLCH(color.RGB{R: q.R, G: q.G, B: q.B})
			keep := alpha
			switch {
			case v.L > .93:
				keep = .8
			case v.L < .32:
				keep = alpha * 1.5
			}
			o := color.FromLCH(tint(v))
			return scene.RGBA{R: o.R, G: o.G, B: o.B, A: q.A * min(keep, 1)}
		}
		recolorPaint(&path.Fill, clear)
		if path.Stroke != nil {
			s := *path.Stroke
			recolorPaint(&s.Paint, clear)
			path.Stroke = &s
		}
	})
}

func recolorPaint(p *scene.Paint, f func(scene.RGBA) scene.RGBA) {
	p.Color = f(p.Color)
	stops := make([]scene.Stop, len(p.Stops))
	for i, s := range p.Stops {
		stops[i] = scene.Stop{Offset: s.Offset, Color: f(s.Color)}
	}
	p.Stops = stops
}

// lineOf strokes every large path of a drawing.
func lineOf(d *kit.Drawing, c kit.Color, width float64) kit.Node {
	least := .16 * max(d.Box.W(), d.Box.H())
	var all []scene.Node
	scene.Walk(d.Nodes(), func(path *scene.Path) {
		if path.Fill.Kind == scene.NoPaint {
			return
		}
		q := scene.Node{Path: &scene.Path{Segments: path.Segments}}
		if b := kit.FromScene([]scene.Node{{Path: path}}).Bounds(); max(b.W(), b.H()) > least {
			all = append(all, q)
		}
	})
	return kit.FromScene(all).Stroke(c, width)
}

func glass(d *kit.Drawing, p *pen) {
	source := *d
	see(d, .46, func(v color.LCH) color.LCH { return color.LCH{L: min(.97, v.L*.72+.26), C: v.C*1.1 + .012, H: v.H} })
	edge := kit.TonesOf(rulingColor(&source))
	cover(d, kit.Of(p.Blur(p.size*.016, lineOf(&source, edge.D, p.size*.04)).Opacity(.5), lineOf(&source, kit.White, p.size*.008).Opacity(.6)))
	p.sheen(d, .5)
	p.glints(d, 3)
}

func ice(d *kit.Drawing, p *pen) {
	source := *d
	see(d, .55, func(v color.LCH) color.LCH { return color.LCH{L: min(.98, v.L*.5+.5), C: .05, H: 4.05} })
	var all []kit.Node
	for range 9 {
		all = append(all, p.crack(p.between(.12, .3), .005, "#ffffff").Opacity(.7))
	}
	cover(d, kit.Of(lineOf(&source, kit.White, p.size*.01).Opacity(.75), kit.Of(all...)))
	p.glints(d, 4)
}

func candy(d *kit.Drawing, p *pen) {
	see(d, .74, func(v color.LCH) color.LCH {
		return color.LCH{L: min(.95, v.L*.7+.24), C: min(.24, v.C*1.5+.04), H: v.H}
	})
	p.sheen(d, .6)
	p.glints(d, 3)
}

// plush has fuzzy edges, soft colors and seams.
func plush(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.82 + .13, C: v.C * .85, H: v.H})
	})
	eachPath(d, func(path *scene.Path) {
		b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
		if path.Stroke == nil && path.Fill.Kind != scene.NoPaint && max(b.W(), b.H()) > .14*p.size {
			k := float32(p.size)
			path.Stroke = &scene.Stroke{Paint: path.Fill, Width: k * .016, Cap: scene.ButtCap, Join: scene.RoundJoin, Dash: []float32{k * .005, k * .004}}
		}
	})
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	var hairs []kit.Node
	for i := range 340 {
		x, y := p.at()
		ink := kit.White
		if i%2 == 0 {
			ink = kit.Hex("#3a2a30")
		}
		hairs = append(hairs, p.Line(fmt.Sprintf("M%g %gl%g %g", x, y, p.size*p.between(-.006, .006), p.size*p.between(.006, .014)), ink, p.size*.003).Opacity(.14))
	}
	cover(d, kit.Of(kit.Of(hairs...), lineOf(&source, kit.White, p.size*.005).Dash(p.size*.018, p.size*.014).Opacity(.55)))
}

// knit is rows of V-shaped stitches.
func knit(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	s := p.size * .034
	light, dark := "", ""
	for y := p.box.Y0 - s; y < p.box.Y1+s; y += s * .82 {
		for x := p.box.X0 - s; x < p.box.X1+s; x += s {
			light += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.1, y, x+s*.5, y+s*.62)
			dark += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.9, y, x+s*.5, y+s*.62)
		}
	}
	cover(d, kit.Of(p.Line(light, kit.White, s*.34).Opacity(.26), p.Line(dark, kit.Hex("#2a1a2a"), s*.34).Opacity(.2), p.Line(light, kit.Hex("#2a1a2a"), s*.06).Move(-s*.19, s*.03).Opacity(.3)))
}

func paper(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.8 + .16, C: v.C * .8, H: v.H})
	})
	var all []kit.Node
	for range 200 {
		x, y := p.at()
		all = append(all, p.Line(fmt.Sprintf("M%g %gl%g %g", x, y, p.size*p.between(-.02, .02), p.size*p.between(-.02, .02)), kit.White, p.size*.0018).Opacity(.35))
	}
	cover(d, kit.Of(all...))
}

// origami folds the drawing into flat facets.
func origami(d *kit.Drawing, p *pen) {
	paper(d, p)
	const n = 6
	var grid [n + 1][n + 1][2]float64
	for i := range grid {
		for k := range grid[i] {
			grid[i][k] = [2]float64{
				p.box.X0 + p.box.W()*(float64(k)+p.between(-.3, .3))/n, p.box.Y0 + p.box.H()*(float64(i)+p.between(-.3, .3))/n,
			}
		}
	}
	var all []kit.Node
	facet := func(a, b, c [2]float64) {
		ink, o := kit.White, p.between(0, .4)
		if p.rng.IntN(2) == 0 {
			ink, o = kit.Hex("#20142f"), p.between(0, .26)
		}
		all = append(all, p.Path(fmt.Sprintf("M%g %gL%g %gL%g %gZ", a[0], a[1], b[0], b[1], c[0], c[1]), ink).Opacity(o))
	}
	for i := range n {
		for k := range n {
			a, b, c, e := grid[i][k], grid[i][k+1], grid[i+1][k], grid[i+1][k+1]
			facet(a, b, c)
			facet(b, e, c)
		}
	}
	cover(d, kit.Of(all...))
}

// foil is the tight, mirroring skin of a foil balloon.
func foil(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		t := tone(c)
		wave := float32(math.Sin(float64(t)*9)) * .12
		return color.FromLCH(color.LCH{L: max(.18, min(.97, .3+.62*t+wave)), C: v.C * 1.1, H: v.H})
	})
	p.sheen(d, .55)
	cover(d, kit.Of(p.Blur(p.size*.02, lineOf(&source, kit.Black, p.size*.05)).Opacity(.26), lineOf(&source, kit.White, p.size*.008).Dash(p.size*.05, p.size*.09).Opacity(.7)))
	p.glints(d, 2)
}

func velvet(d *kit.Drawing, p *pen) {
	source := *d
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L * .82, C: v.C * 1.15, H: v.H})
	})
	cover(d, p.Blur(p.size*.02, lineOf(&source, kit.White, p.size*.03)).Opacity(.4))
}

func silk(d *kit.Drawing, p *pen) {
	var all []kit.Node
	for k := range 5 {
		x := p.box.X0 + p.box.W()*(.05+.22*float64(k))
		all = append(all, p.Blur(p.size*.02, p.Line(fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g", x, p.box.Y0, x+p.size*.06, p.box.Y0+p.box.H()*.35, x-p.size*.04, p.box.Y0+p.box.H()*.7, x+p.size*.05, p.box.Y1), kit.White, p.size*.035)))
	}
	cover(d, kit.Of(all...).Opacity(.5))
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

func clay(d *kit.Drawing, p *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return color.FromLCH(color.LCH{L: v.L*.84 + .1, C: v.C * .92, H: v.H})
	})
	var all []kit.Node
	for range 26 {
		x, y := p.at()
		all = append(all, p.Blur(p.size*.006, p.Ellipse(x, y, p.size*p.between(.01, .03), p.size*p.between(.006, .014), kit.Black)).Opacity(.16),
			p.Blur(p.size*.004, p.Ellipse(x-p.size*.006, y-p.size*.008, p.size*.014, p.size*.006, kit.White)).Opacity(.3))
	}
	cover(d, kit.Of(all...))
}

// bricks covers everything with studs of building bricks.
func bricks(d *kit.Drawing, p *pen) {
	s := p.size * .062
	var all []kit.Node
	for y := p.box.Y0; y < p.box.Y1; y += s {
		for x := p.box.X0; x < p.box.X1; x += s {
			all = append(all, p.Rect(x, y, s, s, 0, kit.None).Stroke(kit.Black, s*.05).Opacity(.22),
				p.Circle(x+s*.54, y+s*.56, s*.27, kit.Black).Opacity(.22), p.Circle(x+s*.48, y+s*.47, s*.27, kit.White).Opacity(.3))
		}
	}
	cover(d, kit.Of(all...))
}

// embroidery is dense satin stitches with a stitched border.
func embroidery(d *kit.Drawing, p *pen) {
	source := *d
	for l := range d.Layers {
		d.Layers[l] = withoutShade(d.Layers[l])
	}
	light, dark := "", ""
	s := p.size * .011
	for x := p.box.X0 - p.box.H()*.4; x < p.box.X1; x += s {
		light += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x, p.box.Y1, x+p.box.H()*.4, p.box.Y0)
		dark += fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x+s*.5, p.box.Y1, x+s*.5+p.box.H()*.4, p.box.Y0)
	}
	cover(d, kit.Of(p.Line(light, kit.White, s*.35).Opacity(.3), p.Line(dark, kit.Black, s*.3).Opacity(.16),
		lineOf(&source, kit.Hex("#33252d"), p.size*.01).Dash(p.size*.014, p.size*.006).Butt().Opacity(.55)))
}

// neon turns the drawing into glowing tubes along its outlines.
func neon(d *kit.Drawing, p *pen) {
	tubes := lineOf(d, kit.Hex("#ff4fd8"), p.size*.016)
	core := lineOf(d, kit.White, p.size*.006)
	for l := range d.Layers {
		d.Layers[l] = nil
	}
	d.Layers[kit.Body] = kit.Of(p.Glow(p.size*.03, tubes).Opacity(.8), tubes, core).Scene()
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}
