// Package handle draws the handles of tools and weapons, and says where a hand holds them.
package handle

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// Lean turns what was drawn upright around the middle of the box, clockwise.
func Lean(degrees float64, nodes ...kit.Node) kit.Node {
	return kit.Of(nodes...).Rotate(degrees, 128, 128)
}

// GripAt marks where a hand holds a tool that was drawn upright and then leaned.
func GripAt(c *kit.Canvas, x, y, degrees float64) {
	s, k := math.Sincos(degrees * math.Pi / 180)
	c.AnchorBox("grip", 128+(x-128)*k-(y-128)*s, 128+(x-128)*s+(y-128)*k, 0, 0, degrees)
}

// Grain are wavy lines along an upright wooden bar between x0 and x1.
func Grain(c *kit.Canvas, x0, x1, y0, y1 float64, n int, t kit.Tones) kit.Node {
	var all []kit.Node
	for i := range n {
		x := x0 + (x1-x0)*(float64(i)+.5)/float64(n)
		a, b := y0+(y1-y0)*c.Rand().Float64()*.5, y1-(y1-y0)*c.Rand().Float64()*.4
		all = append(all, c.Line(fmt.Sprintf("M%g %gq%g %g 0 %g", x, a, 1.5*float64(1-i%2*2), (b-a)/2, b-a), t.DD, 1).Opacity(.45))
	}
	return kit.Of(all...)
}
