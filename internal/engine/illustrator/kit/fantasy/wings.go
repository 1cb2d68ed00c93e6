package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var fairyWings = kit.Piece{
	Name: "fairy-wings", Cm: 70,
	Palette: "wings #e98fd6; tips #7cc9f2; veins #ffffff",
	Draw: func(c *kit.Canvas) {
		w, t, v := c.Tones("wings"), c.Tones("tips"), c.Tones("veins")
		wing := func(d, veins string, x, y, r float64) kit.Node {
			return kit.Of(c.Form(d, kit.Rad(x, y, r, kit.At(0, w.LL.Alpha(.95)), kit.At(.35, w.L.Alpha(.9)), kit.At(.65, w.M.Alpha(.85)), kit.At(.85, t.M.Alpha(.85)), kit.At(1, t.L.Alpha(.9))),
				c.Blur(7, c.Path(d, kit.None).Stroke(t.D, 10)).Opacity(.35), c.Line(veins, v.M, 2.2).Opacity(.75)),
				c.Path(d, kit.None).Stroke(w.D, 3).Opacity(.55), c.Path(d, kit.None).Stroke(kit.White, 1.4).Opacity(.8))
		}
		const upper = "M134 138C140 96 168 36 216 18C240 10 252 22 246 50C240 88 204 130 158 144Q142 148 134 138Z"
		const lower = "M134 142C156 142 196 154 210 184C222 212 208 240 188 234C160 226 140 180 134 142Z"
		right := kit.Of(wing(lower, "M136 146Q170 168 194 222M138 146Q178 160 206 196M136 148Q156 186 178 222M172 175q18 4 24 20M158 178q14 12 16 26", 134, 142, 104),
			wing(upper, "M137 138Q176 96 226 26M138 140Q188 108 240 56M136 136Q158 84 200 30M140 142Q184 128 220 96M178 92q14 -22 32 -36M172 116q24 -10 44 -30M160 92q6 -26 20 -42", 134, 140, 168),
			p.Glint(c, "M172 66C184 48 200 34 216 29C210 42 192 54 180 72C174 78 168 74 172 66Z", .6))
		c.Part("wings", right.Mirror(128), right)
		star := func(x, y, r float64) kit.Node {
			return kit.Of(c.Blur(3, c.Circle(x, y, r*.9, t.LL)).Opacity(.6), c.Path(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-r, x, y, x+r, y, x, y, x, y+r, x, y, x-r, y, x, y, x, y-r), kit.White))
		}
		c.Part("sparkles", star(214, 50, 9), star(196, 108, 6), star(190, 204, 7), star(40, 50, 7), star(62, 110, 8), star(66, 206, 6), star(228, 84, 5))
		c.AnchorBox("fit", 128, 142, 30, 60, 0)
		c.Anchor("ground", 128, 236)
	},
}

var antlers = kit.Piece{
	Name: "antlers", Cm: 80,
	Palette: "antlers #a97a4a; base #7a4f2c",
	Draw: func(c *kit.Canvas) {
		a, b := c.Tones("antlers"), c.Tones("base")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		one := kit.Of(p.Limb(c, p.NewTube(j(166, 196, 7), j(196, 178, 6), j(212, 150, 1.5)), a, 5), p.Limb(c, p.NewTube(j(196, 140, 8), j(228, 120, 6), j(240, 84, 1.5)), a, 5),
			p.Limb(c, p.NewTube(j(206, 96, 7), j(184, 70, 6), j(180, 34, 1.5)), a, 5), p.Limb(c, p.NewTube(j(212, 70, 6), j(232, 52, 5), j(236, 24, 1.5)), a, 5),
			p.Limb(c, p.NewTube(j(148, 232, 13), j(168, 192, 11), j(192, 150, 10), j(208, 100, 8.5), j(212, 60, 6.5), j(206, 10, 1.8)), a, 8, c.Line("M150 224Q176 188 194 148Q208 110 209 60M156 224Q184 184 200 150", a.DDD, 1.6).Opacity(.4), c.Line("M146 220Q172 176 188 146Q202 104 206 58", a.LL, 2).Opacity(.5)),
			p.Body(c, "M132 230Q132 218 146 216Q164 218 166 232Q164 246 148 248Q132 246 132 230Z", b, 6, p.Each(6, func(i int) kit.Node { return c.Circle(137+float64(i%3)*10, 226+float64(i/3)*11, 3, b.LL).Opacity(.5) })))
		c.Part("antlers", one.Mirror(128), one)
		c.AnchorBox("fit", 128, 240, 60, 14, 0)
		c.Anchor("grip", 128, 236)
		c.Anchor("ground", 128, 248)
	},
}
