package alpha

import (
	"fmt"
	"image"
	"slices"
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
	img = compact(img)
	background, err := frameColor(img)
	if err != nil {
		return nil, err
	}
	outside := outsideOf(img, background)
	sure := outside.grown(keyBand).not()
	if sure.count() == 0 {
		return nil, fmt.Errorf("%w: nothing stands out from the background", ErrMatte)
	}
	out := clone(img)
	for i := range outside.points() {
		out.Pix[i*4+3] = 0
	}
	veils := newMask(sure.w, sure.h)
	if key, ok := newChromaKey(background); ok {
		veils = key.veils(img, outside, sure)
		for i := range veils.points() {
			key.unmix(out, i)
		}
	}
	foreground := sumColors(img, sure.without(veils))
	for i := range sure.or(outside).or(veils).not().points() {
		softKey(out, foreground, i, background)
	}
	Bleed(out)
	return out, nil
}

// frameColor is the median color of the outermost pixels if they are flat.
func frameColor(img *image.NRGBA) (rgb, error) {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if w == 0 || h == 0 {
		return rgb{}, fmt.Errorf("%w: no pixels", ErrMatte)
	}
	var levels [3][]uint8
	border := frame(w, h)
	for i := range border.points() {
		for c := range levels {
			levels[c] = append(levels[c], img.Pix[i*4+c])
		}
	}
	var median rgb
	for c := range levels {
		slices.Sort(levels[c])
		median[c] = float64(levels[c][len(levels[c])/2]) / 255
	}
	flat := similar(img, border, median, flatTolerance).count()
	if float64(flat) < flatShare*float64(border.count()) {
		return rgb{}, fmt.Errorf("%w: the background is not flat", ErrMatte)
	}
	return median, nil
}

// outsideOf is the part of the picture in the background's color that is
// connected to the frame.
func outsideOf(img *image.NRGBA, background rgb) *mask {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	border := frame(w, h)
	outside := newMask(w, h)
	everything := newMask(w, h).not()
	for _, part := range similar(img, everything, background, keyTolerance).components() {
		if part.meets(border) {
			outside.add(part)
		}
	}
	return outside
}

// softKey gives pixel i, a mixture αF̂ + (1−α)B, its opacity and foreground. A
// pixel without a prediction, or one whose foreground is hardly distinguishable
// from the background, stays opaque.
func softKey(out *image.NRGBA, foreground *sums, i int, background rgb) {
	w := out.Rect.Dx()
	f, ok := foreground.predict(i%w, i/w, 4, 8, widest)
	if !ok {
		return
	}
	line := f.minus(background)
	if line.levels() < 2*keyTolerance {
		return
	}
	p := out.Pix[i*4 : i*4+4]
	seen := rgb{float64(p[0]) / 255, float64(p[1]) / 255, float64(p[2]) / 255}
	a := min(1, max(0, seen.minus(background).dot(line)/line.dot(line)))
	if a < 250./255 {
		c := f.pixel(a)
		copy(p, []uint8{c.R, c.G, c.B, c.A})
	}
}
