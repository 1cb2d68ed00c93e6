package domain_test

import (
	"testing"
	"time"

	"pellucid/internal/domain"
)

func TestBackupsAreOnlyCalledGoodAfterADrillThatIsNotOld(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	run := func(ok bool, age time.Duration) domain.BackupRun {
		return domain.BackupRun{OK: ok, Time: now.Add(-age)}
	}
	day := 24 * time.Hour
	for name, test := range map[string]struct {
		state domain.BackupState
		want  domain.BackupVerdict
	}{
		"nothing is set up":                   {domain.BackupState{}, domain.BackupsNone},
		"a backup, and no drill yet":          {domain.BackupState{Scheduled: true, Backup: run(true, time.Hour)}, domain.BackupsWaiting},
		"a replica, and no drill yet":         {domain.BackupState{Replica: &domain.ReplicaState{Running: true}}, domain.BackupsWaiting},
		"a drill yesterday":                   {domain.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(true, day)}, domain.BackupsOK},
		"a drill three days ago":              {domain.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(true, 3*day)}, domain.BackupsOverdue},
		"a drill that failed":                 {domain.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(false, day)}, domain.BackupsFailed},
		"a backup that failed":                {domain.BackupState{Scheduled: true, DrillEvery: day, Backup: run(false, time.Hour), Drill: run(true, day)}, domain.BackupsFailed},
		"a replica that does not keep up":     {domain.BackupState{Replica: &domain.ReplicaState{Running: true, Late: true}, DrillEvery: day, Drill: run(true, day)}, domain.BackupsFailed},
		"backups by hand, drilled a year ago": {domain.BackupState{Backup: run(true, 365*day), Drill: run(true, 365*day)}, domain.BackupsOK},
	} {
		if got := test.state.Verdict(now); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
}
