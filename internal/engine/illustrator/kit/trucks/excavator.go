package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var excavator = kit.Piece{
	Name: "excavator", Cm: 900, Facing: kit.Right,
	Palette: "cab #f9b822 body; arm #f9b822 boom <cab; bucket #8b95a3; tracks #4a4f5d treads; windows #a6dcf2 glass; wheels #c3ccd4 rollers; seat #5b4a42",
	Draw: func(c *kit.Canvas) {
		b, a, k, t, w, r, s := c.Tones("cab"), c.Tones("arm"), c.Tones("bucket"), c.Tones("tracks"), c.Tones("windows"), c.Tones("wheels"), c.Tones("seat")
		steel := kit.TonesOf(kit.Hex("#b9c2cb"))
		pin := func(x, y, n float64) kit.Node {
			return kit.Of(c.Circle(x, y, n, a.DDD), c.Circle(x-.4, y-.5, n*.82, kit.Lin(x-n, y-n, x+n, y+n, steel.LL, steel.M, steel.DD)), c.Circle(x, y, n*.3, steel.DD))
		}
		c.Part("bucket", c.Form("M206 136L238 138Q246 152 244 172Q240 196 218 206L206 190L196 210L188 192L176 206L172 184Q196 182 202 164Z", kit.Lin(190, 138, 240, 206, k.LL, k.L, k.M, k.DD), gloss.Dim(c, 5, .5, "M244 140Q250 190 200 212L250 214V140Z", k), gloss.Glint(c, "M210 140L234 142Q238 150 238 158Q228 148 212 150Z", .45)),
			c.Line("M180 186Q204 184 210 160", k.DD, 2.5).Opacity(.5))
		c.Part("arm", c.Form("M206 42Q216 36 224 46L240 130Q240 142 230 144Q220 144 217 136L196 58Q196 48 206 42Z", kit.Lin(200, 60, 236, 52, kit.At(0, a.LL), kit.At(.35, a.L), kit.At(.65, a.M), kit.At(1, a.DD)), gloss.Glint(c, "M204 52L222 124L219 126L201 58Z", .4)),
			gloss.Tube(c, "M178 50L210 92", 5, steel), c.Line("M156 28L184 58", a.DD, 9), c.Line("M155 27L183 57", kit.Hex("#5a6070"), 6.5),
			c.Form("M100 152L92 128Q98 66 128 36Q136 22 152 26L214 44Q226 50 222 60Q218 68 206 66L154 56Q138 62 132 84L126 148Z", kit.Lin(104, 30, 150, 150, kit.At(0, a.LL), kit.At(.3, a.L), kit.At(.6, a.M), kit.At(1, a.DD)), gloss.Dim(c, 5, .5, "M156 60L214 72L210 80L140 76L130 150H122Q124 80 156 60Z", a), gloss.Glint(c, "M102 126C106 82 122 56 136 40Q142 32 152 32L206 48L150 38Q142 38 136 48C122 68 112 90 109 126Z", .5)),
			gloss.Tube(c, "M126 140L134 96", 6, steel), c.Line("M124 150L128 124", kit.Hex("#5a6070"), 9), pin(150, 42, 7), pin(212, 55, 7.5), pin(229, 134, 7))
		c.Part("tracks", c.Form(kit.RoundRect(14, 182, 164, 46, 23), kit.Lin(0, 182, 0, 228, t.L, t.M, t.DD)), c.Path(kit.RoundRect(15.5, 183.5, 161, 43, 21.5), kit.None).Stroke(t.DD, 5).Dash(8, 4).Butt(), c.Path(kit.RoundRect(23, 191, 146, 28, 14), kit.Hex("#31343f")), c.Line("M36 185H156", t.LL, 2).Opacity(.6))
		for i, x := range []float64{38, 67, 96, 125, 154} {
			n := 9.5
			if i == 0 || i == 4 {
				n = 13
			}
			c.Part("wheels", c.Circle(x, 205, n, r.DDD), c.Circle(x, 205, n-1.4, kit.Lin(x-n, 205-n, x+n, 205+n, r.LL, r.M, r.DD)), c.Circle(x, 205, n*.45, kit.Lin(x-4, 201, x+4, 209, r.DD, r.L)))
		}
		c.Part("turntable", c.Rect(70, 170, 52, 16, 4, kit.Lin(70, 170, 122, 186, t.L, t.D, t.DD)))
		c.Part("body", c.Form("M6 134Q6 126 14 126H150Q158 126 158 134V164Q158 174 148 174H26Q6 174 6 154Z", kit.Lin(60, 124, 68, 178, kit.At(0, b.L), kit.At(.45, b.M), kit.At(1, b.DD)), gloss.Dim(c, 5, .5, "M0 162H170V184H0Z", b), c.Path("M0 156H170V163H0Z", t.M), gloss.Glint(c, "M12 132Q13 129.5 16 129.5H70V132.5H16L12 140Z", .6)),
			c.Line("M18 140h24m-24 6h24", b.DD, 2.8).Opacity(.8), gloss.Tube(c, "M28 126V108", 8, kit.TonesOf(kit.Hex("#6d7480"))))
		c.Part("seat", c.Form("M66 128V104Q66 97 73 97Q79 97 80 104L82 122H98Q103 122 103 128Z", gloss.Sheen(s, 66, 97, 104, 128)))
		c.Part("windows", c.Form("M64 80H112L126 134H64Z", kit.Lin(64, 80, 120, 134, w.LL.Alpha(.7), w.L.Alpha(.6), w.M.Alpha(.6)), c.Path("M68 134L96 80H108L80 134Z", kit.White).Opacity(.4), c.Path("M88 134L116 80V92L95 134Z", kit.White).Opacity(.3)), c.Line("M112 132L106 112", t.M, 3.5), c.Circle(105.5, 110, 3.5, t.D))
		c.Part("cab", c.Path("M52 84Q52 70 66 70H108Q118 70 121 80L136 132V146Q136 152 130 152H58Q52 152 52 146ZM64 84Q64 81 67 81H107Q110 81 111 84L122 126Q123 129 120 129H67Q64 129 64 126Z", kit.Lin(60, 70, 120, 152, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D))).EvenOdd(), gloss.Glint(c, "M56 84Q57 74 67 74H108Q112 74 114 77H69Q61 78 60 86V126H56Z", .5), c.Line("M93 82V128", b.D, 3.5), c.Line("M93 130V150", b.DD, 1.6), c.Rect(98, 136, 14, 5, 2.5, kit.Hex("#5a6070")), c.Rect(50, 66, 74, 7, 3.5, kit.Lin(50, 66, 124, 73, b.LL, b.M, b.DD)))
		c.AnchorBox("inside", 93, 105, 54, 46, 0)
		chassis.Driver(c, 88, 122, 106, 110, 116, 144)
		c.Anchor("ground", 100, 228)
	},
}
