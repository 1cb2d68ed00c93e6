package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/blob"
)

// remember learns what the target has already. A backup before that cannot be read only costs time.
func (t *taking) remember(ctx context.Context) (err error) {
	if t.pool, err = listPool(ctx, t.Target); err != nil {
		return fmt.Errorf("%s can't be read: %w", t.Target, err)
	}
	t.before = map[string]File{}
	m, err := Newest(ctx, t.Target)
	if err != nil {
		return ctx.Err()
	}
	files, err := readList(ctx, t.Target, m)
	if err != nil {
		return ctx.Err()
	}
	for _, file := range files {
		t.before[file.Key] = file
	}
	return nil
}

func listPool(ctx context.Context, target Target) (pool map[Digest]int64, err error) {
	pool = map[Digest]int64{}
	return pool, target.List(ctx, poolFolder, func(o Object) error {
		if digest, ok := poolDigest(o.Name); ok {
			pool[digest] = o.Size
		}
		return nil
	})
}

// copyListed copies every file that lies in the store now.
func (t *taking) copyListed(ctx context.Context) error {
	group, within := errgroup.WithContext(ctx)
	group.SetLimit(atOnce)
	err := t.Files.List(within, func(entry blob.Entry) error {
		if blob.CheckKey(entry.Key) != nil {
			return nil // what a killed Put left
		}
		known, seen := t.before[entry.Key]
		if seen && known.Size == entry.Size && known.Modified == entry.Modified.UnixMilli() && t.has(known.Part) {
			t.add(known)
			return nil
		}
		group.Go(func() error {
			_, err := t.copyFile(within, entry.Key, entry.Key)
			return err
		})
		return within.Err()
	})
	return errors.Join(group.Wait(), err)
}

func (t *taking) has(part Part) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	size, there := t.pool[part.SHA256]
	return there && size == part.Size
}

func (t *taking) add(file File) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.files[file.Key] = file
}

// copyFile copies one file into the pool and lists it under key. One that is not there any more is no error.
func (t *taking) copyFile(ctx context.Context, from, key string) (found bool, err error) {
	file, err := t.Files.Open(ctx, from)
	if errors.Is(err, blob.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	content, err := io.ReadAll(file)
	modified := file.Modified().UnixMilli()
	if err = errors.Join(err, file.Close()); err != nil {
		return false, fmt.Errorf("read %s: %w", from, err)
	}
	part := Part{SHA256: sha256.Sum256(content), Size: int64(len(content))}
	if !t.has(part) {
		if err := t.Target.Put(ctx, poolName(part.SHA256), part.Size, bytes.NewReader(content)); err != nil {
			return false, err
		}
		t.mu.Lock()
		t.pool[part.SHA256] = part.Size
		t.copied, t.bytes = t.copied+1, t.bytes+part.Size
		t.mu.Unlock()
	}
	t.add(File{Key: key, Part: part, Modified: modified})
	return true, nil
}

// inPool reports the files that the pool does not have, or not whole.
func inPool(pool map[Digest]int64, files []File) error {
	var wrong []string
	for _, file := range files {
		switch size, there := pool[file.SHA256]; {
		case !there:
			wrong = append(wrong, fmt.Sprintf("%s (%s) is missing", file.Key, poolName(file.SHA256)))
		case size != file.Size:
			wrong = append(wrong, fmt.Sprintf("%s (%s) has %d bytes instead of %d", file.Key, poolName(file.SHA256), size, file.Size))
		}
	}
	slices.Sort(wrong)
	return few(wrong)
}

// few makes an error of what is wrong: the first three, and how many more.
func few(wrong []string) error {
	const most = 3
	switch {
	case len(wrong) == 0:
		return nil
	case len(wrong) > most:
		return fmt.Errorf("%s, and %d more", strings.Join(wrong[:most], "; "), len(wrong)-most)
	}
	return errors.New(strings.Join(wrong, "; "))
}
