package dataexport

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"pellucid/internal/domain/people"
)

func (w *Worker) path(id string) string { return filepath.Join(w.Folder, id+".zip") }

// make writes a file under another name first: a crash leaves nothing that looks whole.
func (w *Worker) make(ctx context.Context, export *people.DataExport) error {
	user, err := w.Queue.User(ctx, export.UserID)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(w.Folder, 0o700); err != nil {
		return err
	}
	file, err := os.OpenFile(w.path(export.ID)+".new", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	err = w.Archiver.Write(ctx, user, file)
	info, statErr := file.Stat()
	if err := errors.Join(err, statErr, file.Sync(), file.Close()); err != nil {
		_ = os.Remove(w.path(export.ID) + ".new") // the next try begins anew anyhow
		return fmt.Errorf("write the data of user %d: %w", export.UserID, err)
	}
	if err := os.Rename(w.path(export.ID)+".new", w.path(export.ID)); err != nil {
		return err
	}
	if err := w.Queue.FinishExport(ctx, export.ID, info.Size(), w.Life); err != nil {
		return err
	}
	if w.WakeMail != nil {
		w.WakeMail()
	}
	return nil
}

// Open opens a file that was made.
func (w *Worker) Open(id string) (io.ReadSeekCloser, error) { return os.Open(w.path(id)) }

// Sweep deletes files whose time is over, and those that no row names any more: their owner has left.
func (w *Worker) Sweep(ctx context.Context) error {
	expired, err := w.Queue.ExpiredExports(ctx)
	if err != nil {
		return err
	}
	for _, id := range expired {
		if err := os.Remove(w.path(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err := w.Queue.ForgetExport(ctx, id); err != nil {
			return err
		}
	}
	files, err := filepath.Glob(filepath.Join(w.Folder, "*.zip*"))
	if err != nil || len(files) == 0 {
		return err
	}
	known := map[string]bool{}
	ids, err := w.Queue.ExportIDs(ctx)
	for _, id := range ids {
		known[id] = true
	}
	for _, file := range files {
		id, _, _ := strings.Cut(filepath.Base(file), ".")
		if err == nil && !known[id] {
			err = os.Remove(file)
		}
	}
	return err
}
