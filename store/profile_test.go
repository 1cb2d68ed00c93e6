package store_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestAProfileIsKeptForItsOwner(t *testing.T) {
	s := testkit.NewStore(t)
	mira, other := s.AddUser(t, "mira"), s.AddUser(t, "other")
	s.Exec(t, `UPDATE users SET avatar_url = 'https://example.org/a.png' WHERE id = ?`, mira.ID)
	said := domain.Profile{Bio: "I draw boats.", Website: "https://example.org", SocialLinks: map[string]string{"x": "https://x.com/m"}}
	if err := s.UpdateProfile(t.Context(), mira.ID, said); err != nil {
		t.Fatal(err)
	}
	kept, err := s.User(t.Context(), mira.ID)
	if err != nil {
		t.Fatal(err)
	}
	if p := kept.Profile; p.Bio != said.Bio || p.Website != said.Website || p.SocialLinks["x"] != "https://x.com/m" || p.AvatarURL == "" {
		t.Errorf("kept is %+v", p)
	}
	if untouched, err := s.User(t.Context(), other.ID); err != nil || untouched.Profile.Bio != "" {
		t.Errorf("the other's profile is %+v, %v", untouched.Profile, err)
	}
	if err := s.UpdateProfile(t.Context(), 4711, said); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("nobody's profile gives %v", err)
	}
}
