package curation

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"slices"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/rendering"
)

// Edits checks and writes what owners say of their images.
type Edits interface {
	Image(ctx context.Context, id string, viewerID int64) (domain.Image, error)
	CheckEdit(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (domain.Image, collection.ImageEdit, error)
	UpdateImage(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (orphan string, err error)
}

// Editor carries out edits. An image that goes private gets another address for its files: caches of others keep the old
// one for a year, and whoever knows it must find nothing there.
type Editor struct {
	images Edits
	filter rendering.Filter
	blobs  blob.Store
	log    *slog.Logger
}

// NewEditor returns an Editor.
func NewEditor(images Edits, filter rendering.Filter, blobs blob.Store, log *slog.Logger) *Editor {
	return &Editor{images: images, filter: filter, blobs: blobs, log: log}
}

// UpdateImage changes what a user says of their own image, and returns it as it is then. Files are copied before the image
// points to the copies and removed after it, so that a crash at any moment leaves an image with its files.
func (e *Editor) UpdateImage(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (domain.Image, error) {
	img, checked, err := e.images.CheckEdit(ctx, userID, id, edit)
	if err == nil {
		err = e.screen(ctx, userID, img, checked)
	}
	if err != nil {
		return img, err
	}
	edit.BlobKey = ""
	if checked.Hides(img) {
		edit.BlobKey = domain.NewBlobKey(img.ID)
		if err := e.copyFiles(ctx, img, edit.BlobKey); err != nil {
			e.discard(ctx, edit.BlobKey)
			return img, domain.Errorf(domain.Unavailable, "We couldn't make this image private. Please try again in a minute.").Because(err)
		}
	}
	orphan, err := e.images.UpdateImage(ctx, userID, id, edit)
	if err != nil {
		orphan = edit.BlobKey
	}
	if orphan != "" {
		e.discard(ctx, orphan)
	}
	if err != nil {
		return img, err
	}
	return e.images.Image(ctx, id, userID)
}

// screen looks at the words that an edit brings; those that were there before stay.
func (e *Editor) screen(ctx context.Context, userID int64, img domain.Image, edit collection.ImageEdit) error {
	if edit.AltText != nil && *edit.AltText != img.AltText {
		if err := e.filter.Screen(ctx, userID, domain.Wording{Field: "alt_text", Text: *edit.AltText}); err != nil {
			return err
		}
	}
	if edit.Tags == nil {
		return nil
	}
	for _, tag := range *edit.Tags {
		if slices.ContainsFunc(img.Tags, func(t domain.Tag) bool { return t.Name == tag }) {
			continue
		}
		if err := e.filter.Screen(ctx, userID, domain.Wording{Field: "tags", Text: tag}); err != nil {
			return err
		}
	}
	return nil
}

// copyFiles copies the files that an image has from the start; every other form is made again when it is asked for. A file
// that is missing must not keep an image public.
func (e *Editor) copyFiles(ctx context.Context, img domain.Image, blobKey string) error {
	names := []string{domain.OriginalName}
	for _, size := range domain.RenditionSizes {
		names = append(names, domain.RenditionName(size))
	}
	for _, name := range names {
		if err := e.copyFile(ctx, img.BlobKey+"/"+name, blobKey+"/"+name); err != nil && !errors.Is(err, blob.ErrNotFound) {
			return err
		}
	}
	return nil
}

func (e *Editor) copyFile(ctx context.Context, from, to string) error {
	file, err := e.blobs.Open(ctx, from)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	data, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	return e.blobs.Put(ctx, to, data)
}

// discard removes files that no image points to, even when the request has ended.
func (e *Editor) discard(ctx context.Context, blobKey string) {
	if err := e.blobs.DeleteAll(context.WithoutCancel(ctx), blobKey); err != nil {
		e.log.Error("cannot remove the files of an image that moved", "key", blobKey, "err", err)
	}
}
