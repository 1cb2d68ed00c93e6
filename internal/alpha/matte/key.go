package matte

import (
	"fmt"
	"image"
	"slices"

	"pellucid/internal/alpha/pixels"
)

const (
	flatTolerance = 10  // levels per channel within which a frame pixel is background
	flatShare     = .85 // of the frame that must be background
	keyTolerance  = 12  // levels per channel within which a pixel may be background
	keyBand       = 3   // px on each side of the cut that may be mixed
)

// KeyFlat cuts a subject off a flat background: the median color of the frame is
// the background B; what is connected to the frame in that color becomes clear;
// pixels within 3 px of the cut become soft by projecting them on the line from B
// to the foreground F̂ predicted from inside, and take the color F̂ so that no
// background spills into them. On a saturated background, shadows and glows that reach
// farther are unmixed as well, see chromaKey. Areas of the background's color
// enclosed by the subject are kept.
// Hidden color is bled. ErrMatte when the frame is not flat or nothing is left.
func KeyFlat(img *image.NRGBA) (*image.NRGBA, error) {
	img = pixels.Compact(img)
	background, err := frameColor(img)
	if err != nil {
		return nil, err
	}
	outside := outsideOf(img, background)
	sure := outside.Grown(keyBand).Not()
	if sure.Count() == 0 {
		return nil, fmt.Errorf("%w: nothing stands out from the background", ErrMatte)
	}
	out := pixels.Clone(img)
	for i := range outside.Points() {
		out.Pix[i*4+3] = 0
	}
	veils := pixels.NewMask(sure.W, sure.H)
	if key, ok := newChromaKey(background); ok {
		veils = key.veils(img, outside, sure)
		for i := range veils.Points() {
			key.unmix(out, i)
		}
	}
	foreground := pixels.SumColors(img, sure.Without(veils))
	for i := range sure.Or(outside).Or(veils).Not().Points() {
		softKey(out, foreground, i, background)
	}
	pixels.Bleed(out)
	return out, nil
}

// frameColor is the median color of the outermost pixels if they are flat.
func frameColor(img *image.NRGBA) (pixels.RGB, error) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w == 0 || h == 0 {
		return pixels.RGB{}, fmt.Errorf("%w: no pixels", ErrMatte)
	}
	var levels [3][]uint8
	border := pixels.Frame(w, h)
	for i := range border.Points() {
		for c := range levels {
			levels[c] = append(levels[c], img.Pix[i*4+c])
		}
	}
	var median pixels.RGB
	for c := range levels {
		slices.Sort(levels[c])
		median[c] = float64(levels[c][len(levels[c])/2]) / 255
	}
	flat := pixels.Similar(img, border, median, flatTolerance).Count()
	if float64(flat) < flatShare*float64(border.Count()) {
		return pixels.RGB{}, fmt.Errorf("%w: the background is not flat", ErrMatte)
	}
	return median, nil
}

// outsideOf is the part of the picture in the background's color that is
// connected to the frame.
func outsideOf(img *image.NRGBA, background pixels.RGB) *pixels.Mask {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	border := pixels.Frame(w, h)
	outside := pixels.NewMask(w, h)
	everything := pixels.NewMask(w, h).Not()
	for _, part := range pixels.Similar(img, everything, background, keyTolerance).Components() {
		if part.Meets(border) {
			outside.Add(part)
		}
	}
	return outside
}

// softKey gives pixel i, a mixture αF̂ + (1−α)B, its opacity and foreground. A
// pixel without a prediction, or one whose foreground is hardly distinguishable
// from the background, stays opaque.
func softKey(out *image.NRGBA, foreground *pixels.Sums, i int, background pixels.RGB) {
	w := out.Rect.Dx()
	f, ok := foreground.Predict(i%w, i/w, 4, 8, pixels.Widest)
	if !ok {
		return
	}
	line := f.Minus(background)
	if line.Levels() < 2*keyTolerance {
		return
	}
	p := out.Pix[i*4 : i*4+4]
	seen := pixels.RGB{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255}
	a := min(1, max(0, seen.Minus(background).Dot(line)/line.Dot(line)))
	if a < 250./255 {
		c := f.Pixel(a)
		copy(p, []uint8{c.R, c.G, c.B, c.A})
	}
}
