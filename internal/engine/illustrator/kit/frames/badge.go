package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var badge = kit.Piece{
	Name: "badge", Cm: 8,
	Palette: "edge #2456a8 emblem; center #f7f1e1; accent #f0b43c",
	Draw: func(c *kit.Canvas) {
		t, m, a := c.Tones("edge"), c.Tones("center"), c.Tones("accent")
		switch c.Variant(4) {
		case 1: // a shield
			sh := func(k float64) string {
				p := func(x, y float64) string { return fmt.Sprintf("%.2f %.2f", 128+(x-128)*k, 124+(y-124)*k) }
				return "M" + p(128, 6) + "C" + p(160, 26) + " " + p(196, 32) + " " + p(232, 30) + "C" + p(236, 120) + " " + p(214, 208) + " " + p(128, 250) + "C" + p(42, 208) + " " + p(20, 120) + " " + p(24, 30) + "C" + p(60, 32) + " " + p(96, 26) + " " + p(128, 6) + "Z"
			}
			c.Part("edge", shape.Plump(c, sh(1), a), c.Path(sh(.9), t.DDD), shape.Plump(c, sh(.88), t))
			c.Part("accent", c.Path(sh(.8), kit.None).Stroke(a.L, 2))
			ribbonAcross(c, 128, 140, 118, 46, a, t)
			crestStar(c, 128, 66, 30, a)
			crestStar(c, 128, 206, 15, a)
			printBox(c, kit.Box{X0: 44, Y0: 122, X1: 212, Y1: 156}, "slab", shape.Ink(a))
			return
		case 2: // a hexagon with stars
			hex := func(r float64) string {
				pts := make([]shape.Pt, 6)
				for i := range pts {
					pts[i] = shape.Polar(128, 128, r, 60*float64(i)+30)
				}
				return shape.Poly(r*.12, pts...)
			}
			c.Part("edge", c.Path(hex(124), t.DD).Move(0, 4), shape.Plump(c, hex(124), t))
			c.Part("center", c.Path(hex(100), m.DD), c.Form(hex(98), kit.Lin(50, 40, 200, 220, m.L, m.M, m.D), c.Blur(6, c.Path(hex(98), kit.None).Stroke(t.DD, 10).Move(3, 4)).Opacity(.3)), c.Path(hex(88), kit.None).Stroke(t.M, 2))
			for i := range 3 {
				crestStar(c, 96+32*float64(i), 70-6*float64(i%2), 11, a)
			}
			ribbonAcross(c, 128, 132, 122, 50, a, t)
			crestStar(c, 128, 190, 14, a)
			printBox(c, kit.Box{X0: 40, Y0: 112, X1: 216, Y1: 150}, "slab", shape.Ink(a))
			return
		case 3: // a round emblem with a laurel
			c.Part("edge", shape.Plump(c, kit.Oval(128, 128, 122, 122), t), c.Circle(128, 128, 112, kit.None).Stroke(a.M, 2.4), c.Circle(128, 128, 106, kit.None).Stroke(a.M, 1))
			for i := range 2 {
				s := float64(i)*2 - 1
				for k := range 9 {
					p := shape.Polar(128, 128, 84, 90+s*(14+float64(k)*15))
					c.Part("accent", kit.Of(lobe(c, p.X, p.Y, 20, 90+s*(14+float64(k)*15)+s*62, a), lobe(c, p.X, p.Y, 17, 90+s*(14+float64(k)*15)+s*122, a)))
				}
			}
			if c.Text() == "" {
				crestStar(c, 128, 124, 44, a)
			}
			printBox(c, kit.Box{X0: 72, Y0: 92, X1: 184, Y1: 160}, "slab", m.L)
			return
		}
		edge := shape.Scallop(128, 128, 114, 22, .62)
		c.Part("edge", c.Path(edge, t.DDD).Move(0, 4), shape.Plump(c, edge, t), c.Circle(128, 128, 104, kit.None).Stroke(a.M, 2.6), c.Circle(128, 128, 98, kit.None).Stroke(a.L, 3.4).Dash(.1, 8.2))
		c.Part("center", c.Circle(128, 129, 88, t.DDD), c.Form(kit.Oval(128, 128, 86, 86), kit.Lin(60, 50, 200, 210, m.L, m.M, m.D), c.Blur(6, c.Circle(128, 128, 86, kit.None).Stroke(t.DD, 12).Move(3, 4)).Opacity(.35)), c.Circle(128, 128, 78, kit.None).Stroke(t.L, 1.6))
		if c.Text() == "" {
			crestStar(c, 128, 128, 54, a)
		} else {
			for i := range 3 {
				crestStar(c, 102+26*float64(i), 72-6*float64(i%2), 10, a)
				crestStar(c, 102+26*float64(i), 186+6*float64(i%2), 10, a)
			}
		}
		printBox(c, kit.Box{X0: 56, Y0: 86, X1: 200, Y1: 172}, "slab", t.D)
	},
}

// lobe is a small leaf of metal.
func lobe(c *kit.Canvas, x, y, l, a float64, t kit.Tones) kit.Node {
	d := fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f 0q%.2f %.2f %.2f 0z", x, y, l*.5, -l*.42, l, -l*.5, l*.42, -l)
	return kit.Of(c.Path(d, kit.Lin(x, y-4, x, y+4, t.LL, t.M, t.D))).Rotate(a, x, y)
}

func crestStar(c *kit.Canvas, x, y, r float64, t kit.Tones) {
	d := shape.Star(x, y+r*.06, 5, r, r*.48, r*.1)
	c.Part("accent", c.Path(d, t.DDD).Move(0, r*.06).Opacity(.6), shape.Plump(c, d, t))
}

// ribbonAcross is a band with folded ends across a badge.
func ribbonAcross(c *kit.Canvas, x, y, w, h float64, t, back kit.Tones) {
	tail := fmt.Sprintf("M%g %gH%gl12 %gl-12 %gH%gZ", x-w*.72, y-h/2+9, x-w-6, h/2, h/2, x-w*.72)
	c.Part("accent", c.Both(x, c.Path(tail, kit.Lin(x-w, 0, x-w*.7, 0, t.M, t.DD)), c.Path(fmt.Sprintf("M%g %gl%g 9v-9z", x-w*.88, y+h/2, w*.16), t.DDD)))
	body := fmt.Sprintf("M%g %gH%gV%gH%gZ", x-w*.88, y-h/2, x+w*.88, y+h/2, x-w*.88)
	c.Part("accent", shape.Cast(c, body, back.DDD, 0, 3, 3, .45), c.Form(body, kit.Lin(x-w, 0, x+w, 0, t.D, t.M, t.L, t.M, t.D), c.Path(fmt.Sprintf("M%g %gH%g", x-w, y-h/2+4, x+w), kit.None).Stroke(t.LL, 1.3), c.Path(fmt.Sprintf("M%g %gH%g", x-w, y+h/2-4, x+w), kit.None).Stroke(t.LL, 1.3)))
}

var goldSeal = kit.Piece{
	Name: "gold-seal", Cm: 6,
	Palette: "edge #e9b23c gold; center #f3c860 <edge; ribbons #c4283c",
	Draw: func(c *kit.Canvas) {
		t, m, b := c.Tones("edge"), c.Tones("center"), c.Tones("ribbons")
		switch c.Variant(3) {
		case 1:
			rosette(c, t, m, b)
			return
		case 2:
			plainSeal(c, t, m, b)
			return
		}
		for i, a := range []float64{18, -18} {
			d := "M96 130H160V250L128 232L96 250Z"
			k := []kit.Tones{kit.TonesOf(b.D), b}[i]
			c.Part("ribbons", c.Form(d, kit.Lin(96, 0, 160, 0, k.D, k.M, k.L, k.M, k.D), c.Blur(7, c.Rect(90, 120, 80, 70, 0, k.DDD)).Opacity(.75), c.Line("M104 130V240M152 130V240", k.LL, 1.4).Opacity(.7)).Rotate(a, 128, 110))
		}
		var pts []shape.Pt
		for i := range 56 {
			pts = append(pts, shape.Polar(128, 104, []float64{100, 92}[i%2], 360*float64(i)/56))
		}
		edge := shape.Poly(1.5, pts...)
		c.Part("edge", shape.Cast(c, edge, b.DDD, 0, 3, 3, .4), c.Form(edge, shape.Metal(40, 10, 216, 200, t), c.Path(edge, kit.None).Stroke(t.DD, 2).Move(-.8, -1)), c.Circle(128, 104, 84, kit.None).Stroke(t.DD, 2.4), c.Circle(127.4, 103.2, 84, kit.None).Stroke(t.LL, 1.4),
			c.Circle(128, 104, 79, kit.None).Stroke(t.DD, 3.4).Dash(.1, 7.1))
		c.Part("center", c.Circle(128, 104, 72, t.DDD), c.Form(kit.Oval(128, 104, 71, 71), shape.Metal(70, 40, 190, 170, m), c.Blur(6, c.Circle(128, 104, 71, kit.None).Stroke(t.DD, 12).Move(4, 5)).Opacity(.6)), c.Circle(128, 104, 62, kit.None).Stroke(t.LL, 1.3).Opacity(.8))
		if c.Text() == "" {
			d := shape.Star(128, 107, 5, 42, 20, 3)
			c.Part("center", c.Path(d, t.DDD).Move(-1.4, -1.8).Opacity(.5), c.Path(d, t.LL).Move(1.2, 1.6), c.Path(d, kit.Lin(90, 70, 170, 150, m.M, m.D)))
		}
		printBox(c, kit.Box{X0: 80, Y0: 78, X1: 176, Y1: 130}, "serif", t.DDD)
	},
}

var starburstBadge = kit.Piece{
	Name: "starburst-badge", Cm: 10,
	Palette: "points #f23c4d red; text #ffffff; accent #ffd23f",
	Draw: func(c *kit.Canvas) {
		t, x, a := c.Tones("points"), c.Tones("text"), c.Tones("accent")
		n := []int{16, 24, 12}[c.Variant(3)]
		in := []float64{.8, .88, .76}[c.Variant(3)]
		d := func(r float64) string { return shape.Star(128, 128, n, r, r*in, 3) }
		c.Part("points", c.Path(d(122), t.DDD).Move(0, 5), shape.Plump(c, d(122), t))
		c.Part("accent", c.Path(d(106), kit.None).Stroke(a.M, 3), c.Circle(128, 128, 80, kit.None).Stroke(x.M, 2).Dash(6, 5).Opacity(.8))
		b := kit.Box{X0: 62, Y0: 92, X1: 194, Y1: 164}
		if c.Text() == "" {
			for i := range 5 {
				k := []float64{11, 15, 20, 15, 11}[i]
				crestStar(c, 128+34*float64(i-2)*.92, 130+4*float64((i-2)*(i-2)), k, a)
			}
			c.AnchorBox("print", 128, 128, b.W(), b.H(), 0)
			return
		}
		c.AnchorBox("print", 128, 128, b.W(), b.H(), 0)
		text := kit.LettersPath(c.Text(), b, "display")
		c.Part("text", kit.Of(c.Path(text, t.DDD).Move(2, 3).Opacity(.6), c.Path(text, kit.Lin(0, b.Y0, 0, b.Y1, x.M, x.M, x.D))).Rotate(-8, 128, 128))
	},
}

var label = kit.Piece{
	Name: "label", Cm: 10,
	Palette: "paper #f6ead0 fill; edge #7a4a2b <paper; accent #c0483a",
	Draw: func(c *kit.Canvas) {
		t, e, a := c.Tones("paper"), c.Tones("edge"), c.Tones("accent")
		d := []func(float64) string{
			func(k float64) string { // bracket corners
				x0, y0, x1, y1, q := 8+k, 52+k, 248-k, 204-k, 20.0
				return fmt.Sprintf("M%g %gH%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 0 %g %gH%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 0 %g %gZ", x0+q, y0, x1-q, q, q, x1, y0+q, y1-q, q, q, x1-q, y1, x0+q, q, q, x0, y1-q, y0+q, q, q, x0+q, y0)
			},
			func(k float64) string { return kit.Oval(128, 128, 122-k, 78-k) },
			func(k float64) string { // pointed sides
				return shape.Poly(6, shape.Pt{X: 6 + k*1.2, Y: 128}, shape.Pt{X: 44 + k, Y: 56 + k}, shape.Pt{X: 212 - k, Y: 56 + k}, shape.Pt{X: 250 - k*1.2, Y: 128}, shape.Pt{X: 212 - k, Y: 200 - k}, shape.Pt{X: 44 + k, Y: 200 - k})
			},
		}[c.Variant(3)]
		c.Part("edge", c.Path(d(0), e.DD).Move(0, 3), c.Path(d(0), kit.Lin(8, 50, 248, 204, e.L, e.M, e.D)))
		c.Part("paper", c.Form(d(7), kit.Lin(8, 50, 248, 210, t.L, t.M, t.D), c.Blur(9, c.Path(d(7), kit.None).Stroke(e.M, 18)).Opacity(.28)), c.Path(d(13), kit.None).Stroke(e.M, 2), c.Path(d(17), kit.None).Stroke(e.M, .9))
		b := kit.Box{X0: 54, Y0: 96, X1: 202, Y1: 160}
		for _, y := range []float64{86, 170} {
			c.Part("accent", c.Line(fmt.Sprintf("M74 %gH116M140 %gH182", y, y), a.M, 1.6), c.Path(shape.Glint(128, y, 8, .3), a.M))
		}
		if c.Text() == "" {
			c.Part("accent", c.Path(shape.Star(128, 130, 5, 24, 11, 2), a.M), c.Path(shape.Star(86, 131, 5, 12, 5.5, 1), a.M), c.Path(shape.Star(170, 131, 5, 12, 5.5, 1), a.M))
		}
		printBox(c, b, "slab", e.D)
	},
}

var saleTag = kit.Piece{
	Name: "sale-tag", Cm: 8,
	Palette: "tag #ee3b4b; text #ffffff; string #c9a873; ring #f3c14b",
	Draw: func(c *kit.Canvas) {
		t, x, s, g := c.Tones("tag"), c.Tones("text"), c.Tones("string"), c.Tones("ring")
		own := c.Text()
		if own == "" {
			own = "SALE"
		}
		switch c.Variant(3) {
		case 1: // a round sticker
			c.Part("tag", c.Circle(128, 132, 118, t.DDD), shape.Plump(c, kit.Oval(128, 128, 118, 118), t), c.Circle(128, 128, 104, kit.None).Stroke(x.M, 2.4).Dash(8, 6).Opacity(.85))
			c.Part("ring", c.Path(shape.Star(128, 60, 5, 20, 9, 2), g.M), c.Path(shape.Star(128, 200, 5, 20, 9, 2), g.M))
			word := kit.LettersPath(own, kit.Box{X0: 44, Y0: 88, X1: 212, Y1: 174}, "display")
			c.AnchorBox("print", 128, 131, 168, 86, 0)
			c.Part("text", kit.Of(c.Path(word, t.DDD).Move(2, 3).Opacity(.55), c.Path(word, x.M)).Rotate(-8, 128, 131))
			return
		case 2: // a ribbon that hangs from a rod
			d := "M58 34H198V244L128 204L58 244Z"
			c.Part("tag", c.Path(d, t.DDD).Move(0, 3), c.Form(d, kit.Lin(58, 0, 198, 0, t.D, t.M, t.L, t.M, t.D), c.Blur(8, c.Rect(40, 20, 180, 34, 0, t.DDD)).Opacity(.6), c.Line("M68 30V228M188 30V228", x.M, 2).Dash(7, 5).Opacity(.8)))
			c.Part("string", c.Path(kit.RoundRect(44, 20, 168, 20, 8), kit.Lin(0, 20, 0, 40, s.L, s.M, s.DD)))
			c.Part("ring", c.Circle(54, 30, 4, g.M), c.Circle(202, 30, 4, g.M))
			word := kit.LettersPath(own, kit.Box{X0: 76, Y0: 78, X1: 180, Y1: 172}, "display")
			c.AnchorBox("print", 128, 125, 104, 94, 0)
			c.Part("text", c.Path(word, t.DDD).Move(1.6, 2.6).Opacity(.55), c.Path(word, x.M))
			return
		}
		turn := func(n kit.Node) kit.Node { return n.Rotate(-14, 128, 140) }
		body := shape.Poly(15, shape.Pt{X: 12, Y: 140}, shape.Pt{X: 70, Y: 76}, shape.Pt{X: 244, Y: 76}, shape.Pt{X: 244, Y: 204}, shape.Pt{X: 70, Y: 204})
		hole := "M48 140a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z"
		c.Part("string", turn(kit.Of(c.Line("M59 140C30 104 26 60 70 30C92 16 100 44 78 56C50 72 40 104 56 136", s.DD, 5), c.Line("M59 140C30 104 26 60 70 30C92 16 100 44 78 56C50 72 40 104 56 136", s.M, 3.4), c.Line("M59 140C30 104 26 60 70 30C92 16 100 44 78 56C50 72 40 104 56 136", s.LL, 1.2).Dash(2.4, 3))))
		mask := kit.Of(c.Rect(-40, -40, 340, 340, 0, kit.White), c.Path(hole, kit.Black))
		c.Part("tag", turn(c.Mask(mask, c.Path(body, t.DDD).Move(0, 4), shape.Plump(c, body, t), c.Path(shape.Poly(12, shape.Pt{X: 26, Y: 140}, shape.Pt{X: 75, Y: 86}, shape.Pt{X: 234, Y: 86}, shape.Pt{X: 234, Y: 194}, shape.Pt{X: 75, Y: 194}), kit.None).Stroke(x.M, 2).Dash(7, 5).Opacity(.8))))
		c.Part("ring", turn(kit.Of(c.Circle(59, 140, 14, kit.None).Stroke(g.DD, 7), c.Circle(58.6, 139.4, 14, kit.None).Stroke(kit.Lin(46, 126, 72, 154, g.LL, g.M, g.D), 5))))
		c.Part("string", turn(c.Line("M62 146C58 142 50 130 46 120", s.M, 3.4)))
		c.AnchorBox("print", 160, 132, 136, 76, -14)
		d := kit.LettersPath(own, kit.Box{X0: 92, Y0: 102, X1: 226, Y1: 178}, "display")
		c.Part("text", turn(kit.Of(c.Path(d, t.DDD).Move(1.6, 2.6).Opacity(.55), c.Path(d, x.M))))
	},
}
