package layout

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Coverage paints an instance on so many rows, and returns how many pixels a unit is.
func Coverage(in Instance, rows int) (l *raster.Layer, pixels float64) {
	b := in.Box()
	l = raster.Square(rows)
	k := float32(rows) / float32(max(b.W(), b.H()))
	raster.Draw(l, in.Drawing.Nodes(), scene.ScaleBy(k, k).Mul(Translate(-b.X0, -b.Y0)).Mul(in.M))
	return l, float64(k)
}

// Centered puts the middle of a drawing's box at x, y, turned by degrees.
func Centered(d kit.Drawing, f, x, y, degrees float64) scene.Matrix {
	return Translate(x, y).Mul(scene.Rotate(degrees * math.Pi / 180)).Mul(scene.ScaleBy(float32(f), float32(f))).
		Mul(Translate(-(d.Box.X0+d.Box.X1)/2, -(d.Box.Y0+d.Box.Y1)/2))
}

// Longer is the longer side of a box.
func Longer(b kit.Box) float64 { return max(b.W(), b.H()) }

// ShoulderOf is the height at which an instance is wide enough to carry somebody: below the stem of a pumpkin or an apple. What is narrow
// further down, as a tree, carries on its top.
func ShoulderOf(in Instance) float64 {
	const rows, wide, deep = 64, .5, .34
	b := in.Box()
	l, k := Coverage(in, rows)
	top := -1
	for y := range int(deep * b.H() * k) {
		n := 0
		for x := range rows {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				n++
			}
		}
		if float64(n) >= wide*b.W()*k {
			return b.Y0 + float64(y)/k
		}
		if n > 0 && top < 0 {
			top = y
		}
	}
	return b.Y0 + float64(max(top, 0)+1)/k
}

// RightAt is where an instance ends on its right between two heights: a tree ends at its trunk below and at its crown above.
func RightAt(in Instance, y0, y1 float64) float64 {
	const rows = 48
	b := in.Box()
	l, k := Coverage(in, rows)
	from, to := int((y0-b.Y0)*k), int((y1-b.Y0)*k)
	last := -1
	for y := max(from, 0); y <= min(to, rows-1); y++ {
		for x := rows - 1; x > last; x-- {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				last = x
			}
		}
	}
	if last < 0 {
		return b.X1
	}
	return b.X0 + float64(last+1)/k
}

// FacingSide is 1 for what looks to the right, -1 for what looks to the left.
func FacingSide(in Instance) float64 {
	if in.Drawing.Facing == kit.Left != (in.M[0] < 0) {
		return -1
	}
	return 1
}
