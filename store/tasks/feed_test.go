package tasks_test

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
		s.Reserve(t, user, testkit.BestPlan, domain.Generation{Prompt: prompt, Samples: 2, Width: 512, Height: 512, Steps: 1})
		task := claim(t, s)
		deliver(t, s, task, 1)
		deliver(t, s, task, 0)
		if err := s.SettleGeneration(t.Context(), task, ""); err != nil {
			t.Fatal(err)
		}
		s.Clock.Advance(time.Second)
	}
	s.AddImage(t, other, "somebody else's")
	s.AddImage(t, user, "a visitor's")
	s.Clock.Advance(time.Second)
	s.AddImage(t, user, "an edit")
	s.Exec(t, `INSERT INTO image_edits (image_row, user_id, source_id, steps, created_at) SELECT rowid, user_id, id, '[]', 1 FROM images WHERE prompt = 'an edit'`)
	s.Clock.Advance(time.Second)
	s.Reserve(t, user, testkit.BestPlan, domain.Generation{Prompt: "in line", Samples: 1, Width: 512, Height: 512, Steps: 1})

	want := []string{"in line", "alone: an edit", "alone: a visitor's", "second", "first"}
	for _, limit := range []int{1, 2, 3, 10} {
		if got, stretches := feedOf(t, s, user, limit); !slices.Equal(got, want) || stretches > len(want) {
			t.Errorf("by %d the feed is %q in %d stretches, want %q", limit, got, stretches, want)
		}
	}
	entries, _, err := s.FeedOf(t.Context(), user.ID, domain.FeedCursor{}, 10)
	if err != nil || len(entries[3].Images) != 2 || entries[3].Images[0].Variation != 0 || len(entries[0].Images) != 0 {
		t.Errorf("the images of the entries are %+v, %v", entries, err)
	}
	if !entries[1].Edit || entries[2].Edit || entries[3].Edit {
		t.Error("the feed does not tell what was saved with the edge tools from what came in another way")
	}
}

func TestAGenerationWhoseImagesAreDeletedLeavesTheFeedAndAFailedOneStays(t *testing.T) {
	s := testkit.NewStore(t)
	user := s.AddUser(t, "mira")
	gen := domain.Generation{Prompt: "deleted", Samples: 1, Width: 512, Height: 512, Steps: 1}
	s.Reserve(t, user, testkit.BestPlan, gen)
	task := claim(t, s)
	img := deliver(t, s, task, 0)
	if err := s.SettleGeneration(t.Context(), task, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := s.DeleteImage(t.Context(), user.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	gen.Prompt = "failed"
	s.Reserve(t, user, testkit.BestPlan, gen)
	if err := s.SettleGeneration(t.Context(), claim(t, s), "Image generation failed"); err != nil {
		t.Fatal(err)
	}
	if got, _ := feedOf(t, s, user, 5); !slices.Equal(got, []string{"failed"}) {
		t.Errorf("the feed is %q", got)
	}
}
