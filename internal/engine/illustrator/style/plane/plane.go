// Package plane holds what the passes compute on pixels, whatever the picture: planes of numbers, distances, relief and its light, noise,
// colors of pixels.
package plane

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
)

// Plane holds one number per pixel of a rectangle: coverage, distance, height or light.
type Plane struct {
	X0, Y0, W, H int
	V            []float32
}

func NewPlane(r image.Rectangle) *Plane {
	return &Plane{r.Min.X, r.Min.Y, r.Dx(), r.Dy(), make([]float32, r.Dx()*r.Dy())}
}

func (p *Plane) Rect() image.Rectangle { return image.Rect(p.X0, p.Y0, p.X0+p.W, p.Y0+p.H) }

// AlphaOf copies the layer's alpha over the rectangle r; what lies outside the layer is 0.
func AlphaOf(l *raster.Layer, r image.Rectangle) *Plane {
	p := NewPlane(r)
	in := r.Intersect(Bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		src := l.Pix[4*((y-l.Y0)*l.W+in.Min.X-l.X0):]
		dst := p.V[(y-p.Y0)*p.W+in.Min.X-p.X0:]
		for x := range in.Dx() {
			dst[x] = src[4*x+3]
		}
	}
	return p
}

func Bounds(l *raster.Layer) image.Rectangle { return image.Rect(l.X0, l.Y0, l.X0+l.W, l.Y0+l.H) }

// InkBounds returns the smallest rectangle that holds every pixel with alpha over a hundredth.
func InkBounds(l *raster.Layer) image.Rectangle {
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

// Crop returns the part of the layer inside r as a layer of its own; r beyond the layer is transparent.
func Crop(l *raster.Layer, r image.Rectangle) *raster.Layer {
	o := raster.NewLayer(r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	in := r.Intersect(Bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		src := l.Pix[4*((y-l.Y0)*l.W+in.Min.X-l.X0):]
		copy(o.Pix[4*((y-o.Y0)*o.W+in.Min.X-o.X0):][:4*in.Dx()], src)
	}
	return o
}

// Cropped is crop in the layer's own memory: r lies within it.
func Cropped(l *raster.Layer, r image.Rectangle) *raster.Layer {
	w := 4 * r.Dx()
	for y := range r.Dy() {
		copy(l.Pix[y*w:(y+1)*w], l.Pix[4*((r.Min.Y+y-l.Y0)*l.W+r.Min.X-l.X0):])
	}
	return &raster.Layer{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy(), Pix: l.Pix[:w*r.Dy()]}
}

// Framed undoes cropped: the layer in a transparent square, in the same memory where that is large enough.
func Framed(l *raster.Layer, size int) *raster.Layer {
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

// At returns the value at a pixel, 0 outside.
func (p *Plane) At(x, y int) float32 {
	x, y = x-p.X0, y-p.Y0
	if x < 0 || y < 0 || x >= p.W || y >= p.H {
		return 0
	}
	return p.V[y*p.W+x]
}

// Shifted returns the plane moved by whole pixels within the same rectangle.
func (p *Plane) Shifted(dx, dy int) *Plane {
	o := NewPlane(p.Rect())
	for y := max(0, dy); y < min(p.H, p.H+dy); y++ {
		from, to := max(0, -dx), min(p.W, p.W-dx)
		if from < to {
			copy(o.V[y*p.W+from+dx:], p.V[(y-dy)*p.W+from:(y-dy)*p.W+to])
		}
	}
	return o
}

// Clamp limits v to 0–1. Comparisons take two thirds of the time of min and max, which also sort out signed zeros and NaN.
func Clamp(v float32) float32 {
	if !(v > 0) {
		return 0
	}
	if v >= 1 {
		return 1
	}
	return v
}

// Smooth is the cubic step from 0 at a to 1 at b; a may be the larger of the two.
func Smooth(a, b, x float32) float32 {
	t := Clamp((x - a) / (b - a))
	return t * t * (3 - 2*t)
}

func Mix(a, b, t float32) float32 { return a + (b-a)*t }

// Softened is blurred in place: the planes of reliefs are scratch.
func (p *Plane) Softened(sigma float32) *Plane {
	raster.BlurPlane(p.V, p.W, p.H, sigma)
	return p
}

// Slope is the downhill direction of a height map, per pixel.
func (p *Plane) Slope(i int) (x, y float32) {
	if i < p.W || i >= len(p.V)-p.W || i%p.W == 0 || i%p.W == p.W-1 {
		return 0, 0
	}
	return (p.V[i-1] - p.V[i+1]) / 2, (p.V[i-p.W] - p.V[i+p.W]) / 2
}

// ReadLines takes the coverage of the lines that a layer shows.
func (p *Plane) ReadLines(l *raster.Layer) {
	r := p.Rect().Intersect(Bounds(l))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := Pixel(l, (y-l.Y0)*l.W+x-l.X0)
			p.V[(y-p.Y0)*p.W+x-p.X0] = max(d[0], d[1], d[2])
		}
	}
}

// Stretched scales a plane so that its strong values are 1.
func (p *Plane) Stretched() *Plane {
	most := float32(1e-6)
	for _, v := range p.V {
		most = max(most, v)
	}
	for i := range p.V {
		p.V[i] = Clamp(2.2 * p.V[i] / most)
	}
	return p
}

func Floor(v float32) int {
	i := int(v)
	if float32(i) > v {
		i--
	}
	return i
}

func Clamp2(v float32) float32 { return max(-1, min(1, v)) }

// Thresholded is 1 where the plane is over a limit, with a soft edge.
func (p *Plane) Thresholded(limit float32) *Plane {
	for i, v := range p.V {
		p.V[i] = Clamp((v-limit)/limit + .5)
	}
	return p
}
