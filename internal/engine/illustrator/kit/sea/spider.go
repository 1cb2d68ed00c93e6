package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var spider = kit.Piece{
	Name: "spider", Cm: 6,
	Palette: "body #5b4a78; legs #5b4a78 <body; markings #f2a23c; eyes #7d3fae; fangs #fffaf0",
	Draw: func(c *kit.Canvas) {
		b, l, m, e, f := c.Tones("body"), c.Tones("legs"), c.Tones("markings"), c.Tones("eyes"), c.Tones("fangs")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(x, y, kx, ky, fx, fy float64) kit.Node {
			t := p.NewTube(j(x, y, 8), j(kx, ky, 7.4), j(kx+(fx-kx)*.6+5, ky+(fy-ky)*.5, 6.6), j(fx, fy, 5))
			band := func(u float64) kit.Node { return c.Path(t.Part(u, u+.1).Side(0, 1.2).Outline(), m.M) }
			return p.Limb(c, t, l, 6, c.Named("markings", band(.34), band(.68)))
		}
		c.Part("legs", c.Both(128, leg(176, 120, 214, 60, 246, 92), leg(182, 140, 230, 98, 254, 150), leg(180, 162, 226, 152, 248, 204), leg(168, 182, 204, 192, 216, 242)))
		const n = 44
		d := ""
		for i := range n {
			at := func(u, k float64) (float64, float64) {
				q, w := math.Sincos(2*math.Pi*u/n - math.Pi/2)
				return 128 + 72*k*w, 146 + 78*k*q
			}
			u := float64(i)
			x0, y0 := at(u, 1)
			tx, ty := at(u+.6, 1.07)
			x1, y1 := at(u+1, 1)
			if i == 0 {
				d = p.D("M%.1f %.1f", x0, y0)
			}
			d += p.D("L%.1f %.1fL%.1f %.1f", tx, ty, x1, y1)
		}
		d += "Z"
		fuzz := p.Each(60, func(i int) kit.Node {
			r := c.Rand()
			a, k := r.Float64()*6.28, math.Sqrt(r.Float64())*.95
			x, y := 128+72*k*math.Cos(a), 146+78*k*math.Sin(a)
			return c.Line(p.D("M%.1f %.1fl%.1f %.1f", x, y, 6*k*math.Cos(a), 7*k*math.Sin(a)+1), []kit.Color{b.LL, b.DDD}[i%2], 1.7).Opacity(.45)
		})
		c.Part("body", p.Body(c, d, b, 26, fuzz))
		c.Part("markings", c.Clip(d, c.Path("M128 78C136 92 146 96 160 92C152 104 142 106 128 104C114 106 104 104 96 92C110 96 120 92 128 78Z", kit.Lin(96, 78, 160, 106, m.LL, m.M, m.D)), c.Both(128, c.Path("M168 204C178 190 186 184 196 184C190 200 182 210 170 214Z", kit.Lin(168, 184, 190, 214, m.L, m.M, m.D)))))
		c.Add(p.Glint(c, "M74 120C78 98 92 84 108 80C104 90 90 102 86 122C84 132 72 130 74 120Z", .28))
		c.Part("eyes", p.Eyeball(c, 98, 138, 27, .74, 3, 2, e), p.Eyeball(c, 158, 138, 27, .74, -3, 2, e), p.Eyeball(c, 74, 108, 10, .8, 0, 0, e), p.Eyeball(c, 182, 108, 10, .8, 0, 0, e), p.Eyeball(c, 111, 106, 8.6, .8, 0, 0, e), p.Eyeball(c, 145, 106, 8.6, .8, 0, 0, e))
		c.Part("cheeks", c.Clip(d, p.Cheeks(c, 128, 48, 174, 13, kit.Hex("#ff8fb0"))))
		const mouth = "M100 176Q128 186 156 176C154 196 144 206 128 206C112 206 102 196 100 176Z"
		c.Part("mouth", c.Form(mouth, kit.Lin(0, 176, 0, 206, kit.Hex("#3d1030"), kit.Hex("#7d2148")), c.Ellipse(128, 206, 17, 10, kit.Hex("#ff8a9a"))))
		c.Part("fangs", c.Path("M108 179l5.500 13l6 -11.500zM148 179l-5.500 13l-6 -11.500z", kit.Lin(108, 178, 148, 194, f.L, f.M, f.D)).Stroke(f.M, 1.6))
		c.AnchorBox("headTop", 128, 68, 100, 14, 0)
		c.AnchorBox("eyes", 128, 138, 140, 54, 0)
		c.Anchor("mouth", 128, 188)
		c.Anchor("paw", 246, 96)
		c.Anchor("ground", 128, 246)
	},
}

var ant = kit.Piece{
	Name: "ant", Cm: 1, Facing: kit.Right,
	Palette: "body #a8482c; legs #7d3324 <body; antennae #7d3324 <body; eyes #4a2f28",
	Draw: func(c *kit.Canvas) {
		b, l, a, e := c.Tones("body"), c.Tones("legs"), c.Tones("antennae"), c.Tones("eyes")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(t kit.Tones, x, y, kx, ky, fx, fy float64) kit.Node {
			return p.Limb(c, p.NewTube(j(x, y, 6), j(kx, ky, 5), j((kx+fx)/2, (ky+fy)/2-2, 4.6), j(fx, fy, 4.4), j(fx+12, fy+3, 3.4)), t, 5)
		}
		far := kit.TonesOf(l.D)
		c.Part("legs", leg(far, 118, 160, 96, 136, 74, 212), leg(far, 134, 164, 142, 150, 150, 214), leg(far, 148, 158, 186, 140, 204, 208))
		c.Part("antennae", p.Limb(c, p.NewTube(j(214, 84, 4), j(222, 46, 3.6), j(248, 40, 4.6)), a, 4))
		const abdomen = "M4 130C2 96 30 72 64 76C96 80 112 110 108 144C104 178 80 196 52 192C24 188 6 164 4 130Z"
		c.Part("body", p.Body(c, kit.Oval(110, 150, 14, 12), b, 7), p.Body(c, abdomen, b, 26, p.Each(4, func(i int) kit.Node {
			x := 84 - float64(i)*20
			return kit.Of(c.Line(p.D("M%g 70Q%g 130 %g 200", x, x+22, x-4), b.DDD, 3).Opacity(.5), c.Line(p.D("M%g 70Q%g 130 %g 200", x+3, x+25, x-1), b.LL, 1.6).Opacity(.45))
		})), p.Glint(c, "M18 118C22 96 38 84 56 84C65 85 64 91 57 93C44 95 34 106 30 122C27 131 17 127 18 118Z", .45),
			p.Body(c, kit.Oval(138, 150, 30, 24), b, 14), p.Glint(c, "M118 146q4 -13 18 -15q9 0 6 4q-12 1 -16 12q-6 5 -8 -1z", .4))
		c.Part("legs", leg(l, 122, 166, 92, 152, 52, 226), leg(l, 138, 170, 128, 166, 118, 230), leg(l, 154, 164, 186, 158, 206, 226))
		head := "M158 116C154 88 174 68 202 70C234 72 254 94 252 122C250 146 230 160 206 160C180 160 162 142 158 116Z"
		c.Part("head", c.Clip(kit.Oval(138, 150, 30, 24), c.Blur(4, c.Path(head, b.DDD).Move(-3, 4)).Opacity(.5)), p.Body(c, head, b, 22), p.Glint(c, "M170 104C174 88 188 79 202 79C211 80 210 86 202 87C192 88 184 96 181 107C178 115 169 112 170 104Z", .45))
		c.Part("antennae", p.Limb(c, p.NewTube(j(192, 82, 4.4), j(192, 42, 4), j(216, 24, 5)), a, 4))
		c.Part("eyes", p.Eyeball(c, 192, 112, 19, .76, 3, 1, e), p.Eyeball(c, 234, 112, 16, .76, 1, 1, e))
		c.Part("mouth", p.Grin(c, 220, 138, 22, 13), c.Clip(head, c.Blur(4, c.Ellipse(186, 140, 11, 7, kit.Hex("#ff8f86"))).Opacity(.6)))
		c.AnchorBox("headTop", 206, 70, 64, 14, 0)
		c.AnchorBox("eyes", 212, 112, 92, 38, 0)
		c.Anchor("mouth", 220, 146)
		c.Anchor("seat", 100, 132)
		c.Anchor("paw", 216, 228)
		c.Anchor("ground", 128, 234)
	},
}
