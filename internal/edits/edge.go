package edits

import (
	"context"
	"image"
	"math"
)

// apply lowers each alpha to the least that the pixels around allow: those at distance d allow theirs plus (d/px)². Along a hard
// edge that is a ramp px pixels wide; a soft glow, whose alpha rises slowly, stays nearly as it is. A small blur then takes the
// corner off the ramp. No alpha ever rises, and the frame of the image is no edge.
func (s Feather) apply(_ context.Context, w *work) error {
	shape := shapeOf(w.img)
	p := newPlane(w.img.Rect)
	for i, a := range shape.a {
		p.v[i] = float32(a) / 255
	}
	p.lowered(s.Px)
	soft := plane{p.Rectangle, append([]float32(nil), p.v...)}
	soft.blurInside(s.Px / 4)
	for i, v := range soft.v {
		a := min(shape.a[i], uint8(min(1, v)*255+0.5))
		w.img.Pix[i/shape.w*w.img.Stride+i%shape.w*4+3] = a
	}
	return nil
}

// blurInside is blur with the frame repeated beyond it.
func (p plane) blurInside(sigma float64) {
	n := ceil(3 * sigma)
	wide := newPlane(p.Inset(-n))
	for y := range wide.Dy() {
		from := p.v[min(p.Dy()-1, max(0, y-n))*p.Dx():]
		for x := range wide.Dx() {
			wide.v[y*wide.Dx()+x] = from[min(p.Dx()-1, max(0, x-n))]
		}
	}
	wide.blur(sigma)
	for y := range p.Dy() {
		copy(p.v[y*p.Dx():(y+1)*p.Dx()], wide.v[(y+n)*wide.Dx()+n:])
	}
}

// lowered replaces every value by the least of the values around plus the square of their distance in units of px: the lower
// envelope of paraboloids. Felzenszwalb and Huttenlocher, "Distance transforms of sampled functions" (2012).
func (p plane) lowered(px float64) {
	w, h := p.Dx(), p.Dy()
	steep := float32(1 / (px * px))
	n := max(w, h)
	line, apex, from := make([]float32, n), make([]int, n), make([]float32, n+1)
	for y := range h {
		row := p.v[y*w : (y+1)*w]
		copy(line, row)
		least(row, line[:w], steep, apex, from)
	}
	column := make([]float32, h)
	for x := range w {
		for y := range h {
			line[y] = p.v[y*w+x]
		}
		least(column, line[:h], steep, apex, from)
		for y := range h {
			p.v[y*w+x] = column[y]
		}
	}
}

// least fills out with min over u of line[u] + steep·(x−u)².
func least(out, line []float32, steep float32, apex []int, from []float32) {
	k := 0
	apex[0], from[0] = 0, float32(math.Inf(-1))
	from[1] = float32(math.Inf(1))
	for u := 1; u < len(line); u++ {
		meet := func(v int) float32 {
			return (float32(u+v) + (line[u]-line[v])/(steep*float32(u-v))) / 2
		}
		x := meet(apex[k])
		for x <= from[k] && k > 0 {
			k--
			x = meet(apex[k])
		}
		if x <= from[k] {
			apex[k] = u
			from[k+1] = float32(math.Inf(1))
			continue
		}
		k++
		apex[k], from[k], from[k+1] = u, x, float32(math.Inf(1))
	}
	k = 0
	for x := range out {
		for from[k+1] < float32(x) {
			k++
		}
		d := float32(x - apex[k])
		out[x] = line[apex[k]] + steep*d*d
	}
}

// apply takes the least alpha within a disc of so many pixels, or the greatest for negative ones; a fraction blends the two discs
// next to it. What becomes visible takes the color of the nearest pixel that was. The frame of the image is no edge.
func (s Choke) apply(_ context.Context, w *work) error {
	shape := shapeOf(w.img)
	radius := math.Abs(s.Px)
	if radius == 0 {
		return nil
	}
	low, share := math.Floor(radius), float32(radius-math.Floor(radius))
	grow := s.Px < 0
	a := shape.eroded(int(low), grow)
	if share > 0 {
		b := shape.eroded(int(low)+1, grow)
		for i := range a {
			a[i] = uint8(float32(a[i])*(1-share) + float32(b[i])*share + 0.5)
		}
	}
	if grow {
		shape.spread(w.img, a)
	}
	for i, v := range a {
		w.img.Pix[i/shape.w*w.img.Stride+i%shape.w*4+3] = v
	}
	return nil
}

// eroded returns the least alpha within a disc around every pixel, or with grow the greatest.
func (s shape) eroded(radius int, grow bool) []uint8 {
	in := append([]uint8(nil), s.a...)
	flip(in, grow)
	out := append([]uint8(nil), in...)
	if radius > 0 {
		wide, half := in, 0
		for dy := radius; dy >= 0; dy-- {
			reach := int(math.Sqrt(float64(radius*radius-dy*dy) + 1e-9))
			wide, half = s.narrowed(in, wide, half, reach), reach
			s.leastRows(out, wide, dy)
			s.leastRows(out, wide, -dy)
		}
	}
	flip(out, grow)
	return out
}

func flip(a []uint8, do bool) {
	if !do {
		return
	}
	for i, v := range a {
		a[i] = 255 - v
	}
}

// narrowed returns the least of 2·reach+1 neighbors in a row, made from that of 2·half+1 neighbors: a window slides in two halves
// that overlap.
func (s shape) narrowed(in, wide []uint8, half, reach int) []uint8 {
	if reach == half {
		return wide
	}
	out := make([]uint8, len(in))
	if more := reach - half; more <= 2*half+1 {
		for y := range s.h {
			from, to := wide[y*s.w:(y+1)*s.w], out[y*s.w:(y+1)*s.w]
			for x := range to {
				to[x] = min(from[max(0, x-more)], from[x], from[min(s.w-1, x+more)])
			}
		}
		return out
	}
	for y := range s.h {
		slide(in[y*s.w:(y+1)*s.w], out[y*s.w:(y+1)*s.w], reach)
	}
	return out
}

// slide fills out with the least of the 2·reach+1 values around each. Van Herk (1992) in its simplest form: minima from the left
// and the right of blocks as long as the window.
func slide(in, out []uint8, reach int) {
	n, size := len(in), 2*reach+1
	left, right := make([]uint8, n), make([]uint8, n)
	for i := range n {
		if left[i] = in[i]; i%size != 0 {
			left[i] = min(left[i], left[i-1])
		}
	}
	for i := n - 1; i >= 0; i-- {
		if right[i] = in[i]; i != n-1 && (i+1)%size != 0 {
			right[i] = min(right[i], right[i+1])
		}
	}
	for i := range out {
		a, b := i-reach, i+reach
		switch {
		case a < 0 && b >= n:
			out[i] = 255
			for _, v := range in {
				out[i] = min(out[i], v)
			}
		case a < 0:
			out[i] = left[b] // the window ends within the first block
		case b >= n:
			out[i] = right[a]
			for k := a - a%size + size; k < n; k += size {
				out[i] = min(out[i], right[k])
			}
		default:
			out[i] = min(right[a], left[b])
		}
	}
}

// leastRows lowers out to what in says dy rows further down.
func (s shape) leastRows(out, in []uint8, dy int) {
	for y := max(0, -dy); y < min(s.h, s.h-dy); y++ {
		to, from := out[y*s.w:(y+1)*s.w], in[(y+dy)*s.w:(y+dy+1)*s.w]
		for x, v := range from {
			to[x] = min(to[x], v)
		}
	}
}

// spread gives what becomes more visible the color of the nearest pixel that was at least half visible, or else visible at all.
func (s shape) spread(img *image.NRGBA, becomes []uint8) {
	near := s.nearest(128)
	if len(near) > 0 && near[0] < 0 {
		near = s.nearest(1)
	}
	for i, v := range becomes {
		if q := near[i]; v > s.a[i] && s.a[i] < 128 && q >= 0 {
			from := int(q)/s.w*img.Stride + int(q)%s.w*4
			to := i/s.w*img.Stride + i%s.w*4
			copy(img.Pix[to:to+3], img.Pix[from:from+3])
		}
	}
}
