package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
)

// Fallback is a Store whose files are on their way from one place to another: it writes to First, and reads what isn't there
// from Then.
type Fallback struct{ First, Then Store }

// Put writes to First.
func (f Fallback) Put(ctx context.Context, key string, data []byte) error {
	return f.First.Put(ctx, key, data)
}

// Open reads from First. If the file isn't there, or First can't be reached, it reads from Then.
func (f Fallback) Open(ctx context.Context, key string) (File, error) {
	file, err := f.First.Open(ctx, key)
	if err == nil || errors.Is(err, ErrKey) || ctx.Err() != nil {
		return file, err
	}
	other, otherErr := f.Then.Open(ctx, key)
	switch {
	case otherErr == nil:
		return other, nil
	case errors.Is(err, ErrNotFound) && !errors.Is(otherErr, ErrNotFound):
		return nil, otherErr // it may be there
	}
	return nil, err
}

// List tells of the files in First, then of those in Then: a file in both is told of twice, and so is its folder.
func (f Fallback) List(ctx context.Context, each func(Entry) error) error {
	if err := f.First.List(ctx, each); err != nil {
		return err
	}
	return f.Then.List(ctx, each)
}

// DeleteAll deletes from Then and from First, in this order: whoever copies from Then to First, and finds after each copy that the
// file is gone from Then, leaves no copy behind.
func (f Fallback) DeleteAll(ctx context.Context, prefix string) error {
	if err := f.Then.DeleteAll(ctx, prefix); err != nil {
		return err
	}
	return f.First.DeleteAll(ctx, prefix)
}

// checkFolder is where Check writes. It has the form of an image's folder, so that a sweep removes what a crash left there.
const checkFolder = "check/start"

// Check writes a file, reads it, and deletes it. The error says which of these isn't possible.
func Check(ctx context.Context, s Store) error {
	const text = "Pellucid checks whether it can write and read here."
	if err := s.Put(ctx, checkFolder+"/check.txt", []byte(text)); err != nil {
		return fmt.Errorf("files can't be written: %w", err)
	}
	file, err := s.Open(ctx, checkFolder+"/check.txt")
	if err != nil {
		return fmt.Errorf("files can't be read: %w", err)
	}
	defer func() { _ = file.Close() }()
	if got, err := io.ReadAll(file); err != nil || string(got) != text {
		return fmt.Errorf("a file comes back with %d other bytes than were written, %w", len(got), err)
	}
	if err := s.DeleteAll(ctx, checkFolder); err != nil {
		return fmt.Errorf("files can't be deleted: %w", err)
	}
	return nil
}
