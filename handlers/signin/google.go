package signin

import (
	"encoding/json"
	"net/http"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	accountviews "pellucid/views/account"
)

// GoogleButton is sign-in with Google as far as the page must know it.
type GoogleButton interface {
	ClientID() string
	Buttons() bool
}

// googleButton prepares the page for Google's own button: a nonce for the token, and the policy that lets the button load.
// Without it, the plain link does.
func (p *Pages) googleButton(w http.ResponseWriter, back string) (*accountviews.GoogleButton, error) {
	google, ok := p.providers()[people.Google].(GoogleButton)
	if !ok || !google.Buttons() {
		return nil, nil
	}
	a := identity.NewAttempt(people.Google)
	a.Back = back
	if err := p.keepAttempt(w, nonceCookie, a); err != nil {
		return nil, err
	}
	allowGoogle(w.Header())
	return &accountviews.GoogleButton{ClientID: google.ClientID(), Nonce: a.Nonce, LoginURI: p.BaseURL + "/auth/google/callback"}, nil
}

// allowGoogle widens the page's policy for Google's button, on this page alone.
func allowGoogle(h http.Header) {
	const gsi = "https://accounts.google.com/gsi/"
	policy := h.Get("Content-Security-Policy")
	for directive, source := range map[string]string{"script-src": gsi + "client", "style-src": gsi + "style", "connect-src": gsi} {
		policy = strings.Replace(policy, directive+" 'self'", directive+" 'self' "+source, 1)
	}
	h.Set("Content-Security-Policy", policy+"; frame-src "+gsi)
	h.Set("Cross-Origin-Opener-Policy", "same-origin-allow-popups") // the button opens a window and hears from it
}

// GoogleCredential takes an ID token: from Google's page, which sends a form, or from our own script.
func (p *Pages) GoogleCredential(w http.ResponseWriter, r *http.Request) error {
	if p.providers()[people.Google] == nil {
		return p.NotFound(w, r)
	}
	if err := web.ReadForm(r); err != nil {
		return err
	}
	if err := p.checkOrigin(r); err != nil {
		return err
	}
	a := p.attempt(r, nonceCookie) // kept until it succeeds, so that our script can try again; the nonce itself is good once
	person, err := p.credential(r, a)
	if err != nil {
		return p.refuseSocial(w, r, identity.Attempt{Back: a.Back}, err)
	}
	http.SetCookie(w, p.attemptCookie(nonceCookie))
	if wantsJSON(r) {
		return p.enter(asJSON{w}, r, person, a.Back)
	}
	return p.enter(w, r, person, a.Back)
}

func (p *Pages) credential(r *http.Request, a identity.Attempt) (people.Person, error) {
	if err := p.Limiter.Allow(r.Context(), limit.SocialAddress, limit.Address(r)); err != nil {
		return people.Person{}, err
	}
	token := r.PostForm.Get("credential")
	if token == "" {
		return people.Person{}, domain.FieldErrorf("token", "No valid credential received from Google")
	}
	if a.Nonce == "" {
		return people.Person{}, domain.Errorf(domain.Invalid, "This took too long, or cookies are turned off. Please try again.")
	}
	return p.Social.ByToken(r.Context(), people.Google, token, a.Nonce)
}

// checkOrigin makes sure that the form comes from our own page, or from Google's, which proves it by a value that it put
// into a cookie of ours and sends along.
func (p *Pages) checkOrigin(r *http.Request) error {
	if r.Header.Get("Sec-Fetch-Site") == "same-origin" || r.Header.Get("Origin") == p.BaseURL {
		return nil
	}
	kept, sent := web.Cookie(r, "g_csrf_token"), r.PostForm.Get("g_csrf_token")
	switch {
	case kept == "":
		return problem.New(http.StatusBadRequest, "Google's cookie is missing. Allow cookies and try again.")
	case sent == "" || sent != kept:
		return problem.New(http.StatusBadRequest, "This request didn't come from Google. Please try again.")
	}
	return nil
}

func wantsJSON(r *http.Request) bool { return r.Header.Get("Accept") == "application/json" }

// asJSON answers a script with where to go, instead of leading it there.
type asJSON struct{ http.ResponseWriter }

// WriteHeader turns a redirect into its address.
func (w asJSON) WriteHeader(status int) {
	next := w.Header().Get("Location")
	if next == "" {
		w.ResponseWriter.WriteHeader(status)
		return
	}
	w.Header().Del("Location")
	w.Header().Set("Content-Type", "application/json")
	w.ResponseWriter.WriteHeader(http.StatusOK)
	_ = json.NewEncoder(w.ResponseWriter).Encode(map[string]string{"next": next}) // the client is gone when this fails
}
