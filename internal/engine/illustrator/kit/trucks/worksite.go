package trucks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var forklift = kit.Piece{
	Name: "forklift", Cm: 300, Facing: kit.Right,
	Palette: "body #f5b52a yellow; mast #5a6270 forks; wheels #d5dce3 rims; tires #4a4f5d; cab #4a515f frame; seat #3b3f4c; box #cf9a5f crate cargo",
	Draw: func(c *kit.Canvas) {
		b, m, r, t, k, s, x := c.Tones("body"), c.Tones("mast"), c.Tones("wheels"), c.Tones("tires"), c.Tones("cab"), c.Tones("seat"), c.Tones("box")
		c.Part("seat", sheen.Body(c, "M56 94Q56 86 64 86Q72 86 74 94L80 128H104Q110 128 110 136V142H60Z", s, 8))
		c.Part("steering wheel", c.Line("M136 140L124 108", k.M, 5), c.Line("M112 112L134 104", k.DD, 6))
		c.Part("cab", gloss.Tube(c, "M44 118L56 24", 9, k), gloss.Tube(c, "M150 134L134 24", 9, k), sheen.Body(c, "M42 18Q42 10 52 10H138Q148 10 150 18V28H42Z", k, 8))
		c.Part("mast", sheen.Body(c, kit.RoundRect(164, 14, 12, 196, 4), m, 5), sheen.Body(c, kit.RoundRect(182, 14, 10, 196, 4), m, 5), c.Rect(162, 60, 32, 9, 3, m.D), c.Rect(162, 130, 32, 9, 3, m.D), c.Rect(162, 14, 32, 9, 3, m.D))
		c.Part("mast", sheen.Body(c, "M190 126H202V206H254V214H190Z", m, 5))
		c.Part("box", sheen.Body(c, kit.RoundRect(204, 150, 50, 54, 4), x, 8, c.Path("M222 150H236V170L229 164L222 170Z", x.DD).Opacity(.7)), sheen.Body(c, kit.RoundRect(207, 104, 44, 46, 4), x, 8, c.Path("M222 104H236V122L229 116L222 122Z", x.DD).Opacity(.7)))
		d := "M14 130C14 112 26 104 42 104L64 130Q70 140 82 140H120L134 126H158Q166 126 166 134V186Q166 198 154 198H30Q14 198 14 182Z"
		c.Part("body", sheen.Body(c, d, b, 18, c.Rect(0, 178, 180, 20, 0, k.M).Opacity(.9), c.Line("M24 150H54M24 160H54M24 170H54", b.DDD, 4).Opacity(.5)), sheen.Streak(c, "M22 132Q24 116 38 114", 5, .6))
		c.Part("wheels", chassis.Disc(c, 46, 202, 30, t, r, 6), chassis.Disc(c, 140, 200, 34, t, r, 6))
		chassis.Driver(c, 92, 128, 122, 110, 132, 160)
		c.Anchor("ground", 110, 234)
	},
}

var towTruck = kit.Piece{
	Name: "tow-truck", Cm: 700, Facing: kit.Right,
	Palette: "body #e23b34 red; boom #f2b632 crane; hook #aab4bf chain; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; bumper #b9c2cb chrome; headlights #ffe08a; lights #ff9d2e siren",
	Draw: func(c *kit.Canvas) {
		b, o, h, r, t, w, m, l, a := c.Tones("body"), c.Tones("boom"), c.Tones("hook"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("bumper"), c.Tones("headlights"), c.Tones("lights")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.Part("hook", c.Line("M14 46V108", h.DD, 5), c.Line("M14 46V108", h.LL, 3).Dash(3, 4), c.Line("M14 108C14 118 10 120 8 126C6 138 24 142 26 130", h.DDD, 8), c.Line("M14 108C14 118 10 120 8 126C6 138 24 142 26 130", h.L, 5))
		c.Part("boom", sheen.Body(c, "M84 158L104 158L100 110H88Z", o, 6), sheen.Body(c, "M6 38Q8 30 18 32L120 100Q126 106 120 114Q114 120 106 116L10 50Q4 44 6 38Z", o, 10, c.Line("M22 42L112 106", o.DDD, 3).Opacity(.4)), c.Circle(14, 42, 8, dark.D), c.Circle(14, 42, 4, h.L))
		c.Part("lights", sheen.Body(c, "M158 62Q158 50 170 50H182Q194 50 194 62Z", a, 6), c.Rect(152, 60, 48, 7, 3, dark.M))
		c.Part("body", sheen.Body(c, kit.RoundRect(8, 148, 132, 34, 8), b, 12, c.Rect(0, 172, 150, 8, 0, o.M)))
		d := "M124 84C126 72 134 66 146 66H188C200 66 206 72 212 82L228 114L244 120Q252 124 252 134V172Q252 182 242 182H124Z"
		c.Part("body", sheen.Body(c, d, b, 18, chassis.Arch(c, 206, 180, 28, b)), sheen.Streak(c, "M134 88Q136 76 148 75H184", 5, .55))
		c.Part("windows", c.Path("M142 82H184Q192 82 196 88L208 114H142Q138 114 138 110V88Q138 82 142 82Z", b.DDD), chassis.Glass(c, "M145 86H184Q189 86 192 91L202 110H145Q142 110 142 107V90Q142 86 145 86Z", w), c.Line("M168 84V112", b.DDD, 4))
		c.Part("doors", c.Line("M172 116V168M134 116V168", b.DD, 2).Opacity(.8), c.Rect(146, 124, 16, 6, 3, m.M))
		c.Part("headlights", chassis.Lamp(c, 245, 142, 7, 8, l, m), c.Rect(4, 152, 7, 14, 3, kit.Hex("#ff9d2e")))
		c.Part("bumper", sheen.Body(c, kit.RoundRect(226, 172, 30, 14, 6), m, 6))
		c.Part("wheels", chassis.Disc(c, 54, 188, 30, t, r, 8), chassis.Disc(c, 206, 188, 30, t, r, 8))
		c.Anchor("seat", 168, 128)
		c.Anchor("tow", 16, 132)
		c.AnchorBox("print", 76, 160, 100, 18, 0)
		c.Anchor("ground", 128, 218)
	},
}

var cementMixer = kit.Piece{
	Name: "cement-mixer", Cm: 900, Facing: kit.Right,
	Palette: "cab #f07b2e orange; drum #f3f5f7 white mixer; stripe #f07b2e <cab; chute #8d98a5; wheels #d5dce3 rims; tires #4a4f5d; windows #a6dcf2 glass; bumper #b9c2cb chrome; headlights #ffe08a",
	Draw: func(c *kit.Canvas) {
		b, d, s, h, r, t, w, m, l := c.Tones("cab"), c.Tones("drum"), c.Tones("stripe"), c.Tones("chute"), c.Tones("wheels"), c.Tones("tires"), c.Tones("windows"), c.Tones("bumper"), c.Tones("headlights")
		dark := kit.TonesOf(kit.Hex("#4a4f5d"))
		c.Part("frame", c.Rect(10, 162, 232, 16, 4, kit.Lin(0, 162, 0, 178, dark.L, dark.DD)), c.Form("M30 164L44 128H62L66 164ZM140 164L150 132H166V164Z", kit.Lin(0, 128, 0, 164, dark.L, dark.D)))
		c.Part("chute", sheen.Body(c, "M26 76L46 84L22 148L4 142Z", h, 6), sheen.Body(c, "M14 62L58 74L54 96L20 84Z", h, 6))
		drum := "M30 78C60 56 96 36 122 34C156 36 178 74 176 112C174 134 160 146 146 146C104 146 64 134 34 108Q26 92 30 78Z"
		c.Part("drum", sheen.Body(c, drum, d, 26, c.Named("stripe", c.Path("M64 58L84 46C74 78 80 112 96 138L74 130C60 106 56 82 64 58ZM112 36L136 38C120 70 124 110 144 148L118 144C104 110 102 68 112 36Z", kit.Lin(60, 40, 140, 150, s.L, s.M, s.D))), c.Line("M50 66Q40 92 52 118", d.DD, 3).Opacity(.5)), sheen.Streak(c, "M64 68Q92 50 116 46", 6, .8))
		c.Part("cab", sheen.Body(c, "M180 78Q180 68 190 68H218Q232 68 236 80L246 116Q252 120 252 132V170Q252 178 244 178H186Q180 178 180 172Z", b, 16, chassis.Arch(c, 214, 178, 24, b)), sheen.Streak(c, "M186 88Q186 76 196 76H214", 4, .6))
		c.Part("windows", c.Path("M196 84H218Q226 84 228 92L236 118H196Q192 118 192 114V88Q192 84 196 84Z", b.DDD), chassis.Glass(c, "M198 87H217Q223 87 225 93L232 115H198Q195 115 195 112V90Q195 87 198 87Z", w))
		c.Part("doors", c.Line("M190 122V160M232 122V150", b.DD, 2).Opacity(.8), c.Rect(196, 126, 14, 5, 2.5, m.M))
		c.Part("headlights", chassis.Lamp(c, 247, 150, 6, 7, l, m))
		c.Part("bumper", sheen.Body(c, kit.RoundRect(232, 166, 24, 13, 6), m, 6))
		c.Part("wheels", chassis.Disc(c, 46, 184, 25, t, r, 8), chassis.Disc(c, 104, 184, 25, t, r, 8), chassis.Disc(c, 214, 184, 25, t, r, 8))
		c.Anchor("seat", 206, 128)
		c.Anchor("ground", 128, 209)
	},
}

var constructionCrane = kit.Piece{
	Name: "construction-crane", Cm: 4000, Facing: kit.Right,
	Palette: "crane #f5b52a yellow; cab #e9eef2 cabin; hook #8d98a5 cable; weight #8a93a0 counterweight; windows #a6dcf2",
	Draw: func(c *kit.Canvas) {
		y, k, h, g, w := c.Tones("crane"), c.Tones("cab"), c.Tones("hook"), c.Tones("weight"), c.Tones("windows")
		bar := func(d string, wd float64) kit.Node { return gloss.Tube(c, d, wd, y) }
		c.Part("hook", c.Line("M88 8L24 50M88 8L232 50", h.DD, 2.4), c.Line("M206 66V150", h.DD, 2.6), sheen.Body(c, kit.RoundRect(196, 146, 20, 16, 4), y, 5), c.Line("M206 162V170C206 178 218 176 216 186C214 196 198 196 198 184", h.DDD, 7), c.Line("M206 162V170C206 178 218 176 216 186C214 196 198 196 198 184", h.L, 4))
		c.Part("crane", bar("M70 84L66 246M106 84L110 246", 8), bar("M70 92L108 116L68 142L109 168L67 194L110 220L66 244", 5))
		c.Part("crane", bar("M76 50L88 8L100 50", 6))
		c.Part("crane", bar("M20 54H250M20 72H236L250 54", 7), bar("M20 72L36 54L52 72L68 54L84 72L100 54L116 72L132 54L148 72L164 54L180 72L196 54L212 72L228 54L240 68", 4))
		c.Part("weight", sheen.Body(c, kit.RoundRect(8, 66, 38, 44, 5), g, 8))
		c.Part("crane", sheen.Body(c, kit.RoundRect(64, 70, 48, 20, 5), y, 8))
		c.Part("cab", sheen.Body(c, "M104 76H134Q142 76 142 84L136 112Q134 116 128 116H104Z", k, 8))
		c.Part("windows", chassis.Glass(c, "M114 82H132Q136 82 135 86L131 104H114Z", w))
		c.Part("crane", sheen.Body(c, kit.RoundRect(46, 240, 84, 14, 4), y, 6))
		c.AnchorBox("hang", 206, 196, 0, 0, 0)
		c.Anchor("ground", 88, 254)
	},
}
