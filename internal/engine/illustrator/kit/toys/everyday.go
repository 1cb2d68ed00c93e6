package toys

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var yoYo = kit.Piece{
	Name: "yo-yo", Cm: 6,
	Palette: "yo-yo #e8413b red; star #ffd23d; string #f7f1e3; rim #ffffff",
	Draw: func(c *kit.Canvas) {
		y, s, t, r := c.Tones("yo-yo"), c.Tones("star"), c.Tones("string"), c.Tones("rim")
		c.Part("string", c.Circle(52, 26, 18, kit.None).Stroke(t.DDD, 6), c.Circle(52, 26, 18, kit.None).Stroke(t.M, 4), c.Line("M56 44C66 64 84 54 106 78", t.DDD, 6), c.Line("M56 44C66 64 84 54 106 78", t.M, 4))
		c.Part("yo-yo", sheen.Ball(c, 150, 160, 92, y).Move(14, -10))
		c.Part("rim", c.Circle(150, 160, 92, r.DD))
		c.Part("yo-yo", sheen.Ball(c, 140, 162, 90, y, c.Circle(140, 162, 70, kit.None).Stroke(y.DD, 5), c.Circle(140, 162, 74, kit.None).Stroke(y.LL, 3).Opacity(.7)))
		d := "M140 108"
		for i := range 10 {
			a, k := float64(i)*math.Pi/5-math.Pi/2, 54.0
			if i%2 == 1 {
				k = 24
			}
			d += sheen.D("L%.1f %.1f", 140+k*math.Cos(a), 162+k*math.Sin(a))
		}
		c.Part("star", sheen.Body(c, d+"Z", s, 10))
		c.Part("yo-yo", sheen.Gloss(c, 140, 162, 80, 80, 190, 250, 8))
		c.Anchor("ground", 146, 254)
		c.Anchor("tie", 52, 12)
	},
}

var jumpRope = kit.Piece{
	Name: "jump-rope", Cm: 60,
	Palette: "rope #4fa8e8 blue; handles #f2b632 yellow grips",
	Draw: func(c *kit.Canvas) {
		r, h := c.Tones("rope"), c.Tones("handles")
		d := "M52 92C20 150 34 236 96 236C160 236 150 150 110 150C76 150 84 226 140 232C214 240 240 160 204 92"
		c.Part("rope", c.Line(d, r.DDD, 13), c.Line(d, r.M, 9.5), c.Line(d, r.LL, 3).Move(-1.4, -1.8).Dash(5, 7))
		handle := kit.Of(sheen.Body(c, kit.RoundRect(-13, -84, 26, 92, 12), h, 10, c.Line("M-13 -62H13M-13 -50H13M-13 -38H13", h.DD, 3).Opacity(.6)), sheen.Body(c, kit.RoundRect(-15, -6, 30, 14, 6), r, 5), sheen.Streak(c, "M-5 -76V-20", 4, .6))
		c.Part("handles", handle.Rotate(18, 0, 0).Move(56, 88), handle.Rotate(-18, 0, 0).Move(200, 88))
		c.Anchor("ground", 128, 242)
	},
}

var puzzleCube = kit.Piece{
	Name: "puzzle-cube", Cm: 6,
	Palette: "cube #2d303b black; front #e5393b red; side #2f7de0 blue; top #ffd52e yellow",
	Draw: func(c *kit.Canvas) {
		k, f, s, t := c.Tones("cube"), c.Tones("front"), c.Tones("side"), c.Tones("top")
		green, orange, white := kit.TonesOf(kit.Hex("#38b54a")), kit.TonesOf(kit.Hex("#ff8a1e")), kit.TonesOf(kit.Hex("#f2f2ee"))
		c.Part("cube", c.Form("M128 6Q132 4 138 7L240 58Q246 62 246 70V186Q246 194 240 198L136 250Q128 254 120 250L16 198Q10 194 10 186V70Q10 62 16 58Z", kit.Lin(30, 20, 220, 240, k.L, k.M, k.DD)))
		mix := []kit.Tones{f, s, t, green, orange, white}
		face := func(base kit.Tones, n int, at func(u, v float64) (float64, float64)) kit.Node {
			return sheen.Each(9, func(i int) kit.Node {
				u0, v0 := float64(i%3)/3+.03, float64(i/3)/3+.03
				w := 1.0/3 - .06
				x1, y1 := at(u0, v0)
				x2, y2 := at(u0+w, v0)
				x3, y3 := at(u0+w, v0+w)
				x4, y4 := at(u0, v0+w)
				col := base
				if (i*7+n*5)%4 == 1 {
					col = mix[(i+n*2)%6]
				}
				d := sheen.D("M%.1f %.1fL%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x1, y1, x2, y2, x3, y3, x4, y4)
				return kit.Of(c.Path(d, col.D).Stroke(col.D, 5), c.Path(d, kit.Lin(x1, y1, x3, y3, col.L, col.M, col.D)).Stroke(col.M, 3))
			})
		}
		c.Part("top", face(t, 0, func(u, v float64) (float64, float64) { return 128 + (u-v)*108, 14 + (u+v)*54 }))
		c.Part("front", face(f, 1, func(u, v float64) (float64, float64) { return 18 + u*106, 72 + u*53 + v*119 }))
		c.Part("side", face(s, 2, func(u, v float64) (float64, float64) { return 132 + u*106, 125 - u*53 + v*119 }))
		c.Anchor("ground", 128, 250)
	},
}

var yogaMat = kit.Piece{
	Name: "yoga-mat", Cm: 65, States: "rolled; unrolled",
	Palette: "mat #8b6fd6 purple; strap #f2b8d0 pink",
	Draw: func(c *kit.Canvas) {
		m, s := c.Tones("mat"), c.Tones("strap")
		if c.State("unrolled") {
			matUnrolled(c, m)
			return
		}
		c.Part("mat", sheen.Body(c, "M60 206L206 206L250 240Q252 246 244 246H98Z", m, 6, c.Line("M82 222H228M90 232H236", m.DD, 2).Opacity(.4)))
		d := "M40 132H200C230 132 246 150 246 178C246 206 230 224 200 224H40Z"
		c.Part("mat", sheen.Body(c, d, m, 28, sheen.Each(8, func(i int) kit.Node { return c.Line(sheen.D("M%g 134V224", 74+float64(i)*20), m.D, 2).Opacity(.35) })))
		c.Part("strap", c.Clip(d, c.Form("M110 126H128V230H110ZM180 126H198V230H180Z", kit.Lin(0, 132, 0, 224, s.L, s.LL, s.M, s.DD))), sheen.Tube(c, "M119 134C119 66 189 66 189 134", 13, s))
		spiral := "M42 178C42 172 52 170 54 178C56 190 34 192 31 178C28 160 62 156 66 178C70 204 22 206 19 178C16 144 74 140 80 178"
		c.Part("mat", c.Ellipse(44, 178, 40, 46, m.DD), c.Form(kit.Oval(43, 178, 38, 44), kit.Rad(32, 164, 56, m.LL, m.L, m.M)), c.Line(spiral, m.DD, 4), sheen.Streak(c, "M70 146H210", 6, .4))
		c.Anchor("ground", 140, 246)
		c.AnchorBox("grip", 154, 84, 0, 0, 90)
	},
}

// matUnrolled is the mat flat on the floor, its far end still a little curled.
func matUnrolled(c *kit.Canvas, m kit.Tones) {
	d := "M30 150H222L248 182H4Z"
	c.Part("mat", c.Path(d, m.DDD).Move(0, 4), c.Form(d, kit.Lin(20, 150, 220, 182, m.L, m.M, m.D), c.Line("M26 157H226M20 164H232M14 172H238", m.D, 1.6).Opacity(.35)),
		sheen.Tube(c, "M224 153L249 182", 8, m), c.Ellipse(249, 181, 4, 5, m.DD), c.Ellipse(249, 180, 2, 3, m.M))
	c.Anchor("ground", 126, 184)
	c.AnchorBox("surface", 126, 166, 180, 0, 0)
}

var kettlebell = kit.Piece{
	Name: "kettlebell", Cm: 28,
	Palette: "kettlebell #4a5263 black iron; band #e8413b red; lettering #ffffff text",
	Draw: func(c *kit.Canvas) {
		k, b, l := c.Tones("kettlebell"), c.Tones("band"), c.Tones("lettering")
		c.Part("kettlebell", c.Line("M70 112C44 60 62 22 96 20H160C194 22 212 60 186 112", k.DDD, 34), c.Line("M70 112C44 60 62 22 96 20H160C194 22 212 60 186 112", k.M, 28), c.Line("M66 100C46 58 66 26 96 22H156", k.LL, 6).Move(-3, -2).Opacity(.8))
		d := "M128 84C186 84 222 122 222 170C222 206 202 236 178 250H78C54 236 34 206 34 170C34 122 70 84 128 84Z"
		c.Part("kettlebell", sheen.Body(c, d, k, 32, c.Blur(12, c.Ellipse(86, 130, 40, 34, k.LL)).Opacity(.6)))
		c.Part("band", sheen.Ball(c, 128, 174, 44, b), c.Circle(128, 174, 37, kit.None).Stroke(b.LL, 2.4).Opacity(.7))
		text := c.Text()
		if text == "" {
			text = "16"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 102, Y0: 154, X1: 154, Y1: 194}, "display", l.M))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 20, 0, 0, 90)
	},
}

var hulaHoop = kit.Piece{
	Name: "hula-hoop", Cm: 90,
	Palette: "hoop #f0529c pink; stripe #ffd84a yellow",
	Draw: func(c *kit.Canvas) {
		h, s := c.Tones("hoop"), c.Tones("stripe")
		p := c.Circle(128, 128, 110, kit.None)
		c.Part("hoop", p.Stroke(h.DDD, 24), p.Stroke(kit.Lin(20, 20, 236, 236, h.L, h.M, h.D), 20))
		c.Part("stripe", p.Stroke(kit.Lin(20, 20, 236, 236, s.L, s.M, s.D), 20).Dash(24, 33.6).Butt())
		c.Part("hoop", c.Circle(126, 125, 113, kit.None).Stroke(h.LL, 3).Opacity(.8), sheen.Gloss(c, 128, 128, 113, 113, 200, 250, 6))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 20, 128, 0, 0, 0)
	},
}

var matryoshka = kit.Piece{
	Name: "matryoshka", Cm: 18,
	Palette: "scarf #e2413c red; dress #f6c63d yellow; face #fbd9b8 skin; hair #6b3f24; flowers #e2413c <scarf; leaves #4fa046",
	Draw: func(c *kit.Canvas) {
		s, d, f, h, r, l := c.Tones("scarf"), c.Tones("dress"), c.Tones("face"), c.Tones("hair"), c.Tones("flowers"), c.Tones("leaves")
		body := "M128 4C172 4 196 36 194 74C192 92 190 100 196 112C216 136 224 168 220 200C216 232 196 250 176 252H80C60 250 40 232 36 200C32 168 40 136 60 112C66 100 64 92 62 74C60 36 84 4 128 4Z"
		c.Part("scarf", sheen.Body(c, body, s, 28))
		c.Part("dress", c.Clip(body, c.Form("M128 124C176 128 196 158 192 198C190 226 176 244 160 258H96C80 244 66 226 64 198C60 158 80 128 128 124Z", kit.Lin(70, 130, 190, 250, d.L, d.M, d.D)), c.Rect(20, 238, 220, 20, 0, d.D), c.Line("M30 238H226", d.LL, 3)))
		c.Part("face", c.Form(kit.Oval(128, 74, 48, 50), kit.Rad(114, 60, 70, f.LL, f.M, f.D)))
		c.Part("hair", c.Clip(kit.Oval(128, 74, 48, 50), c.Path("M70 20H128C122 50 104 66 74 78ZM186 20H128C134 50 152 66 182 78Z", kit.Lin(80, 30, 180, 80, h.L, h.M, h.D))))
		c.Part("face", c.Ellipse(108, 78, 6, 7.5, h.DDD), c.Ellipse(148, 78, 6, 7.5, h.DDD), c.Circle(106, 75, 2.2, kit.White), c.Circle(146, 75, 2.2, kit.White), c.Line("M98 68Q104 64 112 66M158 68Q152 64 144 66", h.DD, 2.6), c.Blur(3, c.Circle(96, 94, 9, kit.Hex("#ff7a7a")), c.Circle(160, 94, 9, kit.Hex("#ff7a7a"))).Opacity(.7), c.Path("M116 100Q122 96 128 99Q134 96 140 100Q134 110 128 110Q122 110 116 100Z", s.M))
		c.Part("scarf", sheen.Body(c, "M128 122C112 112 92 118 84 134C96 142 116 138 128 128C140 138 160 142 172 134C164 118 144 112 128 122Z", s, 8), sheen.Ball(c, 128, 126, 10, s))
		flower := func(x, y, k float64) kit.Node {
			return kit.Of(c.Form("M-14 6C-36 8 -40 -8 -44 -10C-30 -20 -14 -12 -10 0ZM14 6C36 8 40 -8 44 -10C30 -20 14 -12 10 0Z", l.M), c.Around(6, 0, 0, c.Ellipse(0, -13, 9, 11, kit.Lin(-8, -24, 8, 0, r.L, r.M, r.D))), c.Circle(0, 0, 8, d.L)).Scale(k, k, 0, 0).Move(x, y)
		}
		c.Part("flowers", flower(128, 182, 1.1), flower(100, 222, .5), flower(156, 222, .5))
		c.Part("scarf", sheen.Streak(c, "M76 68Q74 32 100 18", 6, .5), sheen.Streak(c, "M48 196Q48 160 64 134", 6, .4))
		c.Anchor("ground", 128, 252)
	},
}
