package session

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"

	"pellucid/internal/domain"
)

type contextKey int

const (
	contextUser contextKey = iota
	contextLoaded
	contextViewing
	contextCaller
	contextSeen
	contextJar
)

const (
	keyUser   = "user"
	keySince  = "since" // when the user signed in
	keyFlash  = "flash"
	keyUndo   = "undo"
	keyUndoAt = "undo-at"
)

// Flash is a message for the next page.
type Flash struct {
	Kind, Text string
	Undo       string // what it tells of, while that can be undone: a deletion's id, unless UndoAt is set; empty: nothing to undo
	UndoAt     string // path that undoes it; empty: that of deletions
}

// Pending is an act that a visitor wanted, on an image or a plan, and that waits for them to sign in.
type Pending struct{ Act, On string }

// User returns who is signed in, or nil for a visitor.
func User(ctx context.Context) *domain.User {
	user, _ := ctx.Value(contextUser).(*domain.User)
	return user
}

// WithSeen returns a context in which Load notes the number of who is signed in; a visitor leaves it at 0.
func WithSeen(ctx context.Context) (context.Context, *atomic.Int64) {
	seen := new(atomic.Int64) // a page that is kept may be made anew after its request has ended
	return context.WithValue(ctx, contextSeen, seen), seen
}

// saw notes who acts: the administrator also while they look at the site as somebody else.
func saw(ctx context.Context, user *domain.User, viewing *Viewing) {
	if viewing != nil {
		user = viewing.Admin
	}
	if seen, ok := ctx.Value(contextSeen).(*atomic.Int64); ok && user != nil {
		seen.Store(user.ID)
	}
}

// ByBearer reports whether the request carries a bearer token, and so cannot come from another site's page.
func ByBearer(r *http.Request) bool {
	_, ok := bearer(r)
	return ok
}

// Rules are what a route says of its sessions.
type Rules struct {
	ViewAs  ViewAs
	SignsIn bool // also with a GET, which needs a session then
}

// Load finds out who asks. Requests that carry no credential and change nothing cost nothing here. fail answers when the
// database cannot be read.
func (m *Manager) Load(rules Rules, fail func(http.ResponseWriter, *http.Request, error)) func(http.Handler) http.Handler {
	m.scs.ErrorFunc = notSaved
	return func(next http.Handler) http.Handler {
		withSession := m.scs.LoadAndSave(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			ctx := context.WithValue(r.Context(), contextLoaded, true)
			user, viewing, err := m.sessionUser(ctx)
			if err != nil {
				fail(w, r, err)
				return
			}
			ctx = context.WithValue(ctx, contextUser, user)
			saw(ctx, user, viewing)
			if viewing != nil {
				ctx = context.WithValue(ctx, contextViewing, viewing)
			}
			if viewing != nil && !rules.ViewAs.allows(r) {
				fail(w, r.WithContext(ctx), errOnlyLooking)
				return
			}
			next.ServeHTTP(w, r.WithContext(ctx))
		}))
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			needed := rules.SignsIn || !reads(r) // a session, also where there is none yet
			if needed {
				r = m.withCaller(r)
			}
			if token, ok := bearer(r); ok {
				user, err := active(m.users.UserByToken(r.Context(), token))
				if err != nil {
					fail(w, r, err)
					return
				}
				saw(r.Context(), user, nil)
				next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), contextUser, user)))
				return
			}
			r = withJar(w, r)
			token, ok := m.cookie(r)
			if !ok && !needed {
				next.ServeHTTP(w, r)
				return
			}
			ctx, err := m.scs.Load(r.Context(), token) // scs takes what is loaded already, so its own errors are about saving
			if err != nil {
				fail(w, r, err)
				return
			}
			withSession.ServeHTTP(w, r.WithContext(ctx))
		})
	}
}

// Anonymous reports whether a request carries nothing that could say who asks, or that the answer is to tell of.
func (m *Manager) Anonymous(r *http.Request) bool {
	_, signedIn := m.cookie(r)
	return !signedIn && r.Header.Get("Authorization") == "" && !m.personal(r)
}

// cookie returns the token in the session cookie, and whether there is a cookie at all.
func (m *Manager) cookie(r *http.Request) (token string, ok bool) {
	cookie, err := r.Cookie(m.scs.Cookie.Name)
	if err != nil {
		return "", false
	}
	return cookie.Value, true
}

// notSaved notes that a session could not be saved while its answer was under way. Signing in and out save for themselves
// and fail for themselves; what is left is a message for the next page, and no reason to withhold this one.
func notSaved(_ http.ResponseWriter, r *http.Request, err error) {
	slog.ErrorContext(r.Context(), "the session could not be saved", "err", err)
}

// sessionUser returns who the session sees the site as, and the administrator's look if it is one.
func (m *Manager) sessionUser(ctx context.Context) (*domain.User, *Viewing, error) {
	id := m.scs.GetInt64(ctx, keyUser)
	if id == 0 {
		return nil, nil, nil
	}
	owner, err := active(m.users.User(ctx, id))
	if err != nil || owner == nil {
		return nil, nil, err
	}
	return m.viewed(ctx, owner)
}

// active treats somebody who is gone or inactive as a visitor.
func active(user *domain.User, err error) (*domain.User, error) {
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	if err != nil || !user.IsActive {
		return nil, err
	}
	return user, nil
}

// loaded reports whether the request has a session that can be read and written.
func loaded(ctx context.Context) bool {
	is, _ := ctx.Value(contextLoaded).(bool)
	return is
}

// PutFlash keeps a message for the next page, of a visitor in a cookie.
func (m *Manager) PutFlash(ctx context.Context, kind, text string) {
	switch {
	case User(ctx) == nil:
		m.remember(ctx, jarFlash, kind+separator+text)
	case loaded(ctx):
		m.scs.Put(ctx, keyFlash, kind+separator+text)
		m.scs.Remove(ctx, keyUndo)
		m.scs.Remove(ctx, keyUndoAt)
	}
}

// PutUndo keeps a message for the next page about a deletion, which can be undone from there.
func (m *Manager) PutUndo(ctx context.Context, text, deletion string) {
	m.PutFlash(ctx, "success", text)
	if loaded(ctx) {
		m.scs.Put(ctx, keyUndo, deletion)
	}
}

// PutUndoAt keeps a message for the next page about an act, which is undone by sending what to the path.
func (m *Manager) PutUndoAt(ctx context.Context, text, what, path string) {
	m.PutUndo(ctx, text, what)
	if loaded(ctx) {
		m.scs.Put(ctx, keyUndoAt, path)
	}
}

// PopFlash returns the message that the last request left, once.
func (m *Manager) PopFlash(ctx context.Context) (Flash, bool) {
	kind, text, ok := m.popPair(ctx, keyFlash)
	if !ok {
		kind, text, ok = strings.Cut(m.take(ctx, jarFlash), separator)
		return Flash{Kind: kind, Text: text}, ok
	}
	return Flash{Kind: kind, Text: text, Undo: m.scs.PopString(ctx, keyUndo), UndoAt: m.scs.PopString(ctx, keyUndoAt)}, true
}

// PutPending remembers what a visitor wanted to do, in a cookie.
func (m *Manager) PutPending(ctx context.Context, pending Pending) {
	m.remember(ctx, jarPending, pending.Act+separator+pending.On)
}

// PopPending returns what the visitor wanted to do before signing in, once.
func (m *Manager) PopPending(ctx context.Context) (Pending, bool) {
	act, on, ok := strings.Cut(m.take(ctx, jarPending), separator)
	return Pending{Act: act, On: on}, ok
}

// separator joins two strings in one session value; it cannot be typed into either.
const separator = "\x00"

func (m *Manager) popPair(ctx context.Context, key string) (first, second string, ok bool) {
	if !loaded(ctx) || !m.scs.Exists(ctx, key) {
		return "", "", false
	}
	return strings.Cut(m.scs.PopString(ctx, key), separator)
}

// Nobody returns a context in which nobody is signed in, for the page that follows a sign-out.
func Nobody(ctx context.Context) context.Context {
	return context.WithValue(ctx, contextUser, (*domain.User)(nil))
}
