package rendering

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
)

// Social cards have the size in pixels that networks show uncut, and stay below what the strictest of them fetches.
const (
	cardWidth    = 1200
	cardHeight   = 630
	cardBytes    = 250_000
	cardQuality  = 90 // to begin with
	cardCoarsest = 30
	cardStep     = 10
)

// Card returns the key of an image's social card: the picture on the plain ground with the best contrast, as an opaque JPEG.
// It is made when it is first asked for.
func (m *Renderer) Card(ctx context.Context, img domain.Image) (string, error) {
	return m.onDemand(ctx, img, domain.CardName, func(source *image.NRGBA, _ codec.Metadata) ([]byte, error) { return encodeCard(source) })
}

// encodeCard flattens a picture and encodes it, more coarsely until it is small enough.
func encodeCard(picture *image.NRGBA) ([]byte, error) {
	flat := transform.Flatten(picture, cardWidth, cardHeight, alpha.BestBackground(picture))
	opaque := &image.RGBA{Pix: flat.Pix, Stride: flat.Stride, Rect: flat.Rect} // the encoder is quick with this type
	var out bytes.Buffer
	for quality := cardQuality; quality >= cardCoarsest; quality -= cardStep {
		out.Reset()
		if err := jpeg.Encode(&out, opaque, &jpeg.Options{Quality: quality}); err != nil {
			return nil, err
		}
		if out.Len() <= cardBytes {
			break
		}
	}
	return out.Bytes(), nil
}
