package footwear

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var shoe = kit.Piece{
	Name: "shoe", Cm: 30, Facing: kit.Right,
	Palette: "upper #a35a2c leather; sole #7a5a4a heel; laces #6b4028 <upper; lining #e9bf8d",
	Draw: func(c *kit.Canvas) {
		u, s, l, n := c.Tones("upper"), c.Tones("sole"), c.Tones("laces"), c.Tones("lining")
		c.On(kit.Back)
		c.Part("lining", c.Path("M24 96Q60 80 106 92L100 126L36 130Z", kit.Lin(0, 84, 0, 126, n.M, n.DD)), c.Line("M26 97Q60 83 104 92", u.D, 4))
		c.On(kit.Body)
		c.Part("sole", c.Form("M10 178H246Q254 186 250 196Q244 204 226 205L128 203Q112 200 102 196L98 211Q97 215 92 215H22Q15 215 14 209Q8 192 10 178Z", kit.Lin(0, 178, 0, 221, s.L, s.M, s.DD), c.Line("M12 190Q120 192 250 192", s.LL, 1.3).Dash(2.5, 3).Opacity(.8), c.Blur(3, c.Path("M12 196H100V206H12Z", s.DDD).Opacity(.7)), c.Line("M14 207H98", s.DDD, 1.4).Opacity(.6)), c.Line("M14 180.5H246", s.LL, 1.5).Opacity(.5))
		c.Part("tongue", c.Form("M92 112Q96 84 112 72Q124 66 132 74Q140 86 144 102L152 124L110 134Z", kit.Lin(92, 68, 148, 126, u.L, u.M, u.DD), c.Line("M98 100Q102 84 114 75Q123 70 130 77", u.LL, 2).Opacity(.8)))
		const upper = "M12 184Q10 160 16 138Q12 112 20 96Q26 88 34 96Q48 116 74 117Q92 116 100 104Q106 97 116 102L156 124Q184 134 208 138Q250 146 250 182Q250 186 246 186H16Q12 186 12 184Z"
		c.Part("upper", c.Form(upper, kit.Lin(24, 90, 200, 200, kit.At(0, u.LL), kit.At(.25, u.L), kit.At(.55, u.M), kit.At(1, u.DD)),
			c.Blur(7, c.Path("M6 174H256V196H6Z", u.DDD).Opacity(.6)), c.Blur(7, c.Path("M116 186Q140 150 200 140L256 176V196H116Z", u.DDD).Opacity(.3)),
			c.Named("toe", c.Path("M186 192Q172 162 190 130Q256 138 256 192Z", kit.Lin(180, 134, 248, 192, u.LL, u.M, u.DD)), c.Line("M187 188Q174 162 191 132", u.DDD, 1.8).Opacity(.6), fabric.Stitches(c, u.LL, "M182 186Q170 162 186 131"), c.Line("M196 182Q186 162 200 136", u.DDD, 3.6).Dash(.1, 7).Opacity(.7),
				c.Path("M204 146Q230 150 240 168Q224 156 198 160Q199 152 204 146Z", kit.White).Opacity(.6), c.Circle(218, 172, 2.2, u.DDD).Opacity(.7), c.Circle(226, 178, 2.2, u.DDD).Opacity(.7), c.Circle(210, 178, 2.2, u.DDD).Opacity(.7), c.Circle(218, 182, 1.6, u.DDD).Opacity(.7)),
			c.Named("heel-counter", c.Path("M4 190V128Q36 136 50 160Q56 176 56 190Z", kit.Lin(10, 128, 56, 188, u.M, u.D, u.DD)), fabric.Stitches(c, u.LL, "M16 142Q38 148 47 166Q51 178 51 186")),
			c.Path("M20 104Q24 96 30 102Q44 122 66 126Q44 132 24 128Q18 114 20 104Z", kit.White).Opacity(.35), fabric.Stitches(c, u.LL, "M28 100Q46 124 76 124Q96 122 106 110"), c.Path("M66 174Q72 152 96 142Q84 158 84 176Z", kit.White).Opacity(.16)))
		c.Part("facing", c.Form("M106 104Q112 98 120 104L156 123Q164 131 158 140Q150 151 138 148L106 132Q96 118 106 104Z", kit.Lin(102, 102, 160, 150, u.L, u.M, u.DD), fabric.Stitches(c, u.LL, "M109 127L138 142Q149 144 153 134")))
		var lace []kit.Node
		for i := range 4 {
			x, y := 113+float64(i)*11.5, 114+float64(i)*7.5
			d := fmt.Sprintf("M%g %gL%g %g", x, y, x+12, y-17)
			lace = append(lace, c.Circle(x, y, 2.6, u.DDD), c.Line(d, u.DDD, 6).Move(.8, 1.5).Opacity(.45), c.Line(d, l.DD, 5.2), c.Line(d, l.L, 3.2).Move(-.4, -.4))
		}
		const bow = "M125 97C106 92 98 78 110 76C120 76 125 88 125 97C130 82 142 76 147 82C149 90 138 97 125 97"
		c.Part("laces", append(lace, c.Line(bow, l.DD, 5), c.Line(bow, l.L, 3).Move(-.3, -.4), fabric.Ball(c, 125, 97, 4.2, l))...)
		c.AnchorBox("fit", 64, 104, 66, 0, 0)
		c.Anchor("ground", 128, 221)
	},
}
