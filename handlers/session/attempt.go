package session

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"

	"pellucid/internal/domain"
)

const keyPerson = "person"

// Newcomer is somebody whom a provider knows and who is still to tell their e-mail address.
type Newcomer struct {
	Person domain.Person
	Back   string // local path to go to afterwards
}

// PutNewcomer remembers a newcomer while they type.
func (m *Manager) PutNewcomer(ctx context.Context, n Newcomer) error {
	data, err := json.Marshal(n)
	if err == nil && loaded(ctx) {
		m.scs.Put(ctx, keyPerson, string(data))
	}
	return err
}

// Newcomer returns the newcomer of the session, if there is one.
func (m *Manager) Newcomer(ctx context.Context) (n Newcomer, ok bool) {
	if !loaded(ctx) {
		return n, false
	}
	return n, json.Unmarshal([]byte(m.scs.GetString(ctx, keyPerson)), &n) == nil
}

// ForgetNewcomer ends what PutNewcomer began.
func (m *Manager) ForgetNewcomer(ctx context.Context) {
	if loaded(ctx) {
		m.scs.Remove(ctx, keyPerson)
	}
}

// changesNothing tells whether a request can do without a session of its own. Who comes back from a provider signs in with
// a GET.
func changesNothing(r *http.Request) bool {
	back := strings.HasPrefix(r.URL.Path, "/auth/") && strings.HasSuffix(r.URL.Path, "/callback")
	return (r.Method == http.MethodGet || r.Method == http.MethodHead) && !back
}
