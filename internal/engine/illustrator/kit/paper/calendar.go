package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var calendar = kit.Piece{
	Name: "calendar", Cm: 20,
	Palette: "header #e8473f top; page #fdf8ef paper; date #4b4f60 number days; rings #aab4be metal; mark #f3a83a",
	Draw: func(c *kit.Canvas) {
		h, p, d, r, m := c.Tones("header"), c.Tones("page"), c.Tones("date"), c.Tones("rings"), c.Tones("mark")
		c.Part("page", c.Rect(24, 50, 208, 196, 18, p.DDD), c.Rect(22, 46, 212, 194, 18, p.DD), c.Rect(22, 44, 212, 190, 18, p.D), c.Rect(22, 42, 212, 188, 18, p.DD),
			c.Form(kit.RoundRect(22, 36, 212, 190, 18), kit.Lin(30, 40, 220, 230, p.LL, p.M, p.D),
				c.Blur(5, c.Rect(10, 90, 240, 14, 0, p.DDD).Opacity(.55))))
		c.Part("header", c.Form("M22 92V54Q22 34 42 34H214Q234 34 234 54V92Z", kit.Lin(30, 34, 220, 96, kit.At(0, h.LL), kit.At(.3, h.L), kit.At(.6, h.M), kit.At(1, h.D)), c.Blur(5, c.Rect(180, 30, 70, 70, 0, h.DDD).Opacity(.35)), c.Path("M30 74V56Q30 42 46 42H120Q56 44 44 78Q36 84 30 74Z", kit.White).Opacity(.35)), c.Rect(22, 88, 212, 5, 0, h.DD).Opacity(.55))
		var days []kit.Node
		for i := range 28 {
			x, y := 45+float64(i%7)*27.7, 113+float64(i/7)*28
			tone := d.LL
			if i%7 > 4 {
				tone = h.M
			}
			days = append(days, c.Rect(x-8.5, y-7, 17, 14, 4, tone.Alpha(.45)))
		}
		c.Part("date", append(days, c.Circle(101.4, 169, 23, h.DDD).Opacity(.3).Move(1, 2.5), c.Circle(100.4, 169, 22, kit.Lin(84, 152, 118, 186, m.LL, m.M, m.D)), stationery.Text(c, "17", 100.4, 169, 21, 5, kit.White), c.Line("M84 162Q88 152 98 150", kit.White, 2).Opacity(.6))...)
		for _, x := range []float64{66, 128, 190} {
			c.Part("rings", c.Circle(x, 60, 9, h.DDD).Opacity(.75), c.Rect(x-6, 14, 13, 50, 6.5, r.DDD).Opacity(.5).Move(1.5, 2), c.Rect(x-6, 12, 12, 50, 6, stationery.Across(x-6, x+6, r)), c.Rect(x-3.5, 15, 2.6, 42, 1.3, kit.White).Opacity(.7))
		}
		c.AnchorBox("print", 128, 162, 190, 116, 0)
		c.Anchor("ground", 128, 245)
	},
}
