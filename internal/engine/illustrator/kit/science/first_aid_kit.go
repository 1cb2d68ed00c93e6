package science

import "pellucid/internal/engine/illustrator/kit"

var firstAidKit = kit.Piece{
	Name: "first-aid-kit", Cm: 34,
	Palette: "box #e8434a case; cross #fffaf2 symbol; handle #4d5263; latches #c9d1d9 metal",
	Draw: func(c *kit.Canvas) {
		b, k, h, m := c.Tones("box"), c.Tones("cross"), c.Tones("handle"), c.Tones("latches")
		c.Part("handle", c.Path("M82 70V50Q82 28 104 28H152Q174 28 174 50V70H158V52Q158 44 150 44H106Q98 44 98 52V70Z", kit.Lin(82, 28, 174, 70, h.LL, h.M, h.DD)), c.Line("M86.5 66V50Q86.5 32.5 104 32.5H150", h.LL, 2.4).Opacity(.9), c.Rect(74, 60, 32, 14, 4, kit.Lin(0, 60, 0, 74, h.L, h.M, h.DD)), c.Rect(150, 60, 32, 14, 4, kit.Lin(0, 60, 0, 74, h.L, h.M, h.DD)))
		c.Part("box", c.Form("M10 96Q10 70 36 70H220Q246 70 246 96V210Q246 236 220 236H36Q10 236 10 210Z", kit.Lin(20, 70, 230, 236, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.DD)),
			c.Blur(9, c.Path("M226 70H256V246H200Q240 160 226 70Z", b.DDD).Opacity(.5)), c.Blur(7, c.Path("M0 216Q128 240 256 212V246H0Z", b.DDD).Opacity(.55)), c.Rect(0, 108, 256, 5, 0, b.DDD).Opacity(.55), c.Rect(0, 113, 256, 2.5, 0, b.LL).Opacity(.75),
			c.Path("M20 102V96Q20 80 36 79H116Q58 84 54 104Q30 108 20 102Z", kit.White).Opacity(.4), c.Path("M20 124H44Q36 170 42 218Q24 222 20 208Z", kit.White).Opacity(.2)), c.Line("M12 94Q14 71.5 36 71.5H218", b.LL, 2).Opacity(.85), c.Rect(36, 234, 34, 8, 3, h.DD), c.Rect(186, 234, 34, 8, 3, h.DD))
		latch := kit.Of(c.Blur(2.5, c.Rect(45, 100, 26, 34, 5, b.DDD).Opacity(.6)), c.Rect(44, 96, 24, 34, 5, kit.Lin(44, 96, 68, 130, m.LL, m.M, m.DD)), c.Rect(48, 112, 16, 14, 3, kit.Lin(48, 112, 64, 126, m.D, m.LL)), c.Line("M47 99H64", kit.White, 1.8).Opacity(.8))
		c.Part("latches", latch, latch.Mirror(128))
		const cross = "M110 108Q110 102 116 102H140Q146 102 146 108V138H176Q182 138 182 144V168Q182 174 176 174H146V204Q146 210 140 210H116Q110 210 110 204V174H80Q74 174 74 168V144Q74 138 80 138H110Z"
		c.Part("cross", c.Blur(4, c.Path(cross, b.DDD).Move(3, 5).Opacity(.6)), c.Path(cross, k.DD).Move(0, 2.5), c.Form(cross, kit.Lin(80, 104, 178, 208, k.LL, k.M, k.D), c.Blur(6, c.Path("M128 180L190 130V220H100Z", k.DD).Opacity(.5))), c.Line("M112 136V108Q112 104 116 104H138M76 166V144Q76 140 80 140H108", kit.White, 2))
		c.AnchorBox("grip", 128, 36, 0, 0, 90)
		c.AnchorBox("surface", 128, 70, 190, 0, 0)
		c.Anchor("ground", 128, 242)
	},
}
