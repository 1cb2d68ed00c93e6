package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tuxedo = kit.Piece{
	Name: "tuxedo", Cm: 80, Palette: "jacket #3b3f52 black suit; lapels #5a6078 satin; shirt #fafbfd white; bow_tie #c8283c red; buttons #2a2d3a studs; flower #e8455f boutonniere rose",
	Draw: func(c *kit.Canvas) {
		b, l, w, t, u, f := c.Tones("jacket"), c.Tones("lapels"), c.Tones("shirt"), c.Tones("bow_tie"), c.Tones("buttons"), c.Tones("flower")
		c.On(kit.Back)
		c.Part("shirt", c.Form("M84 16Q128 6 172 16L152 168H104Z", kit.Lin(88, 10, 168, 160, w.LL, w.M, w.D), sheen.Each(4, func(i int) kit.Node {
			x := 106 + 4.500*float64(i)
			return kit.Of(c.Line(sheen.D("M%g 52V168M%g 52V168", x, 256-x), w.DD, 1.300).Opacity(.7))
		}), c.Line("M128 60V168", w.DD, 1.800)))
		wing := sheen.Body(c, "M98 12L88 30L100 40L112 62L128 46Z", w, 6)
		c.Part("shirt", wing, wing.Mirror(128))
		c.Part("buttons", sheen.Each(3, func(i int) kit.Node {
			y := 88 + 24*float64(i)
			return kit.Of(c.Circle(128, y, 4.400, u.DDD), c.Circle(127.600, y-.5, 3.500, kit.Rad(126, y-2, 5, u.LL, u.M)))
		}))
		c.On(kit.Body)
		sleeve := kit.Of(c.Form("M18 208L50 216L48 228L16 220Z", kit.Lin(16, 0, 50, 0, w.LL, w.DD)), sheen.Body(c, "M70 34Q46 42 40 70L14 202Q28 216 52 212L84 116Z", b, 15, c.Blur(5, c.Path("M88 96L48 220H96Z", b.DDD)).Opacity(.45), fabric.Crease(c, b, 5, "M74 92Q58 98 50 114"), fabric.Crease(c, b, 4, "M60 152Q46 152 36 160")), sheen.Each(3, func(i int) kit.Node {
			return c.Circle(47, 204-8*float64(i), 2.600, l.LL)
		}))
		c.Part("jacket", sleeve, sleeve.Mirror(128))
		half := fabric.Cloth(c, "M84 20Q76 30 66 36Q73 80 71 110L60 236Q60 244 68 245Q92 254 116 244Q128 214 127 170L104 96Z", b, fabric.Crease(c, b, 6, "M76 116Q90 122 98 138"), fabric.Crease(c, b, 5, "M70 176Q84 180 96 176"))
		c.Part("jacket", half, half.Mirror(128))
		lapel := kit.Of(c.Blur(3, c.Path("M86 20L66 84L84 90L126 168Z", b.DDD)).Opacity(.55), sheen.Body(c, "M90 14Q74 44 66 78Q64 84 70 84Q88 84 96 92Q104 120 126 166L104 66Z", l, 8, c.Line("M92 22Q82 50 74 78", l.LL, 2.400).Opacity(.8)))
		c.Part("lapels", lapel, lapel.Mirror(128))
		c.Part("jacket", c.Both(128, c.Line("M76 188L110 192", b.DDD, 3), c.Line("M76 190L110 194", b.L, 1.400)), c.Line("M146 112L176 108", b.DDD, 2.600), c.Form("M148 110L154 97L160 105L166 95L175 107Z", kit.Lin(148, 95, 175, 110, w.LL, w.M, w.DD)))
		c.Part("buttons", fabric.Buttons(c, 128, 178, 178, 6, 1, u))
		bow := kit.Of(sheen.Body(c, "M126 44L98 30Q92 30 92 36V60Q92 66 98 66L126 54Z", t, 7, c.Line("M122 46Q108 42 100 40M122 52Q110 56 102 58", t.DD, 2).Opacity(.7)))
		c.Part("bow_tie", bow, bow.Mirror(128), sheen.Body(c, kit.RoundRect(119, 39, 18, 20, 6), t, 5))
		leaf := kit.TonesOf(kit.Hex("#5fa552"))
		c.Part("flower", c.Form("M88 112Q78 110 74 100Q86 98 92 106Z", kit.Lin(74, 98, 92, 112, leaf.L, leaf.D)), c.Form("M92 116Q84 124 74 122Q78 112 88 110Z", kit.Lin(74, 110, 92, 124, leaf.M, leaf.DD)), fabric.Rose(c, 92, 104, 11, f))
		c.AnchorBox("fit", 128, 28, 120, 0, 0)
	},
}

var trenchCoat = kit.Piece{
	Name: "trench-coat", Cm: 115, Palette: "coat #d2a86a beige cloth; lining #a8703f inside; belt #b98a4a; buckle #6b4a2c leather; buttons #6b4a2c",
	Draw: func(c *kit.Canvas) {
		b, l, k, m, u := c.Tones("coat"), c.Tones("lining"), c.Tones("belt"), c.Tones("buckle"), c.Tones("buttons")
		c.On(kit.Back)
		c.Part("lining", c.Form("M96 10Q128 2 160 10L150 70H106Z", kit.Lin(96, 6, 160, 70, l.M, l.DDD)), c.Path("M70 236Q128 248 186 236L182 246Q128 256 74 246Z", l.DD))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M78 28Q56 34 50 58L26 178Q38 190 60 186L90 96Z", b, 14, c.Blur(5, c.Path("M94 84L58 190H102Z", b.DDD)).Opacity(.42), fabric.Crease(c, b, 4, "M82 78Q66 84 58 98"), fabric.Crease(c, b, 4, "M66 130Q54 130 44 138")), sheen.Body(c, "M30 156L65 164L63 173L28 165Z", k, 4), c.Rect(44, 158, 9, 13, 2, kit.None).Stroke(m.M, 2.600).Rotate(13, 48, 164))
		c.Part("coat", sleeve, sleeve.Mirror(128))
		d := "M98 14Q86 24 76 28Q84 70 82 100L78 134L58 236Q58 242 64 243Q128 256 192 243Q198 242 198 236L178 134L174 100Q172 70 180 28Q170 24 158 14L128 60Z"
		c.Part("coat", fabric.Cloth(c, d, b, fabric.Crease(c, b, 6, "M84 146Q80 190 74 236"), fabric.Crease(c, b, 6, "M172 146Q178 190 182 236"), fabric.Crease(c, b, 5, "M104 146Q100 190 100 240"), c.Line("M146 66Q150 150 156 246", b.DDD, 2.600), c.Line("M143 66Q147 150 153 246", b.LL, 1.400).Opacity(.7), fabric.Stitches(c, b.LL, "M139 66Q143 150 149 246")))
		flap := sheen.Body(c, "M82 32Q80 60 82 84Q100 92 116 80L120 58Z", b, 6, fabric.Stitches(c, b.LL, "M84 80Q100 87 112 77"))
		c.Part("coat", c.Blur(3, c.Path("M84 40Q82 64 84 90Q104 98 120 84L122 60Z", b.DDD)).Opacity(.4), flap)
		pocket := kit.Of(c.Blur(2, c.Path("M78 172L100 164L104 196L82 204Z", b.DDD)).Opacity(.4), sheen.Body(c, "M77 170L97 163L102 192L82 199Z", b, 4, fabric.Stitches(c, b.LL, "M81 172L94 168L98 190L85 194")))
		c.Part("coat", pocket, pocket.Mirror(128))
		c.Part("buttons", sheen.Each(5, func(i int) kit.Node {
			y := []float64{92, 112, 160, 186, 212}[i]
			dx := 2 * float64(i)
			return kit.Of(c.Circle(112, y, 4.800, u.DDD), c.Circle(111.600, y-.6, 3.800, kit.Rad(110, y-2, 6, u.LL, u.M)), c.Circle(138+dx*.6, y, 4.800, u.DDD), c.Circle(137.600+dx*.6, y-.6, 3.800, kit.Rad(136+dx*.6, y-2, 6, u.LL, u.M)))
		}))
		c.Part("belt", c.Path("M76 128Q128 140 180 128V144Q128 156 76 144Z", b.DDD).Opacity(.5).Move(0, 3), sheen.Body(c, "M77 126Q128 138 179 126L180 142Q128 154 76 142Z", k, 5, fabric.Stitches(c, k.LL, "M78 130Q128 142 179 130"), fabric.Stitches(c, k.LL, "M77 138Q128 150 180 138")), sheen.Body(c, "M140 146L156 180L166 176L152 143Z", k, 4), sheen.Body(c, kit.RoundRect(116, 128, 28, 25, 5), m, 4), c.Rect(122, 134, 16, 13, 2, k.M), c.Line("M120 140H134", m.LL, 2.400))
		ep := kit.Of(sheen.Body(c, "M72 30L94 20L98 27L76 38Z", k, 3), c.Circle(92, 24, 2.400, u.M))
		c.Part("coat", ep, ep.Mirror(128))
		collar := kit.Of(c.Blur(3, c.Path("M98 14L74 52L104 64L128 62Z", b.DDD)).Opacity(.45), sheen.Body(c, "M100 8Q86 16 80 34L72 52Q88 66 106 62L110 96L128 58Q108 40 100 8Z", b, 8, fabric.Stitches(c, b.LL, "M86 32L78 50Q92 60 106 56M112 88L122 60")))
		c.Part("coat", collar, collar.Mirror(128))
		c.AnchorBox("fit", 128, 26, 104, 0, 0)
	},
}

var wetsuit = kit.Piece{
	Name: "wetsuit", Cm: 160, Palette: "suit #343c50 neoprene black; panels #1fb0c4 teal stripes; zipper #c9d1d9 metal; knees #4d566e pads; logo #ffd23f yellow",
	Draw: func(c *kit.Canvas) {
		s, p, z, k, g := c.Tones("suit"), c.Tones("panels"), c.Tones("zipper"), c.Tones("knees"), c.Tones("logo")
		c.On(kit.Back)
		c.Part("suit", c.Form("M108 14Q128 6 148 14L146 30H110Z", kit.Lin(108, 8, 148, 30, s.DD, s.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M92 26Q72 32 64 56L34 148Q44 160 58 156L94 88Z", s, 12, c.Named("panels", c.Path("M78 26Q56 60 30 150L42 154Q64 90 88 40Z", kit.Lin(40, 30, 70, 150, p.L, p.M, p.D))), fabric.Crease(c, s, 4, "M84 74Q70 78 64 92")), sheen.Body(c, "M33 144Q44 156 60 152L57 162Q42 166 31 154Z", p, 3))
		c.Part("suit", sleeve, sleeve.Mirror(128))
		d := "M108 12Q100 22 88 26Q96 56 92 82Q90 108 96 124L86 150Q80 196 84 244Q100 252 116 244Q122 200 128 164Q134 200 140 244Q156 252 172 244Q176 196 170 150L160 124Q166 108 164 82Q160 56 168 26Q156 22 148 12Q128 26 108 12Z"
		c.Part("suit", sheen.Body(c, d, s, 15, c.Named("panels", c.Path("M88 24Q100 60 94 92Q90 112 98 128Q88 150 82 250H92Q96 180 108 132Q104 90 104 60Q100 36 94 22Z", kit.Lin(80, 24, 100, 250, p.L, p.M, p.D)), c.Path("M168 24Q156 60 162 92Q166 112 158 128Q168 150 174 250H164Q160 180 148 132Q152 90 152 60Q156 36 162 22Z", kit.Lin(160, 24, 180, 250, p.M, p.D, p.DD))), fabric.Crease(c, s, 5, "M112 142Q122 150 128 162"), fabric.Crease(c, s, 5, "M146 142Q136 150 130 162"), c.Line("M106 132Q128 142 150 132", s.LL, 1.600).Dash(4, 3)))
		knee := sheen.Body(c, "M94 190Q104 184 114 190Q118 206 112 218Q102 224 94 216Q90 204 94 190Z", k, 5, c.Line("M96 198H114M96 206H114", k.LL, 1.400).Opacity(.7))
		c.Part("knees", knee, knee.Mirror(128))
		c.Part("suit", c.Line("M108 13Q128 27 148 13", s.DDD, 7), c.Line("M108 12Q128 26 148 12", s.L, 4), c.Both(128, c.Form("M83 238Q100 246 117 238L116 246Q100 254 84 246Z", kit.Lin(83, 0, 117, 0, p.L, p.D))))
		c.Part("zipper", c.Line("M128 22V112", s.DDD, 5), c.Line("M128 22V112", z.L, 3).Dash(2, 1.600), sheen.Body(c, "M124 26H132L134 42Q128 48 122 42Z", z, 3))
		c.Part("logo", c.Path("M138 62q6 -10 16 -8q-6 2 -5 8q4 -3 8 0q-8 8 -19 0Z", g.M))
		c.AnchorBox("fit", 128, 24, 96, 0, 0)
	},
}
