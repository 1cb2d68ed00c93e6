package nature

import "pellucid/internal/engine/illustrator/kit"

// crater is a shallow hollow.
func crater(c *kit.Canvas, t kit.Tones, x, y, rx, ry float64) kit.Node {
	return kit.Of(c.Ellipse(x+rx*.06, y+ry*.1, rx*1.08, ry*1.08, t.LL).Opacity(.8), c.Form(kit.Oval(x, y, rx, ry), kit.Lin(x-rx, y-ry, x+rx, y+ry, t.M.Shade(-1.3), t.M.Shade(-.6), t.M), c.Blur(rx*.14, c.Ellipse(x+rx*.3, y+ry*.34, rx*.8, ry*.8, t.L).Opacity(.6))))
}

var moon = kit.Piece{
	Name: "moon", Cm: 100,
	Palette: "disc #f5e6b8 moonlight; craters #e0c98c <disc",
	Draw: func(c *kit.Canvas) {
		d, k := c.Tones("disc"), c.Tones("craters")
		disc := kit.Oval(128, 128, 108, 108)
		c.Part("disc", c.Glow(8, c.Circle(128, 128, 112, d.L).Opacity(.5)), c.Form(disc, kit.Rad(92, 86, 190, kit.At(0, kit.White), kit.At(.25, d.L), kit.At(.55, d.M), kit.At(.85, d.D), kit.At(1, d.DD)),
			c.Blur(7, c.Path("M60 96C84 70 130 84 160 70C186 62 206 96 190 122C172 140 168 158 140 158C104 160 80 150 70 132C62 122 50 108 60 96Z", k.D), c.Path("M90 186C110 176 140 190 150 204C140 222 104 222 92 206Z", k.D)).Opacity(.5),
			c.Named("craters", crater(c, k, 64, 74, 21, 18), crater(c, k, 196, 88, 26, 24), crater(c, k, 150, 46, 13, 10), crater(c, k, 52, 150, 15, 17), crater(c, k, 92, 210, 22, 14), crater(c, k, 196, 176, 17, 18), crater(c, k, 150, 214, 11, 8), crater(c, k, 108, 38, 7, 5), crater(c, k, 220, 132, 8, 10), crater(c, k, 36, 112, 7, 9), crater(c, k, 168, 200, 6, 5), crater(c, k, 122, 122, 31, 28), crater(c, k, 92, 172, 12, 10), crater(c, k, 152, 168, 8, 7), crater(c, k, 78, 116, 7, 6), crater(c, k, 164, 128, 6, 5), crater(c, k, 126, 78, 8, 7)),
			c.Blur(13, c.Path("M238 90A108 108 0 0 1 80 226A126 126 0 0 0 224 84Z", d.DDD).Opacity(.45)), c.Blur(5, c.Path("M230 140A100 100 0 0 1 150 230A110 110 0 0 0 222 140Z", d.LL).Opacity(.5)), c.Path("M40 100C48 66 74 40 108 32C80 46 62 70 56 100C54 108 38 110 40 100Z", kit.White).Opacity(.4)))
		c.AnchorBox("print", 128, 128, 120, 100, 0)
	},
}
