package backup_test

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pellucid/internal/backup"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/store/copies"
)

// copied is a site whose image files are copied beside a replica in a folder.
type copied struct {
	*site
	place  string
	target backup.Target
	files  *backup.FileReplica
	store  blob.Store // what the server writes to
}

func withCopies(t *testing.T) *copied {
	t.Helper()
	c := &copied{site: newSite(t), place: t.TempDir()}
	c.again(open(t, c.place))
	return c
}

// again is the server after a restart.
func (c *copied) again(to backup.Target) {
	c.target = to
	c.files = backup.NewFileReplica(to, c.blobs, slog.New(slog.DiscardHandler), c.Clock.Now)
	c.store = c.files.Follow()
}

// draw keeps an image with its files as a server does.
func (c *copied) draw(prompt string) domain.Image {
	c.t.Helper()
	img := c.AddImage(c.t, c.user, prompt)
	for _, name := range []string{"original.png", "256.webp", "512.webp"} {
		if err := c.store.Put(c.t.Context(), img.BlobKey+"/"+name, []byte(prompt+" "+name)); err != nil {
			c.t.Fatal(err)
		}
	}
	return img
}

func (c *copied) step() {
	c.t.Helper()
	if err := c.files.Step(c.t.Context()); err != nil {
		c.t.Fatal(err)
	}
}

// copies returns the paths of the copies whose keys contain part.
func (c *copied) copies(part string) (paths []string) {
	c.t.Helper()
	err := filepath.WalkDir(filepath.Join(c.place, "images"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && strings.Contains(filepath.ToSlash(path), part) {
			paths = append(paths, path)
		}
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		return err
	})
	if err != nil {
		c.t.Fatal(err)
	}
	return paths
}

// lost restores the database as the replica has it, after the disk with the image files is gone.
func (c *copied) lost(change ...func(*backup.RestoreOptions)) (*restored, error) {
	return c.restore(append([]func(*backup.RestoreOptions){func(o *backup.RestoreOptions) {
		o.Copies = c.target
		o.Replica = func(ctx context.Context, to string) error { return copies.Snapshot(ctx, c.Path, to) }
	}}, change...)...)
}

// The disk failed at noon, the backup was taken at night: an image of the morning came back as a row without a picture.
func TestAnImageMadeAfterTheNewestBackupComesBackWithItsFilesAfterTheDiskIsLost(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	c.draw("of yesterday")
	c.take()
	c.draw("of this morning")
	without, err := c.lost(func(o *backup.RestoreOptions) { o.Copies = nil })
	if err != nil || len(without.done.Missing) != 3 {
		t.Fatalf("without copies, %d files are missing (%v), want 3: this test proves nothing", len(without.done.Missing), err)
	}
	c.step()
	r, err := c.lost()
	if err != nil || len(r.done.Missing) > 0 {
		t.Fatalf("missing %v: %v", r.done.Missing, err)
	}
	r.wantEveryImage(t, 2)
	alone, err := c.lost(func(o *backup.RestoreOptions) { o.From = nil })
	if err != nil {
		t.Fatal(err)
	}
	alone.wantEveryImage(t, 2) // without any backup, too
}

// With images in a bucket, a restore to a moment after the newest backup called files missing that were in the bucket all along.
func TestFilesThatAreInTheBucketAlreadyAreNotMissing(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	c.draw("of yesterday")
	c.take()
	c.draw("of this morning")
	r, err := c.lost(func(o *backup.RestoreOptions) { o.Copies, o.Files = nil, c.blobs })
	if err != nil || len(r.done.Missing) > 0 || len(r.done.Damaged) > 0 {
		t.Errorf("missing %v, damaged %v: %v", r.done.Missing, r.done.Damaged, err)
	}
}

// What was made while the replica could not be reached, or just before a crash, is remembered by nobody.
func TestFilesThatNobodyRemembersAreFoundAtTheNextStart(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	c.draw("before the crash")
	c.again(c.target)
	c.step()
	if n := len(c.copies("")); n != 3 {
		t.Fatalf("%d files were copied, want 3", n)
	}
	cut := c.copies("original.png")[0]
	if err := os.Truncate(cut, 3); err != nil { // a disk that lost the end of it
		t.Fatal(err)
	}
	c.Clock.Advance(25 * time.Hour)
	c.step()
	if r, err := c.lost(); err != nil {
		t.Fatal(err)
	} else {
		r.wantEveryImage(t, 1)
	}
}

// A moment before the deletion can be restored as long as the database's replica goes back. Then nothing of a deleted image is left.
func TestCopiesOfADeletedImageAreKeptForAWeekAndNoLonger(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	gone, kept := c.draw("deleted"), c.draw("kept")
	c.step()
	if err := c.store.DeleteAll(t.Context(), gone.BlobKey); err != nil {
		t.Fatal(err)
	}
	c.Clock.Advance(25 * time.Hour)
	c.step()
	if n := len(c.copies(gone.BlobKey)); n != 3 {
		t.Fatalf("on the day of its deletion %d of 3 copies are there", n)
	}
	c.noticed(gone, c.Clock.Now().Add(-6*24*time.Hour))
	c.Clock.Advance(25 * time.Hour)
	c.step()
	if left, others := len(c.copies(gone.BlobKey)), len(c.copies(kept.BlobKey)); left != 0 || others != 3 {
		t.Errorf("a week later %d copies of the deleted image are left, and %d of 3 of the other", left, others)
	}
	if _, err := os.Stat(filepath.Join(c.place, "images-gone", gone.BlobKey)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the note of its deletion stays: %v", err)
	}
}

// noticed sets when the replica noticed that an image was deleted: the folder's clock is the real one.
func (c *copied) noticed(img domain.Image, at time.Time) {
	c.t.Helper()
	if err := os.Chtimes(filepath.Join(c.place, "images-gone", img.BlobKey), at, at); err != nil {
		c.t.Fatal(err)
	}
}

// The disk of the image files was not mounted after a restart: a week later every copy would have been removed.
func TestNoCopyIsRemovedWhileTheServerHasNoFilesAtAll(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	img := c.draw("a red fox")
	c.step()
	if err := c.blobs.DeleteAll(t.Context(), img.BlobKey); err != nil {
		t.Fatal(err)
	}
	c.Clock.Advance(25 * time.Hour)
	wantError(t, c.files.Step(t.Context()), "is the disk of the image files mounted?")
	if n := len(c.copies("")); n != 3 {
		t.Errorf("%d of 3 copies are left", n)
	}
}

// fullReplica refuses what is put into it while it is full.
type fullReplica struct {
	backup.Target
	is bool
}

func (f *fullReplica) Put(ctx context.Context, name string, size int64, content io.Reader) error {
	if f.is {
		return errors.New("no space left on device")
	}
	return f.Target.Put(ctx, name, size, content)
}

func TestWhileTheReplicaCannotBeWrittenItsStateSaysHowManyFilesWaitAndNoneIsForgotten(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	target := &fullReplica{Target: c.target}
	c.again(target)
	c.step()
	target.is = true
	began := c.Clock.Now()
	c.draw("a red fox")
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() { defer close(done); c.files.Run(ctx) }()
	testkit.Eventually(t, "the failure is told", func() bool { return strings.Contains(c.files.State().Problem, "no space left") })
	if s := c.files.State(); s.Waiting != 3 || !s.Since.Equal(began) || s.Late {
		t.Errorf("at once: %+v", s)
	}
	c.Clock.Advance(6 * time.Minute)
	if s := c.files.State(); !s.Late {
		t.Errorf("after six minutes: %+v", s)
	}
	cancel()
	<-done
	target.is = false
	c.step()
	if s := c.files.State(); s.Waiting != 0 || s.Late || len(c.copies("")) != 3 {
		t.Errorf("with space again: %+v and %d copies", s, len(c.copies("")))
	}
}

func TestTheDrillFindsAFileWithoutACopyAndADamagedCopy(t *testing.T) {
	withReplicator(t)
	c := withCopies(t)
	replica, _ := replicated(t, c.site, backup.ReplicaOptions{Place: c.place, CatchUp: 20 * time.Second})
	drill := func() (string, error) {
		return backup.Drill(t.Context(), backup.DrillOptions{
			Replica: replica, Copies: c.target, Sample: 100, Beat: notes(c.site).BeatReplica, Temp: t.TempDir(), Now: time.Now,
		})
	}
	img := c.draw("a red fox")
	c.step()
	found, err := drill()
	if err != nil || !strings.Contains(found, "copies of all 3 image files, 3 of them read") {
		t.Fatalf("%q, %v", found, err)
	}
	path := c.copies("256.webp")[0]
	damage(t, path, 2)
	_, err = drill()
	wantError(t, err, img.BlobKey+"/256.webp is damaged")
	remove(t, path)
	_, err = drill()
	wantError(t, err, img.BlobKey+"/256.webp belongs to an image and the replica has no copy of it")
}

func TestCopiesInABucketAreMadeNotedAsGoneAndRestoredFrom(t *testing.T) {
	t.Parallel()
	c := withCopies(t)
	c.onS3()
	c.again(c.site.target)
	gone := c.draw("deleted")
	c.draw("kept")
	c.step()
	if err := c.store.DeleteAll(t.Context(), gone.BlobKey); err != nil {
		t.Fatal(err)
	}
	c.Clock.Advance(25 * time.Hour)
	c.step()
	if n := len(c.objects("images-gone/" + gone.BlobKey)); n != 1 {
		t.Errorf("%d notes of the deletion", n)
	}
	if r, err := c.lost(func(o *backup.RestoreOptions) { o.From = nil }); err != nil {
		t.Fatal(err)
	} else {
		r.wantEveryImage(t, 2) // the row of the deleted one is that of the moment before
	}
	missing, _, err := backup.MissingCopies(t.Context(), c.target, c.blobs)
	if err != nil || missing != 0 {
		t.Errorf("%d files without a copy, %v", missing, err)
	}
	c.Clock.Advance(9 * 24 * time.Hour)
	c.step()
	if n := len(c.objects("images/" + gone.BlobKey)); n != 0 {
		t.Errorf("%d copies of the deleted image are left", n)
	}
}
