package store_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// TestTheDatabaseIsForItsOwnerAlone: it was made readable by everybody on the machine, and so was every older copy.
func TestTheDatabaseIsForItsOwnerAlone(t *testing.T) {
	folder := t.TempDir()
	older := filepath.Join(folder, "older.db")
	if err := os.WriteFile(older, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(older, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(folder, "new.db"), older} {
		s := testkit.OpenStore(t, path, testkit.NewClock())
		s.AddUser(t, "mira")
		for _, name := range []string{path, path + "-wal", path + "-shm"} {
			about, err := os.Stat(name)
			if err != nil {
				t.Fatal(err)
			}
			if mode := about.Mode().Perm(); mode != 0o600 {
				t.Errorf("%s has the mode %o", filepath.Base(name), mode)
			}
		}
	}
}

// TestAHealthCheckAnswersWhateverHoldsTheLock: it wrote to the database and so waited for whoever did, for up to five
// seconds each, and monitors took the site for dead.
func TestAHealthCheckAnswersWhateverHoldsTheLock(t *testing.T) {
	s := testkit.NewStore(t)
	holder, err := sqlx.Open("sqlite3", "file:"+s.Path+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = holder.Close() }()
	tx, err := holder.BeginTxx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		started := time.Now()
		if err := s.Ping(t.Context()); err != nil {
			t.Errorf("while another program writes: %v", err)
		}
		if took := time.Since(started); took > 4*time.Second {
			t.Errorf("it took %v", took)
		}
	}
	s.Clock.Advance(31 * time.Second)
	if err := s.Ping(t.Context()); domain.CodeOf(err) != domain.Unavailable { // it said ready for as long as the lock was held
		t.Errorf("when nothing could be written for half a minute: %v", err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	s.AddUser(t, "mira")
	if err := s.Ping(t.Context()); err != nil {
		t.Error(err)
	}
}
