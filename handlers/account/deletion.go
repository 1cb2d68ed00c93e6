package account

import (
	"context"
	"net/http"
	"time"

	"pellucid/handlers/emails"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/sale"
	accountviews "pellucid/views/account"
)

// Deletions end accounts, in a while.
type Deletions interface {
	ScheduleDeletion(ctx context.Context, userID int64, at time.Time) error
	MailTokenGood(ctx context.Context, purpose mailing.Token, token string) (bool, error)
	CancelDeletionByLink(ctx context.Context, token string) error
	CancelDeletion(ctx context.Context, userID int64) error
	SubscriptionOf(ctx context.Context, userID int64) (sale.Subscription, error)
}

// Renewals ends what somebody subscribed to.
type Renewals interface {
	Selling() bool
	Cancel(ctx context.Context, user *domain.User) error
}

// freshSignIn is how recently somebody without a password must have signed in to delete their account.
const freshSignIn = 10 * time.Minute

// DepartForm asks whether the account is to be deleted.
func (p *Pages) DepartForm(w http.ResponseWriter, r *http.Request) error {
	return p.showDepart(w, r, http.StatusOK, "")
}

func (p *Pages) showDepart(w http.ResponseWriter, r *http.Request, status int, message string) error {
	user := session.User(r.Context())
	sub, err := p.Store.SubscriptionOf(r.Context(), user.ID)
	if err != nil && domain.CodeOf(err) != domain.NotFound {
		return err
	}
	model := accountviews.DepartPage{
		User: user, Sub: &sub, At: p.Now().Add(p.DeletionGrace), Error: message,
		Fresh: user.HasPassword || p.Sessions.SignedInWithin(r.Context(), freshSignIn),
	}
	return web.Render(w, r, status, accountviews.Depart(p.Chrome(r, "Delete my account", ""), model))
}

// Depart has the account deleted in 7 days, and signs its user out everywhere.
func (p *Pages) Depart(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	user, at := session.User(r.Context()), p.Now().Add(p.DeletionGrace)
	if err := p.depart(r, user, at); err != nil {
		what := problem.From(r.Context(), err)
		if what.Field() == "" && what.Status != http.StatusConflict {
			return what
		}
		return p.showDepart(w, r, http.StatusUnprocessableEntity, what.Detail)
	}
	if err := p.Sessions.SignOut(r.Context()); err != nil {
		return err
	}
	r = r.WithContext(session.Nobody(r.Context()))
	return p.Notice(w, r, http.StatusOK, accountviews.NoticePage{
		Title: "Your account will be deleted", Href: "/", Action: "Go to the home page",
		Text: "You are signed out everywhere. Until " + at.UTC().Format("January 2, 2006") + " you can keep your account: sign in, or open the link in the email we sent you.",
	})
}

func (p *Pages) depart(r *http.Request, user *domain.User, at time.Time) error {
	ctx := r.Context()
	if err := p.provesThemselves(r, user); err != nil {
		return err
	}
	if err := p.stopRenewal(ctx, user); err != nil {
		return err
	}
	if err := p.Store.ScheduleDeletion(ctx, user.ID, at); err != nil {
		return err
	}
	return emails.Post(ctx, p.Emails, mailing.Email{Kind: mailing.Deletion, UserID: user.ID})
}

// provesThemselves asks for the password, or, of those who have none, for a sign-in of just now.
func (p *Pages) provesThemselves(r *http.Request, user *domain.User) error {
	switch {
	case user.HasPassword:
		return p.reauthenticate(r, user, r.PostForm.Get("current_password"), "current_password")
	case p.Sessions.SignedInWithin(r.Context(), freshSignIn):
		return nil
	}
	return domain.FieldErrorf("current_password", "Please sign in again so we know it's you.")
}

// stopRenewal has a paid plan end. An account without one has nothing to stop.
func (p *Pages) stopRenewal(ctx context.Context, user *domain.User) error {
	if !p.Renewals.Selling() {
		return nil
	}
	err := p.Renewals.Cancel(ctx, user)
	if code := domain.CodeOf(err); code == domain.NotFound || code == domain.Conflict {
		return nil
	}
	return err
}
