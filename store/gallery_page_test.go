package store_test

import (
	"fmt"
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// seededLists are lists of a seeded gallery, each under the condition that plain SQL has for it.
func seededLists(t *testing.T, images int) (*testkit.Store, map[string]domain.Listing) {
	t.Helper()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Trust(t, mira)
	sample := s.AddImage(t, mira, "a sample", looks(1, "red")).ID
	if err := s.Seed(t.Context(), images-1, []string{sample}, seedWords, func(int) {}); err != nil {
		t.Fatal(err)
	}
	return s, map[string]domain.Listing{
		"listed = 1": {}, "listed = 1 AND category = 'icons'": {Category: domain.Icons},
		"rowid IN (SELECT image_row FROM image_tags JOIN tags ON id = tag_id WHERE name = 'flat')": {Tags: []string{"flat"}},
		"rowid > 0": {Color: "red"},
	}
}

var plainOrders = map[domain.Sort]string{
	domain.Newest: "rowid DESC", domain.Oldest: "rowid", domain.Popular: "popularity DESC, rowid DESC", domain.Trending: "hot DESC, rowid DESC",
}

// TestPagesFarDownAreTheOnesThatCountingWouldGive holds both halves of every list, its end and what is beyond it, to an
// OFFSET over plain sorting.
func TestPagesFarDownAreTheOnesThatCountingWouldGive(t *testing.T) {
	t.Parallel()
	s, lists := seededLists(t, 3000)
	for where, listing := range lists {
		total := s.Int(t, `SELECT count(*) FROM images WHERE `+where)
		for order, by := range plainOrders {
			for _, skip := range []int{0, 499, total/2 - 1, total / 2, total/2 + 1, total - 4, total - 3, total - 2, total - 1, total, total + 50_000} {
				listing.Sort, listing.Skip, listing.Limit = order, skip, 3
				want := testkit.All[string](t, s, fmt.Sprintf(`SELECT id FROM images WHERE %s ORDER BY %s LIMIT 3 OFFSET %d`, where, by, skip))
				if got := ids(t, s, listing); !slices.Equal(got, want) {
					t.Errorf("%s by %s from %d of %d: %v, want %v", where, by, skip, total, got, want)
				}
			}
		}
	}
}

// TestWhatLiesBesideAnImageIsWhatCountingWouldGive walks on from images in the middle of runs of equal keys, in both
// directions, and over both ends.
func TestWhatLiesBesideAnImageIsWhatCountingWouldGive(t *testing.T) {
	t.Parallel()
	s, lists := seededLists(t, 1000)
	for where, listing := range lists {
		for order, by := range plainOrders {
			all := testkit.All[string](t, s, `SELECT id FROM images WHERE `+where+` ORDER BY `+by)
			for _, at := range []int{0, 1, 2, 7, len(all) / 3, len(all) / 2, len(all) - 3, len(all) - 2, len(all) - 1} {
				listing.Sort, listing.Limit, listing.After, listing.Before = order, 3, all[at], ""
				if got, want := ids(t, s, listing), all[at+1:min(at+4, len(all))]; !slices.Equal(got, want) {
					t.Errorf("%s by %s after %d: %v, want %v", where, by, at, got, want)
				}
				listing.After, listing.Before = "", all[at]
				if got, want := ids(t, s, listing), all[max(0, at-3):at]; !slices.Equal(got, want) {
					t.Errorf("%s by %s before %d: %v, want %v", where, by, at, got, want)
				}
			}
		}
	}
}

func TestAListGoesOnFromAnImageThatHasLeftItAndNotFromOneThatNeverWas(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	oldest, left := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "an owl")
	s.AddImage(t, mira, "a hare")
	if _, err := s.DeleteImage(t.Context(), mira.ID, left.ID); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, s, domain.Listing{After: left.ID, Limit: 20}); !slices.Equal(got, []string{oldest.ID}) {
		t.Errorf("after the deleted one come %v, want %s", got, oldest.ID)
	}
	for _, listing := range []domain.Listing{{After: "nonsense"}, {Before: "nonsense"}} {
		listing.Limit = 20
		if _, err := s.Images(t.Context(), listing); domain.CodeOf(err) != domain.NotFound {
			t.Errorf("%+v: %v", listing, err)
		}
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
