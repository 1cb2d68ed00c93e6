package compose

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// builtSpots are the places of so many copies at most within letters, none larger than a share of the side, those by the edge first, so that the middle of a stroke lies on top.
//
// A stride of 1 takes the pixels in rows, which fills narrow strokes best; builtStride lets copies lie as if thrown.
func builtSpots(letters cluster, most int, largest float64, stride int) []spot {
	l := raster.Square(builtGrid)
	for _, s := range letters.sprites {
		raster.Draw(l, s.nodes, scene.ScaleBy(builtGrid, builtGrid).Mul(s.m))
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
		var out []spot
		for k := range depth {
			i := k * stride % len(depth)
			far := depth[i]
			x, y := float64(i%builtGrid)+.5, float64(i/builtGrid)+.5
			if far < builtEdge*size {
				continue
			}
			if slices.ContainsFunc(out, func(o spot) bool { return math.Hypot(o.x-x, o.y-y) < step*size }) {
				continue
			}
			out = append(out, spot{x, y, size, float64((i * 7919 / 3) % 360)})
		}
		if len(out) > most {
			continue
		}
		slices.SortStableFunc(out, func(a, b spot) int {
			return int(4 * (depth[int(a.y)*builtGrid+int(a.x)] - depth[int(b.y)*builtGrid+int(b.x)]))
		})
		for i := range out {
			out[i].x, out[i].y, out[i].size = out[i].x/builtGrid, out[i].y/builtGrid, out[i].size/builtGrid
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

// spot is the place of one copy: its middle, its size as a share of the canvas, and its turn in degrees.
type spot struct{ x, y, size, turn float64 }
