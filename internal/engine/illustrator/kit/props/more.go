package props

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var ball = kit.Piece{
	Name: "ball", Cm: 22,
	Palette: "rubber #ef4a45 skin; stripe #fff4dc band; star #ffc93d",
	Draw: func(c *kit.Canvas) {
		r, s, y := c.Tones("rubber"), c.Tones("stripe"), c.Tones("star")
		d := kit.Oval(128, 128, 118, 118)
		star := ""
		for i := range 10 {
			a, q := float64(i)*math.Pi/5-math.Pi/2, 40.0
			if i%2 == 1 {
				q = 18
			}
			star += sheen.D("%c%.1f %.1f", "ML"[min(i, 1)], 128+q*math.Cos(a), 128+q*math.Sin(a))
		}
		c.Part("rubber", c.Form(d, sheen.Orb(128, 128, 118, r),
			c.Named("stripe", c.Path("M2 118C60 66 196 66 254 118V140C196 190 60 190 2 140Z", kit.Lin(20, 80, 236, 180, s.LL, s.L, s.M, s.D)), c.Line("M2 118C60 66 196 66 254 118M2 140C60 190 196 190 254 140", r.DD, 3).Opacity(.4)),
			c.Named("star", c.Path(star+"Z", y.M).Stroke(y.M, 8), c.Path(star+"Z", kit.Lin(90, 90, 166, 166, y.L, y.M, y.D))),
			sheen.Edge(c, d, r, 28), sheen.Dim(c, 16, .4, "M250 120C250 210 190 256 120 250C190 236 226 196 232 120Z", r)),
			sheen.Gloss(c, 128, 128, 94, 94, 200, 250, 13))
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 246)
		c.AnchorBox("surface", 128, 14, 90, 0, 0)
	},
}

var rock = kit.Piece{
	Name: "rock", Cm: 80,
	Palette: "stone #9a9fa8 gray; moss #7fb357 green",
	Draw: func(c *kit.Canvas) {
		s, m := c.Tones("stone"), c.Tones("moss")
		const d = "M14 220Q4 214 4 184L30 122Q34 112 44 106L92 72Q98 66 108 65L146 60Q156 58 164 64L196 82Q204 86 208 94L232 132L252 182Q256 210 240 220Q128 228 14 220Z"
		face := func(d string, tone kit.Color) kit.Node { return c.Path(d, tone).Stroke(tone, .8) }
		c.Part("stone", c.Form(d, s.M, face("M20 126L94 66L158 54L150 108L90 134Z", s.LL), face("M20 126L90 134L106 188L58 232L0 226V180Z", s.L), face("M158 54L206 84L198 152L150 108Z", s.L), face("M206 84L240 128L258 186L198 152Z", s.D), face("M198 152L258 186V232L178 228Z", s.DD), face("M106 188L178 228L58 232Z", s.D),
			c.Line("M30 122L90 134L150 108L198 152L252 182M90 134L106 188M150 108L156 60", s.LL, 1.6).Opacity(.7), c.Line("M122 134L138 152L134 170M218 124L212 142M50 160L62 176", s.DDD, 2.6).Opacity(.4), sheen.Edge(c, d, s, 13)))
		c.Part("moss", c.Clip(d, c.Path("M10 196C30 186 44 200 60 194C76 200 84 212 74 226H6ZM210 226C214 206 232 208 254 196V230H210Z", kit.Lin(0, 186, 0, 226, m.L, m.D))))
		c.Anchor("ground", 128, 222)
		c.Anchor("seat", 132, 76)
		c.AnchorBox("surface", 140, 74, 120, 0, 0)
	},
}

var bone = kit.Piece{
	Name: "bone", Cm: 22,
	Palette: "bone #f3e6cc ivory",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("bone")
		const d = "M62 104C40 92 44 62 68 62C82 62 90 72 92 84H92L164 84C166 72 174 62 188 62C212 62 216 92 194 104C216 116 212 146 188 146C174 146 166 136 164 124H92C90 136 82 146 68 146C44 146 40 116 62 104Z"
		n := kit.Of(c.Path(d, b.DDD).Stroke(b.DDD, 1.6), sheen.Body(c, d, b, 13, c.Line("M98 110H158", b.DD, 3).Opacity(.35)), sheen.Glint(c, "M58 84C58 74 66 70 72 72C66 76 64 82 64 90Q60 92 58 84Z", .8), sheen.Glint(c, "M98 92H150Q156 94 150 97H100Q94 95 98 92Z", .7))
		c.Part("bone", n.Move(0, 24).Scale(1.35, 1.35, 128, 128).Rotate(-14, 128, 128))
		c.AnchorBox("grip", 128, 128, 0, 0, 90)
	},
}

var wheelbarrow = kit.Piece{
	Name: "wheelbarrow", Cm: 140, Facing: kit.Right,
	Palette: "tray #3f9a5a tub green; wheel #3c414e tire; handles #b9783f wood; frame #6d7582 metal",
	Draw: func(c *kit.Canvas) {
		t, w, h, f := c.Tones("tray"), c.Tones("wheel"), c.Tones("handles"), c.Tones("frame")
		c.On(kit.Back)
		c.Part("handles", sheen.Tube(c, "M18 108L120 158L214 196", 8, h))
		c.Part("tray", c.Form("M62 92H232L214 112H78Z", kit.Lin(0, 92, 0, 112, t.DDD, t.DD)))
		c.On(kit.Fore)
		c.Part("frame", sheen.Tube(c, "M92 158L80 224H106", 8, f))
		c.Part("wheel", c.Circle(208, 200, 32, w.DDD), c.Circle(207.4, 199, 30.5, kit.Lin(178, 170, 238, 230, w.L, w.M, w.DD)), c.Circle(208, 200, 19, w.DDD), c.Circle(208, 200, 17.5, kit.Lin(190, 182, 226, 218, f.LL, f.L, f.DD)), c.Around(5, 208, 200, c.Circle(208, 190, 4, w.DDD)), sheen.Ball(c, 208, 200, 5, f))
		c.Part("frame", sheen.Tube(c, "M168 160L208 200", 8, f))
		c.Part("tray", sheen.Body(c, "M52 100H244L198 162Q194 168 184 168H104Q94 168 90 160Z", t, 16, c.Line("M74 116H226", t.LL, 3).Opacity(.5), c.Line("M98 154H190", t.DD, 3).Opacity(.5)), sheen.Body(c, kit.RoundRect(48, 92, 200, 12, 6), t, 5), sheen.Glint(c, "M76 110H132L124 136H90Z", .22))
		c.Part("handles", sheen.Tube(c, "M6 116L104 166L186 174", 10, h), sheen.Tube(c, "M4 115L30 128", 13, f))
		c.Anchor("ground", 140, 230)
		c.AnchorBox("inside", 148, 104, 160, 36, 0)
		c.Anchor("handNear", 14, 118)
	},
}

var shoppingCart = kit.Piece{
	Name: "shopping-cart", Cm: 100, Facing: kit.Right,
	Palette: "wire #9aa6b5 metal basket; handle #e2483c grip; wheels #3c414e",
	Draw: func(c *kit.Canvas) {
		m, h, w := c.Tones("wire"), c.Tones("handle"), c.Tones("wheels")
		const basket = "M48 62H242L220 150H72Z"
		grid := kit.Of(sheen.Each(9, func(i int) kit.Node {
			u := float64(i) / 8
			return c.Line(sheen.D("M%.1f 62L%.1f 150", 52+186*u, 74+144*u), m.M, 4)
		}), c.Line("M54 84H236M60 106H231M66 128H225", m.M, 4))
		c.On(kit.Back)
		c.Part("wire", c.Path("M48 62H242L232 78H58Z", m.DD).Opacity(.35), grid.Opacity(.45))
		c.On(kit.Fore)
		c.Part("wire", c.Path(basket, m.LL).Opacity(.28), c.Clip(basket, grid), sheen.Tube(c, "M46 62H244L221 150H70Z", 7, m), sheen.Tube(c, "M12 36L44 40L82 186H214", 8, m), sheen.Tube(c, "M82 186L96 214M206 186L214 214", 7, m))
		c.Part("handle", sheen.Tube(c, "M8 36L40 40", 13, h))
		c.Part("wheels", sheen.Ball(c, 98, 224, 18, w), sheen.Ball(c, 98, 224, 7, m), sheen.Ball(c, 214, 224, 18, w), sheen.Ball(c, 214, 224, 7, m))
		c.Anchor("ground", 150, 242)
		c.AnchorBox("inside", 146, 80, 160, 50, 0)
		c.Anchor("handNear", 14, 37)
	},
}

var canoe = kit.Piece{
	Name: "canoe", Cm: 400, Facing: kit.Right,
	Palette: "hull #c9472f boat; rim #e9b872 wood; stripe #fbf1dc",
	Draw: func(c *kit.Canvas) {
		h, r, s := c.Tones("hull"), c.Tones("rim"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("hull", c.Form("M4 92C40 112 216 112 252 92C232 124 200 132 128 132C56 132 24 124 4 92Z", kit.Lin(0, 104, 0, 132, h.DDD, h.DD), c.Line("M80 106V126M128 106V130M176 106V126", r.DD, 4).Opacity(.6)))
		c.Part("rim", sheen.Tube(c, "M8 95C50 110 206 110 248 95", 5, kit.TonesOf(r.D)), c.Line("M74 122H112M146 122H184", r.D, 8))
		c.On(kit.Fore)
		const d = "M2 88C20 110 40 122 70 127Q128 132 186 127C216 122 236 110 254 88C262 124 242 164 206 174Q128 182 50 174C14 164 -6 124 2 88Z"
		c.Part("hull", sheen.Body(c, d, h, 14, c.Named("stripe", c.Line("M4 118C30 142 60 148 128 149C196 148 226 142 252 118", s.M, 8)), c.Line("M30 164Q128 172 226 164", h.DD, 3).Opacity(.5)), sheen.Streak(c, "M30 126Q60 138 100 139", 3, .4))
		c.Part("rim", sheen.Tube(c, "M3 89C20 110 40 122 70 127Q128 132 186 127C216 122 236 110 253 89", 8, r))
		c.Anchor("ground", 128, 180)
		c.AnchorBox("inside", 128, 126, 150, 22, 0)
	},
}
