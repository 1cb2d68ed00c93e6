package backup_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/curation"
	"pellucid/internal/testkit"
)

func TestWhatIsBackedUpIsRestoredToTheLastByte(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.add("an oak")
	taken := s.take()
	if taken.Files != 6 || taken.Copied != 6 || taken.Facts.Ledger.Extra != 7 {
		t.Errorf("taken: %+v", taken)
	}
	r, err := s.restore()
	if err != nil {
		t.Fatal(err)
	}
	r.wantEveryImage(t, 2)
	if balance := r.Int(t, `SELECT plan_credits + extra_credits FROM credit_balances WHERE user_id = ?`, s.user.ID); balance != s.Int(t, `SELECT plan_credits + extra_credits FROM credit_balances WHERE user_id = ?`, s.user.ID) {
		t.Errorf("the restored balance is %d", balance)
	}
	if found, err := s.drill(); err != nil || !strings.Contains(found, "2 images and 6 files, 6 of them read") {
		t.Errorf("the drill found %q, %v", found, err)
	}
}

// The order that the documentation gave before, database first and files then, lost the files of images that went private in
// between: they move to another key, and are removed under the one that the copied row names.
func TestImagesThatMoveAppearOrGoWhileABackupIsTakenAreAllRestored(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.Subscribe(t, s.user, 3)
	editor := curation.NewEditor(s.Store, rules.New(), s.blobs, slog.New(slog.DiscardHandler))
	hide := func(img domain.Image) {
		private := false
		if _, err := editor.UpdateImage(context.WithoutCancel(t.Context()), s.user.ID, img.ID, collection.ImageEdit{Public: &private}); err != nil {
			t.Error(err)
		}
	}
	hiddenBetween, hiddenAfter, deleted, stays := s.add("one"), s.add("two"), s.add("three"), s.add("four")
	var appeared domain.Image
	s.take(func(o *backup.TakeOptions) {
		o.Between = func() { // the files are copied, and the database is not
			hide(hiddenBetween)
			appeared = s.add("five")
			s.Exec(t, `UPDATE images SET deleted_at = 1 WHERE id = ?`, deleted.ID)
			if err := s.blobs.DeleteAll(context.WithoutCancel(t.Context()), deleted.BlobKey); err != nil {
				t.Error(err)
			}
		}
		files := &moving{Blobs: s.blobs}
		files.before = func(key string) { // the database is copied, and the files of new rows are not
			if strings.HasPrefix(key, appeared.BlobKey) && appeared.ID != "" {
				files.before = nil
				hide(appeared)
				hide(hiddenAfter)
			}
		}
		o.Files = files
	})
	r, err := s.restore()
	if err != nil {
		t.Fatal(err)
	}
	r.wantEveryImage(t, 4)
	if len(r.done.Missing) > 0 || stays.ID == "" {
		t.Errorf("missing: %v", r.done.Missing)
	}
	if found, err := s.drill(); err != nil {
		t.Errorf("%q, %v", found, err)
	}
}

// moving is a file store in which something happens when a file is opened.
type moving struct {
	*testkit.Blobs
	before func(key string)
}

func (m *moving) Open(ctx context.Context, key string) (file blobFile, err error) {
	if before := m.before; before != nil {
		before(key)
	}
	return m.Blobs.Open(ctx, key)
}

// Everything is written to while it is backed up: images appear, go private and are deleted by somebody else all the time.
func TestABackupOfABusySiteIsWhole(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.Subscribe(t, s.user, 3)
	editor := curation.NewEditor(s.Store, rules.New(), s.blobs, slog.New(slog.DiscardHandler))
	for range 30 {
		s.add("before")
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		private := false
		for i := 0; ctx.Err() == nil; i++ {
			img := s.add("busy")
			if _, err := editor.UpdateImage(context.WithoutCancel(ctx), s.user.ID, img.ID, collection.ImageEdit{Public: &private}); err != nil {
				t.Error(err)
				return
			}
			if i%3 == 0 {
				if _, err := s.DeleteImage(context.WithoutCancel(ctx), s.user.ID, img.ID); err != nil {
					t.Error(err)
					return
				}
			}
		}
	}()
	for range 3 {
		if taken := s.take(); len(taken.Missing) > 0 {
			t.Errorf("missing: %v", taken.Missing)
		}
		if found, err := s.drill(); err != nil {
			t.Errorf("%q, %v", found, err)
		}
	}
	stop()
	<-done
	r, err := s.restore()
	if err != nil || len(r.done.Missing) > 0 {
		t.Fatalf("missing: %v, %v", r.done.Missing, err)
	}
}

func TestASecondBackupCopiesOnlyWhatIsNew(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.take()
	s.add("an oak")
	if taken := s.take(); taken.Copied != 3 || taken.Files != 6 {
		t.Errorf("%d of %d files were copied", taken.Copied, taken.Files)
	}
}

func TestABackupThatIsKilledOrRunsOutOfSpaceIsNoneAndTheOneBeforeStays(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	first := s.take()
	for name, refuse := range map[string]func(object string) bool{
		"at a file":       func(object string) bool { return strings.HasPrefix(object, "files/") },
		"at the database": func(object string) bool { return strings.HasSuffix(object, "pellucid.db") },
		"at the list":     func(object string) bool { return strings.HasSuffix(object, "files.jsonl") },
		"at the manifest": func(object string) bool { return strings.HasSuffix(object, "manifest.json") },
	} {
		s.add(name) // a file that no attempt before has stored
		o := s.options()
		o.Target = &full{s.target, refuse}
		_, err := backup.Take(t.Context(), o)
		wantError(t, err, "no space left on device")
		if newest, err := backup.Newest(t.Context(), s.target); err != nil || newest.Name != first.Name {
			t.Errorf("%s: the newest backup is %s, %v", name, newest.Name, err)
		}
	}
	if _, err := s.drill(); err != nil {
		t.Errorf("the one before: %v", err)
	}
	left, err := filepath.Glob(filepath.Join(filepath.Dir(s.Path), ".backup-*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// full is a target without space for some objects.
type full struct {
	backup.Target
	refuse func(object string) bool
}

func (f *full) Put(ctx context.Context, name string, size int64, content io.Reader) error {
	if f.refuse(name) {
		return testkit.ErrDisk
	}
	return f.Target.Put(ctx, name, size, content)
}

func TestOnlySoManyBackupsAreKeptAndFilesThatNoneNeedsGo(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	gone := s.add("a red fox")
	s.add("an oak")
	for range 2 {
		s.take()
	}
	s.Exec(t, `UPDATE images SET deleted_at = 1 WHERE id = ?`, gone.ID)
	for range 2 {
		s.take(func(o *backup.TakeOptions) { o.Keep = 2 })
	}
	if names, err := backup.Backups(t.Context(), s.target); err != nil || len(names) != 2 {
		t.Errorf("kept: %v, %v", names, err)
	}
	if files := s.objects("/files/"); len(files) != 6 {
		t.Errorf("files of less than a day went: %d are left", len(files))
	}
	for _, path := range s.objects("/files/") {
		old := s.Clock.Now().Add(-48 * time.Hour)
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	s.take(func(o *backup.TakeOptions) { o.Keep = 2 })
	if files := s.objects("/files/"); len(files) != 3 {
		t.Errorf("%d files are left, and the backups need 3", len(files))
	}
	if _, err := s.drill(); err != nil {
		t.Error(err)
	}
}

func TestADamagedDatabaseIsNotBackedUpOverTheGoodOnes(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.add("a red fox")
	s.take()
	s.Exec(t, `PRAGMA foreign_keys = OFF`)
	s.Exec(t, `UPDATE images SET user_id = 4711`)
	_, err := backup.Take(t.Context(), s.options())
	wantError(t, err, "no backup was taken, and the earlier ones stay", "refers to a row of users that is missing")
	if names, err := backup.Backups(t.Context(), s.target); err != nil || len(names) != 1 {
		t.Errorf("kept: %v, %v", names, err)
	}
}

func TestTwoBackupsToOneFolderAtATimeAreRefused(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.take(func(o *backup.TakeOptions) {
		o.Between = func() {
			_, err := backup.Take(t.Context(), s.options())
			wantError(t, err, "another backup to", "is being taken")
		}
	})
}

func TestAPlaceThatCannotBeWrittenIsNamed(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := backup.OpenTarget(filepath.Join(file, "backups"), backup.S3{})
	wantError(t, err, "the folder for backups can't be made", file)
	_, err = backup.OpenTarget("ftp://example.org/backups", backup.S3{})
	wantError(t, err, "name a folder, or s3://bucket/prefix")
	_, err = backup.OpenTarget("s3://bucket", backup.S3{})
	wantError(t, err, "PELLUCID_S3_ACCESS_KEY")
}

func TestAFileThatTheServerItselfLacksIsSaidAndFailsTheDrill(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	img := s.add("a red fox")
	if err := s.blobs.DeleteAll(t.Context(), img.BlobKey); err != nil {
		t.Fatal(err)
	}
	taken := s.take()
	if len(taken.Missing) != 3 || taken.Missing[0] != img.BlobKey+"/original.png" {
		t.Errorf("missing: %v", taken.Missing)
	}
	_, err := s.drill()
	wantError(t, err, img.BlobKey+"/original.png", "wasn't on the server")
}

// Nothing of the copied database may change its bytes: what is hashed is what is restored.
func TestTheRestoredDatabaseIsTheOneThatWasHashed(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.take()
	copies := s.objects("pellucid.db")
	before, err := os.ReadFile(copies[0])
	if err != nil {
		t.Fatal(err)
	}
	data := t.TempDir()
	path := filepath.Join(data, "pellucid.db")
	if _, err := backup.Restore(t.Context(), backup.RestoreOptions{From: s.target, Database: path, Files: testkit.NewBlobs(t)}); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(path)
	if err = errors.Join(err, backup.CheckEmpty(t.TempDir())); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the restored database differs, %v", err)
	}
}
