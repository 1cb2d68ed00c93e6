package openaiapi

import (
	"context"
	"net/http"
	"strings"
	"time"

	"pellucid/handlers/limit"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Tokens knows whose an API token is.
type Tokens interface {
	UserByToken(ctx context.Context, token string) (*domain.User, error)
}

// Studio accepts generations: with credits, content filter and alpha gate, as everywhere.
type Studio interface {
	Generate(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Task, error)
	Wait(ctx context.Context, user *domain.User, id string, atMost time.Duration) (domain.Task, error)
	Explain(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Reading, error)
}

// Images finds images that a viewer may see.
type Images interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Files opens kept files.
type Files interface {
	Open(ctx context.Context, key string) (blob.File, error)
}

// References takes reference images in.
type References interface {
	Add(ctx context.Context, user *domain.User, file []byte) (domain.Reference, error)
	AddMasked(ctx context.Context, user *domain.User, file, mask []byte) (domain.Reference, error)
}

// Site makes pictures for the accounts of a site: each costs a credit, and stands in its owner's gallery.
type Site struct {
	Tokens     Tokens
	Studio     Studio
	Images     Images
	Files      Files
	References References
	Limiter    *limit.Limiter
	BaseURL    string // no trailing slash
}

var _ Backend = (*Site)(nil)

// errKey is told to whoever has no key, or one of nobody.
var errKey = domain.Errorf(domain.Unauthenticated, "Send an API token in the header “Authorization: Bearer …”. Create one under Settings › Security.")

// Caller returns what makes pictures for the owner of the token. Cookies don't count: other sites' pages could send them.
func (s *Site) Caller(r *http.Request) (Maker, error) {
	token := bearer(r)
	if token == "" {
		return nil, errKey
	}
	user, err := s.Tokens.UserByToken(r.Context(), token)
	switch {
	case domain.CodeOf(err) == domain.NotFound && err != nil:
		return nil, errKey
	case err != nil:
		return nil, err
	case !user.IsActive:
		return nil, errKey
	}
	return customer{s, user}, nil
}

func bearer(r *http.Request) string {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return strings.TrimSpace(token)
}
