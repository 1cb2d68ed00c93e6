package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var apricot = kit.Piece{
	Name: "apricot", Cm: 5,
	Palette: "skin #ffa63a; flesh #ffc04a; pit #8a5630 stone; leaf #5fa83f; stem #7a5230",
	Draw: func(c *kit.Canvas) {
		s, f, p, l, m := c.Tones("skin"), c.Tones("flesh"), c.Tones("pit"), c.Tones("leaf"), c.Tones("stem")
		d := "M100 40C140 26 186 56 188 108C190 162 150 202 102 202C54 202 14 166 16 112C18 66 56 28 100 40Z"
		c.Part("stem", edible.Stalk(c, "M100 48Q98 30 110 14", 9, m))
		c.Part("skin", c.Form(d, kit.Rad(72, 88, 150, s.LL, s.L, s.M, s.DD), c.Blur(18, c.Ellipse(146, 150, 44, 54, kit.Hex("#f0603a"))).Opacity(.5), c.Blur(3, c.Line("M102 40C80 80 80 150 106 202", s.DD, 6)).Opacity(.6), c.Line("M100 40C78 80 78 150 104 202", s.DD, 2.4).Opacity(.7), edible.Shade(c, d, s, 28)), c.Path("M36 110C38 82 52 64 72 58C80 58 80 66 73 69C58 76 50 90 48 110C46 120 36 120 36 110Z", kit.White).Opacity(.5).Shade())
		c.Part("leaf", edible.Leaf(c, l, 104, 42, 92, -24))
		half := kit.Oval(180, 178, 68, 68)
		c.Part("flesh", c.Clip(d, c.Blur(6, c.Path(half, s.DDD).Move(-5, -1)).Opacity(.5)), c.Form(half, kit.Lin(120, 120, 246, 246, s.L, s.M, s.DD)), c.Form(kit.Oval(178, 176, 60, 60), kit.Rad(164, 158, 86, f.LL, f.L, f.M, f.D), c.Around(30, 178, 178, c.Line("M178 132v-12", s.D, 1.8)).Opacity(.45), edible.Shade(c, kit.Oval(178, 176, 60, 60), f, 12)))
		c.Part("pit", c.Blur(3, c.Ellipse(183, 183, 24, 30, p.DDD)).Opacity(.6), c.Form(kit.Oval(179, 178, 23, 29), kit.Rad(170, 166, 40, p.LL, p.L, p.M, p.DDD), c.Line("M180 150Q186 178 180 206", p.DD, 3).Opacity(.6), edible.Shade(c, kit.Oval(179, 178, 23, 29), p, 10)), edible.Glint(c, 179, 178, 15, 20, 200, 250, 4))
		c.Anchor("ground", 140, 246)
	},
}

var lychee = kit.Piece{
	Name: "lychee", Cm: 8,
	Palette: "skin #e0485a shell red; flesh #fbf4ee; leaf #4f9d3a; stem #7a5230",
	Draw: func(c *kit.Canvas) {
		s, f, l, m := c.Tones("skin"), c.Tones("flesh"), c.Tones("leaf"), c.Tones("stem")
		bumpy := func(x, y, r float64) kit.Node {
			d := kit.Oval(x, y, r, r*1.04)
			var nodes []kit.Node
			for row := range 11 {
				v := (float64(row)+.5)/11*2 - 1
				half := math.Sqrt(1 - v*v)
				n := int(half*9) + 2
				for i := range n {
					u := half * math.Sin((float64(i)+.5*float64(row%2))/float64(n)*math.Pi-math.Pi/2)
					k := r * .1 * math.Sqrt(max(.12, 1-u*u-v*v*.8))
					nodes = append(nodes, c.Circle(x+u*r+1, y+v*r+1.4, k*1.15, s.DDD).Opacity(.45), c.Circle(x+u*r, y+v*r, k, kit.Lin(x+u*r-k, y+v*r-k, x+u*r+k, y+v*r+k, s.LL, s.M)).Opacity(.9))
				}
			}
			return kit.Of(c.Form(d, kit.Rad(x-r*.35, y-r*.4, r*1.5, s.L, s.M, s.D, s.DD), append(nodes, edible.Shade(c, d, s, r*.4))...), c.Path(d, kit.None).Stroke(s.DD, 3).Dash(6, 7).Opacity(.8), c.Blur(3, c.Ellipse(x-r*.36, y-r*.42, r*.24, r*.15, kit.White)).Rotate(-40, x-r*.36, y-r*.42).Opacity(.6).Shade())
		}
		c.Part("stem", edible.Stalk(c, "M128 6C126 30 104 44 84 62", 7, m), edible.Stalk(c, "M126 26C150 40 166 50 172 62", 7, m))
		c.Part("leaf", edible.Leaf(c, l, 126, 30, 106, 14), edible.Leaf(c, l, 122, 28, 84, 166))
		c.Part("skin", bumpy(76, 122, 62), bumpy(186, 118, 58))
		x, y := 138.0, 186.0
		ball := kit.Oval(x, y-6, 54, 52)
		c.Part("flesh", c.Blur(5, c.Circle(x+2, y+2, 60, s.DDD)).Opacity(.45), c.Form(ball, kit.Rad(x-20, y-30, 84, kit.White, f.L, f.M, f.DD), c.Blur(6, c.Ellipse(x+6, y+6, 22, 26, kit.Hex("#8a5a4a"))).Opacity(.35), c.Blur(4, c.Line("M118 138Q104 180 116 230M156 140Q168 180 160 226", f.DD, 4)).Opacity(.5), edible.Shade(c, ball, f, 16)), edible.Glint(c, x, y-6, 40, 39, 200, 256, 7))
		cup := "M80 186C86 196 92 188 98 198C104 206 112 196 120 206C128 212 136 202 144 208C152 214 158 200 168 204C176 206 184 192 194 188C198 224 172 248 138 248C104 248 78 224 80 186Z"
		c.Part("skin", c.Form(cup, kit.Lin(80, 186, 190, 248, s.L, s.M, s.DD), edible.Scatter(c, 84, 196, 192, 246, 60, 9, edible.Everywhere, func(i int, x, y float64) kit.Node {
			return kit.Of(c.Circle(x+1, y+1.2, 5, s.DDD).Opacity(.4), c.Circle(x, y, 4.2, kit.Lin(x-4, y-4, x+4, y+4, s.LL, s.M)))
		}), edible.Shade(c, cup, s, 16)), c.Line("M80 186C86 196 92 188 98 198C104 206 112 196 120 206C128 212 136 202 144 208C152 214 158 200 168 204C176 206 184 192 194 188", kit.Hex("#ffe6e0"), 3.4))
		c.Anchor("ground", 134, 248)
	},
}

var okra = kit.Piece{
	Name: "okra", Cm: 12,
	States:  "whole -slice",
	Palette: "skin #6fae3c green; cap #8cbf52 <skin; flesh #e3f0b4; seeds #fbf8e4",
	Draw: func(c *kit.Canvas) {
		s, k, f, e := c.Tones("skin"), c.Tones("cap"), c.Tones("flesh"), c.Tones("seeds")
		pod := func(deg, x, y, k1 float64) kit.Node {
			d := "M-24 -84C-26 -40 -22 30 -4 104Q0 116 4 104C22 30 26 -40 24 -84Q0 -94 -24 -84Z"
			return kit.Of(c.Form(d, kit.Lin(-26, 0, 26, 0, s.D, s.LL, s.M, s.L, s.M, s.DD), c.Line("M-9 -90Q-10 20 -1 106M9 -90Q10 20 2 106", s.DD, 3).Opacity(.6), c.Line("M-6 -90Q-7 20 0 100M12 -90Q13 20 4 100", s.LL, 1.6).Opacity(.7), edible.Shade(c, d, s, 12)),
				c.Named("cap", c.Form("M-9 -112Q0 -120 9 -112L13 -96Q30 -92 28 -78Q14 -70 0 -72Q-14 -70 -28 -78Q-30 -92 -13 -96Z", kit.Lin(-28, 0, 28, 0, k.L, k.LL, k.M, k.DD), c.Line("M-26 -84Q0 -76 26 -84", k.DD, 2).Opacity(.5)), c.Ellipse(0, -114, 8, 3.4, k.LL)), c.Line("M-17 -66Q-18 -10 -12 40", kit.White, 4).Opacity(.5).Shade()).Scale(k1, k1, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("skin", pod(52, 140, 118, 1), pod(14, 158, 122, 1.08), pod(-24, 104, 124, 1.1))
		slice := func(x, y, r float64) kit.Node {
			star := func(r float64) string {
				return edible.Wavy(x, y, r, r, 40, func(u float64) float64 { return .92 + .08*math.Cos(u*2*math.Pi*5) })
			}
			return kit.Of(c.Blur(4, c.Circle(x+1, y+4, r, s.DDD)).Opacity(.5), c.Path(star(r), s.D).Move(0, 4), c.Form(star(r), kit.Lin(x-r, y-r, x+r, y+r, s.L, s.D)), c.Form(star(r*.86), kit.Rad(x-r*.2, y-r*.2, r, f.LL, f.M, f.D)), c.Around(5, x, y, kit.Of(c.Ellipse(x, y-r*.48, r*.19, r*.28, f.DD), c.Circle(x, y-r*.5, r*.13, kit.Rad(x-2, y-r*.54, r*.2, kit.White, e.M, e.D)))).Rotate(36, x, y), c.Circle(x, y, r*.12, f.LL))
		}
		c.Part("slice", c.Named("flesh", slice(58, 206, 38), slice(202, 208, 34), slice(132, 224, 28)))
		c.Anchor("ground", 128, 248)
	},
}

var leek = kit.Piece{
	Name: "leek", Cm: 45,
	Palette: "leaves #4f9d4a green; stalk #e9f2c4 white; roots #d9c9a0",
	Draw: func(c *kit.Canvas) {
		l, s, r := c.Tones("leaves"), c.Tones("stalk"), c.Tones("roots")
		turn := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(24, 128, 128) }
		blade := func(d, mid string, t kit.Tones) kit.Node {
			return sheen.Body(c, d, t, 11, c.Line(mid, t.DD, 2.4).Opacity(.5), c.Line(mid, t.LL, 1.6).Move(-3, 0).Opacity(.7))
		}
		dark := kit.TonesOf(l.D)
		c.Part("leaves", turn(blade("M120 128C104 86 84 50 44 30C36 34 40 44 48 52C70 78 84 108 104 140Z", "M112 130Q90 80 48 38", dark), blade("M136 128C152 86 176 52 212 34C222 36 218 48 210 56C190 80 172 110 152 140Z", "M144 130Q168 80 208 42", dark), blade("M114 132C96 84 92 36 104 0C112 -8 120 -2 122 8C126 50 130 90 130 140Z", "M118 130Q104 60 112 4", l), blade("M128 132C132 84 142 40 162 4C170 -2 176 6 174 16C168 60 158 100 148 142Z", "M138 130Q150 60 168 8", l)))
		d := "M104 122C112 112 144 112 152 122C150 160 150 196 152 224C156 240 148 250 128 250C108 250 100 240 104 224C106 196 106 160 104 122Z"
		c.Part("roots", turn(sheen.Each(13, func(i int) kit.Node {
			x := 106 + float64(i)*3.7
			return c.Line(sheen.D("M%g 244q%g 12 %g %g", x, (x-128)*.14, (x-128)*.4, 20+6*math.Sin(float64(i)*2.2)), []kit.Color{r.M, r.D, r.L}[i%3], 2.4)
		})))
		c.Part("stalk", turn(c.Form(d, kit.Lin(102, 0, 154, 0, s.D, s.LL, s.L, s.M, s.DD), c.Path("M98 108H158V140Q128 176 98 150Z", kit.Lin(0, 110, 0, 172, l.L.Alpha(.95), l.LL.Alpha(0))), c.Line("M114 118Q116 190 112 246M124 116Q126 190 124 248M134 116Q134 190 136 248M144 120Q142 190 146 246", s.DD, 1.8).Opacity(.5), edible.Shade(c, d, s, 14))),
			turn(c.Path("M108 128C116 116 142 114 148 126C146 142 136 152 128 156C118 152 110 142 108 128Z", kit.Lin(108, 116, 148, 156, l.LL, l.L, l.M)).Opacity(.8), c.Line("M113 150Q114 196 110 230", kit.White, 4).Opacity(.7).Shade()))
		c.Anchor("ground", 90, 246)
	},
}

var turnip = kit.Piece{
	Name: "turnip", Cm: 12, States: edible.Cuts,
	Palette: "root #fbf3ee turnip white; top #b0468f purple; leaves #5aa83e greens",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("root"), Skin: c.Tones("top"), Seeds: kit.Hex("#e9dcd0")}).Draw(c) {
			return
		}
		r, t, l := c.Tones("root"), c.Tones("top"), c.Tones("leaves")
		c.Part("leaves", edible.Stalk(c, "M120 100Q106 60 78 34", 10, l), edible.Stalk(c, "M136 100Q150 60 178 34", 10, l), edible.Stalk(c, "M128 98V24", 11, l), edible.Leaf(c, l, 98, 62, 78, 214), edible.Leaf(c, l, 158, 62, 78, -34), edible.Leaf(c, l, 118, 74, 58, 188), edible.Leaf(c, l, 138, 74, 58, -8), edible.Leaf(c, l, 126, 66, 84, -112), edible.Leaf(c, l, 130, 64, 84, -70), edible.Leaf(c, l, 128, 52, 70, -90))
		d := "M128 92C150 82 214 92 222 140C226 184 176 212 150 222C138 228 134 240 130 254C128 256 126 254 124 250C120 238 116 228 106 222C78 212 30 184 34 140C42 92 106 82 128 92Z"
		c.Part("root", c.Form(d, kit.Rad(90, 130, 160, r.LL, r.L, r.M, r.DD), c.Named("top", c.Blur(7, c.Path("M20 80H236V140C210 164 180 150 150 160C120 168 80 152 56 158Q36 156 20 140Z", kit.Lin(40, 80, 220, 160, t.L, t.M, t.D)))), c.Line("M88 214Q104 222 116 220M146 214Q158 210 168 204M112 232Q124 236 134 232", r.DD, 2).Opacity(.5), edible.Shade(c, d, r, 30)), c.Path("M54 140C54 118 72 106 92 104C101 105 100 113 92 115C78 118 68 126 67 142C65 152 55 150 54 140Z", kit.White).Opacity(.6).Shade())
		c.Part("leaves", c.Ellipse(128, 95, 20, 7, l.D), c.Ellipse(126, 93, 16, 5, l.L))
		c.Anchor("ground", 128, 250)
	},
}

var walnut = kit.Piece{
	Name: "walnut", Cm: 5, States: "single",
	Palette: "shell #c48a4e brown; kernel #ecc98c nut",
	Draw: func(c *kit.Canvas) {
		s, k := c.Tones("shell"), c.Tones("kernel")
		// A whole nut: wrinkles run along the seam.
		o := "M84 16C128 4 164 40 166 92C168 140 136 176 90 174C44 176 12 140 12 94C12 48 42 14 84 16Z"
		c.Part("shell", c.Path(o, s.DDD).Opacity(.5).Move(2, 4), sheen.Body(c, o, s, 24), c.Clip(o, c.Blur(1.600, c.Line("M60 22Q30 60 34 100Q36 140 60 172M44 40Q62 58 52 80Q44 98 56 116Q66 132 58 152M70 30Q60 56 72 76Q80 94 68 112Q62 132 76 160M22 70Q34 82 28 104Q24 122 36 140M114 24Q128 50 116 74Q108 94 120 112Q132 134 118 164M130 34Q150 58 138 84Q130 104 144 122Q152 138 140 156M152 60Q160 84 154 108", s.DDD, 4)).Opacity(.6),
			c.Line("M58 20Q28 58 32 98Q34 138 58 170M42 38Q60 56 50 78Q42 96 54 114Q64 130 56 150M68 28Q58 54 70 74Q78 92 66 110Q60 130 74 158M112 22Q126 48 114 72Q106 92 118 110Q130 132 116 162M128 32Q148 56 136 82Q128 102 142 120", s.LL, 1.800).Opacity(.5),
			c.Line("M90 12Q84 90 90 178", s.DDD, 9).Opacity(.7), c.Line("M88 12Q82 90 88 178", s.L, 6), c.Line("M86 14Q80 90 86 176", s.LL, 2)))
		if c.State("single") {
			return
		}
		// Half a nut: two lobes of a brain in the shell.
		h := kit.Oval(178, 172, 78, 78)
		c.Part("shell", c.Path(h, s.DDD).Opacity(.5).Move(-2, 3), sheen.Body(c, h, s, 15), c.Path(kit.Oval(178, 172, 67, 67), kit.Lin(120, 112, 236, 232, s.DDD, s.DD, s.D)), c.Circle(178, 172, 67, kit.None).Stroke(s.LL, 2).Opacity(.7))
		lobe := "M172 118C152 112 128 126 124 146C112 156 114 178 126 186C124 204 140 222 158 220C166 224 174 220 175 212L176 128Q176 120 172 118Z"
		half := kit.Of(c.Path(lobe, s.DDD).Opacity(.7).Move(2, 5), sheen.Body(c, lobe, k, 13), c.Clip(lobe,
			c.Blur(1.200, c.Line("M166 124Q146 128 148 142Q152 154 138 156Q126 160 132 170Q142 176 150 168M168 144Q156 150 160 162Q168 170 158 178Q144 182 146 194Q150 206 164 204M170 180Q164 188 172 196M136 134Q142 142 134 148M130 186Q140 184 142 194", k.DDD, 4.500)).Opacity(.75),
			c.Line("M165 122Q144 126 146 140Q150 152 136 154Q124 158 130 168M167 142Q154 148 158 160Q166 168 156 176Q142 180 144 192Q148 204 162 202", k.LL, 2.200).Opacity(.9)))
		c.Part("kernel", half, half.Mirror(178), c.Form("M171 160Q178 150 185 160L184 186Q178 194 172 186Z", kit.Lin(171, 150, 185, 190, s.L, s.D)))
		c.Anchor("ground", 128, 250)
	},
}

var parsley = kit.Piece{
	Name: "parsley", Cm: 20, States: edible.Cuts,
	Palette: "leaves #3f9a3c herb green; stems #86c25a; tie #e9e0c4 string",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("leaves"), Skin: c.Tones("stems"), Leafy: true}).Draw(c) {
			return
		}
		l, s, q := c.Tones("leaves"), c.Tones("stems"), c.Tones("tie")
		r := c.Rand()
		// A curl is a rosette of frilled lobes around x, y.
		curl := func(x, y, k float64, t kit.Tones) kit.Node {
			turn := 360 * r.Float64()
			frill := "M0 0C-6 -4 -10 -8 -9 -14Q-13 -17 -9 -20Q-10 -25 -4 -24Q-2 -29 2 -25Q8 -27 8 -21Q13 -19 9 -15C10 -8 6 -4 0 0Z"
			return kit.Of(c.Circle(1, 3, 19, t.DDD).Opacity(.35), sheen.Each(7, func(i int) kit.Node {
				return kit.Of(c.Form(frill, kit.Lin(-8, -26, 8, 0, t.LL, t.M, t.DD), c.Line("M0 -2V-18M-1 -10L-5 -16M1 -10L5 -16", t.DDD, 1.300).Opacity(.5))).Rotate(turn+51.400*float64(i), 0, 0)
			}), sheen.Each(5, func(i int) kit.Node {
				return c.Form(frill, kit.Lin(-8, -26, 8, 0, t.LL, t.L, t.D)).Scale(.62, .62, 0, 0).Rotate(turn+20+72*float64(i), 0, 0)
			}), c.Circle(-1, -1, 3, t.LL)).Scale(k, k, 0, 0).Move(x, y)
		}
		far := kit.TonesOf(l.D)
		for _, p := range [][3]float64{{36, 118, 1}, {220, 118, 1}, {56, 80, 1.100}, {200, 80, 1.100}, {92, 50, 1.100}, {164, 50, 1.100}, {128, 36, 1.200}} {
			c.Part("leaves", curl(p[0], p[1], p[2], far))
		}
		for i, x := range []float64{44, 72, 100, 128, 156, 184, 212} {
			d := sheen.D("M%g 252Q%g 190 %g 110", 120+2.600*float64(i), 128+(x-128)*.28, x)
			c.Part("stems", c.Line(d, s.DDD, 7), c.Line(d, s.M, 5), c.Line(d, s.LL, 1.600).Move(-1, 0))
		}
		for _, p := range [][3]float64{{78, 108, 1.150}, {178, 108, 1.150}, {110, 82, 1.200}, {148, 84, 1.200}, {56, 142, 1}, {200, 142, 1}, {128, 112, 1.150}, {94, 140, 1.050}, {162, 140, 1.050}, {128, 148, .9}} {
			c.Part("leaves", curl(p[0], p[1], p[2], l))
		}
		c.Part("tie", c.Path("M108 200Q128 208 148 200L147 212Q128 220 109 212Z", kit.Lin(108, 0, 148, 0, q.LL, q.M, q.DD)), c.Line("M109 204Q128 212 147 204M109 208Q128 216 147 208", q.DDD, 1.300).Opacity(.6), c.Line("M138 212Q152 222 156 236", q.M, 3.200))
		c.Anchor("ground", 128, 254)
	},
}
