// Package session knows who is asking: by the browser's cookie, or by a bearer token for the API.
package session

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/alexedwards/scs/v2"

	"pellucid/internal/domain"
)

const (
	untilClosed = 24 * time.Hour // without it, and at most until the browser closes
	tokenLife   = 30 * 24 * time.Hour
)

// Users looks up who a session or token belongs to.
type Users interface {
	User(ctx context.Context, id int64) (*domain.User, error)
	UserByToken(ctx context.Context, token string) (*domain.User, error)
}

// Tokens keeps bearer tokens, and says whose a cookie is.
type Tokens interface {
	BindSession(ctx context.Context, token string, userID int64, device string) error
	CreateToken(ctx context.Context, userID int64, token, name string, life time.Duration) error
	TouchLogin(ctx context.Context, userID int64) error
}

// Manager signs people in and out.
type Manager struct {
	scs    *scs.SessionManager
	users  Users
	tokens Tokens
	now    func() time.Time

	keepSignedIn time.Duration // with "Keep me signed in"
	deviceKey    []byte
}

// Config is what a Manager is made of.
type Config struct {
	Store  scs.CtxStore
	Users  Users
	Tokens Tokens
	Secure bool // the product is served over https

	KeepSignedIn time.Duration // how long a session lasts with "Keep me signed in"

	DeviceKey []byte // secret; tells browsers that somebody signed in with from others
	Now       func() time.Time
}

// New returns a Manager whose cookies are as strict as the scheme allows.
func New(c Config) *Manager {
	m := scs.New()
	m.Store = c.Store
	m.Codec = codec{}
	m.Lifetime = c.KeepSignedIn
	m.Cookie.Name = "pellucid"
	m.Cookie.HttpOnly = true
	m.Cookie.SameSite = http.SameSiteLaxMode
	m.Cookie.Persist = false
	if c.Secure {
		m.Cookie.Name = "__Host-pellucid"
		m.Cookie.Secure = true
	}
	return &Manager{scs: m, users: c.Users, tokens: c.Tokens, now: c.Now, deviceKey: c.DeviceKey, keepSignedIn: c.KeepSignedIn}
}

// SignIn makes the browser's session the user's, under a new token. A request that came with a bearer token has no session
// and is refused.
func (m *Manager) SignIn(w http.ResponseWriter, r *http.Request, user *domain.User, keep bool) error {
	ctx := r.Context()
	if !loaded(ctx) {
		return domain.Errorf(domain.Invalid, "This form is for browsers. Your request is already signed in with its token.")
	}
	if err := m.scs.RenewToken(ctx); err != nil {
		return err
	}
	for _, key := range []string{keyHalf, keyStrong, keyConfirmed, keyAdding} { // another's
		m.scs.Remove(ctx, key)
	}
	m.scs.Put(ctx, keyUser, user.ID)
	m.scs.Put(ctx, keySince, m.now().UnixMilli())
	m.scs.RememberMe(ctx, keep)
	life := untilClosed
	if keep {
		life = m.keepSignedIn
	}
	m.scs.SetDeadline(ctx, m.now().Add(life)) // whatever the session had before
	// The row must be there before it can be bound to its owner; scs commits again when the answer is written.
	token, _, err := m.scs.Commit(ctx)
	if err != nil {
		return err
	}
	if err := m.tokens.BindSession(ctx, token, user.ID, device(r)); err != nil {
		return err
	}
	m.rememberDevice(ctx, w, user.ID)
	return m.tokens.TouchLogin(ctx, user.ID)
}

// SignedInWithin reports whether the browser's session began not longer ago than d, so that its user has just proved who they
// are.
func (m *Manager) SignedInWithin(ctx context.Context, d time.Duration) bool {
	return loaded(ctx) && m.now().Sub(time.UnixMilli(m.scs.GetInt64(ctx, keySince))) <= d
}

// Cookie returns the secret of the browser's own session, or nothing.
func (m *Manager) Cookie(ctx context.Context) string {
	if !loaded(ctx) {
		return ""
	}
	return m.scs.Token(ctx)
}

// SignOut ends the browser's session, if the request has one.
func (m *Manager) SignOut(ctx context.Context) error {
	if !loaded(ctx) {
		return nil
	}
	return m.scs.Destroy(ctx)
}

// IssueToken makes a bearer token for API clients, valid for 30 days.
func (m *Manager) IssueToken(ctx context.Context, user *domain.User, name string) (string, error) {
	token := domain.NewSecret()
	if err := m.tokens.CreateToken(ctx, user.ID, token, name, tokenLife); err != nil {
		return "", err
	}
	return token, m.tokens.TouchLogin(ctx, user.ID)
}

// device describes the browser in the list of signed-in devices.
func device(r *http.Request) string { return domain.Truncate(r.UserAgent(), 200) }

func bearer(r *http.Request) (string, bool) {
	scheme, token, found := strings.Cut(r.Header.Get("Authorization"), " ")
	return strings.TrimSpace(token), found && strings.EqualFold(scheme, "Bearer")
}
