package doctor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pellucid/internal/blob"
)

const (
	keysAtOnce   = 500
	mostExamples = 3
	ownerlessAge = 24 * time.Hour // younger files may get their row yet
)

// Files compares the files with the rows that point to them.
type Files struct {
	Data     Data
	Blobs    blob.Store // nil: there is none yet
	Original string     // name of the file that every image has
}

// Checks are both directions. They list the files twice, each in its own time.
func (f Files) Checks() []Check {
	return []Check{f.Data.reading("images' files", f.missing), f.Data.reading("ownerless files", f.ownerless)}
}

// some collects a count and a few examples.
type some struct {
	n        int
	examples []string
}

func (s *some) add(example string) {
	if s.n++; len(s.examples) < mostExamples {
		s.examples = append(s.examples, example)
	}
}

func (s some) String() string { return strings.Join(s.examples, ", ") }

// missing looks for images whose original is gone.
func (f Files) missing(ctx context.Context) (Finding, error) {
	if f.Blobs == nil {
		return note("", "there is no place for files yet"), nil
	}
	var gone some
	looked, after := 0, ""
	for {
		keys, err := f.Data.Database.ImageKeys(ctx, after, keysAtOnce)
		if err != nil && ctx.Err() == nil {
			return Finding{}, err
		}
		for _, key := range keys {
			if ctx.Err() != nil {
				break
			}
			switch there, err := f.has(ctx, key+"/"+f.Original); {
			case err != nil && ctx.Err() == nil:
				return unknown("Look at the place of the files.", "the files cannot be read: %v", err), nil
			case err == nil && !there && f.stillUsed(ctx, key):
				gone.add(key)
			}
			looked++
		}
		if ctx.Err() != nil || len(keys) < keysAtOnce {
			return f.judgeMissing(gone, looked, ctx.Err() != nil), nil
		}
		after = keys[len(keys)-1]
	}
}

func (f Files) has(ctx context.Context, key string) (bool, error) {
	file, err := f.Blobs.Open(ctx, key)
	if errors.Is(err, blob.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	return true, file.Close()
}

// stillUsed asks again: an image may have been deleted since its key was read.
func (f Files) stillUsed(ctx context.Context, key string) bool {
	used, err := f.Data.Database.KeysInUse(ctx, []string{key})
	return err == nil && len(used) > 0
}

func (f Files) judgeMissing(gone some, looked int, cut bool) Finding {
	part := ""
	if cut {
		part = fmt.Sprintf(" among the first %d; there was no time for the others", looked)
	}
	switch {
	case gone.n > 0:
		return bad("Copy them back from a backup.", "%s no file%s: %s", count(gone.n, "image has", "images have"), part, gone)
	case cut:
		return unknown("Try again with a longer --time-limit.", "no file is missing%s", part)
	}
	return good("every one of %s has its file", count(looked, "image", "images"))
}
