package store

import (
	"context"

	"pellucid/internal/domain"
)

// Users lists users for the administrator. It takes milliseconds, however many there are.
func (s *Store) Users(ctx context.Context, q domain.UserQuery) (page domain.UserPage, err error) {
	if q.Search == "" {
		if page.Total, err = s.CountUsers(ctx); err != nil {
			return page, err
		}
		page.Data, err = s.userPage(ctx, q, `SELECT l.id FROM `+userOrders[q.Sort].walk, nil)
		return page, err
	}
	search := newUserSearch(q.Search)
	found, err := s.findUsers(ctx, search)
	if err != nil {
		return page, err
	}
	page.More = found.Total > fewUsers
	page.Total = min(found.Total, fewUsers)
	ids, args := search.ids(q, found)
	page.Data, err = s.userPage(ctx, q, ids, args)
	return page, err
}

// userPage reads the users of a page. Their ids are chosen first, so that what is skipped is never read.
func (s *Store) userPage(ctx context.Context, q domain.UserQuery, ids string, args []any) ([]domain.ListedUser, error) {
	var rows []struct {
		ID        int64  `db:"id"`
		Username  string `db:"username"`
		Email     string `db:"email"`
		IsActive  bool   `db:"is_active"`
		Credits   int    `db:"credits"`
		Plan      string `db:"plan"`
		CreatedAt int64  `db:"created_at"`
	}
	err := s.list(ctx, &rows, `
		WITH page AS MATERIALIZED (`+ids+userOrder(q)+` LIMIT ? OFFSET ?)
		SELECT u.id, u.username, u.email, u.is_active, l.credits, t.name AS plan, u.created_at
		FROM page CROSS JOIN user_list l ON l.id = page.id
		     CROSS JOIN users u ON u.id = page.id
		     CROSS JOIN tiers t ON t.id = l.tier_id`+userOrder(q),
		append(args[:len(args):len(args)], q.Limit, q.Skip)...)
	users := make([]domain.ListedUser, len(rows))
	for i, r := range rows {
		users[i] = domain.ListedUser{
			ID: r.ID, Username: r.Username, Email: r.Email, IsActive: r.IsActive, Credits: r.Credits, Plan: r.Plan, CreatedAt: fromMillis(r.CreatedAt),
		}
	}
	return users, err
}

// CountUsers returns how many accounts there are.
func (s *Store) CountUsers(ctx context.Context) (n int, err error) {
	return n, s.get(ctx, &n, `SELECT count(*) FROM users`)
}

// SubscriptionsOf returns every subscription that a user has had, newest first.
func (s *Store) SubscriptionsOf(ctx context.Context, userID int64) ([]domain.Subscription, error) {
	var rows []subscriptionRow
	err := s.list(ctx, &rows, `
		SELECT s.id, s.user_id, s.tier_id, t.name, s.status, s.is_active AND coalesce(s.access_until, s.expires_at) > ? AS is_active, s.auto_renew,
		       s.payment_type, s.price_cents, coalesce(s.provider_subscription_id, '') AS provider_subscription_id,
		       coalesce(s.provider_customer_id, '') AS provider_customer_id, s.starts_at, s.expires_at,
		       s.monthly_credits, s.credits_allow_purchase, s.max_resolution, s.batch_size, s.priority_level, s.commercial_use,
		       s.private_gallery, s.advanced_prompt
		FROM subscriptions s JOIN tiers t ON t.id = s.tier_id
		WHERE s.user_id = ?
		ORDER BY s.starts_at DESC, s.id DESC`, s.stamp(), userID)
	subs := make([]domain.Subscription, len(rows))
	for i, r := range rows {
		subs[i] = r.subscription()
	}
	return subs, err
}
