package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var sailboat = kit.Piece{
	Name: "sailboat", Cm: 800, Facing: kit.Right,
	Palette: "hull #2f7fc4 boat; sails #fff1d8 sail; jib #f2694a; mast #b9793f; flag #f5b83d; deck #c98b4f wood; stripe #fbf6ea",
	Draw: func(c *kit.Canvas) {
		h, s, j, m, f, d, st := c.Tones("hull"), c.Tones("sails"), c.Tones("jib"), c.Tones("mast"), c.Tones("flag"), c.Tones("deck"), c.Tones("stripe")
		c.Part("flag", c.Form("M126 8Q112 2 98 8Q90 12 82 8L82 24Q92 28 102 23Q114 18 126 24Z", kit.Lin(82, 0, 126, 20, f.D, f.L, f.M), c.Line("M104 4V26", f.DD, 5).Opacity(.25)))
		c.Part("mast", c.Path("M125 6Q128 2 131 6L133 200H124Z", gloss.Barrel(m, 124, 0, 133, 0)), gloss.Tube(c, "M130 172H40", 6, m), c.Circle(128, 5, 4.5, kit.Rad(126, 3, 6, m.LL, m.D)))
		c.Part("sails", c.Form("M123 22C94 58 52 110 34 166Q82 174 123 166Z", kit.Lin(50, 60, 130, 170, s.LL, s.M, s.D, s.DD),
			c.Path("M0 120H140V138H0Z", kit.Lin(40, 0, 124, 0, j.L, j.M)).Opacity(.95),
			c.Line("M84 74Q100 82 124 80M104 46Q112 50 124 50M44 142Q90 156 124 150", s.DDD, 1.2).Opacity(.4), gloss.Dim(c, 5, .4, "M112 20H134V180H104Q118 100 110 20Z", s),
			gloss.Glint(c, "M112 42C88 74 62 112 46 152C66 118 88 80 116 44Z", .7)),
			c.Named("jib", c.Form("M137 30C176 70 206 120 224 172Q180 178 138 168Q150 100 137 30Z", kit.Lin(140, 50, 220, 190, j.L, j.M, j.D),
				c.Path("M130 108H230V124H130Z", s.M).Opacity(.95), gloss.Dim(c, 6, .35, "M206 120L232 180L150 182Q196 168 206 120Z", j), gloss.Glint(c, "M146 60C158 96 158 130 150 162C168 132 164 92 146 60Z", .35))))
		c.On(kit.Fore)
		const hull = "M20 188Q128 200 240 184Q246 184 244 191C236 220 222 242 196 246H66C42 244 26 220 16 194Q15 188 20 188Z"
		c.Part("deck", c.Form("M70 192V182Q70 176 76 176H150Q158 176 166 184L172 194Z", kit.Lin(70, 176, 170, 196, d.L, d.M, d.D), c.Rect(84, 181, 14, 8, 4, h.DD), c.Rect(106, 181, 14, 8, 4, h.DD), c.Rect(128, 181, 14, 8, 4, h.DD), gloss.Glint(c, "M74 178H150V180H74Z", .5)))
		c.Part("hull", c.Form(hull, kit.Lin(60, 186, 90, 252, kit.At(0, h.L), kit.At(.4, h.M), kit.At(1, h.DD)),
			c.Named("stripe", c.Path("M0 206Q128 222 256 202V211Q128 231 0 215Z", kit.Lin(16, 0, 244, 0, st.LL, st.M, st.DD))),
			gloss.Dim(c, 8, .55, "M150 250Q230 230 250 180V256H150Z", h), gloss.Dim(c, 4, .4, "M20 240H240V256H20Z", h), gloss.Glint(c, "M26 194Q100 201 150 199.500Q90 206 30 201Z", .35)),
			c.Line("M18 189Q128 201 242 185", d.DD, 6), c.Line("M18 187.500Q128 199.5 241 183.5", d.L, 3.5))
		c.Anchor("ground", 128, 246)
		c.Anchor("seat", 66, 180)
		c.Anchor("handNear", 92, 174)
		c.Anchor("handFar", 98, 174)
		c.Anchor("footNear", 88, 192)
		c.Anchor("footFar", 94, 190)
		c.AnchorBox("inside", 110, 180, 120, 18, 0)
		c.AnchorBox("print", 172, 138, 46, 34, 0)
	},
}
