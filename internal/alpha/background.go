package alpha

import (
	"image"
	"image/color"

	"pellucid/internal/alpha/pixels"
)

// backgrounds are the grounds to choose from; the first wins when contrasts tie.
func backgrounds() []color.NRGBA {
	return []color.NRGBA{
		{0xfa, 0xfa, 0xf7, 255}, // paper
		{0x15, 0x16, 0x1a, 255}, // ink
		{0xc4, 0xc8, 0xcf, 255}, // light mid tone
		{0x5a, 0x62, 0x70, 255}, // dark mid tone
	}
}

// enoughContrast is the WCAG contrast ratio beyond which more does not help.
const enoughContrast = 4.5

// BestBackground is the ground with the best contrast to the visible pixels: the
// one with the highest mean, weighted by opacity, of the WCAG contrast ratio capped
// at 4.5, so that a picture with light and dark parts loses neither.
func BestBackground(img *image.NRGBA) color.NRGBA {
	weights := luminances(img)
	grounds := backgrounds()
	best, highest := grounds[0], 0.0
	for _, ground := range grounds {
		score := 0.0
		y := luminance(ground)
		for bin, weight := range weights {
			score += weight * min(enoughContrast, contrast(float64(bin)/(luminanceBins-1), y))
		}
		if score > highest*(1+1e-9) {
			best, highest = ground, score
		}
	}
	return best
}

const luminanceBins = 512

// luminances is the histogram of relative luminance, weighted by opacity.
func luminances(img *image.NRGBA) (bins [luminanceBins]float64) {
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride : y*img.Stride+img.Rect.Dx()*4]
		for i := 0; i < len(row); i += 4 {
			if row[i+3] != 0 {
				l := luminance(color.NRGBA{row[i], row[i+1], row[i+2], 255})
				bins[int(l*(luminanceBins-1)+.5)] += float64(row[i+3])
			}
		}
	}
	return bins
}

// luminance is relative luminance in linear light, 0–1 (WCAG 2).
func luminance(c color.NRGBA) float64 {
	l := .2126*float64(pixels.ToLinear[c.R]) + .7152*float64(pixels.ToLinear[c.G]) + .0722*float64(pixels.ToLinear[c.B])
	return min(1, l)
}

// contrast is the WCAG contrast ratio of two luminances, 1–21.
func contrast(a, b float64) float64 {
	return (max(a, b) + .05) / (min(a, b) + .05)
}
