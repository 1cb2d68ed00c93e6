package recovery

import (
	"testing"
	"time"
)

func TestWhatWasDeletedIsHeldAsLongAsTheSettingsOfBackupsSay(t *testing.T) {
	day := 24 * time.Hour
	for name, test := range map[string]struct {
		flags ScheduleFlags
		want  time.Duration
	}{
		"nothing":              {ScheduleFlags{BackupEvery: day, BackupKeep: 7}, 0},
		"a week of backups":    {ScheduleFlags{DrillFlags{BackupTo: "/b"}, day, 7, day}, 8 * day},
		"a month of backups":   {ScheduleFlags{DrillFlags{BackupTo: "/b", Replica: "/r"}, day, 30, day}, 31 * day},
		"all backups":          {ScheduleFlags{DrillFlags{BackupTo: "/b", Replica: "/r"}, day, 0, day}, -1},
		"a replica alone":      {ScheduleFlags{DrillFlags{Replica: "/r"}, day, 7, day}, 8 * day},
		"backups by hand only": {ScheduleFlags{DrillFlags{BackupTo: "/b"}, 0, 7, day}, 0},
	} {
		if got := test.flags.KeepsDeleted(); got != test.want {
			t.Errorf("%s: %s, want %s", name, got, test.want)
		}
	}
}
