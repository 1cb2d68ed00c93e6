package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var floppyDisk = kit.Piece{
	Name: "floppy-disk", Cm: 9,
	Palette: "disk #3a6fc4 blue body; shutter #c9d2da metal slider; label #f6f2e6 paper; stripe #e2554a",
	Draw: func(c *kit.Canvas) {
		d, s, l, r := c.Tones("disk"), c.Tones("shutter"), c.Tones("label"), c.Tones("stripe")
		const body = "M22 8H212L248 44V236Q248 248 236 248H20Q8 248 8 236V20Q8 8 22 8Z"
		c.Part("disk", sheen.Body(c, body, d, 10, c.Rect(20, 228, 12, 12, 2, d.DDD), c.Rect(224, 228, 12, 12, 2, d.DDD).Opacity(.7)))
		c.Part("disk", c.Rect(56, 8, 134, 80, 4, d.DD).Opacity(.6))
		c.Part("shutter", c.Form(kit.RoundRect(72, 8, 114, 78, 3), sheen.Steel(72, 8, 186, 86, s)), c.Form(kit.RoundRect(142, 20, 28, 54, 3), kit.Lin(142, 20, 170, 74, d.DDD, d.DD)), c.Line("M74 10H184", kit.White, 2).Opacity(.7))
		c.Part("label", sheen.Body(c, kit.RoundRect(36, 118, 184, 130, 5), l, 6, c.Rect(36, 118, 184, 26, 0, kit.Lin(36, 118, 36, 144, r.L, r.M, r.D)), c.Line("M54 168H202M54 190H202M54 212H202", l.DDD, 2.4).Opacity(.5)))
		c.Part("disk", sheen.Glint(c, "M16 30q0 -14 12 -14h22q-26 8 -28 40q-6 8 -6 -2Z", .5))
		c.AnchorBox("print", 128, 192, 150, 60, 0)
	},
}

var videoCassette = kit.Piece{
	Name: "video-cassette", Cm: 19,
	Palette: "cassette #2f3038 black case; reels #f1ede4 spools; tape #5a4436; label #f4efe2 paper; stripe #f08a3c",
	Draw: func(c *kit.Canvas) {
		k, r, t, l, s := c.Tones("cassette"), c.Tones("reels"), c.Tones("tape"), c.Tones("label"), c.Tones("stripe")
		c.Part("cassette", sheen.Body(c, kit.RoundRect(4, 50, 248, 156, 9), k, 9, c.Line("M4 64H252M4 192H252", k.LL, 1.6).Opacity(.4)), c.Rect(4, 50, 248, 156, 9, kit.None).Stroke(k.LL, 2).Opacity(.5))
		window := kit.RoundRect(22, 80, 212, 74, 10)
		c.Part("window", c.Form(window, kit.Lin(22, 80, 234, 154, kit.Hex("#1b1c22"), kit.Hex("#33343e"))))
		for i, x := range []float64{66, 190} {
			c.Part("tape", c.Clip(window, c.Circle(x, 117, []float64{50, 36}[i], kit.Lin(x-50, 70, x+50, 160, t.L, t.M, t.DD)), c.Circle(x, 117, []float64{44, 31}[i], kit.None).Stroke(t.DDD, 1.4).Opacity(.5)))
			c.Part("reels", sheen.Ball(c, x, 117, 22, r), c.Circle(x, 117, 11, k.DDD), c.Around(6, x, 117, c.Rect(x-2.6, 105, 5.2, 8, 1, r.M)))
		}
		c.Part("label", sheen.Body(c, kit.RoundRect(100, 84, 56, 66, 4), l, 4, c.Rect(100, 84, 56, 15, 0, s.M), c.Line("M108 112H148M108 124H148M108 136H138", l.DDD, 2).Opacity(.6)))
		c.Part("label", sheen.Body(c, kit.RoundRect(34, 162, 188, 32, 4), l, 4, c.Rect(34, 162, 188, 9, 0, s.M), c.Line("M46 182H210", l.DDD, 2).Opacity(.6)))
		c.Part("cassette", sheen.Screw(c, 16, 62, 4, k), sheen.Screw(c, 240, 62, 4, k), sheen.Screw(c, 16, 194, 4, k), sheen.Screw(c, 240, 194, 4, k), c.Path("M34 84L92 84L58 150L30 150Z", kit.White).Opacity(.12))
		c.AnchorBox("print", 128, 182, 160, 18, 0)
	},
}

// filmProjector throws a beam from its lens; two reels turn above it.
var filmProjector = kit.Piece{
	Name: "film-projector", Cm: 50, Facing: kit.Right, States: "off -beam",
	Palette: "body #5f7a86 projector; reels #3a3f4a spools; lens #d8a84a brass; light #ffeaa0 beam; stand #3f434c base",
	Draw: func(c *kit.Canvas) {
		b, r, l, g, s := c.Tones("body"), c.Tones("reels"), c.Tones("lens"), c.Tones("light"), c.Tones("stand")
		c.Part("beam", c.Path("M196 150L254 112V226L196 178Z", kit.Lin(190, 0, 256, 0, g.M.Alpha(.75), g.L.Alpha(.1))))
		c.Part("stand", sheen.Tube(c, "M56 204L34 250", 12, s), sheen.Tube(c, "M128 204L152 250", 12, s))
		c.Part("film", c.Line("M14 62C6 110 22 128 40 134M176 74C186 108 168 124 150 132", r.DDD, 5))
		for i, x := range []float64{62, 146} {
			y, k := []float64{62, 66}[i], []float64{54, 42}[i]
			c.Part("reels", sheen.Ball(c, x, y, k, r, c.Circle(x, y, k-6, kit.None).Stroke(r.LL, 2).Opacity(.5)), c.Around(5, x, y, c.Form(kit.Oval(x, y-k*.56, k*.24, k*.24), kit.Lin(x, y-k*.8, x, y-k*.3, b.DD, b.L))), sheen.Ball(c, x, y, k*.2, l))
		}
		c.Part("body", sheen.Body(c, kit.RoundRect(18, 122, 152, 90, 14), b, 10, c.Line("M34 190H84M34 198H84", b.DDD, 3).Opacity(.6)), sheen.Body(c, kit.RoundRect(96, 136, 60, 60, 8), kit.TonesOf(b.D), 6), sheen.Ball(c, 52, 156, 17, l, c.Line("M52 156L60 146", l.DDD, 3.4)), c.Circle(86, 148, 5, kit.Hex("#e2483f")), c.Circle(86, 164, 5, kit.Hex("#5fbf5a")))
		c.Part("lens", sheen.Body(c, kit.RoundRect(154, 146, 28, 40, 5), kit.TonesOf(l.D), 5), sheen.Body(c, kit.RoundRect(176, 138, 26, 56, 6), l, 6, c.Line("M184 138V194M192 138V194", l.DD, 2).Opacity(.7)), c.Form(kit.Oval(202, 166, 7, 25), kit.Lin(196, 140, 208, 190, g.LL, g.M, l.DD)))
		c.Part("stand", sheen.Body(c, kit.RoundRect(30, 208, 126, 12, 6), s, 4), sheen.Body(c, kit.RoundRect(18, 244, 34, 10, 5), s, 3), sheen.Body(c, kit.RoundRect(136, 244, 34, 10, 5), s, 3))
		c.Anchor("ground", 94, 254)
	},
}

var faxMachine = kit.Piece{
	Name: "fax-machine", Cm: 35,
	Palette: "body #d9d4c8 machine; handset #4a4d58 phone; paper #ffffff sheet; keys #f6f4ee buttons; screen #8fbfa0 display",
	Draw: func(c *kit.Canvas) {
		b, h, p, k, s := c.Tones("body"), c.Tones("handset"), c.Tones("paper"), c.Tones("keys"), c.Tones("screen")
		c.Part("paper", sheen.Body(c, "M96 14Q160 4 224 14L218 112H102Z", p, 5, c.Line("M114 34H206M114 48H206M114 62H184M114 76H206", p.DDD, 2.6).Opacity(.45)))
		c.Part("body", sheen.Body(c, "M24 104Q26 94 38 92H218Q230 94 232 104L250 216Q252 236 236 238H20Q4 236 6 216Z", b, 12), c.Path("M90 104H230L233 118H88Z", b.DDD).Opacity(.7), c.Rect(8, 222, 240, 16, 8, b.DD).Opacity(.5))
		c.Part("screen", c.Form(kit.RoundRect(104, 130, 116, 26, 4), kit.Lin(104, 130, 220, 156, s.DD, s.M, s.L)), c.Line("M112 143H168", s.DDD, 3.4).Dash(6, 4))
		for row := range 3 {
			for col := range 4 {
				x, y := 108+28*float64(col)+float64(row)*.6, 166+18*float64(row)
				c.Part("keys", sheen.Body(c, kit.RoundRect(x, y, 22, 13, 4), k, 3))
			}
		}
		c.Part("keys", sheen.Body(c, kit.RoundRect(222, 168, 16, 30, 5), kit.TonesOf(kit.Hex("#5fae5a")), 3))
		c.Part("handset", c.Path("M26 108H82L86 222H18Z", b.DDD).Opacity(.35), sheen.Body(c, "M30 92C18 92 14 108 18 124C22 132 36 132 40 140V186C36 194 22 194 18 202C12 222 18 236 32 236H68C82 236 88 222 82 202C78 194 66 194 62 186V140C66 132 78 132 82 124C86 108 82 92 70 92Z", h, 9), sheen.Glint(c, "M28 102q10 -6 26 -4q-16 4 -20 14q-8 4 -6 -10Z", .6), c.Line("M40 138V188", h.LL, 3).Opacity(.5))
		c.Anchor("ground", 128, 238)
	},
}
