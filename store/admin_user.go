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

// PlanPeriods returns which plans a user has had from when to when, newest first. A subscription that was moved to another
// plan has a period for each of them.
func (s *Store) PlanPeriods(ctx context.Context, userID int64) ([]domain.PlanPeriod, error) {
	var rows []struct {
		ID        int64  `db:"id"`
		TierName  string `db:"name"`
		StartsAt  int64  `db:"starts_at"`
		ExpiresAt int64  `db:"expires_at"`
		IsActive  bool   `db:"is_active"`
		AutoRenew bool   `db:"auto_renew"`
	}
	err := s.list(ctx, &rows, `
		WITH mine AS (
		    SELECT s.id, s.tier_id, s.starts_at, s.expires_at, s.is_active AND coalesce(s.access_until, s.expires_at) > ? AS is_active, s.auto_renew
		    FROM subscriptions s WHERE s.user_id = ?),
		turns AS (
		    SELECT h.subscription_id AS id, h.id AS line, h.tier_id, h.starts_at,
		           lead(h.starts_at) OVER (PARTITION BY h.subscription_id ORDER BY h.starts_at, h.id) AS next
		    FROM subscription_history h
		    WHERE h.user_id = ? AND h.change IN ('started', 'upgraded', 'downgraded'))
		SELECT mine.id, t.name, coalesce(turns.starts_at, mine.starts_at) AS starts_at, coalesce(turns.next, mine.expires_at) AS expires_at,
		       mine.is_active AND turns.next IS NULL AS is_active, mine.auto_renew AND turns.next IS NULL AS auto_renew
		FROM mine LEFT JOIN turns ON turns.id = mine.id JOIN tiers t ON t.id = coalesce(turns.tier_id, mine.tier_id)
		ORDER BY 3 DESC, mine.id DESC, turns.line DESC`, s.stamp(), userID, userID)
	periods := make([]domain.PlanPeriod, len(rows))
	for i, r := range rows {
		periods[i] = domain.PlanPeriod{
			SubscriptionID: r.ID, TierName: r.TierName, StartsAt: fromMillis(r.StartsAt), ExpiresAt: fromMillis(r.ExpiresAt),
			IsActive: r.IsActive, AutoRenew: r.AutoRenew,
		}
	}
	return periods, err
}
