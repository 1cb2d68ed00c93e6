package create

import (
	"context"
	"net/http"
	"slices"
	"strconv"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	texts "pellucid/views/content"
)

// prefills reports whether the address says anything about the request that the form is filled with.
func prefills(r *http.Request) bool {
	q := r.URL.Query()
	return slices.ContainsFunc([]string{"prompt", "negative_prompt", "width", "height", "guidance_scale", "steps", "clone_from", "engine"}, q.Has)
}

// restored returns the request that the form is filled with when the address names none: the one that is being worked on, else
// the newest that was, on whatever device. Its seed is not taken along, since it would make the same images again.
func (p *Pages) restored(ctx context.Context, user *domain.User, task *domain.Task, fresh domain.Generation) (domain.Generation, error) {
	if task != nil {
		return task.Generation, nil
	}
	entries, _, err := p.Store.FeedOf(ctx, user.ID, domain.FeedCursor{}, 1)
	if err != nil || len(entries) == 0 || entries[0].Task.ID == "" {
		return fresh, err
	}
	return entries[0].Task.Generation, nil
}

// createScreen is what differs between a fresh create screen and one that was sent back.
type createScreen struct {
	status int
	gen    domain.Generation
	errs   map[string]string // by field
	why    texts.Topic       // of the message that belongs to no field
	task   *domain.Task      // still running; nil: none
}

// promptShown is how much of a prompt in an address is put into the form, in characters: more than an address holds, so that the
// form can say by how much it is too long, and nothing is cut in silence.
const promptShown = 1 << 20

// engineNameShown is how much of an engine's name in an address is looked at, in characters.
const engineNameShown = 40

// prefill reads the query parameters of the create screen. Width and height count only when both are numbers.
func prefill(r *http.Request) domain.Generation {
	q := r.URL.Query()
	gen := domain.Generation{
		Prompt: web.CleanText(q.Get("prompt"), promptShown), NegativePrompt: web.CleanText(q.Get("negative_prompt"), promptShown),
		Samples: 1, Width: domain.DefaultSize, Height: domain.DefaultSize, GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps,
		Public: true, Seed: -1, Engine: web.CleanText(q.Get("engine"), engineNameShown),
	}
	if id := q.Get("clone_from"); domain.ValidID(id) {
		gen.CloneFrom = id
		gen.Width, gen.Height, gen.GuidanceScale = 768, 768, 7.5
	}
	width, errW := strconv.Atoi(q.Get("width"))
	height, errH := strconv.Atoi(q.Get("height"))
	if ratio, ok := domain.RatioOf(width, height); ok && errW == nil && errH == nil && slices.Contains(domain.Sizes, max(width, height)) {
		gen.Width, gen.Height = ratio.Pixels(max(width, height))
	}
	if scale, err := strconv.ParseFloat(q.Get("guidance_scale"), 64); err == nil && scale >= 0 && scale <= domain.GuidanceScaleMax {
		gen.GuidanceScale = scale
	}
	if steps, err := strconv.Atoi(q.Get("steps")); err == nil && steps >= 1 && steps <= domain.StepsMax {
		gen.Steps = steps
	}
	return gen
}

// cloned fills in the words of the image that a request starts from, unless the request brought its own. An image that has
// gone, or is not for this user, leaves the request as it is: the screen says so where it shows the image.
func (p *Pages) cloned(ctx context.Context, user *domain.User, gen *domain.Generation) error {
	if gen.CloneFrom == "" || gen.Prompt != "" {
		return nil
	}
	source, err := p.Store.Image(ctx, gen.CloneFrom, user.ID)
	if code := domain.CodeOf(err); code == domain.NotFound || code == domain.Gone {
		return nil
	}
	if err != nil {
		return err
	}
	gen.Prompt, gen.NegativePrompt = source.Prompt, source.NegativePrompt
	return nil
}
