package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/domain/upkeep"
	"pellucid/store"
)

type backupCommand struct {
	Take  backupTakeCommand  `cmd:"" default:"withargs" help:"Back up the database and all image files to a folder or an object store. The server may be running."`
	List  backupListCommand  `cmd:"" help:"List the backups."`
	Drill backupDrillCommand `cmd:"" help:"Check that the newest backup, and the replica, can be restored."`
}

// backupSample is how many files a drill reads.
const backupSample = 200

// drillGrace is how much later than planned a backup may be taken before a drill calls it missing.
const drillGrace = 12 * time.Hour

type backupTakeCommand struct {
	dataFlags
	blobFlags
	To         string `arg:"" optional:"" env:"PELLUCID_BACKUP_TO" help:"Folder, or s3://bucket/prefix."`
	BackupKeep int    `name:"keep" env:"PELLUCID_BACKUP_KEEP" default:"7" placeholder:"N" help:"How many backups to keep, including this one. 0 keeps all."`
}

// errNoTarget is returned by commands that were not told where the backups are.
var errNoTarget = errors.New("say where the backups are: a folder, or s3://bucket/prefix (or set PELLUCID_BACKUP_TO)")

// Run takes a backup and says what is in it.
func (c *backupTakeCommand) Run(ctx context.Context) error {
	if c.To == "" {
		return errNoTarget
	}
	target, err := backup.OpenTarget(c.To, c.forBackups())
	if err != nil {
		return err
	}
	if _, err := os.Stat(c.database()); err != nil {
		return fmt.Errorf("there is nothing to back up in %s: %w", c.Data, err)
	}
	files, err := c.blobFlags.open(c.Data)
	if err != nil {
		return err
	}
	began := time.Now()
	taken, err := backup.Take(ctx, backup.TakeOptions{
		Database: c.database(), Files: files, Target: target, Temp: c.Data, Keep: c.BackupKeep, Program: "pellucid " + programVersion(), Now: time.Now,
	})
	if err == nil && len(taken.Missing) > 0 {
		err = &exitError{3, fmt.Errorf("backup %s was taken, but %d files of images are missing on the server, such as %s", taken.Name, len(taken.Missing), taken.Missing[0])}
	}
	if err == nil {
		fmt.Println(taken)
	}
	return c.note(ctx, upkeep.BackupTaken, began, taken.String(), err)
}

// note records what became of a run, so that the running server shows it.
func (f dataFlags) note(ctx context.Context, kind upkeep.BackupRunKind, began time.Time, found string, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	run := upkeep.BackupRun{Kind: kind, Took: time.Since(began), OK: err == nil, Message: found}
	if err != nil {
		run.Message = err.Error()
	}
	if noteErr := f.notes().AddBackupRun(ctx, run); noteErr != nil {
		fmt.Fprintln(os.Stderr, "pellucid: the result can't be recorded for the admin dashboard:", noteErr)
	}
	return err
}

func (f dataFlags) notes() store.BackupNotes {
	return store.BackupNotes{Path: f.database(), Now: time.Now}
}

type backupListCommand struct {
	s3Flags
	From string `arg:"" optional:"" env:"PELLUCID_BACKUP_TO" help:"Folder, or s3://bucket/prefix."`
}

// Run lists the whole backups, newest first.
func (c *backupListCommand) Run(ctx context.Context) error {
	if c.From == "" {
		return errNoTarget
	}
	target, err := backup.OpenTarget(c.From, c.forBackups())
	if err != nil {
		return err
	}
	names, err := backup.Backups(ctx, target)
	for _, name := range names {
		fmt.Println(name)
	}
	return err
}

func (f s3Flags) forBackups() backup.S3 {
	return backup.S3{Endpoint: f.S3Endpoint, Region: f.S3Region, AccessKey: f.S3AccessKey, SecretKey: f.S3SecretKey}
}

// drillFlags say what is drilled.
type drillFlags struct {
	BackupTo string `placeholder:"PLACE" help:"Folder or s3://bucket/prefix for backups, which are then taken on a schedule."`
	Replica  string `placeholder:"PLACE" help:"Folder or s3://bucket/prefix that the database is replicated to within seconds. Needs the program litestream in PATH or beside pellucid."`
}

// open opens the target of backups and the replica; nil: there is none.
func (f drillFlags) open(database string, s3 backup.S3) (target backup.Target, replica *backup.Replica, err error) {
	if f.BackupTo != "" {
		if target, err = backup.OpenTarget(f.BackupTo, s3); err != nil {
			return nil, nil, fmt.Errorf("--backup-to: %w", err)
		}
	}
	if f.Replica != "" {
		replica, err = backup.NewReplica(backup.ReplicaOptions{Place: f.Replica, Database: database, S3: s3, Log: slog.Default()})
		if err != nil {
			return nil, nil, fmt.Errorf("--replica: %w", err)
		}
	}
	return target, replica, nil
}

type backupDrillCommand struct {
	dataFlags
	blobFlags
	drillFlags
}

// Run drills at once and says what was found.
func (c *backupDrillCommand) Run(ctx context.Context) error {
	target, replica, err := c.drillFlags.open(c.database(), c.forBackups())
	if err != nil {
		return err
	}
	if target == nil && replica == nil {
		return errors.New("there is nothing to drill: set --backup-to, --replica, or both")
	}
	var copies backup.Target
	if copied, err := c.copiesFiles(c.blobFlags, c.Data); err != nil {
		return err
	} else if copied {
		if copies, err = backup.OpenExisting(c.Replica, c.forBackups()); err != nil {
			return fmt.Errorf("--replica: %w", err)
		}
	}
	began := time.Now()
	found, err := backup.Drill(ctx, backup.DrillOptions{
		Target: target, Replica: replica, Copies: copies, Beat: c.notes().BeatReplica, Sample: backupSample, Temp: c.temp(), Now: time.Now,
	})
	if found != "" {
		fmt.Println(found)
	}
	return c.note(ctx, upkeep.BackupDrilled, began, found, err)
}

// temp is a folder for what is restored: on the disk of the data, or elsewhere when there is no data.
func (f dataFlags) temp() string {
	if info, err := os.Stat(f.Data); err != nil || !info.IsDir() {
		return filepath.Clean(os.TempDir())
	}
	return f.Data
}

// scheduleFlags say when backups are taken and drilled.
type scheduleFlags struct {
	drillFlags
	BackupEvery time.Duration `default:"24h" placeholder:"TIME" help:"Time between backups; 0 takes none."`
	BackupKeep  int           `default:"7" placeholder:"N" help:"How many backups to keep; 0 keeps all."`
	DrillEvery  time.Duration `default:"24h" placeholder:"TIME" help:"Time between drills, which restore the newest backup and the replica into a temporary folder and check them; 0 does none."`
}
