package edits

import (
	"image"
	"math"
)

// Levels of alpha from which on a pixel counts as part of a shape: solid, whose contour is known to a fraction of a pixel because
// it is the middle of an anti-aliased edge; and faint, where glass and the core of a glow are in.
const (
	solid = 128
	faint = 32
)

// shape is the alpha channel of an image.
type shape struct {
	w, h int
	a    []uint8
}

func shapeOf(img *image.NRGBA) shape {
	s := shape{w: img.Rect.Dx(), h: img.Rect.Dy()}
	s.a = make([]uint8, s.w*s.h)
	for y := range s.h {
		row := img.Pix[y*img.Stride:]
		for x := range s.w {
			s.a[y*s.w+x] = row[4*x+3]
		}
	}
	return s
}

// nearest returns, for every pixel, the index of the nearest pixel whose alpha is at least some level, by Euclidean distance; -1
// everywhere when there is none. Meijster, Roerdink and Hesselink, "A general algorithm for computing distance transforms in
// linear time" (2000), keeping the place instead of the distance.
func (s shape) nearest(least uint8) []int32 {
	rows := s.nearestRows(least) // per pixel the nearest row of its column, or far away
	out := make([]int32, s.w*s.h)
	apex, from := make([]int32, s.w), make([]int32, s.w)
	for y := range s.h {
		line := rows[y*s.w : (y+1)*s.w]
		n := envelope(line, y, apex, from)
		for x, k := s.w-1, n-1; x >= 0; x-- {
			if n == 0 {
				out[y*s.w+x] = -1
				continue
			}
			u := int(apex[k])
			out[y*s.w+x] = line[u]*int32(s.w) + int32(u)
			if int32(x) == from[k] {
				k--
			}
		}
	}
	return out
}

const noRow = math.MinInt32

// nearestRows returns, for every pixel, the row of the nearest pixel of the shape in its column; noRow where there is none.
func (s shape) nearestRows(least uint8) []int32 {
	rows := make([]int32, s.w*s.h)
	last := make([]int32, s.w)
	for x := range last {
		last[x] = noRow
	}
	for y := range s.h {
		for x := range s.w {
			if s.a[y*s.w+x] >= least {
				last[x] = int32(y)
			}
			rows[y*s.w+x] = last[x]
		}
	}
	for x := range last {
		last[x] = noRow
	}
	for y := s.h - 1; y >= 0; y-- {
		for x := range s.w {
			i := y*s.w + x
			if s.a[i] >= least {
				last[x] = int32(y)
			}
			if below := last[x]; below != noRow && (rows[i] == noRow || below-int32(y) < int32(y)-rows[i]) {
				rows[i] = below
			}
		}
	}
	return rows
}
