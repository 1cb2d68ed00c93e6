package rendering

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// Order is one picture to make and keep.
type Order struct {
	UserID     int64
	Username   string
	TaskID     string
	Variation  int
	Generation domain.Generation
	License    domain.License
	References []engine.Reference
	Mask       *image.NRGBA // of the first reference, of its size: only what it leaves transparent is changed; nil changes all

	Core *Core // that the image is made with; nil: one of its own
}

// Make draws an order's picture and keeps its files: the PNG original and the WebP renditions. The image that it returns
// is not in the database yet; until it is, nobody can reach the files.
func (m *Renderer) Make(ctx context.Context, o Order, progress func(float64)) (domain.Image, error) {
	if o.Core == nil {
		o.Core = m.NewCore(nil)
	}
	defer o.Core.Leave()
	drawing, err := m.Draw(ctx, o, func(f float64) { progress(0.85 * f) })
	if err != nil {
		return domain.Image{}, err
	}
	if found, err := Blocked(ctx, m.Blocked, drawing.Rendered.Image); err != nil || found {
		return domain.Image{}, cmp.Or(err, ErrBlocked)
	}
	drawing.Image.Bytes, err = m.Keep(ctx, drawing)
	if err != nil {
		m.Discard(ctx, drawing.Image)
		return domain.Image{}, err
	}
	progress(1)
	return drawing.Image, nil
}

// Drawing is an order's picture before anything of it is kept.
type Drawing struct {
	Image    domain.Image
	Rendered Rendered
	Metadata codec.Metadata // for the picture's files
}

// Draw draws an order's picture and says all there is to say of it; it keeps nothing.
func (m *Renderer) Draw(ctx context.Context, o Order, progress func(float64)) (Drawing, error) {
	rendered, err := m.Render(ctx, o, progress)
	if err != nil {
		return Drawing{}, err
	}
	img := m.Describe(o, rendered)
	meta := m.Metadata(img, rendered)
	img.Provenance = &domain.Provenance{Receipt: meta.Receipt, Credits: meta.Credits, AlphaMethod: rendered.Matte}
	return Drawing{Image: img, Rendered: rendered, Metadata: meta}, nil
}

func (o Order) request() engine.Request {
	g, key := o.Generation, ""
	seed, first := domain.SplitSeed(g.Seed)
	if o.TaskID != "" {
		key = fmt.Sprintf("%s-%d", o.TaskID, o.Variation)
	}
	return engine.Request{
		Key: key, Prompt: domain.WithoutRatio(g.Prompt), NegativePrompt: g.NegativePrompt, Width: g.Width, Height: g.Height, Seed: seed, Variation: first + o.Variation,
		GuidanceScale: g.GuidanceScale, Steps: g.Steps, Style: g.Style, Shadow: g.Shadow, References: o.References, Mask: o.Mask,
	}
}

// userHash is a stable pseudonym of a user for vendors. Without the server's secret, nobody can tell whose it is by trying
// the few ids that there are.
func (m *Renderer) userHash(userID int64) string {
	if userID == 0 || len(m.userKey) == 0 {
		return ""
	}
	sum := hmac.New(sha256.New, m.userKey)
	_, _ = fmt.Fprintf(sum, "user %d", userID) // a hash never fails
	return hex.EncodeToString(sum.Sum(nil)[:16])
}
