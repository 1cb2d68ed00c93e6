package sitetest

import (
	"fmt"
	"net/url"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// AddAdmin makes the administrator, and returns an API client of theirs.
func AddAdmin(t *testing.T, site *Site) *Client {
	t.Helper()
	if err := site.Store.CreateAdmin(t.Context(), people.Registration{Email: "admin@example.org", Username: "admin"}, ""); err != nil {
		t.Fatal(err)
	}
	admin, err := site.Store.User(t.Context(), domain.AdminID)
	if err != nil {
		t.Fatal(err)
	}
	return site.Bearer(t, admin)
}

// NewAdminClient returns the administrator's browser.
func NewAdminClient(t *testing.T, s *Site) *Client {
	t.Helper()
	model := s.AddUser(t, "model")
	if err := s.Store.CreateAdmin(t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""); err != nil {
		t.Fatal(err)
	}
	s.Store.Exec(t, `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ?) WHERE id = 1`, model.ID)
	return s.SignIn(t, &domain.User{Username: "administrator"})
}

// About is the address of a call about a user.
func About(user *domain.User, call string) string {
	return fmt.Sprintf("/api/v1/admin/users/%d/%s", user.ID, call)
}

// Why is the body of a call that takes a reason alone.
func Why(reason string) map[string]any { return map[string]any{"reason": reason} }

// OnImages is the form of an act on images.
func OnImages(act, reason string, images ...domain.Image) url.Values {
	form := url.Values{"act": {act}, "sure": {"yes"}, "back": {"/gallery"}}
	if reason != "" {
		form.Set("reason", reason)
	}
	for _, img := range images {
		form.Add("image", img.ID)
	}
	return form
}
