package clothing

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// cloth is a soft form of fabric; folds lie between the fill and its edge.
func cloth(c *kit.Canvas, d string, t kit.Tones, folds ...kit.Node) kit.Node {
	return sheen.Body(c, d, t, 20, folds...)
}

// knit are the columns of stitches of knitwear over a box.
func knit(c *kit.Canvas, b kit.Box, step float64, t kit.Tones) kit.Node {
	var all []kit.Node
	for x := b.X0; x < b.X1; x += step {
		d := fmt.Sprintf("M%g %gV%g", x, b.Y0, b.Y1)
		all = append(all, c.Line(d, t.DDD, step*.24).Dash(step*.55, step*.4).Opacity(.32), c.Line(d, t.LL, step*.16).Dash(step*.55, step*.4).Move(step*.3, step*.3).Opacity(.4))
	}
	return kit.Of(all...)
}

// ribbed is a band of ribs inside an outline.
func ribbed(c *kit.Canvas, d string, t kit.Tones, n int) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	var all []kit.Node
	for i := range n {
		x := b.X0 + b.W()*(float64(i)+.5)/float64(n)
		all = append(all, c.Rect(x-1, b.Y0, 2, b.H(), 1, t.DDD).Opacity(.5), c.Rect(x+1.4, b.Y0, 1.6, b.H(), .8, t.LL).Opacity(.5))
	}
	return sheen.Body(c, d, t, 9, all...)
}

// buttons are round buttons along an upright line.
func buttons(c *kit.Canvas, x, y0, y1, r float64, n int, t kit.Tones) kit.Node {
	return sheen.Each(n, func(i int) kit.Node {
		y := y0 + (y1-y0)*float64(i)/float64(max(n-1, 1))
		return kit.Of(c.Circle(x+.8, y+1.4, r, t.DDD).Opacity(.55), sheen.Ball(c, x, y, r, t), c.Circle(x-r*.25, y, r*.15, t.DDD), c.Circle(x+r*.25, y, r*.15, t.DDD))
	})
}

var mitten = kit.Piece{
	Name: "mitten", Cm: 24,
	Palette: "mitten #e2463c wool; cuff #fbf3e4 ribbing; pattern #fbf3e4 snowflake <cuff",
	Draw: func(c *kit.Canvas) {
		m, k, p := c.Tones("mitten"), c.Tones("cuff"), c.Tones("pattern")
		one := func(x float64) (kit.Node, kit.Node, kit.Node) {
			const o = "M56 178C44 140 34 96 46 60C58 26 116 20 132 56C138 72 140 90 140 106C148 90 162 76 178 82C196 90 194 114 180 132C164 152 156 164 152 180Q104 190 56 178Z"
			flake := c.Around(6, 92, 104, c.Line("M92 104V72M84 78L92 86L100 78", p.M, 4.5))
			body := cloth(c, o, m, knit(c, kit.Box{X0: 34, Y0: 24, X1: 198, Y1: 186}, 9, m), c.Blur(4, c.Line("M140 108C140 130 138 146 132 160", m.DDD, 6)).Opacity(.5))
			cuff := ribbed(c, "M48 176Q104 192 160 178Q168 178 168 186L166 216Q166 224 158 225Q104 234 54 224Q46 223 45 214L42 186Q42 176 48 176Z", k, 13)
			return body.Move(x, 14), flake.Move(x, 14), cuff.Move(x, 14)
		}
		b, f, k1 := one(60)
		turn := func(n kit.Node) kit.Node { return n.Mirror(128).Rotate(-14, 128, 200).Move(-44, -10) }
		c.Part("mitten", turn(b))
		c.Part("pattern", turn(f))
		c.Part("cuff", turn(k1))
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
		c.Part("glove", sheen.Body(c, o, g, 15, c.Blur(3, c.Line("M102 108Q104 120 108 128M137 108Q137 120 136 128M174 112Q168 124 164 132M72 128Q82 142 92 150", g.DDD, 4)).Opacity(.6), crease(c, g, 5, "M80 176Q120 190 164 174"), crease(c, g, 4, "M84 160Q104 168 120 164")))
		c.Part("stitching", stitches(c, s.M, "M104 140L98 184M126 138V184M148 140L154 184"))
		c.Part("cuff", sheen.Body(c, "M60 216Q122 232 184 216Q190 216 190 224L188 242Q186 250 178 250Q122 258 66 250Q58 250 57 242L54 224Q54 216 60 216Z", k, 10), stitches(c, s.M, "M60 226Q122 240 184 226"), c.Circle(122, 243, 5, s.DD), c.Circle(121.5, 242.4, 4, s.L))
		c.AnchorBox("fit", 122, 232, 116, 0, 0)
	},
}

var beanie = kit.Piece{
	Name: "beanie", Cm: 26,
	Palette: "beanie #2f8fc4 wool; cuff #2f8fc4 brim <beanie; pompom #fbf3e4 bobble; stripe #ffc84a band",
	Draw: func(c *kit.Canvas) {
		b, k, p, s := c.Tones("beanie"), c.Tones("cuff"), c.Tones("pompom"), c.Tones("stripe")
		c.On(kit.Back)
		c.Part("cuff", c.Ellipse(128, 212, 98, 20, kit.Lin(30, 0, 226, 0, b.DDD, b.DD)))
		c.On(kit.Body)
		const o = "M34 196C30 120 66 62 128 62C190 62 226 120 222 196Q128 216 34 196Z"
		c.Part("beanie", cloth(c, o, b, knit(c, kit.Box{X0: 34, Y0: 60, X1: 224, Y1: 206}, 10, b), crease(c, b, 6, "M96 76Q72 110 66 170"), crease(c, b, 6, "M160 76Q186 110 190 170")))
		c.Part("stripe", c.Clip(o, c.Path("M20 138Q128 160 236 138V160Q128 182 20 160Z", kit.Lin(30, 0, 226, 0, s.L, s.M, s.DD)), knit(c, kit.Box{X0: 34, Y0: 136, X1: 224, Y1: 176}, 10, s)))
		c.Part("cuff", ribbed(c, "M28 184Q128 206 228 184Q238 184 238 194V222Q238 232 228 234Q128 252 28 234Q18 232 18 222V194Q18 184 28 184Z", k, 24))
		c.Part("pompom", c.Clip(o, c.Blur(5, c.Circle(130, 64, 36, b.DDD)).Opacity(.4)), c.Form(fluff(128, 42, 36, 36, 0, 20), kit.Rad(114, 26, 60, p.LL, p.M, p.DD), tufts(c, 128, 42, 34, 34, 0, 60, p.DD), tufts(c, 122, 34, 28, 28, 0, 40, p.LL)))
		c.AnchorBox("fit", 128, 222, 180, 0, 0)
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
		sleeve := kit.Of(sheen.Body(c, "M70 38Q46 46 40 74L14 202Q28 216 52 210L84 116Z", s, 14, knit(c, kit.Box{X0: 10, Y0: 30, X1: 90, Y1: 220}, 7, s), c.Blur(5, c.Path("M86 96L46 220H94Z", s.DDD)).Opacity(.4)), ribbed(c, "M13 198Q30 212 54 206L50 234Q48 240 42 239L16 233Q10 231 10 225Z", r, 8))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		half := func(o string) kit.Node {
			return cloth(c, o, b, knit(c, kit.Box{X0: 60, Y0: 20, X1: 200, Y1: 230}, 7, b))
		}
		c.Part("cardigan", half("M88 26Q78 34 67 40Q73 80 71 110L66 222H128V128Q100 90 88 26Z"), half("M168 26Q178 34 189 40Q183 80 185 110L190 222H128V128Q156 90 168 26Z"), crease(c, b, 5, "M76 112Q92 122 100 140"), crease(c, b, 5, "M180 112Q164 122 156 140"))
		c.Part("ribbing", ribbed(c, "M65 218Q128 226 191 218L190 240Q189 246 183 247Q128 252 73 247Q67 246 66 240Z", r, 26), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.DDD, 15), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.M, 12), c.Line("M90 24C96 64 108 100 128 124V248M166 24C160 64 148 100 128 124", r.DD, 10).Dash(1.6, 4).Butt().Opacity(.6))
		c.Part("buttons", buttons(c, 128, 140, 236, 6, 5, u))
		pocket := kit.Of(c.Blur(2, c.Rect(80, 170, 36, 36, 5, b.DDD)).Opacity(.4), sheen.Body(c, kit.RoundRect(79, 168, 36, 36, 5), b, 6, knit(c, kit.Box{X0: 79, Y0: 168, X1: 116, Y1: 205}, 7, b)), c.Line("M80 172H114", r.M, 5))
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
		sleeve := kit.Of(sheen.Body(c, "M84 26Q62 32 56 54L34 150Q46 162 66 158L92 84Z", s, 13, c.Blur(5, c.Path("M92 74L62 164H98Z", s.DDD)).Opacity(.4), crease(c, s, 4, "M80 66Q66 74 60 88")), sheen.Body(c, "M32 140Q50 152 70 148L68 162Q66 168 60 167L36 162Q29 160 30 152Z", e, 6), c.Circle(54, 156, 3.5, u.D))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		c.Part("coat", cloth(c, "M98 14Q86 20 80 26Q86 60 84 96L66 240Q66 248 74 249Q128 256 182 249Q190 248 190 240L172 96Q170 60 176 26Q170 20 158 14L128 70Z", b, crease(c, b, 6, "M100 250Q98 190 108 134"), crease(c, b, 6, "M160 250Q164 190 154 134"), c.Line("M138 70V250", b.DDD, 2.2).Opacity(.7), c.Line("M140 70V250", b.LL, 1.4).Opacity(.6), stitches(c, b.L, "M146 76V246")))
		flap := kit.Of(c.Blur(1.5, c.Rect(84, 176, 34, 10, 3, b.DDD)).Opacity(.5), sheen.Body(c, "M82 168L116 172L114 186L80 182Z", b, 4))
		c.Part("coat", flap, flap.Mirror(128))
		c.Part("collar", sheen.Body(c, "M98 14L86 24L78 62L98 68L92 80L130 112L128 66Z", k, 8), sheen.Body(c, "M158 14L170 24L178 62L158 68L164 80L134 116L128 66Z", k, 8), c.Line("M98 68L104 62M158 68L152 62", k.DDD, 2).Opacity(.6))
		c.Part("buttons", buttons(c, 114, 118, 118, 5, 1, u), buttons(c, 150, 100, 208, 5.5, 4, u))
		c.Part("belt", c.Blur(2, c.Path("M78 138Q128 146 178 138V154Q128 162 78 154Z", b.DDD)).Opacity(.4), sheen.Body(c, "M79 134Q128 142 177 134L178 150Q128 158 78 150Z", e, 6, stitches(c, e.LL, "M80 138Q128 146 176 138M79 147Q128 155 177 147")), c.Rect(116, 134, 26, 24, 4, kit.None).Stroke(u.DDD, 5), c.Rect(115.5, 133.5, 26, 24, 4, kit.None).Stroke(u.L, 3))
		c.AnchorBox("fit", 128, 24, 92, 0, 0)
	},
}

var rainBoot = kit.Piece{
	Name: "rain-boot", Cm: 36, Facing: kit.Right,
	Palette: "boots #ffc62e rubber; soles #e08a1e; lining #8a5a1a; bands #e08a1e trim <soles",
	Draw: func(c *kit.Canvas) {
		b, s, l, k := c.Tones("boots"), c.Tones("soles"), c.Tones("lining"), c.Tones("bands")
		one := func(dx, dy float64) {
			m := func(n ...kit.Node) kit.Node { return kit.Of(n...).Move(dx, dy) }
			c.Part("lining", m(c.Form(kit.Oval(80, 34, 50, 13), kit.Lin(30, 20, 130, 48, l.DD, l.DDD))))
			const o = "M30 34A50 13 0 0 0 130 34L128 136C134 152 196 150 206 184Q210 204 202 220H36Q28 214 30 196Z"
			c.Part("boots", m(sheen.Body(c, o, b, 22, c.Blur(5, c.Line("M128 140C112 152 96 156 84 154", b.DD, 8)).Opacity(.5), crease(c, b, 5, "M40 156Q60 166 84 160"), c.Line("M150 200C164 176 190 172 206 186", b.DD, 3).Opacity(.6), c.Line("M150 203C164 179 190 175 206 189", b.LL, 2).Opacity(.6)), sheen.Glint(c, "M44 62Q50 56 54 64V150Q56 178 52 194Q44 196 42 184Z", .55), sheen.Glint(c, "M152 164Q176 164 190 176Q176 172 156 172Q146 168 152 164Z", .6)))
			c.Part("bands", m(c.Path("M30 36A50 13 0 0 0 130 36V52A50 13 0 0 1 30 52Z", kit.Lin(30, 0, 130, 0, k.L, k.M, k.DD)), c.Path("M30 35A50 13 0 0 0 130 35", kit.None).Stroke(k.LL, 2.4)))
			c.Part("soles", m(sheen.Body(c, "M30 206Q90 214 126 206Q170 200 206 204Q214 216 204 228Q200 232 192 232H146L140 224H112L108 234H40Q28 232 30 206Z", s, 7)))
		}
		one(44, -8)
		one(2, 16)
		c.Anchor("ground", 120, 250)
		c.AnchorBox("fit", 82, 52, 98, 0, 0)
		c.AnchorBox("inside", 82, 50, 90, 20, 0)
	},
}
