package plane

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
)

// Small is a layer reduced by a power of two and blurred: the colors around a pixel at a glance.
type Small struct {
	Layer  *raster.Layer
	Factor float32
	Origin image.Point
}

// Surroundings blurs a layer with sigma pixels on a reduction that is fine enough for it.
func Surroundings(l *raster.Layer, sigma float32) Small {
	s := Small{l, 1, image.Pt(l.X0, l.Y0)}
	for sigma >= 2 {
		s.Layer, s.Factor, sigma = halfLayer(s.Layer), s.Factor*2, sigma/2
	}
	if s.Factor == 1 {
		s.Layer = l.Clone()
	}
	raster.BlurLayer(s.Layer, sigma)
	return s
}

func halfLayer(l *raster.Layer) *raster.Layer { return HalfOf(l, Bounds(l)) }

// HalfOf reduces a part of a layer, which lies within it.
func HalfOf(l *raster.Layer, r image.Rectangle) *raster.Layer {
	o := raster.NewLayer(0, 0, (r.Dx()+1)/2, (r.Dy()+1)/2)
	corner := (r.Min.Y-l.Y0)*l.W + r.Min.X - l.X0
	for y := range o.H {
		up, down := l.Pix[4*(corner+2*y*l.W):], l.Pix[4*(corner+min(2*y+1, r.Dy()-1)*l.W):]
		for x := range o.W {
			a, b := 8*x, 4*min(2*x+1, r.Dx()-1)
			d := Pixel(o, y*o.W+x)
			for c := range d {
				d[c] = (up[a+c] + up[b+c] + down[a+c] + down[b+c]) / 4
			}
		}
	}
	return o
}

// At interpolates the premultiplied color at a pixel of the whole picture.
func (s Small) At(x, y int) [4]float32 {
	l := s.Layer
	fx := clampTo((float32(x-s.Origin.X)+0.5)/s.Factor-0.5, l.W-1)
	fy := clampTo((float32(y-s.Origin.Y)+0.5)/s.Factor-0.5, l.H-1)
	return bilinear(l, fx, fy)
}

func clampTo(v float32, limit int) float32 { return max(0, min(float32(limit), v)) }

// bilinear interpolates a layer at a position within it, in pixels from its corner.
func bilinear(l *raster.Layer, fx, fy float32) [4]float32 {
	j := min(int(fy), l.H-1)
	down := 4 * min(j+1, l.H-1) * l.W
	return between(l.Pix[4*j*l.W:4*(j+1)*l.W], l.Pix[down:down+4*l.W], fx, fy-float32(j))
}

// between interpolates two rows of a layer at x, and v of the way from the upper one to the lower one.
func between(upper, lower []float32, fx, v float32) [4]float32 {
	i := min(int(fx), len(upper)/4-1)
	u, k := fx-float32(i), min(4*i+4, len(upper)-4)
	i *= 4
	a, b := upper[i:i+4:i+4], upper[k:k+4:k+4]
	c, d := lower[i:i+4:i+4], lower[k:k+4:k+4]
	var out [4]float32
	for k := range out {
		top, bottom := a[k]+(b[k]-a[k])*u, c[k]+(d[k]-c[k])*u
		out[k] = top + (bottom-top)*v
	}
	return out
}
