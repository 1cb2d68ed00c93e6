package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var document = kit.Piece{
	Name: "document", Cm: 30, Palette: "paper #fdfbf5 page white; lines #aeb7c6 text; heading #3f7fd6 title blue; seal #e5a92f stamp",
	Draw: func(c *kit.Canvas) {
		p, l, h, s := c.Tones("paper"), c.Tones("lines"), c.Tones("heading"), c.Tones("seal")
		d := "M44 12H160L212 64V236Q212 246 202 246H54Q44 246 44 236Z"
		c.Part("paper", c.Path(d, p.DDD).Move(0, 3), c.Form(d, kit.Lin(44, 12, 212, 246, p.LL, p.M, p.D), c.Path(d, kit.None).Stroke(p.DD, 3)))
		c.Part("heading", c.Rect(64, 44, 76, 13, 6, h.M), c.Rect(64, 66, 48, 8, 4, h.L))
		c.Part("lines", lines(c, 64, 92, 128, 17, 8, 6, l.M))
		c.Part("seal", sheen.Body(c, "M158 218L150 250L166 240L176 252L180 220Z", kit.TonesOf(kit.Hex("#d8434a")), 4), c.Around(12, 168, 206, c.Circle(168, 185, 6, s.D)), sheen.Ball(c, 168, 206, 22, s), c.Circle(168, 206, 15, kit.None).Stroke(s.LL, 2), c.Path("M168 194L171.500 202H180L173 207L176 216L168 211L160 216L163 207L156 202H164.500Z", s.LL))
		c.Part("paper", c.Blur(4, c.Path("M156 14V68H212Z", p.DDD).Move(-2, 5)).Opacity(.35), c.Form("M160 12V54Q160 64 170 64H212Z", kit.Lin(160, 20, 200, 64, p.LL, p.D, p.DD)))
		c.AnchorBox("print", 128, 130, 130, 90, 0)
	},
}

var postageStamp = kit.Piece{
	Name: "postage-stamp", Cm: 4, Palette: "paper #fdf8ec edge white; picture #4f9be0 sky blue; hills #5fae5a green; sun #f7c53a yellow",
	Draw: func(c *kit.Canvas) {
		p, k, h, s := c.Tones("paper"), c.Tones("picture"), c.Tones("hills"), c.Tones("sun")
		d := ""
		const n, m, r = 9, 11, 20.500
		x0, y0 := 128-n*r/2, 128-m*r/2
		bite := func(dx, dy float64) string {
			return sheen.D("l%g %ga6 6 0 0 0 %g %gl%g %g", dx*4.250, dy*4.250, dx*12, dy*12, dx*4.250, dy*4.250)
		}
		d = sheen.D("M%g %g", x0, y0)
		for range n {
			d += bite(1, 0)
		}
		for range m {
			d += bite(0, 1)
		}
		for range n {
			d += bite(-1, 0)
		}
		for range m {
			d += bite(0, -1)
		}
		c.Part("paper", c.Path(d+"Z", p.DDD).Move(1.500, 3.500), c.Path(d+"Z", kit.Lin(30, 20, 220, 236, p.LL, p.M, p.D)), c.Path(d+"Z", kit.None).Stroke(p.DD, 1.600))
		in := kit.RoundRect(54, 36, 148, 184, 3)
		c.Part("picture", c.Form(in, kit.Lin(0, 36, 0, 170, k.D, k.M, k.LL), c.Named("sun", c.Circle(152, 92, 24, kit.Rad(146, 86, 30, s.LL, s.M, s.D))), c.Path("M54 160L96 96L124 134L150 108L206 170V224H54Z", kit.Lin(0, 96, 0, 180, kit.Hex("#7f78c4"), kit.Hex("#b3acdf"))), c.Path("M90 104L96 96L108 112L100 118L94 112Z", kit.White), c.Named("hills", c.Path("M50 170Q100 136 150 168T210 160V224H50Z", h.L), c.Path("M50 196Q120 160 210 196V224H50Z", h.M)), c.Letters("25", kit.Box{X0: 62, Y0: 44, X1: 104, Y1: 72}, "display", kit.White), c.Letters("AIR MAIL", kit.Box{X0: 66, Y0: 202, X1: 190, Y1: 216}, "sans", kit.White)))
		c.Part("postmark", c.Circle(182, 60, 34, kit.None).Stroke(kit.Hex("#3a4152"), 3).Opacity(.5), c.Circle(182, 60, 24, kit.None).Stroke(kit.Hex("#3a4152"), 2).Opacity(.5), c.Line("M100 40q14 -8 28 0t28 0M100 54q14 -8 28 0t28 0M100 68q14 -8 28 0t28 0", kit.Hex("#3a4152"), 2.600).Opacity(.45))
	},
}

// lines are rows of writing from x, y down, each w long but for the last.
func lines(c *kit.Canvas, x, y, w, step, height float64, n int, color kit.Color) kit.Node {
	var all []kit.Node
	for i := range n {
		l := w * []float64{1, .92, .97, .86}[i%4]
		if i == n-1 {
			l = w * .6
		}
		all = append(all, c.Rect(x, y+float64(i)*step, l, height, height/2, color))
	}
	return kit.Of(all...)
}
