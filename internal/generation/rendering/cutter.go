package rendering

import (
	"context"
	"image"

	"pellucid/internal/matting"
)

// NewCutter returns a Cutter that asks the service.
func NewCutter(service *matting.Service) Cutter { return cutter{service} }

type cutter struct{ service *matting.Service }

// Cut returns the cut-out and the name of the method that made it.
func (c cutter) Cut(ctx context.Context, picture *image.NRGBA) (cut *image.NRGBA, method string, err error) {
	result, err := c.service.CutPicture(ctx, picture)
	return result.Image, result.Method, err
}
