package store

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// openWithUser opens a store whose own connections the test may spoil, and signs somebody up.
func openWithUser(t *testing.T) (*Store, *domain.User) {
	t.Helper()
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	user, err := s.Register(t.Context(), people.Registration{Email: "mira@example.org", Username: "mira"}, "")
	if err != nil {
		t.Fatal(err)
	}
	return s, user
}

// TestAFullDiskChangesNothing caps the file's pages on the writer's own connection, which gives the same SQLITE_FULL as a
// disk without space.
func TestAFullDiskChangesNothing(t *testing.T) {
	s, user := openWithUser(t)
	gen := domain.Generation{Prompt: strings.Repeat("fox ", 400), Samples: 1, Width: 512, Height: 512, Steps: 25}
	plan := domain.Plan{TierID: 1, Name: "Free"}
	if _, err := s.Writer.ExecContext(t.Context(), `PRAGMA max_page_count = 1`); err != nil { // means: no more than there are
		t.Fatal(err)
	}
	var err error
	accepted := 0
	for range 10 {
		if _, err = s.ReserveGeneration(t.Context(), user, plan, gen); err != nil {
			break
		}
		accepted++ // pages that were begun had room
	}
	if domain.CodeOf(err) != domain.Unavailable {
		t.Fatalf("after %d tasks the disk is full: %v", accepted, err)
	}
	wantConsistent(t, s, user.ID, accepted)
	if _, err := s.Writer.ExecContext(t.Context(), `PRAGMA max_page_count = 100000`); err != nil {
		t.Fatal(err)
	}
	if _, err := s.ReserveGeneration(t.Context(), user, plan, gen); err != nil {
		t.Fatalf("with space again: %v", err)
	}
	wantConsistent(t, s, user.ID, accepted+1)
}

func wantConsistent(t *testing.T, s *Store, userID int64, tasks int) {
	t.Helper()
	var got struct{ Tasks, Entries, Sum int }
	err := s.Reader.GetContext(t.Context(), &got, `
		SELECT (SELECT count(*) FROM generation_tasks) AS tasks,
		       (SELECT count(*) FROM credit_ledger WHERE kind = 'reserve') AS entries,
		       (SELECT sum(plan_delta + extra_delta) FROM credit_ledger) AS sum`)
	if err != nil {
		t.Fatal(err)
	}
	b, err := s.Balance(t.Context(), userID)
	if err != nil || got.Tasks != tasks || got.Entries != tasks || got.Sum != 10-tasks || b.Remaining() != 10-tasks {
		t.Errorf("%+v and %d credits left, %v; want %d tasks paid for", got, b.Remaining(), err, tasks)
	}
}

func TestATokenStillReadsWhenItsUseCannotBeWrittenDown(t *testing.T) {
	// On a full disk, programs that had not called for an hour were refused with 503, even for reading.
	s, user := openWithUser(t)
	if err := s.CreateToken(t.Context(), user.ID, "a token", "a script", time.Hour); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Writer.ExecContext(t.Context(), `PRAGMA query_only = true`); err != nil { // every write gives SQLITE_READONLY
		t.Fatal(err)
	}
	if found, err := s.UserByToken(t.Context(), "a token"); err != nil || found.ID != user.ID {
		t.Errorf("the token is %+v's, %v", found, err)
	}
	if _, err := s.Register(t.Context(), people.Registration{Email: "omar@example.org", Username: "omar"}, ""); domain.CodeOf(err) != domain.Unavailable {
		t.Errorf("writing to a read-only database gives %v", err)
	}
}
