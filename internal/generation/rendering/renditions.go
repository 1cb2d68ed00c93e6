package rendering

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"io"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/alpha/features"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/alpha/transform"
	"pellucid/internal/domain"
	"pellucid/internal/tracing"
)

// RenditionQuality is the WebP quality of the color in the renditions.
const RenditionQuality = 80

// Keep encodes and stores the files of an image, those of one size beside those of the others, and returns the size of the
// original in bytes.
func (m *Renderer) Keep(ctx context.Context, d Drawing) (size int64, err error) {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		size, err = m.keepFile(ctx, d.Image.BlobKey, domain.OriginalName, func(w io.Writer) error {
			return codec.EncodePNG(w, d.Rendered.Image, d.Metadata)
		})
		return err
	})
	m.keepRenditions(ctx, group, d.Image, d.Rendered.Image, d.Metadata)
	return size, group.Wait()
}

// keepFile encodes one file of an image, stores it, and returns its size in bytes.
func (m *Renderer) keepFile(ctx context.Context, blobKey, name string, encode func(io.Writer) error) (int64, error) {
	var file bytes.Buffer
	_, span := tracing.Start(ctx, "alpha.encode", tracing.Text("pellucid.file", name))
	err := encode(&file)
	span.End(err)
	if err != nil {
		return 0, fmt.Errorf("encode %s: %w", name, err)
	}
	return int64(file.Len()), m.put(ctx, blobKey, name, file.Bytes())
}

// Discard removes the files of a picture that could not be kept whole: nothing would ever point to them, and where the
// disk is full they are in the way of the next try.
func (m *Renderer) Discard(ctx context.Context, img domain.Image) {
	if err := m.blobs.DeleteAll(context.WithoutCancel(ctx), img.BlobKey); err != nil {
		m.log.Error("cannot remove the files of an image that was not kept", "key", img.BlobKey, "err", err)
	}
}

// keepRenditions makes what pages show, as light as can be without being seen: each is scaled from the next larger one, its
// opacity is coarsened, and it says only whose it is and how it came to be. Whoever downloads a WebP gets another, exact one.
func (m *Renderer) keepRenditions(ctx context.Context, group *errgroup.Group, img domain.Image, source *image.NRGBA, meta codec.Metadata) {
	meta.Prompt, meta.Recipe, meta.Receipt = "", "", "" // longer than many a picture of 256 pixels
	for i := len(domain.RenditionSizes) - 1; i >= 0; i-- {
		size := domain.RenditionSizes[i]
		if size > img.Width {
			continue
		}
		if size < source.Rect.Dx() {
			source = transform.Resize(source, size, proportional(source, size))
			pixels.Bleed(source)
		}
		scaled := source
		group.Go(func() error {
			_, err := m.keepFile(ctx, img.BlobKey, domain.RenditionName(size), func(w io.Writer) error {
				return codec.EncodeWebP(w, transform.Coarsen(scaled), RenditionQuality, meta)
			})
			return err
		})
	}
}

// put stores one file of an image.
func (m *Renderer) put(ctx context.Context, blobKey, name string, file []byte) error {
	ctx, span := tracing.Start(ctx, "store", tracing.Text("pellucid.file", name), tracing.Int("pellucid.bytes", len(file)))
	err := m.blobs.Put(ctx, blobKey+"/"+name, file)
	span.End(err)
	if err != nil {
		return &keepError{err}
	}
	return nil
}

// proportional returns the height in pixels of a picture that is scaled to a width.
func proportional(img *image.NRGBA, width int) int {
	return max(1, (img.Rect.Dy()*width+img.Rect.Dx()/2)/max(1, img.Rect.Dx()))
}

// keepError marks a failure to store a picture that was drawn: trying again may help, and the task keeps its place.
type keepError struct{ error }

func (e *keepError) Unwrap() error { return e.error }

// NotKept marks a failure that may pass: the task waits, and keeps its place.
func NotKept(err error) error { return &keepError{err} }

// IsNotKept reports whether trying again may help.
func IsNotKept(err error) bool { return errors.As(err, new(*keepError)) }

// Metadata is what the files of an image say about themselves. What would tell the prompt of a
// private image is left out.
func (m *Renderer) Metadata(img domain.Image, r Rendered) codec.Metadata {
	meta := codec.Metadata{
		Creator: img.Username, License: m.baseURL + "/terms", Engine: img.Maker(),
		DigitalSourceType: r.Picture.SourceType, Receipt: features.PixelHash(r.Image), Credits: r.Picture.Credits,
	}
	if img.IsPublic {
		meta.Title, meta.Prompt, meta.Recipe = img.AltText, img.Prompt, string(img.Recipe)
	}
	return meta
}
