package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var foosballTable = kit.Piece{
	Name: "foosball-table", Cm: 140, Palette: "cabinet #9a5a32 wood; field #3fa35a green; rods #c9d1d9 metal; players #e0403c red men; players2 #3f6fd0 blue men; handles #33363f grips; ball #fdfdf8 white; legs #7a4526 <cabinet",
	Draw: func(c *kit.Canvas) {
		w, f, r, a, b, h, o, l := c.Tones("cabinet"), c.Tones("field"), c.Tones("rods"), c.Tones("players"), c.Tones("players2"), c.Tones("handles"), c.Tones("ball"), c.Tones("legs")
		leg := func(x, y, k float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gh%gl%g %gh%gZ", x, y, 26*k, -5*k, 66*k, -16*k), l, 5)
		}
		c.Part("legs", leg(52, 150, .8), leg(182, 150, .8), leg(16, 186, 1), leg(214, 186, 1))
		c.Part("cabinet", sheen.Body(c, "M44 46H212L250 144H6Z", w, 6), c.Path("M54 54H202L230 132H26Z", w.DDD))
		c.Part("field", c.Form("M58 64H198L226 136H30Z", kit.Lin(58, 64, 200, 136, f.LL, f.L, f.M), c.Line("M128 60V140", kit.White, 2).Opacity(.85), c.Ellipse(128, 98, 24, 15, kit.None).Stroke(kit.White, 2).Opacity(.85), c.Line("M50 84H66L60 116H40M206 84H190L196 116H216", kit.White, 2).Opacity(.85), c.Blur(4, c.Path("M50 58H206V72H50Z", f.DDD)).Opacity(.6)))
		c.Part("ball", c.Ellipse(142, 104, 6, 3, f.DDD).Opacity(.5), sheen.Ball(c, 140, 99, 5.500, o))
		man := func(x, y, k float64, t kit.Tones) kit.Node {
			return kit.Of(c.Ellipse(0, 17, 6, 2.500, f.DDD).Opacity(.45), c.Form("M-5 -2Q-6 -8 0 -8Q6 -8 5 -2L4 8L5 16H-5L-4 8Z", kit.Lin(-5, 0, 6, 0, t.LL, t.M, t.DD)), c.Circle(0, -11, 4.500, t.DD), c.Circle(-.4, -11.400, 3.900, kit.Rad(-2, -13, 6, t.LL, t.L, t.D))).Scale(k, k, 0, 0).Move(x, y)
		}
		rod := func(u float64, n int, t kit.Tones, part string, near bool) {
			x0, x1 := 58+140*u, 30+196*u
			at := func(v float64) (float64, float64) { return x0 + (x1-x0)*v, 62 + 72*v }
			xa, ya := at(-.22)
			xb, yb := at(1.420)
			c.Part("rods", sheen.Tube(c, sheen.D("M%g %gL%g %g", xa, ya-6, xb, yb-6), 4, r))
			for i := range n {
				v := (float64(i) + .5) / float64(n)
				x, y := at(v)
				c.Part(part, man(x, y-4, .78+.3*v, t))
			}
			x2, y2 := at(1.300)
			x3, y3 := at(1.620)
			x4, y4 := at(-.34)
			if near {
				c.Part("handles", c.Line(sheen.D("M%g %gL%g %g", x2, y2-6, x3, y3-6), h.DDD, 10), c.Line(sheen.D("M%g %gL%g %g", x2, y2-6, x3, y3-6), h.M, 7.500), c.Line(sheen.D("M%g %gL%g %g", x2-1.500, y2-6, x3-1.500, y3-6), h.LL, 2))
			} else {
				c.Part("handles", c.Line(sheen.D("M%g %gL%g %g", xa, ya-6, x4, y4-4), h.D, 7))
			}
		}
		front := "M6 144H250V186Q250 196 240 196H16Q6 196 6 186Z"
		rods := []float64{.08, .22, .36, .5, .64, .78, .92}
		for i, u := range rods {
			t, part := a, "players"
			if i%2 == 1 {
				t, part = b, "players2"
			}
			rod(u, []int{1, 3, 2, 4, 4, 2, 1}[i], t, part, false)
		}
		c.Part("cabinet", sheen.Body(c, front, w, 9, sheen.Grain(c, kit.Box{X0: 8, Y0: 150, X1: 248, Y1: 194}, 4, w), c.Path("M6 144H250V150H6Z", w.LL).Opacity(.6)))
		for i, u := range rods {
			if i%2 == 0 {
				x := 30 + 196*u
				c.Part("rods", c.Circle(x+(u-.5)*10, 156, 6, w.DDD), sheen.Tube(c, sheen.D("M%g 156V178", x+(u-.5)*10), 5, r))
				c.Part("handles", sheen.Body(c, kit.RoundRect(x+(u-.5)*10-6, 174, 12, 32, 5), h, 4))
			}
		}
		c.Part("cabinet", sheen.Each(10, func(i int) kit.Node { return c.Circle(26+4.500*float64(i), 188, 1.800, kit.Hex("#f2c23a")) }))
		c.AnchorBox("surface", 128, 96, 120, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var skateRamp = kit.Piece{
	Name: "skate-ramp", Cm: 500, Facing: kit.Right, Palette: "ramp #d9a05f wood surface; frame #a8693a posts; coping #c3ccd6 metal pipe; side #5a6f9e panels blue; stickers #ef4a6f pink graffiti",
	Draw: func(c *kit.Canvas) {
		r, f, k, s, g := c.Tones("ramp"), c.Tones("frame"), c.Tones("coping"), c.Tones("side"), c.Tones("stickers")
		c.On(kit.Back)
		c.Part("coping", sheen.Tube(c, "M34 32H66M34 48H66", 4, k), sheen.Tube(c, "M36 66V30M64 66V30", 4, k), sheen.Tube(c, "M208 32H240M208 48H240", 4, k), sheen.Tube(c, "M210 66V30M238 66V30", 4, k))
		c.On(kit.Body)
		c.Part("ramp", c.Form("M66 64C72 134 98 164 138 164C178 164 202 134 208 64L222 96C216 182 180 214 128 214C76 214 40 182 34 96Z", kit.Lin(34, 64, 222, 200, r.LL, r.M, r.L, r.D), sheen.Each(9, func(i int) kit.Node {
			u := (float64(i) + .5) / 9
			x0, x1 := 66+142*u, 34+188*u
			y0 := 64 + 100*(1-(2*u-1)*(2*u-1)*(2*u-1)*(2*u-1))
			y1 := 96 + 118*(1-(2*u-1)*(2*u-1)*(2*u-1)*(2*u-1))
			return c.Line(sheen.D("M%g %gL%g %g", x0, y0, x1, y1), r.DD, 1.800).Opacity(.6)
		}), c.Blur(8, c.Path("M80 150Q138 190 200 150L190 170Q138 200 90 170Z", r.DDD)).Opacity(.35), c.Line("M52 82C58 158 88 188 134 188C180 188 208 158 214 82", r.LL, 3).Opacity(.5)))
		c.Part("ramp", sheen.Body(c, "M28 62H66L34 96H-6Z", r, 5, c.Line("M20 70L-2 92M44 64L18 94", r.DD, 1.600).Opacity(.6)), sheen.Body(c, "M208 62H236L262 96H222Z", r, 5))
		front := "M-6 96H34C40 182 76 214 128 214C180 214 216 182 222 96H262V248H-6Z"
		c.Part("side", sheen.Body(c, front, s, 9, sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%g 90V250", 16+38*float64(i)), s.DD, 2.400).Opacity(.6) }), c.Named("stickers", c.Path("M2 150Q12 134 24 142Q36 150 40 168Q30 176 20 170Q6 166 2 150Z", g.M), c.Path("M232 150l6 12l13 2l-9 9l2 13l-12 -6l-12 6l2 -13l-9 -9l13 -2Z", kit.Hex("#ffd23f")), c.Path("M92 228q10 -8 18 0t18 0t18 0t18 0v8q-8 8 -18 0t-18 0t-18 0t-18 0Z", kit.Hex("#5fd0b0")), c.Path("M10 190h30l-8 16h10l-28 30l6 -20h-12Z", kit.Hex("#ffd23f")), c.Path("M212 204q14 -10 26 0q10 12 -2 22q-16 8 -26 -4q-4 -10 2 -18Z", g.M), c.Circle(220, 213, 3, kit.White), c.Circle(230, 213, 3, kit.White), c.Line("M217 220q8 5 14 0", kit.White, 2.400))))
		c.Part("frame", sheen.Body(c, kit.RoundRect(-8, 240, 272, 13, 3), f, 4), c.Line("M34 97C40 183 76 215 128 215C180 215 216 183 222 97", f.DDD, 7), c.Line("M34 96C40 182 76 214 128 214C180 214 216 182 222 96", f.M, 5), c.Line("M34 96C40 182 76 214 128 214", f.LL, 1.600))
		c.Part("coping", sheen.Tube(c, "M66 63L33 97", 7, k), sheen.Tube(c, "M208 63L223 97", 7, k))
		c.AnchorBox("surface", 130, 196, 90, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var benchPress = kit.Piece{
	Name: "bench-press", Cm: 180, Palette: "pad #c8303c bench red leather; frame #4a5160 steel; bar #c9d1d9 barbell; plates #33363f weights; bands #f2b93a yellow",
	Draw: func(c *kit.Canvas) {
		p, f, b, w, y := c.Tones("pad"), c.Tones("frame"), c.Tones("bar"), c.Tones("plates"), c.Tones("bands")
		c.Part("frame", sheen.Body(c, kit.RoundRect(40, 236, 52, 14, 5), f, 4), sheen.Body(c, kit.RoundRect(164, 236, 52, 14, 5), f, 4))
		for _, x := range []float64{60, 182} {
			c.Part("frame", sheen.Body(c, kit.RoundRect(x, 54, 14, 190, 4), f, 5, sheen.Each(7, func(i int) kit.Node { return c.Circle(x+7, 132+13*float64(i), 2.600, f.DDD) })))
		}
		c.Part("frame", sheen.Body(c, kit.RoundRect(66, 116, 124, 12, 4), f, 4))
		c.Part("bar", sheen.Tube(c, "M-6 72H262", 8, b), c.Line("M88 71H112M144 71H168", b.DDD, 5).Dash(1.500, 1.500))
		c.Part("frame", c.Both(128, sheen.Body(c, "M54 48Q54 42 60 42H64V66Q66 82 78 78V64H84V82Q80 94 66 92Q54 88 54 74Z", f, 4)))
		plate := kit.Of(sheen.Body(c, kit.RoundRect(8, 26, 16, 92, 7), w, 5), sheen.Body(c, kit.RoundRect(25, 34, 13, 76, 6), w, 5), sheen.Body(c, kit.RoundRect(39, 46, 10, 52, 5), y, 4), c.Rect(11, 62, 10, 20, 2, w.LL).Opacity(.5), sheen.Body(c, kit.RoundRect(0, 64, 8, 16, 3), b, 3), c.Line("M12 34V108M29 42V102", w.LL, 1.800).Opacity(.8))
		c.Part("plates", plate, plate.Mirror(128))
		c.Part("frame", sheen.Body(c, "M120 196H136L142 250H114Z", f, 5), sheen.Body(c, kit.RoundRect(92, 240, 72, 12, 5), f, 4))
		pad := "M100 118Q100 110 110 110H146Q156 110 156 118L172 194Q174 204 164 206H92Q82 204 84 194Z"
		c.Part("pad", sheen.Body(c, "M84 196Q128 210 172 196L172 210Q170 216 164 216H92Q86 216 84 210Z", kit.TonesOf(p.D), 5), sheen.Body(c, pad, p, 10, c.Line("M128 112V206", p.DD, 2).Opacity(.6), c.Line("M106 118L92 198M150 118L164 198", p.LL, 1.600).Dash(4, 3).Opacity(.8)), sheen.Glint(c, "M106 118Q116 116 120 116L112 196Q100 196 96 194Z", .25))
		c.AnchorBox("surface", 128, 160, 60, 0, 0)
		c.Anchor("seat", 128, 190)
		c.Anchor("handNear", 156, 72)
		c.Anchor("handFar", 100, 72)
		c.Anchor("footNear", 178, 246)
		c.Anchor("footFar", 78, 246)
		c.Anchor("ground", 128, 252)
	},
}

var stilts = kit.Piece{
	Name: "stilts", Cm: 200, Palette: "poles #d99a52 wood; steps #e5484f red footrests; bands #3f8fd0 blue stripes; tips #4a4f5c rubber",
	Draw: func(c *kit.Canvas) {
		p, s, b, t := c.Tones("poles"), c.Tones("steps"), c.Tones("bands"), c.Tones("tips")
		one := func() kit.Node {
			return kit.Of(c.Named("poles", sheen.Body(c, kit.RoundRect(76, 2, 18, 240, 8), p, 7, sheen.Grain(c, kit.Box{X0: 76, Y0: 10, X1: 94, Y1: 240}, 3, p)),
				sheen.Ball(c, 85, 8, 12, b)),
				c.Named("bands", sheen.Each(4, func(i int) kit.Node {
					y := []float64{34, 48, 196, 210}[i]
					return c.Form(kit.RoundRect(75, y, 20, 8, 2), kit.Lin(75, 0, 95, 0, b.M, b.LL, b.M, b.DD))
				})),
				c.Named("steps", c.Path("M90 152L112 186H90Z", s.DDD).Move(0, 2), sheen.Body(c, "M90 148H132Q140 148 140 156Q140 164 132 166L100 196H90Z", s, 7), sheen.Body(c, kit.RoundRect(86, 140, 58, 14, 5), s, 5), c.Line("M96 145H138", s.LL, 2.400), c.Path("M92 140Q96 122 116 122Q134 124 134 140H126Q124 130 114 130Q104 130 100 140Z", t.M), sheen.Screw(c, 97, 176, 3.500, kit.TonesOf(kit.Hex("#c9d1d9")))),
				c.Named("tips", sheen.Body(c, kit.RoundRect(72, 236, 26, 18, 6), t, 5, c.Line("M76 246H94", t.DDD, 2))))
		}
		c.Add(one().Rotate(8, 128, 128).Move(-34, 0), one().Mirror(128).Rotate(-8, 128, 128).Move(34, 0))
		c.Anchor("footNear", 92, 140)
		c.Anchor("footFar", 164, 140)
		c.Anchor("ground", 128, 252)
	},
}
