package main

import (
	"testing"
	"time"
)

func TestWhatWasDeletedIsHeldAsLongAsTheSettingsOfBackupsSay(t *testing.T) {
	day := 24 * time.Hour
	for name, test := range map[string]struct {
		flags scheduleFlags
		want  time.Duration
	}{
		"nothing":              {scheduleFlags{BackupEvery: day, BackupKeep: 7}, 0},
		"a week of backups":    {scheduleFlags{drillFlags{BackupTo: "/b"}, day, 7, day}, 8 * day},
		"a month of backups":   {scheduleFlags{drillFlags{BackupTo: "/b", Replica: "/r"}, day, 30, day}, 31 * day},
		"all backups":          {scheduleFlags{drillFlags{BackupTo: "/b", Replica: "/r"}, day, 0, day}, -1},
		"a replica alone":      {scheduleFlags{drillFlags{Replica: "/r"}, day, 7, day}, 8 * day},
		"backups by hand only": {scheduleFlags{drillFlags{BackupTo: "/b"}, 0, 7, day}, 0},
	} {
		if got := test.flags.keepsDeleted(); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
}
