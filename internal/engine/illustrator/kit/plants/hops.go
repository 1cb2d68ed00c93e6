package plants

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hops = kit.Piece{
	Name: "hops", Cm: 9,
	Palette: "cones #9cc24a cone hop flower; leaves #3f7f3a leaf; stem #6f9440",
	Draw: func(c *kit.Canvas) {
		g, l, s := c.Tones("cones"), c.Tones("leaves"), c.Tones("stem")
		const leaf = "M128 74C108 66 96 44 76 42C72 30 58 28 50 34C36 26 22 34 10 30C18 40 14 52 22 60C14 70 18 82 12 92C30 92 38 100 50 94C60 104 76 100 84 92C104 94 118 84 128 74Z"
		veins := c.Line("M128 74Q80 62 26 62M104 68Q84 46 58 40M96 66Q74 82 46 90M70 61Q50 50 26 42M62 62Q44 70 26 82", l.LL, 2.4).Opacity(.8)
		blade := kit.Of(c.Path(leaf, l.DDD).Move(1, 3).Opacity(.6), c.Form(leaf, kit.Lin(60, 26, 80, 104, l.L, l.M, l.D), veins))
		c.Part("leaves", blade, blade.Mirror(128).Rotate(8, 128, 74))
		c.Part("stem", c.Line("M126 8Q134 40 128 78M128 72Q108 84 92 96M128 72Q150 84 166 98", s.DD, 7), c.Line("M126 8Q134 40 128 78M128 72Q108 84 92 96M128 72Q150 84 166 98", s.L, 3.6))
		c.Part("cones", hopCone(c, g, s).Scale(.8, .8, 128, 78).Rotate(27, 128, 78).Move(-40, 16), hopCone(c, g, s).Scale(.8, .8, 128, 78).Rotate(-27, 128, 78).Move(42, 18), hopCone(c, g, s))
	},
}

// hopCone is one cone that hangs from 128, 78: rows of pointed bracts, the lowest first.
func hopCone(c *kit.Canvas, t, stem kit.Tones) kit.Node {
	const petal = "M0 -22C15 -18 19 2 14 13Q8 23 0 31Q-8 23 -14 13C-19 2 -15 -18 0 -22Z"
	var all []kit.Node
	for row := 6; row >= 0; row-- {
		n := []int{2, 3, 4, 4, 3, 2, 1}[row]
		wide := []float64{11, 19, 25, 24, 18, 10, 0}[row]
		y := 98 + 20.5*float64(row)
		for _, i := range order(n) {
			u := 0.0
			if n > 1 {
				u = 2*float64(i)/float64(n-1) - 1
			}
			fill := kit.Lin(-6, -20, 6, 30, kit.At(0, t.D), kit.At(.45, t.M), kit.At(1, t.LL))
			one := kit.Of(c.Path(petal, t.DDD).Move(.5, 2.6).Opacity(.55), c.Form(petal, fill, c.Line("M0 -10V24M0 4Q6 8 8 14M0 4Q-6 8 -8 14", t.D, 1.4).Opacity(.6), c.Path("M-14 13Q-8 23 0 31Q8 23 14 13", kit.None).Stroke(t.LL, 1.6).Opacity(.9)))
			all = append(all, one.Scale(.94-.12*u*u, 1, 0, 0).Rotate(-u*24, 0, -20).Move(128+u*wide, y-3*u*u))
		}
	}
	top := sheen.D("M118 84Q128 70 138 84Q128 92 118 84Z")
	return kit.Of(kit.Of(all...), c.Form(top, stem.M))
}

// order are the places of a row of bracts from its ends to its middle, so that the middle one lies on top.
func order(n int) []int {
	var out []int
	for a, b := 0, n-1; a <= b; a, b = a+1, b-1 {
		out = append(out, a)
		if a != b {
			out = append(out, b)
		}
	}
	return out
}
