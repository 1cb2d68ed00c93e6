package headwear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bucketHat = kit.Piece{
	Name: "bucket-hat", Cm: 30, Palette: "crown #f3b544 hat; brim #f3b544 <crown; band #e0803a",
	Draw: func(c *kit.Canvas) {
		k, b, n := c.Tones("crown"), c.Tones("brim"), c.Tones("band")
		c.On(kit.Back)
		c.Part("brim", c.Form("M20 196Q128 120 236 196L226 206H30Z", b.DDD))
		c.On(kit.Body)
		d := "M66 140Q68 62 84 50Q128 34 172 50Q188 62 190 140Q128 166 66 140Z"
		c.Part("crown", c.Form(d, kit.Lin(66, 40, 190, 150, k.LL, k.L, k.M, k.DD), c.Line("M84 58Q128 74 172 58", k.DD, 2).Opacity(.6), fabric.Stitches(c, k.LL, "M85 63Q128 79 171 63"), c.Line("M128 42V156", k.DD, 1.600).Opacity(.4), c.Blur(7, c.Path("M168 50Q176 100 172 160H200V50Z", k.DDD).Opacity(.5)), c.Path("M78 136Q80 74 94 62Q92 96 92 138Z", kit.White).Opacity(.3)))
		c.Part("band", c.Form("M64 124Q128 150 192 124L193 146Q128 172 63 146Z", kit.Lin(64, 0, 192, 0, n.L, n.M, n.DD)), fabric.Stitches(c, n.LL, "M65 129Q128 155 191 129"), fabric.Stitches(c, n.LL, "M64 142Q128 168 192 142"))
		brim := "M62 142Q128 170 194 142Q226 160 246 200Q250 212 238 216Q128 250 18 216Q6 212 10 200Q30 160 62 142Z"
		c.Part("brim", c.Form(brim, kit.Lin(30, 142, 220, 230, b.LL, b.L, b.M, b.DD), c.Blur(6, c.Path("M56 138Q128 168 200 138V156Q128 186 56 156Z", b.DDD).Opacity(.5)), fabric.Stitches(c, b.LL, "M48 164Q128 194 208 164"), fabric.Stitches(c, b.LL, "M38 178Q128 210 218 178"), fabric.Stitches(c, b.LL, "M28 192Q128 226 228 192"), fabric.Stitches(c, b.LL, "M20 206Q128 240 236 206"), c.Path("M30 190Q44 164 64 152Q60 176 52 204Q36 202 30 190Z", kit.White).Opacity(.25)))
		c.AnchorBox("fit", 128, 146, 132, 30, 0)
		c.AnchorBox("print", 128, 96, 70, 44, 0)
		c.Anchor("ground", 128, 226)
	},
}

var fez = kit.Piece{
	Name: "fez", Cm: 18, Palette: "hat #b3252f red felt; tassel #2f3442 black",
	Draw: func(c *kit.Canvas) {
		h, t := c.Tones("hat"), c.Tones("tassel")
		d := "M66 44L44 216A84 22 0 0 0 212 216L190 44Z"
		c.Part("hat", c.Form(d, kit.Lin(44, 0, 212, 0, h.M, h.LL, h.L, h.M, h.DDD), c.Blur(6, c.Path("M40 206A90 26 0 0 0 216 206V250H40Z", h.DDD).Opacity(.5))), c.Form(kit.Oval(128, 44, 62, 16), kit.Lin(66, 28, 190, 60, h.LL, h.L, h.M)), c.Path("M74 60L58 204Q66 210 76 212L88 66Z", kit.White).Opacity(.22))
		c.Part("tassel", c.Line("M128 42C150 28 196 26 204 56Q208 76 206 96", t.DDD, 6), c.Line("M128 42C150 28 196 26 204 56Q208 76 206 96", t.L, 3), c.Ellipse(128, 43, 9, 5, t.D), c.Form("M198 104H214L222 168Q206 176 190 168Z", kit.Lin(190, 0, 222, 0, t.L, t.M, t.DDD), c.Line("M200 108L196 170M206 108V172M212 108L216 170", t.LL, 1.500).Opacity(.6)), c.Ellipse(206, 100, 10, 9, t.D), c.Rect(197, 104, 18, 6, 2, kit.Hex("#e0ae45")))
		c.AnchorBox("fit", 128, 214, 160, 30, 0)
		c.Anchor("ground", 128, 238)
	},
}

var uncleSamHat = kit.Piece{
	Name: "uncle-sam-hat", Cm: 30, Palette: "stripes #d8303a red; crown #fdfaf3 white; band #2f4fa8 blue; stars #ffffff; brim #fdfaf3 <crown",
	Draw: func(c *kit.Canvas) {
		s, k, b, t, r := c.Tones("stripes"), c.Tones("crown"), c.Tones("band"), c.Tones("stars"), c.Tones("brim")
		c.On(kit.Back)
		c.Part("brim", c.Form(kit.Oval(128, 206, 118, 34), kit.Lin(10, 170, 246, 240, r.D, r.DD, r.DDD)))
		c.On(kit.Body)
		d := "M56 20L70 204A58 16 0 0 0 186 204L200 20Z"
		c.Part("crown", c.Form(d, kit.Lin(56, 0, 200, 0, k.D, k.LL, k.M, k.DD), c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
			x0, x1 := 56+31.500*float64(i), 70+25.500*float64(i)
			return c.Path(sheen.D("M%g 10H%gL%g 224H%gZ", x0, x0+18, x1+14.500, x1), kit.Lin(56, 0, 200, 0, s.M, s.L, s.M, s.DD))
		})), c.Blur(8, c.Path("M176 20L168 224H210V20Z", s.DDD).Opacity(.4))), c.Form(kit.Oval(128, 20, 72, 15), kit.Lin(56, 6, 200, 34, k.LL, k.M, k.D)), c.Ellipse(128, 20, 71, 14.500, kit.None).Stroke(s.M, 3))
		band := "M66 146A64 17 0 0 0 190 146L186 206A58 16 0 0 1 70 206Z"
		c.Part("band", c.Form(band, kit.Lin(66, 0, 190, 0, b.M, b.LL, b.M, b.DDD)))
		for i := range 4 {
			x, y := 82+30.600*float64(i), 183.0
			if i == 1 || i == 2 {
				y = 189
			}
			c.Part("stars", c.Path("M0 -12L3.500 -4L12 -3.500L5.500 2L7.500 10L0 5.500L-7.500 10L-5.500 2L-12 -3.500L-3.500 -4Z", t.L).Move(x, y))
		}
		c.On(kit.Fore)
		front := "M10 206A118 34 0 0 0 246 206C238 220 220 224 190 206A62 17 0 0 1 66 206C36 224 18 220 10 206Z"
		c.Part("brim", c.Form(front, kit.Lin(10, 200, 246, 240, r.LL, r.L, r.M, r.DD), sheen.Edge(c, front, r, 6)), c.Line("M11 209A118 34 0 0 0 245 209", s.M, 4))
		c.AnchorBox("fit", 128, 206, 118, 30, 0)
		c.Anchor("ground", 128, 240)
	},
}

var halo = kit.Piece{
	Name: "halo", Cm: 28, Palette: "ring #ffd34d gold light",
	Draw: func(c *kit.Canvas) {
		r := c.Tones("ring")
		c.On(kit.Back)
		c.Part("ring", c.Glow(14, c.Ellipse(128, 128, 104, 38, kit.None).Stroke(r.L, 22)).Opacity(.8), c.Path("M24 128A104 38 0 0 1 232 128", kit.None).Stroke(kit.Lin(24, 0, 232, 0, r.D, r.M, r.D), 15))
		c.On(kit.Body)
		c.Part("ring", c.Ellipse(128, 128, 104, 38, kit.None).Stroke(r.DD, 19), c.Ellipse(128, 128, 104, 38, kit.None).Stroke(kit.Lin(24, 100, 232, 160, r.L, r.M, r.LL, r.M, r.D), 15.500), c.Path("M28 126A101 36 0 0 0 228 126", kit.None).Stroke(kit.Hex("#fffbe0"), 5), c.Path("M60 100A101 36 0 0 1 150 92", kit.None).Stroke(kit.Hex("#fffbe0"), 3.500).Opacity(.9))
		c.AnchorBox("fit", 128, 190, 130, 20, 0)
	},
}

var devilHorns = kit.Piece{
	Name: "devil-horns", Cm: 20, Palette: "horns #d62f3a red; band #2f3442 black headband",
	Draw: func(c *kit.Canvas) {
		h, b := c.Tones("horns"), c.Tones("band")
		c.Part("band", c.Line("M30 236C26 120 82 84 128 84C174 84 230 120 226 236", b.DDD, 13), c.Line("M30 236C26 120 82 84 128 84C174 84 230 120 226 236", b.L, 8).Move(-.6, -1))
		d := "M52 134C20 104 14 48 46 12C48 60 70 78 104 94C98 112 76 128 52 134Z"
		one := kit.Of(c.Path(d, h.DDD).Move(1, 3), c.Form(d, kit.Lin(24, 40, 96, 120, h.LL, h.L, h.M, h.DD), c.Line("M38 52Q48 84 82 112M32 76Q44 106 64 124", h.DD, 3).Opacity(.5), sheen.Edge(c, d, h, 9)), sheen.Glint(c, "M36 40C34 62 40 82 52 96C44 92 30 78 30 58C30 50 34 44 36 40Z", .5))
		c.Part("horns", one, one.Mirror(128))
		c.AnchorBox("fit", 128, 150, 170, 30, 0)
	},
}
