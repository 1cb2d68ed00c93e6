package store_test

import (
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func looks(silhouette uint64, colors ...domain.Color) func(*domain.Image) {
	return func(img *domain.Image) {
		img.VisualFeatures = domain.VisualFeatures{Silhouette: silhouette, Colors: colors}
	}
}

func TestRelatedImagesShareTagsThenLooksThenTime(t *testing.T) {
	s := testkit.NewStore(t)
	user, other := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	const round, square = 0x3c7effffffff7e3c, 0xffffffffffffffff
	this := s.AddImage(t, user, "red fox", looks(round, "red", "white"))
	s.AddImage(t, user, "oldest stone", looks(0))
	s.AddImage(t, user, "round ball", looks(round, "red", "white"))
	s.AddImage(t, user, "red box", looks(square, "blue"))
	s.AddImage(t, user, "red fox cub", looks(square, "blue"))
	s.AddImage(t, user, "secret red fox", looks(round, "red", "white"), testkit.Private)
	s.AddImage(t, user, "nearly ball", looks(round^1, "red"))
	s.AddImage(t, user, "red sun", looks(round, "red"))
	liked := s.AddImage(t, user, "newest stone", looks(0))
	if _, _, err := s.ToggleLike(t.Context(), other.ID, liked.ID); err != nil {
		t.Fatal(err)
	}
	related, err := s.Related(t.Context(), this.ID, other.ID, 20)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, img := range related {
		got = append(got, img.Prompt)
	}
	want := []string{"red fox cub", "red sun", "red box", "round ball", "nearly ball", "newest stone", "oldest stone"}
	if !slices.Equal(got, want) {
		t.Errorf("related are %q, want %q", got, want)
	}
	if img := related[5]; !img.Liked || len(img.Tags) == 0 {
		t.Errorf("the viewer's like or the tags are missing: %+v", img)
	}
	few, err := s.Related(t.Context(), this.ID, 0, 2)
	if err != nil || len(few) != 2 || few[0].Prompt != want[0] || few[0].Liked {
		t.Errorf("two of them are %+v, %v", few, err)
	}
}

// A stranger who repeated the prompt of the image on the landing page stood first among its related images.
func TestBesideAPromotedImageStandPromotedOnes(t *testing.T) {
	s := testkit.NewStore(t)
	trusted, stranger := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	s.Trust(t, trusted)
	reviewed := s.AddImage(t, trusted, "a stone", looks(0xff00000000000000, "gray"))
	this := s.AddImage(t, trusted, "red fox", looks(0xff, "red"))
	var posts []domain.Image
	for range 20 { // more than are looked at by each tag
		posts = append(posts, s.AddImage(t, stranger, "red fox", looks(0xff, "red")))
	}
	related, err := s.Related(t.Context(), this.ID, 0, 8)
	if err != nil || len(related) != 1 || related[0].ID != reviewed.ID {
		t.Errorf("beside a promoted image stand %+v, %v", related, err)
	}
	if related, err = s.Related(t.Context(), posts[0].ID, 0, 30); err != nil || !slices.ContainsFunc(related, func(img domain.Image) bool { return img.ID == posts[19].ID }) {
		t.Errorf("beside a stranger's image stand %d, %v", len(related), err)
	}
}

func TestWhatIsGoneStillHasNeighbors(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	gone := s.AddImage(t, user, "red fox", looks(0xff, "red"))
	alike := s.AddImage(t, user, "a ball", looks(0xff, "red"))
	s.AddImage(t, user, "a stone", looks(0xff00000000000000, "gray"))
	if _, err := s.DeleteImage(t.Context(), user.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	for id, first := range map[string]string{gone.ID: alike.Prompt, "nobodyknows": "a stone"} {
		related, err := s.Related(t.Context(), id, 0, 8)
		if err != nil || len(related) != 2 || related[0].Prompt != first {
			t.Errorf("around %s there are %+v, %v", id, related, err)
		}
	}
}
