package retouch

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/edits"
	"pellucid/internal/engine"
	"pellucid/internal/generation/rendering"
)

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
	how := collection.Retouching{
		SourceID: img.ID, Steps: stored, IdempotencyKey: order.IdempotencyKey, RequestHash: collection.RetouchingHash(img.ID, stored, order.Public),
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
	if found, err := rendering.Blocked(ctx, r.renderer.Blocked, made.Image); err != nil || found {
		return domain.Image{}, cmp.Or(err, error(moderation.ErrBlockedPicture()))
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
	case bytes > collection.RetouchingMax:
		return domain.FieldErrorf("steps", "These steps are too long to save. Use fewer brush strokes.")
	}
	return nil
}

// keep stores the files and then the image. Files that no image came to point to are removed again.
func (r *Retoucher) keep(ctx context.Context, img domain.Image, made Retouched, how collection.Retouching) (domain.Image, error) {
	m := r.renderer
	meta := m.Metadata(img, rendering.Rendered{Image: made.Image, Picture: engine.Picture{SourceType: made.Metadata.DigitalSourceType, Credits: made.Metadata.Credits}})
	img.Provenance = &domain.Provenance{Receipt: meta.Receipt, Credits: meta.Credits, AlphaMethod: "native"}
	size, err := m.Keep(ctx, rendering.Drawing{Image: img, Rendered: rendering.Rendered{Image: made.Image}, Metadata: meta})
	if err != nil {
		m.Discard(ctx, img)
		return domain.Image{}, domain.Errorf(domain.Unavailable, "We can't save this image right now. Please try again in a minute.").Because(err)
	}
	img.Bytes = size
	id, err := r.store.SaveRetouching(ctx, img, how)
	if err != nil || id != img.ID { // the same request was faster
		m.Discard(ctx, img)
	}
	if err != nil {
		return domain.Image{}, err
	}
	return r.store.Image(ctx, id, img.UserID)
}

// describe is the edited image: what its source is, with a report of its own and a title that tells of the edit.
func (r *Retoucher) describe(img domain.Image, made Retouched, steps edits.List, stored json.RawMessage) (domain.Image, error) {
	report := rendering.DomainReport(alpha.Measure(made.Image, r.intent(img, steps)))
	if rendering.Blank(report) {
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
	out.Alpha, out.Recipe, out.VisualFeatures = report, recipe, rendering.VisualFeatures(made.Image)
	out.AltText = retouchTitle(img.AltText, steps)
	out.Notes = append(slices.Clone(img.Notes), retouchNote(steps))
	return out, nil
}
