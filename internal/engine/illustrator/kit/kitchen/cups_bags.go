package kitchen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var plasticCup = kit.Piece{
	Name: "plastic-cup", Cm: 12, States: "empty",
	Palette: "cup #e0333c plastic; inside #fbf7f2 white",
	Draw: func(c *kit.Canvas) {
		t, w := c.Tones("cup"), c.Tones("inside")
		c.On(kit.Back)
		c.Part("inside", c.Form(kit.Oval(128, 30, 88, 20), kit.Lin(40, 20, 216, 40, w.D, w.M, w.LL), c.Blur(5, c.Ellipse(128, 22, 84, 14, w.DDD)).Opacity(.35)))
		c.On(kit.Fore)
		const wall = "M40 30C48 54 208 54 216 30L194 236C190 256 66 256 62 236Z"
		ring := func(y float64) kit.Node {
			rx := 88 - 22*(y-30)/206
			d := sheen.D("M%g %gQ128 %g %g %g", 128-rx, y, y+30, 128+rx, y)
			return kit.Of(c.Line(d, t.DDD, 3).Opacity(.45), c.Line(d, t.LL, 2).Move(0, 3).Opacity(.55))
		}
		c.Part("cup", c.Form(wall, kit.Lin(40, 0, 216, 0, kit.At(0, t.D), kit.At(.14, t.L), kit.At(.3, t.LL), kit.At(.5, t.M), kit.At(.82, t.DD), kit.At(1, t.D)),
			ring(92), ring(104), ring(206), ring(218), c.Blur(10, c.Path("M60 226Q128 262 200 220V260H56Z", t.DDD)).Opacity(.5),
			c.Path("M66 62L82 64L94 222L84 220Z", kit.White).Opacity(.3).Shade()))
		c.Part("inside", c.Path(kit.Oval(128, 30, 88, 20), kit.None).Stroke(w.D, 8), c.Path(kit.Oval(128, 29, 88, 20), kit.None).Stroke(w.LL, 5))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 40, 160, 24, 0)
		c.AnchorBox("print", 128, 156, 104, 80, 0)
		c.AnchorBox("grip", 128, 150, 0, 0, 0)
	},
}

var paperBag = kit.Piece{
	Name: "paper-bag", Cm: 30, States: "empty",
	Palette: "paper #c99a62 bag kraft brown",
	Draw: func(c *kit.Canvas) {
		p := c.Tones("paper")
		teeth := func(x0, x1, y float64, n int) string {
			d := ""
			for i := range 2 * n {
				d += sheen.D("L%.1f %.1f", x0+(x1-x0)*float64(i+1)/float64(2*n), y-float64((i+1)%2)*7)
			}
			return d
		}
		c.On(kit.Back)
		c.Part("paper", c.Form("M62 26"+teeth(62, 222, 26, 12)+"V70H62Z", kit.Lin(60, 20, 222, 60, p.DD, p.D, p.DDD)))
		c.On(kit.Fore)
		c.Part("paper", c.Form("M188 44L222 26V228L194 248Z", kit.Lin(188, 0, 222, 0, p.D, p.DD), c.Path("M204 38L206 200L194 248V44Z", p.DDD).Opacity(.3), c.Line("M205 38V196L195 246M205 196L221 228", p.DDD, 1.6).Opacity(.5)),
			c.Form("M40 44"+teeth(40, 190, 44, 11)+"L194 248H36Z", kit.Lin(36, 44, 196, 248, kit.At(0, p.LL), kit.At(.35, p.L), kit.At(.7, p.M), kit.At(1, p.D)),
				c.Path("M40 44L64 52L58 130L36 248Z", kit.White).Opacity(.18), c.Line("M38 206H194", p.DD, 2).Opacity(.5), c.Line("M38 208.500H194", p.LL, 1.6).Opacity(.6),
				c.Blur(5, c.Line("M120 60Q106 110 128 168M160 78Q172 120 158 160M78 120Q88 150 74 184", p.DDD, 5)).Opacity(.25), c.Line("M122 62Q109 110 130 166M162 80Q174 120 160 158M80 122Q90 150 76 182", p.LL, 2).Opacity(.55)),
			c.Line("M190 46L194 247", p.LL, 1.6).Opacity(.6))
		c.Anchor("ground", 116, 248)
		c.AnchorBox("inside", 128, 54, 140, 26, 0)
		c.AnchorBox("print", 114, 140, 112, 96, 0)
	},
}

var pepperMill = kit.Piece{
	Name: "pepper-mill", Cm: 22,
	Palette: "wood #9a5a2c body; metal #c3ccd4 ring; knob #c3ccd4 <metal",
	Draw: func(c *kit.Canvas) {
		w, m, k := c.Tones("wood"), c.Tones("metal"), c.Tones("knob")
		const foot = "M98 112H158C158 128 148 136 148 152C148 176 182 190 184 228V240Q184 252 172 252H84Q72 252 72 240V228C74 190 108 176 108 152C108 136 98 128 98 112Z"
		const head = "M128 26C166 26 184 52 180 74C178 90 164 94 160 104H96C92 94 78 90 76 74C72 52 90 26 128 26Z"
		side := kit.Lin(72, 0, 184, 0, kit.At(0, w.D), kit.At(.2, w.L), kit.At(.34, w.LL), kit.At(.55, w.M), kit.At(.85, w.DD), kit.At(1, w.DDD))
		c.Part("wood", c.Form(foot, side, sheen.Grain(c, kit.Box{X0: 80, Y0: 120, X1: 176, Y1: 250}, 6, w), c.Line("M74 226Q128 236 182 226M73 236Q128 246 183 236", w.DDD, 2.4).Opacity(.6), c.Line("M74 229Q128 239 182 229", w.LL, 1.6).Opacity(.5),
			c.Blur(8, c.Path("M76 236H184V256H76Z", w.DDD)).Opacity(.5), c.Path("M102 200C108 180 118 176 118 156L124 158C124 180 112 188 110 232L98 230Z", kit.White).Opacity(.28).Shade()),
			c.Form(head, side, sheen.Grain(c, kit.Box{X0: 84, Y0: 34, X1: 172, Y1: 100}, 5, w), c.Blur(8, c.Path("M92 104Q128 88 164 104V112H92Z", w.DDD)).Opacity(.5), c.Path("M96 72C96 52 108 42 120 40C112 52 108 64 108 82C104 86 96 84 96 72Z", kit.White).Opacity(.4).Shade()))
		c.Part("metal", c.Form(kit.RoundRect(92, 101, 72, 13, 6), sheen.Steel(92, 0, 164, 0, m)))
		c.Part("knob", c.Form(kit.RoundRect(118, 16, 20, 13, 4), sheen.Steel(118, 0, 138, 0, k)), sheen.Ball(c, 128, 12, 10, k))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
