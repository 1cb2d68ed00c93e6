package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var goalpost = kit.Piece{
	Name: "goalpost", Cm: 600,
	Palette: "posts #f7c52f yellow uprights; pad #d8434f base; ribbons #f28a2f",
	Draw: func(c *kit.Canvas) {
		p, b, r := c.Tones("posts"), c.Tones("pad"), c.Tones("ribbons")
		c.Part("posts", sheen.Tube(c, "M128 250V158", 15, p), sheen.Tube(c, "M32 152H224", 13, p), sheen.Tube(c, "M36 156V8", 12, p), sheen.Tube(c, "M220 156V8", 12, p))
		c.Part("pad", sheen.Body(c, kit.RoundRect(112, 182, 32, 70, 10), b, 8, c.Line("M112 204H144M112 228H144", b.DD, 2)))
		c.Part("ribbons", sheen.Body(c, "M36 8C48 4 56 14 70 8V20C58 26 48 14 36 20Z", r, 3), sheen.Body(c, "M220 8C232 4 240 14 254 8V20C242 26 232 14 220 20Z", r, 3))
		c.AnchorBox("through", 128, 80, 170, 130, 0)
		c.Anchor("ground", 128, 252)
	},
}

var hockeyMask = kit.Piece{
	Name: "hockey-mask", Cm: 28,
	Palette: "mask #efe6d3 face; marks #c9302f red triangles; straps #4a3028; holes #2a2228",
	Draw: func(c *kit.Canvas) {
		m, r, s, h := c.Tones("mask"), c.Tones("marks"), c.Tones("straps"), c.Tones("holes")
		c.Part("straps", sheen.Body(c, "M10 84L44 70V98L12 112Z", s, 4), sheen.Body(c, "M246 84L212 70V98L244 112Z", s, 4), sheen.Body(c, "M116 2H140V36H116Z", s, 4))
		d := "M128 14C190 14 226 50 224 108C222 160 200 206 170 232Q128 254 86 232C56 206 34 160 32 108C30 50 66 14 128 14Z"
		c.Part("mask", sheen.Body(c, d, m, 26, c.Blur(8, c.Path("M112 120Q128 100 144 120L152 170Q128 182 104 170Z", m.DD)).Opacity(.35), c.Path("M116 116Q128 106 140 116L146 160Q128 172 110 160Z", m.L).Opacity(.7)))
		c.Part("marks", c.Both(128, c.Form("M128 30L142 56H114Z", kit.Lin(114, 30, 142, 56, r.L, r.M, r.D)), c.Form("M202 150L184 178L178 148Z", kit.Lin(178, 148, 202, 178, r.L, r.M, r.D))))
		eye := "M146 98C152 82 178 78 196 88C202 104 194 122 176 124C158 126 144 116 146 98Z"
		c.Part("holes", c.Both(128, c.Path(eye, m.DDD), c.Form(eye, kit.Lin(146, 82, 196, 124, h.DD, h.M))), sheen.Each(24, func(i int) kit.Node {
			q := [][2]float64{{128, 70}, {108, 70}, {148, 70}, {92, 54}, {164, 54}, {118, 88}, {138, 88}, {84, 148}, {172, 148}, {76, 168}, {180, 168}, {92, 166}, {164, 166}, {96, 186}, {160, 186}, {112, 196}, {144, 196}, {128, 186}, {128, 206}, {106, 214}, {150, 214}, {128, 224}, {84, 186}, {172, 186}}[i]
			return kit.Of(c.Circle(q[0]+.7, q[1]+1, 4.6, m.LL), c.Circle(q[0], q[1], 4.4, h.D))
		}))
		c.Part("mask", sheen.Glint(c, "M54 76C62 52 82 36 104 30C110 34 102 38 96 41C80 48 68 62 62 82C58 88 52 84 54 76Z", .6))
		c.AnchorBox("fit", 128, 100, 190, 60, 0)
	},
}

var podium = kit.Piece{
	Name: "winners-podium", Cm: 200,
	Palette: "blocks #5b8fe0 blue steps; tops #f4f6fa white; numbers #f7c52f gold",
	Draw: func(c *kit.Canvas) {
		b, t, n := c.Tones("blocks"), c.Tones("tops"), c.Tones("numbers")
		block := func(x, y, w float64, num string) {
			c.Part("blocks", sheen.Body(c, kit.RoundRect(x, y, w, 246-y, 4), b, 9, c.Path(sheen.D("M%g %gh%gv10h%gZ", x, y, w, -w), b.DDD).Opacity(.3)))
			c.Part("tops", sheen.Body(c, kit.RoundRect(x-4, y-9, w+8, 16, 5), t, 4))
			box := kit.Box{X0: x + 12, Y0: y + 26, X1: x + w - 12, Y1: y + 76}
			c.Part("numbers", c.Letters(num, kit.Box{X0: box.X0, Y0: box.Y0 + 3, X1: box.X1, Y1: box.Y1 + 3}, "display", b.DDD), c.Letters(num, box, "display", kit.Lin(0, box.Y0, 0, box.Y1, n.LL, n.M, n.D)))
		}
		block(8, 140, 78, "2")
		block(170, 162, 78, "3")
		block(86, 92, 84, "1")
		c.AnchorBox("surface", 128, 83, 84, 0, 0)
		c.Anchor("ground", 128, 246)
	},
}

var carabiner = kit.Piece{
	Name: "carabiner", Cm: 10,
	Palette: "body #3f8fe0 blue metal; gate #c9d2dc steel; screw #f2a52f",
	Draw: func(c *kit.Canvas) {
		b, g, s := c.Tones("body"), c.Tones("gate"), c.Tones("screw")
		loop := "M170 62C166 28 130 16 98 24C60 34 52 68 60 104L74 196C80 232 120 246 152 232C176 222 184 204 182 180"
		c.Part("gate", sheen.Tube(c, "M170 60L182 184", 17, g))
		c.Part("body", c.Line(loop, b.DDD, 31), c.Line(loop, b.D, 28), c.Line(loop, b.M, 22).Move(-1.5, -1.5), c.Line(loop, b.LL, 6).Move(-5, -5).Opacity(.9))
		c.Part("screw", sheen.Body(c, "M160 96L190 93L196 146L166 149Z", s, 7, c.Line("M168 95L174 148M176 94L182 147M184 93L190 146", s.DD, 2).Opacity(.7)))
	},
}

var fishingLure = kit.Piece{
	Name: "fishing-lure", Cm: 12, Facing: kit.Right,
	Palette: "body #e2483f red; belly #fbf3e0 white; stripes #f7c52f; hooks #9aa5b3 metal; eyes #f7c52f",
	Draw: func(c *kit.Canvas) {
		b, w, s, h, e := c.Tones("body"), c.Tones("belly"), c.Tones("stripes"), c.Tones("hooks"), c.Tones("eyes")
		treble := func(x, y float64) kit.Node {
			d := sheen.D("M%g %gv34q0 26 -20 26q-16 0 -16 -16M%g %gv34q0 26 20 26q16 0 16 -16M%g %gv58", x, y, x, y, x, y)
			barb := sheen.D("M%g %gl-6 10l12 -2ZM%g %gl6 10l-12 -2Z", x-36, y+36, x+36, y+36)
			return kit.Of(c.Circle(x, y-5, 6, kit.None).Stroke(h.DD, 4), c.Line(d, h.DDD, 7), c.Line(d, h.L, 4), c.Path(barb, h.D))
		}
		c.Part("hooks", treble(92, 166), treble(176, 160), c.Circle(248, 122, 8, kit.None).Stroke(h.D, 5), c.Circle(10, 118, 7, kit.None).Stroke(h.D, 5))
		d := "M16 118C40 84 92 70 140 74C190 78 226 98 242 122C224 148 188 166 140 168C92 170 44 152 16 118Z"
		c.Part("body", sheen.Body(c, d, b, 16, c.Named("belly", c.Form("M10 126C60 140 180 150 246 124L240 180H20Z", kit.Lin(0, 126, 0, 170, w.LL, w.M, w.D))), c.Named("stripes", sheen.Each(5, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 66q14 24 4 58l-12 -3q8 -28 -4 -54Z", 66+24*float64(i)), s.M)
		})), c.Line("M190 86Q176 122 192 158", b.DDD, 3).Opacity(.5)))
		c.Part("eyes", sheen.Ball(c, 208, 110, 13, e), c.Circle(209, 110, 7, kit.Hex("#1f1a20")), c.Circle(206, 107, 2.4, kit.White))
		c.Part("body", sheen.Glint(c, "M60 98C88 84 118 80 148 81C152 86 142 88 130 88C106 89 84 94 68 102C60 104 56 102 60 98Z", .6))
	},
}

var paddleBoard = kit.Piece{
	Name: "paddleboard", Cm: 320,
	Palette: "board #2fb4c0 teal; deck #f7f1e2 pad; stripe #f28a4a orange; paddle #f2c14a blade; shaft #33303a",
	Draw: func(c *kit.Canvas) {
		b, d, s, p, h := c.Tones("board"), c.Tones("deck"), c.Tones("stripe"), c.Tones("paddle"), c.Tones("shaft")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 100, 128) }
		o := "M100 -8C132 14 150 72 150 134C150 196 132 244 100 262C68 244 50 196 50 134C50 72 68 14 100 -8Z"
		c.Part("board", turn(sheen.Body(c, o, b, 12, c.Named("stripe", c.Path("M92 -10H108V270H92Z", s.M)), c.Line("M60 110C64 60 80 20 98 2", kit.White, 5).Opacity(.6))))
		c.Part("deck", turn(sheen.Body(c, "M100 96C122 96 132 104 132 122V188C132 206 122 214 100 214C78 214 68 206 68 188V122C68 104 78 96 100 96Z", d, 6, c.Line("M68 116H132M68 136H132M68 156H132M68 176H132M68 196H132", d.DD, 1.8).Opacity(.7)), c.Circle(100, 155, 6, d.DDD)))
		pad := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-10, 196, 128) }
		c.Part("shaft", pad(sheen.Tube(c, "M196 2V190", 8, h), sheen.Tube(c, "M182 2H210", 9, h)))
		c.Part("paddle", pad(sheen.Body(c, "M190 176H202C214 186 222 206 220 228Q216 256 196 258Q176 256 172 228C170 206 178 186 190 176Z", p, 8, c.Line("M196 182V250", p.DD, 3).Opacity(.6))))
	},
}

var rollerblade = kit.Piece{
	Name: "rollerblade", Cm: 32, Facing: kit.Right,
	Palette: "boot #7a5ad8 purple; cuff #33303f black; wheels #f7f1e4 white; frame #c9d2dc metal; straps #f2b62f buckles",
	Draw: func(c *kit.Canvas) {
		b, u, w, f, s := c.Tones("boot"), c.Tones("cuff"), c.Tones("wheels"), c.Tones("frame"), c.Tones("straps")
		c.Part("cuff", sheen.Body(c, "M52 16Q96 2 128 16L134 92H48Z", u, 9))
		c.Part("boot", sheen.Body(c, "M42 62Q38 52 54 50L126 48Q138 48 140 62L146 110C170 126 214 130 234 152Q244 168 240 186H40Q30 186 30 172C32 140 44 120 42 62Z", b, 16, c.Path("M28 166H250V190H28Z", u.M), c.Line("M150 112L136 132M168 120L152 142M186 126L170 150", kit.White, 5)), c.Line("M56 66C58 104 48 130 44 156", kit.White, 5).Opacity(.4))
		c.Part("straps", sheen.Body(c, "M44 84L142 70L144 88L44 104Z", s, 5), sheen.Body(c, kit.RoundRect(118, 66, 22, 26, 4), f, 4), sheen.Body(c, "M74 150L160 118L170 132L84 166Z", s, 5))
		c.Part("frame", sheen.Body(c, "M44 186H236L226 214H56Z", f, 6, c.Line("M70 194H214", f.LL, 3)))
		c.Part("wheels", sheen.Each(4, func(i int) kit.Node {
			x := 58 + 54*float64(i)
			return kit.Of(sheen.Ball(c, x, 222, 25, w), c.Circle(x, 222, 12, b.D), c.Circle(x, 222, 9, b.L), c.Circle(x, 222, 4, f.DD))
		}))
		c.Anchor("ground", 138, 247)
		c.AnchorBox("fit", 92, 40, 80, 30, 0)
	},
}
