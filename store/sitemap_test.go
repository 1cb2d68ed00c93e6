package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
)

// ids walks a shard in stretches of two.
func shardIDs(t *testing.T, s *testkit.Store, shard int) []string {
	t.Helper()
	var ids []string
	for after := int64(0); ; {
		images, next, err := s.SitemapImages(t.Context(), shard, after, 2)
		if err != nil {
			t.Fatal(err)
		}
		if len(images) == 0 {
			return ids
		}
		for _, img := range images {
			ids = append(ids, img.ID)
		}
		after = next
	}
}

func TestAShardListsEveryPublicImageOnce(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	var want []string
	for range 5 {
		want = append(want, s.AddImage(t, mira, "a fox").ID)
		s.AddImage(t, mira, "a secret", testkit.Private)
	}
	hidden, deleted := s.AddImage(t, mira, "a hare"), s.AddImage(t, mira, "an owl")
	s.Exec(t, `UPDATE images SET hidden_at = 1 WHERE id = ?`, hidden.ID)
	if _, err := s.DeleteImage(t.Context(), mira.ID, deleted.ID); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, shardIDs(t, s, 0)); diff != "" {
		t.Error(diff)
	}
	if ids := shardIDs(t, s, 1); len(ids) != 0 {
		t.Errorf("the next shard has %v", ids)
	}
}

func TestShardsAreCutByRows(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	last, first := s.AddImage(t, mira, "a fox"), s.AddImage(t, mira, "a hare")
	s.Exec(t, `DELETE FROM image_tags`)
	s.Exec(t, `UPDATE images SET rowid = ? WHERE id = ?`, domain.SitemapShardSize-1, last.ID)
	s.Exec(t, `UPDATE images SET rowid = ? WHERE id = ?`, domain.SitemapShardSize, first.ID)
	if diff := cmp.Diff([][]string{{last.ID}, {first.ID}}, [][]string{shardIDs(t, s, 0), shardIDs(t, s, 1)}); diff != "" {
		t.Error(diff)
	}
}

func TestAShardTellsWhenItLastChanged(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	changed := func() time.Time {
		t.Helper()
		shards, err := s.SitemapShards(t.Context())
		if err != nil || len(shards) != 1 {
			t.Fatalf("shards are %v, %v", shards, err)
		}
		return shards[0].ChangedAt
	}
	if shards, err := s.SitemapShards(t.Context()); err != nil || len(shards) != 0 {
		t.Fatalf("an empty gallery has the shards %v, %v", shards, err)
	}
	made := s.Clock.Now()
	img := s.AddImage(t, mira, "a fox")
	s.Clock.Advance(time.Hour)
	s.AddImage(t, mira, "a secret", testkit.Private)
	if got := changed(); !got.Equal(made) {
		t.Errorf("changed at %v by a private image; the public one was made at %v", got, made)
	}
	if _, _, err := s.ToggleLike(t.Context(), mira.ID, img.ID); err != nil || !changed().Equal(made) {
		t.Errorf("a like changes what the sitemap says: %v, %v", changed(), err)
	}
	other := s.AddImage(t, mira, "a hare")
	for _, act := range []func() error{
		func() error {
			_, err := s.UpdateImage(t.Context(), mira.ID, img.ID, collection.ImageEdit{AltText: new("A fox asleep")})
			return err
		},
		func() error {
			_, err := s.DeleteImage(t.Context(), mira.ID, img.ID)
			return err
		},
	} {
		s.Clock.Advance(time.Hour)
		if err := act(); err != nil || !changed().Equal(s.Clock.Now()) {
			t.Errorf("changed at %v, want %v; %v", changed(), s.Clock.Now(), err)
		}
	}
	if _, err := s.DeleteImage(t.Context(), mira.ID, other.ID); err != nil {
		t.Fatal(err)
	}
	if shards, err := s.SitemapShards(t.Context()); err != nil || len(shards) != 0 {
		t.Errorf("a shard without an image is still told of: %v, %v", shards, err)
	}
}

func TestTheSummaryOfAListTellsItsTotalAndWhenItChanged(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	s.Subscribe(t, mira, 3)
	s.Trust(t, mira)
	summary := func(category domain.Category) domain.ListSummary {
		summaries, err := s.ListSummaries(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return summaries[category]
	}
	if empty := summary(""); empty.Total != 0 || !empty.ChangedAt.IsZero() {
		t.Errorf("an empty gallery is %+v", empty)
	}
	fox := s.AddImage(t, mira, "a fox")
	first := s.Clock.Now()
	s.Clock.Advance(time.Hour)
	star := s.AddImage(t, mira, "a star", func(img *domain.Image) { img.Category = domain.Icons })
	s.Clock.Advance(time.Hour)
	s.AddImage(t, mira, "a secret", testkit.Private)
	for category, want := range map[domain.Category]domain.ListSummary{
		"": {Total: 2, ChangedAt: star.CreatedAt}, domain.Icons: {Total: 1, ChangedAt: star.CreatedAt}, domain.Objects: {Total: 1, ChangedAt: first}, domain.Backgrounds: {},
	} {
		if got := summary(category); got.Total != want.Total || !got.ChangedAt.Equal(want.ChangedAt) {
			t.Errorf("the list %q is %+v, want %+v", category, got, want)
		}
	}
	for _, edit := range []collection.ImageEdit{{AltText: new("A fox asleep")}, {Public: new(false), BlobKey: domain.NewBlobKey(fox.ID)}} {
		s.Clock.Advance(time.Hour)
		if _, err := s.UpdateImage(t.Context(), mira.ID, fox.ID, edit); err != nil {
			t.Fatal(err)
		}
		if !summary("").ChangedAt.Equal(s.Clock.Now()) || !summary(domain.Objects).ChangedAt.Equal(s.Clock.Now()) || !summary(domain.Icons).ChangedAt.Equal(star.CreatedAt) {
			t.Errorf("after %+v the lists are %+v, %+v, %+v", edit, summary(""), summary(domain.Objects), summary(domain.Icons))
		}
	}
	s.Clock.Advance(time.Hour)
	if _, err := s.DeleteImage(t.Context(), mira.ID, star.ID); err != nil || !summary(domain.Icons).ChangedAt.Equal(s.Clock.Now()) || summary(domain.Icons).Total != 0 {
		t.Errorf("after a deletion the list is %+v, %v", summary(domain.Icons), err)
	}
}
