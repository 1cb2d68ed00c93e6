package holiday

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var foldingFan = kit.Piece{
	Name: "folding-fan", Cm: 40,
	Palette: "paper #d9343f red; ribs #8a5230 sticks wood; flowers #f9c6d4 blossoms; edge #f2c14a gold; tassel #d9343f <paper",
	Draw: func(c *kit.Canvas) {
		p, r, f, e, t := c.Tones("paper"), c.Tones("ribs"), c.Tones("flowers"), c.Tones("edge"), c.Tones("tassel")
		at := func(deg, k float64) (float64, float64) {
			s, q := math.Sincos(deg * math.Pi / 180)
			return 128 + k*q, 196 + k*s
		}
		const n = 16
		a0, a1 := 196.0, 344.0
		step := (a1 - a0) / n
		c.Part("ribs", sheen.Each(n+1, func(i int) kit.Node {
			x, y := at(a0+step*float64(i), 100)
			return kit.Of(c.Line(sheen.D("M128 196L%.1f %.1f", x, y), r.DD, 5), c.Line(sheen.D("M128 196L%.1f %.1f", x, y), r.L, 2))
		}))
		c.Part("paper", sheen.Each(n, func(i int) kit.Node {
			b := a0 + step*float64(i)
			x0, y0 := at(b, 66)
			x1, y1 := at(b, 126)
			x2, y2 := at(b+step, 126)
			x3, y3 := at(b+step, 66)
			col := kit.Lin(x0, y0, x3, y3, p.L, p.M)
			if i%2 == 1 {
				col = kit.Lin(x0, y0, x3, y3, p.M, p.D)
			}
			return c.Path(sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x0, y0, x1, y1, x2, y2, x3, y3), col).Stroke(p.D, .6)
		}))
		arc := func(k float64) string {
			d := ""
			for i := range n + 1 {
				x, y := at(a0+step*float64(i), k)
				d += sheen.D("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], x, y)
			}
			return d
		}
		c.Part("edge", c.Line(arc(124), e.D, 6), c.Line(arc(124.5), e.L, 3.6), c.Line(arc(68), e.M, 3))
		blossom := func(deg, k, s float64) kit.Node {
			x, y := at(deg, k)
			return kit.Of(c.Around(5, 0, 0, c.Form("M0 0C-10 -6 -10 -16 -3 -18L0 -15L3 -18C10 -16 10 -6 0 0Z", kit.Lin(-8, -18, 8, 0, f.LL, f.M, f.D))), c.Circle(0, 0, 3, e.M)).Scale(s, s, 0, 0).Move(x, y)
		}
		c.Part("flowers", c.Line("M62 166C80 130 110 112 150 110M104 122Q112 100 130 92M150 110Q176 108 190 126", r.DDD, 3), blossom(222, 98, .9), blossom(246, 92, 1.1), blossom(268, 106, .9), blossom(288, 90, 1), blossom(312, 104, .8), blossom(300, 112, .5), blossom(234, 112, .5))
		x, y := at(a0, 128)
		x2, y2 := at(a1, 128)
		c.Part("ribs", sheen.Tube(c, sheen.D("M134 202L%.1f %.1f", x, y), 9, r), sheen.Tube(c, sheen.D("M122 202L%.1f %.1f", x2, y2), 9, r), sheen.Ball(c, 128, 197, 6, e))
		c.Part("tassel", c.Line("M128 202C132 214 122 218 128 226", t.M, 3), sheen.Ball(c, 128, 228, 6, t), c.Form("M121 232H135L139 254H117Z", kit.Lin(117, 232, 139, 254, t.L, t.M, t.DD), c.Line("M123 236V254M128 236V254M133 236V254", t.DD, 1.6)))
		c.Anchor("ground", 128, 254)
		c.AnchorBox("grip", 128, 198, 0, 0, 0)
	},
}

var paperCrane = kit.Piece{
	Name: "paper-crane", Cm: 10, Facing: kit.Right,
	Palette: "paper #e2413c red; light #f06a5f <paper; dark #b52a31 <paper",
	Draw: func(c *kit.Canvas) {
		p, l, d := c.Tones("paper"), c.Tones("light"), c.Tones("dark")
		facet := func(part, path string, a, b kit.Color) kit.Node {
			return c.Named(part, c.Path(path, kit.Lin(20, 20, 220, 220, a, b)).Stroke(b, .8))
		}
		c.Add(facet("dark", "M116 160L182 10L102 92Z", d.M, d.D), facet("paper", "M116 160L182 10L172 140Z", p.M, d.M))
		c.Add(facet("light", "M104 184L4 84L78 196Z", l.M, p.M), facet("dark", "M104 184L78 196L120 222Z", d.M, d.DD))
		c.Add(facet("paper", "M144 176L222 66L182 196Z", p.M, p.D), facet("light", "M222 66L254 112L210 83Z", l.L, l.M), facet("dark", "M144 176L182 196L124 224Z", p.D, d.D))
		c.Add(facet("light", "M80 194L58 18L142 132Z", l.L, l.M), facet("paper", "M80 194L142 132L124 224Z", l.M, p.M), facet("dark", "M142 132L176 186L124 224Z", p.D, d.M), facet("light", "M58 18L80 194L92 118Z", l.LL, l.L))
		c.Anchor("ground", 124, 220)
	},
}
