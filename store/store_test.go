package store_test

import (
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/store"
)

// Somebody goes back to yesterday's binary: it must not write where it does not know the rules.
func TestADatabaseOfANewerVersionIsLeftAlone(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.Exec(t, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99999, 1)`)
	again, err := store.Open(t.Context(), s.Path, s.Clock.Now)
	if err == nil {
		_ = again.Close()
		t.Fatal("an older version opens it")
	}
	if !strings.Contains(err.Error(), "newer version, with migration 99999") {
		t.Errorf("%v", err)
	}
	s.Exec(t, `DELETE FROM goose_db_version WHERE version_id = 99999`)
	again, err = store.Open(t.Context(), s.Path, s.Clock.Now)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
}

// A folder of the time before the first release has tables that no migration leads from: it is refused in words, and stays
// as it is.
func TestADatabaseOfADevelopmentVersionIsRefusedInASentence(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.Exec(t, `UPDATE goose_db_version SET version_id = version_id - 100 WHERE version_id > 0`)
	tables := s.Int(t, `SELECT count(*) FROM sqlite_master`)
	again, err := store.Open(t.Context(), s.Path, s.Clock.Now)
	if err == nil {
		_ = again.Close()
		t.Fatal("it was opened")
	}
	want := "it was made by a development version before the first release, and cannot be converted: move the data folder away, and start again with an empty one"
	if !strings.HasSuffix(err.Error(), want) {
		t.Errorf("%v", err)
	}
	if left := s.Int(t, `SELECT count(*) FROM sqlite_master`); left != tables {
		t.Errorf("of %d tables and indexes, there are %d", tables, left)
	}
}

func TestStatisticsAreRenewedWhenATableHasGrown(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	rows := func() int {
		t.Helper()
		if err := s.Optimize(t.Context()); err != nil {
			t.Fatal(err)
		}
		return s.Int(t, `SELECT coalesce(max(CAST(stat AS INTEGER)), 0) FROM sqlite_stat1 WHERE tbl = 'tags'`)
	}
	s.Exec(t, `INSERT INTO tags (name) VALUES ('fox')`)
	if n := rows(); n != 1 {
		t.Errorf("of one tag, the statistics tell %d", n)
	}
	s.Exec(t, `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 99) INSERT INTO tags (name) SELECT 'tag ' || i FROM n`)
	if n := rows(); n != 100 {
		t.Errorf("of 100 tags, the statistics tell %d", n)
	}
}
