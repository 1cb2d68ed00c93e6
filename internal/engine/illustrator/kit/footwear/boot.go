package footwear

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var boot = kit.Piece{
	Name: "boot", Cm: 32, Facing: kit.Right,
	Palette: "upper #d0903f leather; collar #6b4a35 padding; sole #4a4550; laces #f2e3c4; eyelets #d9dee2 metal",
	Draw: func(c *kit.Canvas) {
		u, k, s, l, e := c.Tones("upper"), c.Tones("collar"), c.Tones("sole"), c.Tones("laces"), c.Tones("eyelets")
		c.On(kit.Back)
		c.Part("collar", c.Ellipse(86, 32, 48, 12, k.DDD))
		c.On(kit.Fore)
		c.Part("tongue", c.Form("M110 60L118 14Q122 6 132 8Q144 12 146 24L162 140H120Z", kit.Lin(112, 10, 156, 110, u.L, u.M, u.DD), c.Line("M121 18Q124 11 131 12Q140 15 142 25", u.LL, 2).Opacity(.8)))
		const upper = "M36 40Q34 30 46 30H116Q126 30 128 40L150 128Q156 142 178 148L210 154Q246 164 246 198V206H28Q22 206 24 198Q30 170 40 148Q42 90 36 40Z"
		c.Part("upper", c.Form(upper, kit.Lin(40, 40, 190, 210, kit.At(0, u.LL), kit.At(.25, u.L), kit.At(.55, u.M), kit.At(1, u.D)),
			c.Blur(7, c.Path("M10 194H256V214H10Z", u.DDD).Opacity(.6)), c.Blur(8, c.Path("M110 30Q120 110 110 150Q130 180 180 190L150 130L130 30Z", u.DDD).Opacity(.35)),
			c.Named("toe", c.Path("M184 214Q170 176 190 144Q256 150 256 214Z", kit.Lin(180, 146, 244, 206, u.LL, u.M, u.DD)), c.Line("M186 208Q172 176 191 147", u.DDD, 1.8).Opacity(.6), fabric.Stitches(c, u.LL, "M180 204Q168 176 186 146"), fabric.Stitches(c, u.LL, "M192 204Q178 178 197 149"), c.Path("M200 160Q226 162 236 184Q218 172 194 178Q194 166 200 160Z", kit.White).Opacity(.5)),
			c.Named("heel-counter", c.Path("M16 214Q26 170 38 140Q66 146 76 172Q82 190 80 214Z", kit.Lin(28, 140, 80, 206, u.M, u.D, u.DD)), fabric.Stitches(c, u.LL, "M40 148Q64 154 71 176Q75 190 74 204")),
			fabric.Crease(c, u, 5, "M44 112Q70 122 96 114"), fabric.Crease(c, u, 5, "M146 136Q128 146 118 164"), c.Path("M46 54H60Q66 100 58 140Q52 138 46 140Q50 96 46 54Z", kit.White).Opacity(.34)))
		c.Part("facing", c.Form("M98 52L126 46L152 132Q156 146 146 154Q132 158 120 146Q106 110 98 52Z", kit.Lin(98, 50, 152, 150, u.L, u.M, u.DD), fabric.Stitches(c, u.LL, "M102 56Q110 110 124 142Q132 152 144 149")))
		var lace []kit.Node
		for i := range 5 {
			x, y := 112+float64(i)*6.5, 62+float64(i)*19
			d := fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+12, y-8, x+22-float64(i)*.5, y-10)
			lace = append(lace, c.Circle(x, y, 4.6, e.DDD), c.Circle(x-.3, y-.4, 3.8, kit.Lin(x-3, y-3, x+3, y+3, e.LL, e.D)), c.Line(d, u.DDD, 7).Move(.8, 2).Opacity(.45), c.Line(d, l.DD, 6.2), c.Line(d, l.M, 4.6).Move(-.3, -.5), c.Line(d, l.DD, 4).Dash(1.2, 4).Butt().Opacity(.5))
		}
		c.Part("laces", append(lace, c.Line("M128 52C104 52 92 38 104 32C118 30 126 42 128 52C138 36 154 30 160 38C160 48 146 54 128 52M128 52Q124 66 130 78", l.DD, 5.6), c.Line("M128 52C104 52 92 38 104 32C118 30 126 42 128 52C138 36 154 30 160 38C160 48 146 54 128 52M128 52Q124 66 130 78", l.M, 3.8).Move(-.3, -.4), fabric.Ball(c, 128, 52, 5, l))...)
		c.Part("collar", c.Form("M34 28Q34 18 44 18H108Q122 20 124 34L126 48Q126 56 116 56H46Q36 56 36 46Z", kit.Lin(34, 18, 124, 56, k.LL, k.M, k.DD), c.Line("M56 18V56M76 18V56M96 18V56", k.DDD, 2).Opacity(.5), c.Line("M40 26Q42 22 48 22H106", k.LL, 2).Opacity(.8)))
		c.Part("sole", c.Form("M24 200H244Q252 202 251 212L248 230Q247 236 241 236H220L214 230L206 236H188L182 230L174 236H156L150 230L142 236H112L104 226L96 240Q94 242 90 242H34Q26 242 25 236Q22 214 24 200Z", kit.Lin(0, 200, 0, 242, s.L, s.M, s.DD), c.Line("M22 212H254", s.DDD, 1.5).Opacity(.6), c.Line("M26 205H248", l.D, 1.6).Dash(4, 3), c.Path("M30 216H96V222H30Z", s.LL).Opacity(.35)), c.Line("M25 200.5H245", s.LL, 1.6).Opacity(.7))
		c.AnchorBox("fit", 86, 120, 88, 0, 0)
		c.AnchorBox("inside", 84, 28, 84, 20, 0)
		c.Anchor("ground", 130, 242)
	},
}
