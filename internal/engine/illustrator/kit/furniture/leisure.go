package furniture

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bunkBed = kit.Piece{
	Name: "bunk-bed", Cm: 205, Palette: "frame #c98b4f wood; blankets #4f8fe0 blue; blankets2 #e8607a <blankets; pillows #fdfaf4 white; mattresses #f1e6d6; ladder #c98b4f <frame",
	Draw: func(c *kit.Canvas) {
		f, p, m, l := c.Tones("frame"), c.Tones("pillows"), c.Tones("mattresses"), c.Tones("ladder")
		c.Part("frame", c.Rect(12, 30, 232, 20, 4, f.DDD), c.Rect(12, 138, 232, 18, 4, f.DDD), sheen.Tube(c, "M20 38H236", 8, f), sheen.Tube(c, "M20 144H236", 8, f))
		bunk := func(y float64, b kit.Tones) {
			c.Part("mattresses", sheen.Body(c, kit.RoundRect(18, y+26, 220, 24, 9), m, 7))
			c.Part("pillows", sheen.Body(c, sheen.D("M28 %gQ26 %g 34 %gQ52 %g 70 %gQ78 %g 76 %gQ78 %g 70 %gQ52 %g 34 %gQ26 %g 28 %gZ", y+18, y+6, y+6, y+2, y+6, y+6, y+18, y+32, y+32, y+34, y+32, y+32, y+18), p, 7))
			c.Part("blankets", sheen.Body(c, sheen.D("M84 %gQ120 %g 180 %gQ228 %g 240 %gV%gH78Q74 %g 84 %gZ", y+20, y+8, y+14, y+12, y+24, y+46, y+36, y+20), b, 9, sheen.Each(6, func(i int) kit.Node {
				return c.Path(sheen.D("M%g %gl5 9l-5 9l-5 -9Z", 108+24*float64(i), y+20), b.LL).Opacity(.75)
			})), sheen.Body(c, sheen.D("M78 %gQ88 %g 98 %gL94 %gQ84 %g 74 %gZ", y+20, y+14, y+16, y+48, y+49, y+46), p, 4))
			c.Part("frame", sheen.Body(c, kit.RoundRect(10, y+46, 236, 18, 5), f, 6, c.Line(sheen.D("M20 %gH236", y+56), f.DD, 1.600).Opacity(.5)))
		}
		bunk(150, c.Tones("blankets2"))
		bunk(42, c.Tones("blankets"))
		c.Part("frame", sheen.Tube(c, "M16 72H176", 8, f), sheen.Tube(c, "M60 72V94M112 72V94M164 72V94", 7, f))
		for _, x := range []float64{4, 234} {
			c.Part("frame", sheen.Body(c, kit.RoundRect(x, 14, 18, 238, 6), f, 7), sheen.Ball(c, x+9, 13, 10, f))
		}
		c.Part("ladder", sheen.Body(c, kit.RoundRect(178, 54, 11, 198, 5), l, 5), sheen.Body(c, kit.RoundRect(222, 54, 11, 198, 5), l, 5), sheen.Each(5, func(i int) kit.Node {
			return sheen.Body(c, kit.RoundRect(184, 88+32*float64(i), 43, 10, 4), l, 4)
		}))
		c.AnchorBox("surface", 106, 170, 120, 0, 0)
		c.Anchor("seat", 120, 166)
		c.Anchor("footNear", 134, 246)
		c.Anchor("footFar", 110, 246)
		c.Anchor("ground", 128, 252)
	},
}

var beanBag = kit.Piece{
	Name: "bean-bag", Cm: 90, Palette: "fabric #e8763f cover orange; seams #b9502a <fabric; handle #a8442a <fabric",
	Draw: func(c *kit.Canvas) {
		f, s, h := c.Tones("fabric"), c.Tones("seams"), c.Tones("handle")
		low := func(n ...kit.Node) kit.Node { return kit.Of(n...).Scale(1.02, .76, 128, 248) }
		c.Part("handle", low(c.Line("M84 44Q76 28 92 24Q110 22 112 36", h.DD, 9), c.Line("M84 43Q76 27 92 23Q110 21 112 35", h.L, 4)))
		back := "M22 196C4 160 16 96 44 62C62 38 92 30 118 36C160 44 200 84 222 130C236 158 240 180 232 206Z"
		c.Part("fabric", low(c.Path(back, f.DDD).Move(0, 2), sheen.Body(c, back, f, 24, c.Blur(8, c.Path("M70 70Q110 40 150 52Q110 80 92 140Q64 120 70 70Z", f.LL)).Opacity(.6),
			c.Named("seams", c.Line("M108 36Q84 84 78 150M108 36Q160 66 182 130", s.D, 3), c.Line("M112 38Q88 86 82 152M112 36Q164 68 186 130", s.LL, 1.8).Dash(5, 4).Opacity(.8)), c.Blur(3, c.Line("M60 84Q70 104 64 124M190 92Q178 104 180 122", f.DDD, 5)).Opacity(.35))))
		front := "M20 170C34 144 70 150 96 168C128 184 170 176 200 152C226 136 248 160 250 194C252 232 226 246 190 248H66C26 246 4 214 20 170Z"
		c.Part("fabric", low(c.Blur(9, c.Path("M26 172C50 142 92 160 128 172C172 172 200 146 230 150L206 128Q128 150 40 140Z", f.DDD)).Opacity(.5), c.Path(front, f.DDD).Move(0, 2), sheen.Body(c, front, f, 24,
			c.Blur(9, c.Path("M30 176Q60 160 100 180Q150 200 214 166Q190 206 128 206Q60 206 30 176Z", f.LL)).Opacity(.6),
			c.Named("seams", c.Line("M74 158Q50 200 62 247M206 150Q226 200 206 246", s.D, 3), c.Line("M78 160Q54 202 66 247M210 150Q230 202 210 246", s.LL, 1.8).Dash(5, 4).Opacity(.8)),
			c.Blur(3, c.Line("M100 182Q110 196 104 214M164 182Q158 198 166 212M40 200Q34 216 42 230", f.DDD, 5)).Opacity(.35)), sheen.Glint(c, "M34 184Q44 164 66 164Q50 176 46 194Q38 198 34 184Z", .4)))
		c.AnchorBox("surface", 136, 176, 120, 0, 0)
		c.Anchor("seat", 132, 180)
		c.Anchor("footNear", 206, 244)
		c.Anchor("footFar", 222, 240)
		c.Anchor("ground", 128, 248)
	},
}

var poolTable = kit.Piece{
	Name: "pool-table", Cm: 250, Palette: "cloth #2f9f5f felt green; frame #8f4f2a wood rails; pockets #2b2630; legs #7a4022 <frame; balls #f2c12e; balls2 #e0403c <balls; cue #e8c48a stick", States: "empty -balls -cue",
	Draw: func(c *kit.Canvas) {
		f, w, p, l, q := c.Tones("cloth"), c.Tones("frame"), c.Tones("pockets"), c.Tones("legs"), c.Tones("cue")
		leg := func(x, y, k float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gh%gl%g 38q2 8 -2 14q6 4 2 12h%gq-4 -8 2 -12q-4 -6 -2 -14Z", x, y, 32*k, -6*k, -24*k), l, 6)
		}
		c.Part("legs", leg(52, 150, .8), leg(180, 150, .8), leg(12, 170, 1.100), leg(208, 170, 1.100))
		front := "M4 150H252V174Q252 182 244 182H12Q4 182 4 174Z"
		c.Part("frame", sheen.Body(c, front, w, 8, c.Path("M20 164H236V172H20Z", w.DD).Opacity(.5)), c.Form("M46 62Q48 58 54 58H202Q208 58 210 62L253 148Q256 156 247 156H9Q0 156 3 148Z", kit.Lin(20, 58, 220, 156, w.LL, w.L, w.M, w.D)))
		felt := "M58 70H198L230 140H26Z"
		c.Part("cloth", c.Path("M52 66H204L238 144H18Z", f.DDD), c.Form(felt, kit.Lin(40, 70, 210, 140, f.LL, f.L, f.M), c.Blur(4, c.Path("M58 70H198L200 78H54Z", f.DDD)).Opacity(.6), c.Blur(4, c.Path("M58 70L26 140H36L64 74Z", f.DDD)).Opacity(.4), c.Line("M82 70L64 140", f.LL, 1.800).Opacity(.8)))
		c.Part("pockets", sheen.Each(6, func(i int) kit.Node {
			x, y, k := []float64{55, 128, 201, 22, 128, 234}[i], []float64{68, 66, 68, 142, 145, 142}[i], []float64{1, 1, 1, 1.350, 1.350, 1.350}[i]
			return kit.Of(c.Ellipse(x, y, 10*k, 5.500*k, w.DDD), c.Ellipse(x, y, 8*k, 4.500*k, p.DDD))
		}))
		colors := []kit.Tones{c.Tones("balls"), c.Tones("balls2"), kit.TonesOf(kit.Hex("#3f6fd0")), kit.TonesOf(kit.Hex("#8f4fb4")), kit.TonesOf(kit.Hex("#f08a3a")), kit.TonesOf(kit.Hex("#2f2a36"))}
		c.Part("balls", sheen.Each(7, func(i int) kit.Node {
			x, y := []float64{148, 168, 188, 158, 178, 168, 82}[i], []float64{84, 84, 84, 95, 95, 107, 112}[i]
			t := kit.TonesOf(kit.Hex("#fbf6ea"))
			if i < 6 {
				t = colors[i]
			}
			return kit.Of(c.Ellipse(x+2, y+6, 9, 4, f.DDD).Opacity(.5), sheen.Ball(c, x, y, 8.500, t), c.Circle(x-3, y-3.200, 2.200, kit.White).Opacity(.85))
		}))
		c.Part("cue", c.Line("M74 117L-2 160", w.DDD, 7).Opacity(.3), sheen.Tube(c, "M72 114L2 152", 5, q), sheen.Tube(c, "M24 140L2 152", 7, l))
		c.AnchorBox("surface", 128, 104, 120, 0, 0)
		c.Anchor("ground", 128, 242)
	},
}

var picnicTable = kit.Piece{
	Name: "picnic-table", Cm: 180, Palette: "wood #c0813f table top; benches #b57436 <wood; legs #96592c <wood",
	Draw: func(c *kit.Canvas) {
		w, b, l := c.Tones("wood"), c.Tones("benches"), c.Tones("legs")
		plank := func(x0, x1, y, h float64, t kit.Tones) kit.Node {
			return sheen.Body(c, kit.RoundRect(x0, y, x1-x0, h, 3), t, 5, c.Line(sheen.D("M%g %gQ%g %g %g %gM%g %gH%g", x0+10, y+h*.4, (x0+x1)/2, y+h*.6, x1-12, y+h*.4, x0+30, y+h*.75, x1-50), t.DD, 1.400).Opacity(.5))
		}
		c.Part("benches", plank(40, 216, 126, 9, b), plank(36, 220, 136, 10, b))
		for _, x := range []float64{64, 192} {
			c.Part("legs", sheen.Body(c, sheen.D("M%g 100H%gL%g 226H%gZ", x-22, x-8, x-36, x-52), l, 5), sheen.Body(c, sheen.D("M%g 100H%gL%g 226H%gZ", x+8, x+22, x+52, x+36), l, 5), sheen.Body(c, kit.RoundRect(x-60, 164, 120, 12, 3), l, 5))
		}
		c.Part("wood", plank(38, 218, 74, 9, w), plank(32, 224, 83, 10, w), plank(26, 230, 93, 11, w), plank(18, 238, 104, 13, w), c.Rect(18, 115, 220, 7, 2, kit.Lin(18, 0, 238, 0, w.D, w.DD)))
		c.Part("benches", plank(8, 248, 178, 11, b), plank(2, 254, 189, 13, b), c.Rect(2, 200, 252, 7, 2, kit.Lin(0, 0, 254, 0, b.D, b.DD)))
		c.AnchorBox("surface", 128, 92, 170, 0, 0)
		c.Anchor("seat", 128, 184)
		c.Anchor("footNear", 142, 240)
		c.Anchor("footFar", 114, 240)
		c.Anchor("ground", 128, 228)
	},
}
