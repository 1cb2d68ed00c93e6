package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var shoe = kit.Piece{
	Name: "shoe", Cm: 30, Facing: kit.Right,
	Palette: "upper #a35a2c leather; sole #4f3a33 heel; laces #6b4028 <upper; lining #e9bf8d",
	Draw: func(c *kit.Canvas) {
		u, s, l, n := c.Tones("upper"), c.Tones("sole"), c.Tones("laces"), c.Tones("lining")
		c.On(kit.Back)
		c.Part("lining", c.Path("M30 88Q70 76 108 84L100 124L40 126Z", kit.Lin(0, 80, 0, 124, n.D, n.DDD)))
		c.On(kit.Body)
		c.Part("sole", c.Form("M12 184H248Q254 190 250 200Q246 206 236 206H118L104 204L100 222Q99 226 94 226H24Q18 226 17 221Z", kit.Lin(0, 184, 0, 226, s.L, s.M, s.DD), c.Line("M14 197H250", s.LL, 1.300).Dash(2.500, 3).Opacity(.7), c.Blur(3, c.Rect(12, 206, 96, 8, 0, s.DDD).Opacity(.6)), c.Line("M20 215H102", s.DDD, 1.500).Opacity(.6)), c.Rect(17, 221, 84, 5, 2, s.DDD))
		c.Part("tongue", c.Form("M92 106Q98 74 116 60Q126 54 134 60Q142 70 144 88L156 120L110 130Z", kit.Lin(92, 60, 150, 124, u.L, u.M, u.DD), c.Line("M98 94Q104 74 117 63Q125 58 132 63", u.LL, 2).Opacity(.8)))
		const upper = "M14 188Q14 160 22 132Q20 104 26 88Q32 80 40 86Q56 106 80 106Q96 104 104 92Q110 86 118 90L158 116Q182 130 212 138Q250 148 250 186Q250 190 246 190H18Q14 190 14 188Z"
		c.Part("upper", c.Form(upper, kit.Lin(30, 84, 200, 200, kit.At(0, u.LL), kit.At(.25, u.L), kit.At(.55, u.M), kit.At(1, u.DD)),
			c.Blur(7, c.Path("M10 178H256V200H10Z", u.DDD).Opacity(.6)), c.Blur(7, c.Path("M116 190Q140 150 200 140L256 180V200H116Z", u.DDD).Opacity(.35)),
			c.Named("toe", c.Path("M192 196Q178 164 196 132Q256 140 256 196Z", kit.Lin(186, 136, 250, 196, u.LL, u.M, u.DD)), c.Line("M193 192Q180 164 197 134", u.DDD, 1.800).Opacity(.6), stitches(c, u.LL, "M188 190Q176 164 192 133"), stitches(c, u.LL, "M198 190Q186 166 202 137"), c.Path("M206 146Q230 150 240 172Q224 158 200 164Q200 154 206 146Z", kit.White).Opacity(.55)),
			c.Named("heel-counter", c.Path("M8 194V124Q36 132 52 158Q58 176 58 194Z", kit.Lin(14, 124, 58, 190, u.M, u.D, u.DD)), stitches(c, u.LL, "M20 138Q40 144 49 164Q53 178 53 188")),
			c.Path("M26 96Q30 88 36 94Q50 114 72 116Q50 124 30 122Q24 106 26 96Z", kit.White).Opacity(.35), stitches(c, u.LL, "M34 90Q56 116 84 114Q100 112 110 100"),
			c.Path("M64 178Q70 150 96 138Q84 156 84 180Z", kit.White).Opacity(.14)))
		c.Part("facing", c.Form("M110 92Q116 86 124 92L160 115Q168 124 162 134Q154 146 140 142L108 122Q98 108 110 92Z", kit.Lin(106, 90, 164, 144, u.L, u.M, u.DD), stitches(c, u.LL, "M112 116L140 136Q152 138 157 128")))
		var lace []kit.Node
		for i := range 4 {
			x, y := 116+float64(i)*12, 104+float64(i)*8.5
			d := fmt.Sprintf("M%g %gL%g %g", x, y, x+13, y-19)
			lace = append(lace, c.Circle(x, y, 2.600, u.DDD), c.Line(d, u.DDD, 6.500).Move(.8, 1.500).Opacity(.45), c.Line(d, l.DD, 5.600), c.Line(d, l.L, 3.600).Move(-.4, -.4))
		}
		c.Part("laces", append(lace, c.Line("M128 86C108 80 100 66 112 64C122 64 128 76 128 86C134 70 146 64 150 70C152 78 142 86 128 86", l.DD, 5.200), c.Line("M128 86C108 80 100 66 112 64C122 64 128 76 128 86C134 70 146 64 150 70C152 78 142 86 128 86", l.L, 3.200), ball(c, 128, 86, 4.500, l))...)
		c.AnchorBox("fit", 70, 92, 66, 0, 0)
		c.Anchor("ground", 130, 226)
	},
}
