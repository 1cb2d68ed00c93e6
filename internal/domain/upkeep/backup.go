package upkeep

import "time"

// BackupRunKind says what was run.
type BackupRunKind string

// The kinds of runs.
const (
	BackupTaken   BackupRunKind = "backup" // a backup was taken
	BackupDrilled BackupRunKind = "drill"  // the newest backup, the replica, or both were restored and checked
)

// BackupRun is what became of a backup or of a drill. The zero value: there was none yet.
type BackupRun struct {
	Kind    BackupRunKind
	Time    time.Time // when it ended
	Took    time.Duration
	OK      bool
	Message string // what was found, in a sentence for the administrator; it may name files and folders
}

// Happened reports whether there was one at all.
func (r BackupRun) Happened() bool { return !r.Time.IsZero() }

// BackupState is how a site is backed up, and when that was last proven.
type BackupState struct {
	Scheduled  bool          // backups are taken by the server
	Every      time.Duration // between backups
	DrillEvery time.Duration
	Replica    *ReplicaState // nil: the database is not replicated
	Backup     BackupRun     // the latest
	Drill      BackupRun     // the latest
}

// ReplicaState is how the replica of the database is doing.
type ReplicaState struct {
	Running  bool
	SyncedAt time.Time          // when it last took something in; zero: not since the server started
	Late     bool               // writes have waited for minutes
	Problem  string             // what its process last complained of; empty: nothing
	Files    *FilesReplicaState // nil: image files are not copied, such as those that are in a bucket
}

// FilesReplicaState is how the copies of image files beside the replica are doing.
type FilesReplicaState struct {
	Waiting int       // files that are to be copied
	Since   time.Time // since when the oldest of them has waited; zero: none waits
	Late    bool      // nothing was copied for minutes, though files wait
	Problem string    // why the last try failed; empty: it did not
}

// Behind reports whether the replica, or the copies of files beside it, have not kept up for minutes.
func (s ReplicaState) Behind() bool { return s.Late || s.Files != nil && s.Files.Late }

// BackupVerdict says in one word whether a site could be restored.
type BackupVerdict string

// The verdicts.
const (
	BackupsNone    BackupVerdict = "none"    // nothing is backed up
	BackupsWaiting BackupVerdict = "waiting" // the first drill is still to come
	BackupsOK      BackupVerdict = "ok"      // the latest drill found all of it
	BackupsFailed  BackupVerdict = "failed"  // the latest backup, drill or replica did not work
	BackupsOverdue BackupVerdict = "overdue" // there was no drill for twice as long as there should be
)

// Verdict says whether the site could be restored, as far as is known now.
func (s BackupState) Verdict(now time.Time) BackupVerdict {
	failed := s.Backup.Happened() && !s.Backup.OK || s.Drill.Happened() && !s.Drill.OK
	switch {
	case !s.Scheduled && s.Replica == nil && !s.Backup.Happened():
		return BackupsNone
	case failed, s.Replica != nil && s.Replica.Behind():
		return BackupsFailed
	case !s.Drill.Happened():
		return BackupsWaiting
	case s.DrillEvery > 0 && now.Sub(s.Drill.Time) > 2*s.DrillEvery:
		return BackupsOverdue
	}
	return BackupsOK
}
