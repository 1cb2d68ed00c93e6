package db

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"
)

func TestMoreQueriesThanAreKeptStillRun(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	for i := range preparedMost + 3 {
		var one int
		var many []int
		query := fmt.Sprintf("SELECT %d WHERE ?", i)
		if err := s.Get(t.Context(), &one, query, true); err != nil || one != i {
			t.Fatalf("query %d gave %d, %v", i, one, err)
		}
		if err := s.List(t.Context(), &many, query, true); err != nil || len(many) != 1 {
			t.Fatalf("query %d gave %v, %v", i, many, err)
		}
	}
	if n := len(s.prepared.bySQL); n != preparedMost {
		t.Errorf("%d queries are kept", n)
	}
}

// SQLite writes a limit that it knows into the program of a query, and has to write another program for the next one.
func TestSQLiteDoesNotPlanForTheValueOfALimit(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.Close() }()
	for query, want := range map[string]bool{`SELECT id FROM users LIMIT ?`: true, plannedOnce(`SELECT id FROM users LIMIT ?`): false} {
		rows, err := s.Reader.QueryxContext(t.Context(), "EXPLAIN "+query, 7654)
		if err != nil {
			t.Fatal(err)
		}
		known := false
		for rows.Next() {
			step := map[string]any{}
			if err := rows.MapScan(step); err != nil {
				t.Fatal(err)
			}
			known = known || step["opcode"] == "Integer" && step["p1"] == int64(7654)
		}
		_ = rows.Close()
		if known != want {
			t.Errorf("%s: the plan knows the limit: %v", query, known)
		}
	}
}
