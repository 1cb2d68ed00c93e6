package boats

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var pirateShip = kit.Piece{
	Name: "pirate-ship", Cm: 3500, Facing: kit.Right,
	Palette: "hull #9a5b34 wood; sails #f3e6cb; flag #474b5a jolly_roger; mast #7a4a2c; trim #f0b540 gold; stripes #c83a3a; windows #ffd978",
	Draw: func(c *kit.Canvas) {
		h, s, f, m, g, r, w := c.Tones("hull"), c.Tones("sails"), c.Tones("flag"), c.Tones("mast"), c.Tones("trim"), c.Tones("stripes"), c.Tones("windows")
		bone := kit.Hex("#fffaf0")
		c.Part("flag", c.Form("M118 4Q100 -4 82 4Q70 10 56 6L58 34Q72 38 84 32Q102 26 118 34Z", kit.Lin(58, 0, 118, 30, f.L, f.M, f.D), c.Line("M96 -2V32", f.DDD, 8).Opacity(.25),
			c.Line("M76 26L100 12M76 12L100 26", bone, 2.6), c.Circle(88, 15, 7.5, bone), c.Rect(84, 19, 8, 6.5, 2, bone), c.Circle(85.3, 15, 1.9, f.DD), c.Circle(90.8, 15, 1.9, f.DD), c.Line("M87 22v3M89.5 22v3", f.DD, 1)))
		c.Part("mast", c.Path("M118 4Q121 0 124 4L127 180H115Z", gloss.Barrel(m, 115, 0, 127, 0)), c.Path("M52 50Q55 46 58 50L61 170H50Z", gloss.Barrel(m, 50, 0, 61, 0)), c.Path("M186 46Q189 42 192 46L194 180H184Z", gloss.Barrel(m, 184, 0, 194, 0)), gloss.Tube(c, "M214 158L252 116", 6, m))
		c.Part("rigging", c.Line("M121 10L24 150M121 10L216 150M189 50L250 118M55 52L14 140", m.DD, 1.3).Opacity(.8))
		sail := func(x, y, wd, hg float64, striped bool) kit.Node {
			d := fmt.Sprintf("M%g %gH%gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", x-wd*.46, y, x+wd*.46, x+wd*.66, y+hg*.55, x+wd*.5, y+hg, x, y+hg*.82, x-wd*.5, y+hg, x-wd*.34, y+hg*.55, x-wd*.46, y)
			var bands []kit.Node
			if striped {
				for i := range 3 {
					x0 := x - wd*.36 + float64(i)*wd*.34
					bands = append(bands, c.Path(fmt.Sprintf("M%g %gH%gQ%g %g %g %gH%gQ%g %g %g %gZ", x0, y-2, x0+wd*.16, x0+wd*.3, y+hg*.55, x0+wd*.16, y+hg+2, x0-wd*.01, x0+wd*.14, y+hg*.55, x0, y-2), kit.Lin(x-wd*.5, y, x+wd*.5, y+hg, r.L, r.M, r.D)))
				}
			}
			return kit.Of(c.Form(d, kit.Lin(x-wd*.5, y, x+wd*.5, y+hg, s.LL, s.M, s.D, s.DD), append(bands, gloss.Dim(c, 4, .4, fmt.Sprintf("M%g %gH%gV%gH%gZ", x-wd*.7, y-2, x+wd*.7, y+hg*.1, x-wd*.7), s), gloss.Dim(c, 4, .35, fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gZ", x+wd*.42, y, x+wd*.5, y+hg*.6, x+wd*.3, y+hg, x+wd*.8, y+hg), s),
				gloss.Glint(c, fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gQ%g %g %g %gZ", x-wd*.4, y+hg*.1, x-wd*.24, y+hg*.5, x-wd*.38, y+hg*.86, x-wd*.28, y+hg*.82, x-wd*.12, y+hg*.5, x-wd*.3, y+hg*.1), .45))...),
				gloss.Tube(c, fmt.Sprintf("M%g %gH%g", x-wd*.54, y, x+wd*.54), 5, m))
		}
		c.Part("sails", sail(54, 62, 56, 32, false), sail(54, 102, 66, 42, true), sail(189, 58, 52, 30, false), sail(190, 96, 58, 44, true), sail(121, 42, 64, 36, false), sail(122, 88, 82, 60, true))
		const hull = "M4 130Q2 124 8 124H52Q58 124 58 130V156Q120 168 200 154V146Q200 140 206 140L246 134Q252 134 250 141C246 180 226 222 196 234H60C34 226 14 196 8 158Z"
		c.Part("hull", c.Form(hull, kit.Lin(80, 126, 104, 244, kit.At(0, h.L), kit.At(.4, h.M), kit.At(1, h.DD)), c.Line("M0 178Q120 200 256 170M0 194Q120 216 256 186M0 210Q120 230 256 202M14 224Q120 240 240 220", h.DDD, 1.8).Opacity(.5), c.Line("M0 180Q120 202 256 172M0 196Q120 218 256 188M0 212Q120 232 256 204", h.LL, 1).Opacity(.35),
			c.Path("M0 156Q120 184 256 150V159Q120 193 0 165Z", kit.Lin(0, 0, 256, 0, g.LL, g.M, g.D)), gloss.Dim(c, 9, .55, "M150 240Q230 210 250 130L270 244Z", h), gloss.Dim(c, 4, .5, "M20 226H230V244H20Z", h)),
			c.Rect(2, 119, 62, 9, 4, kit.Lin(0, 119, 0, 128, g.LL, g.M, g.DD)), c.Form("M198 142L248 130Q254 129 254 134Q254 138 250 139L200 151Q196 151 196 147Q196 143 198 142Z", kit.Lin(0, 130, 0, 152, g.LL, g.M, g.DD)), c.Line("M62 154Q124 166 198 153", g.DD, 6), c.Line("M62 153Q124 165 198 152", g.L, 3.6))
		for _, x := range []float64{16, 36} {
			c.Part("windows", c.Rect(x-2, 134, 17, 19, 5, h.DDD), c.Rect(x, 136, 13, 15, 3.5, kit.Lin(x, 136, x+13, 151, w.LL, w.M, w.D)), c.Line(fmt.Sprintf("M%g 136v15M%g 143.5h13", x+6.5, x), h.DDD, 1.6))
		}
		for i, x := range []float64{66, 102, 138, 174} {
			y := 196 + []float64{0, 2, 1, -3}[i]
			c.Part("cannons", c.Rect(x-9, y-8, 18, 17, 3, h.DDD), c.Rect(x-7, y-6, 14, 13, 2, kit.Hex("#2b2430")), c.Circle(x+1.5, y+.5, 5.6, kit.Rad(x-1, y-2, 8, f.LL, f.M, f.DD)), c.Circle(x+2, y+1, 2.8, kit.Hex("#1f1d26")))
		}
		c.AnchorBox("inside", 126, 140, 130, 40, 0)
		c.Anchor("seat", 126, 158)
		c.AnchorBox("print", 122, 118, 52, 34, 0)
		c.Anchor("ground", 128, 234)
	},
}
