package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"path"
	"sync"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/blob"
)

// Step copies what waits, and compares everything when that is due. State tells of its error, too.
func (r *FileReplica) Step(ctx context.Context) error {
	err := r.step(ctx)
	if ctx.Err() == nil {
		r.note(err)
	}
	return err
}

func (r *FileReplica) step(ctx context.Context) error {
	if err := r.copyWaiting(ctx); err != nil {
		return err
	}
	r.mu.Lock()
	due := r.now().Sub(r.compared) >= compareEvery
	r.mu.Unlock()
	if !due {
		return nil
	}
	began := r.now()
	if err := r.compare(ctx); err != nil {
		return err
	}
	r.mu.Lock()
	r.compared = began
	r.mu.Unlock()
	return r.copyWaiting(ctx)
}

// compare finds the files without a copy, and prunes the copies without a file.
func (r *FileReplica) compare(ctx context.Context) error {
	copies, err := listCopies(ctx, r.target)
	if err != nil {
		return fmt.Errorf("the copies of image files can't be listed: %w", err)
	}
	folders := map[string]bool{}
	var backlog []waitingFile
	err = r.files.List(ctx, func(e blob.Entry) error {
		folders[path.Dir(e.Key)] = true
		if !copies.has(e) {
			backlog = append(backlog, waitingFile{e.Key, r.now()})
		}
		return ctx.Err()
	})
	if err != nil {
		return fmt.Errorf("the image files can't be listed: %w", err)
	}
	r.mu.Lock()
	r.backlog = backlog
	r.mu.Unlock()
	if len(folders) == 0 && len(copies.byKey) > 0 {
		return errors.New("the server has no image files and the replica has copies: nothing is removed there; is the disk of the image files mounted?")
	}
	if err := copies.prune(ctx, r.now(), func(folder string) bool { return folders[folder] }); err != nil {
		return fmt.Errorf("old copies of image files can't be removed: %w", err)
	}
	return nil
}

// copyWaiting copies files, new ones first. Those that fail wait again.
func (r *FileReplica) copyWaiting(ctx context.Context) error {
	for {
		batch := r.next()
		if len(batch) == 0 {
			return nil
		}
		var mu sync.Mutex
		var failed []waitingFile
		group := new(errgroup.Group)
		group.SetLimit(atOnce)
		for _, file := range batch {
			group.Go(func() error {
				err := r.copyFile(ctx, file.key)
				if err != nil {
					mu.Lock()
					failed = append(failed, file)
					mu.Unlock()
				}
				return err
			})
		}
		err := group.Wait()
		r.mu.Lock()
		r.fresh = append(failed, r.fresh...)
		if len(failed) < len(batch) {
			r.progress = r.now()
		}
		r.mu.Unlock()
		if err != nil {
			return err
		}
	}
}

func (r *FileReplica) next() (batch []waitingFile) {
	r.mu.Lock()
	defer r.mu.Unlock()
	take := func(list *[]waitingFile) {
		n := min(copyAtOnce-len(batch), len(*list))
		batch, *list = append(batch, (*list)[:n]...), (*list)[n:]
	}
	take(&r.fresh)
	take(&r.backlog)
	return batch
}

// copyFile copies one file. One that was deleted meanwhile is no error.
func (r *FileReplica) copyFile(ctx context.Context, key string) error {
	file, err := r.files.Open(ctx, key)
	if errors.Is(err, blob.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	content, err := io.ReadAll(file)
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("read %s: %w", key, err)
	}
	return r.target.Put(ctx, copyName(key, sha256.Sum256(content)), int64(len(content)), bytes.NewReader(content))
}
