package store_test

import (
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// feedOf reads a whole feed in stretches, and tells what is in it by the prompts.
func feedOf(t *testing.T, s *testkit.Store, user *domain.User, limit int) (prompts []string, stretches int) {
	t.Helper()
	var from domain.FeedCursor
	for stretches < 20 {
		entries, more, err := s.FeedOf(t.Context(), user.ID, from, limit)
		if err != nil {
			t.Fatal(err)
		}
		stretches++
		for _, e := range entries {
			prompt := e.Task.Generation.Prompt
			if e.Task.ID == "" {
				prompt = "alone: " + e.Images[0].Prompt
			}
			prompts = append(prompts, prompt)
		}
		if !more {
			break
		}
		var ok bool
		if from, ok = domain.ParseFeedCursor(entries[len(entries)-1].Cursor()); !ok {
			t.Fatal("a cursor that was written cannot be read")
		}
	}
	return prompts, stretches
}

func TestTheFeedTellsGenerationsAndSingleImagesNewestFirst(t *testing.T) {
	s := testkit.NewStore(t)
	user, other := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	for _, prompt := range []string{"first", "second"} {
		reserve(t, s, user, bestPlan, domain.Generation{Prompt: prompt, Samples: 2, Width: 512, Height: 512, Steps: 1})
		task := claim(t, s)
		deliver(t, s, task, 1)
		deliver(t, s, task, 0)
		if err := s.SettleGeneration(t.Context(), task, ""); err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Second)
	}
	s.AddImage(t, other, "somebody else's")
	s.AddImage(t, user, "an edit")
	s.Clock.Advance(time.Second)
	reserve(t, s, user, bestPlan, domain.Generation{Prompt: "in line", Samples: 1, Width: 512, Height: 512, Steps: 1})

	want := []string{"in line", "alone: an edit", "second", "first"}
	for _, limit := range []int{1, 2, 3, 10} {
		if got, stretches := feedOf(t, s, user, limit); !slices.Equal(got, want) || stretches > 4 {
			t.Errorf("by %d the feed is %q in %d stretches, want %q", limit, got, stretches, want)
		}
	}
	entries, _, err := s.FeedOf(t.Context(), user.ID, domain.FeedCursor{}, 10)
	if err != nil || len(entries[2].Images) != 2 || entries[2].Images[0].Variation != 0 || len(entries[0].Images) != 0 {
		t.Errorf("the images of the entries are %+v, %v", entries, err)
	}
}

func TestAGenerationWhoseImagesAreDeletedLeavesTheFeedAndAFailedOneStays(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	gen := domain.Generation{Prompt: "deleted", Samples: 1, Width: 512, Height: 512, Steps: 1}
	reserve(t, s, user, bestPlan, gen)
	task := claim(t, s)
	img := deliver(t, s, task, 0)
	if err := s.SettleGeneration(t.Context(), task, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := s.DeleteImage(t.Context(), user.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	gen.Prompt = "failed"
	reserve(t, s, user, bestPlan, gen)
	if err := s.SettleGeneration(t.Context(), claim(t, s), "Image generation failed"); err != nil {
		t.Fatal(err)
	}
	if got, _ := feedOf(t, s, user, 5); !slices.Equal(got, []string{"failed"}) {
		t.Errorf("the feed is %q", got)
	}
}
