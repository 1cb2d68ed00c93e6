// Package pages answers with HTML: one file per noun or screen. A handler parses, acts once, and answers; it returns an
// error for the one mapping to handle.
package pages

import (
	"context"
	"net/http"

	"pellucid/handlers/emails"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	"pellucid/views"
)

// Config is what the pages act on.
type Config struct {
	*web.Frame
	Tabs        map[views.SettingsTab]web.Handle // of the settings that other areas fill
	CarrySale   func(w http.ResponseWriter, r *http.Request, user *domain.User, pending session.Pending) (answered bool, err error)
	Renewals    Renewals // nil: nothing is sold
	Accounts    identity.Directory
	Gallery     Gallery
	Front       Front
	Images      Images
	Marks       Marks
	Bin         Bin
	Folders     Folders
	Sharing     Sharing
	Plans       Plans
	Files       Files
	SendFile    SendFile
	Derive      Deriver
	Cards       Cards
	Editor      Editor
	Profiles    Profiles
	Security    Security
	Links       Links
	Leaving     Deletions
	Exports     Exports
	Social      *identity.Social // nil: by password only
	Emails      emails.Poster    // nil: no mail can be sent
	Reports     Reports
	ReportKey   []byte // secret; tells visitors who report from each other
	Suspensions Suspensions
	Passwords   *identity.Passwords
}

// Pages holds the handlers of every HTML page.
type Pages struct {
	Config
	downloads downloads
}

// New returns the pages.
func New(c Config) *Pages { return &Pages{Config: c} }

// Gallery lists images.
type Gallery interface {
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	TrendingTags(ctx context.Context, limit int) ([]domain.Tag, error)
	CollectionTags(ctx context.Context, collection domain.Listing, limit int) ([]domain.Tag, error)
}

// Files opens and removes kept files.
type Files interface {
	DeleteAll(ctx context.Context, prefix string) error
	Open(ctx context.Context, key string) (blob.File, error)
}

// Plans knows what users may do and have left.
type Plans interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	Balance(ctx context.Context, userID int64) (domain.Balance, error)
	Tiers(ctx context.Context) ([]domain.Tier, error)
}
