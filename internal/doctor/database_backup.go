package doctor

import (
	"context"
	"time"

	"pellucid/internal/domain/upkeep"
)

// backupLate and drillLate are how old backups and their drills may be.
const (
	backupLate = 36 * time.Hour
	drillLate  = 8 * 24 * time.Hour
)

func (d Data) backup(ctx context.Context) (Finding, error) {
	run, err := d.Database.LastBackup(ctx)
	return d.judgeRun(run, "backup", backupLate), err
}

func (d Data) drill(ctx context.Context) (Finding, error) {
	run, err := d.Database.LastBackupDrill(ctx)
	return d.judgeRun(run, "backup drill", drillLate), err
}

func (d Data) judgeRun(run upkeep.BackupRun, what string, late time.Duration) Finding {
	const (
		see   = "Look at the log, and whether --backup-to is set; docs/operating.md says how."
		again = "Remove the cause, then run: pellucid backup, and pellucid backup drill"
		first = "Set --backup-to, if it is not set: the first one follows a minute after the start."
	)
	age := d.Now().Sub(run.Time)
	switch {
	case !run.Happened() && d.Local:
		return note("", "there is no %s of a trial", what)
	case !run.Happened():
		return bad(first, "there was no %s yet", what)
	case !run.OK:
		return bad(again, "the last %s, %s ago, failed: %s", what, length(age), run.Message)
	case age > late:
		return bad(see, "the last %s was %s ago", what, length(age))
	}
	return good("the last %s was %s ago", what, length(age))
}
