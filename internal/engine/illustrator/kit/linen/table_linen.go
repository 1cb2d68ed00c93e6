package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// tablecloth lies on a round table and hangs down in folds.
var tablecloth = kit.Piece{
	Name: "tablecloth", Cm: 120,
	Palette: "cloth #d8414d fabric; trim #fff6e6 lace hem; table #9a6238 legs wood",
	Draw: func(c *kit.Canvas) {
		b, t, w := c.Tones("cloth"), c.Tones("trim"), c.Tones("table")
		c.On(kit.Back)
		c.Part("table", c.Form("M117 170H139L143 226H113Z", kit.Lin(113, 0, 143, 0, w.M, w.LL, w.M, w.DD)), c.Form("M113 218H143Q152 232 190 238Q196 246 186 246H70Q60 246 66 238Q104 232 113 218Z", kit.Lin(60, 218, 190, 248, w.L, w.M, w.DD), c.Line("M74 240Q112 236 118 222", w.LL, 2)))
		c.On(kit.Body)
		const drop = "M8 66V60H248V66Q250 130 254 176Q246 194 230 192Q216 190 208 202Q192 214 174 204Q160 198 148 210Q128 220 108 210Q96 198 82 204Q64 214 48 202Q40 190 26 192Q10 194 2 176Q6 130 8 66Z"
		c.Part("trim", c.Path(drop, t.DD).Move(0, 5), c.Path(drop, kit.None).Stroke(t.D, 11).Dash(.1, 9.5).Move(0, 1), c.Path(drop, kit.None).Stroke(t.LL, 9).Dash(.1, 9.5))
		fold := func(d string, o float64, col kit.Color) kit.Node { return c.Blur(5, c.Path(d, col)).Opacity(o) }
		c.Part("cloth", c.Form(drop, kit.Lin(4, 80, 252, 190, b.L, b.M, b.M, b.D, b.DD),
			fold("M30 90Q34 150 20 200H38Q44 150 40 96ZM84 104Q84 160 76 214H94Q100 160 96 106ZM146 106Q150 160 142 220H162Q164 160 160 106ZM206 98Q214 150 202 214H222Q226 150 218 96Z", .75, b.DD),
			fold("M14 84Q16 140 8 190H16Q26 140 22 88ZM58 100Q60 160 52 208H66Q72 160 68 102ZM116 106Q118 160 112 214H128Q132 160 128 106ZM180 102Q186 160 178 210H190Q196 160 190 102Z", .85, b.LL),
			c.Named("trim", c.Line("M4 160Q14 180 28 176Q42 176 52 188Q66 196 80 188Q96 184 110 194Q128 202 146 194Q160 184 174 188Q190 196 204 188Q214 176 228 176Q242 180 252 160", t.L, 4)), c.Blur(5, c.Path("M4 66Q128 138 252 66V90Q128 134 4 90Z", b.DDD)).Opacity(.4)))
		top := kit.Oval(128, 64, 120, 42)
		c.Part("cloth", c.Form(top, kit.Lin(40, 26, 210, 104, b.LL, b.L, b.M, b.D), c.Path("M60 20H118L70 110H10Z", kit.White).Opacity(.15).Shade(), c.Line("M128 22V108M22 46Q128 84 234 46", b.D, 1.6).Opacity(.5)))
		c.Part("trim", c.Path(kit.Oval(128, 63, 97, 31), kit.None).Stroke(t.L, 3.4).Opacity(.9), c.Path(kit.Oval(128, 63, 89, 27.500), kit.None).Stroke(t.L, 2.4).Dash(.1, 7))
		c.Part("cloth", c.Path(top, kit.None).Stroke(b.LL, 2).Opacity(.75))
		c.AnchorBox("surface", 128, 62, 190, 44, 0)
		c.Anchor("ground", 128, 246)
	},
}

// napkin is of cloth, folded into a pocket of three slanting layers.
var napkin = kit.Piece{
	Name: "napkin", Cm: 22,
	Palette: "cloth #f8f0e0 fabric linen; stripes #d8434c border hem",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("cloth"), c.Tones("stripes")
		const sheet = "M62 10Q128 7 194 10Q200 10 200 16V240Q200 246 194 246Q128 250 62 246Q56 246 56 240V16Q56 10 62 10Z"
		c.Part("cloth", c.Path(sheet, b.DDD).Move(3, 4).Opacity(.8), c.Path(sheet, b.DD).Move(1.5, 2), c.Form(sheet, kit.Lin(56, 10, 200, 246, b.LL, b.L, b.M, b.D), sheen.Edge(c, sheet, b, 6)))
		layer := func(y float64) {
			d := sheen.D("M56 %gQ58 %g 62 %gL196 %gQ200 %g 200 %gV240Q200 246 194 246Q128 250 62 246Q56 246 56 240Z", y, y-5, y-8, y+88, y+92, y+98)
			band := func(o, w float64) kit.Node {
				return c.Named("stripes", c.Line(sheen.D("M54 %gL204 %g", y-8+o, y+94+o), kit.Lin(56, y, 200, y+90, s.L, s.M, s.D), w))
			}
			c.Part("cloth", c.Clip(sheet, c.Blur(4, c.Path(d, b.DDD).Move(2, -5)).Opacity(.7)), c.Form(d, kit.Lin(56, y, 170, 246, b.LL, b.L, b.M, b.D), band(22, 8), band(34, 2.4), c.Line(sheen.D("M60 %gL198 %g", y, y+93), b.DD, 1.4).Dash(4, 4)), c.Line(sheen.D("M58 %gL198 %g", y-5, y+90), kit.White, 2))
		}
		layer(44)
		layer(94)
		layer(144)
		c.Part("cloth", c.Blur(5, c.Path("M186 10H204V250H186Z", b.DDD)).Opacity(.28))
		c.AnchorBox("inside", 128, 66, 120, 60, 0)
		c.Anchor("ground", 128, 248)
	},
}
