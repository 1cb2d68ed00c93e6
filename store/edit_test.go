package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// found tells which images a visitor finds in a listing.
func found(t *testing.T, s *testkit.Store, l domain.Listing) (ids []string, total int) {
	t.Helper()
	l.Limit = 10
	page, err := s.Images(t.Context(), l)
	if err != nil {
		t.Fatal(err)
	}
	for _, img := range page.Data {
		ids = append(ids, img.ID)
	}
	return ids, page.Total
}

func TestAnEditKeepsSearchTagsAndCountersRight(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	s.Clock.Advance(time.Hour)
	edited, err := s.UpdateImage(t.Context(), mira.ID, img.ID, domain.ImageEdit{
		AltText: new("A fox asleep"), Tags: &[]string{"Vixen", "snow"}, Category: new(domain.Icons),
	})
	if err != nil {
		t.Fatal(err)
	}
	if edited.AltText != "A fox asleep" || edited.Category != domain.Icons || !edited.UpdatedAt.Equal(s.Clock.Now()) || !edited.CreatedAt.Equal(img.CreatedAt) {
		t.Errorf("the image is now %+v", edited)
	}
	names := []string{}
	for _, tag := range edited.Tags {
		names = append(names, tag.Name)
	}
	if diff := cmp.Diff([]string{"snow", "vixen"}, names); diff != "" {
		t.Error(diff)
	}
	for name, test := range map[string]struct {
		list  domain.Listing
		total int
	}{
		"the new tag":              {domain.Listing{Tags: []string{"vixen"}}, 1},
		"the old tag":              {domain.Listing{Tags: []string{"fox"}}, 0},
		"a search for the new tag": {domain.Listing{Search: "vixen"}, 1},
		"a search for the prompt":  {domain.Listing{Search: "fox"}, 1},
		"the new shelf":            {domain.Listing{Category: domain.Icons}, 1},
		"the old shelf":            {domain.Listing{Category: domain.Objects}, 0},
		"all":                      {domain.Listing{}, 1},
	} {
		if ids, total := found(t, s, test.list); len(ids) != test.total || total != test.total {
			t.Errorf("%s: %v of %d, want %d", name, ids, total, test.total)
		}
	}
}

func TestAnEditLeavesAloneWhatItDoesNotName(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	edited, err := s.UpdateImage(t.Context(), mira.ID, img.ID, domain.ImageEdit{AltText: new("A fox asleep")})
	if err != nil || edited.Category != img.Category || !edited.IsPublic || len(edited.Tags) != len(img.Tags) {
		t.Errorf("the image is now %+v, %v", edited, err)
	}
	if ids, _ := found(t, s, domain.Listing{Tags: []string{"fox"}}); len(ids) != 1 {
		t.Error("its tag no longer finds it")
	}
}

func TestHidingAnImageTakesAPlanAndTakesItOutOfEveryList(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	hide, show := domain.ImageEdit{Public: new(false)}, domain.ImageEdit{Public: new(true)}
	if _, err := s.UpdateImage(t.Context(), mira.ID, img.ID, hide); domain.CodeOf(err) != domain.Forbidden {
		t.Errorf("hiding it on the Free plan gives %v", err)
	}
	s.Subscribe(t, mira, 3)
	if edited, err := s.UpdateImage(t.Context(), mira.ID, img.ID, hide); err != nil || edited.IsPublic {
		t.Errorf("hiding it on the Pro plan gives %v, %v", edited.IsPublic, err)
	}
	for _, l := range []domain.Listing{{}, {Tags: []string{"fox"}}, {Search: "fox"}, {Category: domain.Objects}} {
		if ids, total := found(t, s, l); len(ids) != 0 || total != 0 {
			t.Errorf("%+v still lists it", l)
		}
	}
	s.Exec(t, `DELETE FROM subscriptions`)
	if edited, err := s.UpdateImage(t.Context(), mira.ID, img.ID, hide); err != nil || edited.IsPublic {
		t.Errorf("saying again that it is private, without the plan, gives %v", err)
	}
	if edited, err := s.UpdateImage(t.Context(), mira.ID, img.ID, show); err != nil || !edited.IsPublic {
		t.Errorf("showing it again gives %v", err)
	}
	if _, total := found(t, s, domain.Listing{Tags: []string{"fox"}}); total != 1 {
		t.Error("it is not back on its tag's list")
	}
}

func TestOnlyTheOwnerEdits(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	public, secret, gone := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a hare", testkit.Private), s.AddImage(t, mira, "an owl")
	if _, err := s.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	edit := domain.ImageEdit{AltText: new("Mine now")}
	for name, test := range map[string]struct {
		userID int64
		id     string
		want   domain.Code
	}{
		"somebody else's":         {omar.ID, public.ID, domain.Forbidden},
		"somebody else's private": {omar.ID, secret.ID, domain.NotFound},
		"a visitor's":             {0, public.ID, domain.Forbidden},
		"the administrator's":     {domain.AdminID, secret.ID, domain.NotFound},
		"a deleted one":           {mira.ID, gone.ID, domain.Gone},
		"none at all":             {mira.ID, domain.NewID(), domain.NotFound},
	} {
		if _, err := s.UpdateImage(t.Context(), test.userID, test.id, edit); domain.CodeOf(err) != test.want {
			t.Errorf("%s: %v, want %s", name, err, test.want)
		}
	}
	if n := s.Int(t, `SELECT count(*) FROM images WHERE alt_text = 'Mine now'`); n != 0 {
		t.Errorf("%d images were changed", n)
	}
}
