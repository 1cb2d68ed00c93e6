// Package images is about one picture: its page, its file, what its owner and its viewers do with it.
package images

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/files"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// Config is what acts on pictures.
type Config struct {
	*web.Frame
	Store     Store
	Files     *files.Server
	Renderer  Renderer
	Exporter  Exporter
	Editor    Editor
	Bin       Bin
	ReportKey []byte // secret; tells visitors who report from each other
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store reads pictures and keeps what is said of them.
type Store interface {
	Images
	Marks
	Front
	Reports
	Shares
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
}

// Images reads single images.
type Images interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	Related(ctx context.Context, imageID string, viewerID int64, limit int) ([]domain.Image, error)
	SetProvenance(ctx context.Context, blobKey string, provenance domain.Provenance) error
	BlobVisible(ctx context.Context, blobKey string, viewerID int64) (visible, public bool, err error) // who may fetch the files under a key
}

// Shares opens private images to whoever has a link.
type Shares interface {
	ShareImage(ctx context.Context, userID int64, id string, share bool) (key string, err error)
	ShareKey(ctx context.Context, userID int64, id string) (key string, err error)
	SharedImage(ctx context.Context, key string) (domain.Image, error)
}

// Marks are what users set on images.
type Marks interface {
	ToggleLike(ctx context.Context, userID int64, imageID string) (liked bool, count int, err error)
	ToggleFavorite(ctx context.Context, userID int64, imageID string) (favorited bool, count int, err error)
}

// Front is what the administrator chooses for the front of the site.
type Front interface {
	IsHero(ctx context.Context, imageID string) (bool, error)
	Feature(ctx context.Context, actorID int64, imageID string, on bool, reason string) (changed bool, err error)
	SetHero(ctx context.Context, actorID int64, imageID string, on bool) error
}

// Renderer makes the files of an image that are not kept from the start: other forms, and the card for links to it.
type Renderer interface {
	Derive(ctx context.Context, img domain.Image, form collection.FileForm) (key string, err error)
	Card(ctx context.Context, img domain.Image) (key string, err error)
}

// Exporter tells what can be exported; see retouch.Retoucher.
type Exporter interface {
	Sharpest(img domain.Image) int
}

// Editor changes what owners say of their images.
type Editor interface {
	UpdateImage(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (domain.Image, error)
}

// Bin deletes a user's own images, and brings them back for a moment.
type Bin interface {
	DeleteImage(ctx context.Context, userID int64, id string) (collection.Deletion, error)
	Undo(ctx context.Context, userID int64, deletion string) (ids []string, err error)
	Restore(ctx context.Context, userID int64, id string) (domain.Image, error)
}

// Register adds the operations about one picture to the API.
func Register(calls huma.API, c Config) {
	registerImages(calls, c)
	registerEdit(calls, c)
	registerDelete(calls, c)
	registerShare(calls, c)
}
