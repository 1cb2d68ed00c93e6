package doctor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
)

// Database is the database, opened for reading.
type Database interface {
	SchemaVersions(ctx context.Context) (current, known int64, err error)
	QuickCheck(ctx context.Context) (problems []string, err error)
	ServerState(ctx context.Context) (upkeep.ServerState, error)
	LastBackup(ctx context.Context) (upkeep.BackupRun, error)
	LastBackupDrill(ctx context.Context) (upkeep.BackupRun, error)
	SpentSince(ctx context.Context, engine string, since time.Time) (cents float64, err error)
	SecondFactor(ctx context.Context, userID int64) (people.SecondFactor, error)
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
