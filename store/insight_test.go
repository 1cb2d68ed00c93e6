package store_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestInsightsCountImagesByDay(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	now := s.Clock.Now()
	midnight := now.UTC().Truncate(24 * time.Hour)
	first := midnight.AddDate(0, 0, 1-domain.InsightDays)
	made := func(at time.Time) func(*domain.Image) { return func(img *domain.Image) { img.CreatedAt = at } }
	s.AddImage(t, mira, "before midnight", made(midnight.Add(-time.Millisecond)))
	s.AddImage(t, mira, "at midnight", made(midnight))
	deleted := s.AddImage(t, mira, "deleted again", made(now))
	s.AddImage(t, mira, "at the start", made(first), testkit.Private)
	s.AddImage(t, mira, "too old", made(first.Add(-time.Millisecond)))
	s.AddImage(t, omar, "somebody else's", made(now))
	if _, err := s.DeleteImage(t.Context(), mira.ID, deleted.ID); err != nil {
		t.Fatal(err)
	}
	insights, err := s.Insights(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	if len(insights.Days) != domain.InsightDays || !insights.Days[0].Day.Equal(first) {
		t.Fatalf("%d days from %v on", len(insights.Days), insights.Days[0].Day)
	}
	want := map[time.Time]int{first: 1, midnight.AddDate(0, 0, -1): 1, midnight: 2}
	for _, d := range insights.Days {
		if d.Images != want[d.Day] {
			t.Errorf("%d images on %s, want %d", d.Images, d.Day.Format(time.DateOnly), want[d.Day])
		}
	}
}

func TestInsightsCountTheStylesOfStandingImages(t *testing.T) {
	s := testkit.NewStore(t)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	for _, prompt := range []string{"a fox, Watercolor", "an owl, watercolor, MINIMALIST", "a 3D Render of a mug", "a plain apple", "a map, flat design"} {
		s.AddImage(t, mira, prompt)
	}
	s.AddImage(t, omar, "digital art of a city")
	gone := s.AddImage(t, mira, "a watercolor that was deleted")
	if _, err := s.DeleteImage(t.Context(), mira.ID, gone.ID); err != nil {
		t.Fatal(err)
	}
	insights, err := s.Insights(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{"minimalist": 1, "3d render": 1, "flat design": 1, "watercolor": 2, "digital art": 0}
	for _, style := range insights.Styles {
		if style.Images != want[style.Style] {
			t.Errorf("%d images in %s, want %d", style.Images, style.Style, want[style.Style])
		}
	}
	if len(insights.Styles) != len(want) {
		t.Errorf("%d styles", len(insights.Styles))
	}
}

func TestEveryStyleKeywordHasItsBit(t *testing.T) {
	s := testkit.NewStore(t)
	for i, style := range domain.StyleKeywords {
		s.AddImage(t, s.AddUser(t, "mira"), "a fox, "+strings.ToUpper(style))
		if bits := s.Int(t, `SELECT styles FROM images ORDER BY rowid DESC LIMIT 1`); bits != 1<<i {
			t.Errorf("%s has the bits %b", style, bits)
		}
	}
}
