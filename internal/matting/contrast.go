package matting

import (
	"context"
	"fmt"
	"image"

	"pellucid/internal/alpha/matte"
	"pellucid/internal/matting/refine"
	"pellucid/internal/matting/segment"
)

// Contrast finds the subject by color and contrast alone, see package segment, and computes its edge from the picture.
type Contrast struct{}

// Name returns NameContrast.
func (Contrast) Name() string { return NameContrast }

// leastSide is the shortest side in pixels at which there is a subject to be found.
const leastSide = 16

var errSmall = fmt.Errorf("%w: the image is smaller than %d pixels", matte.ErrMatte, leastSide)

// Matte returns the cut-out. matte.ErrMatte when no subject stands out.
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
