package create

import (
	"context"
	"net/http"
	"slices"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/api"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	texts "pellucid/views/content"
	createviews "pellucid/views/create"
)

// OpenTasks finds the generation that a user left running.
type OpenTasks interface {
	OpenTaskOf(ctx context.Context, userID int64) (domain.Task, error)
}

// recentMost is how many recent images the dashboard shows.
const recentMost = 4

// CreateForm shows the create screen, filled with what the address says. With nothing said, it takes up the generation that
// is still running.
func (p *Pages) CreateForm(w http.ResponseWriter, r *http.Request) error {
	gen := prefill(r)
	if err := p.cloned(r.Context(), session.User(r.Context()), &gen); err != nil {
		return err
	}
	task, err := p.openTask(r.Context(), session.User(r.Context()))
	if err != nil {
		return err
	}
	if gen.Prompt == "" && (task != nil || !prefills(r)) {
		if gen, err = p.restored(r.Context(), session.User(r.Context()), task, gen); err != nil {
			return err
		}
	}
	gen.IdempotencyKey = domain.NewID() // sending the form twice makes one generation
	return p.showCreate(w, r, createScreen{status: http.StatusOK, gen: gen, task: task})
}

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

// promptShown is how much of a prompt in an address is put into the form, in characters: more than can be drawn, so that the
// form can say that it is too long, and nothing is cut in silence.
const promptShown = 4 * domain.PromptMax

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

func (p *Pages) showCreate(w http.ResponseWriter, r *http.Request, screen createScreen) error {
	ctx, user := r.Context(), session.User(r.Context())
	plan, err := p.Store.PlanOf(ctx, user.ID)
	if err != nil {
		return err
	}
	balance, err := p.Store.Balance(ctx, user.ID)
	if err != nil {
		return err
	}
	feed, err := feedPage(ctx, p.Store, user.ID, domain.FeedCursor{}, feedShown)
	if err != nil {
		return err
	}
	styles, err := p.Store.FavoriteStyles(ctx, user.ID)
	if err != nil {
		return err
	}
	engines := engineChoices(p.Studio.Engines(), plan)
	props := CreateProps{
		Username: user.Username, Usage: api.UsageBody(plan, balance), Prefill: PrefillBody(screen.gen), Feed: feed,
		Styles: styles, Engines: engines,
	}
	if props.Edit, err = p.openedEdit(ctx, user, r.URL.Query()); err != nil {
		return err
	}
	if screen.task != nil {
		body := TaskBody(*screen.task)
		props.Task = &body
	}
	return web.Render(w, r, screen.status, createviews.Create(p.Chrome(r, "Create", "Generate an image with a truly transparent background."), createviews.CreatePage{
		Form: screen.gen, Errors: screen.errs, Why: screen.why, Remaining: balance.Remaining(), Plan: plan, Props: props, Engines: engineOptions(engines),
	}))
}

// openTask returns the generation that the user left running, or nil.
func (p *Pages) openTask(ctx context.Context, user *domain.User) (*domain.Task, error) {
	task, err := p.Store.OpenTaskOf(ctx, user.ID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return &task, err
}

// CreateSubmit accepts a generation from the plain form, and shows its task.
func (p *Pages) CreateSubmit(w http.ResponseWriter, r *http.Request) error {
	user := session.User(r.Context())
	gen, err := parseCreate(r)
	if err != nil {
		return err
	}
	if err := p.mayGenerate(r.Context(), user); err != nil {
		return err
	}
	task, err := p.Studio.Generate(r.Context(), user, gen)
	if err != nil {
		what := problem.From(r.Context(), err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		if what.Status == http.StatusConflict { // the form of an earlier generation, changed and sent again
			what.Detail = "This form was already sent. Press Generate again to make another image."
		}
		gen.IdempotencyKey = domain.NewID()
		return p.showCreate(w, r, createScreen{status: what.Status, gen: gen, errs: createErrors(what), why: what.Topic()})
	}
	return web.Redirect(w, r, "/create/"+task.ID)
}

// createErrors puts the message beside the text that it is about, and above the form otherwise: the other fields have no
// place for one.
func createErrors(what *problem.Problem) map[string]string {
	switch field := what.Field(); field {
	case "prompt", "negative_prompt":
		return map[string]string{field: what.Detail}
	}
	return map[string]string{"": what.Detail}
}

func parseCreate(r *http.Request) (domain.Generation, error) {
	if err := web.ReadForm(r); err != nil {
		return domain.Generation{}, err
	}
	f := r.PostForm
	longer, _ := strconv.Atoi(f.Get("width"))        // what is no number becomes 0, which Validate refuses
	samples, _ := strconv.Atoi(f.Get("num_samples")) // likewise
	width, height := formRatio(f.Get("ratio"), f.Get("prompt")).Pixels(longer)
	return domain.Generation{
		Prompt: f.Get("prompt"), NegativePrompt: f.Get("negative_prompt"), Samples: samples, Width: width, Height: height, Engine: f.Get("engine"),
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps, Seed: -1, Public: f.Get("private") != "on",
		CloneFrom: f.Get("clone_from"), IdempotencyKey: f.Get("idempotency_key"),
	}, nil
}

// formRatio returns the ratio that was chosen in the form, else the one that the prompt names, else square.
func formRatio(chosen, prompt string) domain.Ratio {
	if ratio, ok := domain.ParseRatio(chosen); ok {
		return ratio
	}
	if ratio, ok := domain.RatioIn(prompt); ok {
		return ratio
	}
	return domain.Ratios[0]
}

// TaskPage shows how a generation is getting on, for browsers without a script.
func (p *Pages) TaskPage(w http.ResponseWriter, r *http.Request) error {
	id := chi.URLParam(r, "task")
	if !domain.ValidID(id) {
		return p.NotFound(w, r)
	}
	user := session.User(r.Context())
	task, err := p.Studio.Task(r.Context(), user, id)
	if err != nil {
		return err
	}
	model := createviews.TaskPage{Task: task}
	if len(task.ImageIDs) > 0 {
		page, err := p.Store.Images(r.Context(), domain.Listing{OwnerID: user.ID, ViewerID: user.ID, IDs: task.ImageIDs, Limit: domain.SamplesMax, Sort: domain.Oldest})
		if err != nil {
			return err
		}
		model.Images = page.Data
	}
	return web.Render(w, r, http.StatusOK, createviews.Task(p.Chrome(r, "Your images", ""), model))
}
