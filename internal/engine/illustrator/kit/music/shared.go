package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// turned is where a point ends up when what was drawn upright leans around the middle of the box.
func turned(x, y, degrees float64) shape.Pt {
	s, k := math.Sincos(degrees * math.Pi / 180)
	return shape.Pt{X: 128 + (x-128)*k - (y-128)*s, Y: 128 + (x-128)*s + (y-128)*k}
}

// gripAt marks where a hand holds what was drawn upright and then leans.
func gripAt(c *kit.Canvas, x, y, degrees float64) {
	p := turned(x, y, degrees)
	c.AnchorBox("grip", p.X, p.Y, 0, 0, degrees)
}
