package refine

import (
	"image"

	"pellucid/internal/matting/plane"
)

// compose gives every pixel of the image its opacity and foreground color; all but the first two are known of the part only.
func compose(img *image.NRGBA, p part, opacity *plane.Plane, colors [3]*plane.Plane, e estimate) *image.NRGBA {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	row := p.rows(img, opacity, colors)
	front, back := [3]*sampler{}, [3]*sampler{}
	for c := range 3 {
		front[c], back[c] = p.sampler(e.front[c], w, h), p.sampler(e.back[c], w, h)
	}
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		from, to := img.Pix[y*img.Stride:], out.Pix[y*out.Stride:]
		for x, a := range row(y) {
			if a <= 0 {
				continue
			}
			to[x*4+3] = uint8(a*255 + .5)
			if a >= 1 {
				copy(to[x*4:x*4+3], from[x*4:x*4+3])
				continue
			}
			for c := range 3 {
				f, b := front[c].at(x, y), back[c].at(x, y)
				v := f + a*(float32(from[x*4+c])/255-a*f-(1-a)*b)
				to[x*4+c] = uint8(min(1, max(0, v))*255 + .5)
			}
		}
	}
	return out
}

// rows returns what makes a row of the image's opacity.
func (p part) rows(img *image.NRGBA, opacity *plane.Plane, colors [3]*plane.Plane) func(y int) []float32 {
	if img.Rect.Dx() != p.w || img.Rect.Dy() != p.h {
		return newGuide(opacity, colors).rows(img, p)
	}
	out := make([]float32, p.w)
	return func(y int) []float32 {
		inside := y >= p.box.Min.Y && y < p.box.Max.Y
		for x := range out {
			if inside && x == p.box.Min.X {
				copy(out[x:], opacity.Row(y-p.box.Min.Y))
			}
			if !inside || x < p.box.Min.X || x >= p.box.Max.X {
				out[x] = p.known(x, y)
			}
		}
		return out
	}
}

// sampler reads a plane of the part as if the whole had another size, bilinear.
type sampler struct {
	p      *plane.Plane
	x, y   float32 // where the part begins
	kx, ky float32
}

// sampler returns what reads a plane by the pixels of an image of w by h.
func (p part) sampler(of *plane.Plane, w, h int) *sampler {
	return &sampler{of, float32(p.box.Min.X), float32(p.box.Min.Y), float32(p.w) / float32(w), float32(p.h) / float32(h)}
}

func (s *sampler) at(x, y int) float32 {
	if s.kx == 1 && s.ky == 1 {
		return s.p.V[(y-int(s.y))*s.p.W+x-int(s.x)]
	}
	u, v := (float32(x)+.5)*s.kx-.5-s.x, (float32(y)+.5)*s.ky-.5-s.y
	x0, y0 := min(max(0, int(u)), s.p.W-1), min(max(0, int(v)), s.p.H-1)
	x1, y1 := min(x0+1, s.p.W-1), min(y0+1, s.p.H-1)
	fx, fy := min(1, max(0, u-float32(x0))), min(1, max(0, v-float32(y0)))
	top := s.p.V[y0*s.p.W+x0]*(1-fx) + s.p.V[y0*s.p.W+x1]*fx
	bottom := s.p.V[y1*s.p.W+x0]*(1-fx) + s.p.V[y1*s.p.W+x1]*fx
	return top*(1-fy) + bottom*fy
}
