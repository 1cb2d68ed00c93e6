package store_test

import (
	"slices"
	"testing"
	"time"

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
