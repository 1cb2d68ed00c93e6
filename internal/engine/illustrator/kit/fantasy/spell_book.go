package fantasy

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var spellBook = kit.Piece{
	Name: "spell-book", Cm: 30, Palette: "cover #4b2f7d purple leather; metal #d9a93f gold corners clasp; gem #35c6d8 stone crystal; pages #f2e3be; sparkles #ffe27a glow; runes #e7c76a",
	Draw: func(c *kit.Canvas) {
		k, m, g, p, s, r := c.Tones("cover"), c.Tones("metal"), c.Tones("gem"), c.Tones("pages"), c.Tones("sparkles"), c.Tones("runes")
		c.Part("cover", sheen.Body(c, "M38 34Q38 20 52 20H206Q218 20 218 32V232Q218 244 206 244H52Q38 244 38 230Z", kit.TonesOf(k.DD), 8))
		c.Part("pages", c.Form("M60 216H226V240H60Q46 240 46 228T60 216Z", kit.Lin(0, 216, 0, 240, p.L, p.M, p.DD), c.Line("M52 222H226M50 228H226M52 234H226", p.DD, 1.4).Opacity(.7)), c.Form("M210 22H226V240H210Z", kit.Lin(210, 0, 226, 0, p.M, p.L, p.D), c.Line("M215 24V240M220 24V240", p.DD, 1.2).Opacity(.6)))
		front := "M36 28Q36 12 52 12H204Q214 12 214 22V208Q214 218 204 218H58Q40 218 38 232Q36 230 36 226Z"
		c.Part("cover", c.Path(front, k.DDD).Move(0, 2), sheen.Body(c, front, k, 16, c.Path("M36 12H58V220Q40 220 36 232Z", k.DD).Opacity(.55), c.Line("M60 12V218", k.DDD, 2.5), c.Line("M36 50H58M36 92H58M36 134H58M36 176H58", k.LL, 4).Opacity(.6)))
		c.Part("metal", c.Path("M72 30H200V200H72Z", kit.None).Stroke(m.D, 3), c.Path("M72 29H200V199H72Z", kit.None).Stroke(m.LL, 1.2).Opacity(.8))
		corner := func(x, y, sx, sy float64) kit.Node {
			return sheen.Body(c, sheen.D("M%g %gh%gq%g %g %g %gq%g %g %g %gZ", x, y, sx*40, -sx*4, sy*14, -sx*20, sy*20, -sx*4, sy*18, -sx*20, sy*20), m, 4)
		}
		c.Part("metal", corner(214, 12, -1, 1), corner(62, 12, 1, 1), corner(214, 218, -1, -1), corner(62, 218, 1, -1))
		c.Part("runes", c.Around(8, 136, 114, c.Line("M136 56l-4 8l8 4l-8 4", r.M, 2.600)), c.Circle(136, 114, 62, kit.None).Stroke(r.D, 2), c.Circle(136, 114, 42, kit.None).Stroke(r.D, 2))
		c.Part("metal", c.Around(4, 136, 114, c.Form("M136 68L144 92L136 100L128 92Z", kit.Lin(128, 68, 144, 100, m.LL, m.M, m.DD))), sheen.Ball(c, 136, 114, 28, m))
		c.Part("gem", c.Glow(8, c.Circle(136, 114, 22, g.M)).Opacity(.8), c.Form("M136 92L155 103V125L136 136L117 125V103Z", kit.Lin(117, 92, 155, 136, g.LL, g.M, g.DD), c.Path("M136 92L146 108H126ZM126 108L117 103V125L126 120Z", g.LL).Opacity(.6), c.Path("M126 108H146L146 120L136 128L126 120Z", g.L).Opacity(.9)), c.Ellipse(128, 104, 4, 2.6, kit.White).Opacity(.95))
		c.Part("metal", sheen.Body(c, kit.RoundRect(204, 94, 28, 40, 6), m, 5, c.Circle(218, 110, 4, m.DDD), c.Path("M216 110H220L221 122H215Z", m.DDD)))
		star := func(x, y, z float64) kit.Node {
			return c.Form(sheen.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x, y-z, x+z*.12, y-z*.12, x+z, y, x+z*.12, y+z*.12, x, y+z, x-z*.12, y+z*.12, x-z, y, x-z*.12, y-z*.12, x, y-z), kit.Lin(x, y-z, x, y+z, s.LL, s.M))
		}
		c.Part("sparkles", star(28, 56, 14), star(236, 44, 17), star(20, 180, 10), star(240, 172, 11))
		c.AnchorBox("print", 136, 114, 80, 80, 0)
		c.Anchor("ground", 128, 244)
	},
}
