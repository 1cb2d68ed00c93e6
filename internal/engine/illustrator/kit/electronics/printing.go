package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var printer = kit.Piece{
	Name: "printer", Cm: 45, Palette: "housing #e9edf2 white body; top #4a5364 dark; paper #ffffff sheet; display #5fd0f0 screen; buttons #37c463 green",
	Draw: func(c *kit.Canvas) {
		h, t, p, d, b := c.Tones("housing"), c.Tones("top"), c.Tones("paper"), c.Tones("display"), c.Tones("buttons")
		c.Part("paper", c.Path("M74 8H182V96H74Z", p.DD).Move(0, 2), c.Form("M74 6H182V96H74Z", kit.Lin(74, 6, 182, 96, p.M, p.D), c.Rect(88, 22, 80, 6, 3, h.DD), c.Rect(88, 36, 60, 6, 3, h.D)))
		c.Part("top", sheen.Body(c, "M50 64Q52 54 62 54H194Q204 54 206 64L214 104H42Z", t, 10), c.Path("M66 66H190L194 84H62Z", t.DDD))
		body := "M30 92H226Q244 92 246 110L250 188Q250 204 234 204H22Q6 204 6 188L10 110Q12 92 30 92Z"
		c.Part("housing", c.Path(body, h.DDD).Stroke(h.DD, 2).Move(0, 3), sheen.Body(c, body, h, 16), c.Line("M12 132H244", h.DD, 2).Opacity(.7))
		c.Part("display", c.Rect(28, 104, 56, 22, 5, t.DD), c.Form(kit.RoundRect(32, 107, 36, 16, 3), kit.Lin(32, 107, 68, 123, d.L, d.M)), c.Line("M37 115H58", t.D, 2.400))
		c.Part("buttons", c.Circle(196, 114, 8, h.DDD), sheen.Ball(c, 196, 113, 7, b), c.Circle(220, 114, 8, h.DDD), sheen.Ball(c, 220, 113, 7, t))
		c.Part("top", c.Rect(46, 150, 164, 26, 6, t.DDD), c.Rect(50, 153, 156, 12, 4, kit.Hex("#16181f")))
		sheet := "M64 160H192L206 244Q206 250 200 250H56Q50 250 50 244Z"
		c.Part("paper", c.Path(sheet, p.DDD).Move(0, 2), c.Form(sheet, kit.Lin(0, 160, 0, 250, p.D, p.M, p.M), c.Blur(4, c.Path("M50 150H206V170H50Z", h.DDD)).Opacity(.6), c.Path("M78 186H178L182 220H74Z", d.L), c.Path("M76 220L104 196L122 212L146 192L180 220Z", b.M), c.Circle(160, 196, 6, kit.Hex("#f7c53a")), c.Rect(74, 228, 108, 5, 2.500, h.DD), c.Rect(74, 238, 80, 5, 2.500, h.D)), c.Path(sheet, kit.None).Stroke(p.DD, 1.600))
		c.AnchorBox("surface", 128, 54, 120, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var tablet = kit.Piece{
	Name: "tablet-computer", Cm: 25, States: "full; blank -icons", Palette: "frame #3b404d black body; screen #4f8fe0 display blue; icons #ffffff apps",
	Draw: func(c *kit.Canvas) {
		f, s, i := c.Tones("frame"), c.Tones("screen"), c.Tones("icons")
		d := kit.RoundRect(38, 4, 180, 248, 20)
		c.Part("frame", c.Path(d, f.LL).Stroke(f.L, 3), sheen.Body(c, d, f, 8))
		in := kit.RoundRect(50, 20, 156, 214, 8)
		c.Part("screen", c.Form(in, kit.Lin(50, 20, 206, 234, s.L, s.M, kit.TonesOf(kit.Hex("#8a5be0")).M), c.Path("M50 190Q90 150 130 184T210 168V240H50Z", s.LL).Opacity(.25), blankScreen(c, in, s, "#4f8fe0"), c.Path("M50 20H150L50 190Z", kit.White).Opacity(.14)))
		c.Part("icons", sheen.Each(12, func(n int) kit.Node {
			x, y := 64+36*float64(n%4), 46+44*float64(n/4)
			col := []string{"#f2555f", "#f7b93a", "#4fc06a", "#37b7e8", "#b76ae0", "#f27ab0", "#f2913a", "#5f78f0", "#34c3a9", "#e5d23a", "#8a94a6", "#f26a4a"}[n]
			return kit.Of(c.Rect(x, y+1.500, 23, 23, 6, s.DDD).Opacity(.4), c.Rect(x, y, 23, 23, 6, kit.Hex(col)), c.Circle(x+11.500, y+11.500, 5, i.M).Opacity(.9))
		}), c.Rect(60, 196, 136, 28, 10, i.M).Opacity(.3), sheen.Each(4, func(n int) kit.Node { return c.Rect(70+31*float64(n), 200, 20, 20, 6, i.M).Opacity(.85) }))
		c.Part("frame", c.Circle(128, 12, 2.600, kit.Hex("#6f8fd6")), c.Rect(108, 242, 40, 4, 2, f.LL))
		c.AnchorBox("print", 128, 128, 150, 200, 0)
	},
}
