package cleaning

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dustpan = kit.Piece{
	Name: "dustpan", Cm: 32,
	Palette: "pan #3f9fd8 blue plastic; handle #3f9fd8 <pan; brush #f2c23a bristles; grip #e0533f brush_handle",
	Draw: func(c *kit.Canvas) {
		p, h, b, g := c.Tones("pan"), c.Tones("handle"), c.Tones("brush"), c.Tones("grip")
		pan := kit.Of(
			c.Named("handle", sheen.Body(c, "M114 8Q128 -4 142 8L146 100H110Z", h, 9, c.Path(kit.RoundRect(121, 12, 14, 22, 7), h.DDD))),
			c.Named("pan", sheen.Body(c, "M46 104Q48 92 62 90L112 82H144L194 90Q208 92 210 104L222 222Q222 232 212 232H44Q34 232 34 222Z", p, 14), c.Form("M64 116Q66 108 74 107H182Q190 108 192 116L206 226H50Z", kit.Lin(60, 106, 200, 226, p.DDD, p.D, p.M), sheen.Dim(c, 5, .6, "M60 100H196V122H74L66 230H46Z", p), c.Line("M92 128L84 220M128 128V220M164 128L172 220", p.DDD, 3).Opacity(.4), c.Line("M95 128L87 220M131 128V220M161 128L169 220", p.LL, 1.6).Opacity(.5)), c.Form("M34 222H222Q224 234 212 236H44Q32 234 34 222Z", kit.Lin(34, 0, 222, 0, p.L, p.LL, p.M, p.D))))
		c.Add(pan.Rotate(-14, 128, 128).Move(-10, 8))
		bristles := sheen.Each(22, func(i int) kit.Node {
			x := 96 + float64(i)*5
			return c.Line(sheen.D("M%g 176L%g %g", x, x-4+float64(i)*.5, 226+4*math.Sin(float64(i)*2.1)), []kit.Color{b.M, b.L, b.D}[i%3], 5.4)
		})
		brush := kit.Of(c.Named("brush", c.Path("M92 172H210L220 220H88Z", b.DD), bristles), c.Named("grip", sheen.Body(c, "M90 152Q92 142 104 142H140C150 130 160 104 166 84Q172 70 184 76Q194 82 188 96C180 116 184 134 196 142H204Q214 144 214 154V174H90Z", g, 9), sheen.Streak(c, "M100 152H134", 4, .6), c.Circle(180, 84, 4, g.DDD)))
		c.Add(brush.Rotate(24, 160, 170).Move(22, 0))
		c.Anchor("ground", 128, 246)
	},
}

var featherDuster = kit.Piece{
	Name: "feather-duster", Cm: 60,
	Palette: "feathers #ee6f9e duster; tips #f7b6d0 <feathers; handle #8a5230 wood; band #e0c04a metal",
	Draw: func(c *kit.Canvas) {
		f, p, h, b := c.Tones("feathers"), c.Tones("tips"), c.Tones("handle"), c.Tones("band")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(38, 128, 128) }
		// One plume: a shaft in a soft outline with slits between its barbs, its quill at 0, 0.
		plume := func(x, y, deg, k, bend float64, t kit.Tones) kit.Node {
			d := sheen.D("M-3 0C-16 -12 -30 -34 -26 -58L-33 -64L-25 -70C-24 -86 %g -106 %g -116C%g -108 %g -92 24 -76L32 -72L26 -62C30 -40 16 -12 3 0Z", bend-20, bend, bend+16, bend+22)
			axis := sheen.D("M0 0Q0 -60 %g -110", bend)
			return kit.Of(c.Path(d, t.DDD).Opacity(.28).Move(2, 5), c.Form(d, kit.Lin(-24, -110, 24, 0, t.LL, t.L, t.M, t.DD),
				sheen.Each(9, func(i int) kit.Node {
					y := -16 - 10*float64(i)
					return kit.Of(c.Line(sheen.D("M0 %gQ-14 %g -32 %gM0 %gQ14 %g 32 %g", y, y-8, y-12, y, y-8, y-12), t.DD, 1.100).Opacity(.4), c.Line(sheen.D("M0 %gQ-14 %g -32 %gM0 %gQ14 %g 32 %g", y-4, y-12, y-16, y-4, y-12, y-16), t.LL, 1).Opacity(.5))
				})), c.Line(axis, t.DD, 2), c.Line(axis, t.LL, .9).Move(-.6, 0)).Scale(k, k, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("handle", turn(sheen.Body(c, "M120 150H136L139 244Q139 256 128 256Q117 256 117 244Z", h, 5, sheen.Grain(c, kit.Box{X0: 118, Y0: 160, X1: 138, Y1: 250}, 3, h)), sheen.Body(c, kit.RoundRect(114, 196, 28, 8, 4), b, 3), c.Circle(128, 264, 7, kit.None).Stroke(b.DDD, 4.500), c.Circle(127.500, 263.500, 7, kit.None).Stroke(b.L, 2.600)))
		rows := []struct {
			y, k, from, step float64
			n                int
		}{{116, 1.050, -96, 24, 9}, {124, .95, -84, 24, 8}, {134, .8, -72, 24, 7}, {144, .62, -60, 24, 6}}
		for i, r := range rows {
			for j := range r.n {
				t := f
				if (i+j)%3 == 1 {
					t = p
				}
				deg := r.from + r.step*float64(j)
				part := "feathers"
				if (i+j)%3 == 1 {
					part = "tips"
				}
				c.Part(part, turn(plume(128+deg*.1, r.y, deg, r.k, 5*float64(j%3-1), t)))
			}
		}
		c.Part("band", turn(sheen.Body(c, "M112 140Q128 148 144 140L140 168Q128 174 116 168Z", b, 5, c.Line("M113 148Q128 156 143 148M115 160Q128 167 141 160", b.DD, 2))))
		c.AnchorBox("grip", 70, 202, 0, 0, 38)
	},
}

var soapDispenser = kit.Piece{
	Name: "soap-dispenser", Cm: 18, Facing: kit.Right,
	Palette: "bottle #7fd0c4 body; soap #4fb0a4 <bottle liquid; pump #f7f3ea white; label #fffdf6",
	Draw: func(c *kit.Canvas) {
		b, s, p, l := c.Tones("bottle"), c.Tones("soap"), c.Tones("pump"), c.Tones("label")
		c.Part("pump", sheen.Body(c, "M110 10H176Q200 12 210 34L214 48H198L192 36Q186 28 172 28H150V40H110Q96 40 96 25Q96 10 110 10Z", p, 8), c.Form("M124 38H140V72H124Z", kit.Lin(124, 0, 140, 0, p.D, p.LL, p.M, p.DD)), sheen.Body(c, kit.RoundRect(100, 66, 64, 26, 6), p, 6, sheen.Each(9, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 66V92", 106+float64(i)*6.6), p.DD, 2).Opacity(.6)
		})))
		d := "M106 90H158C162 102 204 106 208 142V224Q208 250 182 250H82Q56 250 56 224V142C60 106 102 102 106 90Z"
		c.Part("bottle", c.Form(d, kit.Lin(56, 0, 208, 0, b.M, b.LL, b.L, b.M, b.D), c.Named("soap", c.Path("M50 140Q92 132 132 140Q172 148 214 138V256H50Z", kit.Lin(56, 0, 208, 0, s.M, s.LL, s.L, s.D)), c.Line("M54 139Q92 131 132 139Q172 147 210 137", s.LL, 3)), c.Rect(128, 96, 8, 140, 0, p.D).Opacity(.35), sheen.Edge(c, d, b, 18)))
		c.Part("label", c.Form(kit.RoundRect(84, 160, 96, 64, 10), kit.Lin(84, 160, 180, 224, l.LL, l.M, l.D), c.Named("soap", c.Path("M132 170C146 188 152 194 152 204C152 216 144 220 132 220C120 220 112 216 112 204C112 194 118 188 132 170Z", kit.Lin(112, 170, 152, 220, s.L, s.M, s.D))), c.Ellipse(124, 203, 4, 7, kit.White).Opacity(.8)))
		c.Part("bottle", c.Path("M72 148C74 130 84 120 96 116C103 116 103 124 97 127C88 132 83 140 82 152L80 214C79 222 71 222 70 214Z", kit.White).Opacity(.65).Shade())
		c.Part("drop", c.Form("M206 60C216 74 220 80 220 86C220 94 214 98 206 98C198 98 192 94 192 86C192 80 196 74 206 60Z", kit.Lin(192, 60, 220, 98, s.LL, s.L, s.M)), c.Ellipse(201, 85, 3, 5, kit.White).Opacity(.8))
		c.AnchorBox("print", 132, 192, 90, 58, 0)
		c.Anchor("ground", 132, 250)
	},
}

var sprayCan = kit.Piece{
	Name: "spray-can", Cm: 20, Facing: kit.Left,
	Palette: "can #e0408a paint; cap #f7f3ea nozzle; metal #c3ccd6 rim; mist #ff8cc0 <can spray",
	Draw: func(c *kit.Canvas) {
		b, k, m, q := c.Tones("can"), c.Tones("cap"), c.Tones("metal"), c.Tones("mist")
		c.Part("mist", c.Path("M130 30L16 -6Q-10 30 14 66Z", kit.Lin(130, 0, 0, 0, q.M.Alpha(.6), q.L.Alpha(.35), q.L.Alpha(.05))), sheen.Each(34, func(i int) kit.Node {
			r := c.Rand()
			x := 112 - 108*r.Float64()
			return c.Circle(x, 30+(130-x)*.3*(2*r.Float64()-1), 1.6+2.6*r.Float64(), []kit.Color{q.M, q.L, q.D}[i%3]).Opacity(.9)
		}))
		c.Part("cap", sheen.Body(c, "M134 16Q150 8 168 16V42H134Z", k, 5), c.Circle(136, 29, 3.4, k.DDD))
		c.Part("metal", c.Form("M118 42H184Q190 42 190 50L194 62H108L112 50Q112 42 118 42Z", sheen.Steel(108, 0, 194, 0, m)), c.Form("M92 88C92 70 104 60 151 60C198 60 210 70 210 88Z", sheen.Steel(92, 0, 210, 0, m)))
		d := "M84 88H218V238Q218 252 200 252H102Q84 252 84 238Z"
		c.Part("can", c.Form(d, kit.Lin(84, 0, 218, 0, b.D, b.LL, b.L, b.M, b.DD, b.DDD), c.Path("M80 120Q151 134 222 120V206Q151 220 80 206Z", kit.White).Opacity(.92), sheen.Each(3, func(i int) kit.Node {
			x := 108 + 44*float64(i)
			return c.Path(sheen.D("M%g 138q22 -6 36 2v30q0 14 -6 14q-6 0 -6 -12q0 -6 -4 -6q-4 0 -4 14q0 22 -5 22q-6 0 -6 -24q0 -8 -5 -8z", x), []kit.Color{b.M, b.D, b.L}[i])
		}), sheen.Edge(c, d, b, 14)))
		c.Part("metal", c.Form("M80 84H222Q226 90 222 97H80Q76 90 80 84Z", sheen.Steel(80, 0, 222, 0, m)), c.Form("M82 240H220Q222 252 212 254H90Q80 252 82 240Z", sheen.Steel(82, 0, 220, 0, m)))
		c.Part("can", c.Line("M100 104V234", kit.White, 6).Opacity(.5).Shade())
		c.AnchorBox("grip", 151, 160, 0, 0, 0)
		c.AnchorBox("print", 151, 163, 100, 60, 0)
		c.Anchor("ground", 151, 252)
	},
}

var clothesline = kit.Piece{
	Name: "clothesline", Cm: 220,
	States:  "full; empty -shirt -pants -sock -towel -pegs",
	Palette: "shirt #f2605a; pants #4f86c6 jeans; sock #f7c948 socks; towel #7fc9a0; posts #a5673a wood; line #e8dcc4 rope; pegs #e0b070 clothespins",
	Draw: func(c *kit.Canvas) {
		s, j, k, w, p, l, g := c.Tones("shirt"), c.Tones("pants"), c.Tones("sock"), c.Tones("towel"), c.Tones("posts"), c.Tones("line"), c.Tones("pegs")
		post := kit.Of(sheen.Board(c, kit.RoundRect(4, 36, 13, 216, 4), p, 3), sheen.Board(c, kit.RoundRect(-14, 50, 50, 12, 4), p, 2))
		c.Part("posts", post, post.Mirror(128))
		c.Part("line", c.Line("M10 54Q128 80 246 54", l.DDD, 5), c.Line("M10 53Q128 79 246 53", l.L, 3))
		c.Part("shirt", sheen.Body(c, "M40 62Q56 72 74 66L98 84L88 106L78 100L80 158Q58 164 36 158L38 100L28 106L16 84Z", s, 9, c.Path("M44 60Q56 76 72 64L66 58H46Z", s.DDD), c.Line("M48 110Q46 136 50 156M66 108Q70 134 66 156", s.DD, 2).Opacity(.5)))
		c.Part("pants", sheen.Body(c, "M106 70H154L160 178Q148 182 138 178L131 112L124 178Q112 182 101 178Z", j, 9, c.Line("M104 80H156", j.DD, 2.4).Opacity(.6), c.Line("M131 82V110", j.DD, 2).Opacity(.6), c.Path("M108 86Q118 90 120 100L110 102ZM152 86Q142 90 140 100L150 102Z", j.D), c.Line("M108 170H124M138 170H158", j.LL, 1.6).Dash(3, 2)))
		c.Part("sock", sheen.Body(c, "M166 66H182V102Q184 112 194 116Q202 122 196 130Q186 136 174 128Q164 120 166 108Z", k, 5, c.Path("M162 66H186V74H162ZM162 82H186V88H162Z", kit.Hex("#ffffff")).Opacity(.8)))
		c.Part("towel", sheen.Body(c, "M198 66Q218 64 238 60L242 150Q220 158 198 156Z", w, 8, c.Path("M196 132Q218 134 244 126V136Q220 144 196 142Z", kit.White).Opacity(.8), c.Line("M212 68Q210 110 214 152M228 66Q232 110 228 150", w.DD, 2).Opacity(.4)))
		c.Part("pegs", sheen.Each(8, func(i int) kit.Node {
			x, y := []float64{28, 88, 110, 150, 170, 178, 202, 234}[i], []float64{62, 70, 70, 70, 67, 66, 64, 60}[i]
			return sheen.Body(c, kit.RoundRect(x-3, y-10, 6, 18, 2), g, 2.4)
		}))
		c.Anchor("ground", 128, 252)
	},
}
