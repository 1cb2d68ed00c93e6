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

// maskName is the name of the file with the mask of a reference image.
const maskName = "mask.png"

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

// read decodes an upload within a bounded time.
func (r *References) read(ctx context.Context, file []byte, decode func([]byte) (*image.NRGBA, error)) (*image.NRGBA, error) {
	if len(file) > domain.ReferenceBytesMax {
		return nil, domain.ErrReferenceBytes()
	}
	ctx, cancel := context.WithTimeout(ctx, decodeTime)
	defer cancel()
	select {
	case r.slot <- struct{}{}:
	case <-ctx.Done():
		return nil, domain.Errorf(domain.Unavailable, "Too many uploads are in progress. Please try again in a minute.").Because(ctx.Err())
	}
	type outcome struct {
		picture *image.NRGBA
		err     error
	}
	done := make(chan outcome, 1)
	go func() {
		defer func() { <-r.slot }()
		picture, err := decode(file)
		done <- outcome{picture, err}
	}()
	select {
	case o := <-done:
		return o.picture, o.err
	case <-ctx.Done():
		return nil, domain.Errorf(domain.Invalid, "This image takes too long to read. Save it again in a simpler format and try again.").Because(ctx.Err())
	}
}

// DecodeReference reads the pixels of an uploaded file as they are meant to be seen, at most 1536 wide and high. The errors are
// sentences for the user.
func DecodeReference(file []byte) (*image.NRGBA, error) {
	picture, err := decodeUpload(file)
	if err == nil && blankPicture(picture) {
		err = domain.FieldErrorf("file", "This image is completely transparent. Choose another one.")
	}
	return picture, err
}

// DecodeMask reads the mask of an image: a file of the same size whose transparent areas are to be changed. The errors are
// sentences for the user.
func DecodeMask(file []byte, of *image.NRGBA) (*image.NRGBA, error) {
	mask, err := decodeUpload(file)
	var told *domain.Error
	switch {
	case errors.As(err, &told):
		return nil, domain.FieldErrorf("mask", "The mask can't be read. Send a PNG with an alpha channel.").Because(err)
	case err != nil:
		return nil, err
	case mask.Rect.Size() != of.Rect.Size():
		return nil, domain.FieldErrorf("mask", "The mask must have the same size in pixels as the first image.")
	case !marksAnything(mask):
		return nil, domain.FieldErrorf("mask", "The mask doesn't mark an area. Make the area to change fully transparent.")
	}
	return mask, nil
}

// marksAnything reports whether a mask lets anything be changed.
func marksAnything(mask *image.NRGBA) bool {
	for i := 3; i < len(mask.Pix); i += 4 {
		if mask.Pix[i] < 128 {
			return true
		}
	}
	return false
}

// decodeUpload reads the pixels of an uploaded file, upright and at most 1536 wide and high.
func decodeUpload(file []byte) (*image.NRGBA, error) {
	picture, err := alpha.Decode(bytes.NewReader(file), domain.ReferencePixelsMax)
	switch {
	case errors.Is(err, alpha.ErrTooLarge):
		return nil, domain.Errorf(domain.TooLarge, "Reference images can have up to 40 megapixels. Save a smaller copy and try again.").Because(err)
	case errors.Is(err, alpha.ErrFormat) && !alpha.Recognized(file):
		return nil, domain.Errorf(domain.Unsupported, "Reference images must be PNG, JPEG or WebP files.").Because(err)
	case err != nil:
		return nil, domain.FieldErrorf("file", "We can't read this file. It may be damaged or animated.").Because(err)
	}
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	if k := float64(referenceSide) / float64(max(w, h)); k < 1 {
		picture = alpha.Resize(picture, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	return alpha.Upright(picture, alpha.OrientationOf(file)), nil // small by now
}

func blankPicture(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			return false
		}
	}
	return true
}

// keep stores a reference, its preview and its mask (nil: none), and returns the size of the first in bytes.
func (r *References) keep(ctx context.Context, blobKey string, picture, mask *image.NRGBA) (int64, error) {
	var original, preview, marked bytes.Buffer
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
	files := map[string][]byte{domain.OriginalName: original.Bytes(), domain.RenditionName(referencePreview): preview.Bytes()}
	if mask != nil {
		if err := alpha.EncodePNG(&marked, mask, alpha.Metadata{}); err != nil {
			return 0, err
		}
		files[maskName] = marked.Bytes()
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
