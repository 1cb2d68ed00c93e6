package store_test

import (
	"encoding/json"
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/store/users"
)

func TestTheDownloadOfOnesDataNamesEveryTable(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	named := map[string]bool{}
	for _, table := range users.ExportTables() {
		if named[table.Name] || table.What == "" || !table.Left && table.Kept == "" {
			t.Errorf("%s is named twice, or without a reason", table.Name)
		}
		named[table.Name] = true
	}
	// Search indexes are left out: they are made of other tables, and their parts have no columns that could be read.
	there := testkit.All[string](t, s, `
		SELECT name FROM sqlite_master
		WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '%\_search\_%' ESCAPE '\'`)
	for _, table := range there {
		if !named[table] {
			t.Errorf("nobody has settled whether %s is in the download of one's data: add it to exportTables, or to notExported with the reason", table)
		}
		delete(named, table)
	}
	for table := range named {
		if !strings.HasPrefix(table, "sqlite_") {
			t.Errorf("%s is not there any more", table)
		}
	}
}

func TestTheDownloadHasWhatIsOnesOwnAndNoSecret(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	user, friend := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	ownAll(t, s, user, friend)
	filled := 0
	for _, table := range users.ExportTables() {
		if table.Left {
			continue
		}
		rows, err := s.ExportRows(t.Context(), table.Name, user.ID, 0, 100)
		if err != nil {
			t.Errorf("%s: %v", table.Name, err)
		}
		if len(rows) > 0 {
			filled++
		}
		for _, row := range rows {
			var values map[string]any
			if err := json.Unmarshal(row, &values); err != nil {
				t.Fatal(err)
			}
			if owner, has := values["user_id"]; has && owner != float64(user.ID) {
				t.Errorf("%s holds a row of user %v", table.Name, owner)
			}
			for name := range values {
				if strings.Contains(name, "password") || strings.Contains(name, "token_hash") || name == "actor_id" {
					t.Errorf("%s shows %s", table.Name, name)
				}
			}
		}
	}
	if filled < 17 {
		t.Errorf("only %d tables had something: the test has shown little", filled)
	}
}
