package rendering

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// trimMargin is how many transparent pixels a trimmed picture keeps on each side.
const trimMargin = 2

// MaxDecode bounds the pixels of an original; our own are far smaller.
const MaxDecode = 40_000_000

// Derive returns the key of a form of an image that is not kept from the start; it is made when it is first asked for.
func (m *Renderer) Derive(ctx context.Context, img domain.Image, form collection.FileForm) (string, error) {
	if form.Format == "svg" {
		return m.vector(ctx, img, form)
	}
	return m.onDemand(ctx, img, form.Name(img), func(source *image.NRGBA, meta codec.Metadata) ([]byte, error) {
		var out bytes.Buffer
		err := encodeForm(&out, source, form, meta)
		return out.Bytes(), err
	})
}

// onDemand returns the key of one of an image's files, which is made from the original when it is not there yet.
func (m *Renderer) onDemand(ctx context.Context, img domain.Image, name string, encode func(*image.NRGBA, codec.Metadata) ([]byte, error)) (string, error) {
	key := img.BlobKey + "/" + name
	if file, err := m.blobs.Open(ctx, key); err == nil {
		return key, file.Close()
	} else if !errors.Is(err, blob.ErrNotFound) {
		return "", err
	}
	if err := m.Acquire(ctx); err != nil {
		return "", err
	}
	defer m.Release()
	source, meta, err := m.Original(ctx, img)
	if err != nil {
		return "", err
	}
	file, err := encode(source, meta)
	if err != nil {
		return "", fmt.Errorf("make %s: %w", key, err) // errors for the user stay what they are
	}
	if err := m.blobs.Put(ctx, key, file); err != nil {
		return "", domain.Errorf(domain.Unavailable, "We can't make this file right now. Please try again in a minute.").Because(err)
	}
	return key, nil
}

// Original reads an image's PNG back, with what it says about itself.
func (m *Renderer) Original(ctx context.Context, img domain.Image) (*image.NRGBA, codec.Metadata, error) {
	file, err := m.blobs.Open(ctx, img.BlobKey+"/"+domain.OriginalName)
	if err != nil {
		return nil, codec.Metadata{}, err
	}
	defer func() { _ = file.Close() }()
	meta, err := codec.ReadMetadata(file)
	if err != nil {
		return nil, meta, err
	}
	if _, err := file.Seek(0, 0); err != nil {
		return nil, meta, err
	}
	picture, err := codec.Decode(file, MaxDecode)
	return picture, meta, err
}

func encodeForm(out *bytes.Buffer, picture *image.NRGBA, form collection.FileForm, meta codec.Metadata) error {
	if form.Trimmed {
		picture = transform.Trim(picture, trimMargin)
	}
	if form.Width > 0 && form.Width < picture.Rect.Dx() {
		picture = transform.Resize(picture, form.Width, proportional(picture, form.Width))
		pixels.Bleed(picture)
	}
	if form.Format == "webp" {
		return codec.EncodeWebP(out, picture, 100, meta)
	}
	return codec.EncodePNG(out, picture, meta)
}
