package curation

import (
	"bytes"
	"context"
	"errors"
	"image"
	"time"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
)

const (
	referenceSide    = 1536             // pixels: a larger upload is kept this large
	referencePreview = 256              // pixels
	decodeTime       = 15 * time.Second // that reading an upload may take, waiting for others included
)

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
	picture, err := codec.Decode(bytes.NewReader(file), domain.ReferencePixelsMax)
	switch {
	case errors.Is(err, codec.ErrTooLarge):
		return nil, domain.Errorf(domain.TooLarge, "Reference images can have up to 40 megapixels. Save a smaller copy and try again.").Because(err)
	case errors.Is(err, codec.ErrFormat) && !codec.Recognized(file):
		return nil, domain.Errorf(domain.Unsupported, "Reference images must be PNG, JPEG or WebP files.").Because(err)
	case err != nil:
		return nil, domain.FieldErrorf("file", "We can't read this file. It may be damaged or animated.").Because(err)
	}
	w, h := picture.Rect.Dx(), picture.Rect.Dy()
	if k := float64(referenceSide) / float64(max(w, h)); k < 1 {
		picture = transform.Resize(picture, max(1, int(k*float64(w))), max(1, int(k*float64(h))))
	}
	return codec.Upright(picture, codec.OrientationOf(file)), nil // small by now
}

func blankPicture(img *image.NRGBA) bool {
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 0 {
			return false
		}
	}
	return true
}
