package tools

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var binoculars = kit.Piece{
	Name: "binoculars", Cm: 18,
	Palette: "barrels #4f7a5b body; rubber #4a4f5d grips; lenses #6fb4e8 glass; strap #b5703a leather; metal #c3ccd4 rims",
	Draw: func(c *kit.Canvas) {
		b, r, l, s, m := c.Tones("barrels"), c.Tones("rubber"), c.Tones("lenses"), c.Tones("strap"), c.Tones("metal")
		c.Part("strap", c.Line("M58 74C20 20 90 2 128 14C166 2 236 20 198 74", s.DDD, 11), c.Line("M58 74C20 20 90 2 128 14C166 2 236 20 198 74", s.M, 8.5), c.Line("M55 66C28 22 90 4 128 13", s.LL, 2.4).Opacity(.7), c.Line("M58 74C20 20 90 2 128 14C166 2 236 20 198 74", s.LL, 1).Dash(3, 3).Butt().Opacity(.7))
		c.Part("bridge", c.Form("M92 96H164V150Q128 162 92 150Z", kit.Lin(0, 96, 0, 156, r.L, r.M, r.DD)), c.Rect(118, 66, 20, 92, 6, gloss.Barrel(r, 118, 0, 138, 0)), c.Form(kit.RoundRect(112, 76, 32, 30, 7), gloss.Barrel(m, 112, 0, 144, 0), c.Line("M112 82H144M112 88H144M112 94H144M112 100H144", m.DDD, 1.6).Opacity(.6)), c.Circle(128, 150, 9, kit.Rad(125, 147, 12, m.LL, m.M, m.DD)))
		tube := kit.Of(c.Form("M52 52H96Q100 52 100 56V74H48V56Q48 52 52 52Z", kit.Lin(48, 0, 100, 0, r.M, r.LL, r.M, r.DD)), c.Rect(46, 70, 56, 10, 4, kit.Lin(46, 0, 102, 0, m.M, m.LL, m.M, m.DD)),
			c.Form("M48 80H100L112 168H16L30 110Q36 92 48 80Z", kit.Lin(18, 0, 112, 0, kit.At(0, b.M), kit.At(.25, b.LL), kit.At(.5, b.M), kit.At(.82, b.D), kit.At(1, b.DD)), gloss.Dim(c, 6, .5, "M96 76L120 180H92Z", b), c.Line("M28 120Q64 130 104 120M22 142Q64 152 108 142", b.DDD, 2).Opacity(.35), gloss.Glint(c, "M50 90C40 104 34 124 30 150H37C41 126 47 106 56 90Z", .45)),
			c.Form("M12 164H116Q122 164 122 170V190Q122 210 66 210Q8 210 8 190V170Q8 164 12 164Z", kit.Lin(8, 0, 122, 0, kit.At(0, r.M), kit.At(.22, r.LL), kit.At(.5, r.M), kit.At(1, r.DD)), c.Line("M4 176Q64 186 126 176", r.DDD, 1.8).Opacity(.5)),
			c.Ellipse(65, 200, 55, 46, r.DDD), c.Ellipse(65, 199, 53, 44, kit.Lin(20, 160, 110, 240, m.LL, m.M, m.DD)), c.Ellipse(65, 199, 47, 38, r.DD),
			c.Named("lenses", c.Form("M23 199A42 34 0 1 1 107 199A42 34 0 1 1 23 199Z", kit.Rad(50, 182, 66, l.LL, l.L, l.M, l.DD, l.DDD), c.Blur(4, c.Path("M20 170Q65 150 110 170V182Q65 166 20 182Z", l.DDD).Opacity(.6)), c.Ellipse(76, 212, 16, 11, l.L).Opacity(.35)), gloss.Glint(c, "M34 190C38 178 50 171 62 171Q50 178 46 192Q38 200 34 190Z", .75), c.Ellipse(92, 214, 5, 4, kit.White).Opacity(.6)))
		c.Part("barrels", tube, tube.Mirror(128))
		c.AnchorBox("grip", 40, 120, 0, 0, 0)
		c.Anchor("ground", 128, 246)
		c.AnchorBox("fit", 128, 60, 150, 60, 0)
	},
}
