package main

import (
	"context"
	"log/slog"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/domain"
)

// backups are what a running server does so that nothing is lost: it replicates the database, takes backups, and drills.
type backups struct {
	schedule *backup.Schedule
	replica  *backup.Replica // nil: there is none
	end      func()          // ends the replica's process, once it has sent the last writes
}

// newBackups opens the target and starts the replica. A server that reads a copy backs up nothing.
func (c *serveCommand) newBackups(a *app) (*backups, error) {
	flags := c.drillFlags
	if a.readOnly { // it often has the settings of the server that writes, and must not replicate its copy over the original's replica
		flags = drillFlags{}
	}
	target, replica, err := flags.open(c.database(), c.forBackups())
	if err != nil {
		return nil, err
	}
	b := &backups{replica: replica, end: func() {}}
	b.schedule = &backup.Schedule{
		Take: backup.TakeOptions{
			Database: c.database(), Files: a.files, Target: target, Temp: c.Data, Keep: c.BackupKeep, Program: "pellucid " + programVersion(), Now: time.Now,
		},
		TakeEvery: c.BackupEvery,
		Drill: backup.DrillOptions{
			Target: target, Replica: replica, Beat: a.store.BeatReplica, Sample: backupSample, Temp: c.Data, Now: time.Now,
		},
		DrillEvery: c.DrillEvery, Runs: a.store, Now: time.Now, Log: slog.Default(),
	}
	if c.BackupEvery > 0 {
		b.schedule.Drill.MaxAge = c.BackupEvery + drillGrace
	}
	if target == nil && replica != nil {
		slog.Warn("the database is replicated, but image files are not backed up (--backup-to)")
	}
	if replica != nil {
		b.start(a)
	}
	return b, nil
}

// start runs the replica beside the server. It ends after the database is closed, so that the last writes are in it.
func (b *backups) start(a *app) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = b.replica.Run(ctx, a.store.BeatReplica) // returns no error: what happens is logged
	}()
	b.end = func() { cancel(); <-done }
}

// tellBy has failures told to the administrator by mail, at most once a day of each kind.
func (b *backups) tellBy(post func(context.Context, domain.Email) error) {
	b.schedule.Failed = func(ctx context.Context, run domain.BackupRun) error {
		return post(ctx, domain.Email{
			Kind: domain.EmailBackupFailed, UserID: domain.AdminID, Data: map[string]string{"kind": string(run.Kind), "message": run.Message},
			OnceKey: "backup:" + string(run.Kind) + ":" + run.Time.UTC().Format(time.DateOnly),
		})
	}
}

// state says how the site is backed up.
func (b *backups) state(ctx context.Context) (state domain.BackupState, err error) {
	state.Scheduled = b.schedule.Take.Target != nil && b.schedule.TakeEvery > 0
	state.Every, state.DrillEvery = b.schedule.TakeEvery, b.schedule.DrillEvery
	if b.replica != nil {
		replica := b.replica.State()
		state.Replica = &replica
	}
	if state.Backup, err = b.schedule.Runs.LastBackup(ctx); err == nil {
		state.Drill, err = b.schedule.Runs.LastBackupDrill(ctx)
	}
	return state, err
}
