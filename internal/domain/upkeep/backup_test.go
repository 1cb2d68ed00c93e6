package upkeep_test

import (
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
)

func TestBackupsAreOnlyCalledGoodAfterADrillThatIsNotOld(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	run := func(ok bool, age time.Duration) upkeep.BackupRun {
		return upkeep.BackupRun{OK: ok, Time: now.Add(-age)}
	}
	day := 24 * time.Hour
	for name, test := range map[string]struct {
		state upkeep.BackupState
		want  upkeep.BackupVerdict
	}{
		"nothing is set up":                   {upkeep.BackupState{}, upkeep.BackupsNone},
		"a backup, and no drill yet":          {upkeep.BackupState{Scheduled: true, Backup: run(true, time.Hour)}, upkeep.BackupsWaiting},
		"a replica, and no drill yet":         {upkeep.BackupState{Replica: &upkeep.ReplicaState{Running: true}}, upkeep.BackupsWaiting},
		"a drill yesterday":                   {upkeep.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(true, day)}, upkeep.BackupsOK},
		"a drill three days ago":              {upkeep.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(true, 3*day)}, upkeep.BackupsOverdue},
		"a drill that failed":                 {upkeep.BackupState{Scheduled: true, DrillEvery: day, Backup: run(true, day), Drill: run(false, day)}, upkeep.BackupsFailed},
		"a backup that failed":                {upkeep.BackupState{Scheduled: true, DrillEvery: day, Backup: run(false, time.Hour), Drill: run(true, day)}, upkeep.BackupsFailed},
		"a replica that does not keep up":     {upkeep.BackupState{Replica: &upkeep.ReplicaState{Running: true, Late: true}, DrillEvery: day, Drill: run(true, day)}, upkeep.BackupsFailed},
		"backups by hand, drilled a year ago": {upkeep.BackupState{Backup: run(true, 365*day), Drill: run(true, 365*day)}, upkeep.BackupsOK},
	} {
		if got := test.state.Verdict(now); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
}
