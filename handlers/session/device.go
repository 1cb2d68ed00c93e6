package session

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/internal/domain"
)

const (
	deviceAge  = 400 * 24 * 60 * 60 // seconds; the longest that browsers keep a cookie
	deviceMost = 4                  // accounts that one browser is remembered for
)

// caller is what a request says about where it comes from.
type caller struct {
	address string
	devices []string // the entries of the device cookie, unchecked
}

// withCaller remembers where a request comes from, for handlers that are given no request.
func (m *Manager) withCaller(r *http.Request) *http.Request {
	c := caller{address: limit.Address(r)}
	if cookie, err := r.Cookie(m.deviceCookie()); err == nil {
		c.devices = strings.Split(cookie.Value, "~")
		c.devices = c.devices[:min(len(c.devices), deviceMost)]
	}
	return r.WithContext(context.WithValue(r.Context(), contextCaller, c))
}

func (m *Manager) deviceCookie() string { return m.scs.Cookie.Name + "-device" }

// Try is a try to sign in to an account, by its name, from where the request comes from. find looks the account up; it is
// asked only where the browser says that it knows an account. A browser in which the account has been signed in to before is
// a known device.
func (m *Manager) Try(ctx context.Context, name string, find func(ctx context.Context, name string) (*domain.User, string, error)) (limit.Try, error) {
	from, _ := ctx.Value(contextCaller).(caller)
	try := limit.Try{Address: from.address, Name: domain.FoldName(name)}
	if len(from.devices) == 0 {
		return try, nil
	}
	user, _, err := find(ctx, name)
	if err != nil {
		if domain.CodeOf(err) == domain.NotFound {
			err = nil
		}
		return try, err
	}
	for _, entry := range from.devices {
		if id, ok := m.opens(entry, user.ID); ok {
			try.Device = id
		}
	}
	return try, nil
}

// opens checks an entry of the device cookie: an id, the account's number, and a keyed hash of both.
func (m *Manager) opens(entry string, userID int64) (id string, ok bool) {
	id, rest, _ := strings.Cut(entry, ".")
	number, _, _ := strings.Cut(rest, ".")
	return id, number == strconv.FormatInt(userID, 10) && hmac.Equal([]byte(entry), []byte(m.deviceEntry(id, userID)))
}

func (m *Manager) deviceEntry(id string, userID int64) string {
	what := id + "." + strconv.FormatInt(userID, 10)
	sum := hmac.New(sha256.New, m.deviceKey)
	_, _ = sum.Write([]byte("device\n" + what)) // a hash takes everything
	return what + "." + base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:16])
}

// rememberDevice marks a browser as one in which a user has signed in. Nobody is signed in by it: it only keeps strangers
// who guess passwords from slowing its owner down.
func (m *Manager) rememberDevice(ctx context.Context, w http.ResponseWriter, userID int64) {
	from, _ := ctx.Value(contextCaller).(caller)
	entries := []string{m.deviceEntry(domain.NewID(), userID)}
	for _, entry := range from.devices {
		if _, ok := m.opens(entry, userID); ok {
			entries[0] = entry // it is known already, and counted under that id
		} else if len(entries) < deviceMost {
			entries = append(entries, entry)
		}
	}
	http.SetCookie(w, &http.Cookie{
		Name: m.deviceCookie(), Value: strings.Join(entries, "~"), Path: "/", MaxAge: deviceAge, HttpOnly: true, Secure: m.scs.Cookie.Secure,
		SameSite: http.SameSiteLaxMode,
	})
}
