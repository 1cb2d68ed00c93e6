package moderation_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// TestWhatASuspensionTookFromTheFrontIsFeaturedAgainByHand: after a mistaken suspension nobody knew what had been featured.
func TestWhatASuspensionTookFromTheFrontIsFeaturedAgainByHand(t *testing.T) {
	t.Parallel()
	s := testkit.NewStore(t)
	s.AddAdmin(t)
	mira := s.AddUser(t, "mira")
	ids := []string{s.AddImage(t, mira, "a fox").ID, s.AddImage(t, mira, "a hare").ID}
	for _, id := range ids {
		if _, err := s.Feature(t.Context(), domain.AdminID, id, true, ""); err != nil {
			t.Fatal(err)
		}
	}
	want := func(featured, withdrawn int) {
		t.Helper()
		shown, err := s.Featured(t.Context(), 10, 0)
		waiting, err2 := s.Withdrawn(t.Context(), mira.ID, 10)
		if err != nil || err2 != nil || len(shown) != featured || len(waiting) != withdrawn {
			t.Errorf("%d are featured and %d wait to be again, want %d and %d (%v, %v)", len(shown), len(waiting), featured, withdrawn, err, err2)
		}
	}
	want(2, 0)
	if err := s.Suspend(t.Context(), domain.AdminID, mira.ID, "Spam"); err != nil {
		t.Fatal(err)
	}
	want(0, 2)
	if err := s.Reactivate(t.Context(), domain.AdminID, mira.ID, "A mistake"); err != nil {
		t.Fatal(err)
	}
	want(0, 2) // nothing comes back by itself
	if _, err := s.Feature(t.Context(), domain.AdminID, ids[0], true, ""); err != nil {
		t.Fatal(err)
	}
	want(1, 1)
	if err := s.SetHero(t.Context(), domain.AdminID, ids[1], true); err != nil {
		t.Fatal(err)
	}
	want(2, 0)
}
