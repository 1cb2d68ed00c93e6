package curation

import (
	"bytes"
	"context"
	"image"
	"log/slog"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/generation/rendering"
)

// ReferenceStore keeps what is known of reference images.
type ReferenceStore interface {
	rendering.BlockList
	AddReference(ctx context.Context, ref domain.Reference) error
	DeleteReference(ctx context.Context, userID int64, id string) (blobKey string, err error)
	ForgetReferences(ctx context.Context) (blobKeys []string, err error)
}

// MaskName is the name of the file with the mask of a reference image.
const MaskName = "mask.png"

// References takes reference images in and forgets them. What is kept was decoded and encoded anew: nothing of an uploaded
// file survives but its pixels.
type References struct {
	store ReferenceStore
	blobs blob.Store
	now   func() time.Time
	log   *slog.Logger
	slot  chan struct{} // one at a time: a large upload takes hundreds of megabytes while it is decoded
}

// NewReferences returns References.
func NewReferences(store ReferenceStore, blobs blob.Store, now func() time.Time, log *slog.Logger) *References {
	return &References{store: store, blobs: blobs, now: now, log: log, slot: make(chan struct{}, 1)}
}

// Add keeps an uploaded file as a user's reference image. The errors are sentences for the user, and nothing is kept then.
func (r *References) Add(ctx context.Context, user *domain.User, file []byte) (domain.Reference, error) {
	picture, err := r.read(ctx, file, DecodeReference)
	if err != nil {
		return domain.Reference{}, err
	}
	return r.add(ctx, user, picture, nil)
}

// AddMasked keeps an uploaded file with its mask, for a generation that changes only what the mask leaves transparent.
func (r *References) AddMasked(ctx context.Context, user *domain.User, file, mask []byte) (domain.Reference, error) {
	picture, err := r.read(ctx, file, DecodeReference)
	if err != nil {
		return domain.Reference{}, err
	}
	marked, err := r.read(ctx, mask, func(file []byte) (*image.NRGBA, error) { return DecodeMask(file, picture) })
	if err != nil {
		return domain.Reference{}, err
	}
	return r.add(ctx, user, picture, marked)
}

func (r *References) add(ctx context.Context, user *domain.User, picture, mask *image.NRGBA) (domain.Reference, error) {
	switch found, err := rendering.Blocked(ctx, r.store, picture); {
	case err != nil:
		return domain.Reference{}, err
	case found:
		return domain.Reference{}, moderation.ErrBlockedPicture()
	}
	id := domain.NewID()
	ref := domain.Reference{
		ID: id, UserID: user.ID, BlobKey: id[:2] + "/" + id[2:] + "-" + domain.NewID(),
		Width: picture.Rect.Dx(), Height: picture.Rect.Dy(), CreatedAt: r.now(),
	}
	var err error
	if ref.Bytes, err = r.keep(ctx, ref.BlobKey, picture, mask); err == nil {
		err = r.store.AddReference(ctx, ref)
	}
	if err != nil {
		r.discard(ctx, ref.BlobKey)
		return domain.Reference{}, err
	}
	return ref, nil
}

// keep stores a reference, its preview and its mask (nil: none), and returns the size of the first in bytes.
func (r *References) keep(ctx context.Context, blobKey string, picture, mask *image.NRGBA) (int64, error) {
	var original, preview, marked bytes.Buffer
	if err := codec.EncodePNG(&original, picture, codec.Metadata{}); err != nil {
		return 0, err
	}
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	if k := float64(referencePreview) / float64(max(w, h)); k < 1 {
		picture = transform.Resize(picture, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	if err := codec.EncodeWebP(&preview, picture, rendering.RenditionQuality, codec.Metadata{}); err != nil {
		return 0, err
	}
	files := map[string][]byte{domain.OriginalName: original.Bytes(), domain.RenditionName(referencePreview): preview.Bytes()}
	if mask != nil {
		if err := codec.EncodePNG(&marked, mask, codec.Metadata{}); err != nil {
			return 0, err
		}
		files[MaskName] = marked.Bytes()
	}
	for name, file := range files {
		if err := r.blobs.Put(ctx, blobKey+"/"+name, file); err != nil {
			return 0, domain.Errorf(domain.Unavailable, "We can't save this image right now. Please try again in a minute.").Because(err)
		}
	}
	return int64(original.Len()), nil
}

// Delete forgets a user's own reference image with its files.
func (r *References) Delete(ctx context.Context, user *domain.User, id string) error {
	blobKey, err := r.store.DeleteReference(ctx, user.ID, id)
	if err == nil {
		r.discard(ctx, blobKey)
	}
	return err
}

// Sweep forgets the reference images whose time is over.
func (r *References) Sweep(ctx context.Context) error {
	blobKeys, err := r.store.ForgetReferences(ctx)
	for _, blobKey := range blobKeys {
		r.discard(ctx, blobKey)
	}
	return err
}

func (r *References) discard(ctx context.Context, blobKey string) {
	if err := r.blobs.DeleteAll(context.WithoutCancel(ctx), blobKey); err != nil {
		r.log.Error("cannot remove the files of a reference image", "key", blobKey, "err", err)
	}
}
