package settings

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"pellucid/store"
	"pellucid/store/db"
)

// OpenStore opens the database, and notes which version did, for the words in which an older one is refused.
func (f DataFlags) OpenStore(ctx context.Context) (*store.Store, error) {
	s, err := store.Open(ctx, f.Database(), time.Now)
	if err != nil {
		return nil, f.Refusal(err)
	}
	if err := f.noteVersion(); err != nil {
		slog.Warn("the version cannot be noted in the data folder", "err", err)
	}
	return s, nil
}

// versionFile holds the version that opened the database last and could read it.
func (f DataFlags) versionFile() string { return filepath.Join(f.Data, "version") }

func (f DataFlags) noteVersion() error {
	line := fmt.Sprintf("%s (schema %d)\n", ProgramVersion(), db.Schema())
	if noted, err := os.ReadFile(f.versionFile()); err == nil && string(noted) == line {
		return nil
	}
	return os.WriteFile(f.versionFile(), []byte(line), 0o600)
}

// Refusal says what to do about a database that could not be opened: restore a damaged one, or start the version that it needs.
func (f DataFlags) Refusal(err error) error {
	if db.Damaged(err) {
		return fmt.Errorf("the database %s is damaged: %w. Keep a copy of the data folder, and restore the backup or the replica (pellucid restore; docs/operating.md, Backups)", f.Database(), err)
	}
	var newer *db.NewerError
	if !errors.As(err, &newer) {
		return err
	}
	noted, _ := os.ReadFile(f.versionFile()) // without it, the schema has to do
	needed := cmp.Or(strings.TrimSpace(string(noted)), fmt.Sprintf("a newer version (schema %d)", newer.Schema))
	return fmt.Errorf("the database %s was made by %s, and this is %s (schema %d), which would damage it. Nothing was changed. Start %s or a later version; or, to stay with this one, restore the backup from before the upgrade (docs/operating.md, Upgrade)",
		f.Database(), needed, ProgramVersion(), newer.Known, needed)
}

// LockData makes sure that one server works on a data folder: a second one would take the first one's running tasks for
// abandoned.
func LockData(folder string) (*os.File, error) {
	if err := os.MkdirAll(folder, 0o750); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	file, err := os.OpenFile(LockPath(folder), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the data folder cannot be written: %w", err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("another server works on %s already", folder)
	}
	return file, nil
}

func LockPath(folder string) string { return filepath.Join(folder, "pellucid.lock") }
