package segment

import (
	"image"
	"math"

	"pellucid/internal/matting/plane"
)

// color is a color in OKLab (Ottosson, 2020), in which distances are about those that the eye sees. Lightness counts half:
// shadows and folds change it within one thing.
type color [3]float32

const lightnessWeight = .5

// colorsOf shrinks the image to w by h pixels and returns its colors.
func colorsOf(img *image.NRGBA, w, h int) []color {
	channels := plane.Channels(img, w, h, &linear)
	out := make([]color, w*h)
	for i := range out {
		out[i] = oklab(channels[0].V[i], channels[1].V[i], channels[2].V[i])
	}
	return out
}

// linear maps a stored level to linear light (IEC 61966-2-1).
var linear = func() (t [256]float32) {
	for i := range t {
		v := float64(i) / 255
		if v <= .04045 {
			t[i] = float32(v / 12.92)
		} else {
			t[i] = float32(math.Pow((v+.055)/1.055, 2.4))
		}
	}
	return t
}()

func oklab(r, g, b float32) color {
	root := func(x, y, z float64) float64 { return math.Cbrt(x*float64(r) + y*float64(g) + z*float64(b)) }
	l := root(.4122214708, .5363325363, .0514459929)
	m := root(.2119034982, .6806995451, .1073969566)
	s := root(.0883024619, .2817188376, .6299787005)
	return color{
		lightnessWeight * float32(.2104542553*l+.7936177850*m-.0040720468*s),
		float32(1.9779984951*l - 2.4285922050*m + .4505937099*s),
		float32(.0259040371*l + .7827717662*m - .8086757660*s),
	}
}

func (a color) minus(b color) color { return color{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }

func (a color) square() float32 { return a[0]*a[0] + a[1]*a[1] + a[2]*a[2] }
