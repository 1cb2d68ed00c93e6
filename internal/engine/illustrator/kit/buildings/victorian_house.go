package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	solid "pellucid/internal/engine/illustrator/kit/sheen"
)

// sash is a window of two panes over each other, in a frame with a sill.
func sash(c *kit.Canvas, x, y, w, h float64, g, f kit.Tones) kit.Node {
	return kit.Of(c.Rect(x-4, y-4, w+8, h+8, 2, f.DD), c.Form(kit.RoundRect(x-4, y-5, w+8, h+8, 2), kit.Lin(x, y, x+w, y+h, f.LL, f.M, f.D)), c.Form(solid.D("M%g %gh%gv%gh%gZ", x, y, w, h, -w), kit.Lin(x, y, x+w, y+h, g.DD, g.M, g.L), c.Path(solid.D("M%g %gl%g %gh-5l%g %gZ", x+w-3, y, -w*.7, h, w*.7, -h), kit.White).Opacity(.3)), c.Line(solid.D("M%g %gh%gM%g %gv%g", x, y+h*.48, w, x+w/2, y, h), f.M, 2.4).Butt(), c.Rect(x-7, y+h+2, w+14, 5, 2, kit.Lin(0, y+h+2, 0, y+h+7, f.LL, f.D)))
}

var victorianHouse = kit.Piece{
	Name: "victorian-house", Cm: 1200,
	Palette: "walls #c9a2c8 siding; roof #5a5f86; door #b5483f; windows #8fc6e8 glass; frames #fffaf0 trim; porch #fffaf0 <frames; chimney #b5623f; bushes #5aa845 lawn",
	Draw: func(c *kit.Canvas) {
		w, r, d, g, f, h, b, o := c.Tones("walls"), c.Tones("roof"), c.Tones("door"), c.Tones("windows"), c.Tones("frames"), c.Tones("chimney"), c.Tones("bushes"), c.Tones("porch")
		siding := func(x0, x1, y0, y1 float64) kit.Node {
			return solid.Each(int((y1-y0)/9), func(i int) kit.Node {
				y := y0 + 9*float64(i)
				return kit.Of(c.Line(solid.D("M%g %gH%g", x0, y, x1), w.DD, 1.4).Opacity(.4), c.Line(solid.D("M%g %gH%g", x0, y+1.6, x1), w.LL, 1).Opacity(.5))
			})
		}
		c.Part("chimney", c.Form("M176 6H198V70H176Z", kit.Lin(176, 0, 198, 0, h.L, h.M, h.DD), bricks(c, 176, 8, 198, 70, 11, 7, .5, h)), solid.Body(c, kit.RoundRect(172, 0, 30, 9, 2), h, 3))
		// the main body of two stories
		c.Part("walls", c.Form("M84 84H238V238H84Z", kit.Lin(84, 90, 238, 238, w.LL, w.M, w.D), siding(84, 238, 92, 238), gloss.Dim(c, 7, .4, "M84 84H240V100H84Z", w), gloss.Dim(c, 7, .35, "M222 84H244V240H222Z", w)))
		c.Part("roof", c.Form("M84 44H222L250 88H72Z", kit.Lin(100, 40, 220, 92, r.L, r.M, r.D), shingles(c, 70, 44, 252, 90, 14, 10, r)), solid.Body(c, kit.RoundRect(68, 84, 186, 8, 3), f, 3))
		c.Part("roof", c.Form("M160 20L216 90H104Z", kit.Lin(120, 30, 200, 90, r.LL, r.M, r.D)), c.Line("M160 22L217 92M160 22L103 92", f.M, 6))
		c.Part("walls", c.Form("M160 34L204 90H116Z", kit.Lin(120, 40, 200, 92, w.LL, w.M, w.D), siding(110, 210, 44, 92)))
		c.Part("windows", c.Circle(160, 70, 13, f.D), c.Circle(160, 69, 12, f.L), c.Circle(160, 69, 9, kit.Lin(150, 60, 170, 78, g.DD, g.M, g.L)), c.Line("M151 69H169M160 60V78", f.M, 2))
		c.Part("windows", sash(c, 112, 108, 26, 42, g, f), sash(c, 150, 108, 26, 42, g, f), sash(c, 196, 108, 26, 42, g, f))
		// the porch with its posts
		c.Part("walls", c.Rect(84, 168, 154, 70, 0, w.D.Alpha(.6)))
		c.Part("windows", sash(c, 190, 184, 30, 40, g, f))
		c.Part("door", c.Rect(128, 176, 40, 62, 2, f.D), c.Form(kit.RoundRect(129, 175, 38, 63, 2), kit.Lin(129, 175, 167, 238, f.LL, f.M)), solid.Body(c, kit.RoundRect(134, 180, 28, 58, 2), d, 4, c.Rect(139, 186, 18, 18, 2, g.M), c.Rect(139, 210, 18, 20, 2, d.DD)), solid.Ball(c, 157, 208, 2.4, kit.TonesOf(kit.Hex("#f2c14a"))))
		c.Part("roof", c.Form("M88 158H236L250 174H78Z", kit.Lin(0, 156, 0, 174, r.L, r.M, r.DD), shingles(c, 76, 158, 252, 174, 14, 8, r)))
		post := func(x float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x, 176, 7, 62, 1.5), kit.Lin(x, 0, x+7, 0, o.LL, o.M, o.DD)), c.Line(solid.D("M%g 186Q%g 178 %g 178", x+3.5, x+4, x+16), o.M, 3), c.Line(solid.D("M%g 186Q%g 178 %g 178", x+3.5, x+3, x-9), o.M, 3))
		}
		rail := func(x0, x1 float64) kit.Node {
			n := int((x1 - x0) / 8)
			return kit.Of(c.Rect(x0, 210, x1-x0, 4, 1.5, o.L), c.Rect(x0, 230, x1-x0, 3, 1, o.D), solid.Each(n, func(i int) kit.Node {
				return c.Rect(x0+3+float64(i)*8, 213, 2.6, 18, 1, kit.Lin(0, 213, 0, 230, o.LL, o.D))
			}))
		}
		c.Part("porch", solid.Body(c, kit.RoundRect(76, 171, 176, 7, 2), o, 3), rail(176, 244), post(92), post(116), post(174), post(238), solid.Body(c, "M80 236H248V244H80Z", o, 3), solid.Body(c, "M118 240H178L186 252H110Z", kit.TonesOf(o.D), 3))
		// the round tower
		c.Part("walls", c.Form("M20 84H92V238H20Z", kit.Lin(20, 0, 92, 0, w.L, w.LL, w.M, w.DD), siding(20, 92, 92, 238), gloss.Dim(c, 6, .4, "M20 84H92V98H20Z", w)))
		c.Part("roof", c.Path("M56 -4V10", f.DD).Stroke(f.D, 3), c.Form("M56 2C62 36 80 66 104 88H8C32 66 50 36 56 2Z", kit.Lin(16, 40, 100, 80, r.LL, r.M, r.DD), shingles(c, 6, 10, 106, 88, 13, 10, r)), solid.Ball(c, 56, 2, 4, kit.TonesOf(kit.Hex("#e9b93f"))), solid.Body(c, kit.RoundRect(8, 84, 96, 8, 3), f, 3))
		c.Part("windows", sash(c, 28, 106, 16, 42, g, f), sash(c, 52, 106, 16, 42, g, f), sash(c, 74, 106, 12, 42, g, f), sash(c, 28, 178, 16, 42, g, f), sash(c, 52, 178, 16, 42, g, f), sash(c, 74, 178, 12, 42, g, f))
		c.Part("frames", solid.Body(c, kit.RoundRect(16, 160, 80, 7, 2), f, 3), solid.Body(c, kit.RoundRect(16, 234, 80, 8, 2), f, 3))
		c.Part("lawn", lawn(c, 2, 254, 243, 11, b))
		c.Part("bushes", bush(c, 18, 248, 15, b), bush(c, 46, 250, 12, b), bush(c, 222, 249, 14, b), bush(c, 242, 249, 11, b))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("surface", 160, 20, 20, 4, 0)
	},
}

var apartmentBuilding = kit.Piece{
	Name: "apartment-building", Cm: 1800,
	Palette: "walls #c8694a brick; roof #efe3cc cornice trim; windows #86c0e6 glass; frames #fff8ea; door #2f7a6a; awning #2f7a6a <door; bushes #5aa845",
	Draw: func(c *kit.Canvas) {
		w, r, g, f, d, a, b := c.Tones("walls"), c.Tones("roof"), c.Tones("windows"), c.Tones("frames"), c.Tones("door"), c.Tones("awning"), c.Tones("bushes")
		c.Part("walls", c.Form("M44 26H212V244H44Z", kit.Lin(44, 26, 212, 244, w.L, w.M, w.D), bricks(c, 44, 28, 212, 244, 18, 8, .35, w), gloss.Dim(c, 8, .4, "M196 26H216V246H196Z", w), gloss.Dim(c, 6, .4, "M44 26H212V40H44Z", w)))
		c.Part("roof", solid.Body(c, "M36 12H220L214 28H42Z", r, 5), solid.Body(c, kit.RoundRect(32, 4, 192, 12, 3), r, 4), solid.Each(11, func(i int) kit.Node { return c.Rect(48+float64(i)*15.500, 26, 7, 7, 1, r.DD) }))
		for row := range 4 {
			for col := range 4 {
				x, y := 56+float64(col)*38.5, 44+float64(row)*38
				c.Part("windows", sash(c, x, y, 24, 24, g, f))
				if (row+col)%3 == 0 {
					c.Part("flowers", solid.Body(c, kit.RoundRect(x-3, y+27, 30, 7, 2), kit.TonesOf(kit.Hex("#8a5230")), 2), solid.Each(5, func(i int) kit.Node {
						return kit.Of(c.Circle(x+1+float64(i)*5.500, y+26, 3.6, b.M), c.Circle(x+1+float64(i)*5.500, y+24, 2.2, kit.Hex("#f4708f")))
					}))
				}
			}
		}
		c.Part("walls", solid.Body(c, "M40 198H216V204H40Z", r, 3))
		c.Part("windows", sash(c, 58, 212, 34, 22, g, f), sash(c, 164, 212, 34, 22, g, f))
		c.Part("door", c.Rect(108, 210, 40, 36, 2, f.D), solid.Body(c, kit.RoundRect(112, 212, 32, 34, 2), d, 4, c.Rect(116, 216, 11, 18, 1, g.M), c.Rect(129, 216, 11, 18, 1, g.M), c.Line("M128 212V246", d.DDD, 2)))
		c.Part("awning", solid.Body(c, "M104 200H152L160 214Q156 219 150 214Q145 219 139 214Q134 219 128 214Q122 219 117 214Q111 219 106 214Q100 219 96 214Z", a, 4, c.Path("M112 200L106 216H117L118 200ZM127 200V216H139L137 200Z", kit.White).Opacity(.55)))
		c.Part("door", solid.Body(c, "M98 244H158L164 253H92Z", kit.TonesOf(kit.Hex("#c9c4bc")), 3))
		c.Part("bushes", bush(c, 60, 244, 13, b), bush(c, 82, 246, 10, b), bush(c, 176, 246, 10, b), bush(c, 198, 244, 13, b))
		c.Anchor("ground", 128, 253)
	},
}

var diner = kit.Piece{
	Name: "diner", Cm: 1500,
	Palette: "walls #d9443f red; chrome #c9d2da metal; windows #a8dcec glass; sign #2fb7b0; letters #fff6d8; door #f4efe4; roof #c9d2da <chrome",
	Draw: func(c *kit.Canvas) {
		w, m, g, s, l, d, r := c.Tones("walls"), c.Tones("chrome"), c.Tones("windows"), c.Tones("sign"), c.Tones("letters"), c.Tones("door"), c.Tones("roof")
		c.Part("sign", c.Rect(84, 62, 8, 42, 1, m.DD), c.Rect(164, 62, 8, 42, 1, m.DD), c.Path(kit.RoundRect(42, 14, 172, 62, 16), s.DDD).Move(0, 3), solid.Body(c, kit.RoundRect(42, 12, 172, 62, 16), s, 8), c.Path(kit.RoundRect(50, 20, 156, 46, 11), kit.None).Stroke(l.M, 3), solid.Body(c, "M128 -4L134 8L147 10L138 19L140 32L128 26L116 32L118 19L109 10L122 8Z", kit.TonesOf(kit.Hex("#f7c93f")), 3))
		words := "DINER"
		if text := c.Text(); text != "" {
			words = text
		}
		c.Part("letters", c.Letters(words, kit.Box{X0: 66, Y0: 30, X1: 190, Y1: 60}, "display", l.L))
		c.AnchorBox("print", 128, 44, 120, 30, 0)
		c.Part("roof", solid.Body(c, "M20 100Q22 88 36 88H220Q234 88 236 100L248 122H8Z", r, 7, c.Line("M16 106H240M12 114H244", r.LL, 2.4)))
		c.Part("walls", c.Form("M10 122H246V236H10Z", kit.Lin(0, 122, 0, 236, w.L, w.M, w.D)))
		c.Part("chrome", solid.Each(4, func(i int) kit.Node {
			y := 194 + float64(i)*10
			return c.Form(solid.D("M10 %gH246V%gH10Z", y, y+6), kit.Lin(10, 0, 246, 0, m.M, m.LL, m.D, m.LL, m.DD))
		}), c.Form("M10 122H246V132H10Z", kit.Lin(10, 0, 246, 0, m.M, m.LL, m.D, m.LL, m.DD)))
		pane := func(x, wide float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(x-4, 136, wide+8, 54, 10), kit.Lin(x, 136, x+wide, 190, m.LL, m.M, m.DD)), c.Form(kit.RoundRect(x, 140, wide, 46, 7), kit.Lin(x, 140, x+wide, 186, g.DD, g.M, g.L), c.Ellipse(x+wide/2, 190, wide*.3, 16, w.D), c.Path(solid.D("M%g 140h10l-16 46h-10Z", x+wide-12), kit.White).Opacity(.35)), c.Line(solid.D("M%g 163H%g", x, x+wide), m.D, 2).Opacity(0))
		}
		c.Part("windows", pane(20, 34), pane(64, 34), pane(158, 34), pane(202, 34))
		c.Part("door", c.Form(kit.RoundRect(108, 132, 42, 104, 5), kit.Lin(108, 132, 150, 236, m.LL, m.M, m.DD)), solid.Body(c, kit.RoundRect(112, 136, 34, 100, 4), d, 4, c.Circle(129, 160, 13, m.D), c.Circle(129, 160, 11, kit.Lin(120, 150, 138, 170, g.DD, g.M, g.L))), c.Rect(138, 186, 4, 22, 2, m.DD))
		c.Part("chrome", solid.Body(c, "M2 234H254V244H2Z", kit.TonesOf(kit.Hex("#8f97a0")), 4), solid.Body(c, "M98 240H160L166 252H92Z", kit.TonesOf(kit.Hex("#b9bec4")), 3))
		c.Anchor("ground", 128, 252)
	},
}
