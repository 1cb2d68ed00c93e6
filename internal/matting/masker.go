package matting

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"image"
	"log/slog"

	"pellucid/internal/alpha/matte"
	"pellucid/internal/matting/neural"
	"pellucid/internal/matting/plane"
	"pellucid/internal/matting/refine"
	"pellucid/internal/matting/segment"
)

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

// Matte returns the cut-out. matte.ErrMatte when the networks see no subject.
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

// believable returns matte.ErrMatte for a mask that shows hardly anything, or everything.
func believable(mask *plane.Plane) error {
	n := 0
	for _, v := range mask.V {
		if v > .5 {
			n++
		}
	}
	if share := float64(n) / float64(len(mask.V)); share < leastSubject || share > 1-leastFree/5 {
		return fmt.Errorf("%w: the networks see no subject", matte.ErrMatte)
	}
	return nil
}
