package backup_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/blob"
	"pellucid/internal/blob/fs"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// site is a database and image files, with a folder to back them up to.
type site struct {
	*testkit.Store
	t      *testing.T
	user   *domain.User
	blobs  *testkit.Blobs
	target backup.Target
	folder string // of the target
}

func newSite(t *testing.T) *site {
	t.Helper()
	s := &site{Store: testkit.NewStore(t), t: t, blobs: testkit.NewBlobs(t), folder: t.TempDir()}
	s.user = s.AddUser(t, "mira")
	s.Give(t, s.user, 5, 7)
	s.target = open(t, s.folder)
	return s
}

func open(t *testing.T, place string) backup.Target {
	t.Helper()
	target, err := backup.OpenTarget(place, backup.S3{})
	if err != nil {
		t.Fatal(err)
	}
	return target
}

// add keeps an image with its files; the content of each tells whose it is.
func (s *site) add(prompt string) domain.Image {
	s.t.Helper()
	img := s.AddImage(s.t, s.user, prompt)
	for _, name := range []string{"original.png", "256.webp", "512.webp"} {
		s.put(img.BlobKey+"/"+name, prompt+" "+name)
	}
	return img
}

func (s *site) put(key, content string) {
	s.t.Helper()
	if err := s.blobs.Put(s.t.Context(), key, []byte(content)); err != nil {
		s.t.Fatal(err)
	}
}

func (s *site) options() backup.TakeOptions {
	return backup.TakeOptions{
		Database: s.Path, Files: s.blobs, Target: s.target, Temp: filepath.Dir(s.Path), Keep: 7, Program: "a test", Now: s.Clock.Now,
	}
}

func (s *site) take(change ...func(*backup.TakeOptions)) backup.Taken {
	s.t.Helper()
	o := s.options()
	for _, change := range change {
		change(&o)
	}
	taken, err := backup.Take(s.t.Context(), o)
	if err != nil {
		s.t.Fatal(err)
	}
	s.Clock.Advance(time.Minute)
	return taken
}

func (s *site) drill() (string, error) {
	return backup.Drill(s.t.Context(), backup.DrillOptions{Target: s.target, Sample: 100, Temp: s.t.TempDir(), Now: s.Clock.Now})
}

// restored is what a restore made.
type restored struct {
	*testkit.Store
	files *fs.Store
	done  backup.Restored
}

func (s *site) restore(change ...func(*backup.RestoreOptions)) (*restored, error) {
	s.t.Helper()
	data := s.t.TempDir()
	files, err := fs.New(filepath.Join(data, "media"))
	if err != nil {
		s.t.Fatal(err)
	}
	o := backup.RestoreOptions{From: s.target, Database: filepath.Join(data, "pellucid.db"), Files: files}
	for _, change := range change {
		change(&o)
	}
	done, err := backup.Restore(s.t.Context(), o)
	r := &restored{files: files, done: done}
	if _, statErr := os.Stat(o.Database); statErr != nil {
		if err == nil {
			s.t.Fatal("a restore that succeeded left no database")
		}
		return r, err
	}
	r.Store = testkit.OpenStore(s.t, o.Database, s.Clock)
	return r, err
}

// wantEveryImage fails the test unless every image that is not deleted has its files, with the content that it was made with.
func (r *restored) wantEveryImage(t *testing.T, images int) {
	t.Helper()
	rows := testkit.All[string](t, r.Store, `SELECT blob_key || '|' || prompt FROM images WHERE deleted_at IS NULL`)
	if len(rows) != images {
		t.Errorf("%d images were restored, want %d", len(rows), images)
	}
	for _, row := range rows {
		key, prompt, _ := strings.Cut(row, "|")
		for _, name := range []string{"original.png", "256.webp", "512.webp"} {
			if content := read(t, r.files, key+"/"+name); content != prompt+" "+name {
				t.Errorf("%s/%s of %q holds %q", key, name, prompt, content)
			}
		}
	}
}

func read(t *testing.T, files *fs.Store, key string) string {
	t.Helper()
	file, err := files.Open(context.WithoutCancel(t.Context()), key)
	if err != nil {
		return err.Error()
	}
	defer func() { _ = file.Close() }()
	content := make([]byte, file.Size())
	if _, err := file.Read(content); err != nil {
		return err.Error()
	}
	return string(content)
}

// objects returns the paths of what a target keeps whose names contain part.
func (s *site) objects(part string) (paths []string) {
	s.t.Helper()
	err := filepath.WalkDir(s.folder, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && strings.Contains(filepath.ToSlash(path), part) {
			paths = append(paths, path)
		}
		return err
	})
	if err != nil {
		s.t.Fatal(err)
	}
	return paths
}

// damage changes one byte of a file, and not its length.
func damage(t *testing.T, path string, at int64) {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	content[at] ^= 0xff
	if err := os.WriteFile(path, content, 0o600); err != nil {
		t.Fatal(err)
	}
}

func wantError(t *testing.T, err error, parts ...string) {
	t.Helper()
	if err == nil {
		t.Fatalf("there was no error; want %q", parts)
	}
	for _, part := range parts {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("the error %q does not say %q", err, part)
		}
	}
}

type blobFile = blob.File

// partOf hashes a file.
func partOf(t *testing.T, path string) backup.Part {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return backup.Part{SHA256: sha256.Sum256(content), Size: int64(len(content))}
}

// edit changes a database file behind everybody's back, and leaves nothing beside it.
func edit(t *testing.T, _ *site, path, query string) {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+path+"?_fk=false&_journal=DELETE")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// corruptPages overwrites part of each of some pages, not the first, whose damage would be found by merely opening the file.
func corruptPages(t *testing.T, path string) {
	t.Helper()
	for page := int64(20); page < 40; page++ {
		for at := int64(0); at < 16; at++ {
			damage(t, path, page*4096+at)
		}
	}
}
