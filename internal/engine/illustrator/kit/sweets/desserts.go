package sweets

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	p "pellucid/internal/engine/illustrator/kit/plump"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tiramisu = kit.Piece{
	Name: "tiramisu", Cm: 12,
	Palette: "cream #fbeed2 mascarpone; sponge #b9793e ladyfingers; cocoa #5a3322 powder; plate #eef1f4 dish; mint #57ac4a leaf",
	Draw: func(c *kit.Canvas) {
		m, s, k, p, g := c.Tones("cream"), c.Tones("sponge"), c.Tones("cocoa"), c.Tones("plate"), c.Tones("mint")
		c.Part("plate", edible.Plate(c, 128, 206, 126, 40, p))
		coffee := kit.TonesOf(kit.Hex("#7d4a26"))
		c.Part("sponge", edible.Block(c, k, m, m, s, coffee, m, m, s, coffee).Scale(.86, .9, 128, 226))
		c.Part("cocoa", edible.Scatter(c, 40, 98, 216, 154, 190, 3.4, func(x, y float64) bool { return math.Abs(x-126)/100+math.Abs(y-126)/36 < 1 }, func(i int, x, y float64) kit.Node {
			return c.Circle(x, y, 1.2+float64(i%3)*.7, []kit.Color{k.DD, k.L, k.DDD}[i%3])
		}), edible.Scatter(c, 20, 196, 236, 234, 40, 8, func(x, y float64) bool { return edible.InOval(x, y, 128, 206, 108, 30) && y > 216 }, func(i int, x, y float64) kit.Node { return c.Circle(x, y, 1+float64(i%2)*.6, k.M) }))
		c.Part("cream", c.Form("M128 58C138 66 134 74 146 80C164 86 164 104 150 110C138 116 116 116 106 108C94 100 98 84 112 80C122 76 118 64 128 58Z", kit.Rad(116, 80, 50, m.LL, m.L, m.D), c.Line("M106 96C122 104 140 100 152 92M112 84C124 92 136 88 144 82", m.DD, 2.4).Opacity(.7)))
		c.Part("mint", edible.Leaf(c, g, 138, 66, 36, -150), edible.Leaf(c, g, 138, 66, 40, -36))
		c.Anchor("ground", 128, 246)
	},
}

var baklava = kit.Piece{
	Name: "baklava", Cm: 8,
	Palette: "pastry #e5a744 phyllo; nuts #7fa044 pistachio; honey #f2a01c syrup",
	Draw: func(c *kit.Canvas) {
		p, n, h := c.Tones("pastry"), c.Tones("nuts"), c.Tones("honey")
		nut := kit.TonesOf(kit.Hex("#9a6a34"))
		one := func(x, y, k float64) kit.Node {
			return kit.Of(edible.Block(c, p, p, kit.TonesOf(kit.Hex("#c98328")), p, nut, n, nut, p, kit.TonesOf(kit.Hex("#c98328")), p),
				c.Clip("M14 112L136 74L242 108L118 152Z", sheen.Each(6, func(i int) kit.Node {
					return c.Line(sheen.D("M%d %dl106 36", 24+i*20, 108-i*7), p.DD, 2).Opacity(.35)
				}), c.Blur(2, c.Path("M40 110L136 82L170 92L80 124Z", kit.White)).Opacity(.45)),
				c.Form("M98 152C96 140 150 126 168 136C176 140 170 148 160 150C160 166 148 168 146 154C138 156 132 158 128 160C130 186 114 188 112 164C104 164 98 160 98 152Z", kit.Lin(98, 130, 170, 180, h.LL, h.L, h.M)).Opacity(.9), c.Line("M106 150C112 142 140 134 158 138", kit.White, 3).Opacity(.7),
				edible.Scatter(c, 84, 90, 178, 132, 34, 6.5, func(x, y float64) bool { return edible.InOval(x, y, 130, 110, 44, 20) }, func(i int, x, y float64) kit.Node {
					return c.Path(sheen.D("M%g %gl6 -5l6 3l-3 6Z", x-5, y), []kit.Color{n.M, n.L, n.D, n.LL}[i%4]).Rotate(float64(i*67), x, y)
				})).Scale(k, k, 128, 128).Move(x, y)
		}
		c.Part("pastry", one(-56, -42, .56), one(56, -30, .56), one(-4, 36, .74))
		c.Anchor("ground", 128, 246)
	},
}

var crepe = kit.Piece{
	Name: "crepe", Cm: 22,
	Palette: "crepe #e5b468 pancake; cream #fff6ea; strawberries #e2384a fruit; sauce #5a3020 chocolate; wrap #f28fb0 paper",
	Draw: func(c *kit.Canvas) {
		k, w, s, o, r := c.Tones("crepe"), c.Tones("cream"), c.Tones("strawberries"), c.Tones("sauce"), c.Tones("wrap")
		c.Part("crepe", p.Body(c, "M34 92C40 40 100 18 150 26C200 34 226 64 222 96L150 224L112 226Z", kit.TonesOf(k.D), 12))
		c.Part("cream", p.Each(6, func(i int) kit.Node {
			q := [][3]float64{{84, 78, 28}, {122, 60, 30}, {164, 66, 30}, {192, 86, 24}, {104, 96, 28}, {150, 92, 32}}[i]
			return p.Body(c, kit.Oval(q[0], q[1], q[2], q[2]*.9), w, 8)
		}))
		berry := func(x, y, turn float64) kit.Node {
			return kit.Of(p.Body(c, p.D("M%g %gc-22 -6 -26 -32 -12 -42q12 -6 24 0c14 10 10 36 -12 42Z", x, y+24), s, 7, p.Each(7, func(i int) kit.Node {
				return c.Ellipse(x-9+6*float64(i%4), y-8+9*float64(i/3), 1.5, 2.3, kit.Hex("#ffe08a"))
			})), p.Body(c, p.D("M%g %gl-16 -4l8 8l8 3l9 -3l7 -8Z", x, y-16), kit.TonesOf(kit.Hex("#5fa83f")), 3)).Rotate(turn, x, y)
		}
		c.Part("strawberries", berry(96, 60, -20), berry(146, 44, 6), berry(186, 66, 26))
		c.Part("sauce", c.Line("M70 84Q96 70 116 84T160 78T206 88", o.DD, 8), c.Line("M70 83Q96 69 116 83T160 77T206 87", o.L, 4))
		c.Part("crepe", p.Body(c, "M22 100C50 84 96 96 128 124C158 104 204 86 234 98L146 232Q128 248 112 232Z", k, 16, p.Each(12, func(i int) kit.Node {
			return c.Circle(60+130*c.Rand().Float64(), 112+80*c.Rand().Float64(), 3+3*c.Rand().Float64(), k.DD).Opacity(.4)
		}), c.Line("M128 124C134 160 132 200 128 238", k.DDD, 3).Opacity(.5), c.Line("M24 101C52 86 96 98 128 126C158 106 204 88 232 99", k.LL, 3)))
		c.Part("wrap", p.Body(c, "M68 160L190 158L146 234Q128 252 110 234Z", r, 10, c.Path("M90 160h16l20 90h-14ZM130 159h16l-8 90h-12ZM170 158h16l-36 80h-10Z", r.LL).Opacity(.7)))
		c.AnchorBox("grip", 128, 208, 0, 0, 0)
	},
}

var cremeBrulee = kit.Piece{
	Name: "creme-brulee", Cm: 12,
	Palette: "dish #f4f1ec ramekin white; custard #f7dc8f cream; crust #c9752a sugar; berries #e2384a; mint #5fa83f leaf",
	Draw: func(c *kit.Canvas) {
		d, u, k, r, m := c.Tones("dish"), c.Tones("custard"), c.Tones("crust"), c.Tones("berries"), c.Tones("mint")
		c.Part("dish", p.Body(c, "M14 112C14 172 34 222 50 228Q128 250 206 228C222 222 242 172 242 112Z", d, 16, p.Each(17, func(i int) kit.Node {
			x := 16 + 14*float64(i)
			return kit.Of(c.Line(p.D("M%g 116Q%g 190 %g 240", x, x+(128-x)*.1, x+(128-x)*.22), d.DD, 4).Opacity(.45), c.Line(p.D("M%g 116Q%g 190 %g 240", x-4, x-4+(128-x)*.1, x-4+(128-x)*.22), kit.White, 3).Opacity(.8))
		})), p.Body(c, kit.Oval(128, 112, 116, 50), d, 6))
		c.Part("custard", c.Form(kit.Oval(128, 113, 104, 42), kit.Lin(40, 80, 220, 150, u.LL, u.M, u.D)))
		c.Part("crust", c.Form(kit.Oval(128, 111, 98, 38), kit.Rad(104, 96, 110, k.LL, k.L, k.M, k.DD), p.Each(20, func(i int) kit.Node {
			x, y := 40+176*c.Rand().Float64(), 78+66*c.Rand().Float64()
			return c.Blur(3, c.Ellipse(x, y, 12, 6, k.DDD)).Opacity(.5)
		}), c.Line("M60 92L96 112L88 138M96 112L140 104L176 128M140 104L150 78", k.DDD, 2).Opacity(.6), c.Ellipse(86, 92, 30, 6, kit.White).Rotate(-12, 86, 92).Opacity(.45)))
		c.Part("mint", p.Body(c, "M140 92C150 70 176 66 190 74C184 92 162 100 140 92Z", m, 5, c.Line("M142 91Q164 80 186 76", m.LL, 2)))
		c.Part("berries", p.Each(3, func(i int) kit.Node {
			q := [][2]float64{{118, 84}, {146, 96}, {128, 104}}[i]
			return kit.Of(p.Body(c, kit.Oval(q[0], q[1], 17, 16), r, 5), p.Each(8, func(k int) kit.Node {
				return c.Circle(q[0]-9+6*float64(k%4), q[1]-7+8*float64(k/4), 3.6, r.LL).Opacity(.5)
			}))
		}))
		c.Anchor("ground", 128, 238)
	},
}

var pumpkinPie = kit.Piece{
	Name: "pumpkin-pie", Cm: 26,
	Palette: "filling #d9772b pumpkin orange; crust #dda258 pastry; cream #fff6e6 whipped; plate #e9eef4 dish",
	Draw: func(c *kit.Canvas) {
		f, k, w, p := c.Tones("filling"), c.Tones("crust"), c.Tones("cream"), c.Tones("plate")
		c.Part("plate", c.Form("M16 178Q128 206 240 178L212 214Q128 236 44 214Z", kit.Lin(16, 176, 240, 230, p.LL, p.M, p.DDD)), c.Ellipse(128, 172, 124, 40, kit.Lin(8, 140, 248, 210, p.L, p.M, p.D)))
		c.Part("crust", c.Form("M18 128Q28 190 48 196Q128 218 208 196Q228 190 238 128Z", kit.Lin(18, 0, 238, 0, k.L, k.M, k.DD), sheen.Each(18, func(i int) kit.Node {
			x := 30 + float64(i)*11.6
			return c.Line(sheen.D("M%g 140L%g 206", x, 128+(x-128)*.82), k.DD, 2.4).Opacity(.4)
		})))
		c.Part("crust", c.Ellipse(128, 126, 116, 56, k.DD), sheen.Each(30, func(i int) kit.Node {
			y, x := math.Sincos(float64(i) * math.Pi / 15)
			return c.Form(kit.Oval(128+112*x, 124+52*y, 13, 10), kit.Rad(124+112*x, 119+52*y, 18, k.LL, k.L, k.M, k.DD))
		}))
		c.Part("filling", c.Form(kit.Oval(128, 124, 100, 43), kit.Rad(96, 100, 150, f.LL, f.L, f.M, f.D), c.Blur(5, c.Ellipse(128, 124, 100, 43, kit.None).Stroke(f.DDD, 12)).Opacity(.45), c.Ellipse(80, 112, 12, 4, f.LL).Opacity(.5), c.Line("M52 132Q70 150 100 156", f.LL, 3).Opacity(.5), sheen.Each(26, func(i int) kit.Node {
			return c.Circle(44+float64(i*67%170), 98+float64(i*29%56), 1.3, f.DD).Opacity(.6)
		})))
		puff := func(x, y, s float64) kit.Node {
			return kit.Of(c.Blur(4, c.Ellipse(x+3, y+4, s*1.05, s*.5, f.DDD)).Opacity(.45), c.Form(kit.Oval(x, y, s, s*.5), kit.Lin(x-s, y-s*.5, x+s, y+s*.5, w.LL, w.M, w.DD)), c.Form(kit.Oval(x-1, y-s*.34, s*.76, s*.42), kit.Lin(x-s, y-s, x+s, y+s*.2, w.LL, w.M, w.DD)), c.Form(kit.Oval(x-1, y-s*.64, s*.5, s*.32), kit.Lin(x-s, y-s, x+s*.6, y, w.LL, w.M, w.DD)), c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x-s*.26, y-s*.8, x-s*.06, y-s*1.02, x+s*.1, y-s*1.3, x+s*.2, y-s, x+s*.22, y-s*.78), kit.Lin(x-s*.3, 0, x+s*.3, 0, w.LL, w.D)))
		}
		c.Part("cream", puff(128, 124, 34))
		c.AnchorBox("surface", 128, 92, 120, 20, 0)
		c.Anchor("ground", 128, 226)
	},
}

var snowCone = kit.Piece{
	Name: "snow-cone", Cm: 20,
	Palette: "syrup #ef3f5c red; second #3f8ff0 blue; third #ffd24a yellow; cone #fdfdfb paper; stripes #4f9fe8",
	Draw: func(c *kit.Canvas) {
		s, u, y, k, st := c.Tones("syrup"), c.Tones("second"), c.Tones("third"), c.Tones("cone"), c.Tones("stripes")
		r := c.Rand()
		c.Part("cone", c.Form("M58 116H198L132 250Q128 256 124 250Z", kit.Lin(58, 0, 198, 0, k.L, kit.White, k.M, k.DD), sheen.Each(6, func(i int) kit.Node {
			x := 64 + float64(i)*24
			return c.Path(sheen.D("M%g 116H%gL128 256Z", x, x+11), st.M).Opacity(.8)
		}), c.Blur(6, c.Path("M150 110H204L130 256Z", k.DDD)).Opacity(.35)))
		d := "M44 118C30 84 48 52 74 40C90 10 128 0 154 14C184 18 206 44 208 66C222 84 220 106 210 118Q128 140 44 118Z"
		c.Part("ice", c.Form(d, kit.Lin(44, 0, 214, 0, kit.At(0, s.LL), kit.At(.16, s.M), kit.At(.36, s.L), kit.At(.46, y.L), kit.At(.6, y.M), kit.At(.72, u.L), kit.At(.9, u.M), kit.At(1, u.D)),
			sheen.Each(90, func(i int) kit.Node {
				x, y0 := 36+184*r.Float64(), 4+128*r.Float64()
				return c.Circle(x, y0, 3+float64(i%4)*1.6, kit.White).Opacity(.16 + .1*float64(i%3))
			}), sheen.Each(60, func(i int) kit.Node {
				x, y0 := 36+184*r.Float64(), 4+128*r.Float64()
				return c.Circle(x+1, y0+2, 2.4+float64(i%3), s.DDD).Opacity(.08)
			}), c.Blur(9, c.Path("M90 20C60 40 50 80 62 108C70 70 90 40 120 20Z", kit.White)).Opacity(.6), sheen.Edge(c, d, u, 14)))
		c.Part("cone", c.Form("M50 110Q128 136 206 110L202 126Q128 150 54 126Z", kit.Lin(50, 0, 206, 0, k.M, kit.White, k.D)), c.Line("M54 113Q128 138 202 113", kit.White, 2.4))
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var mooncake = kit.Piece{
	Name: "mooncake", Cm: 8, Palette: "crust #d98a3a pastry brown; filling #7a3b22 paste; yolk #f7a928 egg orange",
	Draw: func(c *kit.Canvas) {
		t, f, y := c.Tones("crust"), c.Tones("filling"), c.Tones("yolk")
		rim := func(x, y0, r, ry, h float64, n int) (top, side string) {
			wave := func(turn float64) float64 { return .96 + .04*math.Cos(turn*float64(n)*2*math.Pi) }
			top = edible.Wavy(x, y0, r, ry, 96, wave)
			side = sheen.D("M%g %gV%gA%g %g 0 0 0 %g %gV%gZ", x-r, y0, y0+h, r, ry, x+r, y0+h, y0)
			return top, side
		}
		cake := func(x, y0, k float64) kit.Node {
			top, side := rim(0, 0, 100, 52, 46, 12)
			return kit.Of(c.Form(side, kit.Lin(-100, 0, 100, 0, t.M, t.L, t.M, t.D, t.DD), sheen.Each(23, func(i int) kit.Node {
				px := -98 + 8.900*float64(i)
				return c.Line(sheen.D("M%g %gV%g", px, -10.0, 110.0), t.DD, 3).Opacity(.35)
			}), c.Blur(6, c.Path("M-110 70A106 56 0 0 0 110 70V120H-110Z", t.DDD)).Opacity(.5)), c.Form(top, kit.Lin(-80, -50, 80, 50, t.LL, t.L, t.M), c.Blur(5, c.Path(top, kit.None).Stroke(t.D, 12).Move(-4, -4)).Opacity(.6)), c.Path(top, kit.None).Stroke(t.LL, 2).Opacity(.6),
				c.Ellipse(0, 1, 80, 40, kit.None).Stroke(t.DD, 3.400), c.Ellipse(-.5, 0, 80, 40, kit.None).Stroke(t.LL, 1.400),
				kit.Of(c.Around(8, 0, 0, kit.Of(c.Path("M0 -22C12 -34 14 -56 0 -70C-14 -56 -12 -34 0 -22Z", t.D), c.Path("M0 -26C9 -36 10 -54 0 -64C-10 -54 -9 -36 0 -26Z", t.L))), c.Circle(0, 0, 20, t.D), c.Circle(-.5, -1, 16, t.L), c.Around(6, 0, 0, c.Circle(0, -9, 3.400, t.DD))).Scale(1, .5, 0, 0)).Scale(k, k, 0, 0).Move(x, y0)
		}
		c.Part("crust", cake(140, 84, 1.120))
		top, side := rim(0, 0, 74, 38, 38, 12)
		c.Part("crust", kit.Of(c.Form(side, kit.Lin(-74, 0, 74, 0, t.M, t.L, t.D)), c.Form(top, kit.Lin(-60, -38, 60, 38, t.LL, t.L, t.M), c.Ellipse(0, 0, 58, 29, kit.None).Stroke(t.DD, 2.600), kit.Of(c.Around(8, 0, 0, c.Path("M0 -14C9 -24 10 -40 0 -50C-10 -40 -9 -24 0 -14Z", t.D))).Scale(1, .5, 0, 0)), c.Path(top, kit.None).Stroke(t.LL, 1.600).Opacity(.6)).Move(80, 176))
		face := "M14 196Q44 222 90 220L146 186V222Q120 252 74 252Q28 250 14 228Z"
		c.Part("crust", c.Form(face, kit.Lin(0, 190, 0, 252, t.M, t.D)))
		in := "M20 204Q48 226 90 226L138 198V220Q116 244 74 244Q36 242 20 226Z"
		c.Part("filling", c.Form(in, kit.Lin(20, 196, 138, 246, f.L, f.M, f.D), c.Ellipse(50, 222, 14, 4, f.L).Opacity(.5)))
		c.Part("yolk", c.Clip(in, c.Ellipse(92, 232, 24, 19, y.DD), c.Ellipse(91, 231, 22, 17, kit.Rad(84, 224, 28, y.LL, y.L, y.M, y.D))))
		c.Anchor("ground", 128, 252)
	},
}
