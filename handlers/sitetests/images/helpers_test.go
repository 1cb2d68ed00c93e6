package images

import (
	"context"
	"errors"
	"image"

	"pellucid/internal/engine"
)

// fails is an engine that cannot draw.
func fails(context.Context, engine.Request) (*image.NRGBA, error) {
	return nil, errors.New("api_key=secret: the engine is broken")
}
