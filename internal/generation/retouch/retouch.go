package retouch

import (
	"context"
	"log/slog"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/engine"
	"pellucid/internal/generation/rendering"
)

// Store keeps edited images.
type Store interface {
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
	SaveRetouching(ctx context.Context, img domain.Image, made collection.Retouching) (id string, err error)
	EarlierRetouching(ctx context.Context, userID int64, made collection.Retouching) (id string, err error)
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
}

// Retoucher carries out edge tools on kept images, and exports them. It takes no credits.
type Retoucher struct {
	renderer *rendering.Renderer
	store    Store
	now      func() time.Time
	log      *slog.Logger
	large    chan struct{}                     // one image of many megapixels at a time
	drawable *lru.Cache[string, bool]          // by blob key: whether the recipe still draws what was delivered
	parts    *lru.Cache[string, []engine.Part] // by blob key
}

// retouchTime is how long an edit or an export may take, waiting for others included.
const retouchTime = 60 * time.Second

// remembered is how many images' parts are kept in memory.
const remembered = 512

// NewRetoucher returns a Retoucher.
func New(renderer *rendering.Renderer, store Store, now func() time.Time, log *slog.Logger) (*Retoucher, error) {
	drawable, err := lru.New[string, bool](remembered)
	if err != nil {
		return nil, err
	}
	parts, err := lru.New[string, []engine.Part](remembered)
	if err != nil {
		return nil, err
	}
	return &Retoucher{renderer: renderer, store: store, now: now, log: log, large: make(chan struct{}, 1), drawable: drawable, parts: parts}, nil
}
