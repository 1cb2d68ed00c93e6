package nature

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// sunset is the striped sun of posters and T-shirts: a disc whose lower half is cut by gaps that grow downward.
var sunset = kit.Piece{
	Name: "sunset", Cm: 100,
	Palette: "top #ffd23f sun; middle #ff7a45; bottom #c2388f horizon",
	Draw: func(c *kit.Canvas) {
		top, middle, bottom := c.Tones("top"), c.Tones("middle"), c.Tones("bottom")
		const x, y, r = 128, 128, 120
		sky := kit.Lin(0, y-r, 0, y+r, kit.At(0, top.L), kit.At(.3, top.M), kit.At(.58, middle.M), kit.At(1, bottom.M))
		edge := func(at float64) float64 { return math.Sqrt(max(0, r*r-(at-y)*(at-y))) }
		band := func(from, to float64) kit.Node {
			a, b := edge(from), edge(to)
			return c.Path(sf("M%g %gH%gA%d %d 0 0 1 %g %gH%gA%d %d 0 0 1 %g %gZ", x-a, from, x+a, r, r, x+b, to, x-b, r, r, x-a, from), sky)
		}
		const first = y + 4
		half := edge(first)
		bands := []kit.Node{c.Path(sf("M%g %gA%d %d 0 1 1 %g %gZ", x-half, float64(first), r, r, x+half, float64(first)), sky)}
		at := float64(first)
		for i := range 5 {
			gap := 4.5 + 2.2*float64(i)
			height := 18 - 1.9*float64(i)
			bands = append(bands, band(at+gap, min(at+gap+height, y+r-1)))
			at += gap + height
		}
		c.Part("sun", bands...)
		c.AnchorBox("print", x, y-30, 150, 90, 0)
		c.Anchor("ground", x, y+r)
	},
}
