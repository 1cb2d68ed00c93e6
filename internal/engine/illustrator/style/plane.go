package style

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
)

// plane holds one number per pixel of a rectangle: coverage, distance, height or light.
type plane struct {
	x0, y0, w, h int
	v            []float32
}

func newPlane(r image.Rectangle) *plane {
	return &plane{r.Min.X, r.Min.Y, r.Dx(), r.Dy(), make([]float32, r.Dx()*r.Dy())}
}

func (p *plane) rect() image.Rectangle { return image.Rect(p.x0, p.y0, p.x0+p.w, p.y0+p.h) }

// alphaOf copies the layer's alpha over the rectangle r; what lies outside the layer is 0.
func alphaOf(l *raster.Layer, r image.Rectangle) *plane {
	p := newPlane(r)
	in := r.Intersect(bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		src := l.Pix[4*((y-l.Y0)*l.W+in.Min.X-l.X0):]
		dst := p.v[(y-p.y0)*p.w+in.Min.X-p.x0:]
		for x := range in.Dx() {
			dst[x] = src[4*x+3]
		}
	}
	return p
}

func bounds(l *raster.Layer) image.Rectangle { return image.Rect(l.X0, l.Y0, l.X0+l.W, l.Y0+l.H) }

// inkBounds returns the smallest rectangle that holds every pixel with alpha over a hundredth.
func inkBounds(l *raster.Layer) image.Rectangle {
	r := image.Rectangle{}
	for y := range l.H {
		row := l.Pix[4*y*l.W : 4*(y+1)*l.W]
		x0, x1 := inkSpan(row)
		if x1 > x0 {
			r = r.Union(image.Rect(x0, y, x1, y+1))
		}
	}
	return r.Add(image.Pt(l.X0, l.Y0))
}

func inkSpan(row []float32) (x0, x1 int) {
	n := len(row) / 4
	for x0 < n && row[4*x0+3] <= 0.01 {
		x0++
	}
	for x1 = n; x1 > x0 && row[4*x1-1] <= 0.01; x1-- {
	}
	return x0, x1
}

// crop returns the part of the layer inside r as a layer of its own; r beyond the layer is transparent.
func crop(l *raster.Layer, r image.Rectangle) *raster.Layer {
	o := raster.NewLayer(r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	in := r.Intersect(bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		src := l.Pix[4*((y-l.Y0)*l.W+in.Min.X-l.X0):]
		copy(o.Pix[4*((y-o.Y0)*o.W+in.Min.X-o.X0):][:4*in.Dx()], src)
	}
	return o
}

// cropped is crop in the layer's own memory: r lies within it.
func cropped(l *raster.Layer, r image.Rectangle) *raster.Layer {
	w := 4 * r.Dx()
	for y := range r.Dy() {
		copy(l.Pix[y*w:(y+1)*w], l.Pix[4*((r.Min.Y+y-l.Y0)*l.W+r.Min.X-l.X0):])
	}
	return &raster.Layer{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy(), Pix: l.Pix[:w*r.Dy()]}
}

// framed undoes cropped: the layer in a transparent square, in the same memory where that is large enough.
func framed(l *raster.Layer, size int) *raster.Layer {
	if cap(l.Pix) < 4*size*size {
		o := raster.Square(size)
		for y := range l.H {
			copy(o.Pix[4*((y+l.Y0)*size+l.X0):], l.Pix[4*y*l.W:4*(y+1)*l.W])
		}
		return o
	}
	o := &raster.Layer{W: size, H: size, Pix: l.Pix[:4*size*size]}
	row, w := 4*size, 4*l.W
	for y := l.H - 1; y >= 0; y-- { // from the end: rows move toward it, past those that are still to come
		line := o.Pix[(y+l.Y0)*row : (y+l.Y0+1)*row]
		copy(line[4*l.X0:], l.Pix[y*w:(y+1)*w])
		clear(line[:4*l.X0])
		clear(line[4*l.X0+w:])
	}
	clear(o.Pix[:l.Y0*row])
	clear(o.Pix[(l.Y0+l.H)*row:])
	return o
}

// at returns the value at a pixel, 0 outside.
func (p *plane) at(x, y int) float32 {
	x, y = x-p.x0, y-p.y0
	if x < 0 || y < 0 || x >= p.w || y >= p.h {
		return 0
	}
	return p.v[y*p.w+x]
}

// shifted returns the plane moved by whole pixels within the same rectangle.
func (p *plane) shifted(dx, dy int) *plane {
	o := newPlane(p.rect())
	for y := max(0, dy); y < min(p.h, p.h+dy); y++ {
		from, to := max(0, -dx), min(p.w, p.w-dx)
		if from < to {
			copy(o.v[y*p.w+from+dx:], p.v[(y-dy)*p.w+from:(y-dy)*p.w+to])
		}
	}
	return o
}

// clamp limits v to 0–1.
func clamp(v float32) float32 { return max(0, min(1, v)) }

// smooth is the cubic step from 0 at a to 1 at b; a may be the larger of the two.
func smooth(a, b, x float32) float32 {
	t := clamp((x - a) / (b - a))
	return t * t * (3 - 2*t)
}

func mix(a, b, t float32) float32 { return a + (b-a)*t }
