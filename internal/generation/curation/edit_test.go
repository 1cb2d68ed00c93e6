package curation_test

import (
	"errors"
	"log/slog"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/curation"
	"pellucid/internal/testkit"
)

var hidden = collection.ImageEdit{Public: new(false)}

// editing is a public image with two files, of somebody who may hide it.
func editing(t *testing.T) (*testkit.Store, *testkit.Blobs, *curation.Editor, domain.Image) {
	t.Helper()
	s, blobs := testkit.NewStore(t), testkit.NewBlobs(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	img := s.AddImage(t, mira, "a fox")
	for _, name := range []string{domain.OriginalName, domain.RenditionName(256)} {
		if err := blobs.Put(t.Context(), img.BlobKey+"/"+name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	return s, blobs, curation.NewEditor(s, rules.New(), blobs, slog.New(slog.DiscardHandler)), img
}

func TestFilesAreCopiedBeforeTheImagePointsToThem(t *testing.T) {
	s, blobs, editor, img := editing(t)
	blobs.OnPut(func(string) error { // what a crash at this moment leaves
		if now, err := s.Image(t.Context(), img.ID, img.UserID); err != nil || now.BlobKey != img.BlobKey || !now.IsPublic {
			t.Errorf("while files are copied the image is %+v, %v", now, err)
		}
		if !slices.Contains(blobs.Files(t), img.BlobKey+"/"+domain.OriginalName) {
			t.Error("the original is removed before its copy is in use")
		}
		return nil
	})
	now, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, hidden)
	if err != nil || now.IsPublic || now.BlobKey == img.BlobKey {
		t.Fatalf("the image is %+v, %v", now, err)
	}
	want := []string{now.BlobKey + "/" + domain.RenditionName(256), now.BlobKey + "/" + domain.OriginalName}
	if files := blobs.Files(t); !slices.Equal(files, want) {
		t.Errorf("the files are %v, want %v", files, want)
	}
}

func TestADiskThatIsFullLeavesThePictureAsItWas(t *testing.T) {
	s, blobs, editor, img := editing(t)
	before := blobs.Files(t)
	blobs.OnPut(func(key string) error {
		if strings.HasSuffix(key, domain.RenditionName(256)) {
			return testkit.ErrDisk
		}
		return nil
	})
	if _, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, hidden); domain.CodeOf(err) != domain.Unavailable {
		t.Errorf("the error is %v", err)
	}
	if now, err := s.Image(t.Context(), img.ID, 0); err != nil || now.BlobKey != img.BlobKey {
		t.Errorf("the image is %+v, %v", now, err)
	}
	if files := blobs.Files(t); !slices.Equal(files, before) {
		t.Errorf("the files are %v, were %v", files, before)
	}
}

func TestADatabaseThatFailsLeavesNoCopies(t *testing.T) {
	s, blobs, editor, img := editing(t)
	before := blobs.Files(t)
	s.Exec(t, `CREATE TRIGGER broken BEFORE UPDATE OF is_public ON images BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
	if _, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, hidden); err == nil {
		t.Error("nothing tells of the failure")
	}
	if files := blobs.Files(t); !slices.Equal(files, before) {
		t.Errorf("the files are %v, were %v", files, before)
	}
}

func TestOtherEditsLeaveTheFilesAlone(t *testing.T) {
	_, blobs, editor, img := editing(t)
	blobs.OnPut(func(key string) error { t.Errorf("%s was written", key); return nil })
	for _, edit := range []collection.ImageEdit{{AltText: new("A fox asleep")}, {Public: new(true)}} {
		if now, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, edit); err != nil || now.BlobKey != img.BlobKey {
			t.Errorf("the image is %+v, %v", now, err)
		}
	}
}

func TestWhatAnOwnerSaysOfAPictureIsScreened(t *testing.T) {
	s, _, editor, img := editing(t)
	for name, edit := range map[string]collection.ImageEdit{
		"alt_text": {AltText: new("a swastika"), Tags: &[]string{"snow"}},
		"tags":     {AltText: new("a flag"), Tags: &[]string{"snow", "sw4stika"}},
	} {
		_, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, edit)
		if told := new(domain.Error); !errors.As(err, &told) || told.Field != name || !strings.Contains(told.Message, "can't be shown here") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if now, err := s.Image(t.Context(), img.ID, 0); err != nil || now.AltText != img.AltText || len(now.Tags) != len(img.Tags) {
		t.Errorf("a refused edit left %+v, %v", now, err)
	}
}

func TestWordsOfBeforeTheRulesDoNotKeepAnOwnerFromEditing(t *testing.T) {
	s, _, editor, img := editing(t)
	s.Exec(t, `UPDATE images SET alt_text = 'a swastika' WHERE id = ?`, img.ID)
	now, err := editor.UpdateImage(t.Context(), img.UserID, img.ID, collection.ImageEdit{AltText: new("a swastika"), Tags: &[]string{"temple"}})
	if err != nil || len(now.Tags) != 1 || now.Tags[0].Name != "temple" {
		t.Errorf("the tags are %v, %v", now.Tags, err)
	}
}
