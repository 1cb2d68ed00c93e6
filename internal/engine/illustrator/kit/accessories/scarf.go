package accessories

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var scarf = kit.Piece{
	Name: "scarf", Cm: 60,
	Palette: "cloth #e2473f wool scarf; stripes #fff0d6; fringe #fff0d6 <stripes",
	Draw: func(c *kit.Canvas) {
		s, p, f := c.Tones("cloth"), c.Tones("stripes"), c.Tones("fringe")
		knit := func(x0, x1, y0, y1 float64) kit.Node {
			var all []kit.Node
			for x := x0; x < x1; x += 7 {
				all = append(all, c.Line(fmt.Sprintf("M%g %gV%g", x, y0, y1), s.DDD, 1.3).Dash(3, 2.5).Opacity(.3), c.Line(fmt.Sprintf("M%g %gV%g", x+3, y0, y1), kit.White, 1.2).Dash(3, 2.5).Opacity(.22))
			}
			return kit.Of(all...)
		}
		tail := func(bottom float64, under bool) kit.Node {
			var bands, strings []kit.Node
			for i := range 3 {
				y := bottom - 26 - float64(i)*38
				bands = append(bands, c.Path(fmt.Sprintf("M50 %gQ100 %g 150 %gv15Q100 %g 50 %gZ", y, y+6, y, y+21, y+15), kit.Lin(66, 0, 136, 0, p.LL, p.M, p.D)))
			}
			for i := range 9 {
				x := 70 + float64(i)*7.6
				d := fmt.Sprintf("M%g %gq%g 12 %g 23", x, bottom-1, float64(i%3-1)*3, float64(i%3-1)*1.5)
				strings = append(strings, c.Line(d, f.DD, 6), c.Line(d, f.M, 4.2).Move(-.4, 0), c.Line(d, f.LL, 1.2).Move(-1, 0))
			}
			fill := kit.Lin(66, 0, 136, 0, kit.At(0, s.M), kit.At(.25, s.LL), kit.At(.55, s.M), kit.At(1, s.DD))
			if under {
				fill = kit.Lin(66, 0, 136, 0, kit.At(0, s.DD), kit.At(.4, s.M), kit.At(1, s.DD))
			}
			return kit.Of(c.Named("fringe", strings...), c.Form(fmt.Sprintf("M72 70H128Q130 150 136 %gQ100 %g 64 %gQ66 150 72 70Z", bottom, bottom+6, bottom), fill, c.Named("stripes", bands...), knit(62, 138, 60, bottom+8),
				c.Blur(7, c.Rect(50, 60, 100, 52, 0, s.DDD).Opacity(.75)), c.Blur(6, c.Path(fmt.Sprintf("M112 60H146V%gH112Z", bottom+10), s.DDD).Opacity(.45)), fabric.Crease(c, s, 4, fmt.Sprintf("M98 110Q92 150 98 %g", bottom-20))))
		}
		c.On(kit.Back)
		c.Part("cloth", c.Form("M52 54Q50 18 128 14Q206 18 204 54Q200 80 128 84Q56 80 52 54Z", kit.Lin(0, 14, 0, 70, s.DD, s.DDD), c.Line("M60 44Q80 24 128 24Q176 24 196 44", s.D, 3).Opacity(.7)))
		c.On(kit.Body)
		c.Part("tails", tail(196, true).Rotate(-13, 100, 70).Move(52, 8), tail(216, false).Rotate(4, 100, 70).Move(2, 4))
		const upper = "M40 46Q32 58 38 76Q44 90 62 94Q128 110 194 94Q212 90 218 76Q224 58 216 46Q206 36 194 44Q128 78 62 44Q50 36 40 46Z"
		const lower = "M34 76Q28 92 38 108Q50 122 76 128Q128 138 180 128Q206 122 218 108Q228 92 222 76Q212 66 200 76Q128 108 56 76Q44 66 34 76Z"
		stripes := c.Named("stripes", c.Path("M60 30Q52 80 68 140H88Q74 80 80 30ZM196 30Q204 80 188 140H168Q182 80 176 30Z", kit.Lin(56, 0, 200, 0, p.LL, p.M, p.D)), c.Path("M118 40Q112 90 116 146H138Q134 90 138 40Z", kit.Lin(112, 0, 138, 0, p.LL, p.M)))
		c.Part("cloth",
			c.Form(upper, kit.Lin(50, 36, 206, 100, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), stripes, knit(32, 224, 30, 110), c.Blur(5, c.Path("M30 74Q128 116 226 74V110H30Z", s.DDD).Opacity(.6)), c.Path("M46 52Q52 46 60 50Q90 68 124 70Q76 76 50 62Q44 58 46 52Z", kit.White).Opacity(.35)),
			c.Form(lower, kit.Lin(44, 70, 206, 134, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)), stripes, knit(32, 224, 60, 140), c.Blur(7, c.Path("M30 104Q128 146 226 100V150H30Z", s.DDD).Opacity(.55)), fabric.Crease(c, s, 5, "M50 92Q88 116 128 118Q168 116 206 92"), c.Path("M40 82Q46 76 54 80Q88 98 122 100Q74 106 44 92Q38 88 40 82Z", kit.White).Opacity(.35)))
		c.AnchorBox("fit", 128, 52, 130, 0, 0)
	},
}
