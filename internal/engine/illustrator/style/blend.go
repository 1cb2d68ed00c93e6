package style

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// pixel returns the four premultiplied components of the pixel with the given number.
func pixel(l *raster.Layer, i int) []float32 { return l.Pix[4*i : 4*i+4 : 4*i+4] }

// over lays a straight color with opacity a over a premultiplied pixel.
func over(d []float32, c color.RGB, a float32) {
	k := 1 - a
	d[0], d[1], d[2], d[3] = d[0]*k+c.R*a, d[1]*k+c.G*a, d[2]*k+c.B*a, d[3]*k+a
}

// under lays a straight color with opacity a beneath a premultiplied pixel.
func under(d []float32, c color.RGB, a float32) {
	k := (1 - d[3]) * a
	d[0], d[1], d[2], d[3] = d[0]+c.R*k, d[1]+c.G*k, d[2]+c.B*k, d[3]+k
}

// atop tints a premultiplied pixel with opacity a and leaves its alpha.
func atop(d []float32, c color.RGB, a float32) {
	k, w := 1-a, d[3]*a
	d[0], d[1], d[2] = d[0]*k+c.R*w, d[1]*k+c.G*w, d[2]*k+c.B*w
}

// straight returns the color of a premultiplied pixel whose alpha is not 0.
func straight(d []float32) color.RGB {
	k := 1 / d[3]
	return color.RGB{R: clamp(d[0] * k), G: clamp(d[1] * k), B: clamp(d[2] * k)}
}

// set stores a straight color with alpha a.
func set(d []float32, c color.RGB, a float32) {
	d[0], d[1], d[2], d[3] = c.R*a, c.G*a, c.B*a, a
}

// luma is the perceived brightness of an sRGB color, by the weights of Rec. 709.
func luma(c color.RGB) float32 { return 0.2126*c.R + 0.7152*c.G + 0.0722*c.B }

// eachIn calls f for every pixel of the layer that the plane covers, with the plane's value there.
func eachIn(l *raster.Layer, p *plane, f func(d []float32, x, y int, v float32)) {
	in := p.rect().Intersect(bounds(l))
	for y := in.Min.Y; y < in.Max.Y; y++ {
		row := p.v[(y-p.y0)*p.w : (y-p.y0+1)*p.w]
		o := (y-l.Y0)*l.W - l.X0
		for x := in.Min.X; x < in.Max.X; x++ {
			f(pixel(l, o+x), x, y, row[x-p.x0])
		}
	}
}
