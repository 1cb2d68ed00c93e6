package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
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
	if got := s.Prompts(t, domain.Listing{FavoritesOf: omar.ID}); len(got) != 1 {
		t.Fatalf("favorites are %v", got)
	}
	s.Exec(t, `UPDATE images SET is_public = 0`)
	if got := s.Prompts(t, domain.Listing{FavoritesOf: omar.ID}); len(got) != 0 {
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
		if got := s.Prompts(t, l); len(got) != 0 {
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
	s.Clock.Advance(collection.UndoTime + collection.UndoGrace)
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

// applied is an image after an edit.
func applied(t *testing.T, s *testkit.Store, user *domain.User, id string, edit collection.ImageEdit) (domain.Image, error) {
	t.Helper()
	if _, err := s.UpdateImage(t.Context(), user.ID, id, edit); err != nil {
		return domain.Image{}, err
	}
	return s.Image(t.Context(), id, user.ID)
}

func TestAnEditKeepsSearchTagsAndCountersRight(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	img := s.AddImage(t, mira, "a fox")
	s.Clock.Advance(time.Hour)
	edited, err := applied(t, s, mira, img.ID, collection.ImageEdit{
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
		"the new category":         {domain.Listing{Category: domain.Icons}, 1},
		"the old category":         {domain.Listing{Category: domain.Objects}, 0},
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
	edited, err := applied(t, s, mira, img.ID, collection.ImageEdit{AltText: new("A fox asleep")})
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
	hide, show := collection.ImageEdit{Public: new(false), BlobKey: domain.NewBlobKey(img.ID)}, collection.ImageEdit{Public: new(true)}
	if _, err := s.UpdateImage(t.Context(), mira.ID, img.ID, hide); domain.CodeOf(err) != domain.Forbidden {
		t.Errorf("hiding it on the Free plan gives %v", err)
	}
	s.Subscribe(t, mira, 3)
	if edited, err := applied(t, s, mira, img.ID, hide); err != nil || edited.IsPublic {
		t.Errorf("hiding it on the Pro plan gives %v, %v", edited.IsPublic, err)
	}
	for _, l := range []domain.Listing{{}, {Tags: []string{"fox"}}, {Search: "fox"}, {Category: domain.Objects}} {
		if ids, total := found(t, s, l); len(ids) != 0 || total != 0 {
			t.Errorf("%+v still lists it", l)
		}
	}
	s.Exec(t, `DELETE FROM subscriptions`)
	if edited, err := applied(t, s, mira, img.ID, hide); err != nil || edited.IsPublic {
		t.Errorf("saying again that it is private, without the plan, gives %v", err)
	}
	if edited, err := applied(t, s, mira, img.ID, show); err != nil || !edited.IsPublic {
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
	edit := collection.ImageEdit{AltText: new("Mine now")}
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

func TestAnEditOfAPublicImageTellsWhoeverKeepsPages(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	open, secret := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a hare", testkit.Private)
	for name, test := range map[string]struct {
		id    string
		moves bool
	}{"public": {open.ID, true}, "private": {secret.ID, false}} {
		before := s.Deletions()
		if _, err := applied(t, s, mira, test.id, collection.ImageEdit{AltText: new("Asleep")}); err != nil {
			t.Fatal(err)
		}
		if moved := s.Deletions() != before; moved != test.moves {
			t.Errorf("%s: the pages are out of date: %v", name, moved)
		}
	}
}

func TestAnImageThatGoesPrivateTakesAllThatIsKnownOfItsFilesAlong(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	img := s.AddImage(t, mira, "a fox", func(img *domain.Image) {
		img.VisualFeatures = domain.VisualFeatures{Silhouette: 5, Colors: domain.Colors[:2]}
	})
	s.Exec(t, `UPDATE image_files SET provenance = '{}'`)
	columns := map[string]string{}
	for _, table := range []string{"image_files", "visual_features"} {
		names := testkit.One[string](t, s, `SELECT group_concat(name, ', ') FROM pragma_table_info(?) WHERE name <> 'blob_key'`, table)
		columns[table] = `SELECT json_array(` + names + `) FROM ` + table + ` WHERE blob_key = ?`
	}
	before := map[string]string{}
	for table, query := range columns {
		before[table] = testkit.One[string](t, s, query, img.BlobKey)
	}
	moved := domain.NewBlobKey(img.ID)
	if orphan, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{Public: new(false), BlobKey: moved}); err != nil || orphan != img.BlobKey {
		t.Fatalf("the files without an image are %q, %v", orphan, err)
	}
	for table, query := range columns {
		if after := testkit.One[string](t, s, query, moved); after != before[table] {
			t.Errorf("%s has %s, and had %s", table, after, before[table])
		}
		if n := s.Int(t, `SELECT count(*) FROM `+table); n != 1 {
			t.Errorf("%s has %d rows", table, n)
		}
	}
	if n := s.Int(t, `SELECT count(*) FROM listed_facets`) + s.Int(t, `SELECT sum(total) FROM facet_counts`); n != 0 {
		t.Errorf("%d facets still hold the image", n)
	}
}

func TestFilesThatOthersShareStay(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	img := s.AddImage(t, mira, "a fox")
	if err := s.Seed(t.Context(), 1, []string{img.ID}, seedWords, func(int) {}); err != nil {
		t.Fatal(err)
	}
	edit := collection.ImageEdit{Public: new(false), BlobKey: domain.NewBlobKey(img.ID)}
	if orphan, err := s.UpdateImage(t.Context(), mira.ID, img.ID, edit); err != nil || orphan != "" {
		t.Errorf("the files are to be removed (%q, %v) while another image has them", orphan, err)
	}
	if visible, public, _ := s.BlobVisible(t.Context(), img.BlobKey, 0); !visible || !public {
		t.Error("the other image lost its files")
	}
	if visible, _, _ := s.BlobVisible(t.Context(), edit.BlobKey, 0); visible {
		t.Error("the private image's files are visible")
	}
	if _, err := s.Image(t.Context(), img.ID, mira.ID); err != nil {
		t.Error(err)
	}
}

func TestAnImageGoesPrivateOnlyWithItsFiles(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	img := s.AddImage(t, mira, "a fox")
	if _, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{Public: new(false)}); domain.CodeOf(err) != domain.Conflict {
		t.Errorf("hiding it where its files are gives %v", err)
	}
	first, second := domain.NewBlobKey(img.ID), domain.NewBlobKey(img.ID)
	if orphan, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{Public: new(false), BlobKey: first}); err != nil || orphan != img.BlobKey {
		t.Errorf("hiding it leaves %q, %v", orphan, err)
	}
	if orphan, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{Public: new(false), BlobKey: second}); err != nil || orphan != second {
		t.Errorf("hiding it at the same moment again leaves %q, %v, want its own copies", orphan, err)
	}
	if now, err := s.Image(t.Context(), img.ID, mira.ID); err != nil || now.BlobKey != first {
		t.Errorf("its files are %q, %v", now.BlobKey, err)
	}
}

func TestSeveralImagesAreReadAtOnceInTheOrderOfTheirIDs(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	owner, other := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	open, secret, gone, foreign := s.AddImage(t, other, "a quoll"), s.AddImage(t, owner, "a bandicoot", testkit.Private), s.AddImage(t, owner, "a bettong"), s.AddImage(t, other, "a secret", testkit.Private)
	if _, err := s.DeleteImages(t.Context(), owner.ID, []string{gone.ID}); err != nil {
		t.Fatal(err)
	}
	images, err := s.ImagesByID(t.Context(), []string{secret.ID, "no id", gone.ID, foreign.ID, open.ID}, owner.ID)
	if err != nil || len(images) != 2 || images[0].ID != secret.ID || images[1].ID != open.ID {
		t.Errorf("%d images, %v", len(images), err)
	}
}
