package generation

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"log/slog"
	"slices"
	"strings"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
)

// RetouchStore keeps edited images.
type RetouchStore interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	SaveRetouching(ctx context.Context, img domain.Image, made domain.Retouching) (id string, err error)
	EarlierRetouching(ctx context.Context, userID int64, made domain.Retouching) (id string, err error)
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Retoucher carries out edge tools on kept images, and exports them. It takes no credits.
type Retoucher struct {
	renderer *Renderer
	store    RetouchStore
	now      func() time.Time
	log      *slog.Logger
	large    chan struct{}                     // one image of many megapixels at a time
	drawable *lru.Cache[string, bool]          // by blob key: whether the recipe still draws what was delivered
	parts    *lru.Cache[string, []engine.Part] // by blob key
}

// retouchTime is how long an edit or an export may take, waiting for others included.
const retouchTime = 60 * time.Second

// remembered is how many images' parts are kept in memory.
const remembered = 512

// NewRetoucher returns a Retoucher.
func NewRetoucher(renderer *Renderer, store RetouchStore, now func() time.Time, log *slog.Logger) (*Retoucher, error) {
	drawable, err := lru.New[string, bool](remembered)
	if err != nil {
		return nil, err
	}
	parts, err := lru.New[string, []engine.Part](remembered)
	if err != nil {
		return nil, err
	}
	return &Retoucher{renderer: renderer, store: store, now: now, log: log, large: make(chan struct{}, 1), drawable: drawable, parts: parts}, nil
}

// Parts returns the parts of an image that can be drawn in another color; none where the engine has none, or draws the recipe
// otherwise by now.
func (r *Retoucher) Parts(ctx context.Context, img domain.Image) ([]engine.Part, error) {
	if known, ok := r.parts.Get(img.BlobKey); ok {
		return known, nil
	}
	redrawer, recipe := r.redrawer(img.Recipe)
	if redrawer == nil {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.renderer.acquire(ctx); err != nil {
		return nil, busy(err)
	}
	defer r.renderer.release()
	source, _, err := r.renderer.original(ctx, img)
	if err != nil {
		return nil, err
	}
	var parts []engine.Part
	if r.matches(ctx, img, source) {
		if parts, err = redrawer.Parts(ctx, recipe); err != nil && !errors.Is(err, engine.ErrNoRecipe) {
			return nil, err
		}
	}
	r.parts.Add(img.BlobKey, parts)
	return parts, nil
}

// Retouched is an edited image and what is said about its files.
type Retouched struct {
	Image    *image.NRGBA
	Metadata alpha.Metadata
	Redrawn  bool
	Enlarged float64 // above 1: how much pixels had to be scaled up
}

// Preview carries out the steps on an image and keeps nothing. The errors are sentences for the user.
func (r *Retoucher) Preview(ctx context.Context, img domain.Image, steps edits.List) (Retouched, error) {
	ctx, cancel := context.WithTimeout(ctx, retouchTime)
	defer cancel()
	if err := r.checkParts(ctx, img, steps); err != nil {
		return Retouched{}, err
	}
	if err := r.renderer.acquire(ctx); err != nil {
		return Retouched{}, busy(err)
	}
	defer r.renderer.release()
	return r.apply(ctx, img, steps)
}

// checkParts refuses to recolor parts that an image does not have.
func (r *Retoucher) checkParts(ctx context.Context, img domain.Image, steps edits.List) error {
	colors := steps.Recolored()
	if len(colors) == 0 {
		return nil
	}
	parts, err := r.Parts(ctx, img)
	if err != nil {
		return err
	}
	names := make([]string, len(parts))
	for i, p := range parts {
		names[i] = p.Label
	}
	known := func(name string) bool {
		return slices.ContainsFunc(parts, func(p engine.Part) bool { return strings.EqualFold(p.Name, name) || strings.EqualFold(p.Label, name) })
	}
	for _, c := range colors {
		field := fmt.Sprintf("steps[%d].part", c.Index)
		switch {
		case len(names) == 0:
			return domain.FieldErrorf(field, "Step %d: this image has no parts that can be recolored. Replace a color instead.", c.Index+1)
		case !known(strings.TrimSpace(c.Part)):
			return domain.FieldErrorf(field, "Step %d: this image has no part “%s”. It has: %s.", c.Index+1, c.Part, strings.Join(names, ", "))
		}
	}
	return nil
}

// apply carries out the steps; whoever calls holds a slot.
func (r *Retoucher) apply(ctx context.Context, img domain.Image, steps edits.List) (Retouched, error) {
	return r.applyWithin(ctx, img, steps, edits.SideMax)
}

// applyWithin is apply for images of up to side pixels a side.
func (r *Retoucher) applyWithin(ctx context.Context, img domain.Image, steps edits.List, side int) (Retouched, error) {
	picture, meta, err := r.renderer.original(ctx, img)
	if err != nil {
		return Retouched{}, err
	}
	source := r.source(img, picture)
	source.Side = side
	result, err := edits.Apply(ctx, source, steps)
	if err != nil {
		return Retouched{}, retouchError(ctx, err)
	}
	if len(steps) > 0 {
		meta.Recipe, meta.Receipt = "", alpha.PixelHash(result.Image)
		meta.DigitalSourceType = cmp.Or(meta.DigitalSourceType, "humanEdits")
	}
	return Retouched{Image: result.Image, Metadata: meta, Redrawn: result.Redrawn, Enlarged: result.Enlarged}, nil
}

func retouchError(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return busy(err)
	}
	return err
}

// busy words that an edit did not come to its turn, or took too long.
func busy(err error) error {
	if errors.Is(err, context.Canceled) {
		return err // nobody waits any more
	}
	return domain.Errorf(domain.Unavailable, "The server is busy with other images. Please try again in a minute.").Because(err)
}

// SaveOrder is an edit to be kept.
type SaveOrder struct {
	Steps          edits.List
	Public         *bool  // nil: private where the plan allows it
	IdempotencyKey string // given by the client, or empty
}

// Save keeps an edited image as a new one of the same owner. It is private where the plan allows that, unless the order says
// otherwise. The same order under the same key returns the image that it made before. The errors are sentences for the user, and
// nothing is kept then.
func (r *Retoucher) Save(ctx context.Context, user *domain.User, img domain.Image, order SaveOrder) (domain.Image, error) {
	stored, err := json.Marshal(order.Steps)
	if err != nil {
		return domain.Image{}, err
	}
	how := domain.Retouching{
		SourceID: img.ID, Steps: stored, IdempotencyKey: order.IdempotencyKey, RequestHash: domain.RetouchingHash(img.ID, stored, order.Public),
	}
	if len(how.IdempotencyKey) > idempotencyKeyMax {
		return domain.Image{}, domain.FieldErrorf("Idempotency-Key", "Idempotency keys can have up to %d characters.", idempotencyKeyMax)
	}
	plan, err := r.store.PlanOf(ctx, user.ID)
	if err == nil {
		err = mayRetouch(user, img, len(order.Steps), len(stored))
	}
	if err != nil {
		return domain.Image{}, err
	}
	if id, err := r.store.EarlierRetouching(ctx, user.ID, how); err != nil || id != "" {
		if err != nil {
			return domain.Image{}, err
		}
		return r.store.Image(ctx, id, user.ID)
	}
	made, err := r.Preview(ctx, img, order.Steps)
	if err != nil {
		return domain.Image{}, err
	}
	if found, err := blocked(ctx, r.renderer.blocked, made.Image); err != nil || found {
		return domain.Image{}, cmp.Or(err, error(domain.ErrBlockedPicture()))
	}
	out, err := r.describe(img, made, order.Steps, stored)
	if err != nil {
		return domain.Image{}, err
	}
	out.IsPublic = order.Public != nil && *order.Public || !plan.PrivateGallery
	how.ImageID = out.ID
	return r.keep(ctx, out, made, how)
}

// idempotencyKeyMax is how long an idempotency key may be, in bytes.
const idempotencyKeyMax = 200

func mayRetouch(user *domain.User, img domain.Image, steps, bytes int) error {
	switch {
	case !user.Owns(img.UserID):
		return domain.Errorf(domain.Forbidden, "You can only save edits of your own images. Download the edited image instead.")
	case !img.HiddenAt.IsZero():
		return domain.Errorf(domain.Forbidden, "This image was removed by our moderators, so you can't save edits of it.")
	case steps == 0:
		return domain.FieldErrorf("steps", "Add at least one step to save an edit.")
	case bytes > domain.RetouchingMax:
		return domain.FieldErrorf("steps", "These steps are too long to save. Use fewer brush strokes.")
	}
	return nil
}

// keep stores the files and then the image. Files that no image came to point to are removed again.
func (r *Retoucher) keep(ctx context.Context, img domain.Image, made Retouched, how domain.Retouching) (domain.Image, error) {
	m := r.renderer
	meta := m.metadata(img, Rendered{Image: made.Image, Picture: engine.Picture{SourceType: made.Metadata.DigitalSourceType, Credits: made.Metadata.Credits}})
	img.Provenance = &domain.Provenance{Receipt: meta.Receipt, Credits: meta.Credits, AlphaMethod: "native"}
	size, err := m.keep(ctx, Drawing{Image: img, Rendered: Rendered{Image: made.Image}, Metadata: meta})
	if err != nil {
		m.discard(ctx, img)
		return domain.Image{}, domain.Errorf(domain.Unavailable, "We can't save this image right now. Please try again in a minute.").Because(err)
	}
	img.Bytes = size
	id, err := r.store.SaveRetouching(ctx, img, how)
	if err != nil || id != img.ID { // the same request was faster
		m.discard(ctx, img)
	}
	if err != nil {
		return domain.Image{}, err
	}
	return r.store.Image(ctx, id, img.UserID)
}

// describe is the edited image: what its source is, with a report of its own and a title that tells of the edit.
func (r *Retoucher) describe(img domain.Image, made Retouched, steps edits.List, stored json.RawMessage) (domain.Image, error) {
	report := domainReport(alpha.Measure(made.Image, r.intent(img, steps)))
	if blank(report) {
		return img, domain.FieldErrorf("steps", "These steps would erase the whole image. Remove some of them.")
	}
	if report.Verdict == domain.AlphaFail { // its owner has seen it and wants it; the checks keep saying what is wrong
		report.Verdict = domain.AlphaWarn
	}
	recipe, err := retouchRecipe(img, stored)
	if err != nil {
		return img, err
	}
	out := img
	out.ID = domain.NewID()
	out.BlobKey = domain.NewBlobKey(out.ID)
	out.TaskID, out.Cost, out.Likes, out.Liked, out.Favorited, out.Promoted = "", 0, 0, false, false, false
	out.Width, out.Height, out.CreatedAt, out.FeaturedAt = made.Image.Rect.Dx(), made.Image.Rect.Dy(), r.now(), time.Time{}
	out.Alpha, out.Recipe, out.VisualFeatures = report, recipe, visualFeatures(made.Image)
	out.AltText = retouchTitle(img.AltText, steps)
	out.Notes = append(slices.Clone(img.Notes), retouchNote(steps))
	return out, nil
}
