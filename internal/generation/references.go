package generation

import (
	"bytes"
	"context"
	"errors"
	"image"
	"log/slog"
	"time"

	"pellucid/internal/alpha"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
)

const (
	referenceSide    = 1536             // pixels: a larger upload is kept this large
	referencePreview = 256              // pixels
	decodeTime       = 15 * time.Second // that reading an upload may take, waiting for others included
)

// ReferenceStore keeps what is known of reference images.
type ReferenceStore interface {
	BlockList
	AddReference(ctx context.Context, ref domain.Reference) error
	DeleteReference(ctx context.Context, userID int64, id string) (blobKey string, err error)
	ForgetReferences(ctx context.Context) (blobKeys []string, err error)
}

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
	picture, err := r.read(ctx, file)
	if err != nil {
		return domain.Reference{}, err
	}
	switch found, err := blocked(ctx, r.store, picture); {
	case err != nil:
		return domain.Reference{}, err
	case found:
		return domain.Reference{}, domain.ErrBlockedPicture()
	}
	id := domain.NewID()
	ref := domain.Reference{
		ID: id, UserID: user.ID, BlobKey: id[:2] + "/" + id[2:] + "-" + domain.NewID(),
		Width: picture.Rect.Dx(), Height: picture.Rect.Dy(), CreatedAt: r.now(),
	}
	if ref.Bytes, err = r.keep(ctx, ref.BlobKey, picture); err == nil {
		err = r.store.AddReference(ctx, ref)
	}
	if err != nil {
		r.discard(ctx, ref.BlobKey)
		return domain.Reference{}, err
	}
	return ref, nil
}

// read decodes an upload within a bounded time.
func (r *References) read(ctx context.Context, file []byte) (*image.NRGBA, error) {
	if len(file) > domain.ReferenceBytesMax {
		return nil, domain.ErrReferenceBytes()
	}
	ctx, cancel := context.WithTimeout(ctx, decodeTime)
	defer cancel()
	select {
	case r.slot <- struct{}{}:
	case <-ctx.Done():
		return nil, domain.Errorf(domain.Unavailable, "The server is busy with other uploads. Please try again in a minute.").Because(ctx.Err())
	}
	type outcome struct {
		picture *image.NRGBA
		err     error
	}
	done := make(chan outcome, 1)
	go func() {
		defer func() { <-r.slot }()
		picture, err := DecodeReference(file)
		done <- outcome{picture, err}
	}()
	select {
	case o := <-done:
		return o.picture, o.err
	case <-ctx.Done():
		return nil, domain.Errorf(domain.Invalid, "This picture takes too long to read. Please save it in a plainer form and try again.").Because(ctx.Err())
	}
}

// DecodeReference reads the pixels of an uploaded file as they are meant to be seen, at most 1536 wide and high. The errors are
// sentences for the user.
func DecodeReference(file []byte) (*image.NRGBA, error) {
	picture, err := alpha.Decode(bytes.NewReader(file), domain.ReferencePixelsMax)
	switch {
	case errors.Is(err, alpha.ErrTooLarge):
		return nil, domain.Errorf(domain.TooLarge, "A reference image has at most 40 megapixels.").Because(err)
	case errors.Is(err, alpha.ErrFormat) && !alpha.Recognized(file):
		return nil, domain.Errorf(domain.Unsupported, "A reference image is a PNG, JPEG or WebP file.").Because(err)
	case err != nil:
		return nil, domain.FieldErrorf("file", "This file is damaged, or animated, and cannot be read.").Because(err)
	}
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	if k := float64(referenceSide) / float64(max(w, h)); k < 1 {
		picture = alpha.Resize(picture, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	picture = alpha.Upright(picture, alpha.OrientationOf(file)) // small by now
	if blankPicture(picture) {
		return nil, domain.FieldErrorf("file", "Nothing is visible in this picture.")
	}
	return picture, nil
}

func blankPicture(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			return false
		}
	}
	return true
}

// keep stores a reference and its preview, and returns the size of the first in bytes.
func (r *References) keep(ctx context.Context, blobKey string, picture *image.NRGBA) (int64, error) {
	var original, preview bytes.Buffer
	if err := alpha.EncodePNG(&original, picture, alpha.Metadata{}); err != nil {
		return 0, err
	}
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	if k := float64(referencePreview) / float64(max(w, h)); k < 1 {
		picture = alpha.Resize(picture, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	if err := alpha.EncodeWebP(&preview, picture, renditionQuality, alpha.Metadata{}); err != nil {
		return 0, err
	}
	for name, file := range map[string][]byte{"original.png": original.Bytes(), domain.RenditionName(referencePreview): preview.Bytes()} {
		if err := r.blobs.Put(ctx, blobKey+"/"+name, file); err != nil {
			return 0, domain.Errorf(domain.Unavailable, "The server cannot keep this image right now. Please try again in a minute.").Because(err)
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
