package matting

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	"log/slog"

	"pellucid/internal/alpha"
	"pellucid/internal/matting/neural"
	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/refine"
	"pellucid/internal/matting/segment"
)

// Native takes a picture that is transparent already as it is.
type Native struct{}

// Name returns NameNative.
func (Native) Name() string { return NameNative }

const (
	faint     = 5   // the greatest opacity, of 255, that counts as transparent
	leastFree = .05 // share of a picture that is transparent if it is a cut-out
)

// Matte returns a bled copy. alpha.ErrMatte when less than 5% of the picture is transparent.
func (Native) Matte(_ context.Context, in Input) (*image.NRGBA, error) {
	if share := freeShare(in.Image); share < leastFree {
		return nil, fmt.Errorf("%w: %.1f%% of the image is transparent, not %.0f%%", alpha.ErrMatte, 100*share, 100*leastFree)
	}
	out := image.NewNRGBA(image.Rect(0, 0, in.Image.Rect.Dx(), in.Image.Rect.Dy()))
	for y := range out.Rect.Dy() {
		copy(out.Pix[y*out.Stride:(y+1)*out.Stride], in.Image.Pix[y*in.Image.Stride:])
	}
	alpha.Bleed(out)
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

// Matte returns the exact cut-out, see alpha.FromPair. alpha.ErrMatte without a pair, or when the two show different pictures.
func (Pair) Matte(_ context.Context, in Input) (*image.NRGBA, error) {
	if in.OnWhite == nil || in.OnBlack == nil {
		return nil, fmt.Errorf("%w: there is no pair on white and on black", alpha.ErrMatte)
	}
	return alpha.FromPair(in.OnWhite, in.OnBlack)
}

// Keyed takes a flat background out by its color.
type Keyed struct{}

// Name returns NameKeyed.
func (Keyed) Name() string { return NameKeyed }

// Matte returns the cut-out, see alpha.KeyFlat. alpha.ErrMatte when the frame is not of one color.
func (Keyed) Matte(_ context.Context, in Input) (*image.NRGBA, error) { return alpha.KeyFlat(in.Image) }

// Masker says what in a picture is its subject.
type Masker interface {
	Masks(ctx context.Context, img *image.NRGBA) (neural.Masks, error)
	Check(ctx context.Context) error
}

// Neural finds the subject by neural networks, see package neural, and computes its edge from the picture.
type Neural struct {
	Networks Masker
	Missing  error // why there are no Networks; nil: none are wanted
	Log      *slog.Logger
}

// Name returns NameNeural.
func (Neural) Name() string { return NameNeural }

// Check tries the networks on a small picture.
func (n Neural) Check(ctx context.Context) error {
	if n.Networks == nil {
		return cmp.Or(n.Missing, errNoNetworks)
	}
	return n.Networks.Check(ctx)
}

var errNoNetworks = errors.New("there are no networks")

// Matte returns the cut-out. alpha.ErrMatte when the networks see no subject.
func (n Neural) Matte(ctx context.Context, in Input) (*image.NRGBA, error) {
	if n.Networks == nil {
		return nil, cmp.Or(n.Missing, errNoNetworks)
	}
	if min(in.Image.Rect.Dx(), in.Image.Rect.Dy()) < leastSide {
		return nil, errSmall
	}
	masks, err := n.Networks.Masks(ctx, in.Image)
	if err != nil {
		if n.Log != nil && ctx.Err() == nil {
			n.Log.WarnContext(ctx, "the neural networks failed, so color and contrast have to do", "err", err)
		}
		return nil, err
	}
	if err := believable(masks.Subject); err != nil {
		return nil, err
	}
	subject, err := segment.Guided(ctx, in.Image, masks.Subject)
	if err != nil {
		return nil, err
	}
	return refine.Cut(ctx, in.Image, masks.Finest(subject))
}

// leastSubject is the share of a picture that a subject has at least; less is a speck.
const leastSubject = .004

// believable returns alpha.ErrMatte for a mask that shows hardly anything, or everything.
func believable(mask *plane.Plane) error {
	n := 0
	for _, v := range mask.V {
		if v > .5 {
			n++
		}
	}
	if share := float64(n) / float64(len(mask.V)); share < leastSubject || share > 1-leastFree/5 {
		return fmt.Errorf("%w: the networks see no subject", alpha.ErrMatte)
	}
	return nil
}

// Contrast finds the subject by color and contrast alone, see package segment, and computes its edge from the picture.
type Contrast struct{}

// Name returns NameContrast.
func (Contrast) Name() string { return NameContrast }

// leastSide is the shortest side in pixels at which there is a subject to be found.
const leastSide = 16

var errSmall = fmt.Errorf("%w: the image is smaller than %d pixels", alpha.ErrMatte, leastSide)

// Matte returns the cut-out. alpha.ErrMatte when no subject stands out.
func (Contrast) Matte(ctx context.Context, in Input) (*image.NRGBA, error) {
	if min(in.Image.Rect.Dx(), in.Image.Rect.Dy()) < leastSide {
		return nil, errSmall
	}
	found, err := segment.Find(ctx, in.Image)
	if err != nil {
		return nil, err
	}
	return refine.Cut(ctx, in.Image, found)
}
