package store_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// TestPagesFarDownAreTheOnesThatCountingWouldGive holds the milestones to an OFFSET over plain sorting.
func TestPagesFarDownAreTheOnesThatCountingWouldGive(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Trust(t, mira)
	sample := s.AddImage(t, mira, "a sample", looks(1, "red")).ID
	if err := s.Seed(t.Context(), 6000, []string{sample}, seedWords, func(int) {}); err != nil {
		t.Fatal(err)
	}
	shelves := map[string]domain.Listing{
		"listed = 1": {}, "listed = 1 AND category = 'icons'": {Category: domain.Icons},
		"rowid IN (SELECT image_row FROM image_tags JOIN tags ON id = tag_id WHERE name = 'flat')": {Tags: []string{"flat"}},
		"rowid > 0": {Color: "red"},
	}
	orders := map[domain.Sort]string{
		domain.Newest: "rowid DESC", domain.Oldest: "rowid", domain.Popular: "popularity DESC, rowid DESC", domain.Trending: "hot DESC, rowid DESC",
	}
	for where, listing := range shelves {
		for order, by := range orders {
			for _, skip := range []int{999, 1000, 1001, 2345, 1000} {
				listing.Sort, listing.Skip, listing.Limit = order, skip, 3
				want := testkit.All[string](t, s, fmt.Sprintf(`SELECT id FROM images WHERE %s ORDER BY %s LIMIT 3 OFFSET %d`, where, by, skip))
				if got := ids(t, s, listing); !slices.Equal(got, want) {
					t.Errorf("%s by %s from %d: %v, want %v", where, by, skip, got, want)
				}
			}
		}
	}
	beyond, err := s.Images(t.Context(), domain.Listing{Skip: 50_000, Limit: 20})
	if err != nil || len(beyond.Data) != 0 || beyond.Total != 6001 {
		t.Errorf("beyond the end there are %d of %d, %v", len(beyond.Data), beyond.Total, err)
	}
}

func TestMilestonesAreAMinuteOldAtMost(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	sample := s.AddImage(t, user, "a sample").ID
	if err := s.Seed(t.Context(), 1500, []string{sample}, seedWords, func(int) {}); err != nil {
		t.Fatal(err)
	}
	listing := domain.Listing{Skip: 1000, Limit: 1}
	before := ids(t, s, listing)
	s.AddImage(t, user, "a newer one")
	if got := ids(t, s, listing); !slices.Equal(got, before) {
		t.Errorf("the milestone moved within a minute: %v, was %v", got, before)
	}
	if _, err := s.DeleteImage(t.Context(), testkit.One[int64](t, s, `SELECT user_id FROM images WHERE id = ?`, before[0]), before[0]); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, s, listing); slices.Equal(got, before) {
		t.Error("a deleted image is still listed")
	}
	s.Clock.Advance(time.Minute)
	want := testkit.All[string](t, s, `SELECT id FROM images WHERE listed = 1 ORDER BY rowid DESC LIMIT 1 OFFSET 1000`)
	if got := ids(t, s, listing); !slices.Equal(got, want) {
		t.Errorf("after a minute the page begins with %v, want %v", got, want)
	}
}

func ids(t *testing.T, s *testkit.Store, l domain.Listing) []string {
	t.Helper()
	page, err := s.Images(t.Context(), l)
	if err != nil {
		t.Fatal(err)
	}
	found := []string{}
	for _, img := range page.Data {
		found = append(found, img.ID)
	}
	return found
}

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
