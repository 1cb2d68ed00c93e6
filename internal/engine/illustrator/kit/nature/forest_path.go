package nature

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// forestPath is a trail that runs away between trees, with leaves on the ground.
var forestPath = kit.Piece{
	Name: "forest-path", Cm: 3000,
	Palette: "leaves #5aa548 trees foliage crowns; trunks #7a5232 bark; path #d6b07a trail dirt; grass #7fb84d moss; fallen #8cc05a <leaves litter",
	Draw: func(c *kit.Canvas) {
		l, t, d, g, f := c.Tones("leaves"), c.Tones("trunks"), c.Tones("path"), c.Tones("grass"), c.Tones("fallen")
		const ground = "M4 226C14 190 70 156 128 156C186 156 242 190 252 226C224 252 32 252 4 226Z"
		const trail = "M66 246C96 218 152 214 142 190C136 176 122 172 126 157H133C136 170 164 172 172 190C182 214 150 224 156 246Z"
		c.Part("trunks", p.Each(4, func(i int) kit.Node {
			return trunk(c, t, []float64{86, 108, 150, 172}[i], 172, []float64{.52, .44, .44, .52}[i])
		}).Opacity(.9))
		c.Part("leaves", p.Each(9, func(i int) kit.Node {
			return crown(c, l, 50+19.5*float64(i), 92-14*float64(i%3), 26, []float64{1, .5, .8}[i%3])
		}))
		c.Part("grass", c.Form("M4 226C32 252 224 252 252 226C250 244 230 252 208 253C160 257 96 257 48 253C26 252 6 244 4 226Z", kit.Lin(0, 226, 0, 256, kit.Hex("#8a5a34"), kit.Hex("#5d3a22"))), p.Plain(c, ground, g))
		c.Part("path", c.Clip(ground+"M0 236H256V256H0Z", c.Path(trail, g.DDD).Opacity(.3).Move(2, 2), c.Form(trail, kit.Lin(0, 157, 0, 246, d.D, d.M, d.L), c.Line("M96 238q14 -6 26 -10M130 214q12 -4 18 -14M138 184q-4 -8 -8 -12", d.DD, 2).Opacity(.5))))
		c.Part("trunks", trunk(c, t, 48, 214, 1), trunk(c, t, 210, 214, 1), trunk(c, t, 22, 230, .8), trunk(c, t, 236, 232, .8))
		c.Part("leaves", p.Each(16, func(i int) kit.Node {
			x := []float64{4, 36, 70, 20, 54, 92, 34, 70, 252, 220, 186, 236, 202, 164, 222, 186}[i]
			y := []float64{96, 70, 88, 44, 34, 50, 112, 20, 96, 70, 88, 44, 34, 50, 112, 20}[i]
			return crown(c, l, x, y, 34, []float64{.2, .9, .4, .6}[i%4])
		}))
		c.Part("fallen", p.Each(44, func(i int) kit.Node {
			x, y := 18+float64(i*67%222), 176+float64(i*41%64)
			tone := []kit.Color{f.M, f.L, f.DD, f.LL, f.D}[i%5]
			return c.Clip(ground, c.Path("M0 0C3 -4 8 -4 10 0C8 4 3 4 0 0Z", tone).Scale(.5+.008*(y-176), .5+.008*(y-176), 0, 0).Rotate(float64(i*47%180), 0, 0).Move(x, y))
		}))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("surface", 120, 232, 90, 0, 0)
	},
}

// trunk is a tall stem whose foot is at x, y.
func trunk(c *kit.Canvas, t kit.Tones, x, y, k float64) kit.Node {
	d := p.D("M-13 0C-7 -10 -7 -40 -6 -150H6C7 -40 8 -10 14 0Q0 5 -13 0Z")
	return c.Form(d, kit.Lin(-12, 0, 12, 0, t.L, t.M, t.DDD), c.Line("M-2 -10V-60M3 -30V-110M-4 -80V-130", t.DD, 1.6).Opacity(.6)).Scale(k, k, 0, 0).Move(x, y)
}

// crown is a round of foliage; light says how far it is lit, from 0 to 1.
func crown(c *kit.Canvas, t kit.Tones, x, y, r, light float64) kit.Node {
	d := ""
	const bumps = 9
	for i := range bumps + 1 {
		a := float64(i) * 2 * math.Pi / bumps
		k := 1 + .1*math.Sin(float64(i%bumps)*2.7+x)
		px, py := x+r*k*math.Cos(a), y+.84*r*k*math.Sin(a)
		if i == 0 {
			d = p.D("M%.1f %.1f", px, py)
			continue
		}
		d += p.D("A%.1f %.1f 0 0 1 %.1f %.1f", r*.38, r*.36, px, py)
	}
	d += "Z"
	top, mid, low := t.L, t.M, t.DD
	if light < .5 {
		top, mid, low = t.M, t.D, t.DDD
	} else if light > .85 {
		top, mid, low = t.LL, t.L, t.D
	}
	return kit.Of(c.Form(d, kit.Lin(x-r*.6, y-r, x+r*.5, y+r, top, mid, low), p.Each(7, func(i int) kit.Node {
		return c.Line(p.D("M%.1f %.1fa4.5 4.5 0 0 1 9 0", x-r*.75+float64(i*37%50)*r*.026, y-r*.45+float64(i*23%40)*r*.026), top, 2.2).Opacity(.75)
	})))
}
