package reptiles

import (
	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// cobra is raised from its coil with its hood spread, seen from the front.
var cobra = kit.Piece{
	Name: "cobra", Cm: 150,
	Palette: "scales #b58a3f body skin; hood #b58a3f <scales; belly #f6e3ae; pattern #6f4a24; tongue #e8384f; eyes #f2b62e",
	Draw: func(c *kit.Canvas) {
		s, h, b, k, t, e := c.Tones("scales"), c.Tones("hood"), c.Tones("belly"), c.Tones("pattern"), c.Tones("tongue"), c.Tones("eyes")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		coil := func(tube p.Tube, n int) kit.Node {
			return p.Limb(c, tube, s, 15, c.Named("pattern", p.Each(n, func(i int) kit.Node {
				q, deg := tube.At((float64(i) + .5) / float64(n))
				return c.Path(p.D("M-5 %gQ4 0 -5 %gL5 %gQ14 0 5 %gZ", -q.R*1.1, q.R*.3, q.R*.3, -q.R*1.1), k.M).Opacity(.8).Rotate(deg, 0, 0).Move(q.X, q.Y)
			})))
		}
		tip := p.NewTube(j(190, 226, 15), j(220, 240, 9), j(242, 232, 5), j(250, 214, 1.5))
		c.Part("tail", coil(tip, 4))
		c.Part("scales", coil(p.NewTube(j(44, 212, 19), j(80, 190, 17), j(128, 184, 17), j(176, 190, 17), j(212, 212, 19)), 6))
		neck := p.NewTube(j(128, 226, 26), j(124, 196, 27), j(128, 150, 26), j(128, 110, 24))
		c.Part("scales", c.Clip("M20 176H236V258H20Z", c.Blur(5, c.Ellipse(128, 222, 40, 16, s.DDD)).Opacity(.5)), p.Limb(c, neck, s, 14))
		const d = "M128 18C160 18 176 34 190 56C210 86 214 116 200 140C188 160 166 174 152 198L104 198C90 174 68 160 56 140C42 116 46 86 66 56C80 34 96 18 128 18Z"
		c.Part("hood", p.Body(c, d, h, 20, c.Blur(6, c.Path("M128 60C92 66 70 92 66 118C80 150 100 170 110 204H146C156 170 176 150 190 118C186 92 164 66 128 60Z", h.DDD)).Opacity(.35), c.Named("pattern", c.Both(128, c.Form("M72 78Q54 104 68 134Q80 142 86 122Q90 94 72 78Z", kit.Lin(60, 80, 90, 136, k.L, k.D)), c.Ellipse(74, 110, 5, 11, h.LL).Rotate(-4, 74, 110)))),
			p.Glint(c, "M66 72C76 54 90 38 106 31C114 29 115 35 108 39C94 46 82 60 74 76C69 83 62 80 66 72Z", .45))
		const under = "M128 82C150 84 160 100 158 124C156 150 148 170 150 200Q150 218 146 226H110Q106 218 106 200C108 170 100 150 98 124C96 100 106 84 128 82Z"
		c.Part("belly", c.Form(under, kit.Lin(100, 100, 158, 210, b.LL, b.M, b.D), p.Each(12, func(i int) kit.Node {
			y := 100 + float64(i)*11.5
			return kit.Of(c.Line(p.D("M92 %gQ128 %g 164 %g", y, y+9, y), b.DD, 2.2), c.Line(p.D("M92 %gQ128 %g 164 %g", y+2.4, y+11.4, y+2.4), b.LL, 1.2)).Opacity(.7)
		}), p.Edge(c, under, b, 10)))
		front := p.NewTube(j(212, 210, 19), j(180, 230, 21), j(128, 236, 22), j(76, 230, 21), j(44, 210, 19))
		c.Part("scales", c.Clip(neck.Outline(), c.Blur(4, c.Path(front.Outline(), s.DDD).Move(0, -5)).Opacity(.35)), coil(front, 7))
		c.Part("tongue", c.Line("M128 104V122", t.M, 4.6), c.Line("M128 120Q126 130 119 136M128 120Q130 130 137 136", t.D, 3.4))
		const head = "M128 24C154 24 168 40 166 62C166 78 156 90 146 98Q128 110 110 98C100 90 90 78 90 62C88 40 102 24 128 24Z"
		c.Part("head", p.Cast(c, d, head, h, 3, 7, 5, .6), p.Body(c, head, s, 15, c.Named("pattern", c.Path("M128 26L138 40L128 56L118 40Z", k.M).Opacity(.6))), p.Glint(c, "M98 54C100 42 110 33 121 31C126 31 126 35 121 37C112 40 106 47 104 56C102 62 97 60 98 54Z", .5))
		c.Part("mouth", p.Smile(c, 128, 92, 36, 7, 3.4, s.DDD), c.Both(128, c.Ellipse(122, 82, 1.9, 2.6, s.DDD)))
		c.Part("eyes", p.SlitEye(c, 109, 64, 11, e), p.SlitEye(c, 147, 64, 11, e), c.Both(128, c.Line("M95 52Q106 48 120 58", s.DDD, 4)))
		c.AnchorBox("headTop", 128, 24, 70, 14, 0)
		c.AnchorBox("eyes", 128, 64, 76, 26, 0)
		c.Anchor("mouth", 128, 98)
		c.AnchorBox("neck", 128, 190, 56, 16, 0)
		c.Anchor("ground", 128, 256)
	},
}
