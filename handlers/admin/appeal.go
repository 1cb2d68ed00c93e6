package admin

import (
	"context"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	adminviews "pellucid/views/admin"
)

// Appeals are what suspended people say against it, and the answers.
type Appeals interface {
	AccountAppeals(ctx context.Context, limit int) ([]moderation.AccountAppeal, error)
	AnswerAccountAppeal(ctx context.Context, actorID, id int64, letIn bool, reason string) error
}

// AnswerAccountAppeal lets a suspended user in again, or not.
func (p *Pages) AnswerAccountAppeal(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	id, err := strconv.ParseInt(chi.URLParam(r, "appeal"), 10, 64)
	if err != nil {
		return domain.Errorf(domain.NotFound, "We couldn't find that appeal.")
	}
	answer, reason := r.PostForm.Get("answer"), r.PostForm.Get("reason")
	err = domain.FieldErrorf("answer", "Please choose whether to reactivate the account.")
	if answer == "reactivate" || answer == "deny" {
		err = p.Store.AnswerAccountAppeal(r.Context(), web.ViewerID(r), id, answer == "reactivate", reason)
	}
	if err == nil {
		p.Waiting.Forget()
		p.Sessions.PutFlash(r.Context(), "success", "Answer sent by email.")
		return web.Redirect(w, r, "/admin/moderation")
	}
	what := problem.From(r.Context(), err)
	if what.Status != http.StatusUnprocessableEntity {
		return err
	}
	model, err := p.moderationPage(r.Context(), "")
	if err != nil {
		return err
	}
	model.Answer = adminviews.AnswerForm{ID: id, Reason: reason, Error: what.Detail}
	return web.Render(w, r, what.Status, adminviews.Moderation(p.Chrome(r, "Moderation", ""), model))
}
