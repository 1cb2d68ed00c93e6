package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var magicWand = kit.Piece{
	Name: "magic-wand", Cm: 35,
	Palette: "star #ffc93a; stick #b07ae8 handle; ribbon #ff7fb0 bow; sparkles #ffe38a",
	Draw: func(c *kit.Canvas) {
		s, k, r, q := c.Tones("star"), c.Tones("stick"), c.Tones("ribbon"), c.Tones("sparkles")
		stick := p.NewTube(p.J{X: 24, Y: 238, R: 8}, p.J{X: 90, Y: 168, R: 7}, p.J{X: 156, Y: 98, R: 6})
		d := stick.Outline()
		c.Part("stick", p.Limb(c, stick, k, 7, p.Each(15, func(i int) kit.Node {
			j, _ := stick.At(float64(i)/15 + .04)
			return c.Line(p.D("M%g %gq6 -2 12 9", j.X-8, j.Y-4), kit.White, 3).Opacity(.65)
		}), p.Edge(c, d, k, 7)), p.Body(c, kit.Oval(23, 239, 12, 12), s, 7), c.Ellipse(19, 235, 3.4, 2.6, kit.White).Opacity(.8))
		band := func(pts ...p.J) kit.Node { return p.Flat(c, p.NewTube(pts...).Outline(), r, 6) }
		c.Part("ribbon", band(p.J{X: 128, Y: 128, R: 4}, p.J{X: 150, Y: 150, R: 6}, p.J{X: 146, Y: 180, R: 6}, p.J{X: 164, Y: 204, R: 4}), band(p.J{X: 128, Y: 128, R: 4}, p.J{X: 172, Y: 138, R: 6}, p.J{X: 186, Y: 168, R: 6}, p.J{X: 210, Y: 178, R: 4}),
			p.Body(c, "M128 128C104 122 78 108 80 92C84 78 108 92 126 122Z", r, 7), p.Body(c, "M130 130C140 154 150 176 166 174C178 168 164 148 134 128Z", r, 7), p.Body(c, kit.Oval(128, 127, 9, 9), r, 5))
		const star = "M176 6C181 6 184 9 186 14L198 44L230 47C240 48 243 58 235 64L211 84L219 116C221 126 212 132 204 127L176 110L148 127C140 132 131 126 133 116L141 84L117 64C109 58 112 48 122 47L154 44L166 14C168 9 171 6 176 6Z"
		c.Part("star", p.Body(c, star, s, 20, c.Path("M176 6L190 60L176 72ZM240 50L196 78L176 72ZM210 132L176 90V72ZM142 132L160 82L176 72ZM112 50L162 56L176 72Z", s.DD).Opacity(.2)), p.Glint(c, "M130 56Q150 56 160 52Q168 42 174 24Q178 18 179 26Q176 50 164 60Q146 68 132 62Q126 58 130 56Z", .65), c.Circle(148, 112, 3.4, kit.White).Opacity(.6))
		glint := func(x, y, r float64) kit.Node {
			return kit.Of(c.Path(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r, x+r*.16, y-r*.16, x+r, y, x+r*.16, y+r*.16, x, y+r, x-r*.16, y+r*.16, x-r, y, x-r*.16, y-r*.16, x, y-r), kit.Rad(x, y, r, kit.White, q.L, q.M, q.D)))
		}
		c.Part("sparkles", glint(88, 34, 19), glint(236, 130, 16), glint(104, 8, 8), glint(60, 72, 9), glint(246, 22, 11), glint(212, 152, 8), glint(70, 120, 7), c.Circle(228, 20, 3, q.M), c.Circle(112, 34, 3, q.M), c.Circle(228, 104, 3, q.M), c.Circle(84, 62, 2.6, q.M), c.Circle(246, 96, 2.6, q.M))
		c.AnchorBox("grip", 58, 202, 0, 0, 43)
	},
}
