package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
)

// tuft is a round cluster of buds.
func tuft(c *kit.Canvas, x, y, r float64, t kit.Tones) kit.Node {
	d := edible.Wavy(x, y, r, r*.92, 40, func(u float64) float64 { return .95 + .06*math.Abs(math.Sin(u*2*math.Pi*5)) })
	return c.Form(d, kit.Rad(x-r*.35, y-r*.42, r*1.6, kit.At(0, t.LL), kit.At(.25, t.L), kit.At(.6, t.M), kit.At(1, t.DDD)),
		edible.Scatter(c, x-r, y-r, x+r, y+r, 34, r*.2, func(px, py float64) bool { return edible.InOval(px, py, x, y, r*.98, r*.9) }, func(i int, px, py float64) kit.Node {
			return kit.Of(c.Circle(px+r*.03, py+r*.05, r*.1, t.DD).Opacity(.6), c.Circle(px, py, r*.085, t.L).Opacity(.8), c.Circle(px-r*.02, py-r*.03, r*.035, t.LL))
		}),
		c.Blur(r*.16, c.Path(d, kit.None).Stroke(t.DDD, r*.5).Move(-r*.18, -r*.22)).Opacity(.5))
}

var broccoli = kit.Piece{
	Name: "broccoli", Cm: 16,
	Palette: "florets #4f9f3d; stem #a9cf6a",
	Draw: func(c *kit.Canvas) {
		f, s := c.Tones("florets"), c.Tones("stem")
		const d = "M44 110C60 150 84 168 94 192C100 210 98 232 102 244Q128 256 156 244C158 230 156 210 164 192C174 168 198 150 212 110Z"
		c.Part("florets", tuft(c, 76, 70, 42, f), tuft(c, 180, 70, 42, f), tuft(c, 128, 50, 46, f))
		c.Part("stem", c.Form(d, kit.Lin(90, 0, 170, 0, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)),
			c.Line("M104 140Q112 180 112 236M152 136Q144 180 144 236M128 130V160", s.DD, 3).Opacity(.4), c.Line("M107 140Q115 180 115 236", s.LL, 3).Opacity(.8),
			c.Path("M112 120Q128 160 146 120Z", s.DDD).Opacity(.4), c.Blur(9, c.Rect(30, 90, 200, 66, 0, f.DDD)).Opacity(.6), edible.Shade(c, d, s, 14)),
			c.Ellipse(129, 244, 27, 6, kit.Lin(102, 0, 156, 0, s.LL, s.L, s.D)))
		c.Part("florets", tuft(c, 42, 108, 36, f), tuft(c, 214, 108, 36, f), tuft(c, 92, 116, 38, f), tuft(c, 166, 116, 38, f), tuft(c, 128, 98, 42, f))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 215, 0, 0, 0)
	},
}
