package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// tableSize is how many steps a gradient has between offsets 0 and 1.
const tableSize = 512

// color is premultiplied, components in 0–1.
type color [4]float32

func premultiply(c scene.RGBA, opacity float32) color {
	a := c.A * opacity
	return color{c.R * a, c.G * a, c.B * a, a}
}

// fillTable computes the gradient's colors at even offsets. Stops are mixed before premultiplying, as SVG asks.
func fillTable(table []color, stops []scene.Stop, opacity float32) {
	next := 0
	for i := range table {
		t := float32(i) / tableSize
		for next < len(stops) && stops[next].Offset <= t {
			next++
		}
		table[i] = premultiply(mix(stops, next, t), opacity)
	}
}

// mix returns the color at t, where next is the first stop beyond t.
func mix(stops []scene.Stop, next int, t float32) scene.RGBA {
	if next == 0 {
		return stops[0].Color
	}
	if next == len(stops) {
		return stops[next-1].Color
	}
	a, b := stops[next-1], stops[next]
	f := (t - a.Offset) / (b.Offset - a.Offset)
	return scene.RGBA{
		R: a.Color.R + (b.Color.R-a.Color.R)*f,
		G: a.Color.G + (b.Color.G-a.Color.G)*f,
		B: a.Color.B + (b.Color.B-a.Color.B)*f,
		A: a.Color.A + (b.Color.A-a.Color.A)*f,
	}
}

// spreadIndex maps an offset to an index of the table.
func spreadIndex(t float32, spread scene.Spread) int {
	if spread != scene.Pad {
		t = fold(clampCoordinate(t), spread)
	}
	if !(t > 0) { // NaN too
		return 0
	}
	return int(min(t, 1)*tableSize + 0.5)
}

// fold brings an offset back into 0–1.
func fold(t float32, spread scene.Spread) float32 {
	if spread == scene.Repeat {
		return t - float32(math.Floor(float64(t)))
	}
	t = abs(t)
	t -= 2 * float32(int(t/2))
	if t > 1 {
		return 2 - t
	}
	return t
}

// focal is the offset at x, y of a radial gradient in its unit circle with the focal point fx, fy: the share of the
// way from the focal point to the circle, on the line through x, y.
func focal(x, y, fx, fy float32) float32 {
	dx, dy := x-fx, y-fy
	a := dx*dx + dy*dy
	if a < 1e-12 {
		return 0
	}
	b := fx*dx + fy*dy
	c := fx*fx + fy*fy - 1
	root := b*b - a*c
	if root < 0 {
		return 1
	}
	k := (float32(math.Sqrt(float64(root))) - b) / a
	if k <= 0 {
		return 1
	}
	return 1 / k
}
