package curation

import (
	"context"
	"path"
	"slices"
	"strings"
	"time"

	"pellucid/internal/blob"
)

// SweepAge is how old files must be before they can be found without an owner: whatever is being made has its row long before.
const SweepAge = 24 * time.Hour

// KeyOwners knows which blob keys somebody has files under.
type KeyOwners interface {
	KeysInUse(ctx context.Context, blobKeys []string) (used []string, err error)
}

// Sweeper removes files whose row was never written, or is gone.
type Sweeper struct {
	owners KeyOwners
	blobs  blob.Store
	now    func() time.Time
}

// NewSweeper returns a Sweeper.
func NewSweeper(owners KeyOwners, blobs blob.Store, now func() time.Time) *Sweeper {
	return &Sweeper{owners: owners, blobs: blobs, now: now}
}

// Swept is what a sweep came to.
type Swept struct {
	Looked  int // files that were looked at
	Removed int // files
	Bytes   int64
}

// folder is all that lies under one blob key.
type folder struct {
	key    string
	files  int
	bytes  int64
	newest time.Time
}

// foldersAtOnce is how many folders the database is asked about at a time.
const foldersAtOnce = 200

// Sweep looks at every file once. A folder with a file younger than SweepAge is left alone.
func (s *Sweeper) Sweep(ctx context.Context) (swept Swept, err error) {
	var here folder
	var old []folder
	end := func() error {
		if here.files > 0 && s.now().Sub(here.newest) >= SweepAge {
			old = append(old, here)
		}
		if len(old) < foldersAtOnce {
			return nil
		}
		err := s.remove(ctx, old, &swept)
		old = nil
		return err
	}
	err = s.blobs.List(ctx, func(file blob.Entry) error {
		swept.Looked++
		if key := path.Dir(file.Key); key != here.key {
			if err := end(); err != nil {
				return err
			}
			here = folder{key: key}
		}
		here.files++
		here.bytes += file.Size
		if file.Modified.After(here.newest) {
			here.newest = file.Modified
		}
		return nil
	})
	if err == nil {
		err = end()
	}
	if err == nil {
		err = s.remove(ctx, old, &swept)
	}
	return swept, err
}

// remove removes those of some folders that nobody owns. Only blob keys are: whatever else lies there is not ours.
func (s *Sweeper) remove(ctx context.Context, folders []folder, swept *Swept) error {
	keys := make([]string, len(folders))
	for i, f := range folders {
		keys[i] = f.key
	}
	used, err := s.owners.KeysInUse(ctx, keys)
	if err != nil {
		return err
	}
	for _, f := range folders {
		if slices.Contains(used, f.key) || strings.Count(f.key, "/") != 1 || blob.CheckKey(f.key) != nil {
			continue
		}
		if err := s.blobs.DeleteAll(ctx, f.key); err != nil {
			return err
		}
		swept.Removed += f.files
		swept.Bytes += f.bytes
	}
	return nil
}
