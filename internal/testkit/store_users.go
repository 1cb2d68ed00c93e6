package testkit

import (
	"fmt"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// AddUser registers a user on the Free plan whose name begins with name; nobody can sign in as them by password.
func (s *Store) AddUser(t testing.TB, name string) *domain.User {
	t.Helper()
	name = fmt.Sprintf("%s-%d", name, s.names.Add(1))
	user, err := s.Register(t.Context(), people.Registration{Email: name + "@example.org", Username: name}, "")
	if err != nil {
		t.Fatal(err)
	}
	return user
}

// Trust makes a user one whose images the site promotes.
func (s *Store) Trust(t testing.TB, users ...*domain.User) {
	t.Helper()
	for _, user := range users {
		s.Exec(t, `UPDATE users SET trust = 1 WHERE id = ?`, user.ID)
	}
}

// Subscribe gives a user the terms of a tier for 30 days.
func (s *Store) Subscribe(t testing.TB, user *domain.User, tierID int) {
	t.Helper()
	now := s.Clock.Now()
	s.Exec(t, `
		INSERT INTO subscriptions (user_id, tier_id, status, is_active, auto_renew, payment_type, price_cents, monthly_credits,
		                           credits_allow_purchase, max_resolution, batch_size, priority_level, commercial_use, private_gallery,
		                           advanced_prompt, model_engines, starts_at, expires_at, created_at, updated_at)
		SELECT ?, id, 'active', 1, 1, 'monthly', price_monthly_cents, monthly_credits, credits_allow_purchase, max_resolution,
		       batch_size, priority_level, commercial_use, private_gallery, advanced_prompt, model_engines, ?, ?, ?, ?
		FROM tiers WHERE id = ?`,
		user.ID, now.UnixMilli(), now.AddDate(0, 0, 30).UnixMilli(), now.UnixMilli(), now.UnixMilli(), tierID)
}

// Give changes a user's credits by a ledger entry.
func (s *Store) Give(t testing.TB, user *domain.User, plan, extra int) {
	t.Helper()
	s.Exec(t, `INSERT INTO credit_ledger (user_id, kind, plan_delta, extra_delta, idempotency_key, created_at) VALUES (?, 'adjust', ?, ?, ?, ?)`,
		user.ID, plan, extra, domain.NewID(), s.Clock.Now().UnixMilli())
}
