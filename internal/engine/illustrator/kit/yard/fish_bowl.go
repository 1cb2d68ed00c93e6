package yard

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fishBowl = kit.Piece{
	Name: "fish-bowl", Cm: 28,
	Palette: "glass #c4e4f2 bowl; water #7cc9ee; fish #ff8a2b goldfish; gravel #e0b87a stones; plant #4fae52 weed",
	Draw: func(c *kit.Canvas) {
		g, w, f, r, p := c.Tones("glass"), c.Tones("water"), c.Tones("fish"), c.Tones("gravel"), c.Tones("plant")
		const d = "M80 34C30 56 6 100 6 144C6 204 56 248 128 248C200 248 250 204 250 144C250 100 226 56 176 34Z"
		c.On(kit.Back)
		c.Part("glass", c.Path(d, g.M.Alpha(.2)), c.Form(kit.Oval(128, 34, 50, 11), kit.Lin(78, 0, 178, 0, g.D.Alpha(.5), kit.White.Alpha(.4), g.D.Alpha(.5))))
		c.Part("water", c.Clip("M80 40C34 60 13 102 13 144C13 200 60 241 128 241C196 241 243 200 243 144C243 102 222 60 176 40Z", c.Rect(0, 92, 256, 160, 0, kit.Lin(0, 92, 0, 244, w.L.Alpha(.85), w.M.Alpha(.9), w.D.Alpha(.95))), c.Blur(10, c.Ellipse(90, 140, 40, 60, w.LL)).Opacity(.6), c.Ellipse(128, 92, 108, 11, kit.Lin(20, 0, 236, 0, w.LL, kit.White, w.L))))
		blade := func(x, h, k float64) kit.Node {
			return c.Form(sheen.D("M%g 226C%g %g %g %g %g %gC%g %g %g %g %g 226Z", x-5, x-14*k, 226-h*.4, x+14*k, 226-h*.6, x, 226-h, x+16*k, 226-h*.6, x-6*k, 226-h*.4, x+6), kit.Lin(x-6, 0, x+6, 0, p.LL, p.M, p.DD))
		}
		c.On(kit.Body)
		c.Part("plant", blade(66, 98, 1), blade(84, 72, -1), blade(50, 62, -1), blade(200, 76, 1), blade(186, 50, -1))
		c.Part("gravel", c.Clip("M13 144C13 200 60 241 128 241C196 241 243 200 243 144Z", c.Path("M0 218Q60 204 128 214T256 212V256H0Z", r.D), sheen.Each(44, func(i int) kit.Node {
			x, y := 26+204*c.Rand().Float64(), 214+26*c.Rand().Float64()
			t := []kit.Color{r.L, r.M, r.LL, kit.Hex("#d98a7a"), kit.Hex("#8fb3c9")}[i%5]
			return kit.Of(c.Ellipse(x+.8, y+1.4, 6, 4.4, r.DDD).Opacity(.5), c.Ellipse(x, y, 6, 4.4, t))
		})))
		c.Part("fish", sheen.Body(c, "M96 150C76 126 62 124 54 130C64 142 66 150 62 160C58 172 56 182 62 186C76 184 90 172 98 160Z", f, 8, c.Line("M92 152L64 138M92 156L66 156M92 160L68 176", f.DD, 2).Opacity(.5)), sheen.Body(c, "M116 132Q132 106 158 116Q150 124 158 134Z", f, 6), sheen.Body(c, "M90 154C104 128 140 122 168 136C184 144 190 154 188 160C184 176 156 190 128 184C110 180 98 168 90 154Z", f, 13, c.Blur(5, c.Path("M100 172Q140 190 186 166V196H100Z", kit.Hex("#ffe9b8"))).Opacity(.9), sheen.Each(3, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 144q10 12 0 26", 118+13*float64(i)), kit.None).Stroke(f.DD, 2).Opacity(.5)
		})), sheen.Body(c, "M138 162C126 172 124 182 128 188C140 186 150 178 154 168Z", f, 5), c.Circle(168, 150, 9, kit.White), c.Circle(170, 151, 6, kit.Hex("#2c2433")), c.Circle(168, 148.5, 2.4, kit.White), c.Line("M188 162Q180 168 174 165", f.DDD, 2.4))
		c.Part("water", sheen.Bubble(c, 204, 130, 6), sheen.Bubble(c, 212, 112, 4.5), sheen.Bubble(c, 202, 104, 3))
		c.On(kit.Fore)
		c.Part("glass", c.Form(d, kit.Lin(6, 0, 250, 0, kit.At(0, g.D.Alpha(.5)), kit.At(.12, kit.White.Alpha(.12)), kit.At(.8, kit.White.Alpha(.04)), kit.At(1, g.DD.Alpha(.45))), c.Path(d, kit.None).Stroke(g.DD.Alpha(.7), 5), c.Blur(2, c.Path(d, kit.None).Stroke(kit.White.Alpha(.8), 4).Move(4, 3))), c.Ellipse(128, 34, 52, 12, kit.None).Stroke(g.DD, 5), c.Ellipse(128, 33.4, 52, 12, kit.None).Stroke(kit.White, 2.8), c.Path("M34 112C42 86 60 68 78 58C86 56 86 64 80 68C64 80 54 96 48 118C44 128 30 124 34 112Z", kit.White).Opacity(.8).Shade(), c.Path("M212 196Q200 216 182 226", kit.None).Stroke(kit.White, 6).Opacity(.5).Shade())
		c.Anchor("ground", 128, 248)
		c.AnchorBox("inside", 128, 146, 168, 132, 0)
	},
}
