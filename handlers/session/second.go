package session

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"pellucid/internal/domain"
)

const (
	keyHalf      = "half"      // who gave the right password and owes the second step
	keyStrong    = "strong"    // the session's user passed the second step
	keyConfirmed = "confirmed" // when the user last proved who they are
	keyAdding    = "adding"    // the challenge for a new passkey
	jarChallenge = "passkey"   // the challenge to sign in with one
)

// HalfLife is how long somebody may take for the second step.
const HalfLife = 10 * time.Minute

// ConfirmedFor is how long nobody is asked again who they are before they change how they sign in.
const ConfirmedFor = 10 * time.Minute

// Half is somebody who gave the right password, or came from a provider, and owes the second step. They are nobody yet.
type Half struct {
	UserID int64     `json:"u"`
	Keep   bool      `json:"k,omitempty"`
	Back   string    `json:"b,omitempty"` // local path to go to afterwards
	Until  time.Time `json:"t"`
}

// PutHalf remembers who owes the second step, under a new token. Whoever was signed in before is not any more.
func (m *Manager) PutHalf(ctx context.Context, h Half) error {
	if !loaded(ctx) {
		return domain.Errorf(domain.Invalid, "This form is for browsers. Your request is already signed in with its token.")
	}
	if err := m.scs.Clear(ctx); err != nil {
		return err
	}
	if err := m.scs.RenewToken(ctx); err != nil {
		return err
	}
	h.Until = m.now().Add(HalfLife)
	m.scs.SetDeadline(ctx, h.Until)
	data, err := json.Marshal(h)
	m.scs.Put(ctx, keyHalf, string(data))
	return err
}

// Half returns who owes the second step in this browser, if somebody does.
func (m *Manager) Half(ctx context.Context) (h Half, ok bool) {
	if !loaded(ctx) {
		return h, false
	}
	ok = json.Unmarshal([]byte(m.scs.GetString(ctx, keyHalf)), &h) == nil && m.now().Before(h.Until)
	return h, ok
}

// Strong reports whether the user of the browser's session passed the second step.
func (m *Manager) Strong(ctx context.Context) bool {
	return loaded(ctx) && m.scs.GetBool(ctx, keyStrong)
}

// MarkStrong notes that the user of the browser's session passed the second step, or set it up there.
func (m *Manager) MarkStrong(ctx context.Context) { m.scs.Put(ctx, keyStrong, true) }

// Confirm notes that the user just proved who they are, and gives their session another token.
func (m *Manager) Confirm(r *http.Request) error {
	ctx, user := r.Context(), User(r.Context())
	if !loaded(ctx) || user == nil {
		return nil
	}
	deadline := m.scs.Deadline(ctx)
	if err := m.scs.RenewToken(ctx); err != nil {
		return err
	}
	m.scs.SetDeadline(ctx, deadline)
	m.scs.Put(ctx, keyConfirmed, m.now().UnixMilli())
	token, _, err := m.scs.Commit(ctx) // the row must be there before it is bound, see SignIn
	if err != nil {
		return err
	}
	return m.tokens.BindSession(ctx, token, user.ID, device(r))
}

// Confirmed reports whether the user proved who they are within ConfirmedFor, by signing in or when asked.
func (m *Manager) Confirmed(ctx context.Context) bool {
	if !loaded(ctx) {
		return false
	}
	return m.SignedInWithin(ctx, ConfirmedFor) || m.now().Sub(time.UnixMilli(m.scs.GetInt64(ctx, keyConfirmed))) <= ConfirmedFor
}

// PutAdding keeps the challenge for a new passkey of who is signed in.
func (m *Manager) PutAdding(ctx context.Context, state string) {
	if loaded(ctx) {
		m.scs.Put(ctx, keyAdding, state)
	}
}

// TakeAdding returns it, once.
func (m *Manager) TakeAdding(ctx context.Context) string {
	if !loaded(ctx) {
		return ""
	}
	return m.scs.PopString(ctx, keyAdding)
}

// PutChallenge has the browser keep the challenge to sign in with a passkey, signed by us.
func (m *Manager) PutChallenge(ctx context.Context, state string) {
	m.remember(ctx, jarChallenge, state)
}

// TakeChallenge returns it, once.
func (m *Manager) TakeChallenge(ctx context.Context) string { return m.take(ctx, jarChallenge) }
