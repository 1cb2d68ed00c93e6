package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bongoDrum = kit.Piece{
	Name: "bongo-drum", Cm: 40, Palette: "shell #d98a3f wood drums; skin #f6e6c8 heads; rims #c9d1da metal; accent #a9502c stripe",
	Draw: func(c *kit.Canvas) {
		s, k, r, a := c.Tones("shell"), c.Tones("skin"), c.Tones("rims"), c.Tones("accent")
		drum := func(x, y, rx, ry, h float64) kit.Node {
			d := sheen.D("M%g %gC%g %g %g %g %g %gQ%g %g %g %gC%g %g %g %g %g %gZ", x-rx, y, x-rx, y+h*.4, x-rx*.86, y+h*.8, x-rx*.8, y+h, x, y+h+ry*.8, x+rx*.8, y+h, x+rx*.86, y+h*.8, x+rx, y+h*.4, x+rx, y)
			band := func(k float64) string {
				return sheen.D("M%g %gQ%g %g %g %g", x-rx*(1-.08*k), y+h*k, x, y+h*k+ry*1.600, x+rx*(1-.08*k), y+h*k)
			}
			return kit.Of(c.Named("shell", c.Form(d, kit.Lin(x-rx, 0, x+rx, 0, s.M, s.LL, s.L, s.M, s.D, s.DDD), sheen.Each(9, func(i int) kit.Node {
				px := x - rx + rx*2*float64(i+1)/10
				return c.Line(sheen.D("M%g %gV%g", px, y, y+h+20), s.DD, 1.600).Opacity(.4)
			}))), c.Named("accent", c.Clip(d, c.Line(band(.62), a.D, 18), c.Line(band(.6), a.M, 14))),
				c.Named("rims", c.Line(band(.26), r.DDD, 10), c.Line(band(.255), r.L, 6.500), c.Line(band(.25), r.LL, 2), sheen.Each(4, func(i int) kit.Node {
					px := x - rx*.8 + rx*.53*float64(i)
					return kit.Of(c.Line(sheen.D("M%g %gv%g", px, y+8, h*.36), r.DD, 4), c.Line(sheen.D("M%g %gv%g", px-.5, y+8, h*.36), r.LL, 1.800))
				})),
				c.Named("skin", c.Ellipse(x, y, rx+3, ry+3, r.DDD), c.Ellipse(x, y-1, rx+2, ry+2, kit.Lin(x-rx, 0, x+rx, 0, r.LL, r.M, r.DD)), c.Form(kit.Oval(x, y-2, rx-3, ry-2), kit.Rad(x-rx*.3, y-ry*.5, rx*1.700, k.LL, k.M, k.D), c.Blur(3, c.Path(kit.Oval(x, y-2, rx-3, ry-2), kit.None).Stroke(k.DD, 5).Move(-2, -2)).Opacity(.5))))
		}
		c.Add(drum(76, 84, 64, 28, 118))
		c.Part("shell", sheen.Body(c, kit.RoundRect(124, 134, 40, 26, 4), a, 6))
		c.Add(drum(196, 96, 50, 22, 106))
		c.Anchor("ground", 128, 226)
	},
}

var gong = kit.Piece{
	Name: "gong", Cm: 120, Palette: "disc #e3a72f gold brass; frame #8f3f2b stand wood red; mallet #f2e3c4 stick",
	Draw: func(c *kit.Canvas) {
		d, f, m := c.Tones("disc"), c.Tones("frame"), c.Tones("mallet")
		post := sheen.Body(c, kit.RoundRect(14, 30, 18, 218, 5), f, 7)
		foot := sheen.Body(c, kit.RoundRect(-2, 240, 52, 14, 6), f, 6)
		c.Part("frame", post, post.Mirror(128), foot, foot.Mirror(128), sheen.Body(c, "M-6 14Q0 26 20 26H236Q256 26 262 14L266 22Q258 44 236 44H20Q-2 44 -10 22Z", f, 8))
		c.Part("frame", c.Line("M76 40L92 66M180 40L164 66", f.DDD, 4))
		c.Part("disc", c.Circle(128, 142, 90, d.DDD), c.Circle(127, 140, 89, kit.Rad(92, 100, 150, d.LL, d.L, d.M, d.DD)), c.Circle(128, 141, 79, kit.None).Stroke(d.DD, 3), c.Circle(127, 140, 79, kit.None).Stroke(d.LL, 1.600), sheen.Each(5, func(i int) kit.Node {
			return c.Circle(128, 141, 34+9*float64(i), kit.None).Stroke(d.D, 1.600).Opacity(.45)
		}), c.Circle(129, 143, 27, d.DD), sheen.Ball(c, 128, 141, 26, d), sheen.Gloss(c, 128, 141, 70, 70, 196, 240, 5))
		c.Part("mallet", kit.Of(sheen.Tube(c, "M150 236L226 160", 7, m), sheen.Body(c, kit.Oval(232, 154, 19, 16), kit.TonesOf(kit.Hex("#c8434a")), 8)))
		c.Anchor("ground", 128, 254)
	},
}

var metronome = kit.Piece{
	Name: "metronome", Cm: 23, Palette: "case #a5622f wood body; face #f6e6c8 scale; rod #d2d9e2 pendulum; weight #e3a72f gold",
	Draw: func(c *kit.Canvas) {
		b, f, r, w := c.Tones("case"), c.Tones("face"), c.Tones("rod"), c.Tones("weight")
		body := "M98 10H158Q164 10 166 17L218 216H38L90 17Q92 10 98 10Z"
		c.Part("case", c.Path(body, b.DDD).Move(0, 3), sheen.Body(c, body, b, 16, sheen.Grain(c, kit.Box{X0: 40, Y0: 10, X1: 216, Y1: 216}, 12, b)), sheen.Body(c, "M28 212H228Q236 212 236 220V240Q236 248 228 248H28Q20 248 20 240V220Q20 212 28 212Z", b, 9))
		c.Part("face", c.Path("M112 26H144L182 178H74Z", b.DDD), c.Form("M114 30H142L177 174H79Z", kit.Lin(80, 30, 170, 174, f.LL, f.M, f.D), c.Blur(4, c.Path("M114 30H142L177 174H79Z", kit.None).Stroke(f.DDD, 8).Move(2, 5)).Opacity(.4), c.Line("M128 34V172", f.DDD, 1.800), sheen.Each(11, func(i int) kit.Node {
			y := 48 + 11.500*float64(i)
			return c.Line(sheen.D("M%d %gH%d", 116-i%2*4, y, 140+i%2*4), f.DDD, 1.800)
		})))
		c.Part("rod", kit.Of(c.Line("M128 196V6", r.DDD, 5), c.Line("M127.500 196V6", r.LL, 2.400)).Rotate(19, 128, 196))
		c.Part("weight", kit.Of(sheen.Body(c, "M112 74H144L138 98H118Z", w, 6)).Rotate(19, 128, 196))
		c.Part("case", sheen.Body(c, "M74 176H182L190 204H66Z", b, 7), sheen.Ball(c, 128, 230, 7, w))
		c.Anchor("ground", 128, 248)
	},
}

var synthesizer = kit.Piece{
	Name: "synthesizer", Cm: 100, Palette: "case #3a3f52 body black; keys #ffffff white; sharps #23262f black; knobs #f25aa8 pink; display #5fe0d0 screen",
	Draw: func(c *kit.Canvas) {
		b, k, s, n, d := c.Tones("case"), c.Tones("keys"), c.Tones("sharps"), c.Tones("knobs"), c.Tones("display")
		body := kit.RoundRect(2, 58, 252, 142, 14)
		c.Part("case", c.Path(body, b.DDD).Move(0, 6), sheen.Body(c, body, b, 12), c.Rect(12, 118, 232, 72, 4, b.DDD))
		c.Part("keys", sheen.Each(14, func(i int) kit.Node {
			x := 15 + 16.200*float64(i)
			return kit.Of(c.Rect(x, 120, 15, 68, 2.500, k.DD), c.Rect(x, 120, 15, 64, 2.500, kit.Lin(0, 120, 0, 184, k.D, k.M)))
		}))
		c.Part("sharps", sheen.Each(13, func(i int) kit.Node {
			if i%7 == 2 || i%7 == 6 {
				return kit.Node{}
			}
			x := 26 + 16.200*float64(i)
			return kit.Of(c.Rect(x+1, 120, 10, 42, 2, s.DDD), c.Rect(x, 120, 9.500, 39, 2, kit.Lin(x, 120, x+9, 160, s.LL, s.M, s.D)))
		}))
		c.Part("display", c.Rect(96, 70, 64, 38, 5, b.DDD), c.Form(kit.RoundRect(99, 73, 58, 32, 3), kit.Lin(99, 73, 157, 105, d.D, d.M, d.L), c.Line("M102 89q6 -18 12 0t12 0t12 0t12 0t12 0", d.DDD, 2.600)))
		c.Part("knobs", sheen.Each(8, func(i int) kit.Node {
			x, y := 24+20*float64(i%4), 80+20*float64(i/4)
			return kit.Of(c.Circle(x+.6, y+1.600, 7.500, b.DDD), c.Circle(x, y, 7, kit.Lin(x-7, y-7, x+7, y+7, n.L, n.M, n.D)), c.Line(sheen.D("M%g %gv-5", x, y), kit.White, 2).Rotate(float64(i*53%180)-90, x, y))
		}), sheen.Each(5, func(i int) kit.Node {
			x := 176 + 15*float64(i)
			y := 76 + float64(i*11%22)
			return kit.Of(c.Line(sheen.D("M%g 72V106", x), b.DDD, 4), c.Rect(x-6, y, 12, 8, 2, n.D), c.Rect(x-6, y-1, 12, 7, 2, n.L))
		}))
	},
}

var cymbals = kit.Piece{
	Name: "cymbals", Cm: 45, Palette: "brass #f2c24a gold metal; straps #8a4a2c leather handles",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("brass"), c.Tones("straps")
		one := func(turn float64) kit.Node {
			return kit.Of(c.Ellipse(128, 132, 112, 40, b.DDD), c.Ellipse(128, 128, 112, 39, kit.Lin(20, 100, 230, 160, b.L, b.LL, b.M, b.D, b.L, b.DD)), sheen.Each(6, func(i int) kit.Node {
				return c.Ellipse(128, 127.500, 102-13*float64(i), 35-5*float64(i), kit.None).Stroke(b.DD, 1.300).Opacity(.4)
			}), c.Ellipse(128, 124, 34, 16, b.DD), c.Form("M94 122C96 98 160 98 162 122C160 140 96 140 94 122Z", kit.Rad(116, 108, 50, b.LL, b.L, b.M, b.DD)), c.Named("straps", c.Line("M128 106C108 84 118 58 134 58C152 58 146 84 130 106", s.DD, 9), c.Line("M128 106C108 84 118 58 134 58C152 58 146 84 130 106", s.L, 5).Move(-.6, -1))).Rotate(turn, 128, 128)
		}
		c.Part("brass", one(154).Move(-26, 66).Scale(.9, .9, 128, 128), one(-24).Move(22, -28).Scale(.9, .9, 128, 128))
	},
}
