package features

import (
	"cmp"
	"image"
	"math"
	"slices"

	"pellucid/internal/alpha/pixels"
)

const (
	paletteShare = .1 // of the visible area: what covers less does not make a picture one of that color
	paletteMost  = 4
	paletteGrid  = 128 // samples across: enough for shares, and quick at any size
)

// Palette names the colors that cover a tenth or more of the visible pixels, each weighted by its opacity, most first
// and at most four: red, orange, yellow, green, teal, blue, purple, pink, brown, black, gray, white.
func Palette(img *image.NRGBA) []string {
	img = pixels.Compact(img)
	step := max(1, max(img.Rect.Dx(), img.Rect.Dy())/paletteGrid)
	shares, visible := map[string]int{}, 0
	for y := step / 2; y < img.Rect.Dy(); y += step {
		for x := step / 2; x < img.Rect.Dx(); x += step {
			if c := img.NRGBAAt(x, y); c.A > 0 {
				shares[colorName(c.R, c.G, c.B)] += int(c.A)
				visible += int(c.A)
			}
		}
	}
	var names []string
	for name, share := range shares {
		if float64(share) >= paletteShare*float64(visible) {
			names = append(names, name)
		}
	}
	slices.SortFunc(names, func(a, b string) int {
		return cmp.Or(cmp.Compare(shares[b], shares[a]), cmp.Compare(a, b))
	})
	return names[:min(len(names), paletteMost)]
}

// hueEnd names the hues of OKLCH, each up to an angle in degrees.
type hueEnd struct {
	degrees float64
	name    string
}

var hueEnds = []hueEnd{
	{15, "pink"}, {42, "red"}, {75, "orange"}, {118, "yellow"}, {160, "green"}, {218, "teal"}, {285, "blue"}, {335, "purple"}, {360, "pink"},
}

// colorName is the name most people would give a color, by lightness, chroma and hue in OKLCH.
func colorName(r, g, b uint8) string {
	lightness, chroma, hue := oklch(r, g, b)
	switch {
	case lightness < .22:
		return "black"
	case chroma < .035:
		return grayName(lightness)
	case hue >= 30 && hue < 95 && (lightness < .6 || (chroma < .1 && lightness < .85)):
		return "brown"
	case lightness > .75 && hue >= 15 && hue < 30:
		return "pink"
	}
	for _, end := range hueEnds {
		if hue < end.degrees {
			return end.name
		}
	}
	return "pink"
}

func grayName(lightness float64) string {
	switch {
	case lightness < .32:
		return "black"
	case lightness > .92:
		return "white"
	default:
		return "gray"
	}
}

// oklch converts sRGB to OKLCH: lightness in 0–1, chroma in 0–0.37, hue in 0–360 degrees (Ottosson, "A perceptual color
// space for image processing", 2020).
func oklch(r, g, b uint8) (lightness, chroma, hue float64) {
	lr, lg, lb := float64(pixels.ToLinear[r]), float64(pixels.ToLinear[g]), float64(pixels.ToLinear[b])
	l := math.Cbrt(.4122214708*lr + .5363325363*lg + .0514459929*lb)
	m := math.Cbrt(.2119034982*lr + .6806995451*lg + .1073969566*lb)
	s := math.Cbrt(.0883024619*lr + .2817188376*lg + .6299787005*lb)
	lightness = .2104542553*l + .7936177850*m - .0040720468*s
	a := 1.9779984951*l - 2.4285922050*m + .4505937099*s
	bb := .0259040371*l + .7827717662*m - .8086757660*s
	hue = math.Atan2(bb, a) * 180 / math.Pi
	if hue < 0 {
		hue += 360
	}
	return lightness, math.Hypot(a, bb), hue
}
