package weapons

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var shield = kit.Piece{
	Name: "shield", Cm: 80,
	Palette: "face #c9333b field; quarters #2f5fb0; rim #c3ccd4 metal; emblem #f4bd3c gold; rivets #f4bd3c <emblem",
	Draw: func(c *kit.Canvas) {
		f, q, r, e, v := c.Tones("face"), c.Tones("quarters"), c.Tones("rim"), c.Tones("emblem"), c.Tones("rivets")
		const outer = "M128 4C156 20 192 28 226 26Q234 26 234 36C238 130 206 206 134 250Q128 254 122 250C50 206 18 130 22 36Q22 26 30 26C64 28 100 20 128 4Z"
		const inner = "M128 26C154 38 184 46 214 46C214 130 186 190 128 228C70 190 42 130 42 46C72 46 102 38 128 26Z"
		c.Part("rim", c.Form(outer, kit.Lin(40, 20, 220, 230, kit.At(0, r.LL), kit.At(.3, r.L), kit.At(.55, r.M), kit.At(1, r.DDD)), gloss.Dim(c, 8, .4, "M190 60Q220 150 120 256H240V40Z", r)), c.Path("M128 9C156 24 192 32 229 31", kit.None).Stroke(kit.White, 2.4).Opacity(.7), c.Path("M27 36C24 120 52 196 122 244", kit.None).Stroke(kit.White, 2.6).Opacity(.6), c.Path(inner, kit.None).Stroke(r.DDD, 5), c.Path(inner, kit.None).Stroke(r.LL, 2).Move(.8, 1.2))
		c.Part("face", c.Form(inner, kit.Lin(50, 30, 200, 200, f.L, f.M, f.D), c.Named("quarters", c.Path("M128 20V130H30V20ZM128 130H230V240H128Z", kit.Lin(50, 40, 200, 220, q.L, q.M, q.D))),
			gloss.Dim(c, 8, .5, "M214 46C214 130 186 190 128 228L150 250L240 180V40Z", f), c.Path("M128 20V130H30V20Z", kit.White).Opacity(.06), c.Path("M118 20H138V250H118ZM30 120H230V140H30Z", kit.Lin(40, 30, 210, 220, e.LL, e.M, e.DD)), c.Path("M118 20V120H30M138 20V120H230M118 250V140H30M138 250V140H230", kit.None).Stroke(e.DDD, 1.6).Opacity(.5), c.Line("M119.5 20V119M137 141V250M30 121H118M138 121H226", kit.White, 1.6).Opacity(.6),
			c.Path("M128 26C100 40 72 46 42 46L42 96C80 120 128 60 128 26Z", kit.White).Opacity(.2)))
		fleur := "M0 -22C8 -14 9 -6 5 2C8 -2 16 -6 20 0C23 6 17 12 12 9C14 6 11 4 8 6C5 8 4 10 4 12H9V17H4L6 26H-6L-4 17H-9V12H-4C-4 10 -5 8 -8 6C-11 4 -14 6 -12 9C-17 12 -23 6 -20 0C-16 -6 -8 -2 -5 2C-9 -6 -8 -14 0 -22Z"
		for _, p := range [][3]float64{{82, 82, 1.15}, {174, 82, 1.15}, {92, 168, .9}, {164, 168, .9}} {
			n := kit.Of(c.Path(fleur, f.DDD).Opacity(.5).Move(1.5, 2), c.Path(fleur, kit.Lin(-18, -22, 18, 26, e.LL, e.M, e.DD)))
			c.Part("emblem", n.Scale(p[2], p[2], 0, 0).Move(p[0], p[1]))
		}
		c.Part("emblem", c.Circle(129, 132, 27, f.DDD).Opacity(.5), c.Circle(128, 130, 26, kit.Lin(106, 108, 150, 152, e.LL, e.M, e.DD)), c.Circle(128, 130, 20, kit.Lin(112, 114, 144, 146, e.DD, e.M, e.L)), c.Circle(128, 130, 16, kit.Rad(121, 122, 26, e.LL, e.L, e.M, e.DD)), c.Line(gloss.Arc(128, 130, 11, 190, 270), kit.White, 3).Opacity(.7))
		for _, p := range [][2]float64{{128, 16}, {32, 38}, {224, 38}, {34, 90}, {222, 90}, {52, 150}, {204, 150}, {84, 204}, {172, 204}, {128, 238}, {80, 30}, {176, 30}} {
			c.Part("rivets", c.Circle(p[0]+.8, p[1]+1.2, 5, r.DDD).Opacity(.7), c.Circle(p[0], p[1], 4.6, kit.Rad(p[0]-1.5, p[1]-1.8, 6.5, v.LL, v.M, v.DD)))
		}
		c.AnchorBox("print", 128, 130, 120, 110, 0)
		c.AnchorBox("grip", 128, 130, 0, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}
