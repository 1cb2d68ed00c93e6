package lettering

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Swash is the flourish of two drawn out strokes with curled ends and a heart between them that stands below a saying.
func Swash(line, heart, rim kit.Color) kit.Piece {
	return kit.Piece{Name: "swash", Cm: 20, Palette: "line #000000; heart #000000; outline #ffffff", Draw: func(c *kit.Canvas) {
		c.Tones("line")
		c.Tones("heart")
		c.Tones("outline")
		way := []shape.Pt{{X: 118, Y: 130}, {X: 92, Y: 136}, {X: 60, Y: 124}, {X: 30, Y: 126}, {X: 14, Y: 136}, {X: 20, Y: 145}, {X: 30, Y: 140}, {X: 27, Y: 133}}
		left := shape.Ribbon(shape.Sample(way, 60), func(t float64) float64 { return 2.4 + 6*t*(1-t)*2 })
		small := shape.Ribbon(shape.Sample([]shape.Pt{{X: 100, Y: 138}, {X: 84, Y: 145}, {X: 66, Y: 141}, {X: 54, Y: 134}}, 30), func(t float64) float64 { return 1.2 + 6*t*(1-t)*2 })
		mark := shape.Heart(128, 130, 14)
		all := []kit.Node{c.Path(left, line), c.Path(small, line), c.Path(left, line).Mirror(128), c.Path(small, line).Mirror(128), c.Path(mark, heart)}
		if !rim.IsNone() {
			for _, d := range []string{left, small} {
				c.Part("outline", c.Path(d, rim).Stroke(rim, 6), c.Path(d, rim).Stroke(rim, 6).Mirror(128))
			}
			c.Part("outline", c.Path(mark, rim).Stroke(rim, 6))
		}
		c.Part("line", all[:4]...)
		c.Part("heart", all[4])
	}}
}
