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
	"pellucid/internal/blob"
)

type RestoreCommand struct {
	storage.BlobFlags
	From    string `arg:"" help:"Folder or s3://bucket/prefix with the backups; none when there are none."`
	Dir     string `arg:"" type:"path" help:"Data folder to restore to. It must be empty."`
	Backup  string `placeholder:"NAME" help:"Backup to restore, as 'pellucid backup list' names it. Default: the newest."`
	At      string `placeholder:"TIME" help:"Restore the database from the replica, as it was at this moment, such as 2026-11-22T23:59:00Z; now is the newest."`
	Replica string `placeholder:"PLACE" help:"The replica: folder or s3://bucket/prefix."`
	Media   string `placeholder:"PLACE" help:"Folder or s3://bucket/prefix with image files that survived, for images made after the newest backup."`
	Partial bool   `help:"Restore what is whole when some of the backup is damaged."`
}

// errGaps is the exit code when a restore left something out.
const errGaps = 3

// Run restores a data folder and says what is in it.
func (c *RestoreCommand) Run(ctx context.Context) (err error) {
	options, err := c.options()
	if err != nil {
		return err
	}
	lock, err := c.claim()
	if err != nil {
		return err
	}
	defer func() { _ = lock.Close() }()
	if options.Files, err = c.BlobFlags.Open(c.Dir); err != nil {
		return err
	}
	done, err := backup.Restore(ctx, options)
	for i, damage := range done.Damaged {
		if i == 20 {
			fmt.Fprintf(os.Stderr, "… and %d more\n", len(done.Damaged)-i)
			break
		}
		fmt.Fprintln(os.Stderr, "damaged:", damage)
	}
	if err != nil {
		hint := ""
		if errors.Is(err, backup.ErrDamaged) {
			hint = ". Nothing was restored. Try an older one (pellucid backup list, --backup NAME), or restore what is whole with --partial"
		}
		return fmt.Errorf("%w%s", errors.Join(err, os.RemoveAll(filepath.Join(c.Dir, "media"))), hint) // the folder was empty before
	}
	return c.report(done)
}

func (c *RestoreCommand) options() (o backup.RestoreOptions, err error) {
	data := settings.DataFlags{Data: c.Dir}
	o = backup.RestoreOptions{Name: c.Backup, Database: data.Database(), Partial: c.Partial}
	if c.From != "none" {
		if o.From, err = backup.OpenExisting(c.From, c.ForBackups()); err != nil {
			return o, err
		}
	}
	if c.Media != "" {
		if o.Media, err = c.survivors(); err != nil {
			return o, fmt.Errorf("--media: %w", err)
		}
	}
	if c.At == "" {
		if o.From == nil {
			return o, errors.New("without backups, say which moment of the replica to restore: --at TIME, or --at now")
		}
		return o, nil
	}
	at, err := parseMoment(c.At, time.Now())
	if err != nil {
		return o, err
	}
	if c.Replica == "" {
		return o, errors.New("--at needs the replica: set --replica to its folder or s3://bucket/prefix")
	}
	replica, err := backup.NewReplica(backup.ReplicaOptions{Place: c.Replica, Database: data.Database(), S3: c.ForBackups(), Log: slog.Default()})
	if err != nil {
		return o, err
	}
	o.Replica = func(ctx context.Context, to string) error { return replica.Restore(ctx, to, at) }
	o.Copies, err = backup.OpenExisting(c.Replica, c.ForBackups())
	return o, err
}

// survivors are the image files that are named as still there.
func (c *RestoreCommand) survivors() (blob.Store, error) {
	if !storage.IsBucket(c.Media) {
		if _, err := os.Stat(c.Media); err != nil {
			return nil, err
		}
	}
	return c.OpenPlace(c.Media)
}

// parseMoment reads a time; zero: now.
func parseMoment(text string, now time.Time) (at time.Time, err error) {
	if text == "now" {
		return at, nil
	}
	for _, layout := range []string{time.RFC3339Nano, "2006-01-02 15:04:05", "2006-01-02 15:04"} {
		if at, err = time.Parse(layout, text); err == nil {
			break
		}
	}
	if err != nil {
		return at, fmt.Errorf("--at must be like 2026-11-22T23:59:00Z or \"2026-11-22 23:59\" (UTC), not %q", text)
	}
	if at.After(now) {
		return at, fmt.Errorf("--at %s is in the future", text)
	}
	return at, nil
}

// claim makes sure that the data folder is empty and that no server works on it, nor starts on it meanwhile.
func (c *RestoreCommand) claim() (*os.File, error) {
	if _, err := os.Stat(filepath.Join(c.Dir, "pellucid.lock")); err == nil {
		lock, err := settings.LockData(c.Dir)
		if err != nil {
			return nil, fmt.Errorf("%w; stop it, or restore to another folder", err)
		}
		_ = lock.Close()
	}
	if err := backup.CheckEmpty(c.Dir); err != nil {
		return nil, err
	}
	return settings.LockData(c.Dir)
}

func (c *RestoreCommand) report(done backup.Restored) error {
	from := "the replica"
	if done.Backup.Name != "" {
		from = "backup " + done.Backup.Name
	}
	fmt.Printf("Restored %s: %d users, %d images, %d files (%d bytes), %d ledger entries. All hashes and sums are right.\n",
		from, done.Facts.Rows["users"], done.Facts.Rows["images"], done.Files, done.Bytes, done.Facts.Ledger.Entries)
	if len(done.Missing) > 0 || len(done.Damaged) > 0 {
		lost := append(done.Missing, done.Damaged...)
		return settings.ExitWith(errGaps, fmt.Errorf("%d files of images are missing, such as %s. Images made after the newest backup need their files: name a folder that has them with --media", len(lost), lost[0]))
	}
	fmt.Printf("Start the server on it: pellucid serve --data %s\n", c.Dir)
	return nil
}
