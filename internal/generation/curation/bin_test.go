package curation_test

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/curation"
	"pellucid/internal/testkit"
)

// stubborn is a file store that refuses to delete until it is told otherwise.
type stubborn struct {
	blob.Store
	refuse bool
}

func (s *stubborn) DeleteAll(ctx context.Context, prefix string) error {
	if s.refuse {
		return testkit.ErrDisk
	}
	return s.Store.DeleteAll(ctx, prefix)
}

func withFile(t *testing.T, blobs *testkit.Blobs, key string) {
	t.Helper()
	if err := blobs.Put(t.Context(), key, []byte("pixels")); err != nil {
		t.Fatal(err)
	}
}

func TestTheBinIsEmptiedAgainAfterACrash(t *testing.T) {
	s, blobs := testkit.NewStore(t), testkit.NewBlobs(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	withFile(t, blobs, img.BlobKey+"/original.png")
	files := &stubborn{Store: blobs, refuse: true}
	bin := curation.NewBin(s, files, slog.New(slog.DiscardHandler))
	deletion, err := bin.DeleteImage(t.Context(), mira.ID, img.ID)
	if err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(collection.UndoTime + collection.UndoGrace)
	if err := bin.Empty(t.Context()); !errors.Is(err, testkit.ErrDisk) {
		t.Fatalf("emptying a broken disk: %v", err)
	}
	if _, err := bin.Undo(t.Context(), mira.ID, deletion.ID); domain.CodeOf(err) != domain.Gone {
		t.Errorf("half an image came back: %v", err)
	}
	files.refuse = false
	if err := bin.Empty(t.Context()); err != nil {
		t.Fatal(err)
	}
	if left := blobs.Files(t); len(left) != 0 {
		t.Errorf("files are left: %v", left)
	}
	if n := s.Int(t, `SELECT count(*) FROM bin`); n != 0 {
		t.Errorf("%d images are still in the bin", n)
	}
}

func TestTheSweeperRemovesWhatNobodyOwnsAndIsADayOld(t *testing.T) {
	s, blobs := testkit.NewStore(t), testkit.NewBlobs(t)
	mira := s.AddUser(t, "mira")
	standing, binned, gone := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a whale"), s.AddImage(t, mira, "a frog")
	reference := domain.Reference{ID: domain.NewID(), UserID: mira.ID, BlobKey: "re/ference", Width: 1, Height: 1, Bytes: 1, CreatedAt: s.Clock.Now()}
	if err := s.AddReference(t.Context(), reference); err != nil {
		t.Fatal(err)
	}
	s.Exec(t, `UPDATE images SET deleted_at = 1 WHERE id = ?`, gone.ID) // and a crash before its files went
	if _, err := s.DeleteImage(t.Context(), mira.ID, binned.ID); err != nil {
		t.Fatal(err)
	}
	kept := []string{standing.BlobKey, binned.BlobKey, reference.BlobKey, "ne/ver-written-but-young", "ne/w-card-beside-old-files"}
	doomed := []string{gone.BlobKey, "ne/ver-written"}
	for _, key := range slices.Concat(kept, doomed) {
		withFile(t, blobs, key+"/original.png")
		withFile(t, blobs, key+"/256.webp")
	}
	if err := os.WriteFile(filepath.Join(blobs.Root, "ne", "ver-written", ".put-123"), []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	old := time.Now().Add(-curation.SweepAge)
	for _, file := range blobs.Files(t) {
		if file != "ne/ver-written-but-young/original.png" && file != "ne/w-card-beside-old-files/256.webp" {
			if err := os.Chtimes(filepath.Join(blobs.Root, filepath.FromSlash(file)), old, old); err != nil {
				t.Fatal(err)
			}
		}
	}
	swept, err := curation.NewSweeper(s, blobs, time.Now).Sweep(t.Context())
	if err != nil || swept != (curation.Swept{Looked: 15, Removed: 5, Bytes: 28}) {
		t.Errorf("swept %+v, %v", swept, err)
	}
	for _, key := range kept {
		if !slices.Contains(blobs.Files(t), key+"/original.png") {
			t.Errorf("%s is gone", key)
		}
	}
	if left := blobs.Files(t); len(left) != 2*len(kept) {
		t.Errorf("left are %v", left)
	}
}
