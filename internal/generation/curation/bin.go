package curation

import (
	"context"
	"log/slog"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// Deletions looks images up, takes them out of every list, brings them back, and knows whose time is over.
type Deletions interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	DeleteImages(ctx context.Context, userID int64, ids []string) (collection.Deletion, error)
	UndoDeletion(ctx context.Context, userID int64, deletion string) (ids []string, err error)
	RestoreImage(ctx context.Context, userID int64, id string) error
	ClaimBinned(ctx context.Context, n int) ([]collection.Binned, error)
	EmptyBin(ctx context.Context, emptied []collection.Binned) error
}

// Bin deletes images at once, and their files when that can no longer be undone.
type Bin struct {
	images Deletions
	blobs  blob.Store
	log    *slog.Logger
}

// NewBin returns a Bin; somebody has to run it.
func NewBin(images Deletions, blobs blob.Store, log *slog.Logger) *Bin {
	return &Bin{images: images, blobs: blobs, log: log}
}

// DeleteImage deletes a user's own image. What others can see but do not own is Forbidden.
func (b *Bin) DeleteImage(ctx context.Context, userID int64, id string) (collection.Deletion, error) {
	img, err := b.images.Image(ctx, id, userID)
	if err != nil {
		return collection.Deletion{}, err
	}
	if img.UserID != userID {
		return collection.Deletion{}, domain.Errorf(domain.Forbidden, "Only the owner of an image can delete it.")
	}
	deletion, err := b.images.DeleteImages(ctx, userID, []string{id})
	if err == nil && len(deletion.Images) == 0 {
		err = domain.Errorf(domain.Gone, "This image was deleted.")
	}
	return deletion, err
}

// DeleteImages deletes a user's own images in one act. Others are passed over; the deletion names those that were deleted.
func (b *Bin) DeleteImages(ctx context.Context, userID int64, ids []string) (collection.Deletion, error) {
	return b.images.DeleteImages(ctx, userID, ids)
}

// Undo brings back what a user deleted in one act, and returns the ids. Too late is Gone.
func (b *Bin) Undo(ctx context.Context, userID int64, deletion string) (ids []string, err error) {
	return b.images.UndoDeletion(ctx, userID, deletion)
}

// Restore brings back one image that a user deleted, and returns it. Too late is Gone.
func (b *Bin) Restore(ctx context.Context, userID int64, id string) (domain.Image, error) {
	if err := b.images.RestoreImage(ctx, userID, id); err != nil {
		return domain.Image{}, err
	}
	return b.images.Image(ctx, id, userID)
}

const (
	emptyEvery  = 5 * time.Second
	emptyAtOnce = 50 // images
)

// Run empties the bin now and then until ctx ends.
func (b *Bin) Run(ctx context.Context) error {
	ticker := time.NewTicker(emptyEvery)
	defer ticker.Stop()
	for {
		if err := b.Empty(ctx); err != nil && ctx.Err() == nil {
			b.log.Error("the bin cannot be emptied; it is tried again", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// Empty removes the files of every image whose time is over, and then forgets it. Each step can be taken again after a crash:
// an image is whole until it is claimed, and nobody gets it back after that.
func (b *Bin) Empty(ctx context.Context) error {
	for {
		due, err := b.images.ClaimBinned(ctx, emptyAtOnce)
		if err != nil || len(due) == 0 {
			return err
		}
		for _, image := range due {
			if image.BlobKey == "" {
				continue
			}
			if err := b.blobs.DeleteAll(ctx, image.BlobKey); err != nil {
				return err
			}
		}
		if err := b.images.EmptyBin(ctx, due); err != nil {
			return err
		}
	}
}
