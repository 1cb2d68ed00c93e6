package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var gasMask = kit.Piece{
	Name: "gas-mask", Cm: 28,
	Palette: "mask #4f5a4a rubber green; lenses #bfe0c8 glass eyes; filter #8d9a86 canister; straps #33383a; metal #b9c2c6 rims",
	Draw: func(c *kit.Canvas) {
		m, l, f, s, e := c.Tones("mask"), c.Tones("lenses"), c.Tones("filter"), c.Tones("straps"), c.Tones("metal")
		strap := kit.Of(sheen.Body(c, "M52 60C30 46 14 44 -2 50V66C14 62 30 68 46 82Z", s, 5), sheen.Body(c, "M40 116H-4V134H42Z", s, 5), sheen.Body(c, kit.RoundRect(8, 110, 14, 30, 4), e, 4), sheen.Body(c, kit.RoundRect(14, 44, 13, 28, 4), e, 4).Rotate(12, 20, 58))
		c.Part("straps", strap, strap.Mirror(128), sheen.Body(c, "M112 26V-6H144V26Z", s, 5))
		d := "M128 12C186 12 220 50 220 100C220 136 208 164 186 188C178 214 158 236 128 236C98 236 78 214 70 188C48 164 36 136 36 100C36 50 70 12 128 12Z"
		c.Part("mask", sheen.Body(c, d, m, 26, c.Line("M128 12V96", m.DD, 3).Opacity(.5), c.Line("M60 60Q128 30 196 60", m.LL, 2).Opacity(.3), c.Blur(4, c.Path("M94 140Q128 116 162 140L170 220H86Z", m.DDD)).Opacity(.4)))
		lens := func(x float64) kit.Node {
			o := kit.Oval(x, 100, 33, 35)
			return kit.Of(c.Ellipse(x+1, 103, 40, 42, m.DDD), c.Form(kit.Oval(x, 100, 39, 41), sheen.Steel(x-39, 60, x+39, 140, e)), c.Ellipse(x, 100, 33, 35, m.DDD), c.Form(o, kit.Lin(x-28, 70, x+28, 134, l.LL, l.M, l.DD, l.DDD), c.Path(sheen.D("M%g 66L%g 66L%g 134L%g 134Z", x-14, x+8, x-16, x-38), kit.White).Opacity(.5).Shade(), c.Path(sheen.D("M%g 66L%g 66L%g 134L%g 134Z", x+14, x+20, x-4, x-10), kit.White).Opacity(.35).Shade()))
		}
		c.Part("lenses", lens(84), lens(172))
		side := kit.Of(sheen.Tube(c, "M88 184L60 206", 26, m), sheen.Body(c, kit.RoundRect(20, 184, 46, 60, 8), f, 9, sheen.Each(4, func(i int) kit.Node { return c.Line(sheen.D("M16 %gH70", 194+float64(i)*13), f.DDD, 3).Opacity(.5) })).Rotate(-28, 43, 214))
		c.Part("filter", side)
		c.Part("filter", c.Circle(129, 188, 36, m.DDD), c.Form(kit.Oval(128, 186, 35, 35), kit.Lin(98, 156, 160, 218, f.LL, f.L, f.M, f.DD), sheen.Edge(c, kit.Oval(128, 186, 35, 35), f, 8)), c.Circle(128, 186, 24, f.DDD), c.Circle(128.4, 186.6, 23, f.D), sheen.Each(5, func(i int) kit.Node { return c.Line(sheen.D("M110 %gH146", 174+float64(i)*6), f.DDD, 2.6) }))
		c.Part("mask", c.Path("M52 104C50 66 72 38 104 28C113 27 114 35 107 38C80 48 64 72 64 104C62 114 53 113 52 104Z", kit.White).Opacity(.35).Shade())
		c.AnchorBox("fit", 128, 100, 150, 80, 0)
		c.Anchor("ground", 128, 240)
	},
}

var divingHelmet = kit.Piece{
	Name: "diving-helmet", Cm: 45,
	Palette: "copper #d98a4a metal helmet; brass #e8c04a rims; glass #7fc4dc windows; bolts #c9a24a <brass",
	Draw: func(c *kit.Canvas) {
		m, b, g, k := c.Tones("copper"), c.Tones("brass"), c.Tones("glass"), c.Tones("bolts")
		plate := "M28 214C32 186 62 172 128 172C194 172 224 186 228 214L240 244Q128 262 16 244Z"
		c.Part("copper", sheen.Body(c, plate, m, 14), sheen.Each(7, func(i int) kit.Node {
			x := 40 + float64(i)*29.4
			return sheen.Ball(c, x, 232+6*(1-(x-128)*(x-128)/8000), 7, k)
		}))
		c.Part("brass", c.Form("M52 176Q128 152 204 176V194Q128 172 52 194Z", sheen.Steel(52, 0, 204, 0, b)))
		o := "M128 6C190 6 220 54 218 104C216 142 204 168 190 180Q128 164 66 180C52 168 40 142 38 104C36 54 66 6 128 6Z"
		c.Part("copper", c.Form(o, kit.Rad(92, 52, 190, m.LL, m.L, m.M, m.DD), sheen.Edge(c, o, m, 20)), c.Path("M58 82C62 52 80 32 104 24C112 24 112 32 106 35C86 44 74 60 70 84C67 92 57 90 58 82Z", kit.White).Opacity(.5).Shade())
		side := kit.Of(c.Form(kit.Oval(40, 106, 17, 34), sheen.Steel(22, 70, 58, 140, b)), c.Form(kit.Oval(38, 106, 11, 26), kit.Lin(28, 80, 50, 132, g.L, g.M, g.DDD)), c.Line("M30 96H48M30 108H48M30 120H48", b.D, 3))
		c.Part("brass", side, side.Mirror(128), c.Form(kit.Oval(128, 36, 32, 13), sheen.Steel(96, 0, 160, 0, b)), c.Form(kit.Oval(128, 36, 23, 8), kit.Lin(106, 28, 150, 44, g.L, g.M, g.DD)), c.Line("M118 29V43M128 28V44M138 29V43", b.D, 2.6))
		c.Part("brass", c.Circle(129, 113, 57, m.DDD), c.Form(kit.Oval(128, 110, 56, 56), sheen.Steel(76, 58, 180, 162, b), sheen.Edge(c, kit.Oval(128, 110, 56, 56), b, 8)), c.Around(12, 128, 110, kit.Of(c.Circle(128, 61, 4.4, b.DDD), c.Circle(127.5, 60.4, 3.4, b.LL))), c.Circle(128, 110, 42, b.DDD))
		in := kit.Oval(128, 110, 40, 40)
		c.Part("glass", c.Form(in, kit.Lin(96, 78, 160, 146, g.L, g.M, g.DD, g.DDD), c.Path("M88 70H124L96 150H88Z", kit.White).Opacity(.4).Shade(), c.Path("M136 70H144L116 150H108Z", kit.White).Opacity(.3).Shade()))
		c.Part("brass", c.Line("M128 70V150M88 110H168", b.D, 6), c.Line("M127.4 70V150M88 109.400H168", b.LL, 3), sheen.Body(c, kit.RoundRect(190, 140, 22, 20, 5), b, 5), sheen.Tube(c, "M212 150H236Q246 150 246 162V176", 9, b))
		c.AnchorBox("fit", 128, 110, 176, 120, 0)
		c.Anchor("ground", 128, 250)
	},
}

var snorkel = kit.Piece{
	Name: "snorkel", Cm: 40,
	Palette: "mask #f2b42a frame yellow; glass #9fe0f2 lens; snorkel #f2b42a <mask tube; mouthpiece #3a3f4a black rubber; strap #3a3f4a",
	Draw: func(c *kit.Canvas) {
		m, g, s, p, t := c.Tones("mask"), c.Tones("glass"), c.Tones("snorkel"), c.Tones("mouthpiece"), c.Tones("strap")
		c.Part("strap", sheen.Body(c, "M18 96C2 82 -2 64 6 54L20 62C18 72 24 82 34 90Z", t, 4), c.Line("M30 96C10 60 60 34 110 34C166 34 214 60 196 96", t.DDD, 15), c.Line("M30 95C10 59 60 33 110 33C166 33 214 59 196 95", t.L, 7).Opacity(.6))
		c.Part("snorkel", sheen.Tube(c, "M222 -2V150C222 206 180 232 128 226", 19, s), c.Form(kit.RoundRect(211, -10, 22, 34, 5), kit.Lin(211, 0, 233, 0, p.L, p.M, p.DD)), sheen.Body(c, kit.RoundRect(209, 92, 26, 22, 5), p, 5))
		c.Part("mouthpiece", sheen.Body(c, "M140 212L104 208Q92 206 88 214L84 232Q86 244 100 242L138 240Z", p, 8), c.Line("M104 210L100 240", p.LL, 2).Opacity(.5))
		d := "M10 96C10 70 40 58 112 58C184 58 214 70 214 96C214 134 204 166 172 170C146 172 140 150 128 140C120 134 104 134 96 140C84 150 78 172 52 170C20 166 10 134 10 96Z"
		c.Part("mask", sheen.Body(c, d, m, 14), sheen.Body(c, "M88 136C92 116 102 110 112 110C122 110 132 116 136 136C140 158 134 176 112 176C90 176 84 158 88 136Z", p, 8))
		lens := "M24 98C24 80 52 74 100 74V122C92 134 82 154 56 154C32 152 24 124 24 98Z"
		one := func(mirror bool) kit.Node {
			n := kit.Of(c.Path(lens, p.DD).Stroke(p.D, 7), c.Form(lens, kit.Lin(24, 74, 96, 154, g.LL.Alpha(.95), g.L.Alpha(.9), g.M.Alpha(.9), g.D.Alpha(.95))))
			if mirror {
				n = n.Mirror(112)
			}
			return n
		}
		c.Part("glass", one(false), one(true), c.Clip(lens, c.Path("M40 70H66L40 160H14Z", kit.White).Opacity(.5)).Shade(), c.Path("M140 80H158L134 146Q128 138 124 130Z", kit.White).Opacity(.4).Shade())
		c.AnchorBox("fit", 112, 108, 190, 80, 0)
		c.Anchor("ground", 128, 242)
	},
}
