package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mitten = kit.Piece{
	Name: "mitten", Cm: 24, States: "single",
	Palette: "mitten #e2463c wool; cuff #fbf3e4 ribbing; pattern #fbf3e4 snowflake <cuff",
	Draw: func(c *kit.Canvas) {
		m, k, p := c.Tones("mitten"), c.Tones("cuff"), c.Tones("pattern")
		one := func(x float64) (kit.Node, kit.Node, kit.Node) {
			const o = "M56 178C44 140 34 96 46 60C58 26 116 20 132 56C138 72 140 90 140 106C148 90 162 76 178 82C196 90 194 114 180 132C164 152 156 164 152 180Q104 190 56 178Z"
			flake := c.Around(6, 92, 104, c.Line("M92 104V72M84 78L92 86L100 78", p.M, 4.5))
			body := fabric.Cloth(c, o, m, fabric.Knit(c, kit.Box{X0: 34, Y0: 24, X1: 198, Y1: 186}, 9, m), c.Blur(4, c.Line("M140 108C140 130 138 146 132 160", m.DDD, 6)).Opacity(.5))
			cuff := fabric.Ribbed(c, "M48 176Q104 192 160 178Q168 178 168 186L166 216Q166 224 158 225Q104 234 54 224Q46 223 45 214L42 186Q42 176 48 176Z", k, 13)
			return body.Move(x, 14), flake.Move(x, 14), cuff.Move(x, 14)
		}
		b, f, k1 := one(60)
		turn := func(n kit.Node) kit.Node { return n.Mirror(128).Rotate(-14, 128, 200).Move(-44, -10) }
		if !c.State("single") {
			c.Part("mitten", turn(b))
			c.Part("pattern", turn(f))
			c.Part("cuff", turn(k1))
		}
		c.Part("mitten", b.Rotate(8, 150, 200))
		c.Part("pattern", f.Rotate(8, 150, 200))
		c.Part("cuff", k1.Rotate(8, 150, 200))
		c.AnchorBox("fit", 158, 214, 110, 0, 0)
		c.AnchorBox("print", 163, 116, 84, 80, 8)
	},
}

var glove = kit.Piece{
	Name: "glove", Cm: 25,
	Palette: "glove #a5613a leather; cuff #7c4427 band; stitching #f1d9b0 seams",
	Draw: func(c *kit.Canvas) {
		g, k, s := c.Tones("glove"), c.Tones("cuff"), c.Tones("stitching")
		const o = "M66 222C66 190 58 172 42 152L16 120A15.5 15.5 0 0 1 40 100L66 124Q72 128 71 120L54 58A16.5 16.5 0 0 1 86 49L101 100Q103 105 104 99L101 26A17 17 0 0 1 135 24L136 100Q138 105 140 100L151 38A16.5 16.5 0 0 1 183 43L172 106Q173 112 177 106L190 72A15 15 0 0 1 218 81L196 142C186 172 178 192 178 222Q122 234 66 222Z"
		c.Part("glove", sheen.Body(c, o, g, 15, c.Blur(3, c.Line("M102 108Q104 120 108 128M137 108Q137 120 136 128M174 112Q168 124 164 132M72 128Q82 142 92 150", g.DDD, 4)).Opacity(.6), fabric.Crease(c, g, 5, "M80 176Q120 190 164 174"), fabric.Crease(c, g, 4, "M84 160Q104 168 120 164")))
		c.Part("stitching", fabric.Stitches(c, s.M, "M104 140L98 184M126 138V184M148 140L154 184"))
		c.Part("cuff", sheen.Body(c, "M60 216Q122 232 184 216Q190 216 190 224L188 242Q186 250 178 250Q122 258 66 250Q58 250 57 242L54 224Q54 216 60 216Z", k, 10), fabric.Stitches(c, s.M, "M60 226Q122 240 184 226"), c.Circle(122, 243, 5, s.DD), c.Circle(121.5, 242.4, 4, s.L))
		c.AnchorBox("fit", 122, 232, 116, 0, 0)
	},
}

var cardigan = kit.Piece{
	Name: "cardigan", Cm: 72,
	Palette: "cardigan #d98aa0 body wool; sleeves #d98aa0 <cardigan; ribbing #c06f88 trim cuffs hem; buttons #fbf1df; shirt #f6f3ee",
	Draw: func(c *kit.Canvas) {
		b, s, r, u, w := c.Tones("cardigan"), c.Tones("sleeves"), c.Tones("ribbing"), c.Tones("buttons"), c.Tones("shirt")
		c.On(kit.Back)
		c.Part("shirt", c.Form("M92 26Q128 12 164 26L150 120H106Z", kit.Lin(0, 14, 0, 110, w.DD, w.M, w.D), c.Line("M96 30Q128 50 160 30", w.DD, 5), c.Line("M96 28Q128 48 160 28", w.LL, 3)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M70 38Q46 46 40 74L14 202Q28 216 52 210L84 116Z", s, 14, fabric.Knit(c, kit.Box{X0: 10, Y0: 30, X1: 90, Y1: 220}, 7, s), c.Blur(5, c.Path("M86 96L46 220H94Z", s.DDD)).Opacity(.4)), fabric.Ribbed(c, "M13 198Q30 212 54 206L50 234Q48 240 42 239L16 233Q10 231 10 225Z", r, 8))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		half := func(o string) kit.Node {
			return fabric.Cloth(c, o, b, fabric.Knit(c, kit.Box{X0: 60, Y0: 20, X1: 200, Y1: 230}, 7, b))
		}
		c.Part("cardigan", half("M88 26Q78 34 67 40Q73 80 71 110L66 222H128V128Q100 90 88 26Z"), half("M168 26Q178 34 189 40Q183 80 185 110L190 222H128V128Q156 90 168 26Z"), fabric.Crease(c, b, 5, "M76 112Q92 122 100 140"), fabric.Crease(c, b, 5, "M180 112Q164 122 156 140"))
		c.Part("ribbing", fabric.Ribbed(c, "M65 218Q128 226 191 218L190 240Q189 246 183 247Q128 252 73 247Q67 246 66 240Z", r, 26), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.DDD, 15), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.M, 12), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.DD, 10).Dash(1.6, 4).Butt().Opacity(.6))
		c.Part("buttons", fabric.Buttons(c, 128, 140, 236, 6, 5, u))
		pocket := kit.Of(c.Blur(2, c.Rect(80, 170, 36, 36, 5, b.DDD)).Opacity(.4), sheen.Body(c, kit.RoundRect(79, 168, 36, 36, 5), b, 6, fabric.Knit(c, kit.Box{X0: 79, Y0: 168, X1: 116, Y1: 205}, 7, b)), c.Line("M80 172H114", r.M, 5))
		c.Part("cardigan", pocket, pocket.Mirror(128))
		c.AnchorBox("fit", 128, 36, 124, 0, 0)
	},
}

var coat = kit.Piece{
	Name: "coat", Cm: 105,
	Palette: "coat #c99a62 body; sleeves #c99a62 <coat; collar #b4834c lapels <coat; buttons #5a3a22; belt #a87440 <coat",
	Draw: func(c *kit.Canvas) {
		b, s, k, u, e := c.Tones("coat"), c.Tones("sleeves"), c.Tones("collar"), c.Tones("buttons"), c.Tones("belt")
		c.On(kit.Back)
		c.Part("collar", c.Form("M98 16Q128 4 158 16L152 60H104Z", kit.Lin(0, 6, 0, 56, k.DD, k.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M84 26Q62 32 56 54L34 150Q46 162 66 158L92 84Z", s, 13, c.Blur(5, c.Path("M92 74L62 164H98Z", s.DDD)).Opacity(.4), fabric.Crease(c, s, 4, "M80 66Q66 74 60 88")), sheen.Body(c, "M32 140Q50 152 70 148L68 162Q66 168 60 167L36 162Q29 160 30 152Z", e, 6), c.Circle(54, 156, 3.5, u.D))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		c.Part("coat", fabric.Cloth(c, "M98 14Q86 20 80 26Q86 60 84 96L66 240Q66 248 74 249Q128 256 182 249Q190 248 190 240L172 96Q170 60 176 26Q170 20 158 14L128 70Z", b, fabric.Crease(c, b, 6, "M100 250Q98 190 108 134"), fabric.Crease(c, b, 6, "M160 250Q164 190 154 134"), c.Line("M138 70V250", b.DDD, 2.2).Opacity(.7), c.Line("M140 70V250", b.LL, 1.4).Opacity(.6), fabric.Stitches(c, b.L, "M146 76V246")))
		flap := kit.Of(c.Blur(1.5, c.Rect(84, 176, 34, 10, 3, b.DDD)).Opacity(.5), sheen.Body(c, "M82 168L116 172L114 186L80 182Z", b, 4))
		c.Part("coat", flap, flap.Mirror(128))
		c.Part("collar", sheen.Body(c, "M98 14L86 24L78 62L98 68L92 80L130 112L128 66Z", k, 8), sheen.Body(c, "M158 14L170 24L178 62L158 68L164 80L134 116L128 66Z", k, 8), c.Line("M98 68L104 62M158 68L152 62", k.DDD, 2).Opacity(.6))
		c.Part("buttons", fabric.Buttons(c, 114, 118, 118, 5, 1, u), fabric.Buttons(c, 150, 100, 208, 5.5, 4, u))
		c.Part("belt", c.Blur(2, c.Path("M78 138Q128 146 178 138V154Q128 162 78 154Z", b.DDD)).Opacity(.4), sheen.Body(c, "M79 134Q128 142 177 134L178 150Q128 158 78 150Z", e, 6, fabric.Stitches(c, e.LL, "M80 138Q128 146 176 138M79 147Q128 155 177 147")), c.Rect(116, 134, 26, 24, 4, kit.None).Stroke(u.DDD, 5), c.Rect(115.5, 133.5, 26, 24, 4, kit.None).Stroke(u.L, 3))
		c.AnchorBox("fit", 128, 24, 92, 0, 0)
	},
}
