package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var sink = kit.Piece{
	Name: "sink", Cm: 85,
	Palette: "basin #eef3f6 sink; faucet #b9c4cf tap metal; water #6cc4f0",
	Draw: func(c *kit.Canvas) {
		b, m, w := c.Tones("basin"), c.Tones("faucet"), c.Tones("water")
		stem := "M100 156H156L150 222Q166 232 168 250H88Q90 232 106 222Z"
		c.Part("basin", sheen.Body(c, stem, b, 18, sheen.Dim(c, 8, .35, "M80 140H176V176Q128 196 80 176Z", b)))
		c.On(kit.Back)
		c.Part("faucet", sheen.Tube(c, "M128 92V48Q128 22 150 22Q172 22 172 46V58", 13, m), c.Form("M162 54H182L180 66H164Z", sheen.Steel(162, 0, 182, 0, m)))
		c.Part("water", c.Path("M167 66H177V106H167Z", kit.Lin(167, 0, 177, 0, w.L.Alpha(.9), kit.White, w.M.Alpha(.9))))
		c.On(kit.Body)
		c.Part("basin", c.Form(kit.Oval(128, 98, 118, 30), kit.Lin(10, 68, 246, 128, b.LL, b.M, b.D)), c.Form(kit.Oval(128, 101, 98, 21), kit.Lin(0, 80, 0, 122, b.DDD, b.DD, b.D), sheen.Dim(c, 5, .4, "M20 60H236V92Q128 76 20 92Z", b)))
		c.Part("water", c.Clip(kit.Oval(128, 101, 98, 21), c.Ellipse(128, 112, 82, 14, kit.Lin(46, 98, 210, 126, w.L, w.M, w.D)).Opacity(.75), c.Ellipse(172, 108, 18, 5, kit.None).Stroke(kit.White, 2).Opacity(.8), c.Ellipse(172, 108, 30, 8, kit.None).Stroke(kit.White, 1.6).Opacity(.5)))
		c.On(kit.Fore)
		bowl := "M10 98C40 138 216 138 246 98C246 134 216 172 128 172C40 172 10 134 10 98Z"
		c.Part("basin", sheen.Body(c, bowl, b, 22), c.Path("M10 98C40 139 216 139 246 98", kit.None).Stroke(kit.White, 3.5).Opacity(.9), sheen.Glint(c, "M30 124Q46 142 76 150Q84 156 74 156Q40 148 28 128Q26 122 30 124Z", .9))
		knob := kit.Of(sheen.Bar(c, 84, 74, 92, 12, m), c.Line("M66 72H102", m.DDD, 10), c.Line("M66 71H102", m.M, 8), c.Line("M68 69H98", m.LL, 2.6))
		c.Part("faucet", knob, sheen.Body(c, "M116 94V84Q116 78 128 78Q140 78 140 84V94Q128 98 116 94Z", m, 6))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 100, 180, 34, 0)
	},
}

var faucet = kit.Piece{
	Name: "faucet", Cm: 28, Facing: kit.Right,
	Palette: "metal #b4c1cd body tap; handle #e4483f knob; water #5cbdf2 drop",
	Draw: func(c *kit.Canvas) {
		m, h, w := c.Tones("metal"), c.Tones("handle"), c.Tones("water")
		c.Part("handle", sheen.Bar(c, 108, 44, 92, 14, m), sheen.Body(c, "M52 24Q52 14 64 14H152Q164 14 164 24V30Q164 40 152 40H64Q52 40 52 30Z", h, 11), sheen.Ball(c, 108, 27, 17, h), sheen.Glint(c, "M62 19H96V24H62Q58 21 62 19Z", .6))
		const d = "M18 104H66Q72 82 108 82Q144 82 150 104H184Q242 104 242 162V184H198V168Q198 152 182 152H150Q144 172 108 172Q72 172 66 152H18Z"
		c.Part("metal", c.Form(d, kit.Lin(0, 82, 0, 176, kit.At(0, m.LL), kit.At(.2, m.L), kit.At(.45, m.M), kit.At(.6, m.DD), kit.At(.8, m.L), kit.At(1, m.D)), sheen.Edge(c, d, m, 16), c.Blur(3, c.Path("M206 118Q230 132 230 170V184H222V164Q222 132 196 118Z", kit.White)).Opacity(.7)),
			c.Form(kit.RoundRect(192, 178, 56, 16, 5), sheen.Steel(192, 0, 248, 0, m)), c.Form(kit.RoundRect(8, 92, 22, 72, 7), kit.Lin(0, 92, 0, 164, m.LL, m.D, m.DDD, m.L, m.D)), sheen.Glint(c, "M40 110H66Q60 118 40 118Z", .7))
		c.Part("water", c.Form("M220 202C226 216 240 224 240 238A20 18 0 0 1 200 238C200 224 214 216 220 202Z", kit.Rad(212, 230, 28, w.LL, w.M, w.DD)), c.Ellipse(212, 236, 4, 7, kit.White).Opacity(.85))
		c.Anchor("ground", 108, 194)
	},
}

var toiletPaper = kit.Piece{
	Name: "toilet-paper", Cm: 16,
	Palette: "paper #ebe8e1 roll sheet; core #c79a66 cardboard; print #9cc7ec pattern",
	Draw: func(c *kit.Canvas) {
		p, k, q := c.Tones("paper"), c.Tones("core"), c.Tones("print")
		hearts := func(x, y float64) kit.Node {
			return c.Path("M0 6C-7 1 -8 -5 -4 -6C-2 -7 0 -4 0 -3C0 -4 2 -7 4 -6C8 -5 7 1 0 6Z", q.M).Scale(1.3, 1.3, 0, 0).Move(x, y)
		}
		sheet := "M168 72H246V214Q240 220 234 214T222 214T210 214T198 214T186 214T174 214L168 218Z"
		c.Part("sheet", sheen.Body(c, sheet, p, 12, hearts(190, 110), hearts(222, 130), hearts(190, 152), hearts(222, 172), hearts(190, 194), c.Line("M168 146H246", p.DD, 1.6).Dash(5, 4).Opacity(.8)))
		side := "M78 26H184C218 26 246 64 246 112C246 118 245 122 244 126H214V196H78Z"
		c.Part("paper", c.Form(side, kit.Lin(0, 26, 0, 200, kit.At(0, p.L), kit.At(.2, p.LL), kit.At(.55, p.M), kit.At(1, p.DD)), hearts(150, 52), hearts(196, 62), hearts(172, 92), hearts(214, 104), hearts(172, 132), hearts(152, 172), hearts(196, 160), sheen.Dim(c, 6, .35, "M78 180H230V210H78Z", p)))
		face := kit.Oval(80, 112, 66, 86)
		c.Part("paper", c.Form(face, kit.Rad(62, 84, 130, p.LL, p.M, p.D), sheen.Each(5, func(i int) kit.Node {
			k := float64(i)
			return c.Ellipse(80, 112, 60-8*k, 79-10*k, kit.None).Stroke(p.DD, 1.5).Opacity(.55)
		}), sheen.Edge(c, face, p, 14)))
		c.Part("core", c.Form(kit.Oval(80, 112, 26, 34), kit.Lin(54, 80, 106, 146, k.L, k.M, k.DD)), c.Form(kit.Oval(81, 113, 20, 27), kit.Lin(60, 86, 102, 140, k.DDD, k.DD, k.M)))
		c.Anchor("ground", 90, 198)
	},
}

var toothpaste = kit.Piece{
	Name: "toothpaste", Cm: 18,
	Palette: "tube #2f9fe0 body; stripe #e8453c label; cap #f3f5f7; paste #f3fbff",
	Draw: func(c *kit.Canvas) {
		b, s, k, p := c.Tones("tube"), c.Tones("stripe"), c.Tones("cap"), c.Tones("paste")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-28, 128, 128) }
		const d = "M26 84Q20 84 20 92V164Q20 172 26 172L40 170C90 164 150 160 190 152V104C150 96 90 92 40 86Z"
		c.Part("paste", turn(c.Form("M228 118C240 116 246 122 252 120C262 116 268 128 260 134C250 142 240 138 228 138Z", kit.Lin(0, 116, 0, 140, p.LL, p.M, p.DD), c.Line("M228 128Q244 130 258 126", s.M, 4))))
		c.Part("tube", turn(sheen.Body(c, d, b, 17, c.Path("M20 84H44V172H20Z", b.LL).Opacity(.55), c.Line("M27 86V170M34 86V170M41 86V170", b.DD, 1.8).Opacity(.6))))
		c.Part("stripe", turn(c.Clip(d, c.Path("M60 150C110 158 160 140 200 112V134C160 158 110 172 60 164Z", s.M), c.Path("M60 150C110 158 160 140 200 112V117C160 145 110 162 60 155Z", s.LL).Opacity(.7))),
			turn(c.Path(kit.LettersPath("FRESH", kit.Box{X0: 64, Y0: 106, X1: 158, Y1: 142}, "display"), kit.White).Opacity(.95), c.Path("M56 98C100 100 150 104 182 110Q184 114 178 114C140 108 96 104 56 104Q52 100 56 98Z", kit.White).Opacity(.5).Shade()))
		c.Part("cap", turn(c.Form("M190 104L204 112V144L190 152Z", kit.Lin(0, 104, 0, 152, k.LL, k.D, k.DDD)), c.Form("M204 108H224Q230 108 230 114V142Q230 148 224 148H204Z", kit.Lin(0, 108, 0, 148, k.LL, k.M, k.DD), c.Line("M208 116H228M208 122H228M208 128H228M208 134H228M208 140H228", k.DDD, 1.4).Opacity(.5))))
		c.AnchorBox("grip", 128, 128, 0, 0, 62)
	},
}

var soap = kit.Piece{
	Name: "soap", Cm: 11,
	Palette: "soap #f58cb4 bar body; foam #e9f6fd bubbles",
	Draw: func(c *kit.Canvas) {
		s := c.Tones("soap")
		f := c.Tones("foam")
		const d = "M24 142C24 112 52 98 86 98H178C214 98 238 114 238 144V178C238 210 212 222 180 222H84C48 222 24 208 24 178Z"
		const top = "M24 140C24 110 52 98 86 98H178C214 98 238 112 238 142C238 170 212 180 180 180H84C48 180 24 170 24 140Z"
		c.Part("soap", c.Form(d, kit.Lin(0, 150, 0, 222, s.M, s.D, s.DD), sheen.Edge(c, d, s, 16)), sheen.Body(c, top, s, 14, c.Ellipse(131, 139, 72, 26, kit.None).Stroke(s.D, 4), c.Ellipse(131, 141, 72, 26, kit.None).Stroke(s.LL, 2.5)),
			c.Path("M131 160C108 146 104 130 116 127C124 125 130 132 131 137C132 132 138 125 146 127C158 130 154 146 131 160Z", s.D), c.Path("M131 158C110 145 107 131 117 129C124 128 130 134 131 140C132 134 138 128 145 129C155 131 152 145 131 158Z", s.L), sheen.Glint(c, "M52 118Q72 106 104 106Q80 112 62 122Q50 128 52 118Z", .7))
		c.Part("foam", sheen.Each(9, func(i int) kit.Node {
			x := []float64{186, 214, 238, 204, 228, 170, 30, 14, 48}[i]
			y := []float64{92, 104, 122, 68, 82, 72, 196, 212, 214}[i]
			return kit.Of(c.Circle(x, y, []float64{22, 24, 16, 18, 13, 13, 20, 12, 14}[i]*1.02, f.M.Alpha(.25)), sheen.Bubble(c, x, y, []float64{22, 24, 16, 18, 13, 13, 20, 12, 14}[i]))
		}), sheen.Bubble(c, 146, 46, 15), sheen.Bubble(c, 186, 34, 9), sheen.Bubble(c, 222, 46, 7))
		c.Anchor("ground", 131, 222)
		c.AnchorBox("print", 131, 140, 130, 50, 0)
	},
}

var sponge = kit.Piece{
	Name: "sponge", Cm: 12,
	Palette: "sponge #ffd24a foam body; scrubber #3f9a55 pad; bubbles #e9f6fd",
	Draw: func(c *kit.Canvas) {
		s, p := c.Tones("sponge"), c.Tones("scrubber")
		c.Tones("bubbles")
		front := "M14 150Q14 140 26 142L166 166Q176 168 176 178V214Q176 226 164 224L24 198Q14 196 14 186Z"
		holes := func(pts ...float64) kit.Node {
			return sheen.Each(len(pts)/3, func(i int) kit.Node {
				x, y, r := pts[3*i], pts[3*i+1], pts[3*i+2]
				return kit.Of(c.Ellipse(x, y, r, r*.8, s.DD), c.Ellipse(x+.8, y+r*.3, r*.8, r*.5, s.D), c.Path(sheen.D("M%g %gA%g %g 0 0 0 %g %g", x-r, y+r*.2, r, r*.8, x+r, y+r*.2), kit.None).Stroke(s.LL, 1.2))
			})
		}
		c.Part("scrubber", sheen.Body(c, "M14 128Q14 118 24 119L168 143L238 98Q242 97 242 104V124L178 172L26 147Q14 146 14 138Z", p, 8), c.Form("M16 122Q12 116 22 112L84 78Q90 74 98 75L232 96Q246 98 238 106L180 142Q174 146 166 145L24 126Q18 125 16 122Z", kit.Lin(40, 80, 210, 150, p.LL, p.L, p.M), sheen.Each(36, func(i int) kit.Node {
			x, y := 30+200*c.Rand().Float64(), 78+64*c.Rand().Float64()
			return c.Line(sheen.D("M%.0f %.0fl6 -3", x, y), p.D, 1.6).Opacity(.6)
		})))
		side := "M176 174L242 122V166Q242 174 236 178L176 222Z"
		c.Part("sponge", c.Form(side, kit.Lin(176, 150, 242, 190, s.D, s.DD), holes(196, 186, 5, 218, 168, 4, 226, 150, 4, 192, 206, 4, 230, 168, 3)), sheen.Body(c, front, s, 13, holes(36, 160, 6, 66, 178, 8, 98, 172, 5, 126, 190, 7, 156, 186, 5, 44, 186, 5, 86, 200, 5, 150, 212, 5, 116, 210, 4, 28, 178, 4, 76, 156, 4, 140, 172, 4)))
		c.Part("bubbles", sheen.Bubble(c, 40, 92, 16), sheen.Bubble(c, 66, 70, 11), sheen.Bubble(c, 28, 62, 8), sheen.Bubble(c, 224, 74, 14), sheen.Bubble(c, 200, 54, 9), sheen.Bubble(c, 20, 210, 15), sheen.Bubble(c, 46, 222, 10))
		c.Anchor("ground", 120, 222)
	},
}
