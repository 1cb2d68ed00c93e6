package backup

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"pellucid/internal/domain/upkeep"
)

// How a schedule is kept.
const (
	scheduleLook  = time.Minute // between two looks at what is due
	scheduleRetry = time.Hour   // after a failure
)

// Notes records what became of backups and drills.
type Notes interface {
	AddBackupRun(ctx context.Context, run upkeep.BackupRun) error
}

// Runs remembers it, too.
type Runs interface {
	Notes
	LastBackup(ctx context.Context) (upkeep.BackupRun, error)
	LastBackupDrill(ctx context.Context) (upkeep.BackupRun, error)
}

// Schedule takes backups and drills while the server runs. When each was last run is remembered by the database, so that a restart
// neither repeats nor skips one.
type Schedule struct {
	Take       TakeOptions // without a target, no backups are taken
	TakeEvery  time.Duration
	Drill      DrillOptions // without a target and a replica, nothing is drilled
	DrillEvery time.Duration
	Runs       Runs
	Failed     func(ctx context.Context, run upkeep.BackupRun) error // tells the administrator; nil: nobody is told
	Now        func() time.Time
	Log        *slog.Logger
}

// Run does what is due until ctx ends.
func (s *Schedule) Run(ctx context.Context) error {
	ticker := time.NewTicker(scheduleLook)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			if err := s.Tick(ctx); err != nil && ctx.Err() == nil {
				s.Log.Error("the backup schedule can't be kept", "err", err)
			}
		}
	}
}

// Tick takes a backup and drills if each is due. What becomes of them is recorded; an error is one of recording.
func (s *Schedule) Tick(ctx context.Context) error {
	backup, err := s.Runs.LastBackup(ctx)
	if err != nil {
		return err
	}
	if s.Take.Target != nil && s.due(backup, s.TakeEvery) {
		if err := s.TakeNow(ctx); err != nil {
			return err
		}
	}
	drill, err := s.Runs.LastBackupDrill(ctx)
	if err != nil {
		return err
	}
	if (s.Drill.Target != nil || s.Drill.Replica != nil) && s.due(drill, s.DrillEvery) {
		return s.DrillNow(ctx)
	}
	return nil
}

func (s *Schedule) due(last upkeep.BackupRun, every time.Duration) bool {
	if every <= 0 {
		return false
	}
	if last.Happened() && !last.OK {
		every = min(every, scheduleRetry)
	}
	return s.Now().Sub(last.Time) >= every
}

// TakeNow takes a backup and records what became of it.
func (s *Schedule) TakeNow(ctx context.Context) error {
	return s.record(ctx, upkeep.BackupTaken, func() (string, error) {
		taken, err := Take(ctx, s.Take)
		if err == nil && len(taken.Missing) > 0 {
			return "", fmt.Errorf("backup %s was taken, but the server itself lacks files of images: %w", taken.Name, few(taken.Missing))
		}
		return taken.String(), err
	})
}

// String says in a sentence what was taken.
func (t Taken) String() string {
	return fmt.Sprintf("Backup %s has %d images with %d files (%.1f MB). %d files were new (%.1f MB).",
		t.Name, t.Facts.Rows["images"], t.Files, float64(t.Manifest.Bytes)/1e6, t.Copied, float64(t.Bytes)/1e6)
}

// DrillNow drills and records what was found.
func (s *Schedule) DrillNow(ctx context.Context) error {
	return s.record(ctx, upkeep.BackupDrilled, func() (string, error) { return Drill(ctx, s.Drill) })
}

func (s *Schedule) record(ctx context.Context, kind upkeep.BackupRunKind, act func() (string, error)) error {
	began := s.Now()
	message, err := act()
	if ctx.Err() != nil {
		return ctx.Err() // the server ends: that is nobody's failure
	}
	run := upkeep.BackupRun{Kind: kind, Time: s.Now(), Took: s.Now().Sub(began), OK: err == nil, Message: message}
	if err != nil {
		run.Message = err.Error()
		s.Log.Error("a "+string(kind)+" failed", "err", err)
		if s.Failed != nil {
			if err := s.Failed(ctx, run); err != nil {
				s.Log.Error("the administrator can't be told of it", "err", err)
			}
		}
	} else {
		s.Log.Info("a "+string(kind)+" succeeded", "found", message)
	}
	return s.Runs.AddBackupRun(ctx, run)
}
