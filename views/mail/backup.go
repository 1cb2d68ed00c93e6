package mail

import "pellucid/internal/domain/upkeep"

// BackupFailed tells the administrator that a backup or a check of the backups failed, and why.
func BackupFailed(t To, kind upkeep.BackupRunKind, message string) Email {
	subject, what := "A backup of "+t.Brand+" failed", "The latest backup failed. Earlier backups are still there."
	if kind == upkeep.BackupDrilled {
		subject, what = "The backups of "+t.Brand+" need attention", "The latest check of the backups found that the site might not be fully restorable."
	}
	l := t.email(subject)
	l.Before = []string{what, "What was found: " + message}
	l.Action = "Open the admin dashboard"
	l.After = []string{"The server tries again within an hour. This email is sent at most once a day."}
	return l
}
