package toys

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var doll = kit.Piece{
	Name: "doll", Cm: 35,
	Palette: "dress #f0627e; hair #c8622f yarn; skin #fbdcbf fabric; socks #ffffff stripes; shoes #8a3f5c; apron #fff4e2",
	Draw: func(c *kit.Canvas) {
		d, h, s, w, f, a := c.Tones("dress"), c.Tones("hair"), c.Tones("skin"), c.Tones("socks"), c.Tones("shoes"), c.Tones("apron")
		arm := sheen.Body(c, "M88 128C66 140 46 160 40 176C36 190 54 196 62 184C70 170 86 156 98 150Z", s, 7)
		c.Part("skin", arm, arm.Mirror(128))
		sleeve := sheen.Body(c, "M94 120C74 124 62 140 62 156C74 166 92 164 100 152Z", d, 7)
		c.Part("dress", sleeve, sleeve.Mirror(128))
		leg := kit.Of(sheen.Body(c, "M98 196H122V236H100Z", w, 5, c.Path("M90 206H130V213H90ZM90 220H130V227H90Z", d.M)))
		shoe := sheen.Body(c, "M96 234H122V250Q108 256 88 252C84 242 90 236 96 234Z", f, 5)
		c.Part("socks", leg, leg.Mirror(128))
		c.Part("shoes", shoe, shoe.Mirror(128))
		dress := "M100 118Q128 128 156 118L166 158C182 176 190 192 194 208Q128 224 62 208C66 192 74 176 90 158Z"
		c.Part("dress", sheen.Body(c, dress, d, 12, sheen.Each(14, func(i int) kit.Node {
			return c.Circle(76+float64(i*37%106), 140+float64(i*23%66), 3.4, d.LL).Opacity(.9)
		}), c.Line("M62 206Q128 222 194 206", d.LL, 4)))
		c.Part("apron", sheen.Body(c, "M106 132Q128 138 150 132L154 160C164 174 166 186 166 198Q128 206 90 198C90 186 92 174 102 160Z", a, 6, c.Line("M92 192Q128 200 164 192", d.M, 3).Dash(3, 4)), c.Path("M128 176C114 166 118 156 128 162C138 156 142 166 128 176Z", d.M))
		braid := func() kit.Node {
			return kit.Of(sheen.Each(5, func(i int) kit.Node {
				return sheen.Ball(c, 62-5*math.Sin(float64(i)), 84+15*float64(i), 12-float64(i)*.7, h)
			}), sheen.Body(c, "M50 152H68L64 172H54Z", h, 3), sheen.Body(c, "M46 146H72V154H46Z", d, 3))
		}
		c.Part("hair", braid(), braid().Mirror(128), sheen.Ball(c, 128, 66, 60, h))
		face := "M128 20C164 20 184 44 184 72C184 104 160 124 128 124C96 124 72 104 72 72C72 44 92 20 128 20Z"
		c.Part("skin", c.Form(face, kit.Rad(108, 54, 100, s.LL, s.L, s.M, s.D), c.Blur(4, c.Circle(92, 90, 13, d.L)).Opacity(.6), c.Blur(4, c.Circle(164, 90, 13, d.L)).Opacity(.6), sheen.Edge(c, face, s, 12)))
		bang := "M128 12C92 10 66 34 66 70C76 66 84 58 88 46C96 58 112 52 116 42C122 54 136 54 142 42C148 54 164 56 168 46C172 58 180 66 190 70C190 34 164 10 128 12Z"
		c.Part("hair", c.Form(bang, kit.Lin(80, 10, 170, 70, h.L, h.M, h.DD), sheen.Each(11, func(i int) kit.Node {
			x := 76 + 10.4*float64(i)
			return c.Line(sheen.D("M128 12Q%g 22 %g 62", x, x-4+float64(i)*.8), []kit.Color{h.DDD, h.LL}[i%2], 1.8).Opacity(.5)
		})))
		eye := kit.Of(c.Circle(106, 80, 8, kit.Hex("#33262b")), c.Circle(103.4, 77.4, 2.6, kit.White), c.Line("M96 76L91 72M98 72L94 67", kit.Hex("#33262b"), 2))
		c.Part("skin", eye, eye.Mirror(128), c.Path("M128 88L123 96H133Z", d.D), c.Line("M112 102Q128 116 144 102", f.D, 3.4))
		c.Part("dress", c.Form("M128 14C112 -4 98 0 100 14C100 28 114 30 128 18C142 30 156 28 156 14C158 0 144 -4 128 14Z", kit.Lin(98, 0, 158, 28, d.LL, d.M, d.DD)), sheen.Ball(c, 128, 15, 7, d))
		c.Anchor("ground", 128, 252)
	},
}

var jackInTheBox = kit.Piece{
	Name: "jack-in-the-box", Cm: 30,
	Palette: "box #3f7fd8 blue; yellow #f7c53a; red #e8433f; skin #fbdcc0 face; hat #7a4fc8 purple; spring #c3ccd4 metal",
	Draw: func(c *kit.Canvas) {
		b, y, r, s, h, m := c.Tones("box"), c.Tones("yellow"), c.Tones("red"), c.Tones("skin"), c.Tones("hat"), c.Tones("spring")
		c.Part("box", sheen.Body(c, "M204 152L246 92L250 100L212 160Z", b, 4), c.Form("M52 152H204L246 94H90Z", kit.Lin(60, 94, 240, 152, b.D, b.DD, b.DDD)))
		c.Part("spring", sheen.Each(6, func(i int) kit.Node {
			yy := 168 - 10*float64(i)
			return kit.Of(c.Ellipse(128, yy, 24, 8, kit.None).Stroke(m.DDD, 6), c.Ellipse(128, yy-.6, 24, 8, kit.None).Stroke(m.M, 4.4), c.Path(sheen.D("M104 %gA24 8 0 0 0 140 %g", yy, yy+7), kit.None).Stroke(m.LL, 2))
		}))
		c.Part("yellow", c.Form("M128 124C112 140 80 136 72 120C86 118 84 108 92 102H164C172 108 170 118 184 120C176 136 144 140 128 124Z", kit.Lin(72, 100, 184, 138, y.LL, y.M, y.D)))
		c.Part("red", c.Form("M128 122C116 134 94 130 88 116L104 104H152L168 116C162 130 140 134 128 122Z", kit.Lin(88, 104, 168, 132, r.L, r.M, r.D)), sheen.Ball(c, 72, 122, 7, r), sheen.Ball(c, 184, 122, 7, r))
		face := kit.Oval(128, 78, 40, 38)
		c.Part("skin", c.Form(face, kit.Rad(114, 64, 64, s.LL, s.L, s.M, s.D), c.Blur(3, c.Circle(104, 90, 9, r.L)).Opacity(.6), c.Blur(3, c.Circle(152, 90, 9, r.L)).Opacity(.6), sheen.Edge(c, face, s, 9)), c.Ellipse(114, 72, 5, 7, kit.Hex("#2f2530")), c.Ellipse(142, 72, 5, 7, kit.Hex("#2f2530")), c.Circle(112, 69, 2, kit.White), c.Circle(140, 69, 2, kit.White), c.Line("M108 60Q114 56 120 60M136 60Q142 56 148 60", kit.Hex("#7a3f2a"), 2.6), c.Form("M106 92Q128 98 150 92Q146 112 128 112Q110 112 106 92Z", r.DD, c.Path("M112 93H144V98H112Z", kit.White)))
		c.Part("red", sheen.Ball(c, 128, 82, 9, r))
		c.Part("hat", sheen.Body(c, "M128 46C108 20 74 16 56 34C66 34 72 42 76 54Q80 62 90 58Q108 44 128 46Z", h, 7))
		c.Part("yellow", sheen.Body(c, "M128 46C148 20 182 16 200 34C190 34 184 42 180 54Q176 62 166 58Q148 44 128 46Z", y, 7), sheen.Ball(c, 56, 36, 8, y))
		c.Part("red", sheen.Body(c, "M102 54C106 24 116 6 128 2C140 6 150 24 154 54Q128 42 102 54Z", r, 7), sheen.Ball(c, 200, 36, 8, r))
		c.Part("hat", sheen.Ball(c, 128, 4, 8, h), sheen.Body(c, "M88 60Q128 40 168 60L166 68Q128 50 90 68Z", h, 4))
		front := "M44 152H204V246Q204 252 198 252H50Q44 252 44 246Z"
		c.On(kit.Fore)
		c.Part("box", sheen.Body(c, front, b, 12))
		c.Part("yellow", c.Path("M44 152H204V162H44ZM44 242H204V252H44Z", kit.Lin(44, 0, 204, 0, y.LL, y.M, y.D)), c.Form("M124 168L133 192L158 193L138 208L145 232L124 218L103 232L110 208L90 193L115 192Z", kit.Lin(90, 168, 158, 232, y.LL, y.M, y.D)))
		c.Part("red", sheen.Each(4, func(i int) kit.Node { return sheen.Ball(c, 60+128*float64(i%2), 176+52*float64(i/2), 7, r) }))
		c.Part("spring", sheen.Tube(c, "M204 206H226V230", 6, m), sheen.Ball(c, 226, 234, 9, r))
		c.Anchor("ground", 124, 252)
	},
}

var spinningTop = kit.Piece{
	Name: "spinning-top", Cm: 10,
	Palette: "red #e8433f; yellow #f8c93c; blue #3f8fe0; wood #d2994f handle",
	Draw: func(c *kit.Canvas) {
		r, y, b, w := c.Tones("red"), c.Tones("yellow"), c.Tones("blue"), c.Tones("wood")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(12, 128, 250) }
		c.Part("wood", turn(sheen.Body(c, kit.RoundRect(119, 16, 18, 76, 6), w, 5), sheen.Ball(c, 128, 16, 16, w)))
		low := "M14 122C14 160 84 196 116 236L128 254L140 236C172 196 242 160 242 122Z"
		c.Part("blue", turn(c.Form(low, kit.Lin(14, 0, 242, 0, b.L, b.LL, b.M, b.DDD), c.Named("yellow", c.Path("M0 148Q128 196 256 148V166Q128 214 0 166Z", kit.Lin(14, 0, 242, 0, y.L, y.LL, y.M, y.DD))), c.Named("red", c.Path("M60 190Q128 220 196 190V206Q128 236 60 206Z", kit.Lin(60, 0, 196, 0, r.L, r.LL, r.M, r.DD))), sheen.Edge(c, low, b, 20))))
		c.Part("red", turn(c.Form(kit.Oval(128, 118, 116, 38), kit.Lin(30, 90, 230, 150, r.LL, r.M, r.DD), c.Named("yellow", c.Ellipse(128, 116, 82, 26, y.M), c.Ellipse(128, 115, 82, 26, kit.None).Stroke(y.LL, 2)), c.Named("blue", c.Ellipse(128, 113, 50, 15, kit.Lin(80, 100, 176, 128, b.L, b.D))))))
		c.Part("wood", turn(c.Form("M100 108C108 92 148 92 156 108Q128 120 100 108Z", kit.Lin(100, 92, 156, 116, w.LL, w.M, w.D)), c.Path("M122 238L128 256L134 238Z", w.DD)))
		c.Part("red", turn(c.Line("M26 112C40 98 66 90 92 87", kit.White, 5).Opacity(.7).Shade()), c.Line("M10 86C0 104 2 126 10 142M248 100C256 116 252 140 242 154", b.L, 4).Opacity(.7))
		c.Anchor("ground", 126, 254)
	},
}

var toyBrick = kit.Piece{
	Name: "toy-brick", Cm: 4,
	Palette: "brick #e23a34 red plastic; second #f7c53a yellow; third #3f86e0 blue",
	Draw: func(c *kit.Canvas) {
		brick := func(t kit.Tones, x, y, k float64, n int) kit.Node {
			w := 36 * float64(n)
			// the top runs w to the right and down, and 72 to the left and down
			px := func(u, v float64) (float64, float64) { return u*.86 - v*.86, u*.42 + v*.42 }
			ax, ay := px(w, 0)
			bx, by := px(w, 72)
			cx, cy := px(0, 72)
			h := 50.0
			nodes := kit.Of(c.Form(sheen.D("M%g %gL%g %gV%gL%g %gZ", cx, cy, bx, by, by+h, cx, cy+h), kit.Lin(cx, cy, bx, by+h, t.M, t.D)), c.Form(sheen.D("M%g %gL%g %gV%gL%g %gZ", bx, by, ax, ay, ay+h, bx, by+h), kit.Lin(bx, by, ax, ay+h, t.D, t.DDD)), c.Form(sheen.D("M0 0L%g %gL%g %gL%g %gZ", ax, ay, bx, by, cx, cy), kit.Lin(cx, 0, ax, by, t.LL, t.L, t.M)), c.Line(sheen.D("M%g %gL%g %gL%g %g", cx, cy, bx, by, ax, ay), t.LL, 2).Opacity(.8))
			for v := range 2 {
				for u := range n {
					sx, sy := px(18+36*float64(u), 18+36*float64(v))
					nodes = kit.Of(nodes, c.Blur(2, c.Ellipse(sx+5, sy+3, 15, 8, t.DDD)).Opacity(.35), c.Form(sheen.D("M%g %gV%gA14.4 8 0 0 0 %g %gV%gZ", sx-14.4, sy-11, sy, sx+14.4, sy, sy-11), kit.Lin(sx-14, 0, sx+14, 0, t.L, t.M, t.DD)), c.Form(kit.Oval(sx, sy-11, 14.4, 8), kit.Lin(sx-12, sy-18, sx+12, sy-4, t.LL, t.L, t.M)), c.Ellipse(sx, sy-11, 13.6, 7.2, kit.None).Stroke(t.LL, 1.4).Opacity(.8))
				}
			}
			return nodes.Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("third", brick(c.Tones("third"), 84, 126, .94, 3))
		c.Part("second", brick(c.Tones("second"), 176, 138, .94, 2))
		c.Part("brick", brick(c.Tones("brick"), 96, 48, 1.02, 4))
		c.Anchor("ground", 128, 250)
	},
}

var voodooDoll = kit.Piece{
	Name: "voodoo-doll", Cm: 20,
	Palette: "doll #c9a36b burlap; pins #e0433f; heart #d8303f; eyes #3a2f33 buttons; thread #5a3a2a stitches",
	Draw: func(c *kit.Canvas) {
		d, p, h, e, t := c.Tones("doll"), c.Tones("pins"), c.Tones("heart"), c.Tones("eyes"), c.Tones("thread")
		weave := func(x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(sheen.Each(30, func(i int) kit.Node {
				u := float64(i) * 9
				return kit.Of(c.Line(sheen.D("M%g %gL%g %g", x0+u-120, y0, x0+u, y1), d.DD, 1).Opacity(.4), c.Line(sheen.D("M%g %gL%g %g", x0+u, y0, x0+u-120, y1), d.LL, 1).Opacity(.5))
			}))
		}
		limb := func(o string) kit.Node { return sheen.Body(c, o, d, 10, weave(0, 0, 256, 256)) }
		arm := "M92 146C64 140 36 146 26 160C18 176 30 190 46 186C64 182 84 180 96 178Z"
		leg := "M92 198C84 220 80 236 88 248C98 258 116 252 120 240L126 208Z"
		c.Part("doll", limb(arm), limb(arm).Mirror(128), limb(leg), limb(leg).Mirror(128), limb("M92 128C108 120 148 120 164 128C176 154 174 190 164 214C144 224 112 224 92 214C82 190 80 154 92 128Z"))
		c.Part("doll", limb("M128 8C174 8 196 38 194 74C192 112 164 134 128 134C92 134 64 112 62 74C60 38 82 8 128 8Z"))
		c.Part("thread", c.Line("M128 10V46", t.M, 3), c.Line("M120 18H136M120 28H136M120 38H136", t.M, 2.6), c.Line("M92 104Q128 118 164 104", t.M, 4), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%d 100V118", 98+i*10), t.M, 2.8) }), c.Line("M86 200L98 206M84 208L96 214M170 200L158 206M172 208L160 214M88 152L94 172M168 152L162 172", t.M, 2.4), c.Line("M94 128Q128 138 162 128", t.L, 6), c.Line("M94 127Q128 137 162 127", t.LL, 2.4))
		c.Part("eyes", sheen.Ball(c, 100, 70, 15, e), c.Circle(96, 66, 2, d.L), c.Circle(104, 66, 2, d.L), c.Circle(96, 74, 2, d.L), c.Circle(104, 74, 2, d.L), c.Line("M144 58L168 82M168 58L144 82", e.M, 7))
		c.Part("heart", sheen.Body(c, "M128 194C104 178 104 156 118 154C124 154 128 160 128 164C128 160 132 154 138 154C152 156 152 178 128 194Z", h, 6), c.Line("M112 162L106 156M112 176L106 178M144 162L150 156M144 176L150 178", t.M, 2))
		pin := func(x0, y0, x1, y1 float64) kit.Node {
			return kit.Of(c.Line(sheen.D("M%g %gL%g %g", x0, y0, x1, y1), kit.Hex("#7d858e"), 4), c.Line(sheen.D("M%g %gL%g %g", x0-.6, y0-.6, x1-.6, y1-.6), kit.Hex("#e3e8ee"), 2), sheen.Ball(c, x1, y1, 9, p))
		}
		c.Part("pins", pin(136, 174, 206, 116), pin(60, 164, 24, 112), pin(166, 40, 210, 14))
		c.Anchor("ground", 128, 252)
	},
}
