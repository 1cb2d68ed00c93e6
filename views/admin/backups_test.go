package admin_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit/pagetest"
	adminviews "pellucid/views/admin"
)

func TestTheAdminHomeSaysWhetherTheSiteCouldBeRestoredAndWhatToDo(t *testing.T) {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	run := func(ok bool, age time.Duration, message string) upkeep.BackupRun {
		return upkeep.BackupRun{OK: ok, Time: now.Add(-age), Message: message}
	}
	good := run(true, 3*time.Hour, "Backup 1 has 7 images.")
	for name, test := range map[string]struct {
		state upkeep.BackupState
		says  []string
		warns bool
	}{
		"nothing": {upkeep.BackupState{}, []string{"Not set up", "Set PELLUCID_BACKUP_TO"}, true},
		"new":     {upkeep.BackupState{Scheduled: true}, []string{"Not checked yet", "None yet."}, true},
		"good": {
			upkeep.BackupState{Scheduled: true, Backup: good, Drill: run(true, 2*time.Hour, "Backup 1 is whole."), Replica: &upkeep.ReplicaState{Running: true, SyncedAt: now}},
			[]string{"Restorable, checked 2 hours ago", "3 hours ago (November 20, 2026 at 09:00 UTC) Backup 1 has 7 images.", "Backup 1 is whole.", "Up to date"}, false,
		},
		"damaged": {upkeep.BackupState{Scheduled: true, Backup: good, Drill: run(false, time.Hour, "backup 1: ab/original.png is damaged")}, []string{"Needs attention", "might not be fully restorable", "Failed 1 hour ago", "Backup 1: ab/original.png is damaged"}, true},
		"failing": {upkeep.BackupState{Scheduled: true, Backup: run(false, time.Hour, "the backup can't be written: no space left on device"), Drill: good}, []string{"The latest backup failed", "The backup can't be written: no space left on device"}, true},
		"overdue": {upkeep.BackupState{Scheduled: true, DrillEvery: time.Hour, Backup: good, Drill: good}, []string{"Check overdue", "pellucid backup drill"}, true},
		"stalled": {upkeep.BackupState{Replica: &upkeep.ReplicaState{Late: true, SyncedAt: now.Add(-10 * time.Minute), Problem: "access denied"}, Drill: good}, []string{"The replica isn't receiving changes", "Last change received 10 minutes ago", "access denied"}, true},
		"uncopied": {
			upkeep.BackupState{Drill: good, Replica: &upkeep.ReplicaState{Running: true, SyncedAt: now, Files: &upkeep.FilesReplicaState{Waiting: 1234, Since: now.Add(-10 * time.Minute), Late: true, Problem: "no space left on device"}}},
			[]string{"The replica isn't receiving changes", "1,234 files to be copied, the oldest noticed 10 minutes ago", "No space left on device"}, true,
		},
		"never began": {upkeep.BackupState{Replica: &upkeep.ReplicaState{}, Drill: good}, []string{"Not running"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			card := pagetest.Render(t, adminviews.Home(pagetest.SignedIn(), adminviews.HomePage{Backups: test.state, At: now})).Find(".backups")
			text := strings.Join(strings.Fields(card.Text()), " ")
			for _, part := range test.says {
				if !strings.Contains(text, part) {
					t.Errorf("%q does not say %q", text, part)
				}
			}
			if warned := card.Find(".notice-warn").Length() == 1; warned != test.warns {
				t.Errorf("there is a warning: %t", warned)
			}
		})
	}
}

// On a phone, the sentence with the command to run stood in three columns: a hint is a row of boxes, and each part of the text was one.
func TestWhatWaitsIsToldInWholeSentences(t *testing.T) {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	page := pagetest.Render(t, adminviews.Waiting(pagetest.SignedIn(), adminviews.WaitingPage{
		Now:     now,
		Waiting: upkeep.Waiting{Webhooks: 1, Drill: upkeep.BackupRun{Time: now.Add(-time.Hour), Message: "backup 1: ab/original.png is damaged"}},
		Details: upkeep.WaitingDetails{Webhooks: []upkeep.WaitingWebhook{{EventID: "evt_1", Type: "refund.created", Error: "the payment is not known", Received: now}}},
	}))
	if n := page.Find(".hint > code").Length(); n != 0 || page.Find(".hint code").Length() != 1 {
		t.Errorf("%d commands are boxes of their own", n)
	}
	words := page.Find(".waiting-words").Text()
	for _, want := range []string{"Backup 1: ab/original.png is damaged", "The payment is not known"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q does not say %q", words, want)
		}
	}
}
