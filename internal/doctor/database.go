package doctor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// Database is the database, opened for reading.
type Database interface {
	SchemaVersions(ctx context.Context) (current, known int64, err error)
	QuickCheck(ctx context.Context) (problems []string, err error)
	ServerState(ctx context.Context) (domain.ServerState, error)
	LastBackup(ctx context.Context) (domain.BackupRun, error)
	LastBackupDrill(ctx context.Context) (domain.BackupRun, error)
	SpentSince(ctx context.Context, engine string, since time.Time) (cents float64, err error)
	SecondFactor(ctx context.Context, userID int64) (domain.SecondFactor, error)
	KeysInUse(ctx context.Context, blobKeys []string) (used []string, err error)
	ImageKeys(ctx context.Context, after string, n int) (keys []string, err error)
}

// Data is what a server works on.
type Data struct {
	Database Database
	Err      error // why there is no Database
	Missing  bool  // it was not made yet
	Running  bool  // a server works on it
	Local    bool  // it is a trial on this machine, which may have no backups
	Public   bool  // it is a site on the internet
	Now      func() time.Time
}

// reading returns a check that needs the database.
func (d Data) reading(name string, look func(ctx context.Context) (Finding, error)) Check {
	return Check{name, func(ctx context.Context) Finding {
		switch {
		case d.Missing:
			return note("", "there is no database yet")
		case d.Err != nil && damaged(d.Err):
			return bad(restore, "the database is damaged: %v", d.Err)
		case d.Err != nil:
			return unknown("", "the database cannot be opened: %v", d.Err)
		}
		finding, err := look(ctx)
		switch {
		case err == nil:
			return finding
		case errors.Is(err, context.DeadlineExceeded) || strings.Contains(err.Error(), "interrupted"):
			return unknown("Try again with a longer --time-limit.", "the database did not answer in time")
		case strings.Contains(err.Error(), "no such table") || strings.Contains(err.Error(), "no such column"):
			return unknown("Start this version once: it migrates the database.", "the database is older than this program")
		case damaged(err):
			return bad(restore, "the database is damaged: %v", err)
		}
		return bad("Restore a backup beside it and compare; see docs/operating.md.", "the database cannot be read: %v", err)
	}}
}

// restore is what to do about a damaged database.
const restore = "Stop the server, keep a copy of the data folder, and restore the last backup."

// damaged reports whether SQLite says that a file is no database, or not a whole one.
func damaged(err error) bool {
	return strings.Contains(err.Error(), "malformed") || strings.Contains(err.Error(), "not a database")
}

// Checks are those that read the database.
func (d Data) Checks() []Check {
	return []Check{
		d.reading("schema", d.schema), d.reading("database", d.integrity), d.reading("queue", d.queue), d.reading("mail queue", d.mail),
		d.reading("payment events", d.payments), d.reading("backup", d.backup), d.reading("backup drill", d.drill), d.reading("administrator", d.administrator),
	}
}

func (d Data) schema(ctx context.Context) (Finding, error) {
	current, known, err := d.Database.SchemaVersions(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case current > known:
		return bad("Run that version, or restore a backup.", "the database was made by a newer version (migration %d; this one knows %d)", current, known), nil
	case current < known:
		return note("The next start migrates it. Take a backup first.", "the database is at migration %d of %d", current, known), nil
	}
	return good("the database is at migration %d, as this program wants it", current), nil
}

func (d Data) integrity(ctx context.Context) (Finding, error) {
	problems, err := d.Database.QuickCheck(ctx)
	if err != nil {
		return Finding{}, err
	}
	if len(problems) > 0 {
		return bad(restore, "the database is damaged: %s", strings.Join(problems, "; ")), nil
	}
	return good("the database is whole"), nil
}

// stuckAfter is how long a generation may wait before something is wrong.
const stuckAfter = 10 * time.Minute

func (d Data) queue(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.TasksWaiting > 0 && !d.Running:
		return note("The next start continues them.", "the server is not running, and %s", count(s.TasksWaiting, "generation waits", "generations wait")), nil
	case s.TaskOldest > stuckAfter:
		return bad("Look at the log for a paused engine; pellucid engines check tries them.", "a generation has waited for %s, with %d before or beside it", length(s.TaskOldest), s.TasksWaiting-1), nil
	}
	return good("%s, %d under way", count(s.TasksWaiting, "generation waits", "generations wait"), s.TasksRunning), nil
}

// mailLate is how long an email may wait: the worker looks twice a minute.
const mailLate = 30 * time.Minute

func (d Data) mail(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.MailFailed > 0:
		return bad("Look at the log lines \"an email is given up\".", "%s given up in the last 24 hours", count(s.MailFailed, "email was", "emails were")), nil
	case s.MailOldest > mailLate && d.Running:
		return bad("Look at the mail server.", "an email has waited for %s", length(s.MailOldest)), nil
	}
	return good("%s", count(s.MailWaiting, "email waits", "emails wait")), nil
}

func (d Data) payments(ctx context.Context) (Finding, error) {
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return Finding{}, err
	case s.PaymentEventsOpen > 0:
		return bad("Run: pellucid billing replay", "%s not be acted on: somebody may have paid and have no plan", count(s.PaymentEventsOpen, "payment event could", "payment events could")), nil
	case s.RefundsRefused > 0:
		return bad("Refund them at the payment provider: the log says which, and why.", "%s refused by the provider", count(s.RefundsRefused, "refund was", "refunds were")), nil
	case s.ProviderTasksOpen > 0:
		return note("", "the payment provider is still to be told of %s", count(s.ProviderTasksOpen, "change", "changes")), nil
	}
	return good("all were acted on"), nil
}

// LastEvent says when the payment provider was last heard.
func (d Data) LastEvent(ctx context.Context) string {
	if d.Database == nil {
		return ""
	}
	s, err := d.Database.ServerState(ctx)
	switch {
	case err != nil:
		return ""
	case s.PaymentEventAge < 0:
		return "No event came yet"
	}
	return "The last event came " + length(s.PaymentEventAge) + " ago"
}

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

func (d Data) judgeRun(run domain.BackupRun, what string, late time.Duration) Finding {
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

// administrator looks whether a stolen password is enough to rule the site.
func (d Data) administrator(ctx context.Context) (Finding, error) {
	factor, err := d.Database.SecondFactor(ctx, domain.AdminID)
	switch {
	case err != nil:
		return Finding{}, err
	case factor.On():
		return good("the administrator signs in with more than a password"), nil
	case d.Public:
		return bad("Sign in as administrator and add a passkey or an authenticator app.", "the administrator has a password only"), nil
	}
	return note("", "the administrator has a password only"), nil
}

// Budget says how much of an engine's daily budget is spent. cents of 0 is no limit.
func (d Data) Budget(ctx context.Context, engine string, cents float64) (text string, spent bool) {
	if cents <= 0 || d.Database == nil {
		return "", false
	}
	used, err := d.Database.SpentSince(ctx, engine, d.Now().UTC().Truncate(24*time.Hour))
	if err != nil {
		return "", false
	}
	return fmt.Sprintf("$%.2f of today's $%.2f are spent", used/100, cents/100), used >= cents
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// length is a duration for people.
func length(d time.Duration) string {
	switch {
	case d >= 48*time.Hour:
		return fmt.Sprintf("%d days", int(d.Hours()/24))
	case d >= 2*time.Hour:
		return fmt.Sprintf("%d hours", int(d.Hours()))
	case d >= 2*time.Minute:
		return fmt.Sprintf("%d minutes", int(d.Minutes()))
	}
	return fmt.Sprintf("%d seconds", int(d.Seconds()))
}
