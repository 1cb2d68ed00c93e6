package props

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var doghouse = kit.Piece{
	Name: "doghouse", Cm: 120,
	Palette: "roof #d8463c shingles; walls #e9c48a wood; opening #4a3326 door; sign #f6ead2",
	Draw: func(c *kit.Canvas) {
		r, w, o, s := c.Tones("roof"), c.Tones("walls"), c.Tones("opening"), c.Tones("sign")
		c.On(kit.Back)
		const wall = "M36 118L128 44L220 118V236Q220 244 212 244H44Q36 244 36 236Z"
		boards := sheen.Each(7, func(i int) kit.Node {
			y := 82 + 24*float64(i)
			return kit.Of(c.Line(sheen.D("M30 %gH226", y), w.DD, 2.5).Opacity(.6), c.Line(sheen.D("M30 %gH226", y+2.5), w.LL, 1.5).Opacity(.7))
		})
		c.Part("walls", sheen.Body(c, wall, w, 20, sheen.Grain(c, kit.Box{X0: 36, Y0: 60, X1: 220, Y1: 244}, 9, w), boards, sheen.Dim(c, 8, .45, "M20 128L128 40L236 128V146L128 62L20 146Z", w)))
		const arch = "M78 244V176C78 146 102 130 128 130C154 130 178 146 178 176V244Z"
		c.Part("opening", c.Path(arch, w.DDD).Stroke(w.DD, 9), c.Form(arch, kit.Lin(78, 130, 178, 244, o.DDD, o.D, o.M), sheen.Dim(c, 10, .6, "M70 130H190V160H70Z", o)))
		c.On(kit.Body)
		side := "M10 128L128 28L136 38V52L26 142Q16 146 10 138Z"
		tiles := c.Line("M34 110L50 128M58 90L74 108M82 70L98 88M106 50L120 66", r.DD, 3).Opacity(.5)
		left := sheen.Body(c, side, r, 10, tiles)
		c.Part("roof", left, left.Mirror(128), sheen.Body(c, "M112 40L128 22L144 40L128 54Z", r, 6))
		c.Part("sign", sheen.Body(c, kit.RoundRect(98, 96, 60, 24, 8), s, 6), c.Circle(116, 108, 4, o.D), c.Circle(128, 106, 5, o.D), c.Circle(140, 108, 4, o.D))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("inside", 128, 194, 96, 104, 0)
		c.AnchorBox("print", 128, 108, 54, 18, 0)
	},
}

var wagon = kit.Piece{
	Name: "wagon", Cm: 95, Facing: kit.Right,
	Palette: "body #e2403a tub; wheels #3c414e tires; hubs #f3ede2; handle #3c414e metal",
	Draw: func(c *kit.Canvas) {
		b, w, h, m := c.Tones("body"), c.Tones("wheels"), c.Tones("hubs"), c.Tones("handle")
		c.On(kit.Back)
		c.Part("body", c.Form("M14 98H196L190 122H20Z", kit.Lin(0, 98, 0, 122, b.DDD, b.DD)))
		c.Part("handle", sheen.Tube(c, "M186 166L232 70", 7, m), sheen.Tube(c, "M232 70L218 44L250 58Z", 7, m))
		c.On(kit.Fore)
		c.Part("body", sheen.Body(c, "M8 104H202L194 164Q192 172 184 172H26Q18 172 16 164Z", b, 18, c.Path(kit.RoundRect(26, 120, 158, 40, 10), kit.None).Stroke(b.DD, 2.4).Opacity(.5), c.Path(kit.RoundRect(27, 122, 158, 40, 10), kit.None).Stroke(b.LL, 1.6).Opacity(.6), c.Blur(4, c.Rect(0, 106, 210, 8, 0, b.DDD)).Opacity(.5)), sheen.Body(c, kit.RoundRect(4, 96, 202, 13, 6), b, 6), sheen.Glint(c, "M28 124H90L86 146H32Z", .25))
		tire := func(x float64) kit.Node {
			return kit.Of(c.Circle(x, 190, 32, w.DDD), c.Circle(x-.6, 189, 30.5, kit.Lin(x-30, 160, x+30, 220, w.L, w.M, w.DD)), c.Circle(x, 190, 22, w.DDD), c.Circle(x, 190, 20.5, kit.Lin(x-20, 170, x+20, 210, h.LL, h.M, h.DD)), c.Circle(x, 190, 12.5, kit.None).Stroke(b.M, 4), sheen.Ball(c, x, 190, 6, b))
		}
		c.Part("wheels", tire(54), tire(160))
		c.Anchor("ground", 105, 222)
		c.AnchorBox("inside", 105, 108, 170, 40, 0)
		c.Anchor("tow", 236, 64)
		c.AnchorBox("print", 105, 136, 130, 44, 0)
	},
}

var cart = kit.Piece{
	Name: "cart", Cm: 230, Facing: kit.Right,
	Palette: "wood #a86d3a boards; wheels #7c4d2a rims; iron #5a5f68 hubs",
	Draw: func(c *kit.Canvas) {
		w, r, m := c.Tones("wood"), c.Tones("wheels"), c.Tones("iron")
		c.On(kit.Back)
		c.Part("wheels", wheel(c, 108, 180, 58, 10, r, m).Opacity(.9))
		c.Part("wood", sheen.Tube(c, "M150 154L250 140", 9, w), c.Form("M20 88H186L178 112H30Z", kit.Lin(0, 88, 0, 112, w.DDD, w.DD)))
		c.On(kit.Fore)
		c.Part("wood", sheen.Body(c, "M12 96H192L180 160H28Z", w, 14), plank(c, 14, 96, 190, 115, w), plank(c, 18, 117, 187, 136, w), plank(c, 22, 138, 184, 158, w), sheen.Tube(c, "M30 90L40 162M100 90V162M174 90L164 162", 9, w), sheen.Tube(c, "M140 164L252 148", 10, w))
		c.Part("wheels", wheel(c, 92, 190, 60, 10, r, m))
		c.Anchor("ground", 92, 250)
		c.AnchorBox("inside", 104, 100, 160, 44, 0)
		c.Anchor("tow", 250, 146)
	},
}

var kickScooter = kit.Piece{
	Name: "kick-scooter", Cm: 95, Facing: kit.Right,
	Palette: "frame #2fa7c9 body; wheels #3a3f4c tires; deck #e9e4da <frame; grips #ef5a4a handles",
	Draw: func(c *kit.Canvas) {
		f, w, g := c.Tones("frame"), c.Tones("wheels"), c.Tones("grips")
		d := c.Tones("deck")
		tire := func(x float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, 226, 24, w), sheen.Ball(c, x, 226, 12, d), sheen.Ball(c, x, 226, 5, f))
		}
		c.On(kit.Back)
		c.Part("grips", sheen.Tube(c, "M176 26L196 20", 10, g))
		c.On(kit.Body)
		c.Part("frame", sheen.Tube(c, "M178 30L214 222", 11, f), sheen.Tube(c, "M204 168C200 196 190 206 172 208", 10, f))
		c.Part("wheels", tire(36), tire(216))
		c.Part("frame", sheen.Body(c, "M14 206Q30 190 52 202L56 210H18Z", f, 6), sheen.Body(c, "M208 200Q232 196 242 214L232 218Q226 208 210 210Z", f, 5))
		c.Part("deck", sheen.Body(c, kit.RoundRect(36, 204, 146, 14, 7), f, 6), c.Line("M48 207H170", d.M, 4))
		c.On(kit.Fore)
		c.Part("grips", sheen.Tube(c, "M158 36L180 28", 12, g))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 104, 204, 110, 0, 0)
		c.Anchor("handNear", 162, 34)
		c.Anchor("handFar", 192, 22)
		c.Anchor("footNear", 120, 204)
		c.Anchor("footFar", 76, 202)
	},
}
