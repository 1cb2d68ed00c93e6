package create

import (
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	createviews "pellucid/views/create"
)

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
