package store_test

import (
	"testing"

	"pellucid/internal/testkit"
)

func TestAFileThatEverybodyMayFetchIsForgottenWithItsImage(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img, other := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a boat")
	visible := func(blobKey string) bool {
		t.Helper()
		visible, public, err := s.BlobVisible(t.Context(), blobKey, 0)
		if err != nil || visible != public {
			t.Fatalf("visible %v, public %v, %v", visible, public, err)
		}
		return visible
	}
	for range 2 { // the second answer comes from memory
		if !visible(img.BlobKey) || !visible(other.BlobKey) {
			t.Fatal("a public picture cannot be fetched")
		}
	}
	if _, err := s.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	if visible(img.BlobKey) || !visible(other.BlobKey) {
		t.Error("what was deleted can be fetched, or what stands cannot")
	}
}
