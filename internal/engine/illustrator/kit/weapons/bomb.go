package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var bomb = kit.Piece{
	Name: "bomb", Cm: 25,
	Palette: "ball #4a4f63 body; fuse #d9b27a rope; spark #ffb52e fire; cap #5d647a <ball",
	Draw: func(c *kit.Canvas) {
		b, f, s, k := c.Tones("ball"), c.Tones("fuse"), c.Tones("spark"), c.Tones("cap")
		c.Part("ball", c.Form(kit.RoundRect(16, 54, 196, 196, 98), kit.Rad(80, 112, 170, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(.8, b.DD), kit.At(1, b.DDD)), c.Blur(12, c.Path("M60 230Q190 230 200 100L230 260H60Z", b.DDD).Opacity(.6)), c.Line(gloss.Arc(114, 152, 92, 20, 100), b.LL, 3.4).Opacity(.55),
			c.Blur(7, c.Ellipse(76, 106, 30, 20, kit.White).Opacity(.5).Rotate(-42, 76, 106))), gloss.Glint(c, "M40 128C46 98 66 78 94 70Q104 69 98 77C78 86 62 102 54 130Q46 140 40 128Z", .75), c.Ellipse(47, 150, 5, 7, kit.White).Opacity(.7).Rotate(10, 47, 150))
		c.Part("cap", c.Form("M134 62L152 34Q156 30 162 33L190 51Q196 55 193 61L174 88Q164 70 134 62Z", kit.Lin(140, 40, 190, 76, k.L, k.LL, k.M, k.DDD)), c.Form("M150 33Q172 26 190 42Q200 52 194 62Q186 48 172 42Q160 36 150 38Q147 36 150 33Z", kit.Lin(150, 30, 196, 60, k.LL, k.L, k.D)))
		c.Part("fuse", c.Line("M172 44C176 20 200 10 212 26C220 38 212 50 222 58", f.DDD, 10), c.Line("M172 44C176 20 200 10 212 26C220 38 212 50 222 58", f.M, 8), c.Line("M172 44C176 20 200 10 212 26C220 38 212 50 222 58", f.DD, 8).Dash(1.6, 4.4).Butt().Opacity(.7), c.Line("M171 42C176 19 198 9 210.5 24.5", f.LL, 2).Opacity(.7))
		burst := func(r1, r2 float64, n int, fill kit.Paint) kit.Node {
			return c.Around(n, 226, 62, c.Path("M"+gloss.Num(226-r2)+" 62L226 "+gloss.Num(62-r1)+"L"+gloss.Num(226+r2)+" 62Z", fill))
		}
		c.Part("spark", c.Glow(8, c.Circle(226, 62, 24, s.M).Opacity(.6)), burst(31, 7, 8, kit.Hex("#f2622a")).Rotate(10, 226, 62), burst(24, 8, 8, s.M).Rotate(32, 226, 62), burst(18, 6, 8, s.LL).Rotate(10, 226, 62), c.Circle(226, 62, 9, kit.Rad(225, 61, 10, kit.White, s.LL, s.L)),
			c.Circle(252, 34, 2.6, s.M), c.Circle(204, 88, 2.2, s.M), c.Circle(256, 84, 2, kit.Hex("#f2622a")), c.Circle(236, 102, 2.4, s.L))
		c.Anchor("ground", 114, 250)
		c.AnchorBox("print", 118, 166, 90, 70, 0)
		c.AnchorBox("grip", 114, 152, 0, 0, 0)
	},
}
