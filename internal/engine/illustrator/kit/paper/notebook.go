package paper

import "pellucid/internal/engine/illustrator/kit"

var notebook = kit.Piece{
	Name: "notebook", Cm: 22,
	Palette: "cover #3d8fd6; spiral #c3ccd5 rings metal; pages #fdf6e6 paper; label #fff1d0; band #ef5a4f elastic",
	Draw: func(c *kit.Canvas) {
		b, s, p, l, e := c.Tones("cover"), c.Tones("spiral"), c.Tones("pages"), c.Tones("label"), c.Tones("band")
		c.Part("cover", c.Rect(50, 20, 176, 228, 12, b.DDD))
		c.Part("pages", c.Rect(50, 16, 172, 226, 10, p.DDD), c.Rect(50, 15, 170, 224, 10, p.M), c.Rect(50, 14, 167, 222, 10, p.DD), c.Rect(50, 13, 164, 219, 10, p.L))
		c.Part("cover", c.Form(kit.RoundRect(42, 8, 170, 226, 12), kit.Lin(50, 10, 210, 230, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.6, b.M), kit.At(1, b.D)),
			c.Blur(8, c.Path("M190 0H220V240H50V214Q190 220 190 0Z", b.DDD).Opacity(.38)), c.Blur(4, c.Rect(36, 0, 32, 240, 0, b.DDD).Opacity(.4)), c.Path("M74 14H140L92 228H74Z", kit.White).Opacity(.14)), c.Line("M60 9.5H202Q210.5 10 210.5 20", b.LL, 2).Opacity(.8))
		c.Part("band", c.Blur(2, c.Rect(184, 8, 12, 226, 0, b.DDD).Opacity(.5)), c.Rect(182, 6, 12, 232, 2, kit.Lin(182, 0, 194, 0, e.L, e.M, e.D)))
		c.Part("label", c.Blur(3, c.Rect(82, 54, 88, 62, 8, b.DDD).Opacity(.5)), c.Rect(80, 50, 88, 62, 8, kit.Lin(80, 50, 168, 112, l.LL, l.M, l.D)), c.Path(kit.RoundRect(85, 55, 78, 52, 5), kit.None).Stroke(e.M, 1.8), c.Rect(94, 70, 60, 5, 2.5, l.DDD).Opacity(.55), c.Rect(94, 86, 44, 5, 2.5, l.DDD).Opacity(.4))
		for i := range 11 {
			y := 26 + float64(i)*19.2
			c.Part("spiral", c.Circle(62, y, 5, b.DDD), c.Circle(62.5, y+.5, 4, kit.Hex("#2a2d38")), kit.Of(c.Line("M62 0C52 -12 28 -10 30 0C31 6 44 6 50 2", s.DDD, 6.5), c.Line("M62 0C52 -12 28 -10 30 0C31 6 44 6 50 2", s.M, 4.6), c.Line("M58 -4C50 -9.5 34 -8.5 31.5 -2", s.LL, 1.8)).Move(0, y))
		}
		c.AnchorBox("print", 128, 132, 104, 180, 0)
		c.AnchorBox("grip", 128, 128, 0, 0, 0)
		c.Anchor("ground", 128, 248)
	},
}
