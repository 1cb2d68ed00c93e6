package session

import (
	"context"
	"encoding/json"

	"pellucid/internal/domain/people"
)

const keyPerson = "person"

// Newcomer is somebody whom a provider knows and who is still to tell their e-mail address.
type Newcomer struct {
	Person people.Person
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
