package store_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestAPrivateImageIsNowhereToBeSeenButByItsOwner(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	s.Trust(t, mira)
	s.AddImage(t, mira, "a public hare")
	secret := s.AddImage(t, mira, "a secret fox", testkit.Private)
	for _, viewer := range []int64{0, omar.ID, domain.AdminID} {
		if _, err := s.Image(t.Context(), secret.ID, viewer); domain.CodeOf(err) != domain.NotFound {
			t.Errorf("user %d asks for the image: %v", viewer, err)
		}
		if visible, public, err := s.BlobVisible(t.Context(), secret.BlobKey, viewer); visible || public || err != nil {
			t.Errorf("user %d asks for the file: %v, %v, %v", viewer, visible, public, err)
		}
		for name, l := range map[string]domain.Listing{
			"by search": {Search: "secret"}, "by tag": {Tags: []string{"fox"}}, "by id": {IDs: []string{secret.ID}},
			"by category": {Category: domain.Objects, Search: "fox"}, "as a favorite": {FavoritesOf: omar.ID},
		} {
			l.Limit, l.ViewerID = 10, viewer
			if page, err := s.Images(t.Context(), l); err != nil || len(page.Data) != 0 || page.Total != 0 {
				t.Errorf("user %d finds %d of %d %s, %v", viewer, len(page.Data), page.Total, name, err)
			}
		}
		page, err := s.Images(t.Context(), domain.Listing{Limit: 10, ViewerID: viewer})
		if err != nil || len(page.Data) != 1 || page.Total != 1 {
			t.Errorf("user %d sees %d of %d images, %v", viewer, len(page.Data), page.Total, err)
		}
		if _, _, err := s.ToggleLike(t.Context(), omar.ID, secret.ID); domain.CodeOf(err) != domain.NotFound {
			t.Errorf("liking it gives %v", err)
		}
	}
	if tags, _ := s.TrendingTags(t.Context(), 10); len(tags) != 2 {
		t.Errorf("trending are %v: more than those of the public hare", tags)
	}
	if _, err := s.Image(t.Context(), secret.ID, mira.ID); err != nil {
		t.Errorf("the owner asks for it: %v", err)
	}
	if visible, public, _ := s.BlobVisible(t.Context(), secret.BlobKey, mira.ID); !visible || public {
		t.Error("the owner's file must be visible to them, and not public")
	}
}

func TestAFavoriteThatBecomesPrivateIsNoLongerListed(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	img := s.AddImage(t, mira, "a fox")
	if _, _, err := s.ToggleFavorite(t.Context(), omar.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	if got := prompts(t, s, domain.Listing{FavoritesOf: omar.ID}); len(got) != 1 {
		t.Fatalf("favorites are %v", got)
	}
	s.Exec(t, `UPDATE images SET is_public = 0`)
	if got := prompts(t, s, domain.Listing{FavoritesOf: omar.ID}); len(got) != 0 {
		t.Errorf("favorites are %v", got)
	}
}

func TestADeletedImageIsGone(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	img, secret := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a secret", testkit.Private)
	if _, err := s.DeleteImage(t.Context(), omar.ID, img.ID); domain.CodeOf(err) != domain.NotFound {
		t.Fatalf("another user deletes it: %v", err)
	}
	for _, id := range []string{img.ID, secret.ID} {
		if _, err := s.DeleteImage(t.Context(), mira.ID, id); err != nil {
			t.Fatal(err)
		}
	}
	for name, test := range map[string]struct {
		id     string
		viewer int64
		want   domain.Code
	}{
		"for a visitor":                          {img.ID, 0, domain.Gone},
		"for its owner":                          {img.ID, mira.ID, domain.Gone},
		"a private one for its owner":            {secret.ID, mira.ID, domain.Gone},
		"a private one for others never existed": {secret.ID, omar.ID, domain.NotFound},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := s.Image(t.Context(), test.id, test.viewer); domain.CodeOf(err) != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
	for _, l := range []domain.Listing{{}, {Search: "fox"}, {Tags: []string{"fox"}}, {OwnerID: mira.ID}, {IDs: []string{img.ID}}} {
		if got := prompts(t, s, l); len(got) != 0 {
			t.Errorf("%+v lists %v", l, got)
		}
	}
	if visible, _, _ := s.BlobVisible(t.Context(), img.BlobKey, mira.ID); visible {
		t.Error("its file can still be fetched")
	}
	if n := s.Int(t, `SELECT max(total) FROM listing_counts`); n != 0 {
		t.Errorf("a counter still says %d", n)
	}
}

func TestSharedFilesOutliveTheFirstImageThatIsDeleted(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	first := s.AddImage(t, mira, "a fox")
	if err := s.Seed(t.Context(), 1, []string{first.ID}, seedWords, func(int) {}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.DeleteImage(t.Context(), mira.ID, first.ID); err != nil {
		t.Fatal(err)
	}
	s.Clock.Advance(domain.UndoTime + domain.UndoGrace)
	if due, err := s.ClaimBinned(t.Context(), 10); err != nil || len(due) != 1 || due[0].BlobKey != "" {
		t.Errorf("the files are to be deleted (%+v, %v) while another image has them", due, err)
	}
	if visible, _, _ := s.BlobVisible(t.Context(), first.BlobKey, 0); !visible {
		t.Error("the other image lost its files")
	}
}

func TestDetailsAreToldOnlyWhenAskedFor(t *testing.T) {
	s := testkit.NewStore(t)
	made := s.AddImage(t, s.AddUser(t, "mira"), "a red fox", func(img *domain.Image) { img.Notes = []string{"No fox, a dog."} })
	full, err := s.Image(t.Context(), made.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	if full.Alpha.Transparent != 0.7 || len(full.Notes) != 1 || full.Bytes != 1000 || len(full.Tags) != 2 || string(full.Recipe) != "{}" {
		t.Errorf("the image is %+v", full)
	}
	for details, verdict := range map[bool]domain.Verdict{true: domain.AlphaPass, false: ""} {
		page, err := s.Images(t.Context(), domain.Listing{Limit: 1, Details: details})
		if err != nil || page.Data[0].Alpha.Verdict != verdict || len(page.Data[0].Tags) != 2 {
			t.Errorf("details %v: %+v, %v", details, page.Data, err)
		}
	}
}
