package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"pellucid/internal/blob"
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
