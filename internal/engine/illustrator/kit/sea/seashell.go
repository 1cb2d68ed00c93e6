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
		if c.Variant(2) == 1 {
			conch(c, s, r, q)
			return
		}
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
