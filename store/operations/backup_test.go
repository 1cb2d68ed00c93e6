package operations_test

import (
	"testing"
	"time"

	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
)

func TestTheLatestBackupAndTheLatestDrillAreRememberedApart(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	if run, err := s.LastBackupDrill(t.Context()); err != nil || run.Happened() {
		t.Fatalf("before any: %+v, %v", run, err)
	}
	add := func(run upkeep.BackupRun) {
		t.Helper()
		if err := s.AddBackupRun(t.Context(), run); err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Minute)
	}
	add(upkeep.BackupRun{Kind: upkeep.BackupTaken, OK: true, Message: "3 files"})
	drilled := s.Clock.Now()
	add(upkeep.BackupRun{Kind: upkeep.BackupDrilled, OK: false, Took: 3 * time.Second, Message: "a file is missing"})
	add(upkeep.BackupRun{Kind: upkeep.BackupTaken, OK: true, Message: "4 files"})

	run, err := s.LastBackupDrill(t.Context())
	want := upkeep.BackupRun{Kind: upkeep.BackupDrilled, Time: drilled.UTC().Truncate(time.Millisecond), Took: 3 * time.Second, Message: "a file is missing"}
	if err != nil || run != want {
		t.Errorf("the drill is %+v, %v; want %+v", run, err, want)
	}
	if run, err := s.LastBackup(t.Context()); err != nil || run.Message != "4 files" || !run.OK {
		t.Errorf("the backup is %+v, %v", run, err)
	}
}

func TestOfEachKindOfRunAHundredAreKept(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	if err := s.AddBackupRun(t.Context(), upkeep.BackupRun{Kind: upkeep.BackupDrilled, Message: "the only drill"}); err != nil {
		t.Fatal(err)
	}
	for range 103 {
		if err := s.AddBackupRun(t.Context(), upkeep.BackupRun{Kind: upkeep.BackupTaken, OK: true}); err != nil {
			t.Fatal(err)
		}
	}
	if n := s.Int(t, `SELECT count(*) FROM backup_runs WHERE kind = 'backup'`); n != 100 {
		t.Errorf("%d backups are remembered", n)
	}
	if n := s.Int(t, `SELECT count(*) FROM backup_runs WHERE kind = 'drill'`); n != 1 {
		t.Errorf("%d drills are remembered", n)
	}
}
