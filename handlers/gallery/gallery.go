// Package gallery is lists of pictures: the public gallery, one's own pictures, favorites and folders, and what can be done with
// several pictures at once.
package gallery

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/files"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// Config is what lists are made of and act on.
type Config struct {
	*web.Frame
	Store   Store
	Sharing Sharing
	Files   *files.Server
	Editor  Editor
	Bin     Bin
	Words   Words
}

// Words knows what words mean.
type Words interface {
	// Near returns words that mean something near to a search, the nearest first: wider kinds, and things of the same kind.
	Near(search string) []string
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store lists pictures and keeps folders.
type Store interface {
	Gallery
	Folders
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	ImagesByID(ctx context.Context, ids []string, viewerID int64) ([]domain.Image, error)
	Creator(ctx context.Context, username string) (*domain.User, error) // who has a public page
	Unfavorite(ctx context.Context, userID int64, imageIDs []string) (taken []string, err error)
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
}

// Gallery lists images.
type Gallery interface {
	Images(ctx context.Context, l domain.Listing) (domain.Page[domain.Image], error)
	TrendingTags(ctx context.Context, limit int) ([]domain.Tag, error)
	Findable(ctx context.Context, words []string, most int) (found []string, err error) // those of some words that find something
	CollectionTags(ctx context.Context, collection domain.Listing, limit int) ([]domain.Tag, error)
}

// Editor changes what owners say of their images.
type Editor interface {
	UpdateImage(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (domain.Image, error)
}

// Bin deletes a user's own images for a moment, and then for good.
type Bin interface {
	DeleteImages(ctx context.Context, userID int64, ids []string) (collection.Deletion, error)
}

// Register adds the operations about lists to the API.
func Register(calls huma.API, c Config) {
	registerMine(calls, c)
	registerLists(calls, c)
	registerFolders(calls, c)
}
