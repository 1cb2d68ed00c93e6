package relation

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// BuiltSpots are the places of so many copies at most within letters, none larger than a share of the side, those by the edge first, so that the middle of a stroke lies on top.
//
// A stride of 1 takes the pixels in rows, which fills narrow strokes best; builtStride lets copies lie as if thrown.
func BuiltSpots(letters layout.Cluster, most int, largest float64, stride int) []Spot {
	l := raster.Square(builtGrid)
	for _, s := range letters.Sprites {
		raster.Draw(l, s.Nodes, scene.ScaleBy(builtGrid, builtGrid).Mul(s.M))
	}
	depth := edgeDistance(l.Alpha(), builtGrid)
	widest := slices.Max(depth)
	if widest <= 0 {
		return nil
	}
	step := builtStep
	if stride > 1 {
		step *= .86
	}
	for size := min(builtSize*widest, largest*builtGrid); ; size *= 1.12 {
		var out []Spot
		for k := range depth {
			i := k * stride % len(depth)
			far := depth[i]
			x, y := float64(i%builtGrid)+.5, float64(i/builtGrid)+.5
			if far < builtEdge*size {
				continue
			}
			if slices.ContainsFunc(out, func(o Spot) bool { return math.Hypot(o.X-x, o.Y-y) < step*size }) {
				continue
			}
			out = append(out, Spot{x, y, size, float64((i * 7919 / 3) % 360)})
		}
		if len(out) > most {
			continue
		}
		slices.SortStableFunc(out, func(a, b Spot) int {
			return int(4 * (depth[int(a.Y)*builtGrid+int(a.X)] - depth[int(b.Y)*builtGrid+int(b.X)]))
		})
		for i := range out {
			out[i].X, out[i].Y, out[i].Size = out[i].X/builtGrid, out[i].Y/builtGrid, out[i].Size/builtGrid
		}
		return out
	}
}

// edgeDistance is how far each pixel of a square mask is from the nearest pixel outside it, about, in pixels.
func edgeDistance(alpha []float32, side int) []float64 {
	d := make([]float64, len(alpha))
	at := func(x, y int) float64 {
		if x < 0 || y < 0 || x >= side || y >= side {
			return 0
		}
		return d[y*side+x]
	}
	for i, a := range alpha {
		if a > .5 {
			d[i] = math.Inf(1)
			x, y := i%side, i/side
			d[i] = min(d[i], at(x-1, y)+1, at(x, y-1)+1, at(x-1, y-1)+math.Sqrt2, at(x+1, y-1)+math.Sqrt2)
		}
	}
	for i := len(d) - 1; i >= 0; i-- {
		x, y := i%side, i/side
		d[i] = min(d[i], at(x+1, y)+1, at(x, y+1)+1, at(x+1, y+1)+math.Sqrt2, at(x-1, y+1)+math.Sqrt2)
	}
	return d
}

// Spot is the place of one copy: its middle, its size as a share of the canvas, and its turn in degrees.
type Spot struct{ X, Y, Size, Turn float64 }

// The measures of letters that are built of things.
const (
	builtGrid   = 160  // side of the raster that finds the places, in pixels
	BuiltMost   = 230  // copies
	builtSize   = 1.2  // a copy's size, in the widest half stroke of the letters
	builtStep   = .5   // between two copies, in their size
	builtStride = 9973 // a prime: steps through all pixels of the raster
	builtEdge   = .26  // from a copy's middle to the edge of the letters, at least, in its size
)
