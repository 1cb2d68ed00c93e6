package backup

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"path"
	"strings"
	"time"

	"pellucid/internal/blob"
)

// Names in a replica beside Litestream's own. A copy of an image file is called by its key and the SHA-256 of its content, so that it
// can be checked without anything else.
const (
	copiesFolder = "images/"
	goneFolder   = "images-gone/" // an empty object for each folder of files that the server has deleted
)

// fileCopy is a copy of an image file in a replica.
type fileCopy struct {
	Object
	sum Digest
}

// fileCopies are the copies of image files in a replica, by key.
type fileCopies struct {
	from  Target
	byKey map[string]fileCopy
	old   []fileCopy // copies of files whose content was replaced
}

func copyName(key string, sum Digest) string { return copiesFolder + key + "." + sum.String() }

// copyKey is the reverse of copyName.
func copyKey(name string) (key string, sum Digest, ok bool) {
	key, ok = strings.CutPrefix(name, copiesFolder)
	if at := strings.LastIndexByte(key, '.'); ok && at > 0 && sum.UnmarshalText([]byte(key[at+1:])) == nil {
		return key[:at], sum, blob.CheckKey(key[:at]) == nil
	}
	return "", sum, false
}

// listCopies lists the copies in a replica. Of two copies of one file, the newer one counts.
func listCopies(ctx context.Context, from Target) (fileCopies, error) {
	c := fileCopies{from: from, byKey: map[string]fileCopy{}}
	return c, from.List(ctx, copiesFolder, func(o Object) error {
		key, sum, ok := copyKey(o.Name)
		if !ok {
			return nil
		}
		next := fileCopy{o, sum}
		if before, double := c.byKey[key]; double {
			if before.Modified.After(next.Modified) {
				before, next = next, before
			}
			c.old = append(c.old, before)
		}
		c.byKey[key] = next
		return nil
	})
}

// read returns the content of a copy, after comparing its hash.
func (c fileCopies) read(ctx context.Context, key string) ([]byte, error) {
	found, there := c.byKey[key]
	if !there {
		return nil, fmt.Errorf("%s: %w", key, ErrNotFound)
	}
	content, err := readAll(ctx, c.from, found.Name)
	if err == nil && sha256.Sum256(content) != found.sum {
		err = fmt.Errorf("the replica's copy of %s is damaged: its SHA-256 is not the one in its name", key)
	}
	return content, err
}

// remove deletes copies, and ends with the first error.
func (c fileCopies) remove(ctx context.Context, copies []fileCopy) error {
	for _, one := range copies {
		if err := c.from.Delete(ctx, one.Name); err != nil {
			return err
		}
	}
	return nil
}

// prune deletes copies of files that the server deleted longer ago than a replica goes back, and those that were replaced. Until
// then a moment before the deletion can be restored. there reports whether the server has files in a folder.
func (c fileCopies) prune(ctx context.Context, now time.Time, there func(folder string) bool) error {
	gone := map[string]time.Time{}
	err := c.from.List(ctx, goneFolder, func(o Object) error {
		gone[strings.TrimPrefix(o.Name, goneFolder)] = o.Modified
		return nil
	})
	if err != nil {
		return err
	}
	expired, left := c.old, map[string]bool{}
	for key, one := range c.byKey {
		folder := path.Dir(key)
		if there(folder) {
			continue
		}
		since, noted := gone[folder]
		switch {
		case noted && now.Sub(since) > copiesKept:
			expired = append(expired, one)
		case !noted && !left[folder]:
			if err := c.from.Put(ctx, goneFolder+folder, 0, strings.NewReader("")); err != nil {
				return err
			}
		}
		left[folder] = true
	}
	if err := c.remove(ctx, expired); err != nil {
		return err
	}
	for folder, since := range gone {
		if there(folder) || now.Sub(since) > copiesKept || !left[folder] {
			if err := c.from.Delete(ctx, goneFolder+folder); err != nil {
				return err
			}
		}
	}
	return nil
}

// MissingCopies counts the image files that a replica has no copy of, and says since when the oldest of them is there. Whoever asks need
// not be the server that copies.
func MissingCopies(ctx context.Context, replica Target, files blob.Store) (missing int, oldest time.Time, err error) {
	copies, err := listCopies(ctx, replica)
	if err != nil {
		return 0, oldest, err
	}
	return missing, oldest, files.List(ctx, func(e blob.Entry) error {
		if copies.has(e) {
			return nil
		}
		missing++
		if oldest.IsZero() || e.Modified.Before(oldest) {
			oldest = e.Modified
		}
		return nil
	})
}

// has reports whether there is a whole copy of a file. What a killed Put left is no file.
func (c fileCopies) has(e blob.Entry) bool {
	found, there := c.byKey[e.Key]
	return there && found.Size == e.Size || errors.Is(blob.CheckKey(e.Key), blob.ErrKey)
}
