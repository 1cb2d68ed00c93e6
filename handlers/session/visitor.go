package session

import (
	"context"

	"pellucid/internal/domain"
)

const keyVisitor = "visitor"

// Reader returns who reads: the user, or the visitor's session where it has been given an id. Otherwise it is nobody.
func (m *Manager) Reader(ctx context.Context) domain.Reader {
	if user := User(ctx); user != nil {
		return domain.Reader{UserID: user.ID}
	}
	if !loaded(ctx) {
		return domain.Reader{}
	}
	return domain.Reader{Session: m.scs.GetString(ctx, keyVisitor)}
}

// KnownReader is Reader for requests that change something: a visitor's session gets an id to be known by from then on.
func (m *Manager) KnownReader(ctx context.Context) domain.Reader {
	reader := m.Reader(ctx)
	if reader.Key() == "" && loaded(ctx) {
		reader.Session = domain.NewID()
		m.scs.Put(ctx, keyVisitor, reader.Session)
	}
	return reader
}
