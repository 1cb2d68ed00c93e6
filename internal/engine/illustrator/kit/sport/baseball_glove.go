package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var baseballGlove = kit.Piece{
	Name: "baseball-glove", Cm: 30,
	Palette: "leather #b8692f mitt brown; laces #f0c98a lacing; palm #8f4a20 pocket; patch #e4463c; baseball #f6f1e6 ball; stitches #d8363c",
	Draw: func(c *kit.Canvas) {
		l, w, p, q := c.Tones("leather"), c.Tones("laces"), c.Tones("palm"), c.Tones("patch")
		tie := func(x0, y0, x1, y1 float64) kit.Node {
			d := sheen.D("M%g %gL%g %g", x0, y0, x1, y1)
			return kit.Of(c.Line(d, l.DDD, 6.4).Move(.8, 1.6).Opacity(.5), c.Line(d, w.DD, 5.2), c.Line(d, w.L, 3.2).Move(-.3, -.6))
		}
		c.On(kit.Back)
		web := "M44 96C36 70 46 44 66 38L110 120L70 160Z"
		c.Part("palm", c.Form(web, kit.Lin(44, 40, 100, 150, p.L, p.M, p.DD)))
		c.Part("laces", c.Clip(web, sheen.Each(6, func(i int) kit.Node {
			k := 15 * float64(i)
			return kit.Of(tie(34, 60+k, 108, 26+k), tie(44+k*.8, 30, 50+k*.8, 170))
		})), tie(40, 74, 70, 42))
		c.On(kit.Body)
		fingers := []struct{ x, y, w, deg float64 }{{222, 92, 52, 17}, {186, 56, 55, 10}, {143, 38, 57, 2}, {98, 44, 57, -6}}
		for _, f := range fingers {
			d := kit.RoundRect(f.x-f.w/2, f.y-38, f.w, 150, 24)
			c.Part("leather", c.Form(d, kit.Lin(f.x-f.w/2, 0, f.x+f.w/2, 0, kit.At(0, l.M), kit.At(.25, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), sheen.Edge(c, d, l, 13), c.Line(sheen.D("M%g %gV%g", f.x-5, f.y-14, f.y+80), l.DDD, 2).Opacity(.45), c.Line(sheen.D("M%g %gV%g", f.x-4, f.y-13, f.y+80), l.LL, 1.2).Opacity(.6)).Rotate(f.deg, f.x, f.y+110))
		}
		c.Part("laces", tie(112, 50, 132, 48), tie(158, 56, 176, 60), tie(204, 84, 220, 90))
		const palm = "M62 148C80 112 110 100 150 102C196 104 226 128 232 164C238 206 212 240 168 248C126 254 92 244 76 220C60 198 54 168 62 148Z"
		c.Part("leather", c.Form(palm, kit.Rad(120, 130, 140, kit.At(0, l.L), kit.At(.5, l.M), kit.At(.85, l.D), kit.At(1, l.DD)), sheen.Edge(c, palm, l, 22)))
		const pocket = "M86 152C98 128 124 118 152 120C186 122 206 140 208 166C210 196 186 216 152 218C112 220 76 184 86 152Z"
		c.Part("palm", c.Form(pocket, kit.Rad(150, 178, 80, kit.At(0, p.M), kit.At(.6, p.D), kit.At(1, p.DDD)), c.Blur(6, c.Path("M84 160C96 126 140 112 190 130L180 140C140 130 104 146 96 180Z", p.DDD)).Opacity(.7), c.Blur(5, c.Path("M150 214C186 212 206 190 206 168L216 190L180 226Z", p.LL)).Opacity(.5), c.Line("M112 140C120 160 140 190 170 206M138 128C144 150 166 178 192 188", p.DDD, 2).Opacity(.5)), c.Path(pocket, kit.None).Stroke(l.LL, 2).Opacity(.5))
		if b, st := c.Tones("baseball"), c.Tones("stitches"); c.State("with baseball") {
			seam := kit.Of(c.Line("M118 124C140 140 146 176 132 206M182 126C166 150 170 186 188 200", st.M, 3), c.Line("M118 124C140 140 146 176 132 206M182 126C166 150 170 186 188 200", st.M, 11).Dash(2, 6).Butt().Opacity(.8))
			c.Part("baseball", c.Blur(6, c.Circle(156, 176, 50, p.DDD)).Opacity(.8), c.Form(kit.Oval(152, 166, 50, 50), kit.Rad(136, 146, 72, b.LL, b.LL, b.M, b.D, b.DD), seam))
		}
		const thumb = "M78 224C40 212 12 170 14 124C16 96 34 86 50 96C64 106 66 130 80 148C98 168 118 184 114 206C110 226 96 230 78 224Z"
		c.Part("leather", c.Clip(palm, sheen.Dim(c, 6, .55, "M60 96C74 120 84 136 96 150C114 170 132 190 124 214L90 240L40 150Z", l)), c.Form(thumb, kit.Lin(20, 90, 110, 220, kit.At(0, l.L), kit.At(.2, l.LL), kit.At(.5, l.M), kit.At(1, l.DD)), c.Line("M36 106C36 150 64 190 98 208", l.DDD, 2).Opacity(.5), c.Line("M37 107C37 150 65 190 99 208", l.LL, 1.2).Move(1, 0).Opacity(.6), sheen.Edge(c, thumb, l, 14)))
		c.Part("laces", tie(54, 102, 66, 96), tie(62, 118, 76, 112), tie(70, 134, 84, 126), c.Line("M96 226C130 242 180 240 212 212", w.DD, 4.6), c.Line("M96 225C130 241 180 239 212 211", w.L, 2.6))
		heel := "M94 232C126 252 176 250 208 224L212 236C186 260 118 264 92 246Z"
		c.Part("leather", sheen.Body(c, heel, l, 8))
		c.Part("patch", c.Form(kit.RoundRect(132, 226, 44, 20, 8), kit.Lin(132, 226, 176, 246, q.L, q.M, q.D), c.Path(kit.RoundRect(135, 229, 38, 14, 5), kit.None).Stroke(q.LL, 1.2).Dash(3, 2.4)).Rotate(-6, 154, 236))
		c.AnchorBox("inside", 148, 168, 90, 70, 0)
		c.AnchorBox("fit", 152, 246, 90, 0, 0)
		c.AnchorBox("print", 148, 168, 80, 60, 0)
	},
}
