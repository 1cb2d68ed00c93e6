package clothing

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var pajamas = kit.Piece{
	Name: "pajamas", Cm: 140, Palette: "fabric #8fb8f0 shirt blue; pants #8fb8f0 <fabric; stars #fff3b8 pattern yellow; trim #ffffff piping white; buttons #f7c95a",
	Draw: func(c *kit.Canvas) {
		f, p, s, t, b := c.Tones("fabric"), c.Tones("pants"), c.Tones("stars"), c.Tones("trim"), c.Tones("buttons")
		star := func(x, y, r, turn float64) kit.Node {
			d := ""
			for i := range 10 {
				q := r
				if i%2 == 1 {
					q = r * .46
				}
				d += sheen.D("%c%.1f %.1f", "ML"[min(i, 1)], q*[]float64{0, .588, .951, .951, .588, 0, -.588, -.951, -.951, -.588}[i], -q*[]float64{1, .809, .309, -.309, -.809, -1, -.809, -.309, .309, .809}[i])
			}
			return c.Path(d+"Z", s.M).Rotate(turn, 0, 0).Move(x, y)
		}
		dots := func(x0, y0, x1, y1 float64, n int) kit.Node {
			return c.Named("stars", sheen.Each(n, func(i int) kit.Node {
				return star(x0+float64(i*61%100)/100*(x1-x0), y0+float64(i*37%100)/100*(y1-y0), 6.500, float64(i*40))
			}))
		}
		leg := kit.Of(sheen.Body(c, "M76 128H130V170L124 178L122 246Q100 252 70 246Q66 180 76 128Z", p, 11, dots(74, 136, 124, 244, 9), fabric.Crease(c, p, 4, "M124 178Q110 174 102 178")), sheen.Body(c, "M68 236Q96 243 124 236V248Q96 255 68 248Z", t, 4))
		c.Part("pants", leg, leg.Mirror(128), c.Line("M128 132V172", p.DDD, 2).Opacity(.6))
		c.On(kit.Back)
		c.Part("fabric", c.Form("M100 14Q128 4 156 14V40H100Z", kit.Lin(0, 8, 0, 40, f.DD, f.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M84 24Q60 30 52 52L22 128Q36 142 58 138L88 84Z", f, 11, dots(34, 44, 82, 130, 6)), sheen.Body(c, "M20 122Q36 138 61 132L58 146Q36 150 16 136Z", t, 4))
		c.Part("fabric", sleeve, sleeve.Mirror(128))
		body := "M100 12Q88 20 78 24Q84 60 80 90L76 148Q100 156 128 154Q156 156 180 148L176 90Q172 60 178 24Q168 20 156 12L128 52Z"
		c.Part("fabric", c.Blur(4, c.Path(body, p.DDD).Move(0, 5)).Opacity(.35), sheen.Body(c, body, f, 12, dots(80, 50, 176, 150, 14), c.Path("M120 50H136V160H120Z", f.L).Opacity(.5), c.Line("M128 52V154", f.DDD, 1.800)))
		wing := kit.Of(sheen.Body(c, "M102 8Q94 14 90 22L104 50L128 60Q110 36 102 8Z", f, 6), c.Line("M91 22L105 49L127 59", t.M, 2.400))
		c.Part("trim", wing, wing.Mirror(128))
		c.Part("trim", c.Line("M77 146Q100 154 128 152Q156 154 179 146", t.M, 3), c.Path("M146 84H168V104Q157 110 146 104Z", f.D), c.Line("M145 84H169", t.M, 3))
		c.Part("buttons", fabric.Buttons(c, 128, 76, 140, 4.500, 4, b))
		c.AnchorBox("fit", 128, 24, 110, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var bathrobe = kit.Piece{
	Name: "bathrobe", Cm: 120, Palette: "cloth #f4f0e8 robe white; collar #f4f0e8 <cloth; belt #8fc4e0 sash blue; cuffs #8fc4e0 <belt",
	Draw: func(c *kit.Canvas) {
		f, k, b, u := c.Tones("cloth"), c.Tones("collar"), c.Tones("belt"), c.Tones("cuffs")
		c.On(kit.Back)
		c.Part("cloth", c.Form("M96 14Q128 2 160 14L150 110H106Z", kit.Lin(0, 8, 0, 110, f.DD, f.DDD)))
		c.On(kit.Body)
		nap := func(x0, y0, x1, y1 float64, n int) kit.Node {
			return sheen.Each(n, func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gq3 -4 6 0", x0+float64(i*61%100)/100*(x1-x0), y0+float64(i*37%100)/100*(y1-y0)), f.DD, 1.600).Opacity(.35)
			})
		}
		sleeve := kit.Of(sheen.Body(c, "M78 24Q54 32 46 58L16 158Q34 174 60 170L88 104Z", f, 14, nap(30, 50, 80, 160, 14)), sheen.Body(c, "M12 152Q34 172 65 164L60 184Q32 188 6 170Z", u, 6))
		c.Part("cloth", sleeve, sleeve.Mirror(128))
		left := "M96 12Q82 20 72 26Q80 80 76 112L56 240Q54 250 64 250Q100 256 138 250L150 140Z"
		right := "M160 12Q174 20 184 26Q176 80 180 112L200 240Q202 250 192 250Q158 256 118 250L112 140Z"
		c.Part("cloth", sheen.Body(c, left, f, 14, nap(66, 60, 140, 246, 26), fabric.Crease(c, f, 5, "M86 150Q80 200 82 244")), sheen.Body(c, right, f, 14, nap(120, 60, 196, 246, 26), fabric.Crease(c, f, 5, "M176 150Q178 200 172 246"), fabric.Crease(c, f, 5, "M140 156Q142 200 136 248")))
		c.Part("collar", sheen.Body(c, "M160 8Q172 12 174 22L124 150Q116 152 110 144Q140 90 160 8Z", k, 7), c.Blur(3, c.Path("M96 8L84 22L140 150L150 140Z", f.DDD)).Opacity(.3), sheen.Body(c, "M96 8Q84 12 82 22L134 150Q142 152 148 144Q116 90 96 8Z", k, 7))
		pocket := sheen.Body(c, "M68 190L102 192L100 228L66 224Z", f, 5, c.Line("M68 198L102 200", f.DD, 1.600))
		c.Part("cloth", pocket, pocket.Mirror(128))
		c.Part("belt", sheen.Body(c, "M76 128Q128 140 180 128L182 148Q128 160 74 148Z", b, 6), sheen.Body(c, "M132 150L150 220L136 226L122 152Z", b, 6), sheen.Body(c, "M124 150L110 212L96 206L114 150Z", b, 6), sheen.Body(c, kit.RoundRect(112, 134, 30, 24, 8), b, 6))
		c.AnchorBox("fit", 128, 24, 120, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var hanbok = kit.Piece{
	Name: "hanbok", Cm: 140, Palette: "skirt #e8567f chima pink; jacket #f7e27a jeogori yellow top; ribbon #d8343f tie red; cuffs #ffffff collar; flowers #ffffff pattern",
	Draw: func(c *kit.Canvas) {
		s, j, r, u, f := c.Tones("skirt"), c.Tones("jacket"), c.Tones("ribbon"), c.Tones("cuffs"), c.Tones("flowers")
		skirt := "M92 84Q128 92 164 84C188 120 232 180 246 236Q248 244 240 246Q128 264 16 246Q8 244 10 236C24 180 68 120 92 84Z"
		folds := sheen.Each(9, func(i int) kit.Node {
			x0, x1 := 98+7.500*float64(i), 24+26*float64(i)
			return kit.Of(c.Blur(2, c.Line(sheen.D("M%g 86Q%g 160 %g 258", x0, (x0+x1)/2, x1), s.DDD, 4)).Opacity(.4), c.Line(sheen.D("M%g 86Q%g 160 %g 258", x0-3, (x0+x1)/2-5, x1-6), s.LL, 2).Opacity(.4))
		})
		bloom := func(x, y, k float64) kit.Node {
			return kit.Of(c.Around(5, 0, 0, c.Ellipse(0, -6, 4, 5.500, f.M)), c.Circle(0, 0, 3, kit.Hex("#f7c53a"))).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("skirt", sheen.Body(c, skirt, s, 16, folds, c.Named("flowers", sheen.Each(11, func(i int) kit.Node {
			return bloom(28+20*float64(i), 222-8*float64(i%2)+float64(i*(10-i))*.5, 1)
		}), c.Line("M14 240Q128 258 242 240", kit.Hex("#f4c65a"), 4))))
		c.On(kit.Back)
		c.Part("jacket", c.Form("M104 12Q128 4 152 12V50H104Z", kit.Lin(0, 8, 0, 50, j.DD, j.DDD)))
		c.On(kit.Body)
		sleeve := kit.Of(sheen.Body(c, "M92 20Q64 28 48 60C32 84 16 98 8 112Q10 136 36 144C60 138 84 116 96 84Z", j, 13, fabric.Crease(c, j, 5, "M84 56Q60 90 40 112")), sheen.Body(c, "M10 106Q14 132 40 138L32 150Q4 144 0 116Z", u, 5))
		c.Part("jacket", sleeve, sleeve.Mirror(128))
		body := "M104 12Q92 18 84 22Q90 60 84 96Q128 110 172 96Q166 60 172 22Q164 18 152 12L128 50Z"
		c.Part("jacket", c.Blur(4, c.Path(body, s.DDD).Move(0, 5)).Opacity(.4), sheen.Body(c, body, j, 12))
		c.Part("cuffs", c.Line("M104 12L142 70L140 100", u.DD, 11), c.Line("M152 12L124 56", u.DD, 11), c.Line("M152 12L124 56", u.M, 8), c.Line("M104 12L142 70L140 100", u.M, 8))
		c.Part("ribbon", sheen.Body(c, "M136 74L152 186L138 196L130 78Z", r, 6), sheen.Body(c, "M140 74L178 172L166 184L134 80Z", r, 6), sheen.Body(c, "M138 74C118 60 98 62 96 76C98 88 120 86 138 76Z", r, 5), sheen.Body(c, kit.RoundRect(130, 66, 16, 18, 5), r, 4))
		c.AnchorBox("fit", 128, 22, 100, 0, 0)
		c.Anchor("ground", 128, 254)
	},
}

var qipao = kit.Piece{
	Name: "qipao", Cm: 120, Palette: "silk #d3263c dress red; trim #f0bf4a gold piping; flowers #f7d27a pattern gold <trim; sleeves #d3263c <silk",
	Draw: func(c *kit.Canvas) {
		s, t, f, l := c.Tones("silk"), c.Tones("trim"), c.Tones("flowers"), c.Tones("sleeves")
		sleeve := kit.Of(sheen.Body(c, "M92 32Q68 38 60 58L52 86Q70 98 90 88Z", l, 10), c.Line("M52 86Q70 98 90 88", t.D, 5), c.Line("M52 85Q70 97 90 87", t.L, 3))
		c.Part("sleeves", sleeve, sleeve.Mirror(128))
		d := "M108 22Q96 30 84 34Q90 56 88 78Q98 98 96 116C80 140 76 170 80 200L74 246Q128 258 182 246L176 200C180 170 176 140 160 116Q158 98 168 78Q166 56 172 34Q160 30 148 22Q128 30 108 22Z"
		bloom := func(x, y, k, turn float64) kit.Node {
			leaf := c.Path("M0 0Q8 -8 20 -4Q12 6 0 0Z", f.D)
			return kit.Of(leaf.Rotate(40, 0, 0), leaf.Rotate(200, 0, 0), c.Around(5, 0, 0, c.Path("M0 0C-7 -4 -8 -13 0 -14C8 -13 7 -4 0 0Z", f.M)), c.Circle(0, 0, 3, f.LL)).Rotate(turn, 0, 0).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("silk", c.Path(d, s.DDD).Move(0, 2), sheen.Body(c, d, s, 15, c.Named("flowers", bloom(104, 172, 1.100, 0), bloom(146, 214, 1.200, 30), bloom(152, 146, .9, 70), bloom(102, 226, .9, 100), bloom(112, 92, .8, 20), bloom(148, 66, .9, 140), c.Line("M100 250C120 220 96 196 118 160C132 136 116 116 124 96", f.D, 2).Opacity(.8)),
			c.Blur(5, c.Line("M112 60Q128 76 146 60", s.DDD, 8)).Opacity(.3), fabric.Crease(c, s, 5, "M96 116Q110 124 120 122"), fabric.Crease(c, s, 5, "M160 116Q148 124 138 122")))
		slit := kit.Of(c.Path("M178 176L172 248L184 246Z", s.DDD), c.Line("M178 172L172 249", t.M, 3.400))
		c.Part("trim", slit.Mirror(128), slit, c.Line("M75 245Q128 257 181 245", t.D, 6), c.Line("M75 244Q128 256 181 244", t.L, 3.400))
		c.Part("silk", sheen.Body(c, "M106 8Q128 2 150 8L150 28Q128 36 106 28Z", s, 6))
		c.Part("trim", c.Line("M106 8Q128 2 150 8", t.L, 3.400), c.Line("M128 14V30C140 44 154 52 168 74", t.D, 5), c.Line("M128 14V30C140 44 154 52 168 74", t.L, 3), sheen.Each(3, func(i int) kit.Node {
			x, y := []float64{128, 144, 162}[i], []float64{20, 46, 66}[i]
			return kit.Of(c.Ellipse(x-5, y, 5, 3, t.D), c.Ellipse(x+5, y, 5, 3, t.D), fabric.Ball(c, x, y, 4, t))
		}))
		c.AnchorBox("fit", 128, 20, 90, 0, 0)
		c.Anchor("ground", 128, 252)
	},
}

var vest = kit.Piece{
	Name: "vest", Cm: 60, Palette: "fabric #6f5a8f waistcoat; back #4f4068 <fabric; buttons #f2c45a gold; pockets #5f4c7c <fabric",
	Draw: func(c *kit.Canvas) {
		f, k, b, p := c.Tones("fabric"), c.Tones("back"), c.Tones("buttons"), c.Tones("pockets")
		c.On(kit.Back)
		c.Part("back", c.Form("M88 10Q128 2 168 10Q174 60 196 96V220H60V96Q82 60 88 10Z", kit.Lin(0, 8, 0, 220, k.DD, k.DDD)), c.Line("M88 14Q128 30 168 14", k.M, 5))
		c.On(kit.Body)
		left := "M86 8Q76 14 68 16Q74 60 46 96Q40 110 44 124L42 214Q76 226 106 250L134 214V128Q104 70 86 8Z"
		side := func(right bool) kit.Node {
			n := sheen.Body(c, left, f, 15, fabric.Crease(c, f, 5, "M50 130Q70 136 84 150"), sheen.Each(9, func(i int) kit.Node {
				x := 46 + 11*float64(i)
				return c.Line(sheen.D("M%g 10V256", x), f.LL, 1.200).Opacity(.3)
			}))
			if right {
				return n.Mirror(128)
			}
			return n
		}
		c.Part("fabric", side(true), side(false))
		c.Part("fabric", c.Line("M88 14Q106 76 132 128V214L106 247", f.DD, 2), fabric.Stitches(c, f.LL, "M84 14Q102 78 127 130V210"))
		pocket := kit.Of(c.Blur(2, c.Path("M60 186L98 190V202L60 198Z", f.DDD)).Opacity(.5), sheen.Body(c, "M60 182L98 186V198L60 194Z", p, 4), c.Blur(2, c.Path("M70 124L94 122V131L70 133Z", f.DDD)).Opacity(.4), sheen.Body(c, "M70 120L94 118V127L70 129Z", p, 3))
		c.Part("pockets", pocket, pocket.Mirror(128))
		c.Part("buttons", fabric.Buttons(c, 125, 142, 208, 5, 4, b))
		c.AnchorBox("fit", 128, 20, 110, 0, 0)
	},
}
