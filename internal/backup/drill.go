package backup

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// DrillOptions say what is drilled.
type DrillOptions struct {
	Target Target        // nil: there are no backups
	MaxAge time.Duration // of the newest backup; 0: any
	Sample int           // how many files are read to compare their hashes
	Temp   string        // folder for what is restored, on a disk with room for the database
	Now    func() time.Time

	Replica *Replica                                     // nil: there is none
	Beat    func(ctx context.Context) (time.Time, error) // writes something into the database that the replica must then have
	Copies  Target                                       // the replica's place, where image files are copied to; nil: they are not
}

// Drill restores the newest backup's database, and the replica's, into a temporary folder, and checks what a restore would rely on. It
// returns what it found in a sentence; what is wrong is an error that names it.
func Drill(ctx context.Context, o DrillOptions) (found string, err error) {
	temp, err := os.MkdirTemp(o.Temp, ".drill-")
	if err != nil {
		return "", fmt.Errorf("there is no place to restore to: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(temp)) }()
	var parts []string
	var wrong error
	if o.Target != nil {
		part, err := drillBackup(ctx, o, filepath.Join(temp, "backup.db"))
		parts, wrong = append(parts, part), errors.Join(wrong, err)
	}
	if o.Replica != nil {
		part, err := drillReplica(ctx, o, filepath.Join(temp, "replica.db"))
		parts, wrong = append(parts, part), errors.Join(wrong, err)
	}
	return strings.TrimSpace(strings.Join(parts, " ")), wrong // a part that failed says nothing
}

func drillBackup(ctx context.Context, o DrillOptions, path string) (string, error) {
	m, err := Newest(ctx, o.Target)
	if err != nil {
		return "", err
	}
	if age := o.Now().Sub(m.Time); o.MaxAge > 0 && age > o.MaxAge {
		return "", fmt.Errorf("the newest backup, %s, is %s old", m.Name, age.Round(time.Minute))
	}
	if err := fetchDatabase(ctx, o.Target, m, path); err != nil {
		return "", err
	}
	owned, err := checkCopy(ctx, path, m.Facts)
	if err != nil {
		return "", fmt.Errorf("backup %s: %w", m.Name, err)
	}
	sampled, err := drillFiles(ctx, o, m, owned)
	if err != nil {
		return "", fmt.Errorf("backup %s: %w", m.Name, err)
	}
	return fmt.Sprintf("Backup %s is whole: %d images and %d files, %d of them read; database, credits and audit log are intact.",
		m.Name, m.Facts.Rows["images"], m.Files, sampled), nil
}
