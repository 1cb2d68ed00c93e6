package doctor_test

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"pellucid/internal/blob/fs"
	"pellucid/internal/doctor"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/store"
)

// database makes a data folder with a migrated database that nobody has open, and returns the folder.
func database(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	s, err := store.Open(t.Context(), filepath.Join(folder, "pellucid.db"), time.Now)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return folder
}

// opened is a database as the doctor sees it.
func opened(t *testing.T, folder string, running bool) doctor.Data {
	t.Helper()
	s, err := store.OpenReadOnly(t.Context(), filepath.Join(folder, "pellucid.db"), time.Now)
	if err != nil {
		return doctor.Data{Err: err, Now: time.Now}
	}
	t.Cleanup(func() { _ = s.Close() })
	return doctor.Data{Database: s, Running: running, Now: time.Now}
}

func named(t *testing.T, checks []doctor.Check, name string) doctor.Check {
	t.Helper()
	i := slices.IndexFunc(checks, func(c doctor.Check) bool { return c.Name == name })
	if i < 0 {
		t.Fatalf("there is no check %s", name)
	}
	return checks[i]
}

func change(t *testing.T, folder, statement string, args ...any) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+filepath.Join(folder, "pellucid.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), statement, args...); err != nil {
		t.Fatal(err)
	}
}

func TestLookingAtADatabaseMakesNoFilesAndChangesNone(t *testing.T) {
	folder := database(t)
	before, err := os.ReadFile(filepath.Join(folder, "pellucid.db"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range opened(t, folder, false).Checks() {
		look(t, c)
	}
	after, err := os.ReadFile(filepath.Join(folder, "pellucid.db"))
	files, _ := os.ReadDir(folder)
	if err != nil || !bytes.Equal(before, after) || len(files) != 1 {
		t.Errorf("the database changed, or files were made: %v, %v", files, err)
	}
}

func TestAWholeDatabaseIsGoodAndADamagedOneBad(t *testing.T) {
	folder := database(t)
	checks := opened(t, folder, true).Checks()
	want(t, named(t, checks, "schema"), doctor.Good, "as this program wants it")
	want(t, named(t, checks, "database"), doctor.Good, "whole")
	path := filepath.Join(folder, "pellucid.db")
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	copy(file[len(file)/2:], bytes.Repeat([]byte{0xA5}, 4096*3)) // three pages in the middle
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	want(t, named(t, opened(t, folder, true).Checks(), "database"), doctor.Bad, "restore")
}

func TestADatabaseOfAnotherVersionIsSaid(t *testing.T) {
	folder := database(t)
	change(t, folder, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99999, 1)`)
	want(t, named(t, opened(t, folder, false).Checks(), "schema"), doctor.Bad, "newer version")
	change(t, folder, `DELETE FROM goose_db_version WHERE version_id > 110`)
	want(t, named(t, opened(t, folder, false).Checks(), "schema"), doctor.Note, "The next start migrates it")
}

func TestBackupsAndDrillsAreJudgedByAgeAndResult(t *testing.T) {
	folder := database(t)
	want(t, named(t, opened(t, folder, true).Checks(), "backup"), doctor.Bad, "no backup yet")
	add := func(kind string, age time.Duration, ok int) {
		change(t, folder, `INSERT INTO backup_runs (kind, ended_at, took, ok, message) VALUES (?, ?, 1, ?, 'three files are missing')`, kind, time.Now().Add(-age).UnixMilli(), ok)
	}
	add("backup", time.Hour, 1)
	want(t, named(t, opened(t, folder, true).Checks(), "backup"), doctor.Good, "60 minutes ago")
	add("backup", 50*time.Hour, 1)
	want(t, named(t, opened(t, folder, true).Checks(), "backup"), doctor.Bad, "2 days ago")
	add("drill", time.Hour, 0)
	want(t, named(t, opened(t, folder, true).Checks(), "backup drill"), doctor.Bad, "three files are missing")
}

func TestAQueueThatDoesNotMoveIsBadWhileAServerRuns(t *testing.T) {
	s := testkit.NewStore(t) // which stays open, as a server's does
	user := s.AddUser(t, "mira")
	plan, err := s.PlanOf(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	gen := domain.Generation{Prompt: "a red fox", Width: 512, Height: 512, Samples: 1, Price: 1}
	gen.Normalize()
	task, err := s.ReserveGeneration(t.Context(), user, plan, gen)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Dir(s.Path)
	s.Exec(t, `UPDATE generation_tasks SET created_at = ? WHERE id = ?`, time.Now().Add(-time.Minute).UnixMilli(), task.ID)
	want(t, named(t, opened(t, folder, true).Checks(), "queue"), doctor.Good, "1 generation waits")
	s.Exec(t, `UPDATE generation_tasks SET created_at = ? WHERE id = ?`, time.Now().Add(-time.Hour).UnixMilli(), task.ID)
	want(t, named(t, opened(t, folder, true).Checks(), "queue"), doctor.Bad, "60 minutes")
	want(t, named(t, opened(t, folder, false).Checks(), "queue"), doctor.Note, "not running")
}

func TestImagesWithoutFilesAndFilesWithoutImagesAreCounted(t *testing.T) {
	s := testkit.NewStore(t)
	folder, user := filepath.Dir(s.Path), s.AddUser(t, "mira")
	kept, err := fs.New(filepath.Join(folder, "media"))
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		img := s.AddImage(t, user, "a red fox")
		if err := kept.Put(t.Context(), img.BlobKey+"/"+domain.OriginalName, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	files := doctor.Files{Data: opened(t, folder, true), Blobs: kept, Original: domain.OriginalName}
	want(t, named(t, files.Checks(), "images' files"), doctor.Good, "3 images")
	want(t, named(t, files.Checks(), "ownerless files"), doctor.Good)
	originals, err := filepath.Glob(filepath.Join(folder, "media", "*", "*", domain.OriginalName))
	if err != nil || len(originals) != 3 {
		t.Fatalf("%v, %v", originals, err)
	}
	if err := os.Remove(originals[1]); err != nil {
		t.Fatal(err)
	}
	key, _ := filepath.Rel(filepath.Join(folder, "media"), filepath.Dir(originals[1]))
	want(t, named(t, files.Checks(), "images' files"), doctor.Bad, "1 image has", key, "backup")
	if err := kept.Put(t.Context(), "zz/ownerless/original.png", []byte("x")); err != nil {
		t.Fatal(err)
	}
	want(t, named(t, files.Checks(), "ownerless files"), doctor.Good) // it may get its row yet
	old := time.Now().Add(-48 * time.Hour)
	if err := os.Chtimes(filepath.Join(folder, "media/zz/ownerless/original.png"), old, old); err != nil {
		t.Fatal(err)
	}
	want(t, named(t, files.Checks(), "ownerless files"), doctor.Note, "1 folder of files", "zz/ownerless", "pellucid sweep")
}

func TestWithoutADatabaseNothingIsJudged(t *testing.T) {
	for _, c := range (doctor.Data{Missing: true}).Checks() {
		want(t, c, doctor.Note, "no database yet")
	}
}
