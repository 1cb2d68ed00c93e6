package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var computer = kit.Piece{
	Name: "computer", Cm: 70, States: "blank",
	Palette: "monitor #474c5a frame; screen #3fa3e8 display; second #57c98a wallpaper; tower #474c5a <monitor pc; keyboard #e6e9ee; metal #c3ccd6 stand",
	Draw: func(c *kit.Canvas) {
		f, s, q, t, k, m := c.Tones("monitor"), c.Tones("screen"), c.Tones("second"), c.Tones("tower"), c.Tones("keyboard"), c.Tones("metal")
		box := kit.RoundRect(184, 44, 66, 166, 8)
		c.Part("tower", c.Rect(192, 206, 14, 8, 3, t.DDD), c.Rect(228, 206, 14, 8, 3, t.DDD), c.Form(box, kit.Lin(184, 44, 250, 210, t.LL, t.L, t.M, t.D), sheen.Edge(c, box, t, 12)), c.Rect(192, 56, 50, 13, 3, t.DDD), c.Rect(192, 55.500, 49, 11.500, 3, kit.Lin(192, 55, 241, 67, t.LL, t.M)), c.Rect(192, 75, 50, 13, 3, t.DDD), c.Rect(192, 74.500, 49, 11.500, 3, kit.Lin(192, 74, 241, 86, t.LL, t.M)), c.Line("M222 61H236M222 80H236", t.DDD, 2),
			c.Circle(217, 112, 11, t.DDD), c.Circle(216.600, 111.600, 9.500, kit.Lin(208, 103, 226, 121, m.LL, m.M, m.DD)), c.Path("M217 107V112M212.500 109.500A5.500 5.500 0 1 0 221.500 109.500", kit.None).Stroke(s.D, 1.8), c.Circle(217, 132, 2.6, kit.Hex("#7dea8c")), c.Glow(2, c.Circle(217, 132, 4, kit.Hex("#7dea8c"))).Opacity(.6),
			sheen.Each(6, func(i int) kit.Node {
				y := 150 + 8*float64(i)
				return kit.Of(c.Line(sheen.D("M200 %gH234", y), t.DDD, 3.4), c.Line(sheen.D("M200 %gH234", y+2), t.LL, 1).Opacity(.6))
			}))
		c.Part("metal", c.Form("M78 168H112L116 200H74Z", sheen.Steel(74, 0, 116, 0, m), sheen.Dim(c, 4, .6, "M70 160H120V178H70Z", m)), c.Form("M46 206Q46 198 95 197Q144 198 144 206V210H46Z", kit.Lin(46, 197, 144, 210, m.LL, m.M, m.DD)))
		d := kit.RoundRect(6, 34, 184, 138, 10)
		c.Part("monitor", c.Form(d, kit.Lin(6, 34, 190, 172, f.LL, f.L, f.M, f.DD), c.Path(d, kit.None).Stroke(f.LL, 2.4).Move(.8, 1).Opacity(.8)), c.Circle(98, 163, 3, m.L))
		glass := kit.RoundRect(15, 43, 166, 112, 4)
		c.Part("screen", c.Path(kit.RoundRect(13, 41, 170, 116, 5), f.DDD), c.Form(glass, kit.Lin(15, 43, 181, 155, s.LL, s.L, s.M, s.D), c.Path("M0 130C40 96 80 138 120 112C150 94 176 104 200 92V170H0Z", kit.Lin(20, 100, 180, 160, q.LL, q.M, q.D)), c.Path("M0 148C60 124 110 156 200 124V170H0Z", kit.Lin(20, 130, 180, 160, q.M, q.D, q.DD)), c.Circle(146, 76, 14, kit.Rad(141, 71, 20, kit.Hex("#fff8dc"), kit.Hex("#ffdf8e"))), blankScreen(c, glass, s, "#3fa3e8"), c.Path("M0 30H104L60 170H0Z", kit.White).Opacity(.14).Shade(), c.Path("M116 30H132L88 170H72Z", kit.White).Opacity(.09).Shade()))
		const slab = "M24 212H166Q170 212 171 216L178 236Q179 241 174 241H16Q11 241 12 236L19 216Q20 212 24 212Z"
		c.Part("keyboard", c.Path(slab, k.DDD).Move(0, 3), c.Form(slab, kit.Lin(12, 212, 178, 241, k.LL, k.M, k.D)))
		for row := range 4 {
			for i := range 13 {
				inset := 20 - 1.9*float64(row)
				w := (190 - 2*inset) / 13
				x, y := inset+w*float64(i)+.8, 215.500+6*float64(row)
				if row == 3 && i > 3 && i < 9 {
					if i > 4 {
						continue
					}
					w *= 5
				}
				c.Part("keyboard", c.Rect(x, y+.8, w-1.8, 4.8, 1.2, k.DDD), c.Rect(x, y, w-1.8, 4.4, 1.2, kit.Lin(0, y, 0, y+4.4, f.LL, f.M)))
			}
		}
		mouse := "M198 226C198 214 206 210 216 210C228 210 236 216 236 228C236 240 228 244 217 244C206 244 198 240 198 226Z"
		c.Part("mouse", c.Path(mouse, k.DDD).Move(.6, 2), sheen.Body(c, mouse, k, 8, c.Line("M198 226H236M217 210V226", k.DDD, 1.4)), c.Rect(214.500, 214, 5, 9, 2.5, f.M))
		c.Anchor("ground", 128, 244)
		c.AnchorBox("print", 98, 99, 166, 112, 0)
		c.AnchorBox("surface", 98, 34, 170, 0, 0)
	},
}
