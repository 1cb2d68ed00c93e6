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
