package backup

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"pellucid/internal/blob"
	"pellucid/store/copies"
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
	Facts   copies.Facts
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
