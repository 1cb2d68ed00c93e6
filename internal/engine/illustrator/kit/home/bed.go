package home

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var bed = kit.Piece{
	Name: "bed", Cm: 210, Facing: kit.Right,
	Palette: "blanket #4f86d9 duvet cover; frame #a9673a wood; mattress #fbf3e4; pillow #fffdf7 pillows; second #f6c453 throw",
	Draw: func(c *kit.Canvas) {
		b, f, m, p, s := c.Tones("blanket"), c.Tones("frame"), c.Tones("mattress"), c.Tones("pillow"), c.Tones("second")
		c.On(kit.Back)
		board1 := "M8 70Q8 46 24 42Q46 36 56 54Q60 60 60 70V200H8Z"
		c.Part("frame", board(c, board1, f, 8), c.Path("M18 76Q18 58 30 54Q44 52 49 64V150H18Z", kit.None).Stroke(f.DD, 2.4).Opacity(.6), c.Path("M19 77Q19 59 31 55Q45 53 50 65V150H19Z", kit.None).Stroke(f.LL, 1.4).Opacity(.6))
		c.On(kit.Body)
		c.Part("frame", c.Rect(14, 190, 18, 34, 4, sheen.Round(14, 0, 32, 0, f)), c.Rect(220, 190, 18, 34, 4, sheen.Round(220, 0, 238, 0, f)), c.Form(kit.RoundRect(8, 176, 240, 30, 6), kit.Lin(0, 176, 0, 206, f.L, f.M, f.DD), sheen.Grain(c, kit.Box{X0: 10, Y0: 178, X1: 246, Y1: 204}, 5, f), sheen.Dim(c, 4, .5, "M8 172H250V184H8Z", f)))
		mat := "M22 136Q22 126 34 126H226Q240 126 240 140V172Q240 182 230 182H32Q22 182 22 172Z"
		c.Part("mattress", c.Form(mat, kit.Lin(0, 126, 0, 182, m.LL, m.M, m.D, m.DDD), c.Line("M22 146H240M22 168H240", m.DDD, 1.6).Opacity(.6), c.Line("M22 148H240M22 170H240", m.LL, 1.2).Opacity(.8)))
		pil := "M34 104C44 94 84 88 104 96C112 100 112 122 104 130C88 138 50 138 38 130C30 124 28 110 34 104Z"
		c.Part("pillow", sheen.Body(c, pil, p, 14, c.Line("M46 106Q56 116 52 126M94 102Q88 112 94 124", p.DDD, 2).Opacity(.45), c.Blur(4, c.Ellipse(72, 118, 24, 7, p.DDD)).Opacity(.25)))
		cov := "M92 118Q94 108 108 108C150 102 210 106 236 114Q248 118 248 134V184Q248 192 240 192C226 188 216 196 204 192C190 187 178 196 164 192C150 188 138 196 124 192C112 188 104 194 96 190Q90 188 90 180Z"
		c.Part("blanket", c.Clip(pil, sheen.Dim(c, 4, .35, "M84 110H116V140H84Z", p)), c.Form(cov, kit.Lin(120, 104, 160, 196, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.45, b.M), kit.At(1, b.D)), c.Line("M96 134Q170 128 248 138", b.DD, 2).Opacity(.35), sheen.Each(8, func(i int) kit.Node {
			x := 108 + 18*float64(i)
			return kit.Of(c.Blur(2, c.Path(sheen.D("M%g 140Q%g 170 %g 196H%gQ%g 168 %g 140Z", x, x+4, x-2, x+7, x+9, x+3), b.DD)).Opacity(.45), c.Blur(1.500, c.Line(sheen.D("M%g 146Q%g 168 %g 190", x-5, x-2, x-6), b.LL, 2.4)).Opacity(.5))
		}), sheen.Edge(c, cov, b, 14)),
			c.Form("M92 118Q94 108 108 108C118 107 126 106 134 106Q128 120 130 140Q132 166 128 192C114 188 104 194 96 190Q90 188 90 180Z", kit.Lin(92, 106, 126, 192, p.L, p.M, p.DD), c.Line("M126 108Q121 122 123 142Q125 166 121 190", b.M, 2.4).Opacity(.7), sheen.Dim(c, 4, .3, "M124 100H140V196H118Z", p)))
		thr := "M186 106Q212 108 226 112Q232 128 230 150Q228 172 232 192C222 190 214 196 204 192C198 190 194 191 188 193Q184 166 187 144Q188 124 186 106Z"
		c.Part("second", c.Form(thr, kit.Lin(186, 106, 226, 192, s.L, s.M, s.D), sheen.Each(5, func(i int) kit.Node {
			return c.Line(sheen.D("M180 %gQ206 %g 236 %g", 122+15*float64(i), 118+15*float64(i), 126+15*float64(i)), s.DD, 2).Opacity(.4)
		}), sheen.Edge(c, thr, s, 8)), sheen.Each(10, func(i int) kit.Node { return c.Line(sheen.D("M%g 190v9", 189+4.6*float64(i)), s.D, 2) }))
		c.On(kit.Fore)
		foot := "M236 132Q236 120 244 120Q252 120 252 132V212H236Z"
		c.Part("frame", board(c, foot, f, 3), sheen.Ball(c, 244, 116, 8, f), c.Rect(236, 206, 16, 18, 3, sheen.Round(236, 0, 252, 0, f)))
		c.Anchor("ground", 128, 224)
		c.Anchor("seat", 150, 108)
		c.AnchorBox("surface", 158, 112, 140, 0, 0)
	},
}
