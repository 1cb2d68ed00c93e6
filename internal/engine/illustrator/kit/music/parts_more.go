package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// ivories draws n white keys and the black ones between them into a box.
func ivories(c *kit.Canvas, b kit.Box, n int, white, black kit.Tones, wave func(x float64) float64) {
	w := b.W() / float64(n)
	for i := range n {
		x := b.X0 + w*float64(i)
		dy := wave(x)
		o := kit.RoundRect(x+.5, b.Y0+dy, w-1, b.H(), 4)
		c.Part("white keys", c.Path(o, white.DDD).Move(0, 2.500), c.Form(o, kit.Lin(x, b.Y0, x+w, b.Y1, white.M, white.L, white.LL), c.Rect(x+w-4, b.Y0+dy, 3, b.H(), 0, white.D).Opacity(.7)))
	}
	for i := range n - 1 {
		if i%7 == 2 || i%7 == 6 {
			continue
		}
		x := b.X0 + w*float64(i+1)
		dy := wave(x)
		k, h := w*.6, b.H()*.62
		c.Part("black keys", c.Rect(x-k/2+1.500, b.Y0+dy, k, h+3, 3, white.DDD).Opacity(.5), c.Form(kit.RoundRect(x-k/2, b.Y0+dy-1, k, h, 3), kit.Lin(x-k/2, 0, x+k/2, 0, black.L, black.M, black.DDD)), c.Rect(x-k/2+2, b.Y0+dy+2, k*.3, h-12, 1.500, black.LL).Opacity(.6))
	}
}

var pianoKeys = kit.Piece{
	Name: "piano-keys", Cm: 60, Palette: "white-keys #fffdf6 white; black-keys #2f3340 black",
	Draw: func(c *kit.Canvas) {
		ivories(c, kit.Box{X0: 3, Y0: 62, X1: 253, Y1: 194}, 14, c.Tones("white-keys"), c.Tones("black-keys"), func(float64) float64 { return 0 })
		c.AnchorBox("surface", 128, 62, 240, 0, 0)
	},
}

var uprightPiano = kit.Piece{
	Name: "upright-piano", Cm: 150,
	Palette: "body #8a4f2e wood brown; keys #fffdf6 white; black-keys #2f3340; trim #e0ae45 gold pedals",
	Draw: func(c *kit.Canvas) {
		b, k, n, t := c.Tones("body"), c.Tones("keys"), c.Tones("black-keys"), c.Tones("trim")
		c.Part("body", sheen.Body(c, "M22 40H234V236H22Z", b, 16), c.Form(kit.RoundRect(12, 18, 232, 24, 6), kit.Lin(0, 18, 0, 42, b.LL, b.M, b.DD)), sheen.Streak(c, "M22 25H200", 4, .5))
		panel := func(x, y, w, h float64) kit.Node {
			return kit.Of(c.Path(kit.RoundRect(x, y, w, h, 5), kit.None).Stroke(b.DDD, 3), c.Path(kit.RoundRect(x+1.500, y+1.500, w-3, h-3, 4), kit.None).Stroke(b.LL, 1.600).Opacity(.7))
		}
		c.Part("body", panel(38, 56, 52, 62), panel(166, 56, 52, 62), panel(44, 182, 168, 44))
		c.Part("music", c.Form("M98 60L128 66V112L98 106ZM158 60L128 66V112L158 106Z", kit.Lin(98, 60, 158, 112, k.LL, k.L, k.D), c.Line("M104 72L122 76M104 82L122 86M104 92L122 96M134 76L152 72M134 86L152 82M134 96L152 92", n.L, 2).Opacity(.7)), c.Line("M128 66V112", k.DDD, 1.600), c.Line("M94 114H162", b.DDD, 4))
		c.Part("body", sheen.Body(c, "M6 120H250Q254 120 254 124V132H2V124Q2 120 6 120Z", b, 6))
		w := 226.0 / 18
		for i := range 18 {
			x := 15 + w*float64(i)
			c.Part("keys", c.Rect(x, 132, w-.800, 26, 2, k.DDD), c.Rect(x, 131, w-.800, 25, 2, kit.Lin(0, 131, 0, 156, k.M, k.LL)))
		}
		for i := range 17 {
			if i%7 == 2 || i%7 == 6 {
				continue
			}
			c.Part("black-keys", c.Rect(15+w*float64(i+1)-3.600, 131, 7, 15, 1.500, n.DD), c.Rect(15+w*float64(i+1)-2.600, 131.500, 2.400, 12, 1, n.LL).Opacity(.7))
		}
		c.Part("body", sheen.Body(c, "M2 132H14V160H242V132H254V166Q254 172 248 172H8Q2 172 2 166Z", b, 6), sheen.Body(c, kit.RoundRect(8, 172, 18, 76, 4), b, 6), sheen.Body(c, kit.RoundRect(230, 172, 18, 76, 4), b, 6), sheen.Body(c, kit.RoundRect(4, 236, 248, 14, 5), b, 6))
		for _, x := range []float64{108, 128, 148} {
			c.Part("trim", c.Form(sheen.D("M%g 228h8l3 16h-14z", x-4), kit.Lin(0, 228, 0, 244, t.LL, t.M, t.D)))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 128, 18, 210, 0, 0)
	},
}

var drumSticks = kit.Piece{
	Name: "drum-sticks", Cm: 40, Palette: "sticks #e3b172 wood; grip #b5763a tips",
	Draw: func(c *kit.Canvas) {
		s, g := c.Tones("sticks"), c.Tones("grip")
		one := func() kit.Node {
			d := "M119 254Q117 262 128 262Q139 262 137 254L133 30H123Z"
			return kit.Of(c.Path(d, s.DDD).Move(1.500, 1.500), c.Form(d, kit.Lin(117, 0, 139, 0, s.LL, s.L, s.M, s.DD), c.Line("M125 60L122 240M131 50V230", s.DD, 1).Opacity(.5), c.Rect(110, 196, 40, 70, 0, g.M).Opacity(.35)), c.Form(kit.Oval(128, 14, 10, 19), kit.Lin(118, 0, 138, 30, s.LL, s.M, g.D)), c.Line("M124 40L122 190", kit.White, 2.600).Opacity(.5))
		}
		c.Part("sticks", one().Rotate(42, 128, 128), one().Rotate(-42, 128, 128))
		c.AnchorBox("grip", 60, 204, 0, 0, 42)
	},
}

var musicTriangle = kit.Piece{
	Name: "music-triangle", Cm: 22, Palette: "triangle #b9c4ce metal silver steel; beater #8d99a6 stick; cord #e5463f loop",
	Draw: func(c *kit.Canvas) {
		t, b, k := c.Tones("triangle"), c.Tones("beater"), c.Tones("cord")
		d := "M104 214H34C22 214 20 206 26 196L108 52C114 42 126 42 132 52L214 196C220 206 218 214 208 214H150"
		c.Part("triangle", c.Line(d, t.DDD, 19), c.Line(d, kit.Lin(20, 40, 220, 220, t.LL, t.M, t.L, t.D), 15), c.Line("M30 204L112 58M60 210H100", kit.White, 3.500).Opacity(.7))
		c.Part("cord", c.Line("M120 48C96 20 112 4 120 4C128 4 144 20 120 48", k.DD, 7), c.Line("M120 48C96 20 112 4 120 4C128 4 144 20 120 48", k.L, 4))
		c.Part("beater", c.Line("M148 150L248 62", b.DDD, 13), c.Line("M148 150L248 62", b.L, 9), c.Line("M150 146L246 61", kit.White, 2.400).Opacity(.6))
	},
}

var musicStand = kit.Piece{
	Name: "music-stand", Cm: 120, Palette: "stand #3a404e black metal; paper #fffdf6 sheet music; notes #2f3340",
	Draw: func(c *kit.Canvas) {
		s, p, n := c.Tones("stand"), c.Tones("paper"), c.Tones("notes")
		c.Part("stand", sheen.Tube(c, "M128 110V214", 9, s), sheen.Tube(c, "M128 196L70 246M128 196L186 246M128 206V252", 8, s), c.Rect(118, 178, 20, 16, 4, s.DD), c.Rect(119, 178, 17, 14, 3, s.L), sheen.Body(c, "M24 34Q24 28 30 28H226Q232 28 232 34L222 128H34Z", s, 10), sheen.Body(c, kit.RoundRect(26, 126, 204, 14, 5), s, 5))
		c.Part("paper", c.Form("M50 12L128 20V124L56 116Z", kit.Lin(50, 12, 128, 124, p.LL, p.L, p.D)), c.Form("M206 12L128 20V124L200 116Z", kit.Lin(128, 12, 206, 124, p.L, p.M, p.DD)))
		for i := range 3 {
			y := 34 + 28*float64(i)
			c.Part("notes", sheen.Each(4, func(k int) kit.Node {
				return c.Line(sheen.D("M60 %gL120 %gM136 %gL196 %g", y+4*float64(k), y+5+4*float64(k), y+5+4*float64(k), y+4*float64(k)), n.L, .9).Opacity(.7)
			}), sheen.Each(3, func(k int) kit.Node {
				x := 72 + 18*float64(k)
				return kit.Of(c.Ellipse(x, y+9, 3.600, 2.800, n.D), c.Line(sheen.D("M%g %gv-12", x+3, y+8), n.D, 1.500), c.Ellipse(x+76, y+7, 3.600, 2.800, n.D), c.Line(sheen.D("M%g %gv-12", x+79, y+6), n.D, 1.500))
			}))
		}
		c.Anchor("ground", 128, 252)
	},
}
