package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var mannequin = kit.Piece{
	Name: "mannequin", Cm: 160, Palette: "torso #ecdcc4 linen fabric body; seams #b9966a <torso; neck #a8693a wood cap; stand #a8693a wood pole; tape #f5c33a yellow measuring_tape; dial #d8a83f brass",
	Draw: func(c *kit.Canvas) {
		t, s, n, k, p, d := c.Tones("torso"), c.Tones("seams"), c.Tones("neck"), c.Tones("stand"), c.Tones("tape"), c.Tones("dial")
		c.Part("stand", sheen.Body(c, "M122 178H134V226H122Z", k, 5), sheen.Body(c, kit.RoundRect(115, 190, 26, 8, 3), d, 3), sheen.Tube(c, "M126 222Q92 224 78 250", 9, k), sheen.Tube(c, "M130 222Q164 224 178 250", 9, k), sheen.Tube(c, "M128 222V250", 9, k), sheen.Ball(c, 77, 250, 7, k), sheen.Ball(c, 179, 250, 7, k), sheen.Ball(c, 128, 251, 7, k), sheen.Ball(c, 128, 222, 10, k))
		body := "M110 22H146C150 36 164 42 180 48C194 54 196 70 190 84C184 98 172 104 166 118C162 132 166 146 174 160C178 172 176 182 166 184Q128 192 90 184C80 182 78 172 82 160C90 146 94 132 90 118C84 104 72 98 66 84C60 70 62 54 76 48C92 42 106 36 110 22Z"
		c.Part("torso", c.Path(body, t.DDD).Move(0, 2).Opacity(.7), sheen.Body(c, body, t, 20, c.Blur(7, c.Path("M100 74Q112 92 128 82Q144 92 156 74Q150 104 128 100Q106 104 100 74Z", t.DD)).Opacity(.4),
			c.Named("seams", c.Line("M128 22V186", s.M, 2.400), c.Line("M96 46C104 80 104 110 102 130C100 150 102 168 104 186M160 46C152 80 152 110 154 130C156 150 154 168 152 186", s.M, 2), c.Line("M90 120Q128 130 166 120", s.D, 2).Dash(4, 3), c.Line("M130 24V184", s.LL, 1.200).Dash(4, 3))))
		arm := kit.Of(c.Form(kit.Oval(71, 70, 10, 20), kit.Lin(62, 52, 80, 90, n.LL, n.M, n.DD)), c.Ellipse(71, 70, 6, 14, kit.None).Stroke(n.DD, 1.800), c.Circle(71, 70, 2.600, d.M))
		c.Part("neck", arm.Rotate(8, 71, 70), arm.Rotate(8, 71, 70).Mirror(128), sheen.Body(c, kit.RoundRect(106, 12, 44, 12, 4), n, 4), sheen.Body(c, "M112 12Q112 0 128 -2Q144 0 144 12Z", n, 5), sheen.Ball(c, 128, -6, 7, d))
		c.Part("torso", sheen.Body(c, "M84 180Q128 192 172 180L170 188Q128 200 86 188Z", n, 3))
		tape := "M108 26Q90 44 96 76Q104 96 100 120Q96 150 104 172"
		tape2 := "M148 26Q166 46 160 80Q154 104 158 128Q160 150 154 164"
		for _, q := range []string{tape, tape2} {
			c.Part("tape", c.Line(q, p.DDD, 11).Move(1, 1.500).Opacity(.7), c.Line(q, p.M, 9.500).Butt(), c.Line(q, p.LL, 2).Move(-3, 0), c.Line(q, kit.Hex("#4a3a20"), 4).Dash(1.200, 5).Butt().Move(2.400, 0))
		}
		c.Part("tape", c.Line("M108 26Q128 18 148 26", p.D, 8), c.Rect(98, 166, 12, 8, 1, d.L), c.Rect(148, 160, 12, 8, 1, d.L))
		c.AnchorBox("fit", 128, 26, 40, 0, 0)
		c.Anchor("ground", 128, 256)
	},
}

var marionette = kit.Piece{
	Name: "marionette", Cm: 60, Palette: "shirt #e5484f red; pants #3f6fc8 blue; skin #f2c99a wood face; hair #5a3a2a; strings #d9cdb4 threads; control #a8693a wood cross; shoes #6b4226; hat #3fa36a green",
	Draw: func(c *kit.Canvas) {
		s, p, k, h, t, w, f, g := c.Tones("shirt"), c.Tones("pants"), c.Tones("skin"), c.Tones("hair"), c.Tones("strings"), c.Tones("control"), c.Tones("shoes"), c.Tones("hat")
		c.Part("strings", c.Line("M128 24V70M60 22Q44 80 40 112M196 22Q214 70 220 96M92 34L100 172M164 34L164 172", t.DD, 2.200), c.Line("M128 24V70M60 22Q44 80 40 112M196 22Q214 70 220 96M92 34L100 172M164 34L164 172", t.LL, 1.200))
		c.Part("control", sheen.Tube(c, "M52 14H204", 12, w), sheen.Tube(c, "M84 34H172", 9, w), sheen.Body(c, kit.RoundRect(118, -4, 20, 46, 5), w, 5), sheen.Each(4, func(i int) kit.Node {
			return c.Circle([]float64{60, 196, 92, 164}[i], []float64{14, 14, 34, 34}[i], 2.600, w.DDD)
		}))
		joint := func(x, y, r float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, r, k), c.Circle(x, y, r*.3, k.DDD))
		}
		leg := func(d1, d2 string, kx, ky, fx, fy float64) kit.Node {
			return kit.Of(c.Named("pants", sheen.Body(c, d1, p, 6)), c.Named("skin", sheen.Body(c, d2, k, 5), joint(kx, ky, 8)), c.Named("shoes", sheen.Body(c, sheen.D("M%g %gQ%g %g %g %gH%gQ%g %g %g %gQ%g %g %g %gZ", fx-12, fy-10, fx-14, fy+8, fx-8, fy+8, fx+18, fx+24, fy+4, fx+18, fy-4, fx+8, fy-6, fx+4, fy-10), f, 5)))
		}
		c.Add(leg("M102 162L124 164L116 200L94 198Z", "M96 204H114L110 240H96Z", 104, 201, 102, 246), leg("M134 164L156 162L176 190L158 202Z", "M160 202L178 194L190 232L174 238Z", 168, 197, 182, 244))
		c.Part("skin", sheen.Body(c, "M62 150L44 124L54 114L76 138Z", k, 5), joint(70, 146, 8), sheen.Body(c, "M192 128L208 100L220 106L206 136Z", k, 5), joint(198, 134, 8))
		c.Part("shirt", sheen.Body(c, "M102 124L78 138L68 152L80 162L108 148Z", s, 6), sheen.Body(c, "M154 124L182 124L202 132L196 146L154 146Z", s, 6))
		glove := func(x, y, turn float64) kit.Node {
			return kit.Of(c.Form("M-9 10Q-14 -4 -6 -10Q0 -14 6 -10Q10 -12 14 -4Q16 4 10 12Z", kit.Lin(-10, -12, 12, 12, kit.White, kit.Hex("#f3eee4"), kit.Hex("#cfc4b4"))), c.Line("M-2 -8V-1M4 -8V-1", kit.Hex("#b9ad9c"), 1.400)).Rotate(turn, 0, 0).Move(x, y)
		}
		c.Part("skin", glove(44, 114, -20), glove(216, 96, 24))
		torso := "M100 120Q128 108 156 120L162 164Q128 176 94 164Z"
		c.Part("shirt", sheen.Body(c, torso, s, 9), sheen.Each(3, func(i int) kit.Node {
			return kit.Of(c.Circle(128, 130+13*float64(i), 3.600, s.DDD), c.Circle(127.600, 129.500+13*float64(i), 2.800, kit.Hex("#ffd95e")))
		}))
		c.Part("pants", c.Line("M108 118L112 164M148 118L144 164", p.DD, 8), c.Line("M108 118L112 164M148 118L144 164", p.L, 5), sheen.Body(c, "M94 156Q128 168 162 156L164 172Q128 182 92 172Z", p, 5))
		c.Part("hair", sheen.Ball(c, 96, 92, 12, h), sheen.Ball(c, 160, 92, 12, h))
		face := "M128 58C152 58 164 74 164 90C164 108 148 120 128 120C108 120 92 108 92 90C92 74 104 58 128 58Z"
		c.Part("skin", c.Blur(3, c.Path(face, s.DDD).Move(0, 4)).Opacity(.4), sheen.Body(c, face, k, 11, c.Blur(3, c.Circle(104, 100, 8, kit.Hex("#ee7a63"))).Opacity(.6), c.Blur(3, c.Circle(152, 100, 8, kit.Hex("#ee7a63"))).Opacity(.6)), c.Both(128, c.Ellipse(114, 88, 5, 6.500, kit.Hex("#33262b")), c.Circle(112.500, 86, 1.800, kit.White), c.Line("M106 78Q113 74 119 78", h.M, 2.600)), c.Line("M114 104V112M142 104V112M114 104Q128 112 142 104", k.DDD, 2), c.Path("M116 105.500Q128 113 140 105.500Q136 112 128 112Q120 112 116 105.500Z", kit.Hex("#a8322f")), sheen.Ball(c, 128, 96, 7, kit.TonesOf(kit.Hex("#e5604f"))))
		c.Part("hat", sheen.Body(c, "M92 74Q128 56 164 74Q168 80 162 82Q128 66 94 82Q88 80 92 74Z", g, 4), sheen.Body(c, "M100 72Q112 40 146 34Q142 48 158 70Q128 58 100 72Z", g, 7, c.Path("M98 70Q128 56 158 68L156 60Q128 50 102 62Z", s.M)), c.Form("M142 40Q160 18 176 22Q168 42 148 50Z", kit.Lin(142, 24, 176, 50, kit.Hex("#ffe28a"), kit.Hex("#f2a93a"))))
		c.Anchor("ground", 140, 254)
		c.Anchor("tie", 128, 0)
	},
}

var toys = kit.Piece{
	Name: "toys", Cm: 60, Palette: "bear #c8894f brown; ball #e5484f red; second #3f8fd8 blue; blocks #f5c33a yellow; rings #5fb85a green; duck #ffd23f; drum #8f5fd0 purple; box #3fa8b8 teal chest", States: "without box -box",
	Draw: func(c *kit.Canvas) {
		b, r, q, k, g, d, m, x := c.Tones("bear"), c.Tones("ball"), c.Tones("second"), c.Tones("blocks"), c.Tones("rings"), c.Tones("duck"), c.Tones("drum"), c.Tones("box")
		pale := kit.TonesOf(kit.Hex("#fdf4df"))
		c.Part("box", c.Form("M30 104H226V130H30Z", x.DDD))
		// A rocket, a teddy bear and a drum look out of the box.
		c.Part("second", sheen.Body(c, "M178 130L186 58Q194 22 206 8Q222 22 226 60L222 130Z", q, 8, c.Path("M180 36H232V58H180Z", r.M).Move(0, -30), c.Circle(205, 66, 12, pale.D), c.Circle(204.500, 65.500, 10, kit.Hex("#bfe6f5"))))
		c.Part("bear", sheen.Ball(c, 72, 32, 16, b), sheen.Ball(c, 132, 32, 16, b), c.Circle(72, 33, 8, b.LL), c.Circle(132, 33, 8, b.LL), sheen.Body(c, "M60 130C56 104 76 92 102 92C128 92 148 104 144 130Z", b, 10), sheen.Ball(c, 102, 62, 42, b), sheen.Body(c, kit.Oval(102, 76, 20, 15), kit.TonesOf(b.LL), 5), c.Ellipse(102, 69, 7, 5, kit.Hex("#43302a")), c.Line("M102 74V79M94 82Q102 86 110 82", kit.Hex("#43302a"), 2.200), c.Circle(86, 56, 5, kit.Hex("#33262b")), c.Circle(118, 56, 5, kit.Hex("#33262b")), c.Circle(84.500, 54, 1.800, kit.White), c.Circle(116.500, 54, 1.800, kit.White), sheen.Body(c, "M54 112Q44 118 48 130H72Q74 114 54 112Z", b, 5), sheen.Body(c, "M150 112Q160 118 156 130H132Q130 114 150 112Z", b, 5))
		c.Part("drum", sheen.Tube(c, "M26 60L62 110", 5, kit.TonesOf(kit.Hex("#d9a05f"))), sheen.Ball(c, 24, 58, 8, m), sheen.Tube(c, "M162 66L150 112", 5, kit.TonesOf(kit.Hex("#d9a05f"))), sheen.Ball(c, 163, 64, 8, r))
		front := "M20 118H236L228 212Q228 218 220 218H36Q28 218 28 212Z"
		c.Part("box", c.Path(front, x.DDD).Move(0, 2), sheen.Body(c, front, x, 12, sheen.Each(6, func(i int) kit.Node {
			return c.Path(sheen.D("M%g 150l5 10l11 1.500l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -1.500Z", 46+33*float64(i)), []kit.Color{k.M, pale.M}[i%2])
		})), sheen.Body(c, kit.RoundRect(12, 110, 232, 16, 6), k, 5))
		cube := func(px, py, s, turn float64, t kit.Tones, mark string) kit.Node {
			return kit.Of(sheen.Body(c, kit.RoundRect(px, py, s, s, 6), t, 7), c.Path(kit.RoundRect(px+5, py+5, s-10, s-10, 4), kit.None).Stroke(t.LL, 2), c.Path(mark, pale.M).Move(px+s/2, py+s/2)).Rotate(turn, px+s/2, py+s/2)
		}
		c.Part("blocks", cube(-8, 204, 46, -5, k, "M0 -12L11 12H5L3 7H-3L-5 12H-11ZM0 -3L2 3H-2Z"), cube(40, 208, 44, 4, q, "M-9 -11H3Q10 -11 9 -5Q9 -1 5 0Q11 1 10 6Q9 11 2 11H-9ZM-3 -6V-2H1Q3 -4 1 -6ZM-3 3V6H2Q4 5 2 3Z"))
		c.Part("ball", sheen.Ball(c, 218, 218, 34, r, c.Path("M184 206Q218 190 252 206V218Q218 202 184 218Z", k.M), c.Path("M184 226Q218 244 252 226V238Q218 256 184 238Z", q.M)), c.Ellipse(206, 198, 8, 5, kit.White).Rotate(-30, 206, 198).Opacity(.8))
		c.Part("rings", sheen.Body(c, kit.RoundRect(100, 240, 76, 13, 6), kit.TonesOf(kit.Hex("#d9a05f")), 4), sheen.Body(c, kit.RoundRect(104, 222, 68, 20, 10), r, 6), sheen.Body(c, kit.RoundRect(110, 204, 56, 20, 10), k, 6), sheen.Body(c, kit.RoundRect(116, 187, 44, 19, 9), g, 6), sheen.Body(c, kit.RoundRect(122, 172, 32, 17, 8), q, 5), sheen.Ball(c, 138, 165, 10, m))
		c.Part("duck", sheen.Body(c, "M58 252C38 250 34 234 44 226Q54 232 66 230Q62 216 74 212Q90 210 92 224Q92 232 88 236Q92 250 76 252Z", d, 7, c.Line("M56 238Q64 246 74 238", d.DD, 2.400)).Move(18, 2), c.Path("M108 226Q120 224 118 230Q112 236 106 232Z", kit.Hex("#f28a2e")), c.Circle(102, 224, 2.600, kit.Hex("#33262b")))
		c.AnchorBox("inside", 128, 112, 180, 20, 0)
		c.Anchor("ground", 128, 254)
	},
}
