package backup

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"

	"golang.org/x/sync/errgroup"

	"pellucid/store/copies"
)

// find learns which files the backup has. A database from a replica may be newer or older than any backup, so each backup is asked,
// the newest first.
func (r *restoring) find(ctx context.Context, owners []copies.FileOwner) error {
	if r.Copies != nil {
		var err error
		if r.copies, err = listCopies(ctx, r.Copies); err != nil {
			return fmt.Errorf("the replica's copies of image files can't be listed: %w", err)
		}
	}
	switch {
	case r.From == nil:
		return nil
	case r.Replica == nil:
		return r.findIn(ctx, r.done.Backup, func(string) bool { return true })
	}
	owned := make(map[string]bool, len(owners))
	for _, owner := range owners {
		owned[owner.BlobKey] = true
	}
	names, err := Backups(ctx, r.From)
	if err != nil {
		return err
	}
	for _, name := range names {
		m, err := readManifest(ctx, r.From, name)
		if err == nil {
			err = r.findIn(ctx, m, func(blobKey string) bool { return owned[blobKey] })
		}
		if err != nil {
			r.done.Damaged = append(r.done.Damaged, err.Error())
		}
	}
	return ctx.Err()
}

func (r *restoring) findIn(ctx context.Context, m Manifest, wanted func(blobKey string) bool) error {
	files, err := readList(ctx, r.From, m)
	for _, file := range files {
		if _, known := r.files[file.Key]; !known && wanted(path.Dir(file.Key)) {
			r.files[file.Key] = file
		}
	}
	return err
}

// fetch puts every file into the store: from what survived where it has it, from the backup otherwise.
func (r *restoring) fetch(ctx context.Context, owners []copies.FileOwner) error {
	group, within := errgroup.WithContext(ctx)
	group.SetLimit(atOnce)
	for _, file := range r.files {
		group.Go(func() error { return r.fetchFile(within, file) })
	}
	for _, key := range r.unlisted(owners) {
		group.Go(func() error { return r.fetchUnlisted(within, key) })
	}
	err := group.Wait()
	slices.Sort(r.done.Missing)
	return err
}

// fetchFile restores a file that a backup lists. Damage is noted; only what keeps the file from being written ends the restore.
func (r *restoring) fetchFile(ctx context.Context, file File) error {
	content, err := readAll(ctx, r.From, poolName(file.SHA256))
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, ErrNotFound):
		err = fmt.Errorf("%s (%s) is missing", file.Key, poolName(file.SHA256))
	case err == nil && sha256.Sum256(content) != file.SHA256:
		err = fmt.Errorf("%s (%s) is damaged: its SHA-256 is not the list's", file.Key, poolName(file.SHA256))
	}
	if err == nil {
		return r.keep(ctx, file.Key, content)
	}
	for _, from := range r.elsewhere() {
		if content := from(ctx, file.Key); sha256.Sum256(content) == file.SHA256 {
			return r.keep(ctx, file.Key, content)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done.Damaged = append(r.done.Damaged, err.Error())
	return nil
}

// elsewhere are the places beside backups that a file may be in; each gives nil where it isn't there whole.
func (r *restoring) elsewhere() []func(ctx context.Context, key string) []byte {
	return []func(context.Context, string) []byte{r.copied, r.survived}
}

// copied returns a file that the replica has a whole copy of.
func (r *restoring) copied(ctx context.Context, key string) []byte {
	content, err := r.copies.read(ctx, key)
	if err != nil {
		return nil
	}
	return content
}

// survived returns a file that survived; nil where there is none.
func (r *restoring) survived(ctx context.Context, key string) []byte {
	file, err := r.Media.Open(ctx, key)
	if err != nil {
		return nil
	}
	defer func() { _ = file.Close() }()
	content, err := io.ReadAll(file)
	if err != nil {
		return nil
	}
	return content
}

func (r *restoring) keep(ctx context.Context, key string, content []byte) error {
	if err := r.Files.Put(ctx, key, content); err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done.Files, r.done.Bytes = r.done.Files+1, r.done.Bytes+int64(len(content))
	return nil
}
