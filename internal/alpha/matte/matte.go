package matte

import (
	"errors"
	"fmt"
	"image"

	"pellucid/internal/alpha/pixels"
)

const (
	pairTolerance = .02 // largest difference between channels of 1 − (I_w − I_b)
	pairOutliers  = .01 // share of visible pixels that may disagree
)

// ErrMatte: no trustworthy opacity can be derived.
var ErrMatte = errors.New("alpha: no opacity can be derived")

// FromPair derives exact opacity from the same picture drawn on white and on black:
// α = 1 − mean over channels of (I_w − I_b) and C = I_b/α (triangulation matting,
// Smith and Blinn, SIGGRAPH 1996). Hidden color is bled. ErrMatte when the sizes
// differ or when more than 1% of the visible pixels have channels that disagree by
// more than .02, which means that the two do not show the same picture.
func FromPair(onWhite, onBlack *image.NRGBA) (*image.NRGBA, error) {
	onWhite, onBlack = pixels.Compact(onWhite), pixels.Compact(onBlack)
	if onWhite.Rect != onBlack.Rect {
		return nil, fmt.Errorf("%w: the pair differs in size", ErrMatte)
	}
	out := image.NewNRGBA(onWhite.Rect)
	visible, disagreeing := 0, 0
	for i := 0; i < len(out.Pix); i += 4 {
		a, spread := pairOpacity(onWhite.Pix[i:i+3], onBlack.Pix[i:i+3])
		if a > pairTolerance || spread > pairTolerance {
			visible++
			if spread > pairTolerance {
				disagreeing++
			}
		}
		unpremultiply(out.Pix[i:i+4], onBlack.Pix[i:i+3], a)
	}
	if float64(disagreeing) > pairOutliers*float64(visible) {
		return nil, fmt.Errorf("%w: %d of %d pixels of the pair disagree", ErrMatte, disagreeing, visible)
	}
	pixels.Bleed(out)
	return out, nil
}

// pairOpacity is α of one pixel and how far its channels are apart. One level is
// what rounding alone may cost and is not counted.
func pairOpacity(white, black []uint8) (a, spread float64) {
	lo, hi, sum := 255, -255, 0
	for c := range 3 {
		d := int(white[c]) - int(black[c])
		lo, hi, sum = min(lo, d), max(hi, d), sum+d
	}
	a = min(1, max(0, 1-float64(sum)/(3*255)))
	return a, float64(max(0, hi-lo-1)) / 255
}

// unpremultiply stores the straight pixel of a color seen on black.
func unpremultiply(to, black []uint8, a float64) {
	to[3] = uint8(a*255 + .5)
	if to[3] == 0 {
		return
	}
	for c := range 3 {
		to[c] = uint8(min(255, float64(black[c])/a+.5))
	}
}
