package backup_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/domain"
)

// What is wrong with a backup, and what the drill and the restore say of it.
var damages = map[string]struct {
	do   func(t *testing.T, s *site, img domain.Image)
	says []string
}{
	"a page of its database is corrupt": {
		func(t *testing.T, s *site, _ domain.Image) { damage(t, s.objects("pellucid.db")[0], 3*4096+100) },
		[]string{"the SHA-256 of the database of backup", "is not the manifest's"},
	},
	"its database is missing": {
		func(t *testing.T, s *site, _ domain.Image) { remove(t, s.objects("pellucid.db")[0]) },
		[]string{"the database of backup", "pellucid.db"},
	},
	"a file is missing": {
		func(t *testing.T, s *site, _ domain.Image) { remove(t, s.holding("a red fox original.png")) },
		[]string{"/original.png (files/", "is missing"},
	},
	"a byte of a file is flipped": {
		func(t *testing.T, s *site, _ domain.Image) { damage(t, s.holding("a red fox 256.webp"), 2) },
		[]string{"/256.webp (files/", "is damaged: its SHA-256 is not the list's"},
	},
	"its list of files is cut off": {
		func(t *testing.T, s *site, _ domain.Image) {
			if err := os.Truncate(s.objects("files.jsonl")[0], 100); err != nil {
				t.Fatal(err)
			}
		},
		[]string{"the list of files of backup", "is damaged"},
	},
	"its manifest is garbled": {
		func(t *testing.T, s *site, _ domain.Image) { damage(t, s.objects("manifest.json")[0], 0) },
		[]string{"the manifest of backup", "is damaged"},
	},
}

func TestWhateverIsWrongWithABackupIsNamedByTheDrillAndByTheRestore(t *testing.T) {
	t.Parallel()
	for name, test := range damages {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t)
			img := s.add("a red fox")
			s.take()
			test.do(t, s, img)
			_, err := s.drill()
			wantError(t, err, test.says...)
			r, err := s.restore()
			wantError(t, err, test.says...)
			if r.Store != nil {
				t.Error("a database was restored all the same")
			}
		})
	}
}

// A backup may be whole by its hashes and hold a database that is not: then the looking inside has to find it.
func TestADatabaseThatIsBrokenInsideFailsTheDrillThoughItsHashIsRight(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		spoil func(t *testing.T, s *site, path string)
		says  string
	}{
		"a corrupt page": {func(t *testing.T, _ *site, path string) { corruptPages(t, path) }, "the database is damaged"},
		"a balance without a sum": {func(t *testing.T, s *site, path string) {
			edit(t, s, path, `DROP TRIGGER credit_balances_follow; UPDATE credit_balances SET extra_credits = 99`)
		}, "don't add up: the balance is"},
		"an edited audit entry": {func(t *testing.T, s *site, path string) {
			edit(t, s, path, `DROP TRIGGER audit_head_only_grows; UPDATE audit_head SET entries = 3`)
		}, "the audit log is damaged"},
		"a row that went missing": {func(t *testing.T, s *site, path string) { edit(t, s, path, `DELETE FROM image_tags`) }, "table image_tags has 0 rows instead of 2"},
		"an image of nobody":      {func(t *testing.T, s *site, path string) { edit(t, s, path, `UPDATE images SET user_id = 4711`) }, "refers to a row of users that is missing"},
		"an image without a file": {func(t *testing.T, s *site, path string) {
			edit(t, s, path, `UPDATE image_files SET blob_key = 'zz/gone'; UPDATE images SET blob_key = 'zz/gone'`)
		}, "zz/gone/original.png belongs to an image"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t)
			s.add("a red fox")
			s.take()
			path := s.objects("pellucid.db")[0]
			test.spoil(t, s, path)
			s.forgeManifest(path)
			_, err := s.drill()
			wantError(t, err, test.says)
		})
	}
}

func TestADamagedBackupIsRestoredInPartsWhenThatIsAskedFor(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.add("an oak")
	s.take()
	remove(t, s.holding("an oak 512.webp"))
	r, err := s.restore(func(o *backup.RestoreOptions) { o.Partial = true })
	if err != nil {
		t.Fatal(err)
	}
	if r.done.Files != 5 || len(r.done.Damaged) != 1 || !strings.Contains(r.done.Damaged[0], "/512.webp") {
		t.Errorf("%d files, damaged: %v", r.done.Files, r.done.Damaged)
	}
}

func TestAFileThatIsMissingInTheBackupIsTakenFromWhatSurvived(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.take()
	remove(t, s.holding("a red fox original.png"))
	r, err := s.restore(func(o *backup.RestoreOptions) { o.Media = s.blobs })
	if err != nil {
		t.Fatal(err)
	}
	r.wantEveryImage(t, 1)
}

func TestAMissingFileIsBackWithTheNextBackup(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.take()
	remove(t, s.holding("a red fox original.png"))
	s.take()
	if _, err := s.drill(); err != nil {
		t.Error(err)
	}
}

func TestADrillFailsWhenNothingWasBackedUpForTooLong(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.take()
	s.Clock.Advance(50 * time.Hour)
	_, err := backup.Drill(t.Context(), backup.DrillOptions{Target: s.target, MaxAge: 36 * time.Hour, Temp: t.TempDir(), Now: s.Clock.Now})
	wantError(t, err, "the newest backup", "is 50h1m0s old")
}

func TestADrillWithoutABackupSaysSo(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	_, err := s.drill()
	wantError(t, err, "there is no whole backup in", s.folder)
}

func TestAFolderThatIsNotEmptyIsNotRestoredTo(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	if err := backup.CheckEmpty(folder); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(folder+"/pellucid.db", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	wantError(t, backup.CheckEmpty(folder), "isn't empty; it has pellucid.db")
}

func remove(t *testing.T, path string) {
	t.Helper()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
}

// holding returns the path of the pool's file with a content.
func (s *site) holding(content string) string {
	s.t.Helper()
	for _, path := range s.objects("/files/") {
		if text, err := os.ReadFile(path); err == nil && string(text) == content {
			return path
		}
	}
	s.t.Fatalf("no file holds %q", content)
	return ""
}

// forgeManifest makes the newest manifest's hash that of a database that was changed.
func (s *site) forgeManifest(database string) {
	s.t.Helper()
	path := s.objects("manifest.json")[0]
	text, err := os.ReadFile(path)
	if err != nil {
		s.t.Fatal(err)
	}
	var m backup.Manifest
	if err := json.Unmarshal(text, &m); err != nil {
		s.t.Fatal(err)
	}
	m.Database = partOf(s.t, database)
	if text, err = json.Marshal(m); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o600); err != nil {
		s.t.Fatal(err)
	}
}
