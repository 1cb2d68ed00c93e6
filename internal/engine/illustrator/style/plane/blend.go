package plane

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// Pixel returns the four premultiplied components of the pixel with the given number.
func Pixel(l *raster.Layer, i int) []float32 { return l.Pix[4*i : 4*i+4 : 4*i+4] }

// Over lays a straight color with opacity a over a premultiplied pixel.
func Over(d []float32, c color.RGB, a float32) {
	k := 1 - a
	d[0], d[1], d[2], d[3] = d[0]*k+c.R*a, d[1]*k+c.G*a, d[2]*k+c.B*a, d[3]*k+a
}

// Under lays a straight color with opacity a beneath a premultiplied pixel.
func Under(d []float32, c color.RGB, a float32) {
	k := (1 - d[3]) * a
	d[0], d[1], d[2], d[3] = d[0]+c.R*k, d[1]+c.G*k, d[2]+c.B*k, d[3]+k
}

// Atop tints a premultiplied pixel with opacity a and leaves its alpha.
func Atop(d []float32, c color.RGB, a float32) {
	k, w := 1-a, d[3]*a
	d[0], d[1], d[2] = d[0]*k+c.R*w, d[1]*k+c.G*w, d[2]*k+c.B*w
}

// Straight returns the color of a premultiplied pixel whose alpha is not 0.
func Straight(d []float32) color.RGB {
	k := 1 / d[3]
	return color.RGB{R: Clamp(d[0] * k), G: Clamp(d[1] * k), B: Clamp(d[2] * k)}
}

// Set stores a straight color with alpha a.
func Set(d []float32, c color.RGB, a float32) {
	d[0], d[1], d[2], d[3] = c.R*a, c.G*a, c.B*a, a
}

// Luma is the perceived brightness of an sRGB color, by the weights of Rec. 709.
func Luma(c color.RGB) float32 { return 0.2126*c.R + 0.7152*c.G + 0.0722*c.B }

// EachIn calls f for every pixel of the layer that the plane covers, with the plane's value there.
func EachIn(l *raster.Layer, p *Plane, f func(d []float32, x, y int, v float32)) {
	in := p.Rect().Intersect(Bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		row := p.V[(y-p.Y0)*p.W : (y-p.Y0+1)*p.W]
		o := (y-l.Y0)*l.W - l.X0
		for x := in.Min.X; x < in.Max.X; x++ {
			f(Pixel(l, o+x), x, y, row[x-p.X0])
		}
	}
}

func Apart(a, b []float32) float32 {
	s := float32(0)
	for k := range a {
		s += max(a[k]-b[k], b[k]-a[k])
	}
	return s / 3
}
