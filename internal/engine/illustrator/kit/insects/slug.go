package insects

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var slug = kit.Piece{
	Name: "slug", Cm: 8, Facing: kit.Right,
	Palette: "body #c98a4b skin; mantle #a8693a; foot #f3cf97; eyes #3f4a3a; cheeks #f58f86",
	Draw: func(c *kit.Canvas) {
		b, m, g, e, q := c.Tones("body"), c.Tones("mantle"), c.Tones("foot"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		stalk := func(x, tx, ty, r float64) kit.Node {
			return kit.Of(p.Limb(c, p.NewTube(j(x, 128, 8), j((x+tx)/2+2, (128+ty)/2, 6.5), j(tx, ty, 6)), b, 5), p.Eyeball(c, tx, ty-6, r, .74, 1.5, 1.5, e))
		}
		c.Part("eyes", stalk(222, 242, 74, 13))
		const d = "M2 214C8 204 26 196 46 184C70 166 92 148 124 144C146 142 160 148 172 140C180 120 196 108 216 110C238 112 252 130 250 152C250 180 240 206 214 216H14Q2 220 2 214Z"
		c.Part("body", p.Body(c, d, b, 22, p.Each(30, func(i int) kit.Node {
			x := 30 + float64(i)*6.600
			return c.Line(p.D("M%g %gq6 8 4 18", x, 156+float64(i*29%44)), b.DD, 2.6).Opacity(.5)
		}), c.Named("foot", c.Path("M0 202Q100 196 190 200Q226 196 252 170V226H0Z", kit.Lin(0, 196, 0, 218, g.L, g.M, g.DD)), p.Each(20, func(i int) kit.Node {
			return c.Line(p.D("M%g 203q4 6 2 14", 14+float64(i)*11), g.DD, 2).Opacity(.6)
		}))))
		const back = "M96 156C112 138 142 136 166 142C184 148 190 162 184 176C172 190 132 192 108 182C92 176 88 166 96 156Z"
		c.Part("mantle", p.Cast(c, d, back, b, 3, 6, 4, .5), p.Body(c, back, m, 14, p.Each(16, func(i int) kit.Node {
			return c.Circle(104+float64(i*29%76), 147+float64(i*19%33), 2.6, m.DD).Opacity(.5)
		})), p.Glint(c, "M106 158C116 148 136 145 152 148C158 150 156 155 150 154C136 152 122 155 112 163C106 166 102 163 106 158Z", .5))
		c.Add(p.Glint(c, "M38 196C52 186 66 174 80 164C85 162 87 166 83 169C70 180 58 190 46 199C40 202 34 200 38 196Z", .45))
		c.Part("cheeks", c.Clip(d, c.Blur(4, c.Ellipse(208, 158, 12, 8, q.M)).Opacity(.65)))
		c.Part("mouth", p.Smile(c, 230, 154, 24, 7, 3.8, b.DDD))
		c.Part("eyes", stalk(198, 196, 70, 15))
		c.AnchorBox("headTop", 214, 110, 50, 14, 0)
		c.AnchorBox("eyes", 217, 66, 76, 28, 0)
		c.Anchor("mouth", 230, 158)
		c.Anchor("seat", 138, 142)
		c.Anchor("ground", 120, 217)
	},
}
