package recovery

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/storage"
	"pellucid/internal/backup"
	"pellucid/internal/domain/upkeep"
	"pellucid/store/operations"
)

type BackupCommand struct {
	Take  backupTakeCommand  `cmd:"" default:"withargs" help:"Back up the database and all image files to a folder or an object store. The server may be running."`
	List  backupListCommand  `cmd:"" help:"List the backups."`
	Drill backupDrillCommand `cmd:"" help:"Check that the newest backup, and the replica, can be restored."`
}

// BackupSample is how many files a drill reads.
const BackupSample = 200

// DrillGrace is how much later than planned a backup may be taken before a drill calls it missing.
const DrillGrace = 12 * time.Hour

type backupTakeCommand struct {
	settings.DataFlags
	storage.BlobFlags
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
	target, err := backup.OpenTarget(c.To, c.ForBackups())
	if err != nil {
		return err
	}
	if _, err := os.Stat(c.Database()); err != nil {
		return fmt.Errorf("there is nothing to back up in %s: %w", c.Data, err)
	}
	files, err := c.BlobFlags.Open(c.Data)
	if err != nil {
		return err
	}
	began := time.Now()
	taken, err := backup.Take(ctx, backup.TakeOptions{
		Database: c.Database(), Files: files, Target: target, Temp: c.Data, Keep: c.BackupKeep, Program: "pellucid " + settings.ProgramVersion(), Now: time.Now,
	})
	if err == nil && len(taken.Missing) > 0 {
		err = settings.ExitWith(3, fmt.Errorf("backup %s was taken, but %d files of images are missing on the server, such as %s", taken.Name, len(taken.Missing), taken.Missing[0]))
	}
	if err == nil {
		fmt.Println(taken)
	}
	return note(c.DataFlags, ctx, upkeep.BackupTaken, began, taken.String(), err)
}

// note records what became of a run, so that the running server shows it.
func note(f settings.DataFlags, ctx context.Context, kind upkeep.BackupRunKind, began time.Time, found string, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	run := upkeep.BackupRun{Kind: kind, Took: time.Since(began), OK: err == nil, Message: found}
	if err != nil {
		run.Message = err.Error()
	}
	if noteErr := notes(f).AddBackupRun(ctx, run); noteErr != nil {
		fmt.Fprintln(os.Stderr, "pellucid: the result can't be recorded for the admin dashboard:", noteErr)
	}
	return err
}

func notes(f settings.DataFlags) operations.BackupNotes {
	return operations.BackupNotes{Path: f.Database(), Now: time.Now}
}

type backupListCommand struct {
	storage.S3Flags
	From string `arg:"" optional:"" env:"PELLUCID_BACKUP_TO" help:"Folder, or s3://bucket/prefix."`
}

// Run lists the whole backups, newest first.
func (c *backupListCommand) Run(ctx context.Context) error {
	if c.From == "" {
		return errNoTarget
	}
	target, err := backup.OpenTarget(c.From, c.ForBackups())
	if err != nil {
		return err
	}
	names, err := backup.Backups(ctx, target)
	for _, name := range names {
		fmt.Println(name)
	}
	return err
}

// DrillFlags say what is drilled.
type DrillFlags struct {
	BackupTo string `placeholder:"PLACE" help:"Folder or s3://bucket/prefix for backups, which are then taken on a schedule."`
	Replica  string `placeholder:"PLACE" help:"Folder or s3://bucket/prefix that the database is replicated to within seconds. Needs the program litestream in PATH or beside pellucid."`
}

// Open opens the target of backups and the replica; nil: there is none.
func (f DrillFlags) Open(database string, s3 backup.S3) (target backup.Target, replica *backup.Replica, err error) {
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
	settings.DataFlags
	storage.BlobFlags
	DrillFlags
}

// Run drills at once and says what was found.
func (c *backupDrillCommand) Run(ctx context.Context) error {
	target, replica, err := c.DrillFlags.Open(c.Database(), c.ForBackups())
	if err != nil {
		return err
	}
	if target == nil && replica == nil {
		return errors.New("there is nothing to drill: set --backup-to, --replica, or both")
	}
	var copies backup.Target
	if copied, err := c.CopiesFiles(c.BlobFlags, c.Data); err != nil {
		return err
	} else if copied {
		if copies, err = backup.OpenExisting(c.Replica, c.ForBackups()); err != nil {
			return fmt.Errorf("--replica: %w", err)
		}
	}
	began := time.Now()
	found, err := backup.Drill(ctx, backup.DrillOptions{
		Target: target, Replica: replica, Copies: copies, Beat: notes(c.DataFlags).BeatReplica, Sample: BackupSample, Temp: temp(c.DataFlags), Now: time.Now,
	})
	if found != "" {
		fmt.Println(found)
	}
	return note(c.DataFlags, ctx, upkeep.BackupDrilled, began, found, err)
}

// temp is a folder for what is restored: on the disk of the data, or elsewhere when there is no data.
func temp(f settings.DataFlags) string {
	if info, err := os.Stat(f.Data); err != nil || !info.IsDir() {
		return filepath.Clean(os.TempDir())
	}
	return f.Data
}

// ScheduleFlags say when backups are taken and drilled.
type ScheduleFlags struct {
	DrillFlags
	BackupEvery time.Duration `default:"24h" placeholder:"TIME" help:"Time between backups; 0 takes none."`
	BackupKeep  int           `default:"7" placeholder:"N" help:"How many backups to keep; 0 keeps all."`
	DrillEvery  time.Duration `default:"24h" placeholder:"TIME" help:"Time between drills, which restore the newest backup and the replica into a temporary folder and check them; 0 does none."`
}

// CopiesFiles reports whether the server copies image files to the replica. Those in a bucket survive the disk and are not copied.
func (f DrillFlags) CopiesFiles(files storage.BlobFlags, data string) (bool, error) {
	at, err := files.Places(data)
	local := !at.IsS3() || at.Fallback != "" && !storage.IsBucket(at.Fallback)
	return f.Replica != "" && local, err
}

// KeepsDeleted is how long backups and the replica still hold what was deleted; 0: there are none; negative: no end is set.
func (f ScheduleFlags) KeepsDeleted() (longest time.Duration) {
	if f.BackupTo != "" && f.BackupEvery > 0 {
		longest = backup.DeletedKept(f.BackupEvery, f.BackupKeep)
	}
	if f.Replica != "" && longest >= 0 {
		longest = max(longest, backup.ReplicaKept)
	}
	return longest
}
