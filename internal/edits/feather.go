package edits

import (
	"context"
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
