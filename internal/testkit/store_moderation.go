package testkit

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/people"
)

// AddAdmin registers the administrator.
func (s *Store) AddAdmin(t testing.TB) {
	t.Helper()
	if err := s.CreateAdmin(t.Context(), people.Registration{Email: "admin@example.org", Username: "admin"}, ""); err != nil {
		t.Fatal(err)
	}
}

// AddReported registers a user with an image that somebody has reported.
func (s *Store) AddReported(t testing.TB, prompt string) (*domain.User, domain.Image) {
	t.Helper()
	owner := s.AddUser(t, "mira")
	img := s.AddImage(t, owner, prompt)
	if kept, err := s.Report(t.Context(), img.ID, "address:1", moderation.Report{Reason: "hate"}); err != nil || !kept {
		t.Fatalf("reported: %v, %v", kept, err)
	}
	return owner, img
}

// Judge decides on an image in the administrator's name, and returns the decision's id.
func (s *Store) Judge(t testing.TB, img domain.Image, verdict moderation.Judgement) string {
	t.Helper()
	id, err := s.Decide(t.Context(), domain.AdminID, moderation.Ruling{ImageID: img.ID, Verdict: verdict, Reason: "A sign of hate"})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// Reported returns the images that wait for a decision.
func (s *Store) Reported(t testing.TB) []string {
	t.Helper()
	ids, total, err := s.ModerationQueue(t.Context(), 50)
	if err != nil || total != len(ids) {
		t.Fatalf("%d of %d wait, %v", len(ids), total, err)
	}
	return ids
}

// Prompts returns the prompts of the images of a listing, in its order.
func (s *Store) Prompts(t testing.TB, l domain.Listing) []string {
	t.Helper()
	if l.Limit == 0 {
		l.Limit = 100
	}
	page, err := s.Images(t.Context(), l)
	if err != nil {
		t.Fatalf("%+v: %v", l, err)
	}
	found := []string{}
	for _, img := range page.Data {
		found = append(found, img.Prompt)
	}
	return found
}
