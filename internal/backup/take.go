package backup

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/blob"
	"pellucid/store"
)

// atOnce is how many files are carried at a time: an object store far away answers slowly.
const atOnce = 8

// snapshotsMost is how often the database is copied again because files of its rows have moved since.
const snapshotsMost = 5

// TakeOptions say of what a backup is taken, and where to.
type TakeOptions struct {
	Database string // path of the database file; a server may write to it
	Files    blob.Store
	Target   Target
	Temp     string // folder for the copy of the database, on a disk with room for it
	Keep     int    // how many backups stay, this one among them; 0: all
	Program  string // what takes it, for the manifest
	Now      func() time.Time

	Between func() // tests: called between the copying of files and that of the database
}

// Taken is a backup that was taken.
type Taken struct {
	Manifest
	Copied  int   // files that the target did not have yet
	Bytes   int64 // of those
	Removed int   // older backups
}

// Take takes a backup. Either it is whole at the end, or there is none: the manifest is written last. Older backups are removed
// only after that.
func Take(ctx context.Context, o TakeOptions) (taken Taken, err error) {
	unlock, err := o.Target.Lock(ctx)
	if err != nil {
		return taken, err
	}
	defer unlock()
	temp, err := os.MkdirTemp(o.Temp, ".backup-")
	if err != nil {
		return taken, fmt.Errorf("there is no place for a copy of the database: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	t := &taking{TakeOptions: o, copy: filepath.Join(temp, "pellucid.db"), files: map[string]File{}}
	if err := t.remember(ctx); err != nil {
		return taken, err
	}
	if err := t.gather(ctx); err != nil {
		return taken, err
	}
	if err := t.write(ctx); err != nil {
		return taken, fmt.Errorf("the backup can't be written to %s: %w", o.Target, err)
	}
	taken = Taken{Manifest: t.manifest, Copied: t.copied, Bytes: t.bytes}
	taken.Removed, err = prune(ctx, o.Target, o.Keep, o.Now())
	if err != nil {
		err = fmt.Errorf("backup %s was taken, but older ones can't be removed: %w", t.manifest.Name, err)
	}
	return taken, err
}

// taking is a backup that is being taken.
type taking struct {
	TakeOptions
	copy     string          // of the database
	before   map[string]File // the newest backup's files
	manifest Manifest

	mu     sync.Mutex
	pool   map[Digest]int64 // what the target has, with its size
	files  map[string]File
	copied int
	bytes  int64
}

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

// gather copies the files first and the database then: a row never comes before its file. What happened in between is made up for
// by looking for the files of every row of the copy, and where some have moved away since, by copying the database again.
func (t *taking) gather(ctx context.Context) error {
	if err := t.copyListed(ctx); err != nil {
		return fmt.Errorf("the image files can't be copied: %w", err)
	}
	if t.Between != nil {
		t.Between()
	}
	var before []string
	for range snapshotsMost {
		missing, err := t.snapshot(ctx)
		if err != nil {
			return err
		}
		if len(missing) == 0 || slices.Equal(missing, before) { // nothing is missing, or nothing but what was missing before
			t.manifest.Missing = missing
			return nil
		}
		before = missing
	}
	return fmt.Errorf("images change faster than they can be copied; %d files are missing, such as %s", len(before), before[0])
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

// snapshot copies the database and sees that the files of its rows are among those that were copied. It returns those that are
// nowhere, and leaves out what belongs to no row.
func (t *taking) snapshot(ctx context.Context) (missing []string, err error) {
	if err := os.RemoveAll(t.copy); err != nil {
		return nil, err
	}
	t.manifest.Time = t.Now().UTC()
	if err := store.Snapshot(ctx, t.Database, t.copy); err != nil {
		return nil, err
	}
	c, err := store.OpenCopy(t.copy)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, c.Close()) }()
	if err := c.Check(ctx); err != nil {
		return nil, fmt.Errorf("no backup was taken, and the earlier ones stay: %w", err)
	}
	if t.manifest.Facts, err = c.Facts(ctx); err != nil {
		return nil, err
	}
	owned := map[string]bool{}
	err = c.EachFileOwner(ctx, func(owner store.FileOwner) error {
		owned[owner.BlobKey] = true
		gone, err := t.complete(ctx, owner)
		missing = append(missing, gone...)
		return err
	})
	if err == nil {
		maps.DeleteFunc(t.files, func(key string, _ File) bool { return !owned[path.Dir(key)] })
	}
	return missing, err
}

// maskName is how the mask of a reference image is called, which not every one has.
const maskName = "mask.png"

// complete looks for the files of one row, and fetches those that were not there when the files were copied.
func (t *taking) complete(ctx context.Context, owner store.FileOwner) (missing []string, err error) {
	names := owner.Names()
	if _, whole := t.files[owner.BlobKey+"/"+names[0]]; !whole && owner.Kind == "reference" {
		names = append(names, maskName)
	}
	for _, name := range names {
		key := owner.BlobKey + "/" + name
		if _, there := t.files[key]; there {
			continue
		}
		found, err := t.copyFile(ctx, key, key)
		if err == nil && !found {
			found, err = t.copyMoved(ctx, owner, name)
		}
		if err != nil {
			return missing, err
		}
		if !found && name != maskName {
			missing = append(missing, key)
		}
	}
	return missing, nil
}

// copyMoved copies a file from where its image has its files now. They are the same under either key.
func (t *taking) copyMoved(ctx context.Context, owner store.FileOwner, name string) (found bool, err error) {
	if owner.Kind != "image" {
		return false, nil
	}
	now, err := store.BlobKeyNow(ctx, t.Database, owner.ID)
	if err != nil || now == "" || now == owner.BlobKey {
		return false, err
	}
	return t.copyFile(ctx, now+"/"+name, owner.BlobKey+"/"+name)
}

// write puts the database and the list into the target, looks whether every file is there, and writes the manifest.
func (t *taking) write(ctx context.Context) error {
	m := &t.manifest
	m.Format, m.Program, m.Name = formatVersion, t.Program, m.Time.Format(nameLayout)
	for _, file := range t.files {
		m.Files, m.Bytes = m.Files+1, m.Bytes+file.Size
	}
	if err := t.writeDatabase(ctx); err != nil {
		return err
	}
	list, err := encodeList(t.files)
	if err != nil {
		return err
	}
	m.List = Part{SHA256: sha256.Sum256(list), Size: int64(len(list))}
	if err := t.Target.Put(ctx, backupsFolder+m.Name+listName, m.List.Size, bytes.NewReader(list)); err != nil {
		return err
	}
	pool, err := listPool(ctx, t.Target)
	if err != nil {
		return err
	}
	if err := inPool(pool, slices.Collect(maps.Values(t.files))); err != nil {
		return err
	}
	text, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return t.Target.Put(ctx, backupsFolder+m.Name+manifestName, int64(len(text)), bytes.NewReader(text))
}

func (t *taking) writeDatabase(ctx context.Context) error {
	file, err := os.Open(t.copy)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	sum := sha256.New()
	size, err := io.Copy(sum, file)
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		return err
	}
	t.manifest.Database = Part{SHA256: Digest(sum.Sum(nil)), Size: size}
	return t.Target.Put(ctx, backupsFolder+t.manifest.Name+databaseName, size, file)
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
