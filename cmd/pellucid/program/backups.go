package program

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"pellucid/cmd/pellucid/recovery"
	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/backup"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/upkeep"
)

// backups are what a running server does so that nothing is lost: it replicates the database, takes backups, and drills.
type backups struct {
	schedule *backup.Schedule
	replica  *backup.Replica     // nil: there is none
	files    *backup.FileReplica // copies image files beside it; nil: they are not copied
	end      func()              // ends both, once the last writes and files are there
}

// newBackups opens the target and starts the replica. A server that reads a copy backs up nothing.
func (c *serveCommand) newBackups(a *app) (*backups, error) {
	flags := c.DrillFlags
	if a.readOnly { // it often has the settings of the server that writes, and must not replicate its copy over the original's replica
		flags = recovery.DrillFlags{}
	}
	target, replica, err := flags.Open(c.Database(), c.ForBackups())
	if err != nil {
		return nil, err
	}
	b := &backups{replica: replica, end: func() {}}
	b.schedule = &backup.Schedule{
		Take: backup.TakeOptions{
			Database: c.Database(), Files: a.files, Target: target, Temp: c.Data, Keep: c.BackupKeep, Program: "pellucid " + settings.ProgramVersion(), Now: time.Now,
		},
		TakeEvery: c.BackupEvery,
		Drill: backup.DrillOptions{
			Target: target, Replica: replica, Beat: a.store.BeatReplica, Sample: recovery.BackupSample, Temp: c.Data, Now: time.Now,
		},
		DrillEvery: c.DrillEvery, Runs: a.store, Now: time.Now, Log: slog.Default(),
	}
	if c.BackupEvery > 0 {
		b.schedule.Drill.MaxAge = c.BackupEvery + recovery.DrillGrace
	}
	if replica == nil {
		return b, nil
	}
	copied, err := c.CopiesFiles(c.BlobFlags, c.Data)
	if err != nil {
		return nil, err
	}
	if copied {
		if b.schedule.Drill.Copies, err = backup.OpenTarget(c.Replica, c.ForBackups()); err != nil {
			return nil, fmt.Errorf("--replica: %w", err)
		}
		b.files = backup.NewFileReplica(b.schedule.Drill.Copies, a.files, slog.Default(), time.Now)
		a.files = b.files.Follow()
	}
	b.start(a)
	return b, nil
}

// start runs the replica beside the server. It ends after the database is closed, so that the last writes are in it.
func (b *backups) start(a *app) {
	ctx, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	running.Go(func() { _ = b.replica.Run(ctx, a.store.BeatReplica) }) // returns no error: what happens is logged
	if b.files != nil {
		running.Go(func() { b.files.Run(ctx) })
	}
	b.end = func() { cancel(); running.Wait() }
}

// tellBy has failures told to the administrator by mail, at most once a day of each kind.
func (b *backups) tellBy(post func(context.Context, mailing.Email) error) {
	b.schedule.Failed = func(ctx context.Context, run upkeep.BackupRun) error {
		return post(ctx, mailing.Email{
			Kind: mailing.BackupFailed, UserID: domain.AdminID, Data: map[string]string{"kind": string(run.Kind), "message": run.Message},
			OnceKey: "backup:" + string(run.Kind) + ":" + run.Time.UTC().Format(time.DateOnly),
		})
	}
}

// state says how the site is backed up.
func (b *backups) state(ctx context.Context) (state upkeep.BackupState, err error) {
	state.Scheduled = b.schedule.Take.Target != nil && b.schedule.TakeEvery > 0
	state.Every, state.DrillEvery = b.schedule.TakeEvery, b.schedule.DrillEvery
	if b.replica != nil {
		replica := b.replica.State()
		if b.files != nil {
			files := b.files.State()
			replica.Files = &files
		}
		state.Replica = &replica
	}
	if state.Backup, err = b.schedule.Runs.LastBackup(ctx); err == nil {
		state.Drill, err = b.schedule.Runs.LastBackupDrill(ctx)
	}
	return state, err
}
