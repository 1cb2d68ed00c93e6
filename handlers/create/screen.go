package create

import (
	"context"
	"net/http"

	"pellucid/handlers/api"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
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
