package account

import (
	"log/slog"
	"net/http"
	"strconv"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain/people"
	accountviews "pellucid/views/account"
)

const passkeyPath = "/settings/passkeys/new"

// PasskeyForm asks the browser for a passkey and its owner for a name.
func (p *Pages) PasskeyForm(w http.ResponseWriter, r *http.Request) error {
	if !p.Second.Passkeys() {
		return p.NotFound(w, r)
	}
	if led, err := p.asked(w, r, passkeyPath); led || err != nil {
		return err
	}
	return p.showPasskey(w, r, http.StatusOK, accountviews.PasskeyPage{})
}

func (p *Pages) showPasskey(w http.ResponseWriter, r *http.Request, status int, model accountviews.PasskeyPage) error {
	challenge, err := p.Second.BeginAdding(r.Context(), session.User(r.Context()))
	if err != nil {
		return err
	}
	p.Sessions.PutAdding(r.Context(), challenge.State)
	model.Options = string(challenge.Options)
	return web.Render(w, r, status, accountviews.NewPasskey(p.Chrome(r, "Add a passkey", ""), model))
}

// AddPasskey keeps the passkey that the browser made.
func (p *Pages) AddPasskey(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if led, err := p.asked(w, r, passkeyPath); led || err != nil {
		return err
	}
	ctx, user, name := r.Context(), session.User(r.Context()), r.PostForm.Get("passkey_name")
	codes, err := p.Second.FinishAdding(ctx, user, p.Sessions.TakeAdding(ctx), name, []byte(r.PostForm.Get("credential")))
	if err != nil {
		what := problem.From(ctx, err)
		if what.Status >= http.StatusInternalServerError {
			return what
		}
		slog.InfoContext(ctx, "a new passkey was refused", "user", user.ID, "err", err)
		return p.showPasskey(w, r, http.StatusUnprocessableEntity, accountviews.PasskeyPage{Name: name, Errors: map[string]string{what.Field(): what.Detail}})
	}
	p.Sessions.MarkStrong(ctx)
	if err := p.Sessions.Confirm(r); err != nil {
		return err
	}
	return p.changed(w, r, "Passkey added. You can sign in with it from now on.", map[string]string{"what": "passkey_added", "name": name}, codes)
}

// RenamePasskey gives one of the user's passkeys another name.
func (p *Pages) RenamePasskey(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return p.NotFound(w, r)
	}
	name, err := people.CheckPasskeyName(r.PostForm.Get("passkey_name"))
	if err != nil {
		p.Sessions.PutFlash(r.Context(), "error", err.Error())
		return web.Redirect(w, r, web.SecurityPath)
	}
	if err := p.Store.RenamePasskey(r.Context(), web.ViewerID(r), id, name); err != nil {
		return err
	}
	return p.Secured(w, r, "Passkey renamed.")
}

// RemovePasskey takes one of the user's passkeys away.
func (p *Pages) RemovePasskey(w http.ResponseWriter, r *http.Request) error {
	if led, err := p.asked(w, r, web.SecurityPath); led || err != nil {
		return err
	}
	id, err := strconv.ParseInt(chi.URLParam(r, "id"), 10, 64)
	if err != nil {
		return p.NotFound(w, r)
	}
	name, err := p.Store.RemovePasskey(r.Context(), web.ViewerID(r), id)
	if err != nil {
		return err
	}
	return p.changed(w, r, "Passkey removed.", map[string]string{"what": "passkey_removed", "name": name}, nil)
}
