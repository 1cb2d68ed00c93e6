package edits

import (
	"context"
	"errors"
	"image"
	"math"
)

// strokeWork bounds the pixels that are looked at for one stroke.
const strokeWork = 400_000_000

// apply erases along the stroke, or blends the source in there. Where a stroke crosses itself it is no stronger.
func (s Brush) apply(_ context.Context, w *work) error {
	points := s.thinned()
	box := s.box(points).Intersect(w.img.Rect)
	if box.Empty() {
		return nil
	}
	if side := 2*s.Radius + s.Radius/8 + 2; side*side*float64(len(points)) > strokeWork {
		return errors.New("is too long for so wide a brush; split it into several strokes")
	}
	far := newPlane(box) // squares of distances from the stroke, negated so that nothing is the default
	for i := range far.v {
		far.v[i] = math.MaxFloat32
	}
	for i, p := range points {
		s.segment(far, points[max(0, i-1)], p)
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			c := s.strength(float64(far.v[(y-box.Min.Y)*box.Dx()+x-box.Min.X]))
			if c <= 0 {
				continue
			}
			p := w.img.Pix[y*w.img.Stride+4*x:][:4:4]
			if s.Mode == "erase" {
				p[3] = uint8(float64(p[3])*(1-c) + 0.5)
				continue
			}
			blend(p, w.source.Pix[y*w.source.Stride+4*x:][:4:4], c)
		}
	}
	return nil
}

// thinned leaves out points that are nearer to the last one than a sixteenth of the radius: nobody sees them.
func (s Brush) thinned() [][2]float64 {
	least := max(0.5, s.Radius/16)
	kept := s.Points[:1:1]
	for i, p := range s.Points[1:] {
		last := kept[len(kept)-1]
		if i == len(s.Points)-2 || math.Hypot(p[0]-last[0], p[1]-last[1]) >= least {
			kept = append(kept, p)
		}
	}
	return kept
}

// box is what the stroke can touch.
func (s Brush) box(points [][2]float64) image.Rectangle {
	reach := s.Radius + 1
	out := image.Rectangle{}
	for _, p := range points {
		out = out.Union(image.Rect(int(math.Floor(p[0]-reach)), int(math.Floor(p[1]-reach)), ceil(p[0]+reach), ceil(p[1]+reach)))
	}
	return out
}

// segment lowers the squares of distances to those from the line between two points.
func (s Brush) segment(far plane, a, b [2]float64) {
	line := segment{float32(a[0]), float32(a[1]), float32(b[0]), float32(b[1])}
	r := s.box([][2]float64{a, b}).Intersect(far.Rectangle)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := far.v[(y-far.Min.Y)*far.Dx():]
		for x := r.Min.X; x < r.Max.X; x++ {
			d := &row[x-far.Min.X]
			*d = min(*d, line.squared(float32(x)+0.5, float32(y)+0.5))
		}
	}
}

// strength is what the brush does at a distance, given squared: all of it up to the hard share of the radius, falling smoothly
// from there to the rim, which is one pixel wide at least.
func (s Brush) strength(squared float64) float64 {
	d := math.Sqrt(squared)
	soft := max(1, s.Radius*(1-s.Hardness))
	t := min(1, max(0, (s.Radius+0.5-d)/soft))
	return t * t * (3 - 2*t)
}

// blend mixes a straight pixel with another one, premultiplied.
func blend(p, other []uint8, c float64) {
	a, b := float64(p[3])*(1-c), float64(other[3])*c
	total := a + b
	if total < 0.5 {
		p[3] = 0
		return
	}
	for k := range 3 {
		p[k] = uint8((float64(p[k])*a+float64(other[k])*b)/total + 0.5)
	}
	p[3] = uint8(min(255, total+0.5))
}
