package holiday

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var trickOrTreatBucket = kit.Piece{
	Name: "trick-or-treat-bucket", Cm: 25, Palette: "pail #f5852a bucket pumpkin orange; face #2e2430 eyes mouth; handle #3a3040; candy #c04ad0 candies sweets; wrapper #4fb83f <candy; lollipop #ef3f6b; chocolate #7a4426",
	States: "full; empty -candy -lollipop -chocolate -wrapper; open",
	Draw: func(c *kit.Canvas) {
		p, f, h, d, w, l, k := c.Tones("pail"), c.Tones("face"), c.Tones("handle"), c.Tones("candy"), c.Tones("wrapper"), c.Tones("lollipop"), c.Tones("chocolate")
		c.On(kit.Back)
		c.Part("handle", c.Line("M44 112C44 24 84 6 128 6C172 6 212 24 212 112", h.DDD, 11), c.Line("M43 111C43 23 83 5 127 5C171 5 211 23 211 111", h.M, 8), c.Line("M42 92C46 26 86 6 126 4", h.LL, 2.600))
		c.Part("pail", c.Form(kit.Oval(128, 114, 90, 20), kit.Lin(0, 94, 0, 134, p.DDD, p.DD)))
		c.On(kit.Body)
		bite := func(x, y, s, turn float64, t kit.Tones) kit.Node {
			wing := c.Form("M14 -3L34 -14Q38 -8 35 0Q38 8 34 14L14 3Z", kit.Lin(14, -12, 34, 12, t.L, t.M, t.DD), c.Line("M16 0L34 -6M16 1L34 7", t.DD, 1.200))
			return kit.Of(wing, wing.Mirror(0), sheen.Body(c, kit.Oval(0, 0, 18, 14), t, 5, c.Path("M-8 -18Q-2 0 -8 18H-2Q4 0 -2 -18ZM6 -18Q12 0 6 18H11Q17 0 11 -18Z", kit.White).Opacity(.75)), c.Ellipse(-7, -6, 4, 2.400, kit.White).Opacity(.8)).Scale(s, s, 0, 0).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("lollipop", c.Line("M84 118L70 50", kit.Hex("#f2ead8"), 5), festoon.Sphere(c, l, 68, 48, 25), c.Line("M68 48c3 -4 8 0 6 5c-3 7 -14 5 -14 -4c0 -11 15 -14 21 -5c6 11 -3 22 -14 21", kit.White, 4).Opacity(.85))
		bar := kit.Of(sheen.Body(c, kit.RoundRect(-18, -44, 36, 70, 3), k, 5, c.Line("M0 -46V0M-20 -30H20M-20 -14H20", k.DDD, 2), c.Line("M-16 -42H-3M3 -42H16M-16 -27H-3M3 -27H16", k.LL, 1.600)), sheen.Body(c, "M-20 -6L-12 -11L-4 -6L4 -11L12 -6L20 -10V40H-20Z", l, 5, c.Line("M-20 8H20", kit.White, 5).Opacity(.8)))
		c.Part("chocolate", bar.Rotate(16, 0, 0).Move(168, 76))
		corn := kit.Of(c.Form("M0 -24Q6 -24 9 -14L18 12Q20 22 0 23Q-20 22 -18 12L-9 -14Q-6 -24 0 -24Z", kit.Hex("#ffd23c"), c.Path("M-24 6H24V-14H-24Z", kit.Hex("#fb8a2e")), c.Path("M-24 -8H24V-30H-24Z", kit.Hex("#fff6e6")), c.Blur(3, c.Path("M8 -24L22 24H4Q12 0 4 -24Z", kit.Hex("#8a3d12"))).Opacity(.4)))
		c.Part("candy", corn.Rotate(-24, 0, 0).Move(112, 74), bite(136, 96, 1, -14, d), corn.Scale(.8, .8, 0, 0).Rotate(30, 0, 0).Move(196, 98))
		c.Part("wrapper", bite(92, 100, .95, 18, w), bite(176, 112, .9, -8, w))
		c.Part("candy", bite(128, 122, .9, 10, c.Tones("lollipop")), bite(62, 112, .8, -20, d))
		c.On(kit.Fore)
		body := "M36 112A92 21 0 0 0 220 112C244 138 246 190 218 226Q206 248 176 250H80Q50 248 38 226C10 190 12 138 36 112Z"
		var ribs []kit.Node
		for _, r := range []float64{-.82, -.46, -.12, .12, .46, .82} {
			ribs = append(ribs, c.Blur(2.500, c.Line(sheen.D("M%g 112Q%g 186 %g 254", 128+84*r, 128+128*r, 128+70*r), p.DDD, 6)).Opacity(.55), c.Line(sheen.D("M%g 116Q%g 186 %g 252", 121+84*r, 118+128*r, 122+70*r), p.LL, 3).Opacity(.5))
		}
		c.Part("pail", c.Path(body, p.DDD).Move(0, 1.500), sheen.Body(c, body, p, 22, append(ribs, c.Blur(8, c.Ellipse(62, 170, 14, 34, kit.White)).Opacity(.3))...), c.Line("M37 113A91 21 0 0 0 219 113", p.DD, 10), c.Line("M37 112A91 21 0 0 0 219 112", p.L, 7), c.Line("M40 113A88 20 0 0 0 130 132", p.LL, 2.600))
		eye := kit.Of(c.Path("M66 184L88 148Q92 144 96 150L112 180Q88 192 66 184Z", p.LL).Move(1, 1.800), c.Path("M66 184L88 148Q92 144 96 150L112 180Q88 192 66 184Z", f.M), c.Line("M76 176L89 154", f.LL, 2.400))
		mouth := "M60 200Q128 226 196 200Q192 232 160 238L154 226L142 240H114L102 226L96 238Q64 232 60 200Z"
		c.Part("face", eye, eye.Mirror(128), c.Path("M128 184L118 200Q128 204 138 200Z", f.M), c.Path(mouth, p.LL).Move(1, 1.800), c.Form(mouth, kit.Lin(0, 200, 0, 240, f.M, f.D)), c.Path("M100 210L106 224H116L118 213ZM156 210L150 224H140L138 213Z", p.M), c.Line("M66 206Q128 228 190 206", f.LL, 1.800).Opacity(.7))
		knob := kit.Of(c.Circle(42, 122, 9, h.DDD), c.Circle(41, 121, 7.500, kit.Rad(38, 118, 11, h.LL, h.M, h.D)))
		c.Part("handle", knob, knob.Mirror(128))
		c.AnchorBox("inside", 128, 116, 150, 34, 0)
		c.AnchorBox("grip", 128, 8, 0, 0, 90)
		c.Anchor("ground", 128, 250)
	},
}
