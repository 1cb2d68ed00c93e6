package wear

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// ruffleCount is how many rows of ruffles a skirt has.
const ruffleCount = 4

// ruffles are rows of frills in the second color, one above the other from the knees to the hem.
func ruffles(f *figure.Figure, _ string) []kit.Node {
	k, c := f.Body.Thick, f.Bones.Trunk
	t := f.Trim
	knee, hem := f.Bones.LegNear[1].Y-14*k, f.Bones.LegNear[2].Y
	var n []kit.Node
	for row := range ruffleCount {
		y := knee + (hem-knee)*float64(row)/ruffleCount
		d := figure.Text("M%.1f %.1f", c.X-110*k, y)
		for i := range 14 {
			d += figure.Text("q%.1f %.1f %.1f 0", 8*k, float64(1-2*(i%2))*9*k, 16*k)
		}
		n = append(n, f.Blur(3*k, f.Line(d, f.Top.DDD, 9*k).Move(0, 6*k)).Opacity(.45), f.Line(d, f.Top.L, 7*k).Move(0, -3*k).Opacity(.6), f.Line(d, t.M, 4.5*k))
	}
	return n
}
