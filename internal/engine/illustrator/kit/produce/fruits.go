package produce

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var kiwiFruit = kit.Piece{
	Name: "kiwi-fruit", Cm: 9,
	States:  "sliced",
	Palette: "flesh #8cc63f green; skin #8f683c brown; core #f6f2c4 middle; seeds #2c2320",
	Draw: func(c *kit.Canvas) {
		f, s, k, e := c.Tones("flesh"), c.Tones("skin"), c.Tones("core"), c.Tones("seeds")
		fuzz := func(x, y, rx, ry float64, n int) kit.Node {
			return sheen.Each(n, func(int) kit.Node {
				r := c.Rand()
				p := kit.Box{X0: x - rx, Y0: y - ry, X1: x + rx, Y1: y + ry}
				px, py := p.X0+p.W()*r.Float64(), p.Y0+p.H()*r.Float64()
				return c.Line(sheen.D("M%.1f %.1fl5 7", px, py), s.DD, 1.6).Opacity(.45)
			})
		}
		c.Part("skin", sheen.Body(c, "M16 96C22 40 78 10 134 20C176 28 198 60 190 104C182 152 128 184 80 174C36 164 10 136 16 96Z", s, 26, fuzz(100, 96, 86, 80, 90)))
		c.Part("skin", sheen.Body(c, kit.Oval(154, 158, 96, 92), s, 16, fuzz(154, 158, 96, 92, 60)))
		c.Part("flesh", c.Form(kit.Oval(150, 154, 86, 82), kit.Rad(146, 150, 88, kit.At(0, f.LL), kit.At(.42, f.L), kit.At(.78, f.M), kit.At(1, f.D)),
			c.Around(26, 150, 154, c.Path("M168 152Q206 148 232 154Q206 159 168 156Z", f.LL).Opacity(.5)),
			c.Path(kit.Oval(150, 154, 86, 82), kit.None).Stroke(f.LL, 5).Opacity(.55)))
		c.Part("core", c.Form("150,126 172,136 178,154 170,174 150,182 128,172 122,154 130,134", kit.Rad(144, 146, 34, k.LL, k.M, k.D)))
		c.Part("seeds", c.Around(17, 150, 154, kit.Of(c.Ellipse(194, 154, 6.5, 3.4, e.M), c.Ellipse(192.5, 153, 2, 1, kit.White).Opacity(.7))))
		c.Part("flesh", sheen.Streak(c, "M84 128Q96 96 128 84", 6, .6))
		c.Anchor("ground", 152, 250)
	},
}

var dragonFruit = kit.Piece{
	Name: "dragon-fruit", Cm: 14,
	States:  "sliced",
	Palette: "skin #ec3f8c pink; scales #86c440 green leaves; flesh #fbf7f4 white; seeds #2c2430",
	Draw: func(c *kit.Canvas) {
		s, f, g, e := c.Tones("skin"), c.Tones("flesh"), c.Tones("scales"), c.Tones("seeds")
		scale := func(x, y, deg, k float64) kit.Node {
			d := "M-15 12C-16 -8 -6 -24 4 -44C8 -22 20 -8 16 12Q0 20 -15 12Z"
			return c.Form(d, kit.Lin(0, -44, 0, 16, kit.At(0, g.L), kit.At(.4, g.M), kit.At(.75, s.M), kit.At(1, s.D)),
				c.Line("M2 -34Q2 -8 0 12", g.LL, 2.5).Opacity(.6)).Scale(k, k, 0, 0).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("scales", scale(64, 44, -34, 1.1), scale(96, 30, -10, 1.2), scale(128, 38, 18, 1.1), scale(26, 90, -62, .9), scale(158, 66, 42, .9))
		c.Part("skin", sheen.Body(c, "M96 28C144 28 176 72 172 128C168 186 136 216 92 214C44 212 16 176 18 122C20 68 50 28 96 28Z", s, 26))
		c.Part("scales", scale(60, 80, -30, .95), scale(110, 72, 4, 1), scale(38, 134, -46, .9), scale(84, 132, -12, 1), scale(64, 184, -30, .85))
		c.Part("skin", sheen.Body(c, "M168 84C214 84 244 120 242 168C240 216 208 246 166 246C122 246 92 214 92 168C92 120 124 84 168 84Z", s, 14))
		c.Part("flesh", c.Form(kit.Oval(167, 165, 64, 70), kit.Rad(150, 140, 92, f.LL, f.M, f.D), c.Path(kit.Oval(167, 165, 64, 70), kit.None).Stroke(s.L, 6).Opacity(.7)))
		c.Part("seeds", sheen.Each(46, func(i int) kit.Node {
			p := shape.Polar(167, 165, 0, 0)
			r := c.Rand()
			for range 8 {
				p = shape.Pt{X: 112 + 110*r.Float64(), Y: 104 + 122*r.Float64()}
				if dx, dy := (p.X-167)/54, (p.Y-165)/60; dx*dx+dy*dy < 1 {
					break
				}
			}
			return c.Ellipse(p.X, p.Y, 3, 2.2, e.M).Rotate(float64(i*37), p.X, p.Y)
		}))
		c.Part("scales", scale(232, 122, 52, .7), scale(104, 226, -120, .7), scale(234, 214, 120, .7))
		c.Anchor("ground", 150, 246)
	},
}

var plum = kit.Piece{
	Name: "plum", Cm: 6,
	Palette: "skin #6f3a94 fruit purple; leaf #6aa842 leaves green; stem #7a5432",
	Draw: func(c *kit.Canvas) {
		s, l, k := c.Tones("skin"), c.Tones("leaf"), c.Tones("stem")
		c.Part("skin", sheen.Body(c, "M122 62C160 40 226 66 232 136C238 204 182 250 128 250C72 250 20 206 22 140C24 72 86 42 122 62Z", s, 34,
			c.Blur(14, c.Ellipse(84, 130, 44, 60, s.LL)).Opacity(.5),
			c.Line("M124 62C158 96 168 164 134 248", s.DDD, 5).Opacity(.6), c.Line("M118 64C150 98 160 164 126 248", s.L, 3).Opacity(.5)),
			c.Path("M56 128Q60 90 92 76Q104 76 96 86Q76 98 70 128Q62 138 56 128Z", kit.White).Opacity(.75).Shade(), c.Ellipse(62, 148, 5, 7, kit.White).Opacity(.6).Shade())
		c.Part("stem", sheen.Tube(c, "M122 70Q118 40 132 16", 9, k))
		c.Part("leaf", c.Form("M130 40C150 4 204 0 236 22C220 58 170 66 130 40Z", kit.Lin(140, 4, 220, 60, l.L, l.M, l.D), c.Line("M134 39Q180 24 228 24", l.DD, 3).Opacity(.6), c.Line("M160 32L172 46M182 27L196 42M156 32L166 18M180 27L188 14", l.DD, 2).Opacity(.5)))
		c.Anchor("ground", 128, 250)
	},
}

var blackberry = kit.Piece{
	Name: "blackberry", Cm: 3,
	Palette: "fruit #4a3272 berry purple; leaf #6aa842 leaves green",
	Draw: func(c *kit.Canvas) {
		f, l := c.Tones("fruit"), c.Tones("leaf")
		rows := []struct{ y, w, n float64 }{{88, 150, 5}, {116, 172, 6}, {144, 168, 6}, {172, 148, 5}, {200, 112, 4}, {224, 62, 2}}
		c.Part("fruit", c.Path("M128 66C190 66 222 100 216 142C210 198 168 248 128 248C88 248 46 198 40 142C34 100 66 66 128 66Z", f.DDD))
		var drupes []kit.Node
		for i, r := range rows {
			for j := range int(r.n) {
				x := 128 - r.w/2 + r.w*(float64(j)+.5)/r.n
				if i == 5 {
					x = 128 + (float64(j)-.5)*36
				}
				drupes = append(drupes, sheen.Ball(c, x, r.y, 20.5, f), c.Ellipse(x-7, r.y-8, 5, 3.4, kit.White).Rotate(-35, x-7, r.y-8).Opacity(.85).Shade())
			}
		}
		c.Part("fruit", drupes...)
		c.Part("leaf", c.Around(5, 128, 62, c.Form("M128 62Q96 44 100 8Q136 20 140 58Z", kit.Lin(100, 10, 140, 60, l.L, l.M, l.D), c.Line("M130 58Q120 36 106 18", l.DD, 2).Opacity(.6)).Rotate(-10, 128, 62)).Scale(1.05, .6, 128, 62),
			sheen.Tube(c, "M128 60Q126 34 140 12", 9, l))
		c.Anchor("ground", 128, 248)
	},
}

var fig = kit.Piece{
	Name: "fig", Cm: 6,
	States:  "sliced",
	Palette: "skin #5f3c7d purple; flesh #d8546b pink; rind #f2e6cf; seeds #f6d98a; stem #7f9a45 green",
	Draw: func(c *kit.Canvas) {
		s, f, r, e, k := c.Tones("skin"), c.Tones("flesh"), c.Tones("rind"), c.Tones("seeds"), c.Tones("stem")
		c.Part("stem", sheen.Tube(c, "M92 40Q92 18 104 6", 13, k))
		c.Part("skin", sheen.Body(c, "M92 28C108 30 112 60 132 84C164 120 166 176 134 202C106 222 60 218 34 192C8 164 14 118 46 86C66 64 76 28 92 28Z", s, 28,
			c.Line("M90 40C70 90 52 130 62 208M96 40C112 90 124 140 116 214", s.L, 3).Opacity(.45)), sheen.Streak(c, "M34 150Q38 112 66 84", 7, .55))
		half := "M172 74C186 76 192 104 212 124C244 154 246 208 214 234C188 252 146 250 122 228C96 202 104 156 134 126C152 108 158 74 172 74Z"
		c.Part("skin", sheen.Body(c, half, s, 10))
		c.Part("rind", c.Path(half, r.M).Scale(.9, .9, 172, 176))
		in := "M172 112C184 116 190 130 204 146C226 170 224 204 204 218C186 230 158 230 140 214C120 196 124 168 144 144C156 130 162 112 172 112Z"
		c.Part("flesh", c.Form(in, kit.Rad(172, 178, 64, kit.At(0, f.D), kit.At(.4, f.M), kit.At(1, f.L)), c.Around(24, 172, 180, c.Line("M186 180L232 180", f.LL, 3).Opacity(.5)), c.Ellipse(172, 176, 12, 22, f.DD).Opacity(.6)))
		c.Part("seeds", c.Around(13, 172, 182, c.Circle(190, 182, 2.8, e.M)), c.Around(17, 172, 182, c.Circle(202, 184, 2.6, e.L)))
		c.Anchor("ground", 150, 246)
	},
}

var papaya = kit.Piece{
	Name: "papaya", Cm: 22,
	States:  "sliced",
	Palette: "flesh #fb8a3c orange; skin #8fb63f green; seeds #2f2a2c",
	Draw: func(c *kit.Canvas) {
		f, s, e := c.Tones("flesh"), c.Tones("skin"), c.Tones("seeds")
		whole := "M30 178C4 128 40 52 112 24C150 10 176 20 172 50C168 96 140 130 130 178C118 226 56 228 30 178Z"
		c.Part("skin", c.Form(whole, kit.Lin(20, 40, 160, 210, s.L, s.M, f.L, s.D), sheen.Edge(c, whole, s, 30)), sheen.Streak(c, "M36 138Q42 88 84 58", 8, .5))
		half := "M96 204C84 150 120 84 188 56C226 42 250 54 244 86C238 132 214 166 206 202C192 258 108 260 96 204Z"
		c.Part("skin", sheen.Body(c, half, s, 10))
		c.Part("flesh", c.Form("M106 202C96 154 130 94 190 68C222 56 240 62 234 90C228 130 204 164 196 200C184 246 116 246 106 202Z", kit.Lin(110, 80, 220, 230, f.LL, f.L, f.M), c.Blur(6, c.Ellipse(160, 168, 40, 62, f.D)).Opacity(.5)))
		hole := "M130 194C126 166 146 132 180 112C196 104 204 110 200 128C194 154 176 168 170 192C164 218 134 218 130 194Z"
		c.Part("flesh", c.Form(hole, kit.Lin(130, 110, 190, 210, f.DD, f.D, f.M)))
		c.Part("seeds", c.Clip(hole, sheen.Each(30, func(i int) kit.Node {
			x, y := 138+float64(i%5)*14+float64(i/5%2)*7, 112+float64(i/5)*17
			return kit.Of(c.Circle(x, y, 8, kit.Rad(x-3, y-3, 11, e.LL, e.M, e.DD)), c.Circle(x-2.6, y-3, 1.8, kit.White).Opacity(.8))
		})))
		c.Anchor("ground", 140, 250)
	},
}

var olives = kit.Piece{
	Name: "olive", Cm: 5,
	Palette: "olive #8a9a3a fruit green; pimento #e2442f red; leaf #6d8f52 leaves; stem #7a5f3c",
	Draw: func(c *kit.Canvas) {
		o, p, l, k := c.Tones("olive"), c.Tones("pimento"), c.Tones("leaf"), c.Tones("stem")
		leaf := func(deg, x, y float64) kit.Node {
			return c.Form("M0 0C14 -30 60 -44 108 -36C80 0 36 18 0 0Z", kit.Lin(0, -40, 60, 10, l.L, l.M, l.D), c.Line("M4 -2Q50 -26 98 -34", l.LL, 3).Opacity(.7)).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("stem", sheen.Tube(c, "M20 40Q90 36 152 80", 8, k))
		c.Part("leaf", leaf(-14, 118, 62), leaf(20, 144, 78), sheen.Tube(c, "M86 52Q78 76 78 92M128 70Q150 92 156 116", 6, k))
		olive := func(x, y, deg float64) kit.Node {
			d := kit.Oval(0, 0, 52, 66)
			return kit.Of(sheen.Body(c, d, o, 26, c.Blur(8, c.Ellipse(-16, -20, 20, 26, o.LL)).Opacity(.5)), c.Path("M-34 -10Q-30 -42 -8 -50Q0 -50 -6 -42Q-20 -30 -22 -8Q-30 0 -34 -10Z", kit.White).Opacity(.75).Shade()).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("olive", olive(78, 150, 14))
		c.Part("olive", olive(170, 176, -20))
		c.Part("pimento", c.Ellipse(184, 224, 19, 13, o.DDD).Rotate(-20, 184, 224), c.Form(kit.Oval(184, 223, 15, 10), kit.Rad(180, 219, 18, p.LL, p.M, p.D)).Rotate(-20, 184, 223))
		c.Anchor("ground", 140, 242)
	},
}
