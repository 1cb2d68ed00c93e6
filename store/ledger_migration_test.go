package store_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pressly/goose/v3"

	"pellucid/migrations"
)

// TestWhatKeysToldIsInColumns brings a ledger of the time before to the present form: which cycle an entry is of, and
// which refund took credits back, was to be read from keys alone.
func TestWhatKeysToldIsInColumns(t *testing.T) {
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(t.TempDir(), "old.db")+"?_fk=true")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, migrations.Files)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), 29); err != nil {
		t.Fatal(err)
	}
	run := func(statement string, args ...any) {
		t.Helper()
		if _, err := db.ExecContext(t.Context(), statement, args...); err != nil {
			t.Fatal(statement, err)
		}
	}
	run(`INSERT INTO users (id, email, email_folded, username, username_folded, created_at) VALUES (2, 'mira@example.org', 'mira@example.org', 'mira', 'mira', 0)`)
	run(`INSERT INTO credit_balances (user_id, plan_credits, extra_credits) VALUES (2, 195, 0)`)
	for _, e := range []struct {
		kind, key string
		plan      int
	}{
		{"grant", "registration:2", 10}, {"expire", "expire:registration:2", -10}, {"grant", "creem:tran:tran_1:3", 200},
		{"expire", "expire:creem:tran:tran_1:3#2", -200}, {"grant", "restore:creem:tran:tran_1:3", 200},
		{"refund", "creem:refund:ref_9#2", -5}, {"expire", "expire:release:task_1", 0},
	} {
		run(`INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) VALUES (2, ?, ?, 0, ?, 0)`, e.kind, e.plan, e.key)
	}
	if _, err := provider.Up(t.Context()); err != nil {
		t.Fatal(err)
	}
	rows, err := db.QueryContext(t.Context(), `SELECT coalesce(cycle, '-') || ' ' || coalesce(refund_of, '-') FROM credit_ledger ORDER BY id`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var got []string
	for rows.Next() {
		var line string
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		got = append(got, line)
	}
	want := []string{
		"registration:2 -", "registration:2 -", "creem:tran:tran_1:3 -", "creem:tran:tran_1:3 -", "creem:tran:tran_1:3 -", "- ref_9", "- -",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	run(`INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) VALUES (2, 'adjust', 0, 4, 'new', 0)`)
	var left int
	if err := db.QueryRowContext(t.Context(), `SELECT plan_credits + extra_credits FROM credit_balances WHERE user_id = 2`).Scan(&left); err != nil || left != 199 {
		t.Errorf("%d credits are left, %v", left, err)
	}
	if _, err := provider.DownTo(t.Context(), 29); err != nil {
		t.Error(err)
	}
}
