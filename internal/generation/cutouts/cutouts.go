package cutouts

import (
	"context"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/matting"
)

// BytesMax is the largest picture in bytes that people send to have its background removed.
const BytesMax = 10 << 20

// cutoutTime is how long a cut-out may take, waiting for others included.
const cutoutTime = 60 * time.Second

// CutoutStore keeps cut-outs.
type CutoutStore interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	SaveCutout(ctx context.Context, user *domain.User, plan domain.Plan, cutout domain.Cutout, img domain.Image) (id string, kept bool, err error)
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Cutouts removes the background of people's own pictures.
type Cutouts struct {
	matting  *matting.Service
	renderer *rendering.Renderer
	store    CutoutStore
	filter   rendering.Filter
}

// Config is what Cutouts are made of.
type Config struct {
	Matting  *matting.Service
	Renderer *rendering.Renderer
	Store    CutoutStore
	Screen   rendering.Filter
}

// NewCutouts returns Cutouts.
func New(c Config) *Cutouts { return &Cutouts{c.Matting, c.Renderer, c.Store, c.Screen} }

// Preview cuts a picture out at 512 pixels and keeps nothing. The errors are sentences for people.
func (c *Cutouts) Preview(ctx context.Context, file []byte) (matting.Result, error) {
	result, _, err := c.cut(ctx, file, matting.Options{Preview: true})
	return result, err
}

// Save cuts a picture out at its full size, applies what was edited, and keeps it as an image of the user's for a credit. Sending
// the same idempotency key again returns the first image. The errors are sentences for the user, and nothing is kept or charged
// then.
func (c *Cutouts) Save(ctx context.Context, user *domain.User, cutting Cutting) (domain.Image, error) {
	plan, err := c.store.PlanOf(ctx, user.ID)
	if err != nil {
		return domain.Image{}, err
	}
	if err := cutting.Check(plan); err != nil {
		return domain.Image{}, err
	}
	edit, err := cutting.edit()
	if err != nil {
		return domain.Image{}, err
	}
	gen := cutting.Generation()
	if err := c.filter.Screen(ctx, user.ID, gen.Wording()); err != nil {
		return domain.Image{}, err
	}
	rendered, err := c.render(ctx, cutting.File, edit)
	if err != nil {
		return domain.Image{}, err
	}
	img := c.renderer.Describe(rendering.Order{UserID: user.ID, Username: user.Username, Generation: gen, License: domain.LicenseFor(plan)}, rendered)
	cutting.Hash = cutting.hash()
	return c.keep(ctx, user, plan, cutting.Cutout, img, rendered)
}

// keep stores the files, and then the image with its price. Files that no image came to point to are removed again.
func (c *Cutouts) keep(ctx context.Context, user *domain.User, plan domain.Plan, cutout domain.Cutout, img domain.Image, rendered rendering.Rendered) (domain.Image, error) {
	m := c.renderer
	meta := m.Metadata(img, rendered)
	img.Provenance = &domain.Provenance{Receipt: meta.Receipt, AlphaMethod: rendered.Matte}
	size, err := m.Keep(ctx, rendering.Drawing{Image: img, Rendered: rendered, Metadata: meta})
	if err != nil {
		m.Discard(ctx, img)
		return domain.Image{}, domain.Errorf(domain.Unavailable, "We can't save this image right now. Please try again in a minute.").Because(err)
	}
	img.Bytes = size
	id, kept, err := c.store.SaveCutout(ctx, user, plan, cutout, img)
	if !kept {
		m.Discard(ctx, img)
	}
	if err != nil {
		return domain.Image{}, err
	}
	return c.store.Image(ctx, id, user.ID)
}
