package bath

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hairbrush = kit.Piece{
	Name: "hairbrush", Cm: 22,
	Palette: "brush #e2589a handle pink; pad #fbd9e8; bristles #5a4a63",
	Draw: func(c *kit.Canvas) {
		b, p, s := c.Tones("brush"), c.Tones("pad"), c.Tones("bristles")
		d := "M128 2C168 2 186 34 184 76C182 112 162 132 148 144C144 152 146 164 148 190C150 220 146 254 128 254C110 254 106 220 108 190C110 164 112 152 108 144C94 132 74 112 72 76C70 34 88 2 128 2Z"
		all := kit.Of(c.Named("brush", sheen.Body(c, d, b, 18, c.Ellipse(128, 236, 6, 7, b.DDD))),
			c.Named("pad", sheen.Body(c, kit.Oval(128, 72, 44, 56), p, 10)),
			c.Named("bristles", sheen.Each(37, func(i int) kit.Node {
				row, col := i/5, i%5
				x, y := 100+float64(col)*14+float64(row%2)*4, 30+float64(row)*12.5
				if dx, dy := (x-128)/38, (y-72)/50; dx*dx+dy*dy > 1 {
					return kit.Of()
				}
				return kit.Of(c.Line(sheen.D("M%g %gl-3 -7", x, y), s.M, 3), c.Circle(x-3, y-8, 2.8, s.DD), c.Circle(x-3.6, y-8.8, 1, s.LL))
			})),
			c.Named("brush", sheen.Streak(c, "M116 168Q114 200 118 224", 5, .6), sheen.Streak(c, "M82 60Q84 26 106 14", 5, .6)))
		c.Add(all.Rotate(34, 128, 128))
		c.Anchor("ground", 62, 234)
		c.AnchorBox("grip", 84, 190, 0, 0, 34)
	},
}

var comb = kit.Piece{
	Name: "comb", Cm: 18,
	Palette: "comb #8a5fd0 purple",
	Draw: func(c *kit.Canvas) {
		b := c.Tones("comb")
		teeth := sheen.Each(19, func(i int) kit.Node {
			x := 24 + float64(i)*11.2
			y := 172.0
			if i == 0 || i == 18 {
				y = 160
			}
			return c.Form(sheen.D("M%g 100H%gV%gQ%g %g %g %gZ", x-3.4, x+3.4, y-6, x, y+8, x-3.4, y-6), kit.Lin(x-3, 0, x+3, 0, b.L, b.M, b.D))
		})
		all := kit.Of(teeth, sheen.Body(c, "M6 116C6 84 20 74 44 74H212C236 74 250 84 250 116V158Q250 166 242 166Q234 166 232 158L230 124H26L24 158Q22 166 14 166Q6 166 6 158Z", b, 14), sheen.Streak(c, "M26 96Q32 84 50 84H190", 5, .65))
		c.Part("comb", all.Rotate(-28, 128, 120))
		c.Anchor("ground", 128, 220)
		c.AnchorBox("grip", 100, 116, 0, 0, 62)
	},
}
