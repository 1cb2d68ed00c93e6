package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var scarf = kit.Piece{
	Name: "scarf", Cm: 60,
	Palette: "cloth #e2473f wool scarf; stripes #fff0d6; fringe #fff0d6 <stripes",
	Draw: func(c *kit.Canvas) {
		s, p, f := c.Tones("cloth"), c.Tones("stripes"), c.Tones("fringe")
		c.On(kit.Back)
		c.Part("cloth", c.Form("M46 52Q60 14 128 12Q196 14 210 52L196 84H60Z", kit.Lin(0, 12, 0, 80, s.D, s.DDD), c.Line("M60 46Q84 28 128 28Q172 28 196 46", s.M, 3).Opacity(.5)))
		c.On(kit.Body)
		knit := func(x0, x1, y0, y1 float64) kit.Node {
			var all []kit.Node
			for x := x0; x < x1; x += 7 {
				all = append(all, c.Line(fmt.Sprintf("M%g %gV%g", x, y0, y1), s.DDD, 1.300).Dash(3, 2.500).Opacity(.3), c.Line(fmt.Sprintf("M%g %gV%g", x+3, y0, y1), kit.White, 1.200).Dash(3, 2.500).Opacity(.22))
			}
			return kit.Of(all...)
		}
		tail := func(bottom float64, dark bool) kit.Node {
			from := s.L
			if dark {
				from = s.M
			}
			var bands, strings []kit.Node
			for i := range 3 {
				y := bottom - 24 - float64(i)*34
				bands = append(bands, c.Path(fmt.Sprintf("M60 %gQ100 %g 140 %gv14Q100 %g 60 %gZ", y, y+6, y, y+20, y+14), kit.Lin(70, 0, 130, 0, p.LL, p.M, p.D)))
			}
			for i := range 9 {
				x := 73 + float64(i)*6.3
				strings = append(strings, c.Line(fmt.Sprintf("M%g %gq%g 12 %g 24", x, bottom-1, float64(i%3-1)*3, float64(i%3-1)*1.5), f.DD, 5), c.Line(fmt.Sprintf("M%g %gq%g 12 %g 24", x-.5, bottom-1, float64(i%3-1)*3, float64(i%3-1)*1.5), f.M, 3.4))
			}
			d := fmt.Sprintf("M76 96H124Q126 150 128 %gQ100 %g 70 %gQ72 150 76 96Z", bottom, bottom+6, bottom)
			return kit.Of(c.Named("fringe", strings...), c.Form(d, kit.Lin(70, 0, 130, 0, from, s.LL, s.M, s.D), c.Named("stripes", bands...), knit(70, 132, 90, bottom+8), c.Blur(6, c.Rect(66, 84, 70, 40, 0, s.DDD).Opacity(.7)), c.Blur(5, c.Path(fmt.Sprintf("M112 90H140V%gH108Z", bottom+10), s.DDD).Opacity(.4))))
		}
		c.Part("tails", tail(190, true).Rotate(-10, 128, 80).Move(58, 0), tail(216, false).Rotate(5, 100, 80).Move(0, 0))
		c.Part("cloth", c.Blur(6, c.Path("M50 80Q128 146 206 80V110Q128 160 50 110Z", s.DDD).Opacity(.35)),
			c.Form("M42 50Q36 62 42 82Q52 112 96 122Q128 128 160 122Q204 112 214 82Q220 62 214 50Q206 42 196 54Q172 78 128 80Q84 78 60 54Q50 42 42 50Z", kit.Lin(50, 40, 206, 124, kit.At(0, s.LL), kit.At(.3, s.L), kit.At(.6, s.M), kit.At(1, s.DD)),
				c.Named("stripes", c.Path("M68 50Q60 90 76 126H92Q76 90 84 58ZM188 50Q196 90 180 126H164Q180 90 172 58Z", kit.Lin(60, 0, 196, 0, p.LL, p.M, p.D)), c.Path("M118 70Q112 100 116 132H134Q130 100 136 70Z", kit.Lin(112, 0, 136, 0, p.LL, p.M))), knit(38, 220, 40, 130),
				c.Blur(7, c.Path("M40 100Q128 140 216 90V140H40Z", s.DDD).Opacity(.5)), crease(c, s, 6, "M52 70Q90 98 128 100Q166 98 204 70"), c.Path("M46 58Q50 50 58 60Q82 84 120 88Q74 90 50 70Q44 64 46 58Z", kit.White).Opacity(.35)))
		c.AnchorBox("fit", 128, 52, 120, 0, 0)
	},
}
