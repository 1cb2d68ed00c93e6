package programtest

import (
	"database/sql"
	"math/rand/v2"
	"net/http"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	_ "github.com/mattn/go-sqlite3" // the database driver, to look at what a killed server leaves behind
)

// number returns the one number that a query gives in a data folder's database.
func number(t *testing.T, data, query string) (n int) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(data, "pellucid.db")+"?_timeout=10000&_query_only=true")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if err := db.QueryRowContext(t.Context(), query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

func tasks(t *testing.T, data, where string) int {
	t.Helper()
	return number(t, data, `SELECT count(*) FROM generation_tasks WHERE `+where)
}

// TestAKilledServerLosesNothingAndChargesNothingTwice kills the real program at random moments while it is at work.
func TestAKilledServerLosesNothingAndChargesNothingTwice(t *testing.T) {
	t.Parallel()
	data, random := t.TempDir(), rand.New(rand.NewPCG(7, 8))
	s := start(t, data)
	token := s.signUp("mira")
	for round := range 3 { // one more crash, and a task that ran in each would be given up
		for range 2 {
			body := map[string]any{"prompt": "a red fox", "width": 512, "seed": round}
			if status, err := s.call(token, http.MethodPost, "/images/generate", body, nil); status != http.StatusOK {
				t.Fatalf("round %d: %d, %v", round, status, err)
			}
		}
		<-time.After(time.Duration(random.IntN(900)) * time.Millisecond) // the moment of the crash
		if err := s.end(syscall.SIGKILL); err == nil {
			t.Fatal("the server was killed and ended well")
		}
		s = start(t, data)
	}
	waitFor(t, "every task ends", func() bool { return tasks(t, data, `status NOT IN ('completed', 'failed', 'canceled')`) == 0 })
	if err := s.end(syscall.SIGTERM); err != nil {
		t.Errorf("ended with %v\n%s", err, s.out)
	}
	wantFairCredits(t, data)
	if n := tasks(t, data, `status = 'completed'`); n != 6 {
		t.Errorf("%d of 6 generations were completed", n)
	}
	wantFiles(t, data)
}

// wantFairCredits fails the test unless every balance is the sum of its ledger, and every task took a credit an image.
func wantFairCredits(t *testing.T, data string) {
	t.Helper()
	for what, query := range map[string]string{
		"users whose balance is not the sum of their ledger": `SELECT count(*) FROM credit_balances b
			WHERE plan_credits + extra_credits <> (SELECT coalesce(sum(plan_delta + extra_delta), 0) FROM credit_ledger WHERE user_id = b.user_id)`,
		"tasks that took other than a credit an image": `SELECT count(*) FROM generation_tasks g
			WHERE (SELECT -sum(plan_delta + extra_delta) FROM credit_ledger WHERE task_id = g.id) <> (SELECT count(*) FROM images WHERE task_id = g.id)`,
		"images without files on record": `SELECT count(*) FROM images WHERE blob_key NOT IN (SELECT blob_key FROM image_files)`,
	} {
		if n := number(t, data, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
}

// wantFiles fails the test unless every image's original is there and whole.
func wantFiles(t *testing.T, data string) {
	t.Helper()
	originals, err := filepath.Glob(filepath.Join(data, "media", "*", "*", "original.png"))
	if err != nil {
		t.Fatal(err)
	}
	if images := number(t, data, `SELECT count(*) FROM images`); len(originals) < images {
		t.Errorf("%d images have %d files", images, len(originals))
	}
}
