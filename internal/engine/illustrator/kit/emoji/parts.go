package emoji

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// disc is the outline of the round faces.
var disc = kit.Oval(128, 128, 118, 118)

// warm is a shade of a color that turns toward orange, which keeps yellow from going olive.
func warm(c kit.Color, turn, k float64) kit.Color {
	v := c.Lch()
	return kit.Lch{L: v.L * k, C: v.C, H: v.H - turn}.Color()
}

// round draws a round face's skin and sets its anchors.
func round(c *kit.Canvas) {
	s := c.Tones("skin")
	d, dd := warm(s.M, 16, .89), warm(s.M, 26, .8)
	c.Part("skin", c.Form(disc, kit.Rad(92, 76, 190, kit.At(0, s.LL), kit.At(.24, s.L), kit.At(.56, s.M), kit.At(.84, d), kit.At(1, dd)), p.Edge(c, disc, kit.Tones{Ramp: &kit.Ramp{L: s.L, LL: s.LL, DD: dd}}, 28),
		c.Blur(4, c.Path("M48 72C66 34 118 18 160 30C190 38 196 58 174 60C130 58 88 66 62 98C48 110 38 94 48 72Z", kit.White)).Opacity(.42), c.Blur(8, c.Path("M60 214Q128 254 198 210Q168 250 128 248Q88 248 60 214Z", s.L)).Opacity(.5)))
	c.AnchorBox("headTop", 128, 12, 150, 16, 0)
	c.AnchorBox("eyes", 128, 104, 210, 50, 0)
	c.Anchor("mouth", 128, 180)
	c.AnchorBox("neck", 128, 236, 100, 16, 0)
	c.Anchor("ground", 128, 246)
}

// laugh is a wide open mouth with upper teeth and a tongue.
func laugh(c *kit.Canvas, m kit.Tones, d string) kit.Node {
	return kit.Of(c.Path(d, kit.None).Stroke(m.LL, 3).Move(0, 2.4).Opacity(.35), c.Form(d, kit.Lin(0, 130, 0, 226, m.DD, m.M, m.L),
		c.Ellipse(128, 222, 44, 32, kit.Rad(116, 200, 50, kit.Hex("#ff8f96"), kit.Hex("#e8485c"))), c.Line("M128 206v22", kit.Hex("#c93048"), 2.4).Opacity(.6),
		c.Path("M50 138H206V150Q200 164 186 164H70Q56 164 50 150Z", kit.Lin(0, 140, 0, 166, kit.White, kit.Hex("#e3e6f2")))))
}

const (
	faceSkin = "skin #ffc72e face; "
	guffaw   = "M56 138Q128 146 200 138C206 138 208 144 207 150C202 196 170 226 128 226C86 226 54 196 49 150C48 144 50 138 56 138Z"
)

func tear(c *kit.Canvas, x, y, k, turn float64, t kit.Tones) kit.Node {
	d := "M0 -36C10 -16 26 -4 26 14C26 30 14 40 0 40C-14 40 -26 30 -26 14C-26 -4 -10 -16 0 -36Z"
	return kit.Of(c.Form(d, kit.Rad(-8, -4, 52, t.LL, t.L, t.M, t.D), c.Blur(4, c.Path(d, kit.None).Stroke(t.DD, 9)).Opacity(.6), c.Blur(3, c.Ellipse(6, 26, 12, 8, kit.White)).Opacity(.6)),
		p.Glint(c, "M-16 10C-16 -2 -8 -10 -3 -14C-6 -4 -9 2 -9 12C-10 18 -16 18 -16 10Z", .85)).Scale(k, k, 0, 0).Rotate(turn, 0, 0).Move(x, y)
}
