package signin

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"time"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	accountviews "pellucid/views/account"
)

// FacebookDeletionPath takes in what people ask for in Facebook's settings.
const FacebookDeletionPath = "/auth/facebook/deletion"

// FacebookDeletions carry out what people ask for in Facebook's settings.
type FacebookDeletions interface {
	RequestFacebookDeletion(ctx context.Context, subject, signed string, grace time.Duration) (people.FacebookDeletion, error)
	FacebookDeletion(ctx context.Context, code string) (people.FacebookDeletion, error)
}

// signedRequests reads what Facebook has signed.
type signedRequests interface {
	SignedRequest(signed string) (subject string, err error)
}

// FacebookDeletion answers Facebook when somebody asks there for their data to be deleted, with the address of a page that
// tells them how far it is. Facebook's signature is all that counts.
func (p *Pages) FacebookDeletion(w http.ResponseWriter, r *http.Request) error {
	facebook, ok := p.providers()[people.Facebook].(signedRequests)
	if !ok {
		return domain.Errorf(domain.NotFound, "Sign-in with Facebook is not set up.")
	}
	if err := web.ReadForm(r); err != nil {
		return err
	}
	signed := r.PostForm.Get("signed_request")
	subject, err := facebook.SignedRequest(signed)
	if err != nil {
		return err
	}
	deletion, err := p.Store.RequestFacebookDeletion(r.Context(), subject, signed, p.DeletionGrace)
	if err != nil {
		return err
	}
	if deletion.Outcome == people.FacebookScheduled && p.WakeMail != nil {
		p.WakeMail()
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	return json.NewEncoder(w).Encode(map[string]string{
		"url": p.BaseURL + FacebookDeletionPath + "/" + url.PathEscape(deletion.Code), "confirmation_code": deletion.Code,
	})
}

// FacebookDeletionStatus tells how far a deletion is that was asked for at Facebook.
func (p *Pages) FacebookDeletionStatus(w http.ResponseWriter, r *http.Request) error {
	code := chi.URLParam(r, "code")
	if !domain.ValidID(code) {
		return p.NotFound(w, r)
	}
	deletion, err := p.Store.FacebookDeletion(r.Context(), code)
	if domain.CodeOf(err) == domain.NotFound {
		return p.NotFound(w, r)
	}
	if err != nil {
		return err
	}
	web.Private(w)
	notice := accountviews.NoticePage{Title: "Your request through Facebook", Text: facebookText(deletion), Action: "Read the privacy policy", Href: "/privacy"}
	return p.Notice(w, r, http.StatusOK, notice)
}

func facebookText(d people.FacebookDeletion) string {
	asked := "We received your request on " + d.RequestedAt.UTC().Format("January 2, 2006") + ". "
	switch {
	case d.Outcome == people.FacebookUnknown:
		return asked + "No account here was connected to your Facebook account, so there was nothing to delete."
	case d.Outcome == people.FacebookDisconnected:
		return asked + "We deleted what Facebook had shared with us. Your account stays, because you can also sign in another way. You can delete it in your settings."
	case d.Erased:
		return asked + "We deleted what Facebook had shared with us, and your account with everything in it."
	case d.DeleteAt.IsZero():
		return asked + "We deleted what Facebook had shared with us. You chose to keep your account."
	}
	return asked + "We deleted what Facebook had shared with us. Your account and everything in it will be deleted on " +
		d.DeleteAt.UTC().Format("January 2, 2006") + ". Until then you can keep it with the link in the email we sent you."
}
