package matting

import (
	"context"
	"fmt"
	"image"

	"pellucid/internal/alpha/matte"
	"pellucid/internal/alpha/pixels"
)

// Native takes a picture that is transparent already as it is.
type Native struct{}

// Name returns NameNative.
func (Native) Name() string { return NameNative }

const (
	faint     = 5   // the greatest opacity, of 255, that counts as transparent
	leastFree = .05 // share of a picture that is transparent if it is a cut-out
)

// Matte returns a bled copy. matte.ErrMatte when less than 5% of the picture is transparent.
func (Native) Matte(_ context.Context, in Input) (*image.NRGBA, error) {
	if share := freeShare(in.Image); share < leastFree {
		return nil, fmt.Errorf("%w: %.1f%% of the image is transparent, not %.0f%%", matte.ErrMatte, 100*share, 100*leastFree)
	}
	out := image.NewNRGBA(image.Rect(0, 0, in.Image.Rect.Dx(), in.Image.Rect.Dy()))
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], in.Image.Pix[y*in.Image.Stride:])
	}
	pixels.Bleed(out)
	return out, nil
}

// freeShare is how much of a picture is transparent, 0–1.
func freeShare(img *image.NRGBA) float64 {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	n := 0
	for y := range h {
		row := img.Pix[y*img.Stride : y*img.Stride+4*w]
		for i := 3; i < len(row); i += 4 {
			if row[i] <= faint {
				n++
			}
		}
	}
	return float64(n) / float64(max(1, w*h))
}

// Pair derives opacity from the picture on white and on black.
type Pair struct{}

// Name returns NamePair.
func (Pair) Name() string { return NamePair }

// Matte returns the exact cut-out, see matte.FromPair. matte.ErrMatte without a pair, or when the two show different pictures.
func (Pair) Matte(_ context.Context, in Input) (*image.NRGBA, error) {
	if in.OnWhite == nil || in.OnBlack == nil {
		return nil, fmt.Errorf("%w: there is no pair on white and on black", matte.ErrMatte)
	}
	return matte.FromPair(in.OnWhite, in.OnBlack)
}

// Keyed takes a flat background out by its color.
type Keyed struct{}

// Name returns NameKeyed.
func (Keyed) Name() string { return NameKeyed }

// Matte returns the cut-out, see matte.KeyFlat. matte.ErrMatte when the frame is not of one color.
func (Keyed) Matte(_ context.Context, in Input) (*image.NRGBA, error) { return matte.KeyFlat(in.Image) }
