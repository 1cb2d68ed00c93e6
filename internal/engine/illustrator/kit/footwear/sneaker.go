package footwear

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var sneaker = kit.Piece{
	Name: "sneaker", Cm: 30, Facing: kit.Right,
	Palette: "upper #ee4b3c shoe; sole #f6f1e6 midsole; laces #ffffff; accents #35507e stripe heel; outsole #c98b4f gum; toe #f6f1e6 toe_cap",
	Draw: func(c *kit.Canvas) {
		u, s, l, a, o, e := c.Tones("upper"), c.Tones("sole"), c.Tones("laces"), c.Tones("accents"), c.Tones("outsole"), c.Tones("toe")
		c.On(kit.Back)
		c.Part("upper", c.Path("M36 88Q70 78 110 84L104 120L44 124Z", kit.Lin(0, 80, 0, 122, a.DD, a.DDD)))
		c.On(kit.Body)
		c.Part("tongue", c.Form("M94 104Q98 72 116 50Q128 40 142 48Q152 56 158 76L176 120L120 136Z", kit.Lin(96, 46, 160, 120, u.L, u.M, u.DD), c.Line("M100 96Q106 70 120 55Q130 48 140 55", u.LL, 2.5).Opacity(.8)))
		const upper = "M20 190Q12 158 22 126Q18 96 30 80Q38 74 46 84Q54 104 76 108Q96 108 106 96Q112 88 122 92L164 118Q190 136 216 142Q248 150 250 190Z"
		c.Part("upper", c.Form(upper, kit.Lin(30, 80, 200, 200, kit.At(0, u.LL), kit.At(.3, u.L), kit.At(.6, u.M), kit.At(1, u.D)),
			c.Blur(7, c.Path("M10 184Q130 176 256 180V204H10Z", u.DDD).Opacity(.6)), c.Blur(6, c.Path("M120 190Q160 150 230 146L256 200H120Z", u.DDD).Opacity(.3)),
			c.Named("toe-cap", c.Path("M196 196Q186 164 202 136Q256 140 256 196Z", kit.Lin(190, 140, 240, 196, e.LL, e.M, e.D)), c.Line("M198 196Q188 164 203 138", e.DD, 1.6), c.Path("M208 148Q230 150 240 170Q226 158 204 164Q203 156 208 148Z", kit.White).Opacity(.7)),
			c.Line("M48 92Q58 112 78 114Q98 114 110 101", u.DD, 1.4).Opacity(.7), fabric.Stitches(c, u.LL, "M40 88Q50 118 78 120Q98 120 112 106"),
			c.Path("M30 96Q34 88 40 96Q46 118 64 126Q44 130 32 124Q26 108 30 96Z", kit.White).Opacity(.3)))
		c.Part("accents", c.Form(upper, kit.None, c.Path("M8 196V118Q40 128 56 158Q62 178 60 200Z", kit.Lin(16, 120, 60, 196, a.L, a.M, a.DD)), fabric.Stitches(c, a.LL, "M20 130Q42 140 50 164Q54 180 53 192"),
			c.Path("M70 184L106 118L120 122L92 186Z", kit.Lin(70, 120, 110, 184, a.L, a.M, a.D)), c.Path("M102 186L128 126L140 132L122 188Z", kit.Lin(100, 120, 140, 184, a.L, a.M, a.D))),
			c.Form("M18 124Q14 92 26 78Q34 74 40 82L36 126Q28 130 18 124Z", kit.Lin(16, 78, 40, 126, a.LL, a.M, a.D), c.Line("M24 120Q22 96 29 84", a.LL, 2)))
		c.Part("upper", c.Form("M114 92Q120 88 128 92L196 132Q200 138 194 144Q186 150 176 146L120 116Q106 108 114 92Z", kit.Lin(116, 90, 180, 150, u.L, u.M, u.DD), c.Line("M118 94Q122 92 128 95L192 133", u.LL, 1.6).Opacity(.8)))
		var laces []kit.Node
		for i := range 5 {
			x, y := 120+float64(i)*14.5, 104+float64(i)*8.4
			d := fmt.Sprintf("M%g %gL%g %g", x, y, x+17-float64(i), y-22+float64(i)*1.6)
			laces = append(laces, c.Circle(x, y, 3, a.DDD), c.Line(d, u.DDD, 7.5).Move(.8, 1.8).Opacity(.4), c.Line(d, l.DD, 6.5), c.Line(d, l.M, 5).Move(-.4, -.5))
		}
		bow := kit.Of(c.Line("M132 88C108 78 100 62 114 60C126 60 132 76 132 88", l.DD, 5.8), c.Line("M132 88C108 78 100 62 114 60C126 60 132 76 132 88", l.M, 4.2).Move(-.3, -.4),
			c.Line("M132 88C138 70 152 60 158 68C160 78 146 88 132 88", l.DD, 5.8), c.Line("M132 88C138 70 152 60 158 68C160 78 146 88 132 88", l.M, 4.2).Move(-.3, -.4), c.Circle(132, 88, 4.5, l.D), c.Circle(131.5, 87.5, 3.6, l.LL))
		c.Part("laces", append(laces, bow)...)
		c.Part("sole", c.Form("M14 184Q20 180 30 182Q130 192 236 180Q248 178 252 184Q256 200 248 212Q240 220 228 220H34Q16 220 12 204Q10 192 14 184Z", kit.Lin(0, 180, 0, 220, kit.At(0, s.LL), kit.At(.4, s.M), kit.At(1, s.D)),
			c.Blur(4, c.Rect(0, 208, 256, 14, 0, s.DDD).Opacity(.4)), c.Line("M12 198Q130 206 254 195", a.M, 4), c.Line("M16 187Q130 197 250 184", kit.White, 2.2).Opacity(.9)),
			c.Form("M15 210Q130 216 249 210Q246 226 228 226H36Q18 226 15 210Z", kit.Lin(0, 208, 0, 226, o.L, o.M, o.DD), c.Line("M20 213H246", o.LL, 1.5).Opacity(.6)))
		c.AnchorBox("fit", 76, 92, 66, 0, 0)
		c.Anchor("ground", 130, 226)
	},
}
