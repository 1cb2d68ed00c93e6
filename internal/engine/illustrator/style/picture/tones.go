package picture

import (
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

var Coal, DrawingPaper = color.Hex(0x211f20), color.Hex(0xf3eee3)

// Darkness is how dark the art is at each pixel.
func Darkness(art *raster.Layer, r plane.Rectangle) *plane.Plane {
	tone := plane.NewPlane(r)
	var last color.RGB
	dark := float32(1) // of the last color: neighbors are often the same
	for y := range tone.H {
		from := 4 * ((r.Min.Y+y-art.Y0)*art.W + r.Min.X - art.X0)
		row, out := art.Pix[from:from+4*tone.W], tone.V[y*tone.W:(y+1)*tone.W]
		for x := range out {
			s := row[4*x : 4*x+4 : 4*x+4]
			if s[3] <= 0.02 {
				continue
			}
			if c := plane.Straight(s); c != last {
				last, dark = c, 1-color.ToLab(c).L
			}
			out[x] = dark * s[3]
		}
	}
	return tone
}

// Tones are the darkest and the palest lightness of a layer, but for a twentieth of its pixels at either end.
func (p *Picture) Tones(l *raster.Layer) (low, high float32) {
	var bins [64]int
	n := 0
	for i := 0; i < l.W*l.H; i += 7 {
		if d := plane.Pixel(l, i); d[3] > 0.9 {
			bins[min(63, int(64*color.ToLab(plane.Straight(d)).L))]++
			n++
		}
	}
	sum := 0
	low, high = 0, 1
	for k, c := range bins {
		if sum += c; sum <= n/20 {
			low = float32(k) / 64
		}
		if sum <= n-n/20 {
			high = float32(k+1) / 64
		}
	}
	return low, high
}

// BrightnessAround is the mean luma of what is painted around each pixel, found at half the resolution.
func BrightnessAround(l *raster.Layer, r plane.Rectangle, sigma float32) *plane.Plane {
	return BrightnessOf(l, r).Around(sigma).Enlarged(&plane.Plane{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy()})
}

// Brightness is how bright a part of a layer is and how much it covers, at half the size.
type Brightness struct{ light, cover *plane.Plane }

// BrightnessOf reduces a part of a layer, which lies within it.
func BrightnessOf(l *raster.Layer, r plane.Rectangle) Brightness {
	box := image.Rect(0, 0, (r.Dx()+1)/2, (r.Dy()+1)/2)
	b := Brightness{plane.NewPlane(box), plane.NewPlane(box)}
	corner := (r.Min.Y-l.Y0)*l.W + r.Min.X - l.X0
	for y := range b.light.H {
		up, down := l.Pix[4*(corner+2*y*l.W):], l.Pix[4*(corner+min(2*y+1, r.Dy()-1)*l.W):]
		for x := range b.light.W {
			i, j := 8*x, 4*min(2*x+1, r.Dx()-1)
			p, q, s, t := up[i:i+4:i+4], up[j:j+4:j+4], down[i:i+4:i+4], down[j:j+4:j+4]
			at := y*b.light.W + x
			if b.cover.V[at] = (p[3] + q[3] + s[3] + t[3]) / 4; b.cover.V[at] > 0 {
				b.light.V[at] = (0.2126*(p[0]+q[0]+s[0]+t[0]) + 0.7152*(p[1]+q[1]+s[1]+t[1]) + 0.0722*(p[2]+q[2]+s[2]+t[2])) / 4
			}
		}
	}
	return b
}

// Around is the mean brightness around each pixel, blurred with sigma pixels of the whole size, at half the size.
func (b Brightness) Around(sigma float32) *plane.Plane {
	light, cover := b.light.Blurred(sigma/2), b.cover.Blurred(sigma/2)
	for i, v := range cover.V {
		if v > 0.01 {
			light.V[i] /= v
		}
	}
	return light
}

// LineInk is a blue black, LinePaper the white inside the lines.
var LineInk, LinePaper = color.Hex(0x20222e), color.Hex(0xfffefb)

// InkedWith keeps the paper of what is in lines already.
func InkedWith(line, paper color.RGB) func(color.RGB) color.RGB {
	return func(c color.RGB) color.RGB {
		if color.ToLab(c).L > .8 {
			return paper
		}
		return line
	}
}

// Tinted tells whether anything was given a color.
func (p *Picture) Tinted() bool {
	for _, q := range p.Pieces {
		if q.Tinted {
			return true
		}
	}
	return false
}

var WoodInk, WoodPaper = color.Hex(0x1c1a1d), color.Hex(0xf6eedd)
