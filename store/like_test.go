package store_test

import (
	"math"
	"sync"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestLikesAndFavoritesToggleAndCount(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	img := s.AddImage(t, mira, "a fox")
	for i, step := range []struct {
		user  *domain.User
		set   bool
		count int
	}{{mira, true, 1}, {omar, true, 2}, {mira, false, 1}, {mira, true, 2}, {omar, false, 1}} {
		liked, likes, err := s.ToggleLike(t.Context(), step.user.ID, img.ID)
		if err != nil || liked != step.set || likes != step.count {
			t.Errorf("step %d: liked %v, %d likes, %v", i, liked, likes, err)
		}
		favorite, count, err := s.ToggleFavorite(t.Context(), step.user.ID, img.ID)
		if err != nil || favorite != step.set || count != step.count {
			t.Errorf("step %d: favorite %v of %d, %v", i, favorite, count, err)
		}
	}
	for viewer, want := range map[int64]bool{mira.ID: true, omar.ID: false, 0: false} {
		seen, err := s.Image(t.Context(), img.ID, viewer)
		if err != nil || seen.Liked != want || seen.Favorited != want || seen.Likes != 1 {
			t.Errorf("user %d sees liked %v, favorite %v, %d likes, %v", viewer, seen.Liked, seen.Favorited, seen.Likes, err)
		}
	}
	wantHot := domain.Hot(0, 0, 0, img.CreatedAt) // what is left are marks of its maker
	if hot := testkit.One[float64](t, s, `SELECT hot FROM images`); math.Abs(hot-wantHot) > 1e-9 {
		t.Errorf("the trending score is %v, want %v", hot, wantHot)
	}
}

func TestLikesOfManyAtOnceAreAllCounted(t *testing.T) {
	s := testkit.NewStore(t)
	img := s.AddImage(t, s.AddUser(t, "mira"), "a fox")
	var group sync.WaitGroup
	for range 20 {
		fan := s.AddUser(t, "fan")
		group.Go(func() {
			if _, _, err := s.ToggleLike(t.Context(), fan.ID, img.ID); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	if n := s.Int(t, `SELECT likes_count FROM images`); n != 20 {
		t.Errorf("20 likes count as %d", n)
	}
}

func TestDownloadsMakeAnImageTrend(t *testing.T) {
	s := testkit.NewStore(t)
	img := s.AddImage(t, s.AddUser(t, "mira"), "a fox")
	for range 2 {
		if err := s.CountDownload(t.Context(), img.ID, 0); err != nil {
			t.Fatal(err)
		}
	}
	if hot, want := testkit.One[float64](t, s, `SELECT hot FROM images`), domain.Hot(0, 0, 2, img.CreatedAt); math.Abs(hot-want) > 1e-9 {
		t.Errorf("the trending score is %v, want %v", hot, want)
	}
}
