package signin

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"time"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
)

// attemptLife is how long somebody may take at a provider.
const attemptLife = 10 * time.Minute

const (
	attemptCookie = "pellucid-attempt" // of a browser that was sent to a provider
	nonceCookie   = "pellucid-nonce"   // of a browser that shows Google's own button
)

// keepAttempt has the browser keep an attempt, out of the reach of scripts. Only Google's own button needs it to come along
// from Google's page.
func (p *Pages) keepAttempt(w http.ResponseWriter, name string, a identity.Attempt) error {
	data, err := json.Marshal(a)
	if err != nil {
		return err
	}
	cookie := p.attemptCookie(name)
	cookie.Value, cookie.MaxAge = base64.RawURLEncoding.EncodeToString(data), int(attemptLife.Seconds())
	http.SetCookie(w, cookie)
	return nil
}

func (p *Pages) attemptCookie(name string) *http.Cookie {
	cookie := &http.Cookie{Name: name, Path: "/", HttpOnly: true, SameSite: http.SameSiteLaxMode, MaxAge: -1}
	if strings.HasPrefix(p.BaseURL, "https://") {
		cookie.Name, cookie.Secure = "__Host-"+name, true
	}
	if name == nonceCookie {
		cookie.SameSite, cookie.Secure = http.SameSiteNoneMode, true
	}
	return cookie
}

// attempt returns the attempt that the browser keeps.
func (p *Pages) attempt(r *http.Request, name string) (a identity.Attempt) {
	data, err := base64.RawURLEncoding.DecodeString(web.Cookie(r, p.attemptCookie(name).Name))
	if err != nil || json.Unmarshal(data, &a) != nil {
		return identity.Attempt{}
	}
	a.Back = domain.LocalPath(a.Back)
	return a
}
