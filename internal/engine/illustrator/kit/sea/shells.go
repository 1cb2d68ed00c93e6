package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var seashell = kit.Piece{
	Name: "seashell", Cm: 8,
	Palette: "shell #f7a48b; ridges #e2735f <shell; pearl #fbf3f6",
	Draw: func(c *kit.Canvas) {
		s, r, q := c.Tones("shell"), c.Tones("ridges"), c.Tones("pearl")
		const n = 11
		at := func(i float64) (float64, float64) {
			a := (-164 + 148*i/n) * math.Pi / 180
			k := 166 + 26*math.Sin(math.Pi*i/n)
			return 128 + k*.74*math.Cos(a), 212 + k*1.06*math.Sin(a)
		}
		d := "M112 216"
		x, y := at(0)
		d += p.D("C80 208 40 196 %.1f %.1f", x, y)
		for i := range n {
			x1, y1 := at(float64(i) + 1)
			mx, my := at(float64(i) + .5)
			d += p.D("Q%.1f %.1f %.1f %.1f", 128+(mx-128)*1.16, 212+(my-212)*1.12, x1, y1)
		}
		d += "C216 196 176 208 144 216Z"
		ribs := p.Each(n, func(i int) kit.Node {
			x0, y0 := at(float64(i))
			x1, y1 := at(float64(i) + 1)
			mx, my := at(float64(i) + .45)
			tone := kit.Lin(x0, y0, x1, y1, s.LL, s.L, s.M, r.D)
			return kit.Of(c.Path(p.D("M128 218L%.1f %.1fL%.1f %.1fL%.1f %.1fZ", x0, y0, 128+(mx-128)*1.2, 212+(my-212)*1.2, x1, y1), tone),
				c.Line(p.D("M128 214L%.1f %.1f", x0, y0), r.DD, 2.6).Opacity(.55), c.Line(p.D("M128 214L%.1f %.1f", 128+(mx-128)*.98, 212+(my-212)*.98), kit.White, 3).Opacity(.28))
		})
		bands := p.Each(6, func(i int) kit.Node {
			k := .3 + float64(i)*.125
			path := ""
			for v := range n + 1 {
				x, y := at(float64(v))
				cmd := "L"
				if v == 0 {
					path += p.D("M%.1f %.1f", 128+(x-128)*k, 212+(y-212)*k)
					continue
				}
				mx, my := at(float64(v) - .5)
				cmd = "Q"
				path += p.D("%s%.1f %.1f %.1f %.1f", cmd, 128+(mx-128)*k*1.1, 212+(my-212)*k*1.1, 128+(x-128)*k, 212+(y-212)*k)
			}
			return kit.Of(c.Line(path, r.M, 5-float64(i)*.3).Opacity(.4), c.Line(path, s.LL, 1.6).Move(0, -3.4).Opacity(.5))
		})
		const hinge = "M88 218C78 216 70 224 72 236C74 246 96 244 110 240Q128 248 146 240C160 244 182 246 184 236C186 224 178 216 168 218Q128 204 88 218Z"
		c.Part("shell", p.Flat(c, hinge, s, 9, c.Line("M84 226l8 14M96 222l6 18M172 226l-8 14M160 222l-6 18", r.DD, 2).Opacity(.5)),
			c.Form(d, kit.Rad(100, 70, 200, s.LL, s.L, s.M, s.D), c.Named("ridges", ribs, bands), c.Blur(8, c.Ellipse(128, 212, 46, 30, r.DD)).Opacity(.55), c.Blur(14, c.Ellipse(84, 86, 40, 34, kit.White)).Opacity(.4), p.Edge(c, d, s, 22)),
			p.Glint(c, "M44 122C46 90 70 62 100 52C110 50 112 57 103 61C80 72 62 94 56 124C54 134 43 132 44 122Z", .45))
		c.Part("pearl", p.Cast(c, hinge, kit.Oval(196, 214, 32, 32), s, -3, 2, 4, .4), p.Cast(c, d, kit.Oval(194, 218, 32, 32), s, -4, 0, 5, .5),
			c.Form(kit.Oval(198, 216, 31, 31), kit.Rad(188, 204, 50, kit.White, q.M, kit.Hex("#e6d9ea"), kit.Hex("#a99bc4")), c.Blur(4, c.Ellipse(210, 232, 14, 8, kit.Hex("#ffe3ea"))).Opacity(.9), c.Blur(5, c.Ellipse(182, 226, 8, 12, kit.Hex("#d3f0f2"))).Opacity(.8)), c.Ellipse(187, 203, 9, 6.5, kit.White).Rotate(-35, 187, 203))
		c.AnchorBox("print", 128, 130, 120, 70, 0)
		c.Anchor("ground", 128, 247)
	},
}

var starfish = kit.Piece{
	Name: "starfish", Cm: 14,
	Palette: "body #f98b3c; spots #ffd49a dots",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("body"), c.Tones("spots")
		d := ""
		for i := range 5 {
			polar := func(deg, r float64) (float64, float64) {
				q, w := math.Sincos((deg + float64(i)*72 - 86) * math.Pi / 180)
				return 128 + r*w, 134 + r*q
			}
			ax, ay := polar(-36, 54)
			bx, by := polar(-13, 84)
			cx, cy := polar(-11, 124)
			tx, ty := polar(0, 128)
			ex, ey := polar(11, 124)
			fx, fy := polar(13, 84)
			gx, gy := polar(36, 54)
			if i == 0 {
				d = p.D("M%.1f %.1f", ax, ay)
			}
			d += p.D("C%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", bx, by, cx, cy, tx, ty, ex, ey, fx, fy, gx, gy)
		}
		d += "Z"
		dot := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x+.8, y+1.2, r*1.08, b.DDD).Opacity(.45), c.Circle(x, y, r, kit.Rad(x-r*.4, y-r*.4, r*1.5, s.LL, s.M, s.D)))
		}
		var dots, folds []kit.Node
		dots = append(dots, dot(128, 134, 6))
		for i := range 5 {
			a := float64(i)*72 - 86
			q, w := math.Sincos(a * math.Pi / 180)
			for v := range 7 {
				r := 18 + float64(v)*15
				dots = append(dots, dot(128+r*w, 134+r*q, 5.6-float64(v)*.45))
				if v > 0 && v < 6 {
					for _, side := range []float64{-1, 1} {
						off := side * (20 - float64(v)*1.9)
						dots = append(dots, dot(128+(r-6)*w-off*q, 134+(r-6)*q+off*w, 3.3-float64(v)*.2))
					}
				}
			}
			folds = append(folds, c.Line(p.D("M128 134L%.1f %.1f", 128+112*w, 134+112*q), b.LL, 15))
			hq, hw := math.Sincos((a + 36) * math.Pi / 180)
			folds = append(folds, c.Line(p.D("M%.1f %.1fL%.1f %.1f", 128+18*hw, 134+18*hq, 128+60*hw, 134+60*hq), b.DD, 10))
		}
		c.Part("body", p.Body(c, d, b, 22, c.Blur(6, folds...).Opacity(.55)))
		c.Part("spots", c.Clip(d, dots...))
		c.Add(p.Glint(c, "M100 92C104 70 110 44 120 28Q126 22 126 30C118 48 112 72 110 94C108 102 99 100 100 92ZM30 110Q50 104 76 106Q56 110 36 116Q26 116 30 110Z", .4))
		c.AnchorBox("eyes", 128, 124, 90, 24, 0)
		c.Anchor("mouth", 128, 150)
		c.Anchor("ground", 128, 240)
	},
}

var snail = kit.Piece{
	Name: "snail", Cm: 6, Facing: kit.Right,
	Palette: "shell #d9823f; body #f0cf8f skin; swirl #8f4f2a <shell; eyes #4a6a3a; cheeks #f58f86",
	Draw: func(c *kit.Canvas) {
		s, b, k, e, q := c.Tones("shell"), c.Tones("body"), c.Tones("swirl"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		stalk := func(x, tx, ty, r float64) kit.Node {
			return kit.Of(p.Limb(c, p.NewTube(j(x, 118, 8), j((x+tx)/2+2, (118+ty)/2, 6.5), j(tx, ty, 6)), b, 5), p.Eyeball(c, tx, ty-8, r, .74, 1.5, 1.5, e))
		}
		c.Part("eyes", stalk(222, 242, 56, 15))
		const d = "M4 244C-2 236 22 222 54 212C96 198 140 200 160 176C172 160 168 128 180 110C192 92 226 90 242 108C256 126 252 158 244 184C236 212 214 236 186 246Q170 252 130 252H30Q10 252 4 244Z"
		c.Part("body", p.Body(c, d, b, 22, c.Blur(4, c.Line("M10 246Q120 236 190 236Q232 220 244 180", b.DD, 10)).Opacity(.35), p.Each(8, func(i int) kit.Node {
			x := 26 + float64(i)*22
			return c.Line(p.D("M%g 240q6 6 4 14", x), b.DD, 2.4).Opacity(.5)
		})))
		c.Part("shell", c.Clip(d, c.Blur(6, c.Circle(104, 150, 86, b.DDD)).Opacity(.5)))
		shell := kit.Oval(100, 138, 86, 84)
		var spiral []p.J
		for i := range 30 {
			a := float64(i)*.52 + 1.1
			r := 84 * math.Pow(.925, float64(i))
			spiral = append(spiral, j(100+r*math.Cos(a)*.98+(1-r/84)*10, 138-r*math.Sin(-a)*.96+(1-r/84)*4, max(1.2, 5*r/84)))
		}
		line := p.NewTube(spiral...)
		bands := p.Each(11, func(i int) kit.Node {
			x, y := math.Sincos(float64(i)*.55 + .2)
			return c.Path(p.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", 100+84*x, 138+84*y, 100+74*x+8*y, 138+74*y-8*x, 100+62*x, 138+62*y), kit.None).Stroke(k.D, 7)
		})
		c.Part("shell", p.Body(c, shell, s, 28, bands.Opacity(.3), c.Named("swirl", c.Blur(3.4, c.Path(line.Outline(), s.DDD).Move(3, 5)).Opacity(.5), c.Path(line.Outline(), kit.Lin(20, 60, 180, 220, k.M, k.D)), c.Path(line.Side(-.5, .28).Outline(), k.LL).Opacity(.5)),
			c.Blur(8, c.Circle(92, 124, 22, s.LL)).Opacity(.5)), p.Glint(c, "M26 128C30 96 52 72 82 64C92 62 94 69 85 73C62 82 46 102 39 130C36 140 25 138 26 128Z", .5), c.Ellipse(30, 150, 4, 7, kit.White).Opacity(.4).Shade())
		c.Part("cheeks", c.Clip(d, c.Blur(4, c.Ellipse(206, 150, 12, 9, q.M)).Opacity(.65)))
		c.Part("mouth", p.Smile(c, 230, 146, 28, 8, 4, b.DDD))
		c.Part("eyes", stalk(196, 190, 62, 17))
		c.AnchorBox("headTop", 212, 96, 60, 14, 0)
		c.AnchorBox("eyes", 214, 52, 84, 30, 0)
		c.Anchor("mouth", 230, 152)
		c.AnchorBox("neck", 206, 184, 64, 16, 10)
		c.Anchor("seat", 100, 56)
		c.Anchor("ground", 120, 252)
	},
}
