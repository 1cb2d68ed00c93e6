package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// shader colors rows of pixels with a paint.
type shader struct {
	paint   *scene.Paint
	flat    color        // Solid
	toUnit  scene.Matrix // gradients: from pixels to gradient space
	table   []color
	isPlain bool // radial with its focal point in the middle
}

// prepare aims the shader at a paint, seen through m; opacity (0–1) fades it. It reports whether there is anything
// to paint.
func (s *shader) prepare(p *scene.Paint, m scene.Matrix, opacity float32) bool {
	s.paint = p
	switch p.Kind {
	case scene.Solid:
		s.flat = premultiply(p.Color, opacity)
		return s.flat[3] > 0
	case scene.Linear, scene.Radial:
		if len(p.Stops) == 0 {
			return false
		}
		if s.table == nil {
			s.table = make([]color, tableSize+1)
		}
		fillTable(s.table, p.Stops, p.Opacity*opacity)
		s.toUnit = p.ToUnit.Mul(m.Inverse())
		s.isPlain = p.FocalX == 0 && p.FocalY == 0
		return true
	}
	return false
}

// row paints over dst, whose first pixel is at x, y, wherever cover (0–1, one value per pixel) says.
func (s *shader) row(dst []float32, x, y int, cover []float32) {
	dst = dst[:4*len(cover)]
	if s.paint.Kind == scene.Solid {
		s.solid(dst, cover)
		return
	}
	at := s.toUnit.Apply(scene.Point{X: float32(x) + 0.5, Y: float32(y) + 0.5})
	if s.paint.Kind == scene.Linear {
		s.linear(dst, at.X, cover)
		return
	}
	s.radial(dst, at, cover)
}

func (s *shader) solid(dst, cover []float32) {
	c := s.flat
	for x, a := range cover {
		if a < minCover {
			continue
		}
		d := dst[4*x : 4*x+4 : 4*x+4]
		keep := 1 - a*c[3]
		if keep == 0 {
			d[0], d[1], d[2], d[3] = c[0], c[1], c[2], 1
			continue
		}
		d[0] = d[0]*keep + c[0]*a
		d[1] = d[1]*keep + c[1]*a
		d[2] = d[2]*keep + c[2]*a
		d[3] = d[3]*keep + c[3]*a
	}
}

func (s *shader) linear(dst []float32, t float32, cover []float32) {
	step := s.toUnit[0]
	for x, a := range cover {
		if a >= minCover {
			c := &s.table[spreadIndex(t+step*float32(x), s.paint.Spread)]
			if c[3] > 0 {
				blend(dst[4*x:4*x+4:4*x+4], c, a)
			}
		}
	}
}

func (s *shader) radial(dst []float32, at scene.Point, cover []float32) {
	dx, dy := s.toUnit[0], s.toUnit[1]
	for x, a := range cover {
		if a < minCover {
			continue
		}
		px, py := at.X+dx*float32(x), at.Y+dy*float32(x)
		var t float32
		if s.isPlain {
			t = float32(math.Sqrt(float64(px*px + py*py)))
		} else {
			t = focal(px, py, s.paint.FocalX, s.paint.FocalY)
		}
		if c := &s.table[spreadIndex(t, s.paint.Spread)]; c[3] > 0 {
			blend(dst[4*x:4*x+4:4*x+4], c, a)
		}
	}
}

// blend puts c, covering a share a of the pixel, over d.
func blend(d []float32, c *color, a float32) {
	keep := 1 - a*c[3]
	d[0] = d[0]*keep + c[0]*a
	d[1] = d[1]*keep + c[1]*a
	d[2] = d[2]*keep + c[2]*a
	d[3] = d[3]*keep + c[3]*a
}
