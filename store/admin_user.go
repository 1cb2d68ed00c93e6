package store

import (
	"context"
	"strings"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// fewUsers is how many users a search may fit to be sorted as a whole. Beyond it, the list is walked in its order until a
// page is full, which is quick because so many fit.
const fewUsers = 2000

// userOrders say for each column where the ids come from in its order, and what that order is.
var userOrders = map[domain.UserSort]struct{ from, key string }{
	domain.UsersByID:       {`users u`, `u.id`},
	domain.UsersByUsername: {`users u`, `u.username_folded`},
	domain.UsersByEmail:    {`users u`, `u.email_folded`},
	domain.UsersByCredits:  {`credit_balances b CROSS JOIN users u ON u.id = b.user_id`, `b.plan_credits + b.extra_credits`},
	domain.UsersByPlan:     {`users u`, `u.tier_id`},
	domain.UsersByCreated:  {`users u`, `u.created_at`},
}

// userFits tells whether a user fits a search of three letters or more: by any part of a name, or by the plan.
const userFits = `(instr(u.username_folded, ?) OR instr(u.email_folded, ?) OR u.tier_id IN (SELECT id FROM tiers WHERE instr(lower(name), ?)))`

// userBegins is userFits for a shorter search, which finds the beginnings of names alone. U+10FFFF sorts after every name.
const userBegins = `(u.username_folded BETWEEN ? AND ? || char(1114111) OR u.email_folded BETWEEN ? AND ? || char(1114111))`

// usersFound are the ids of at most so many users that a search fits, by the indexes alone.
const (
	usersFound = `
		SELECT * FROM (SELECT rowid AS id FROM users_search WHERE users_search MATCH ? LIMIT ?)
		UNION
		SELECT * FROM (SELECT id FROM users WHERE tier_id IN (SELECT id FROM tiers WHERE instr(lower(name), ?)) LIMIT ?)`
	usersBegun = `
		SELECT * FROM (SELECT id FROM users WHERE username_folded BETWEEN ? AND ? || char(1114111) LIMIT ?)
		UNION
		SELECT * FROM (SELECT id FROM users WHERE email_folded BETWEEN ? AND ? || char(1114111) LIMIT ?)`
)

// Users lists users for the administrator. It takes milliseconds, however many there are.
func (s *Store) Users(ctx context.Context, q domain.UserQuery) (domain.UserPage, error) {
	if q.Search == "" {
		return s.allUsers(ctx, q)
	}
	found, foundArgs, fits, fitArgs := userSearch(q.Search)
	var page domain.UserPage
	if err := s.get(ctx, &page.Total, `SELECT count(*) FROM (`+found+`)`, foundArgs...); err != nil {
		return page, err
	}
	var err error
	if page.More = page.Total > fewUsers; page.More {
		page.Total = fewUsers
		page.Data, err = s.userPage(ctx, q, `SELECT u.id FROM `+userOrders[q.Sort].from+` WHERE `+fits, fitArgs)
		return page, err
	}
	from := `(` + found + `) f CROSS JOIN users u ON u.id = f.id CROSS JOIN credit_balances b ON b.user_id = u.id`
	page.Data, err = s.userPage(ctx, q, `SELECT u.id FROM `+from, foundArgs)
	return page, err
}

func (s *Store) allUsers(ctx context.Context, q domain.UserQuery) (domain.UserPage, error) {
	var page domain.UserPage
	if err := s.get(ctx, &page.Total, `SELECT count(*) FROM users`); err != nil {
		return page, err
	}
	var err error
	page.Data, err = s.userPage(ctx, q, `SELECT u.id FROM `+userOrders[q.Sort].from, nil)
	return page, err
}

// userSearch returns the query that finds a search's users by the indexes, and the condition that one user fits it.
func userSearch(search string) (found string, foundArgs []any, fits string, fitArgs []any) {
	most := fewUsers + 1
	if utf8.RuneCountInString(search) < 3 { // shorter than what the index holds
		return usersBegun, []any{search, search, most, search, search, most}, userBegins, []any{search, search, search, search}
	}
	phrase := `"` + strings.ReplaceAll(search, `"`, `""`) + `"`
	return usersFound, []any{phrase, most, search, most}, userFits, []any{search, search, search}
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
	order := ` ORDER BY ` + userOrders[q.Sort].key + `, u.id`
	if q.Descending {
		order = ` ORDER BY ` + userOrders[q.Sort].key + ` DESC, u.id DESC`
	}
	err := s.list(ctx, &rows, `
		WITH page AS MATERIALIZED (`+ids+order+` LIMIT ? OFFSET ?)
		SELECT u.id, u.username, u.email, u.is_active, b.plan_credits + b.extra_credits AS credits, t.name AS plan, u.created_at
		FROM page CROSS JOIN users u ON u.id = page.id
		     CROSS JOIN credit_balances b ON b.user_id = u.id
		     CROSS JOIN tiers t ON t.id = u.tier_id`+order,
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
