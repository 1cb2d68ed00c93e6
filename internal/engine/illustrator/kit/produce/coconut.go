package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var coconut = kit.Piece{
	Name: "coconut", Cm: 18, States: edible.Cuts,
	Palette: "shell #7d4d2e; flesh #fffaf0; milk #e6f1ee water; straw #f0668f; flower #ff8fb0; umbrella #f2578f",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("shell"), Hollow: true}).Draw(c) {
			return
		}
		s, f, m, w, p := c.Tones("shell"), c.Tones("flesh"), c.Tones("milk"), c.Tones("straw"), c.Tones("flower")
		c.On(kit.Back)
		c.Part("flesh", c.Ellipse(128, 112, 104, 38, kit.Lin(24, 80, 232, 150, s.L, s.M, s.DD)), c.Ellipse(128, 111, 98, 34, kit.Lin(30, 84, 226, 144, f.LL, f.M, f.D)), c.Ellipse(128, 113, 84, 27, kit.Lin(44, 90, 212, 140, f.DDD, f.DD, f.M)))
		c.On(kit.Body)
		c.Part("milk", c.Clip(kit.Oval(128, 113, 84, 27), c.Form(kit.Oval(128, 120, 82, 25), kit.Lin(46, 100, 210, 146, kit.White, m.M, m.D), c.Ellipse(128, 120, 80, 24, kit.None).Stroke(kit.White, 2.5), c.Blur(3, c.Ellipse(110, 116, 34, 5, kit.White)).Opacity(.8), c.Blur(3, c.Ellipse(168, 124, 16, 6, m.DD)).Opacity(.7))))
		c.Part("straw", c.Line("M158 122L178 14Q180 4 190 4L222 6", w.DD, 13).Butt(), c.Line("M157.5 122L177.5 14Q179.5 3.5 189 3.5L222 5.5", w.M, 10.5).Butt(), c.Line("M154.5 122L174.5 14Q177 2 188 1.5L222 2.5", w.LL, 2.6).Butt(), c.Line("M173 24l12 3M170 42l12 3M167 60l12 3M163 78l12 3M160 96l12 3M196 -2l-2 12M211 -1l-2 12", kit.White, 4).Butt().Opacity(.75))
		c.On(kit.Fore)
		const d = "M24 112A104 38 0 0 0 232 112C238 188 194 250 128 250C62 250 18 188 24 112Z"
		var hairs []kit.Node
		for i := range 90 {
			a := math.Pi * (.06 + .88*c.Rand().Float64())
			r := 40 + 96*math.Sqrt(c.Rand().Float64())
			x, y := 128+math.Cos(a)*r*.8, 118+math.Sin(a)*r*.98
			tone := s.DD
			if i%3 == 0 {
				tone = s.LL
			}
			hairs = append(hairs, c.Line(sheen.D("M%.1f %.1fq%.1f %.1f %.1f %.1f", x, y, 4-8*c.Rand().Float64(), 8.0, 6*math.Cos(a+.5), 14.0), tone, 1.6).Opacity(.55))
		}
		c.Part("shell", c.Form(d, kit.Rad(86, 140, 150, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.65, s.M), kit.At(1, s.DDD)), kit.Of(hairs...), c.Blur(6, c.Path("M24 116A104 38 0 0 0 232 116V136A104 38 0 0 1 24 136Z", s.DDD)).Opacity(.4), edible.Shade(c, d, s, 30)),
			c.Path("M24 112a104 38 0 0 0 208 0l-6 1a98 33.5 0 0 1 -196 0z", kit.Lin(24, 0, 232, 0, f.M, kit.White, f.M, f.DD)), c.Path("M26 112a102 37 0 0 0 204 0", kit.None).Stroke(s.D, 2.5).Butt(),
			c.Clip(d, c.Path("M42 168C48 192 62 212 82 224C90 230 84 237 76 232C54 220 38 198 33 172C32 163 40 160 42 168Z", kit.White).Opacity(.35)).Shade())
		fl := func(x, y, r float64) kit.Node {
			petal := c.Form(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-r*.6, y-r*.3, x-r*.5, y-r, x, y-r, x+r*.5, y-r, x+r*.6, y-r*.3, x, y), kit.Lin(x, y-r, x, y, p.LL, p.L, p.M, p.DD), c.Line(sheen.D("M%g %gV%g", x, y-r*.2, y-r*.8), p.DD, 1.4).Opacity(.4))
			return kit.Of(c.Around(5, x, y, petal), c.Circle(x, y, r*.2, kit.Rad(x-2, y-2, r*.3, kit.Hex("#fff1a8"), kit.Hex("#f5b52e"))))
		}
		g := kit.TonesOf(kit.Hex("#4fae52"))
		c.Part("flower", edible.Leaf(c, g, 66, 96, 52, 200), edible.Leaf(c, g, 66, 96, 50, 130), c.Blur(3, c.Circle(70, 102, 26, f.DDD)).Opacity(.4), fl(66, 94, 32))
		if u := c.Tones("umbrella"); c.State("with umbrella") {
			const paper = "M58 66Q76 14 120 8Q164 16 178 62Q158 54 148 64Q132 54 118 66Q102 56 88 68Q76 58 58 66Z"
			c.Part("umbrella", kit.Of(c.Line("M119 6V128", kit.Hex("#c99a5a"), 4), c.Form(paper, kit.Lin(58, 20, 178, 60, u.LL, u.L, u.M, u.DD), c.Line("M119 8Q96 30 88 68M119 8Q118 34 118 66M119 8Q140 30 148 64", u.D, 2)), c.Circle(119, 7, 4, kit.Hex("#c99a5a"))).Rotate(-16, 119, 128))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 113, 160, 48, 0)
		c.AnchorBox("grip", 128, 180, 0, 0, 0)
	},
}
