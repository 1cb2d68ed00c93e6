package rendering

import (
	"context"
	"errors"
	"image"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/engine"
)

// VectorBound is the mean difference, in levels of 255 over all components, up to which a vector file shows its image.
const VectorBound = 2.0

// vector returns the key of an image's SVG file. It is refused when the program draws the recipe otherwise by now: the file
// must show what was delivered.
func (m *Renderer) vector(ctx context.Context, img domain.Image, form collection.FileForm) (string, error) {
	none := domain.Errorf(domain.NotFound, "This image has no SVG version. Download the PNG instead.")
	vectorizer, ok := m.builtIn.(engine.Vectorizer)
	if !ok || !img.HasVector() {
		return "", none
	}
	return m.onDemand(ctx, img, form.Name(img), func(source *image.NRGBA, _ codec.Metadata) ([]byte, error) {
		svg, preview, err := vectorizer.Vector(img.Recipe, img.AltText, img.Width)
		if errors.Is(err, engine.ErrNoVector) {
			return nil, none
		}
		if err != nil {
			return nil, err
		}
		if Difference(preview, transform.Resize(source, preview.Rect.Dx(), preview.Rect.Dy())) > VectorBound {
			return nil, none
		}
		return svg, nil
	})
}

// Difference is the mean absolute difference of premultiplied components of two images of one size, in levels of 255.
func Difference(a, b *image.NRGBA) float64 {
	sum := 0.0
	for i := 0; i+3 < len(a.Pix) && i+3 < len(b.Pix); i += 4 {
		p, q := float64(a.Pix[i+3])/255, float64(b.Pix[i+3])/255
		for c := range 3 {
			sum += abs(float64(a.Pix[i+c])*p - float64(b.Pix[i+c])*q)
		}
		sum += abs(255 * (p - q))
	}
	return sum / float64(max(len(a.Pix), 1))
}

func abs(v float64) float64 { return max(v, -v) }
