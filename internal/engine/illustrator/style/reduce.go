package style

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
)

// small is a layer reduced by a power of two and blurred: the colors around a pixel at a glance.
type small struct {
	layer  *raster.Layer
	factor float32
	origin image.Point
}

// surroundings blurs a layer with sigma pixels on a reduction that is fine enough for it.
func surroundings(l *raster.Layer, sigma float32) small {
	s := small{l, 1, image.Pt(l.X0, l.Y0)}
	for sigma >= 2 {
		s.layer, s.factor, sigma = halfLayer(s.layer), s.factor*2, sigma/2
	}
	if s.factor == 1 {
		s.layer = l.Clone()
	}
	raster.BlurLayer(s.layer, sigma)
	return s
}

func halfLayer(l *raster.Layer) *raster.Layer {
	o := raster.NewLayer(0, 0, (l.W+1)/2, (l.H+1)/2)
	for y := range o.H {
		up, down := l.Pix[4*2*y*l.W:], l.Pix[4*min(2*y+1, l.H-1)*l.W:]
		for x := range o.W {
			a, b := 8*x, 4*min(2*x+1, l.W-1)
			d := pixel(o, y*o.W+x)
			for c := range d {
				d[c] = (up[a+c] + up[b+c] + down[a+c] + down[b+c]) / 4
			}
		}
	}
	return o
}

// at interpolates the premultiplied color at a pixel of the whole picture.
func (s small) at(x, y int) [4]float32 {
	l := s.layer
	fx := clampTo((float32(x-s.origin.X)+0.5)/s.factor-0.5, l.W-1)
	fy := clampTo((float32(y-s.origin.Y)+0.5)/s.factor-0.5, l.H-1)
	return bilinear(l, fx, fy)
}

func clampTo(v float32, limit int) float32 { return max(0, min(float32(limit), v)) }

// bilinear interpolates a layer at a position within it, in pixels from its corner.
func bilinear(l *raster.Layer, fx, fy float32) [4]float32 {
	i, j := min(int(fx), l.W-1), min(int(fy), l.H-1)
	u, v := fx-float32(i), fy-float32(j)
	right, down := 0, 0
	if i+1 < l.W {
		right = 4
	}
	if j+1 < l.H {
		down = 4 * l.W
	}
	o := 4 * (j*l.W + i)
	a, b := l.Pix[o:o+4:o+4], l.Pix[o+right:o+right+4:o+right+4]
	c, d := l.Pix[o+down:o+down+4:o+down+4], l.Pix[o+down+right:o+down+right+4:o+down+right+4]
	var out [4]float32
	for k := range out {
		top, bottom := a[k]+(b[k]-a[k])*u, c[k]+(d[k]-c[k])*u
		out[k] = top + (bottom-top)*v
	}
	return out
}
