package dataexport

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"pellucid/internal/domain"
)

const (
	round = time.Minute      // between two looks for work
	lease = 30 * time.Minute // of a file that is being made: whoever takes longer has crashed
)

// Queue keeps which files are to be made, and which are there.
type Queue interface {
	NextExport(ctx context.Context, lease time.Duration) (*domain.DataExport, error)
	FinishExport(ctx context.Context, id string, bytes int64, life time.Duration) error
	ExpiredExports(ctx context.Context) ([]string, error)
	ForgetExport(ctx context.Context, id string) error
	ExportIDs(ctx context.Context) ([]string, error)
	User(ctx context.Context, id int64) (*domain.User, error)
}

// Worker makes the files in the background, one at a time, in a folder that only the server can read.
type Worker struct {
	Archiver *Archiver
	Queue    Queue
	Folder   string
	Life     time.Duration // of a file
	WakeMail func()        // has the mail queue looked at now; nil: no mail can be sent
	Log      *slog.Logger

	wake chan struct{}
}

// NewWorker returns a Worker that somebody has to Run.
func NewWorker(w Worker) *Worker {
	w.wake = make(chan struct{}, 1)
	return &w
}

// Wake has it look for work now.
func (w *Worker) Wake() {
	select {
	case w.wake <- struct{}{}:
	default: // it is awake
	}
}

// Run makes files and deletes old ones until ctx ends.
func (w *Worker) Run(ctx context.Context) error {
	ticker := time.NewTicker(round)
	defer ticker.Stop()
	for {
		if err := errors.Join(w.Flush(ctx), w.Sweep(ctx)); err != nil && ctx.Err() == nil {
			w.Log.Error("data downloads cannot be prepared; it is tried again", "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		case <-w.wake:
		}
	}
}

// Flush makes every file that is asked for.
func (w *Worker) Flush(ctx context.Context) error {
	for {
		export, err := w.Queue.NextExport(ctx, lease)
		if domain.CodeOf(err) == domain.NotFound {
			return nil
		}
		if err == nil {
			err = w.make(ctx, export)
		}
		if err != nil {
			return err
		}
	}
}

func (w *Worker) path(id string) string { return filepath.Join(w.Folder, id+".zip") }

// make writes a file under another name first: a crash leaves nothing that looks whole.
func (w *Worker) make(ctx context.Context, export *domain.DataExport) error {
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
