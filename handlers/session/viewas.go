package session

import (
	"context"
	"net/http"
	"time"

	"pellucid/internal/domain"
)

const (
	keyViewAs      = "view_as"       // whom the administrator looks at
	keyViewAsUntil = "view_as_until" // and until when, in milliseconds since 1970
)

// ViewAsTime is how long the administrator may look at the site as somebody else sees it.
const ViewAsTime = 30 * time.Minute

// EndViewAsPath is where the administrator goes to be themselves again.
const EndViewAsPath = "/admin/view-as/end"

var errOnlyLooking = domain.Errorf(domain.Forbidden, "You're viewing the site as another user, so nothing can be changed or downloaded.")

// Viewing is the administrator's look at the site as somebody else sees it.
type Viewing struct {
	Admin *domain.User
	Until time.Time
}

// ViewingAs returns the look that a request is part of, or nil: who is signed in is then who they say they are.
func ViewingAs(ctx context.Context) *Viewing {
	viewing, _ := ctx.Value(contextViewing).(*Viewing)
	return viewing
}

// BeginViewAs lets the session of the administrator see the site as a user does, for ViewAsTime.
func (m *Manager) BeginViewAs(ctx context.Context, userID int64) {
	m.scs.Put(ctx, keyViewAs, userID)
	m.scs.Put(ctx, keyViewAsUntil, m.now().Add(ViewAsTime).UnixMilli())
}

// EndViewAs makes the session the administrator's own again, and returns whom they looked at; 0: nobody.
func (m *Manager) EndViewAs(ctx context.Context) int64 {
	userID := m.scs.GetInt64(ctx, keyViewAs)
	m.scs.Remove(ctx, keyViewAs)
	m.scs.Remove(ctx, keyViewAsUntil)
	return userID
}

// viewed returns whom the session's owner sees the site as: themselves, unless they are the administrator and look. What is
// over or leads nowhere is as if it were not.
func (m *Manager) viewed(ctx context.Context, owner *domain.User) (*domain.User, *Viewing, error) {
	id := m.scs.GetInt64(ctx, keyViewAs)
	until := time.UnixMilli(m.scs.GetInt64(ctx, keyViewAsUntil))
	if id == 0 || !owner.IsAdmin() || !m.now().Before(until) {
		return owner, nil, nil
	}
	user, err := m.users.User(ctx, id) // a suspended one too: to see why is what looking is for
	if domain.CodeOf(err) == domain.NotFound {
		return owner, nil, nil
	}
	return user, &Viewing{Admin: owner, Until: until}, err
}

// ViewAs says what a route lets the administrator do who looks at the site as somebody else.
type ViewAs int

// What the administrator may do meanwhile.
const (
	ViewAsReads   ViewAs = iota // what changes nothing
	ViewAsRefused               // nothing: reading has an effect, or hands something over
	ViewAsAllowed               // everything: it ends the look
)

func (v ViewAs) allows(r *http.Request) bool {
	return v == ViewAsAllowed || v == ViewAsReads && reads(r)
}

func reads(r *http.Request) bool { return r.Method == http.MethodGet || r.Method == http.MethodHead }

// InBrowser reports whether the request has a session, rather than a bearer token.
func InBrowser(ctx context.Context) bool { return loaded(ctx) }
