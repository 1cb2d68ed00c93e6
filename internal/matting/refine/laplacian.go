package refine

import "pellucid/internal/matting/plane"

// epsilon keeps windows of one color solvable; larger makes opacity smoother.
const epsilon = 1e-6

const (
	reach  = 2 // of the stencil: two pixels of one 3×3 window are at most so far apart
	across = 2*reach + 1
	taps   = across * across
)

// laplacian is the matting Laplacian of closed-form matting (Levin, Lischinski and Weiss, 2008) in the rows of the unknown
// pixels: each has a 5×5 stencil.
type laplacian struct {
	w, h    int
	unknown []int // pixel numbers
	row     []int32
	stencil []float32 // taps for each unknown
}

func newLaplacian(colors [3]*plane.Plane, trimap []uint8) *laplacian {
	w, h := colors[0].W, colors[0].H
	l := &laplacian{w: w, h: h, row: make([]int32, w*h)}
	for i, kind := range trimap {
		l.row[i] = -1
		if kind == unknown {
			l.row[i] = int32(len(l.unknown))
			l.unknown = append(l.unknown, i)
		}
	}
	l.stencil = make([]float32, len(l.unknown)*taps)
	for y := 1; y+1 < h; y++ {
		for x := 1; x+1 < w; x++ {
			if l.touches(x, y) {
				l.add(colors, x, y)
			}
		}
	}
	return l
}

// touches reports whether the window around x, y has an unknown pixel.
func (l *laplacian) touches(x, y int) bool {
	for v := y - 1; v <= y+1; v++ {
		for _, row := range l.row[v*l.w+x-1 : v*l.w+x+2] {
			if row >= 0 {
				return true
			}
		}
	}
	return false
}

// add puts the terms of one window into the stencils.
func (l *laplacian) add(colors [3]*plane.Plane, x, y int) {
	var pixels [9]int
	var c [9][3]float32
	var mean [3]float32
	for k := range pixels {
		i := (y+k/3-1)*l.w + x + k%3 - 1
		pixels[k] = i
		for a := range 3 {
			c[k][a] = colors[a].V[i]
			mean[a] += c[k][a] / 9
		}
	}
	for k := range c {
		for a := range 3 {
			c[k][a] -= mean[a]
		}
	}
	m := inverseCovariance(&c, epsilon/9)
	for k, i := range pixels {
		row := l.row[i]
		if row < 0 {
			continue
		}
		stencil := l.stencil[int(row)*taps : (int(row)+1)*taps]
		v := c[k]
		p := [3]float32{
			m[0]*v[0] + m[1]*v[1] + m[2]*v[2],
			m[1]*v[0] + m[3]*v[1] + m[4]*v[2],
			m[2]*v[0] + m[4]*v[1] + m[5]*v[2],
		}
		for j := range pixels {
			affinity := (1 + p[0]*c[j][0] + p[1]*c[j][1] + p[2]*c[j][2]) / 9
			stencil[(j/3-k/3+reach)*across+j%3-k%3+reach] -= affinity
		}
		stencil[taps/2]++
	}
}

// inverseCovariance inverts the covariance, plus a ridge, of nine centered colors: 00, 01, 02, 11, 12, 22.
func inverseCovariance(c *[9][3]float32, ridge float64) [6]float32 {
	var s [6]float64
	for k := range c {
		at := 0
		for a := range 3 {
			for b := a; b < 3; b++ {
				s[at] += float64(c[k][a]*c[k][b]) / 9
				at++
			}
		}
	}
	for _, diagonal := range [3]int{0, 3, 5} {
		s[diagonal] += ridge
	}
	x, y, z := s[3]*s[5]-s[4]*s[4], s[2]*s[4]-s[1]*s[5], s[1]*s[4]-s[2]*s[3]
	det := s[0]*x + s[1]*y + s[2]*z
	return [6]float32{
		float32(x / det), float32(y / det), float32(z / det),
		float32((s[0]*s[5] - s[2]*s[2]) / det), float32((s[1]*s[2] - s[0]*s[4]) / det), float32((s[0]*s[3] - s[1]*s[1]) / det),
	}
}

// times stores the product with p, which has a value for every pixel, in the rows of the unknown ones.
func (l *laplacian) times(out []float32, p *plane.Plane) {
	for row, i := range l.unknown {
		stencil := l.stencil[row*taps : (row+1)*taps : (row+1)*taps]
		x, y := i%l.w, i/l.w
		if x < reach || y < reach || x >= l.w-reach || y >= l.h-reach {
			out[row] = l.atFrame(stencil, p, x, y)
			continue
		}
		var sum float32
		for dy := range across {
			at := i + (dy-reach)*l.w - reach
			v, s := p.V[at:at+across:at+across], stencil[dy*across:dy*across+across]
			sum += s[0]*v[0] + s[1]*v[1] + s[2]*v[2] + s[3]*v[3] + s[4]*v[4]
		}
		out[row] = sum
	}
}

func (l *laplacian) atFrame(stencil []float32, p *plane.Plane, x, y int) float32 {
	var sum float32
	for k, s := range stencil {
		u, v := x+k%across-reach, y+k/across-reach
		if s != 0 && u >= 0 && v >= 0 && u < l.w && v < l.h {
			sum += s * p.V[v*l.w+u]
		}
	}
	return sum
}
