package rendering

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

const (
	sketchSide = 192              // pixels of the longer side that is left when the empty border is gone
	sketchTime = 10 * time.Second // longest wait of a sketch that lets others go first, drawing included
)

// Sketch draws with the built-in engine.
func (m *Renderer) Sketch(ctx context.Context, gen domain.Generation, yields bool) ([]byte, error) {
	acquire := m.Acquire
	if yields {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, sketchTime)
		defer cancel()
		acquire = m.acquireIdle
	}
	if err := acquire(ctx); err != nil {
		return nil, Busy(err)
	}
	defer m.Release()
	picture, err := engine.Draw(ctx, m.builtIn, Order{Generation: gen}.request(), func(float64) {})
	if ctx.Err() != nil {
		return nil, Busy(ctx.Err())
	}
	if err != nil {
		return nil, fmt.Errorf("draw a sketch: %w", err)
	}
	img := transform.Trim(picture.Image, 2)
	if longer := max(img.Rect.Dx(), img.Rect.Dy()); longer > sketchSide {
		img = transform.Resize(img, max(1, img.Rect.Dx()*sketchSide/longer), max(1, img.Rect.Dy()*sketchSide/longer))
	}
	pixels.Bleed(img)
	var file bytes.Buffer
	if err := codec.EncodeWebP(&file, transform.Coarsen(img), RenditionQuality, codec.Metadata{}); err != nil {
		return nil, fmt.Errorf("encode a sketch: %w", err)
	}
	return file.Bytes(), nil
}
