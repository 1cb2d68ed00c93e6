package office

import "pellucid/internal/engine/illustrator/kit"

var pushPin = kit.Piece{
	Name: "push-pin", Cm: 2.4,
	Palette: "head #e83d44 plastic; needle #c0c9d1 point metal",
	Draw: func(c *kit.Canvas) {
		h, n := c.Tones("head"), c.Tones("needle")
		c.Add(kit.Of(
			c.Named("needle", c.Form("M122 150H134L131 238Q128 250 125 238Z", kit.Lin(122, 0, 134, 0, n.M, n.LL, n.D, n.DD), c.Blur(2, c.Rect(116, 148, 24, 12, 0, n.DDD).Opacity(.7)))),
			c.Named("head", c.Ellipse(128, 148, 62, 19, h.DDD), c.Form("M66 142Q66 126 96 120H160Q190 126 190 142Q190 160 128 160Q66 160 66 142Z", kit.Lin(66, 0, 190, 0, kit.At(0, h.M), kit.At(.2, h.LL), kit.At(.45, h.M), kit.At(1, h.DD))), c.Ellipse(128, 138, 61, 17, kit.Lin(70, 124, 186, 152, h.L, h.M, h.D)),
				c.Blur(4, c.Ellipse(132, 138, 40, 11, h.DDD).Opacity(.6)),
				c.Form("M100 38H156L152 84Q152 120 172 136Q160 144 128 144Q96 144 84 136Q104 120 104 84Z", kit.Lin(86, 0, 172, 0, kit.At(0, h.D), kit.At(.14, h.M), kit.At(.32, h.LL), kit.At(.5, h.M), kit.At(.82, h.DD), kit.At(1, h.D)), c.Blur(5, c.Rect(90, 30, 80, 24, 0, h.DDD).Opacity(.6)), c.Path("M112 50H120Q118 100 106 128L98 130Q112 106 112 50Z", kit.White).Opacity(.4)),
				c.Form("M76 26H180V34Q180 52 128 52Q76 52 76 34Z", kit.Lin(76, 0, 180, 0, kit.At(0, h.M), kit.At(.2, h.LL), kit.At(.45, h.M), kit.At(1, h.DD))), c.Ellipse(128, 24, 52, 16, h.D), c.Ellipse(127.5, 22.5, 51, 15, kit.Lin(80, 10, 176, 40, h.LL, h.L, h.M)), c.Blur(1.5, c.Ellipse(106, 18, 20, 5, kit.White).Opacity(.75).Rotate(-8, 106, 18)))).Rotate(32, 128, 128))
		c.Anchor("ground", 66, 224)
		c.AnchorBox("grip", 150, 92, 0, 0, 32)
	},
}
