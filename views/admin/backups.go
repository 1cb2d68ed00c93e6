package admin

import (
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/views"
	"pellucid/views/components"
)

// backupsCard says how the site is backed up, and what to do about it.
type backupsCard struct {
	state upkeep.BackupState
	now   time.Time
}

// badge is the verdict in a few words.
func (c backupsCard) badge() string {
	switch c.state.Verdict(c.now) {
	case upkeep.BackupsNone:
		return "Not set up"
	case upkeep.BackupsWaiting:
		return "Not checked yet"
	case upkeep.BackupsFailed:
		return "Needs attention"
	case upkeep.BackupsOverdue:
		return "Check overdue"
	}
	return "Restorable, checked " + components.Ago(c.state.Drill.Time, c.now)
}

func (c backupsCard) good() bool { return c.state.Verdict(c.now) == upkeep.BackupsOK }

// urgent reports whether something is to be done at once: the card comes first then.
func (c backupsCard) urgent() bool {
	verdict := c.state.Verdict(c.now)
	return verdict == upkeep.BackupsFailed || verdict == upkeep.BackupsOverdue
}

// advice is what the administrator should do; empty: nothing.
func (c backupsCard) advice() string {
	replica := c.state.Replica
	switch c.state.Verdict(c.now) {
	case upkeep.BackupsNone:
		return "If this disk fails, everything is lost. Set PELLUCID_BACKUP_TO to a folder on another disk or to an S3 bucket."
	case upkeep.BackupsWaiting:
		return "The first check runs within minutes of the first backup. To run it now: pellucid backup drill."
	case upkeep.BackupsOverdue:
		return "The backups haven't been checked since " + components.Date(c.state.Drill.Time) + ". See the server's log, or run pellucid backup drill."
	case upkeep.BackupsFailed:
		switch {
		case replica != nil && replica.Behind():
			return "The replica isn't receiving changes. Check that its folder or bucket can be reached; the server's log has the details."
		case c.state.Backup.Happened() && !c.state.Backup.OK:
			return "The latest backup failed. Earlier backups are still there. Fix the cause below, then run pellucid backup."
		}
		return "The latest check found that the site might not be fully restorable. Fix the cause below, then run pellucid backup and pellucid backup drill."
	}
	return ""
}

// backupFact is a line of the card.
type backupFact struct{ name, text, detail string }

func (c backupsCard) facts() (facts []backupFact) {
	if run := c.state.Backup; run.Happened() {
		facts = append(facts, c.fact("Latest backup", run))
	} else if c.state.Scheduled {
		facts = append(facts, backupFact{name: "Latest backup", text: "None yet. The first is taken within minutes of the start."})
	}
	if run := c.state.Drill; run.Happened() {
		facts = append(facts, c.fact("Latest check", run))
	}
	if replica := c.state.Replica; replica != nil {
		facts = append(facts, backupFact{"Replica", c.replica(*replica), replica.Problem})
		if files := replica.Files; files != nil {
			facts = append(facts, backupFact{"Image copies", c.copies(*files), views.Sentence(files.Problem)})
		}
	}
	return facts
}

func (c backupsCard) fact(name string, run upkeep.BackupRun) backupFact {
	text, detail := components.Ago(run.Time, c.now), ""
	if run.Message != "" {
		detail = views.Sentence(run.Message)
	}
	if !run.OK {
		text = "Failed " + text
	}
	return backupFact{name, text + " (" + run.Time.UTC().Format("January 2, 2006 at 15:04 UTC") + ")", detail}
}

func (c backupsCard) replica(r upkeep.ReplicaState) string {
	switch {
	case r.SyncedAt.IsZero() && r.Running:
		return "Starting"
	case r.SyncedAt.IsZero():
		return "Not running"
	case r.Late, !r.Running:
		return "Last change received " + components.Ago(r.SyncedAt, c.now)
	}
	return "Up to date"
}

// copies says how the copies of image files beside the replica are doing.
func (c backupsCard) copies(f upkeep.FilesReplicaState) string {
	if f.Waiting == 0 {
		return "Up to date"
	}
	return components.Number(f.Waiting) + " files to be copied, the oldest noticed " + components.Ago(f.Since, c.now)
}
