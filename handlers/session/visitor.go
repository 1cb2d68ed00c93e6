package session

import (
	"context"

	"pellucid/internal/domain"
)

// Reader returns who reads: the user, or the visitor whose browser has been given an id. Otherwise it is nobody.
func (m *Manager) Reader(ctx context.Context) domain.Reader {
	if user := User(ctx); user != nil {
		return domain.Reader{UserID: user.ID}
	}
	return domain.Reader{Session: m.remembered(ctx, jarReader)}
}

// KnownReader is Reader for requests that change something: a visitor's browser gets an id to be known by from then on.
func (m *Manager) KnownReader(ctx context.Context) domain.Reader {
	reader := m.Reader(ctx)
	if reader.Key() == "" && loaded(ctx) {
		reader.Session = domain.NewID()
		m.remember(ctx, jarReader, reader.Session)
	}
	return reader
}

// PutVisitorImage ties an image that was made without an account to the visitor's browser, as long as the image is kept.
func (m *Manager) PutVisitorImage(ctx context.Context, imageID string) {
	m.remember(ctx, jarVisitor, imageID)
}

// VisitorImage returns the id of the image that the visitor's browser has made without an account; empty: none.
func (m *Manager) VisitorImage(ctx context.Context) string { return m.remembered(ctx, jarVisitor) }

// ForgetVisitorImage unties the image.
func (m *Manager) ForgetVisitorImage(ctx context.Context) {
	if m.VisitorImage(ctx) != "" {
		m.remember(ctx, jarVisitor, "")
	}
}
