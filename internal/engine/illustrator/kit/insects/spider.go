package insects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var spider = kit.Piece{
	Name: "spider", Cm: 6,
	States:  "4-legs; 6-legs; 8-legs",
	Palette: "body #5b4a78; legs #5b4a78 <body; markings #f2a23c; eyes #7d3fae; fangs #fffaf0",
	Draw: func(c *kit.Canvas) {
		b, l, m, e, f := c.Tones("body"), c.Tones("legs"), c.Tones("markings"), c.Tones("eyes"), c.Tones("fangs")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(x, y, kx, ky, fx, fy float64) kit.Node {
			t := p.NewTube(j(x, y, 8), j(kx, ky, 7.4), j(kx+(fx-kx)*.6+5, ky+(fy-ky)*.5, 6.6), j(fx, fy, 5))
			band := func(u float64) kit.Node { return c.Path(t.Part(u, u+.1).Side(0, 1.2).Outline(), m.M) }
			return p.Limb(c, t, l, 6, c.Named("markings", band(.34), band(.68)))
		}
		legs := []kit.Node{leg(176, 120, 214, 60, 246, 92), leg(180, 162, 226, 152, 248, 204), leg(182, 140, 230, 98, 254, 150), leg(168, 182, 204, 192, 216, 242)}
		switch {
		case c.State("4-legs"):
			legs = legs[:2]
		case c.State("6-legs"):
			legs = []kit.Node{legs[0], legs[2], legs[3]}
		}
		c.Part("legs", c.Both(128, legs...))
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
		c.Part("fangs", c.Path("M108 179l5.500 13l6 -11.500zM148 179l-5.5 13l-6 -11.500z", kit.Lin(108, 178, 148, 194, f.L, f.M, f.D)).Stroke(f.M, 1.6))
		c.AnchorBox("headTop", 128, 68, 100, 14, 0)
		c.AnchorBox("eyes", 128, 138, 140, 54, 0)
		c.Anchor("mouth", 128, 188)
		c.Anchor("paw", 246, 96)
		c.Anchor("ground", 128, 246)
	},
}
