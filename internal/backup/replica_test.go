package backup_test

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/services"
	"pellucid/store/operations"
)

// withReplicator puts bin/litestream into PATH.
func withReplicator(t *testing.T) {
	t.Helper()
	bin := filepath.Dir(services.Program(t, "bin", "litestream"))
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
}

// replicated is a replica that runs until the test ends or stop is called.
func replicated(t *testing.T, s *site, o backup.ReplicaOptions) (replica *backup.Replica, stop func()) {
	t.Helper()
	o.Database, o.Log = s.Path, slog.New(slog.DiscardHandler)
	replica, err := backup.NewReplica(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	done := make(chan struct{})
	go func() {
		defer close(done)
		_ = replica.Run(ctx, notes(s).BeatReplica)
	}()
	stop = func() { cancel(); <-done }
	t.Cleanup(stop)
	return replica, stop
}

// notes writes by the real time, as the replica counts it.
func notes(s *site) operations.BackupNotes {
	return operations.BackupNotes{Path: s.Path, Now: time.Now}
}

func drillReplica(t *testing.T, s *site, replica *backup.Replica) error {
	t.Helper()
	_, err := backup.Drill(t.Context(), backup.DrillOptions{Replica: replica, Beat: notes(s).BeatReplica, Temp: t.TempDir(), Now: time.Now})
	return err
}

func TestAReplicaHasEveryWriteAndIsRestoredToAMoment(t *testing.T) {
	withReplicator(t)
	for name, place := range map[string]func(t *testing.T) (string, backup.S3){
		"in a folder": func(t *testing.T) (string, backup.S3) { return t.TempDir(), backup.S3{} },
		"in a bucket": func(t *testing.T) (string, backup.S3) {
			s := newSite(t)
			return "s3://backups/replica", credentials(s.onS3())
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSite(t)
			where, s3 := place(t)
			replica, stop := replicated(t, s, backup.ReplicaOptions{Place: where, S3: s3})
			s.add("before the mistake")
			if err := drillReplica(t, s, replica); err != nil {
				t.Fatal(err)
			}
			if changed, err := replica.Changed(t.Context()); err != nil || time.Since(changed) > time.Minute {
				t.Errorf("it received something at %s, %v", changed, err) // on a bucket its files are elsewhere than in a folder
			}
			moment := time.Now()
			s.Exec(t, `UPDATE images SET prompt = 'the mistake'`)
			stop() // sends what is not sent yet
			for at, want := range map[time.Time]string{moment: "before the mistake", {}: "the mistake"} {
				path := filepath.Join(t.TempDir(), "pellucid.db")
				if err := replica.Restore(t.Context(), path, at); err != nil {
					t.Fatal(err)
				}
				if prompt := testkit.One[string](t, testkit.OpenStore(t, path, s.Clock), `SELECT prompt FROM images`); prompt != want {
					t.Errorf("at %s the prompt was %q, want %q", at, prompt, want)
				}
			}
			err := replica.Restore(t.Context(), filepath.Join(t.TempDir(), "pellucid.db"), moment.Add(-24*time.Hour))
			wantError(t, err, "it doesn't go back to that moment")
		})
	}
}

func TestAReplicaThatStoppedFailsTheDrill(t *testing.T) {
	withReplicator(t)
	s := newSite(t)
	replica, stop := replicated(t, s, backup.ReplicaOptions{Place: t.TempDir(), CatchUp: 20 * time.Second})
	if err := drillReplica(t, s, replica); err != nil {
		t.Fatal(err)
	}
	stop()
	stopped, err := backup.NewReplica(backup.ReplicaOptions{Place: replica.Place(), Database: s.Path, Log: slog.New(slog.DiscardHandler), CatchUp: 3 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	wantError(t, drillReplica(t, s, stopped), "the replica is stopped: after 3s it doesn't have what was written at", "is Litestream running?")
	if err := os.RemoveAll(replica.Place()); err != nil {
		t.Fatal(err)
	}
	wantError(t, drillReplica(t, s, stopped), "can't be restored")
}

// A server was restored to yesterday's database and goes on with the same replica: what it writes now must be in it.
func TestAReplicaFollowsADatabaseThatWasRestoredToAnEarlierMoment(t *testing.T) {
	withReplicator(t)
	s, place := newSite(t), t.TempDir()
	replica, stop := replicated(t, s, backup.ReplicaOptions{Place: place})
	s.add("kept")
	if err := drillReplica(t, s, replica); err != nil {
		t.Fatal(err)
	}
	moment := time.Now()
	s.add("lost")
	if err := drillReplica(t, s, replica); err != nil {
		t.Fatal(err)
	}
	stop()
	path := filepath.Join(t.TempDir(), "pellucid.db")
	if err := replica.Restore(t.Context(), path, moment); err != nil {
		t.Fatal(err)
	}
	again := &site{Store: testkit.OpenStore(t, path, s.Clock), t: t, user: s.user, blobs: s.blobs}
	replica, _ = replicated(t, again, backup.ReplicaOptions{Place: place})
	again.add("new")
	if err := drillReplica(t, again, replica); err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "pellucid.db")
	if err := replica.Restore(t.Context(), path, time.Time{}); err != nil {
		t.Fatal(err)
	}
	prompts := testkit.All[string](t, testkit.OpenStore(t, path, s.Clock), `SELECT prompt FROM images ORDER BY rowid`)
	if got := strings.Join(prompts, ", "); got != "kept, new" {
		t.Errorf("the replica has %s", got)
	}
}

func TestWithoutLitestreamAReplicaIsRefusedWithWhatToDo(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	_, err := backup.NewReplica(backup.ReplicaOptions{Place: t.TempDir(), Database: "pellucid.db"})
	wantError(t, err, "run make replica, and put bin/litestream in /usr/local/bin")
}

func TestTheStateOfAReplicaTellsThatItRunsAndWhenItReceivedSomething(t *testing.T) {
	withReplicator(t)
	s := newSite(t)
	replica, stop := replicated(t, s, backup.ReplicaOptions{Place: t.TempDir()})
	testkit.Eventually(t, "the process runs", func() bool { return replica.State().Running })
	stop()
	if state := replica.State(); state.Running || state.Late {
		t.Errorf("after its end: %+v", state)
	}
}

// runs remembers runs in memory.
type runs struct{ backup, drill upkeep.BackupRun }

func (r *runs) AddBackupRun(_ context.Context, run upkeep.BackupRun) error {
	if run.Kind == upkeep.BackupTaken {
		r.backup = run
	} else {
		r.drill = run
	}
	return nil
}
func (r *runs) LastBackup(context.Context) (upkeep.BackupRun, error)      { return r.backup, nil }
func (r *runs) LastBackupDrill(context.Context) (upkeep.BackupRun, error) { return r.drill, nil }

func TestTheScheduleTakesABackupADayDrillsItAndTellsOfFailures(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	kept := &runs{}
	var told []upkeep.BackupRun
	schedule := backup.Schedule{
		Take: s.options(), TakeEvery: 24 * time.Hour, DrillEvery: 24 * time.Hour, Runs: kept, Now: s.Clock.Now, Log: slog.New(slog.DiscardHandler),
		Drill:  backup.DrillOptions{Target: s.target, Sample: 10, Temp: t.TempDir(), Now: s.Clock.Now},
		Failed: func(_ context.Context, run upkeep.BackupRun) error { told = append(told, run); return nil },
	}
	tick := func() {
		t.Helper()
		if err := schedule.Tick(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	tick()
	if !kept.backup.OK || !kept.drill.OK || !strings.Contains(kept.drill.Message, "is whole") {
		t.Fatalf("the first: %+v", kept)
	}
	first := kept.backup.Time
	s.Clock.Advance(23 * time.Hour)
	if tick(); !kept.backup.Time.Equal(first) {
		t.Error("a second backup on the same day")
	}
	s.Clock.Advance(time.Hour)
	remove(t, s.objects("pellucid.db")[0]) // of the first backup, which is not drilled any more
	if tick(); kept.backup.Time.Equal(first) || !kept.drill.OK || len(told) != 0 {
		t.Errorf("the second day: %+v, told %v", kept, told)
	}
	s.Clock.Advance(24 * time.Hour)
	schedule.Take.Target = nil // no backup any more
	damage(t, s.holding("a red fox 256.webp"), 0)
	if tick(); kept.drill.OK || len(told) != 1 || !strings.Contains(told[0].Message, "is damaged") {
		t.Errorf("the third day: %+v, told %v", kept.drill, told)
	}
	s.Clock.Advance(time.Hour)
	if tick(); len(told) != 2 {
		t.Error("a drill that failed is not repeated after an hour")
	}
}
