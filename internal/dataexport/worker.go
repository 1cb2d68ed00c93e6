package dataexport

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

const (
	round = time.Minute      // between two looks for work
	lease = 30 * time.Minute // of a file that is being made: whoever takes longer has crashed
)

// Queue keeps which files are to be made, and which are there.
type Queue interface {
	NextExport(ctx context.Context, lease time.Duration) (*people.DataExport, error)
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
