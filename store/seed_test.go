package store_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/store/images"
)

var seedWords = images.Words{
	Adjectives: []string{"red", "blue", "happy"}, Subjects: []string{"fox", "owl", "rocket", "crown"}, Styles: []string{"flat", "pixel art"},
}

func TestSeededImagesAreConsistent(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	samples := []string{s.AddImage(t, user, "first sample").ID, s.AddImage(t, user, "second sample").ID}
	upkeep := `SELECT count(*) FROM sqlite_master WHERE type IN ('index', 'trigger')`
	before, told := s.Int(t, upkeep), 0
	for range 2 { // a second time must fit beside the first
		if err := s.Seed(t.Context(), 1500, samples, seedWords, func(done int) { told += done }); err != nil {
			t.Fatal(err)
		}
	}
	if told != 3000 || s.Int(t, `SELECT count(*) FROM images`) != 3002 {
		t.Errorf("told %d, there are %d images", told, s.Int(t, `SELECT count(*) FROM images`))
	}
	if after := s.Int(t, upkeep); after != before {
		t.Errorf("%d indexes and triggers of %d are there", after, before)
	}
	for what, query := range map[string]string{
		"likes that do not match their count": `SELECT count(*) FROM images i WHERE likes_count <> (SELECT count(*) FROM likes WHERE image_row = i.rowid)`,
		"categories that are miscounted": `SELECT count(*) FROM listing_counts c
			WHERE total <> (SELECT count(*) FROM images WHERE listed = 1 AND (c.key = '' OR category = c.key))`,
		"facets that are miscounted":       `SELECT count(*) FROM facet_counts c WHERE total <> (SELECT count(*) FROM listed_facets s WHERE s.facet = c.facet)`,
		"images that miss a facet":         `SELECT count(*) FROM image_facets s WHERE NOT EXISTS (SELECT 1 FROM listed_facets d WHERE d.facet = s.facet AND d.image_row = s.image_row)`,
		"images without files":             `SELECT count(*) FROM images WHERE blob_key NOT IN (SELECT blob_key FROM image_files)`,
		"images without three tags":        `SELECT count(*) FROM images i WHERE i.rowid > 2 AND (SELECT count(*) FROM image_tags WHERE image_row = i.rowid) <> 3`,
		"users without a balance":          `SELECT count(*) FROM users WHERE id NOT IN (SELECT user_id FROM credit_balances)`,
		"tables that were to be temporary": `SELECT count(*) FROM sqlite_master WHERE name LIKE 'seed%'`,
	} {
		if n := s.Int(t, query); n != 0 {
			t.Errorf("%d %s", n, what)
		}
	}
	page, err := s.Images(t.Context(), domain.Listing{Search: "happy rocket", Tags: []string{"pixel art"}, Limit: 5})
	want := s.Int(t, `SELECT count(*) FROM images WHERE prompt = 'happy rocket, pixel art'`)
	if err != nil || page.Total != want || want == 0 {
		t.Errorf("a search finds %d, want %d, %v", page.Total, want, err)
	}
	testkit.CheckLedger(t, s)
}
