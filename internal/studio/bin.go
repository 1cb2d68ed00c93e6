package studio

import (
	"context"
	"log/slog"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

// Deletions looks images up and takes them out of every list. It returns the key of an image's files when no other image
// shares them.
type Deletions interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	DeleteImage(ctx context.Context, userID int64, id string) (orphan string, err error)
}

// Bin deletes images with their files.
type Bin struct {
	images Deletions
	blobs  blob.Store
	log    *slog.Logger
}

// NewBin returns a Bin.
func NewBin(images Deletions, blobs blob.Store, log *slog.Logger) *Bin {
	return &Bin{images: images, blobs: blobs, log: log}
}

// DeleteImage deletes a user's own image. What others can see but do not own is Forbidden. The files are removed after the
// image is out of every list, and even when the request has ended: nothing leads to them any more.
func (b *Bin) DeleteImage(ctx context.Context, userID int64, id string) error {
	img, err := b.images.Image(ctx, id, userID)
	if err != nil {
		return err
	}
	if img.UserID != userID {
		return domain.Errorf(domain.Forbidden, "Only the one who made an image can delete it.")
	}
	orphan, err := b.images.DeleteImage(ctx, userID, id)
	if err != nil || orphan == "" {
		return err
	}
	if err := b.blobs.DeleteAll(context.WithoutCancel(ctx), orphan); err != nil {
		b.log.Error("cannot remove the files of a picture that was deleted", "key", orphan, "err", err)
	}
	return nil
}
