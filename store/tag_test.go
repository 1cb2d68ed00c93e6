package store_test

import (
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestTrendingTagsAreCountedOnceAMinute(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.Trust(t, user)
	first := s.AddImage(t, user, "fox")
	names := func() (names []string) {
		tags, err := s.TrendingTags(t.Context(), 5)
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range tags {
			names = append(names, tag.Name)
		}
		return names
	}
	names()
	s.AddImage(t, user, "owl")
	if got := names(); !slices.Equal(got, []string{"fox"}) {
		t.Errorf("within a minute they are %v", got)
	}
	s.Clock.Advance(time.Minute)
	if got := names(); !slices.Equal(got, []string{"fox", "owl"}) {
		t.Errorf("after a minute they are %v", got)
	}
	if _, err := s.DeleteImage(t.Context(), user.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	if got := names(); !slices.Equal(got, []string{"owl"}) {
		t.Errorf("after its only image was deleted, they are %v", got)
	}
}

func TestOlderPicturesAreMeasuredLater(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	s.AddImage(t, user, "measured", looks(1, "red"))
	gone := s.AddImage(t, user, "deleted")
	old := s.AddImage(t, user, "old")
	if _, err := s.DeleteImage(t.Context(), user.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	open, err := s.Unmeasured(t.Context(), 10)
	if err != nil || !slices.Equal(open, []string{old.BlobKey}) {
		t.Fatalf("not measured are %v, %v", open, err)
	}
	if err := s.SetVisualFeatures(t.Context(), old.BlobKey, domain.VisualFeatures{Silhouette: 1 << 63, Colors: []domain.Color{"blue", "white"}}); err != nil {
		t.Fatal(err)
	}
	if open, err := s.Unmeasured(t.Context(), 10); err != nil || len(open) != 0 {
		t.Errorf("still not measured are %v, %v", open, err)
	}
	if got := s.Prompts(t, domain.Listing{Color: "white"}); !slices.Equal(got, []string{"old"}) {
		t.Errorf("white pictures are %v", got)
	}
}
