package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

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
