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
