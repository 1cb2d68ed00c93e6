package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// brushCircle is an open circle of one stroke of a brush that runs dry.
var brushCircle = kit.Piece{
	Name: "brush-circle", Cm: 30,
	Palette: "stroke #23252b ink",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("stroke"), c.Rand()
		from := []float64{-100, 160, 60}[c.Variant(3)]
		for range 46 {
			u := r.Float64()
			rad := 82 + 30*u + shape.Between(r, -2, 2)
			long := 336 - 96*math.Pow(r.Float64(), 2.4)
			start := from + shape.Between(r, 0, 12)
			steps := shape.Sample(shape.Arc(128, 128, rad, rad*.98, start, start+long, 40), 90)
			w := shape.Between(r, 2, 4.6)
			c.Part("stroke", c.Path(shape.Ribbon(steps, func(u float64) float64 { return w * min(1, 10*u+.3) * (1 - .75*u) }), shape.Pick(r, t.M, t.M, t.D, t.M.Shade(.3))))
		}
		for range 22 {
			p := shape.Polar(128, 128, 97+shape.Between(r, -28, 26), from+330+shape.Between(r, -30, 24))
			c.Part("stroke", c.Circle(p.X, p.Y, shape.Between(r, .5, 1.8), t.M))
		}
		c.AnchorBox("inside", 128, 128, 120, 100, 0)
	},
}

// smokeRing is a ring of soft puffs, seen a little from the side.
var smokeRing = kit.Piece{
	Name: "smoke-ring", Cm: 40,
	Palette: "puffs #c3c9d3 smoke",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, r := c.Tones("puffs"), c.Rand()
		for i := range 240 {
			a := float64(i)*1.5 + shape.Between(r, -3, 3)
			k := 17 + 5*math.Sin(a/19)
			p := shape.Pt{X: 128 + (92+shape.Between(r, -8, 8))*math.Cos(a*math.Pi/180), Y: 128 + (80+shape.Between(r, -8, 8))*math.Sin(a*math.Pi/180)}
			c.Part("puffs", shape.Puff(c, p.X+2, p.Y+3, k, t.D, .09), shape.Puff(c, p.X, p.Y, k*.8, t.M, .13), shape.Puff(c, p.X-k*.25, p.Y-k*.3, k*.42, t.LL, .16))
		}
		for i := range 9 {
			a := float64(i)*40 + shape.Between(r, -12, 12)
			pts := shape.Arc(128, 128, 88+shape.Between(r, -9, 9), 76+shape.Between(r, -9, 9), a, a+shape.Between(r, 50, 100), 12)
			c.Part("puffs", c.Blur(1.2, c.Path(shape.Ribbon(shape.Sample(pts, 40), shape.Taper(3.4, .5)), t.LL)).Opacity(.5))
		}
		c.AnchorBox("through", 128, 128, 110, 90, 0)
	},
}

// smokePuff is a burst of round clouds, as in cartoons and games.
var smokePuff = kit.Piece{
	Name: "smoke-puff", Cm: 60,
	Palette: "puffs #eef1f6 cloud white",
	Draw: func(c *kit.Canvas) {
		t, r := c.Tones("puffs"), c.Rand()
		type puff struct{ x, y, r float64 }
		all := []puff{{128, 132, 56}}
		for i := range 9 {
			p := shape.Polar(128, 134, 66, float64(i)*40-90)
			all = append(all, puff{p.X, p.Y * .94, 29 + 9*float64((i*5)%3) + shape.Between(r, -2, 2)})
		}
		for i, p := range []puff{{30, 84, 10}, {226, 92, 12}, {212, 214, 9}, {44, 208, 11}, {128, 14, 8}} {
			all = append(all, puff{p.x, p.y, p.r + float64(i%2)})
		}
		for _, p := range all {
			c.Part("puffs", c.Circle(p.x, p.y, p.r+3.2, t.DDD))
		}
		for _, p := range all {
			c.Part("puffs", c.Circle(p.x, p.y, p.r, kit.Rad(p.x-p.r*.4, p.y-p.r*.45, p.r*1.7, t.LL, t.M, t.D, t.DD)))
		}
		for _, p := range all[1:10] {
			c.Part("puffs", c.Line(fmt.Sprintf("M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1f", p.x-p.r*.62, p.y-p.r*.1, p.r*.66, p.r*.66, p.x-p.r*.02, p.y-p.r*.66), kit.White, 3).Opacity(.8))
		}
	},
}

// fireball is a ball of fire with a tail, flying to the lower right.
var fireball = kit.Piece{
	Name: "fireball", Cm: 40, Facing: kit.Right,
	Palette: "flame #ff6a1f fire orange; core #ffd84a",
	Draw: func(c *kit.Canvas) {
		f, k := c.Tones("flame"), c.Tones("core")
		tail := "M176 244C118 250 82 214 78 168C70 150 34 110 8 92C44 96 66 100 84 112C70 82 40 44 14 20C58 36 92 58 112 88C112 62 106 34 96 10C130 34 148 64 152 92C206 78 250 124 246 176C242 216 214 242 176 244Z"
		mid := "M174 230C130 234 98 206 96 168C84 146 60 120 46 108C72 112 90 122 102 132C94 104 74 76 60 58C90 76 112 98 122 120C124 102 122 84 116 66C138 88 148 108 150 124C196 108 232 136 230 176C228 206 204 228 174 230Z"
		c.Part("flame", c.Glow(9, c.Path(tail, f.M)).Opacity(.5), c.Path(tail, kit.Rad(170, 172, 190, k.M, f.L, f.M, f.D, f.DD)))
		c.Part("flame", c.Path(mid, kit.Rad(172, 174, 140, k.L, k.M, f.L, f.M)))
		c.Part("core", c.Circle(168, 172, 46, kit.Rad(158, 162, 58, kit.White, k.LL, k.M, k.M.Alpha(.2))), c.Blur(3, c.Circle(156, 160, 15, kit.White)).Opacity(.9))
		for _, p := range [][3]float64{{40, 150, 5}, {24, 60, 4}, {120, 26, 4.5}, {62, 196, 4}, {78, 38, 3}, {20, 122, 3}} {
			c.Part("flame", c.Circle(p[0], p[1], p[2], kit.Rad(p[0]-1, p[1]-1, p[2]*1.4, k.L, f.L, f.M)))
		}
	},
}

// portal is a round gate of light that turns into itself.
var portal = kit.Piece{
	Name: "portal", Cm: 220,
	Palette: "swirl #7b4dff purple light; core #2de0e6 cyan",
	Draw: func(c *kit.Canvas) {
		s, k, r := c.Tones("swirl"), c.Tones("core"), c.Rand()
		oval := func(rx, ry float64) string { return kit.Oval(128, 128, rx, ry) }
		c.Part("swirl", c.Glow(8, c.Path(oval(96, 116), s.M)).Opacity(.55), c.Path(oval(94, 114), kit.Rad(128, 128, 118, k.LL, k.M, s.M, s.D, s.DDD)))
		var arms []kit.Node
		for i := range 9 {
			a0 := float64(i) * 40
			var pts []shape.Pt
			for j := range 22 {
				u := float64(j) / 21
				a := (a0 + 250*u) * math.Pi / 180
				pts = append(pts, shape.Pt{X: 128 + 92*(1-u*.94)*math.Cos(a), Y: 128 + 112*(1-u*.94)*math.Sin(a)})
			}
			arms = append(arms, c.Path(shape.Ribbon(shape.Sample(pts, 90), func(u float64) float64 { return 11 * (1 - u) * min(1, 5*u+.2) }), []kit.Color{s.L, k.L, s.LL}[i%3]).Opacity(.75))
		}
		c.Part("swirl", c.Clip(oval(94, 114), arms...))
		c.Part("core", c.Blur(6, c.Path(oval(20, 25), kit.White)), c.Path(oval(94, 114), kit.None).Stroke(s.LL, 4), c.Path(oval(99, 119), kit.None).Stroke(s.M, 3))
		for i := range 26 {
			p := shape.Polar(0, 0, shape.Between(r, .98, 1.14), float64(i)*14)
			c.Part("swirl", c.Circle(128+p.X*106, 128+p.Y*120, shape.Between(r, .9, 3.2), shape.Pick(r, k.L, s.L, kit.White)))
		}
	},
}

// slash is the arc of light that a blade leaves.
var slash = kit.Piece{
	Name: "slash-effect", Cm: 100,
	Palette: "light #3fb6ff blue",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("light")
		arc := func(bulge, thick float64) string {
			return fmt.Sprintf("M18 226C%.1f %.1f %.1f %.1f 240 18C%.1f %.1f %.1f %.1f 18 226Z", 60-bulge, 120-bulge, 130-bulge, 50-bulge, 176+thick, 96+thick, 108+thick, 168+thick)
		}
		c.Part("light", c.Glow(8, c.Path(arc(26, -30), t.M)).Opacity(.6), c.Path(arc(30, -34), kit.Lin(20, 220, 240, 20, t.M.Alpha(.15), t.M, t.L)), c.Path(arc(16, -44), kit.Lin(20, 220, 240, 20, t.L.Alpha(.3), t.LL, kit.White)))
		for i, p := range [][2]float64{{214, 62}, {176, 116}, {128, 168}, {78, 206}, {226, 98}, {150, 190}} {
			c.Part("light", c.Path(shape.Glint(p[0], p[1], 11-float64(i), .22), t.LL))
		}
	},
}
