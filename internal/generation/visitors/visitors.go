package visitors

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"log/slog"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/rendering"
)

const (
	visitorRoom  = 8                // requests that wait for their turn; more are asked to come back
	visitorTime  = 20 * time.Second // longest wait, drawing included
	backlogPoll  = 100 * time.Millisecond
	sweptAtOnce  = 50
	sweepVisited = 10 * time.Minute
)

// Store keeps the images that visitors make without an account.
type Store interface {
	VisitorCounts(ctx context.Context, addressHash string) (domain.VisitorCounts, error)
	AddVisitorImage(ctx context.Context, addressHash string, img domain.Image) error
	VisitorImage(ctx context.Context, id string) (domain.Image, error)
	ClaimVisitorImage(ctx context.Context, userID int64, id string) error
	ExpiredVisitorImages(ctx context.Context, n int) ([]collection.Binned, error)
	DeleteVisitorImages(ctx context.Context, expired []collection.Binned) error
	TasksWaiting(ctx context.Context) (bool, error)
	PlanOf(ctx context.Context, userID int64) (domain.Plan, error)
}

// Visitors makes one image for each visitor who has no account: with the built-in engine, small, one at a time, and only
// while no customer waits (docs/adr/0032).
type Visitors struct {
	store    Store
	filter   rendering.Filter
	renderer *rendering.Renderer
	blobs    blob.Store
	limits   domain.VisitorLimits
	key      []byte
	log      *slog.Logger
	room     chan struct{} // who waits or draws
	turn     chan struct{} // who draws
}

// Config is what Visitors are made of.
type Config struct {
	Store    Store
	Screen   rendering.Filter
	Renderer *rendering.Renderer
	Blobs    blob.Store
	Limits   domain.VisitorLimits
	Key      []byte // secret; hashes network addresses
	Log      *slog.Logger
}

// NewVisitors returns Visitors; somebody has to Run them.
func New(c Config) *Visitors {
	return &Visitors{
		store: c.Store, filter: c.Screen, renderer: c.Renderer.ForVisitors(), blobs: c.Blobs, limits: c.Limits, key: c.Key, log: c.Log,
		room: make(chan struct{}, visitorRoom), turn: make(chan struct{}, 1),
	}
}

// Open reports whether visitors may make an image at all.
func (v *Visitors) Open() bool { return v.limits.Total > 0 }

// hash is what an address is counted by.
func (v *Visitors) hash(address string) string {
	sum := hmac.New(sha256.New, v.key)
	_, _ = sum.Write([]byte("visitor image\n" + address)) // a hash takes everything
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:16])
}

// Image returns a visitor's image, or a NotFound error when its day is over or it has moved into an account.
func (v *Visitors) Image(ctx context.Context, id string) (domain.Image, error) {
	return v.store.VisitorImage(ctx, id)
}

// Claim moves a visitor's image into a user's account. It reports whether it did: an image moves once.
func (v *Visitors) Claim(ctx context.Context, userID int64, id string) (claimed bool, err error) {
	err = v.store.ClaimVisitorImage(ctx, userID, id)
	if domain.CodeOf(err) == domain.NotFound {
		return false, nil
	}
	return err == nil, err
}

// Run removes images whose day is over, now and then until ctx ends.
func (v *Visitors) Run(ctx context.Context) error {
	ticker := time.NewTicker(sweepVisited)
	defer ticker.Stop()
	for {
		if err := v.Sweep(ctx); err != nil && ctx.Err() == nil {
			v.log.Error("images of visitors cannot be removed; it is tried again", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// Sweep removes the images whose day is over: the files first, so that a crash in between leaves a row to try again with.
func (v *Visitors) Sweep(ctx context.Context) error {
	for {
		expired, err := v.store.ExpiredVisitorImages(ctx, sweptAtOnce)
		if err != nil || len(expired) == 0 {
			return err
		}
		for _, one := range expired {
			if one.BlobKey == "" {
				continue
			}
			if err := v.blobs.DeleteAll(ctx, one.BlobKey); err != nil {
				return err
			}
		}
		if err := v.store.DeleteVisitorImages(ctx, expired); err != nil {
			return err
		}
	}
}
