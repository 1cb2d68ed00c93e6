package holiday

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// crownOfThorns is a braid of three thorny stems, seen a little from above: its far half is behind the head that wears it.
var crownOfThorns = kit.Piece{
	Name: "crown-of-thorns", Cm: 22,
	Palette: "stems #a5733f brown wood; thorns #8a5a34",
	Draw: func(c *kit.Canvas) {
		s, t := c.Tones("stems"), c.Tones("thorns")
		at := func(k int, u float64) (x, y float64) {
			a := u * 2 * math.Pi
			w := math.Sin(a*5 + float64(k)*2.094)
			r := 100 + 9*math.Cos(a*5+float64(k)*2.094)
			return 128 + r*math.Cos(a), 132 + r*.5*math.Sin(a) + 15*w
		}
		half := func(from float64, m float64) {
			for i := range 22 {
				u := from + (float64(i)+.5)/44
				k := i % 3
				x, y := at(k, u)
				a := u * 2 * math.Pi
				out := math.Atan2(math.Sin(a)*.7-[]float64{.9, -.2, .35}[(i/2)%3], math.Cos(a)*1.1+.3*float64(i%3-1))
				deg := out * 180 / math.Pi
				d := "M-6 -6Q10 -4 34 0Q10 4 -6 6Z"
				c.Part("thorns", c.Form(d, kit.Lin(0, -5, 0, 5, t.L.Shade(m), t.M.Shade(m), t.DDD), c.Line("M-4 -2L28 -.4", t.LL, 1.4).Opacity(.6)).Rotate(deg, 0, 0).Move(x, y))
			}
			for i := range 15 {
				u := from + float64(i)/30
				order := []int{0, 1, 2}
				depth := func(k int) float64 { return math.Cos((u+1./60)*10*math.Pi + float64(k)*2.094) }
				slices.SortFunc(order, func(a, b int) int { return cmp.Compare(depth(a), depth(b)) })
				for _, k := range order {
					l := ""
					for q := range 9 {
						x, y := at(k, u+(float64(q)-1)/180)
						l += sheen.D("%s%g %g", []string{"M", "L"}[min(q, 1)], x, y)
					}
					c.Part("stems", c.Line(l, s.DDD.Shade(m), 14).Butt(), c.Line(l, s.M.Shade(m), 11).Butt().Move(-.3, -.6), c.Line(l, s.LL.Shade(m), 2.8).Butt().Move(-1, -3).Opacity(.75))
				}
			}
		}
		c.On(kit.Back)
		half(.5, -.7)
		c.On(kit.Body)
		half(0, 0)
		c.AnchorBox("fit", 128, 150, 176, 40, 0)
		c.Anchor("ground", 128, 206)
	},
}
