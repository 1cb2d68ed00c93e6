package placing

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/scene"
)

// TallestProp is the most that something which somebody leans on measures, in heights of who leans.
const TallestProp = 1.9

// LeftAt is where an instance begins on its left between two heights.
func LeftAt(in layout.Instance, y0, y1 float64) float64 {
	flipped := in
	b := in.Box()
	flipped.M = layout.Translate(b.X0+b.X1, 0).Mul(scene.ScaleBy(-1, 1)).Mul(in.M)
	return b.X0 + b.X1 - layout.RightAt(flipped, y0, y1)
}

// TopAt is the upper edge of an instance at a place along its width.
func TopAt(in layout.Instance, x float64) float64 {
	const rows = 64
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	column := int((x - b.X0) * k)
	for y := range rows {
		if column >= 0 && column < rows && l.Pix[4*(y*rows+column)+3] > .5 {
			return b.Y0 + float64(y)/k
		}
	}
	return b.Y0 + .1*b.H()
}

// BottomAt is the lower edge of an instance at a place along its width.
func BottomAt(in layout.Instance, x float64) float64 {
	const rows = 64
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	column := int((x - b.X0) * k)
	for y := rows - 1; y >= 0; y-- {
		if column >= 0 && column < rows && l.Pix[4*(y*rows+column)+3] > .5 {
			return b.Y0 + float64(y+1)/k
		}
	}
	return b.Y1
}
