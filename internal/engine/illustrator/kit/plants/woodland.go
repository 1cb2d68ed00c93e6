package plants

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var wheat = kit.Piece{
	Name: "wheat", Cm: 70,
	Palette: "grain #e5b245 ears; stalks #d9b45a straw; ribbon #d8483f bow",
	Draw: func(c *kit.Canvas) {
		g, s, r := c.Tones("grain"), c.Tones("stalks"), c.Tones("ribbon")
		ear := func(x, y, a float64) kit.Node {
			kernel := func(px, py, turn float64) kit.Node {
				return kit.Of(c.Line(fmt.Sprintf("M%g %gl0 -34", px, py-12), g.D, 1.4).Rotate(turn, px, py), c.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", px, py, px-10, py-4, px-8, py-18, px, py-24, px+8, py-18, px+10, py-4, px, py), kit.Lin(px-8, py-20, px+8, py, g.LL, g.M, g.DD), c.Line(fmt.Sprintf("M%g %gV%g", px, py-3, py-20), g.DD, 1.4).Opacity(.6)).Rotate(turn, px, py))
			}
			n := kernel(0, -96, 0)
			for i := range 6 {
				yy := -82 + 15*float64(i)
				n = kit.Of(n, kernel(-4, yy, -30), kernel(4, yy, 30))
			}
			return n.Rotate(a, 0, 0).Move(x, y)
		}
		for _, v := range []float64{-34, 34, -17, 17, 0} {
			x := 128 + v*2
			c.Part("stalks", foliage.Stalk(c, s, fmt.Sprintf("M%g 250Q%g 190 %g %g", 128-v*.9, 128.0, x*.98+2.6, 106+math.Abs(v)*.5), 5.5))
		}
		c.Part("grain", ear(61, 132, -32), ear(195, 132, 32), ear(94, 122, -16), ear(162, 122, 16), ear(128, 116, 0))
		loop := c.Form("M126 196C106 176 80 180 82 196C80 214 108 214 126 200Z", kit.Lin(82, 180, 126, 212, r.L, r.M, r.DD))
		c.Part("ribbon", c.Form("M122 198L100 240L112 236L120 244L130 202Z", kit.Lin(100, 200, 130, 244, r.L, r.D)), c.Form("M134 198L156 240L144 236L136 244L126 202Z", kit.Lin(126, 200, 156, 244, r.M, r.DD)), loop, loop.Mirror(128), c.Circle(128, 198, 9, kit.Rad(125, 195, 13, r.LL, r.M, r.DD)))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 224, 0, 0, 0)
	},
}

var acorn = kit.Piece{
	Name: "acorn", Cm: 4,
	Palette: "nut #c98a3c; cap #7a5030; leaves #c9762e leaf",
	Draw: func(c *kit.Canvas) {
		n, k, l := c.Tones("nut"), c.Tones("cap"), c.Tones("leaves")
		c.Part("leaves", foliage.Leaf(c, l, 140, 62, 96, 58, 66), foliage.Leaf(c, l, 132, 56, 84, 52, 24))
		const d = "M48 104H192C200 164 176 206 136 234Q122 252 118 252Q114 252 104 234C64 206 40 164 48 104Z"
		c.Part("nut", c.Form(d, kit.Rad(90, 130, 140, n.LL, n.L, n.M, n.DD), c.Blur(2, c.Line("M96 110Q86 170 112 236M140 110Q152 170 124 236", n.DD, 3)).Opacity(.4), c.Blur(7, c.Path("M40 100H200V124Q120 140 40 124Z", n.DDD)).Opacity(.5), c.Blur(6, c.Path("M190 110Q190 190 120 250H210V110Z", n.DD)).Opacity(.5)), c.Path("M66 134Q72 126 78 134C78 164 86 186 98 204Q98 214 90 208C72 188 64 160 66 134Z", kit.White).Opacity(.5).Shade())
		c.Part("cap", foliage.Stalk(c, k, "M116 44C114 30 118 18 130 8", 13))
		const cap = "M30 104C26 66 66 36 118 36C170 36 214 66 210 104Q208 116 196 118Q118 134 44 118Q32 116 30 104Z"
		var scales []kit.Node
		for r := range 5 {
			y := 56 + 15*float64(r)
			for i := range 13 {
				x := 8 + 18*float64(i) + 9*float64(r%2)
				scales = append(scales, c.Path(fmt.Sprintf("M%g %ga10 10 0 0 0 20 0z", x, y), kit.Lin(x, y, x+20, y+12, k.LL, k.M, k.D)).Stroke(k.DDD, 1.6))
			}
		}
		c.Part("cap", c.Form(cap, kit.Rad(90, 50, 140, k.LL, k.L, k.M, k.DD), append(scales, c.Blur(8, c.Path("M170 40Q220 80 200 130H230V40Z", k.DDD)).Opacity(.5), c.Blur(6, c.Path("M40 96Q50 56 100 44L80 40L30 80Z", k.LL)).Opacity(.45))...))
		c.Anchor("ground", 118, 252)
	},
}

var pineCone = kit.Piece{
	Name: "pine-cone", Cm: 9,
	Palette: "cone #8f5730; needles #4f8f45",
	Draw: func(c *kit.Canvas) {
		k, n := c.Tones("cone"), c.Tones("needles")
		for i := range 18 {
			turn := []float64{-70, 70}[i%2] + float64(i%9-4)*9*[]float64{1, -1}[i%2]
			x, y := foliage.Polar(128, 30, 92+float64(i%3)*10, turn)
			c.Part("needles", c.Line(fmt.Sprintf("M128 30Q%g %g %g %g", (128+x)/2, (30+y)/2-10, x, y+10), n.DD, 5), c.Line(fmt.Sprintf("M128 30Q%g %g %g %g", (128+x)/2, (30+y)/2-11, x, y+9), n.L, 2.4))
		}
		c.Part("needles", foliage.Stalk(c, k, "M128 44C126 28 134 14 146 4", 9))
		c.Part("cone", c.Path("M128 36C190 48 206 116 186 170C172 214 144 250 128 250C112 250 84 214 70 170C50 116 66 48 128 36Z", k.DDD))
		for r := range 8 {
			y := 238 - 25*float64(r)
			half := 72 * math.Pow(math.Sin(math.Pi*math.Min(.94, (250-y+8)/236)), 1.05)
			m := 2 + r%2 + min(r, 2)
			for i := range m {
				u := 0.0
				if m > 1 {
					u = 2*float64(i)/float64(m-1) - 1
				}
				x := 128 + u*half
				w := 26 - math.Abs(u)*4
				d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x-w, y-8, x-w*1.05, y+10, x-w*.3, y+20, x, y+22, x+w*.3, y+20, x+w*1.05, y+10, x+w, y-8, x, y-30, x-w, y-8)
				c.Part("cone", c.Form(d, kit.Lin(x-w, y-20, x+w*.6, y+22, k.L, k.M, k.DD), c.Path(d, kit.None).Stroke(k.DDD, 2.4).Opacity(.7), c.Path(fmt.Sprintf("M%g %gQ%g %g %g %g", x-w*.8, y+4, x, y+24, x+w*.8, y+4), kit.None).Stroke(k.LL, 3).Opacity(.75), c.Circle(x, y+13, 2.6, k.DDD).Opacity(.6)).Rotate(-u*14, x, y))
			}
		}
		c.Anchor("ground", 128, 250)
	},
}

var bamboo = kit.Piece{
	Name: "bamboo", Cm: 200,
	Palette: "canes #7fb84a stalks; leaves #57a24a; nodes #5f8f38 <canes",
	Draw: func(c *kit.Canvas) {
		k, l, n := c.Tones("canes"), c.Tones("leaves"), c.Tones("nodes")
		cane := func(x, top, w, a float64, joints ...float64) {
			y0 := 252.0
			for _, j := range append(joints, top) {
				d := fmt.Sprintf("M%g %gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gZ", x-w*.56, y0, x-w*.44, y0-10, x-w*.44, j+10, x-w*.56, j, x+w*.56, x+w*.44, j+10, x+w*.44, y0-10, x+w*.56, y0)
				c.Part("canes", c.Form(d, kit.Lin(x-w/2, 0, x+w/2, 0, kit.At(0, k.M), kit.At(.25, k.LL), kit.At(.45, k.L), kit.At(.8, k.D), kit.At(1, k.DD))).Rotate(a, x, 252))
				y0 = j
			}
			for _, j := range joints {
				c.Part("nodes", c.Line(fmt.Sprintf("M%g %gH%g", x-w*.56, j, x+w*.56), n.DDD, 4.4).Rotate(a, x, 252), c.Line(fmt.Sprintf("M%g %gH%g", x-w*.5, j-2.4, x+w*.4), n.LL, 2.2).Rotate(a, x, 252))
			}
			c.Part("canes", c.Ellipse(x, top, w*.56, w*.18, k.LL).Rotate(a, x, 252), c.Ellipse(x, top, w*.36, w*.1, k.DD).Rotate(a, x, 252))
		}
		c.Part("leaves", foliage.Leaf(c, l, 166, 92, 74, 20, 44), foliage.Leaf(c, l, 166, 92, 66, 18, 92))
		cane(176, 40, 26, 4, 196, 144, 92)
		cane(78, 22, 28, -4, 206, 150, 96)
		cane(128, 4, 34, 0, 200, 138, 76)
		c.Part("leaves", foliage.Leaf(c, l, 140, 76, 80, 22, 58), foliage.Leaf(c, l, 140, 76, 74, 20, 100), foliage.Leaf(c, l, 140, 78, 62, 18, 24), foliage.Leaf(c, l, 70, 96, 72, 20, -50), foliage.Leaf(c, l, 70, 98, 70, 20, -96), foliage.Leaf(c, l, 64, 150, 56, 16, -66), foliage.Leaf(c, l, 188, 144, 62, 18, 66), foliage.Leaf(c, l, 112, 140, 56, 16, -60))
		c.Anchor("ground", 128, 252)
	},
}

var mistletoe = kit.Piece{
	Name: "mistletoe", Cm: 20,
	Palette: "leaves #6fae4f; berries #f5f2ea; ribbon #d8342f bow; stems #6d8f45",
	Draw: func(c *kit.Canvas) {
		l, b, r, s := c.Tones("leaves"), c.Tones("berries"), c.Tones("ribbon"), c.Tones("stems")
		for _, v := range [][3]float64{{60, 190, -40}, {196, 190, 40}, {128, 220, 0}, {92, 214, -18}, {166, 214, 18}} {
			c.Part("stems", foliage.Stalk(c, s, fmt.Sprintf("M128 64Q%g %g %g %g", 128+(v[0]-128)*.2, 140.0, v[0], v[1]), 5))
			c.Part("leaves", foliage.Leaf(c, l, v[0], v[1]-16, 74, 30, 180+v[2]+34), foliage.Leaf(c, l, v[0], v[1]-16, 74, 30, 180+v[2]-34))
		}
		for _, v := range [][3]float64{{84, 120, -80}, {172, 120, 80}, {104, 148, -110}, {152, 148, 110}} {
			c.Part("stems", foliage.Stalk(c, s, fmt.Sprintf("M128 76Q%g %g %g %g", (128+v[0])/2, v[1]-22, v[0], v[1]), 4.5))
			c.Part("leaves", foliage.Leaf(c, l, v[0], v[1], 66, 28, v[2]))
		}
		for _, v := range [][2]float64{{128, 178}, {112, 190}, {144, 192}, {70, 172}, {86, 166}, {186, 172}, {170, 164}, {128, 206}} {
			c.Part("berries", c.Blur(2, c.Circle(v[0]+1, v[1]+3, 12, l.DDD)).Opacity(.5), c.Circle(v[0], v[1], 11.5, kit.Rad(v[0]-4, v[1]-5, 18, b.LL, b.M, b.DD, b.DDD)), c.Circle(v[0]+2, v[1]+3, 1.6, b.DDD), c.Circle(v[0]-4, v[1]-4, 2.6, kit.White))
		}
		loop := c.Form("M126 62C100 20 40 22 46 58C42 96 104 100 126 70Z", kit.Lin(46, 24, 126, 96, r.L, r.M, r.DD), c.Line("M122 66Q84 52 62 60", r.DDD, 4).Opacity(.5))
		c.Part("ribbon", c.Form("M120 66L84 134L102 128L114 140L134 74Z", kit.Lin(84, 70, 134, 140, r.L, r.M, r.DD)), c.Form("M136 66L172 134L154 128L142 140L122 74Z", kit.Lin(122, 70, 172, 140, r.M, r.DD)), loop, loop.Mirror(128), c.Circle(128, 66, 16, kit.Rad(122, 60, 24, r.LL, r.M, r.DD)), c.Path("M122 54C118 34 138 34 134 54", kit.None).Stroke(r.D, 4))
		c.Anchor("tie", 128, 36)
	},
}

var fern = kit.Piece{
	Name: "fern", Cm: 60,
	Palette: "leaves #4f9f4a fronds; stems #5f8a3c",
	Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stems")
		frond := func(x1, y1, cx, cy float64) {
			c.Part("stems", c.Line(fmt.Sprintf("M128 248Q%g %g %g %g", cx, cy, x1, y1), s.D, 4))
			for i := range 13 {
				u := .16 + .82*float64(i)/12
				x, y, dx, dy := foliage.Quad(128, 248, cx, cy, x1, y1, u)
				a := math.Atan2(dx, -dy) * 180 / math.Pi
				long := 46 * math.Pow(math.Sin(math.Pi*(.12+.82*(1-u))), .8)
				for _, side := range []float64{-62, 62} {
					d := foliage.LeafOutline(long, long*.34)
					tone := l.M.Shade(.6 * foliage.Lit(a+side))
					c.Part("leaves", c.Form(d, kit.Lin(0, 0, 0, -long, tone.Shade(-1), tone, tone.Shade(.8)), c.Line(fmt.Sprintf("M0 0V%g", -long*.9), tone.Shade(1.4), 1).Opacity(.7)).Rotate(a+side, 0, 0).Move(x, y))
				}
			}
			x, y, dx, dy := foliage.Quad(128, 248, cx, cy, x1, y1, 1)
			c.Part("leaves", foliage.Leaf(c, l, x, y, 18, 7, math.Atan2(dx, -dy)*180/math.Pi))
		}
		frond(30, 96, 84, 60)
		frond(226, 96, 172, 60)
		frond(12, 190, 60, 140)
		frond(244, 190, 196, 140)
		frond(84, 30, 108, 110)
		frond(172, 30, 148, 110)
		c.Anchor("ground", 128, 250)
	},
}

var bush = kit.Piece{
	Name: "bush", Cm: 120,
	Palette: "leaves #4f9f4a foliage; berries #e0443c",
	Draw: func(c *kit.Canvas) {
		l, b := c.Tones("leaves"), c.Tones("berries")
		blob := func(x, y, rx, ry, k float64, n int) {
			t := kit.TonesOf(l.M.Shade(k))
			d := foliage.Puff(x, y, rx, ry, n, x)
			r := c.Rand()
			var tufts []kit.Node
			for range 26 {
				px, py := x+(2*r.Float64()-1)*rx*.85, y+(2*r.Float64()-1)*ry*.8
				tufts = append(tufts, c.Line(fmt.Sprintf("M%g %gq7 -9 14 0", px-7, py), t.DD, 2.6).Opacity(.4), c.Line(fmt.Sprintf("M%g %gq7 -9 14 0", px-7, py-3), t.LL, 2.2).Opacity(.6))
			}
			c.Part("leaves", c.Form(d, kit.Rad(x-rx*.35, y-ry*.45, rx*1.6, t.LL, t.L, t.M, t.DD), append(tufts, c.Blur(rx*.16, c.Path(d, kit.None).Stroke(t.DDD, rx*.3).Move(-rx*.1, -rx*.12)).Opacity(.45))...))
		}
		blob(128, 110, 84, 68, -.5, 13)
		blob(58, 162, 54, 56, -.25, 10)
		blob(200, 160, 54, 58, -.35, 10)
		blob(98, 132, 58, 54, .15, 10)
		blob(160, 140, 58, 56, 0, 10)
		blob(128, 192, 88, 50, .1, 13)
		blob(38, 208, 36, 34, 0, 8)
		blob(218, 208, 36, 34, -.1, 8)
		for _, v := range [][2]float64{{70, 140}, {110, 98}, {152, 118}, {190, 150}, {128, 160}, {92, 190}, {164, 194}, {46, 190}, {214, 196}, {140, 76}} {
			c.Part("berries", c.Circle(v[0]+1, v[1]+2, 6.6, l.DDD).Opacity(.5), c.Circle(v[0], v[1], 6, kit.Rad(v[0]-2, v[1]-2, 9, b.LL, b.M, b.DD)))
		}
		c.Anchor("ground", 128, 240)
	},
}

var log = kit.Piece{
	Name: "log", Cm: 50,
	Palette: "bark #8a5a36 wood; end #e8c48c rings; moss #7fae4a",
	Draw: func(c *kit.Canvas) {
		b, e, m := c.Tones("bark"), c.Tones("end"), c.Tones("moss")
		const d = "M52 74H208C236 74 248 100 248 132C248 164 236 190 208 190H52Z"
		c.Part("bark", c.Form("M150 84L168 40Q178 34 190 42L184 88Z", kit.Lin(150, 40, 190, 88, b.L, b.M, b.DD)), c.Form(kit.Oval(179, 40, 12, 6), kit.Lin(168, 34, 190, 46, e.L, e.D)))
		c.Part("bark", c.Form(d, kit.Lin(0, 74, 0, 190, kit.At(0, b.L), kit.At(.2, b.LL), kit.At(.5, b.M), kit.At(1, b.DDD)), c.Line("M90 84H150M170 92H238M100 104H190M210 112H246M86 122H140M160 130H232M104 142H200M220 148H246M92 158H160M180 166H236M100 178H190", b.DDD, 3).Opacity(.55), c.Line("M90 88H150M170 96H238M100 108H190M86 126H140M160 134H232M104 146H200M92 162H160", b.LL, 1.8).Opacity(.6), c.Ellipse(196, 132, 16, 10, b.DDD).Opacity(.6), c.Ellipse(196, 132, 10, 6, b.D), c.Blur(6, c.Path("M40 172H256V200H40Z", b.DDD)).Opacity(.5)))
		c.Part("moss", c.Form("M96 74C104 66 150 66 160 74C160 88 148 82 142 92C134 84 122 96 114 86C106 92 96 86 96 74Z", kit.Lin(96, 68, 160, 92, m.LL, m.M, m.D)))
		ring := kit.Oval(54, 132, 44, 58)
		c.Part("bark", c.Path(ring, b.DD), c.Path(ring, kit.None).Stroke(b.M, 6))
		c.Part("end", c.Form(kit.Oval(54, 132, 39, 52), kit.Rad(46, 118, 60, e.LL, e.M, e.D), c.Ellipse(55, 133, 30, 41, kit.None).Stroke(e.DD, 2.4).Opacity(.7), c.Ellipse(55, 133, 22, 30, kit.None).Stroke(e.DD, 2.4).Opacity(.7), c.Ellipse(56, 134, 14, 19, kit.None).Stroke(e.DD, 2.2).Opacity(.7), c.Ellipse(56, 134, 6, 8, e.DD).Opacity(.7), c.Line("M56 134L84 110M56 134L30 160", e.DDD, 2).Opacity(.5)))
		c.Anchor("ground", 140, 190)
		c.Anchor("seat", 140, 78)
		c.AnchorBox("surface", 130, 74, 130, 0, 0)
	},
}

var flowerPot = kit.Piece{
	Name: "flower-pot", Cm: 18,
	Palette: "pot #d2703f clay terracotta; soil #5a3a28 dirt",
	Draw: func(c *kit.Canvas) {
		p, s := c.Tones("pot"), c.Tones("soil")
		c.On(kit.Back)
		c.Part("pot", c.Form(kit.Oval(128, 60, 112, 26), kit.Lin(16, 34, 240, 86, p.LL, p.L, p.D)), c.Form(kit.Oval(128, 63, 98, 20), kit.Lin(30, 0, 226, 0, p.DDD, p.DD)))
		c.Part("soil", c.Form(kit.Oval(128, 67, 92, 16), kit.Lin(36, 50, 220, 84, s.L, s.M, s.D)), foliage.Florets(c, 128, 67, 14, 5, 3, s.DD, s.LL).Scale(5.6, 1, 128, 67))
		c.On(kit.Fore)
		const d = "M36 100H220L200 236Q198 250 184 250H72Q58 250 56 236Z"
		grad := func(x0, x1 float64) kit.Gradient {
			return kit.Lin(x0, 0, x1, 0, kit.At(0, p.M), kit.At(.18, p.LL), kit.At(.36, p.L), kit.At(.6, p.M), kit.At(.88, p.D), kit.At(1, p.DD))
		}
		c.Part("pot", c.Form(d, grad(36, 220), c.Blur(6, c.Path("M30 98H226V122Q128 134 30 122Z", p.DDD)).Opacity(.55), c.Blur(6, c.Path("M50 236H206V256H50Z", p.DDD)).Opacity(.4)))
		const rim = "M16 60A112 26 0 0 0 240 60V94A112 26 0 0 1 16 94Z"
		c.Part("pot", c.Form(rim, grad(16, 240), c.Blur(4, c.Path("M16 92A112 26 0 0 0 240 92V104A112 26 0 0 1 16 104Z", p.DDD)).Opacity(.5)), c.Path("M16 60A112 26 0 0 0 240 60", kit.None).Stroke(p.LL, 3.4).Opacity(.8), c.Path("M62 130Q68 124 73 131L82 222Q78 230 73 223Z", kit.White).Opacity(.4).Shade())
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 62, 180, 30, 0)
		c.AnchorBox("print", 128, 172, 110, 70, 0)
	},
}

var hayBale = kit.Piece{
	Name: "hay-bale", Cm: 90, States: "rolled",
	Palette: "hay #e6b84a straw; twine #b5642e string rope",
	Draw: func(c *kit.Canvas) {
		h, t := c.Tones("hay"), c.Tones("twine")
		if c.State("rolled") {
			roundBale(c, h, t)
			return
		}
		straws := func(x0, y0, x1, y1, slant float64, n int) kit.Node {
			var all []kit.Node
			r := c.Rand()
			for i := range n {
				x, y := x0+(x1-x0)*r.Float64(), y0+(y1-y0)*r.Float64()
				w, tone := 14+20*r.Float64(), []kit.Color{h.LL, h.DD, h.L, h.D, h.DDD}[i%5]
				all = append(all, c.Line(fmt.Sprintf("M%.1f %.1fl%.1f %.1f", x, y, w, (r.Float64()*2-1)*6+slant*w), tone, 1.6+r.Float64()).Opacity(.75))
			}
			return kit.Of(all...)
		}
		const front, top, side = "M10 108L178 122V232L14 212Q8 210 8 204Z", "M10 108L74 62L246 72L178 122Z", "M178 122L246 72V176L178 232Z"
		stray := func(x, y, dx, dy float64) kit.Node {
			return kit.Of(c.Line(fmt.Sprintf("M%g %gl%g %g", x, y, dx, dy), h.DD, 3.4), c.Line(fmt.Sprintf("M%g %gl%g %g", x, y, dx, dy), h.L, 2))
		}
		c.Part("hay", stray(20, 110, -14, -10), stray(60, 78, -6, -14), stray(120, 68, 4, -16), stray(200, 74, 12, -12), stray(240, 96, 14, 2), stray(242, 150, 12, 8), stray(12, 170, -10, 6), stray(60, 216, -8, 12), stray(130, 224, 6, 14), stray(204, 210, 14, 8))
		c.Part("hay", c.Form(front, kit.Lin(10, 110, 178, 232, h.L, h.M, h.D), straws(0, 106, 176, 230, .08, 150)), c.Form(side, kit.Lin(178, 100, 246, 220, h.D, h.DD), straws(170, 76, 246, 226, -.8, 70).Opacity(.8)), c.Form(top, kit.Lin(40, 62, 180, 122, h.LL, h.L, h.M), straws(20, 62, 240, 122, .06, 90)), c.Path("M10 108L178 122L246 72", kit.None).Stroke(h.LL, 2.4).Opacity(.8))
		for _, x := range []float64{56, 124} {
			d := fmt.Sprintf("M%g %gL%g %gV%g", x+66, 65+(x-56)*.06, x, 112+(x-10)*.083, 216+(x-10)*.1)
			c.Part("twine", c.Line(d, t.DDD, 8).Opacity(.6), c.Line(d, t.M, 5.5), c.Line(d, t.LL, 4).Dash(2, 4).Butt().Opacity(.7))
		}
		c.Anchor("ground", 128, 228)
		c.Anchor("seat", 130, 90)
		c.AnchorBox("surface", 128, 84, 150, 0, 0)
	},
}
