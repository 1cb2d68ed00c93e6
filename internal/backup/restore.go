package backup

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/blob"
	"pellucid/store"
)

// RestoreOptions say what is restored, and where to.
type RestoreOptions struct {
	From     Target     // nil: image files come from Copies and Media alone
	Name     string     // of the backup; empty: the newest
	Database string     // path of the database file, which must not be there yet
	Files    blob.Store // gets the image files
	Partial  bool       // restore what is whole, even when some of it is not

	Replica func(ctx context.Context, to string) error // restores the database from a replica; nil: it comes from the backup
	Media   blob.Store                                 // image files that survived; nil: those that are in Files already
	Copies  Target                                     // the replica's place, for its copies of image files; nil: none
}

// Restored is what was restored.
type Restored struct {
	Backup  Manifest // where the database came from; the zero value: from the replica
	Facts   store.CopyFacts
	Files   int
	Bytes   int64
	Damaged []string // what was left out, and why
	Missing []string // files of rows that are nowhere
}

// ErrDamaged is returned when a backup is not whole. Nothing is restored then.
var ErrDamaged = errors.New("the backup is damaged")

// Restore restores the database and the image files, and checks every one. The database appears under its name last, so that no
// server starts on half of it.
func Restore(ctx context.Context, o RestoreOptions) (Restored, error) {
	if o.Media == nil { // a bucket survives the disk
		o.Media = o.Files
	}
	r := &restoring{RestoreOptions: o, temp: o.Database + ".restoring", files: map[string]File{}}
	err := r.run(ctx)
	if err != nil {
		_ = os.Remove(r.temp)
	}
	return r.done, err
}

type restoring struct {
	RestoreOptions
	temp   string
	files  map[string]File // by key
	copies fileCopies

	mu   sync.Mutex
	done Restored
}

func (r *restoring) run(ctx context.Context) error {
	if err := r.database(ctx); err != nil {
		return err
	}
	owners, err := r.check(ctx)
	if err != nil {
		return err
	}
	if err := r.find(ctx, owners); err != nil {
		return err
	}
	if err := r.fetch(ctx, owners); err != nil {
		return err
	}
	slices.Sort(r.done.Damaged)
	if len(r.done.Damaged) > 0 && !r.Partial {
		return fmt.Errorf("%w: %w", ErrDamaged, few(r.done.Damaged))
	}
	if err := os.Rename(r.temp, r.Database); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(r.Database))
}

// database fetches the database, from the replica or from the backup.
func (r *restoring) database(ctx context.Context) (err error) {
	if r.Replica != nil {
		return r.Replica(ctx, r.temp)
	}
	if r.done.Backup, err = r.choose(ctx); err != nil {
		return err
	}
	return fetchDatabase(ctx, r.From, r.done.Backup, r.temp)
}

func (r *restoring) choose(ctx context.Context) (Manifest, error) {
	if r.Name != "" {
		return readManifest(ctx, r.From, r.Name)
	}
	return Newest(ctx, r.From)
}

// fetchDatabase copies the database of a backup to a file and compares its hash.
func fetchDatabase(ctx context.Context, from Target, m Manifest, to string) (err error) {
	object, err := from.Open(ctx, backupsFolder+m.Name+databaseName)
	if err != nil {
		return fmt.Errorf("the database of backup %s: %w", m.Name, err)
	}
	defer func() { _ = object.Close() }()
	file, err := os.OpenFile(to, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(file, sum), object)
	if err == nil {
		err = file.Sync()
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return fmt.Errorf("the database of backup %s can't be copied: %w", m.Name, err)
	}
	if !m.Database.SHA256.is(sum) {
		return fmt.Errorf("%w: the SHA-256 of the database of backup %s is not the manifest's", ErrDamaged, m.Name)
	}
	return nil
}

func (d Digest) is(sum hash.Hash) bool { return d == Digest(sum.Sum(nil)) }

// check looks into the restored database, and returns who has files.
func (r *restoring) check(ctx context.Context) (owners []store.FileOwner, err error) {
	c, err := store.OpenCopy(r.temp)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, c.Close()) }()
	if err := c.Check(ctx); err != nil {
		return nil, err
	}
	if r.done.Facts, err = c.Facts(ctx); err != nil {
		return nil, err
	}
	if r.Replica == nil {
		if difference := r.done.Backup.Facts.Differ(r.done.Facts); difference != "" {
			return nil, fmt.Errorf("%w: %s", ErrDamaged, difference)
		}
	}
	return owners, c.EachFileOwner(ctx, func(owner store.FileOwner) error {
		owners = append(owners, owner)
		return nil
	})
}

// find learns which files the backup has. A database from a replica may be newer or older than any backup, so each backup is asked,
// the newest first.
func (r *restoring) find(ctx context.Context, owners []store.FileOwner) error {
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
func (r *restoring) fetch(ctx context.Context, owners []store.FileOwner) error {
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

// unlisted returns the files of rows that no backup lists: those that every row has, and what else the replica has copies of.
func (r *restoring) unlisted(owners []store.FileOwner) (keys []string) {
	owned := make(map[string]bool, len(owners))
	add := func(key string) {
		if _, known := r.files[key]; !known {
			keys = append(keys, key)
		}
	}
	for _, owner := range owners {
		owned[owner.BlobKey] = true
		for _, name := range owner.Names() {
			add(owner.BlobKey + "/" + name)
		}
	}
	for key := range r.copies.byKey {
		if owned[path.Dir(key)] {
			add(key)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
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

// fetchUnlisted restores a file that no backup lists: it was made after the newest one, or was missing then.
func (r *restoring) fetchUnlisted(ctx context.Context, key string) error {
	for _, from := range r.elsewhere() {
		if content := from(ctx, key); len(content) > 0 {
			return r.keep(ctx, key, content)
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.done.Missing = append(r.done.Missing, key)
	return ctx.Err()
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

// CheckEmpty returns an error unless a data folder is empty or not there.
func CheckEmpty(data string) error {
	entries, err := os.ReadDir(data)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the data folder can't be read: %w", err)
	}
	for _, entry := range entries {
		if entry.Name() != "pellucid.lock" && entry.Name() != "lost+found" {
			return fmt.Errorf("%s isn't empty; it has %s. Move what is in it away, or restore to another folder", data, entry.Name())
		}
	}
	return nil
}
