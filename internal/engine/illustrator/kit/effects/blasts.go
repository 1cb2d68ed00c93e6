package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// shockwave is three rings of pressed air that fade outward, with dust on the ground before them.
var shockwave = kit.Piece{
	Name: "shockwave", Cm: 300, Palette: "wave #4fb9ff blue light; core #dff4ff white",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, k, r := c.Tones("wave"), c.Tones("core"), c.Rand()
		c.Part("wave", shape.Puff(c, 128, 128, 120, t.L, .4), shape.Puff(c, 128, 128, 54, k.L, .95))
		for i, q := range []float64{112, 84, 56} {
			c.Part("wave", c.Glow(4, c.Circle(128, 128, q, kit.None).Stroke(t.M, 7)).Opacity(.5), c.Path(shape.Ring(128, 128, q+5, q-5+float64(i)), kit.Rad(128, 128, q+5, kit.At(.84, t.M.Alpha(.1)), kit.At(.95, t.LL), kit.At(1, t.M))).Opacity([]float64{.75, .85, 1}[i]))
		}
		for i := range 28 {
			a := float64(i)*360/28 + shape.Between(r, -5, 5)
			p, q := shape.Polar(128, 128, shape.Between(r, 34, 66), a), shape.Polar(128, 128, shape.Between(r, 90, 124), a)
			c.Part("core", c.Path(shape.Poly(.2, shape.Polar(p.X, p.Y, 1.1, a+90), q, shape.Polar(p.X, p.Y, 1.1, a-90)), k.M).Opacity(shape.Between(r, .4, .95)))
		}
		c.Part("core", c.Blur(3, c.Circle(128, 128, 13, kit.White)), c.Circle(128, 128, 8, kit.White))
	},
}

// whirlpool is water that turns down into a dark eye, seen from above and a little from the side.
var whirlpool = kit.Piece{
	Name: "whirlpool", Cm: 600, Palette: "water #2f8fd0 blue; foam #f2fbff white",
	Draw: func(c *kit.Canvas) {
		t, f, r := c.Tones("water"), c.Tones("foam"), c.Rand()
		rim := kit.Oval(128, 128, 120, 92)
		c.Part("water", c.Path(rim, kit.Rad(128, 140, 124, kit.At(0, t.DDD), kit.At(.24, t.DD), kit.At(.6, t.M), kit.At(1, t.L))))
		var arms []kit.Node
		for i := range 14 {
			from := float64(i)*360/14 + shape.Between(r, -7, 7)
			var pts []shape.Pt
			for j := range 26 {
				u := float64(j) / 25
				a := (from + 300*u) * math.Pi / 180
				k := math.Pow(1-u, .85)
				pts = append(pts, shape.Pt{X: 128 + 118*k*math.Cos(a), Y: 128 + 90*k*math.Sin(a) + 16*(1-k)})
			}
			wide := []float64{6.5, 3, 4.6}[i%3]
			arms = append(arms, c.Path(shape.Ribbon(shape.Sample(pts, 90), func(u float64) float64 { return wide * (1 - u) * min(1, 6*u+.3) }), []kit.Color{t.LL, f.M, t.D}[i%3]).Opacity([]float64{.8, .92, .6}[i%3]))
		}
		c.Part("foam", c.Clip(rim, arms...))
		c.Part("water", c.Blur(4, c.Path(kit.Oval(128, 146, 17, 10), t.DDD)))
		for i := range 46 {
			a := float64(i)*360/46 + shape.Between(r, -3, 3)
			k := shape.Between(r, .95, 1.03)
			q := shape.Between(r, 2.6, 7.4)
			c.Part("foam", c.Circle(128+120*k*math.Cos(a*math.Pi/180), 128+92*k*math.Sin(a*math.Pi/180), q, kit.Rad(126+120*k*math.Cos(a*math.Pi/180), 126+92*k*math.Sin(a*math.Pi/180), q*1.6, kit.White, f.M, t.LL)))
		}
	},
}

// energyBall is a sphere of light with arcs of current inside and around it.
var energyBall = kit.Piece{
	Name: "energy-ball", Cm: 40, Palette: "energy #3fa9ff blue light; core #eaf7ff white",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, k, r := c.Tones("energy"), c.Tones("core"), c.Rand()
		c.Part("energy", shape.Puff(c, 128, 128, 124, t.M, .6), c.Circle(128, 128, 78, kit.Rad(128, 128, 78, kit.At(0, kit.White), kit.At(.3, k.M), kit.At(.62, t.L), kit.At(.9, t.M), kit.At(1, t.D))))
		bolt := func(from, to, a, w float64) {
			d := ""
			n := 6
			for j := range n + 1 {
				u := float64(j) / float64(n)
				p := shape.Polar(128, 128, from+(to-from)*u, a+shape.Between(r, -13, 13)*math.Sin(math.Pi*min(1, u+.2)))
				d += fmt.Sprintf("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[j == 0], p.X, p.Y)
			}
			c.Part("energy", c.Glow(3, c.Line(d, t.L, w*2.2)).Opacity(.8), c.Line(d, t.LL, w))
			c.Part("core", c.Line(d, kit.White, w*.5))
		}
		for i := range 8 {
			bolt(24, 74, float64(i)*45+10, 2.6)
		}
		for i := range 10 {
			bolt(74, shape.Between(r, 100, 122), float64(i)*36+shape.Between(r, -8, 8), 3.2)
		}
		c.Part("energy", c.Circle(128, 128, 78, kit.None).Stroke(t.LL, 2.2).Opacity(.85))
		c.Part("core", c.Blur(7, c.Circle(128, 128, 26, kit.White)), c.Ellipse(102, 96, 15, 9, kit.White).Rotate(-42, 102, 96).Opacity(.85))
	},
}

// mushroomCloud is the cloud of a very large explosion: a cap that burns from below, on a stem above rolling dust.
var mushroomCloud = kit.Piece{
	Name: "mushroom-cloud", Cm: 90000, Palette: "cloud #8d7f78 smoke; fire #ff9a2e orange",
	Draw: func(c *kit.Canvas) {
		t, f, r := c.Tones("cloud"), c.Tones("fire"), c.Rand()
		c.Anchor("ground", 128, 244)
		puff := func(x, y, q float64) {
			lit := (x - 128 + 1.5*(y-70)) / 130 // the light is at the upper left
			top, mid, low := t.LL, t.M, t.DD
			if lit > .35 {
				top, mid = t.L, t.D
			}
			c.Part("cloud", c.Path(shape.Rough(r, x, y, q, q*.88, .1, 11), kit.Rad(x-q*.36, y-q*.46, q*1.55, kit.At(0, top), kit.At(.5, mid), kit.At(1, low))))
		}
		along := func(n int, x0, x1, y, q float64) {
			for i := range n {
				u := (float64(i) + .5) / float64(n)
				puff(x0+(x1-x0)*u+shape.Between(r, -3, 3), y+shape.Between(r, -4, 4), q*shape.Between(r, .68, 1.22))
			}
		}
		stem := "M98 96C112 140 108 180 82 236H174C148 180 144 140 158 96Z"
		c.Part("cloud", c.Path(stem, kit.Lin(88, 0, 170, 0, t.L, t.M, t.DD)))
		for i := range 8 {
			y := 112 + 15*float64(i)
			w := 15 + .0016*math.Pow(y-128, 2)
			puff(128-w, y, shape.Between(r, 11, 16))
			puff(128+w, y+6, shape.Between(r, 11, 16))
		}
		core := "M116 100C126 144 124 190 108 232H148C132 190 130 144 140 100Z"
		c.Part("fire", c.Blur(7, c.Path(core, kit.Lin(0, 100, 0, 232, f.LL, f.M, f.D))).Opacity(.85))
		along(11, 14, 242, 232, 15)
		along(6, 52, 204, 236, 18)
		along(7, 74, 182, 134, 11)
		for _, ring := range [][3]float64{{94, 58, 25}, {70, 46, 29}, {40, 30, 30}} { // the dome of the cap, from its rim inward
			n := int(ring[0] / 6)
			for i := range n {
				a := math.Pi * (1.02 + .96*float64(i)/float64(n-1))
				puff(128+ring[0]*math.Cos(a), 86+ring[1]*math.Sin(a), ring[2]*shape.Between(r, .72, 1.12))
			}
		}
		along(7, 66, 190, 62, 24)
		along(9, 28, 228, 92, 21)
		c.Part("fire", c.Blur(9, c.Ellipse(128, 104, 66, 15, f.M)).Opacity(.9), c.Blur(6, c.Ellipse(128, 104, 44, 9, f.LL)).Opacity(.9))
		along(9, 44, 212, 118, 10)
		c.Part("fire", c.Blur(8, c.Ellipse(128, 238, 60, 8, f.L)).Opacity(.6))
	},
}
