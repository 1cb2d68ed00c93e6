package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var handMirror = kit.Piece{
	Name: "hand-mirror", Cm: 26, Palette: "frame #d9a441 gold rim; glass #bfe3f5 mirror; handle #d9a441 <frame; gem #ef5f9a jewel",
	Draw: func(c *kit.Canvas) {
		f, g, h, j := c.Tones("frame"), c.Tones("glass"), c.Tones("handle"), c.Tones("gem")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(30, 128, 128) }
		d := "M116 150H140C136 170 148 186 144 206C142 222 152 236 146 252Q128 266 110 252C104 236 114 222 112 206C108 186 120 170 116 150Z"
		c.Part("handle", turn(sheen.Body(c, d, h, 9), c.Line("M118 206H138M120 218H136", h.DD, 2.400), sheen.Streak(c, "M121 166Q116 186 120 204", 4, .6)))
		frame := "M128 -14C180 -14 206 20 206 66C206 116 174 154 128 154C82 154 50 116 50 66C50 20 76 -14 128 -14Z"
		c.Part("frame", turn(sheen.Body(c, frame, f, 14), c.Path(frame, kit.None).Stroke(f.LL, 2).Scale(.94, .94, 128, 70), c.Around(22, 128, 70, c.Circle(128, -5, 3.400, f.LL)).Opacity(.9)))
		glass := "M128 6C168 6 188 32 188 67C188 106 164 136 128 136C92 136 68 106 68 67C68 32 88 6 128 6Z"
		c.Part("glass", turn(c.Path(glass, f.DDD).Stroke(f.DDD, 3), c.Form(glass, kit.Lin(70, 6, 186, 136, g.LL, g.L, g.M, g.L), c.Path("M96 0H124L92 150H64Z", kit.White).Opacity(.55).Shade(), c.Path("M140 0H150L118 150H108Z", kit.White).Opacity(.45).Shade(), c.Path(glass, kit.None).Stroke(g.DD, 6).Move(-2, -3).Opacity(.35))))
		c.Part("gem", turn(c.Path("M128 140L142 154L128 170L114 154Z", j.DDD).Move(0, 1.500), c.Form("M128 140L142 154L128 170L114 154Z", kit.Lin(114, 140, 142, 170, j.LL, j.M, j.D), c.Path("M128 140L134 154L128 170L122 154Z", j.LL).Opacity(.6))))
		c.AnchorBox("grip", 88, 210, 0, 0, 30)
	},
}

var doorbell = kit.Piece{
	Name: "doorbell", Cm: 12, Palette: "plate #c8953f brass gold; button #fdf6e3 white; ring #fff0a8 light",
	Draw: func(c *kit.Canvas) {
		p, b, r := c.Tones("plate"), c.Tones("button"), c.Tones("ring")
		d := kit.RoundRect(66, 4, 124, 248, 44)
		c.Part("plate", c.Path(d, p.DDD).Move(0, 3), sheen.Body(c, d, p, 14, c.Path(kit.RoundRect(78, 16, 100, 224, 34), kit.None).Stroke(p.DD, 2.500).Opacity(.7), c.Path(kit.RoundRect(79.500, 17.500, 97, 221, 33), kit.None).Stroke(p.LL, 1.600).Opacity(.8)), sheen.Screw(c, 128, 36, 9, p), sheen.Screw(c, 128, 220, 9, p), sheen.Streak(c, "M78 60V120", 5, .5))
		c.Part("ring", c.Blur(9, c.Circle(128, 128, 46, r.M)).Opacity(.75), c.Circle(128, 128, 44, p.DDD), c.Circle(128, 128, 41, kit.Lin(90, 90, 166, 166, r.LL, r.M, r.D)))
		c.Part("button", c.Circle(128, 129.500, 33, p.DDD), c.Circle(128, 128, 31.500, kit.Rad(118, 114, 48, b.LL, b.M, b.D)), c.Path("M128 110A14 14 0 0 1 142 124C142 138 148 142 148 146H108C108 142 114 138 114 124A14 14 0 0 1 128 110ZM120 149H136A8 7 0 0 1 120 149Z", p.D))
	},
}

var outlet = kit.Piece{
	Name: "power-outlet", Cm: 12, Palette: "plate #f6f3ec white; holes #3a3f4c slots",
	Draw: func(c *kit.Canvas) {
		p, h := c.Tones("plate"), c.Tones("holes")
		d := kit.RoundRect(52, 4, 152, 248, 18)
		c.Part("plate", c.Path(d, p.DDD).Move(0, 3), sheen.Body(c, d, p, 12), c.Path(kit.RoundRect(57, 9, 142, 238, 14), kit.None).Stroke(p.LL, 2), sheen.Screw(c, 128, 128, 7, kit.TonesOf(kit.Hex("#c3ccd4"))))
		for _, y := range []float64{72, 184} {
			o := kit.RoundRect(88, y-44, 80, 88, 34)
			c.Part("plate", c.Path(o, p.DD).Stroke(p.DD, 2.400), c.Form(o, kit.Lin(88, y-44, 168, y+44, p.LL, p.M, p.D)))
			c.Part("holes", c.Rect(106, y-26, 8, 28, 2, h.M), c.Rect(142, y-23, 8, 22, 2, h.M), c.Path(sheen.D("M119 %gV%ga9 9 0 0 1 18 0V%gZ", y+26, y+17, y+26), h.M))
		}
	},
}

var tissueBox = kit.Piece{
	Name: "tissue-box", Cm: 24, Palette: "box #5fb3c9 blue; pattern #ffffff flowers; tissue #fdfcf8 white paper",
	Draw: func(c *kit.Canvas) {
		b, p, t := c.Tones("box"), c.Tones("pattern"), c.Tones("tissue")
		c.Part("box", c.Form("M40 128L66 96H190L216 128Z", kit.Lin(0, 96, 0, 128, b.LL, b.L, b.M)), c.Ellipse(128, 114, 58, 11, b.DDD))
		tis := "M86 116C84 84 60 66 72 40C92 46 96 30 112 12C120 34 138 24 154 8C156 36 186 40 188 56C172 74 174 96 168 116Q128 126 86 116Z"
		c.Part("tissue", c.Form(tis, kit.Lin(70, 10, 186, 120, t.LL, t.M, t.D), c.Line("M112 116C108 80 100 60 112 14M140 118C136 88 146 50 154 10M100 112C94 90 84 64 74 42M160 114C164 90 172 74 186 58", t.DD, 2).Opacity(.5), sheen.Dim(c, 5, .3, "M80 106H176V124H80Z", t)), c.Path(tis, kit.None).Stroke(t.DD, 1.400).Opacity(.5), c.Path("M70 114A58 11 0 0 0 186 114V118H70Z", b.M))
		d := "M36 128H220Q226 128 226 134L218 240Q217 250 208 250H48Q39 250 38 240L30 134Q30 128 36 128Z"
		c.Part("box", sheen.Body(c, d, b, 16), c.Line("M36 130H220", b.LL, 2.500).Opacity(.8))
		for _, q := range [][2]float64{{70, 164}, {128, 182}, {186, 164}, {92, 218}, {166, 218}} {
			c.Part("pattern", c.Around(5, q[0], q[1], c.Ellipse(q[0], q[1]-10, 6, 8, p.M)).Opacity(.9), c.Circle(q[0], q[1], 4.600, kit.Hex("#ffcf5a")))
		}
		c.Anchor("ground", 128, 250)
		c.AnchorBox("print", 128, 190, 150, 80, 0)
	},
}
