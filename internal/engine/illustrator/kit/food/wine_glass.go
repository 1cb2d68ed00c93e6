package food

import "pellucid/internal/engine/illustrator/kit"

// footed is the stem and the foot of a glass around x: from y0 down to the foot at y1 with half width w.
func footed(c *kit.Canvas, x, y0, y1, w float64, g kit.Tones) kit.Node {
	d := pf("M%g %gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gH%gC%g %g %g %g %g %gV%gC%g %g %g %g %g %gZ",
		x-14, y0, x-6, y0+10, x-4, y0+16, x-4, y0+28, y1-26, x-4, y1-14, x-12, y1-8, x-w*.4, y1-2, x+w*.4, x+12, y1-8, x+4, y1-14, x+4, y1-26, y0+28, x+4, y0+16, x+6, y0+10, x+14, y0)
	ry := w * .17
	return kit.Of(c.Form(kit.Oval(x, y1, w, ry), kit.Lin(x-w, y1-ry, x+w, y1+ry, kit.White.Alpha(.75), g.M.Alpha(.35), g.L.Alpha(.3), g.D.Alpha(.55)), c.Ellipse(x, y1, w, ry, kit.None).Stroke(g.DD.Alpha(.75), 4), c.Blur(1, c.Ellipse(x, y1, w, ry, kit.None).Stroke(kit.White, 3).Move(2, -2.5))),
		c.Path(pf("M%g %ga%g %g 0 0 0 %g 0", x-w*.8, y1+ry*.2, w*.8, ry*.6, w*1.1), kit.None).Stroke(kit.White, 2.4).Opacity(.8).Shade(),
		c.Form(d, kit.Lin(x-7, 0, x+7, 0, g.D.Alpha(.75), kit.White.Alpha(.85), g.L.Alpha(.5), g.DD.Alpha(.8)), c.Path(d, kit.None).Stroke(g.DD.Alpha(.5), 2)),
		c.Line(pf("M%g %gV%g", x-1.4, y0+18, y1-16), kit.White, 2).Opacity(.9).Shade())
}

var wineGlass = kit.Piece{
	Name: "wine-glass", Cm: 22,
	States:  "full; empty -wine",
	Palette: "wine #a3173a drink; glass #bcdde8",
	Draw: func(c *kit.Canvas) {
		w, g := c.Tones("wine"), c.Tones("glass")
		const bowl = "M82 10C66 60 60 86 66 112C72 144 100 160 128 160C156 160 184 144 190 112C196 86 190 60 174 10Z"
		const fill = "M68 78H188C191 92 190 102 187 112C181 140 154 154 128 154C102 154 75 140 69 112C66 102 65 92 68 78Z"
		c.On(kit.Back)
		c.Part("glass", footed(c, 128, 152, 240, 56, g), c.Path(bowl, g.M.Alpha(.09)), mouth(c, 128, 10, 46, 7, "back", g))
		c.On(kit.Body)
		c.Part("wine", c.Form(fill, kit.Lin(66, 0, 190, 0, kit.At(0, w.D), kit.At(.22, w.M), kit.At(.5, w.D), kit.At(1, w.DDD)),
			c.Blur(9, c.Path("M80 90Q78 130 110 148Q94 120 98 88Z", w.L)).Opacity(.5), c.Blur(8, c.Ellipse(140, 150, 42, 10, w.L)).Opacity(.55), c.Blur(8, c.Path("M170 80H196V130L150 156Q180 130 170 80Z", w.DDD)).Opacity(.6)),
			c.Form(kit.Oval(128, 78, 60, 10), kit.Lin(68, 70, 188, 88, w.LL, w.L, w.M), c.Blur(3, c.Ellipse(134, 80, 44, 6, w.D)).Opacity(.7)), c.Ellipse(128, 78, 58.5, 9, kit.None).Stroke(w.LL, 1.8).Opacity(.7))
		c.On(kit.Fore)
		c.Part("glass", pane(c, bowl, 62, 194, g), mouth(c, 128, 10, 46, 7, "front", g),
			c.Path("M86 36C80 62 76 84 80 106C84 128 94 138 104 145C110 150 105 155 98 151C82 142 72 126 70 106C68 84 74 58 79 36C81 29 88 29 86 36Z", kit.White).Opacity(.6).Shade(), c.Path("M170 34C176 54 180 74 180 92", kit.None).Stroke(kit.White, 4).Opacity(.6).Shade())
		c.Anchor("ground", 128, 249)
		c.AnchorBox("inside", 128, 90, 110, 120, 0)
		c.AnchorBox("grip", 128, 190, 0, 0, 0)
	},
}
