package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var prayerRug = kit.Piece{
	Name: "prayer-rug", Cm: 110, Palette: "rug #b3263a field red; arch #1f7a68 niche green; border #f0c35a pattern gold; fringe #f6ead0 tassels; lamp #f6d98a <border", States: "flat; without fringe -fringe",
	Draw: func(c *kit.Canvas) {
		r, a, b, f, l := c.Tones("rug"), c.Tones("arch"), c.Tones("border"), c.Tones("fringe"), c.Tones("lamp")
		c.Part("fringe", sheen.Each(23, func(i int) kit.Node {
			x := 49 + 7.200*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 18Q%g 10 %g 3M%g 238Q%g 246 %g 253", x, x-1.500, x+.8, x, x+1.500, x-.8), f.DD, 4), c.Line(sheen.D("M%g 18Q%g 10 %g 3M%g 238Q%g 246 %g 253", x-.5, x-2, x+.3, x-.5, x+1, x-1.300), f.L, 2.600))
		}))
		frame := func(inset float64, fill kit.Paint, nodes ...kit.Node) kit.Node {
			return c.Form(kit.RoundRect(44+inset, 14+inset, 168-2*inset, 228-2*inset, 2), fill, nodes...)
		}
		lin := func(t kit.Tones) kit.Gradient { return kit.Lin(44, 14, 212, 242, t.L, t.M, t.D) }
		flower := func(x, y, k float64) kit.Node {
			return kit.Of(c.Around(4, x, y, c.Path(sheen.D("M%g %gq-4 -4 0 -8q4 4 0 8Z", x, y), b.L)), c.Around(4, x, y, c.Path(sheen.D("M%g %gq-2 -3 0 -5q2 2 0 5Z", x, y), a.L)).Rotate(45, x, y), c.Circle(x, y, 1.600, r.DD)).Scale(k, k, x, y)
		}
		c.Part("rug", frame(0, lin(r)))
		c.Part("border", frame(3, b.M), frame(5, lin(a)), frame(20, b.M), frame(22, lin(r)), frame(25, b.D), frame(26, lin(r)))
		var blooms []kit.Node
		for i := range 8 {
			x := 56.500 + 20.400*float64(i)
			blooms = append(blooms, flower(x, 26.500, .95), flower(x, 229.500, .95))
		}
		for i := range 10 {
			y := 45 + 18.400*float64(i)
			blooms = append(blooms, flower(56.500, y, .95), flower(199.500, y, .95))
		}
		c.Part("border", blooms...)
		niche := "M82 208V112C82 92 96 86 104 76C114 66 122 60 128 48C134 60 142 66 152 76C160 86 174 92 174 112V208Z"
		c.Part("arch", c.Path(niche, b.DD).Stroke(b.DD, 8).Miter(), c.Path(niche, b.L).Stroke(b.L, 5).Miter(), c.Form(niche, kit.Lin(82, 48, 174, 208, a.LL, a.M, a.D), c.Path("M96 208V120C96 108 106 102 112 96Q122 86 128 76Q134 86 144 96C150 102 160 108 160 120V208Z", kit.None).Stroke(a.LL, 1.600)))
		c.Part("border", c.Both(128, flower(88, 58, 1.300), flower(104, 52, .9), flower(82, 78, .9), c.Line("M80 66Q92 70 100 60Q108 50 118 52", b.L, 1.800)))
		c.Part("lamp", c.Line("M128 54V88", l.LL, 1.800), sheen.Body(c, "M120 92H136L133 100Q144 108 140 120Q136 132 128 134Q120 132 116 120Q112 108 123 100Z", l, 4, c.Line("M114 112H142M115 119H141", r.M, 2)), c.Path("M124 134h8l-4 8Z", l.M), c.Circle(128, 90, 4, l.D))
		// a mosque in the niche's foot
		c.Part("arch", c.Path("M92 206V176H100V206ZM156 206V176H164V206ZM91 176Q96 164 101 176ZM155 176Q160 164 165 176ZM108 206V184Q108 172 118 168Q126 162 128 156Q130 162 138 168Q148 172 148 184V206Z", b.M), c.Path("M122 206V192Q128 184 134 192V206ZM111 206V194Q114.500 189 118 194V206ZM138 206V194Q141.500 189 145 194V206Z", a.D), c.Path("M128 147a4 4 0 1 0 3 6.500a3.200 3.200 0 1 1 -3 -6.500Z", b.L))
		c.Add(c.Clip(kit.RoundRect(44, 14, 168, 228, 2), sheen.Each(38, func(i int) kit.Node {
			return c.Line(sheen.D("M44 %gH212", 17+6*float64(i)), kit.Black, 1).Opacity(.07)
		}), c.Blur(14, c.Path("M190 14H230V260H30V236Q170 230 190 14Z", r.DDD)).Opacity(.28)))
		c.AnchorBox("laid", 128, 150, 120, 150, 0)
	},
}

var lionDance = kit.Piece{
	Name: "lion-dance-costume", Cm: 150, Palette: "lion #e0323a head red mask; fur #fff3df fringe beard; gold #f7c23c scales trim horn; pompoms #2fa7c9 tassels; eyes #2b2228; mouth #8a1624", States: "standing",
	Draw: func(c *kit.Canvas) {
		r, f, g, o, e, m := c.Tones("lion"), c.Tones("fur"), c.Tones("gold"), c.Tones("pompoms"), c.Tones("eyes"), c.Tones("mouth")
		tuft := func(x, y, turn, k float64) kit.Node {
			return c.Form("M-9 2C-10 -12 -5 -20 4 -27C3 -20 12 -12 9 2Z", kit.Lin(-8, -20, 9, 2, f.LL, f.M, f.DD), c.Line("M-3 0Q-5 -10 1 -20M3 0Q3 -8 4 -14", f.DD, 1.200).Opacity(.6)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		row := func(x0, y0, x1, y1, sag, turn, k float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				u := float64(i) / float64(n-1)
				return tuft(x0+(x1-x0)*u, y0+(y1-y0)*u+4*sag*u*(1-u), turn*(1-2*u)+180, k)
			})
		}
		cape := "M52 110C26 150 18 186 22 214Q72 232 128 228Q184 232 234 214C238 186 230 150 204 110Z"
		c.Part("lion", sheen.Body(c, cape, r, 14, sheen.Each(5, func(i int) kit.Node {
			y := 142 + 17*float64(i)
			return sheen.Each(13, func(j int) kit.Node {
				x := 14 + 20*float64(j) + 10*float64(i%2)
				return c.Line(sheen.D("M%g %gq10 13 20 0", x-10, y), []kit.Color{g.M, o.M, g.L}[i%3], 3)
			})
		})), row(24, 212, 232, 212, 15, 14, 1, 20))
		// the head, its fringe first
		c.Part("fur", sheen.Each(32, func(i int) kit.Node {
			a := -118 + 236*float64(i)/31
			x, y := festoon.Polar(128, 108, 88, a)
			return tuft(128+(x-128)*1.04, y, a, 1.150)
		}))
		ear := kit.Of(sheen.Body(c, "M46 84Q16 72 6 46Q34 38 62 58Z", r, 6, c.Form("M46 74Q28 66 20 54Q38 50 54 62Z", kit.Lin(20, 50, 54, 76, g.L, g.D))), tuft(14, 54, -60, .7), tuft(24, 64, -80, .7))
		c.Part("ears", ear, ear.Mirror(128))
		head := "M128 24C180 22 214 58 216 104C217 134 206 150 190 158H66C50 150 39 134 40 104C42 58 76 22 128 24Z"
		c.Part("lion", c.Path(head, r.DDD).Move(0, 2), sheen.Body(c, head, r, 15, c.Named("gold", c.Both(128, c.Line("M58 58C44 84 54 104 44 126M70 48Q80 36 96 40", g.L, 4), c.Line("M60 132c-8 -12 8 -20 12 -9c2 7 -7 9 -8 3", g.L, 3.500)), c.Around(8, 128, 66, c.Path("M128 48Q122 38 128 32Q134 38 128 48Z", g.L)))))
		c.Part("gold", sheen.Body(c, "M118 32Q122 8 128 2Q134 8 138 32Q128 38 118 32Z", g, 4, c.Line("M116 26Q128 32 140 26M118 17Q128 22 138 17", g.DD, 2)))
		c.Part("mirror", c.Circle(128, 66, 16, g.DD), c.Circle(127.500, 65.500, 14.500, g.L), c.Circle(128, 66, 11, kit.Lin(118, 56, 138, 76, kit.White, kit.Hex("#bfe3f2"), kit.Hex("#6fa8c4"))), c.Line("M121 68L130 58", kit.White, 2.600))
		eye := kit.Of(c.Path("M62 102C60 80 78 68 92 70C110 72 116 88 112 102C106 118 68 120 62 102Z", g.DDD), c.Path("M63 101C61 81 78 69 92 71C109 73 115 88 111 101C105 116 69 118 63 101Z", kit.Lin(60, 70, 112, 116, g.LL, g.M, g.D)), c.Circle(88, 97, 17, e.DDD), sheen.Ball(c, 88, 96.500, 16, kit.TonesOf(kit.Hex("#ffffff"))), c.Circle(90, 98, 9, e.M), c.Circle(86.500, 94, 3.400, kit.White), sheen.Each(5, func(i int) kit.Node {
			return tuft(66+11*float64(i), 80-7*float64(i%5)+1.600*float64(i*i), -30+12*float64(i), .7)
		}))
		c.Part("eyes", eye, eye.Mirror(128))
		mouth := "M70 146Q128 130 186 146Q196 176 164 192Q128 202 92 192Q60 176 70 146Z"
		c.Part("mouth", sheen.Body(c, "M62 146Q128 126 194 146Q208 184 168 202Q128 212 88 202Q48 184 62 146Z", r, 8), row(76, 196, 180, 196, 8, 20, 1.250, 12), c.Form(mouth, kit.Lin(0, 140, 0, 196, m.DD, m.M, m.L), sheen.Body(c, "M98 192Q100 166 128 166Q156 166 158 192Q128 204 98 192Z", kit.TonesOf(kit.Hex("#f0607a")), 5, c.Line("M128 172V196", m.M, 2).Opacity(.6))), sheen.Each(8, func(i int) kit.Node {
			x := 82 + 12*float64(i)
			return c.Path(sheen.D("M%g %gh10v7q-5 5 -10 0Z", x-1, 140+.18*(x-123)*(x-123)*.03), kit.Lin(0, 138, 0, 152, kit.White, f.D))
		}))
		lip := "M54 140Q90 116 128 122Q166 116 202 140Q206 150 196 152Q160 138 128 140Q96 138 60 152Q50 150 54 140Z"
		c.Part("gold", c.Path(lip, g.DDD).Move(0, 2), sheen.Body(c, lip, g, 6, sheen.Each(9, func(i int) kit.Node {
			return c.Circle(64+16*float64(i), 134+.0035*(128-(64+16*float64(i)))*(128-(64+16*float64(i))), 2.400, r.M)
		})))
		c.Part("nose", sheen.Body(c, "M102 124Q104 108 128 106Q152 108 154 124Q150 134 128 132Q106 134 102 124Z", r, 6), c.Both(128, c.Ellipse(115, 125, 5, 3.500, r.DDD)))
		pom := func(x, y, k float64) kit.Node {
			return kit.Of(c.Path(festoon.Puff(x, y, 11*k, 11*k, 11, 0), o.DD), c.Path(festoon.Puff(x-.6, y-.8, 9.600*k, 9.600*k, 11, 0), kit.Rad(x-4*k, y-5*k, 16*k, o.LL, o.M, o.D)))
		}
		c.Part("pompoms", pom(128, 104, .8), c.Both(128, pom(46, 150, 1), pom(74, 40, .8)), pom(128, 4, .55))
		c.AnchorBox("fit", 128, 150, 120, 0, 0)
		c.Anchor("ground", 128, 240)
	},
}
