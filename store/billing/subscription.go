package billing

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

type subscriptionRow struct {
	ID         int64                     `db:"id"`
	UserID     int64                     `db:"user_id"`
	TierID     int64                     `db:"tier_id"`
	TierName   string                    `db:"name"`
	Status     domain.SubscriptionStatus `db:"status"`
	IsActive   bool                      `db:"is_active"`
	AutoRenew  bool                      `db:"auto_renew"`
	Leaving    bool                      `db:"leaving"`
	Payment    domain.PaymentType        `db:"payment_type"`
	PriceCents int64                     `db:"price_cents"`
	ProviderID string                    `db:"provider_subscription_id"`
	ProductID  string                    `db:"product_id"`
	CustomerID string                    `db:"provider_customer_id"`
	StartsAt   int64                     `db:"starts_at"`
	ExpiresAt  int64                     `db:"expires_at"`

	PeriodStart int64         `db:"period_starts_at"`
	AccessUntil sql.NullInt64 `db:"access_until"`
	Resumable   bool          `db:"resumable"`
	NextName    string        `db:"next_name"`
	nextRow
	termsRow
}

// nextRow is what a subscription moves to; null: it stays what it is.
type nextRow struct {
	TierID     sql.NullInt64  `db:"next_tier_id"`
	Payment    sql.NullString `db:"next_payment_type"`
	PriceCents sql.NullInt64  `db:"next_price_cents"`
	Credits    sql.NullInt64  `db:"next_credits"`
}

func nextOf(o *domain.Offer) nextRow {
	if o == nil {
		return nextRow{}
	}
	return nextRow{
		TierID: sql.NullInt64{Int64: o.TierID, Valid: true}, Payment: sql.NullString{String: string(o.Payment), Valid: true},
		PriceCents: sql.NullInt64{Int64: o.PriceCents, Valid: true}, Credits: sql.NullInt64{Int64: int64(o.Terms.MonthlyCredits), Valid: true},
	}
}

func (r nextRow) offer(name string) *domain.Offer {
	if !r.TierID.Valid {
		return nil
	}
	return &domain.Offer{
		TierID: r.TierID.Int64, TierName: name, Payment: domain.PaymentType(r.Payment.String), PriceCents: r.PriceCents.Int64,
		Terms: domain.Terms{MonthlyCredits: int(r.Credits.Int64)},
	}
}

const nextColumns = `next_tier_id, next_payment_type, next_price_cents, next_credits`

func (r subscriptionRow) subscription() domain.Subscription {
	return domain.Subscription{
		ID: r.ID, UserID: r.UserID, TierID: r.TierID, TierName: r.TierName, Status: r.Status, IsActive: r.IsActive, AutoRenew: r.AutoRenew, Leaving: r.Leaving,
		Payment: r.Payment, PriceCents: r.PriceCents, Terms: domain.Terms(r.termsRow), ProviderID: r.ProviderID, ProductID: r.ProductID, CustomerID: r.CustomerID,
		StartsAt: db.FromMillis(r.StartsAt), ExpiresAt: db.FromMillis(r.ExpiresAt), PeriodStart: db.FromMillisOrZero(r.PeriodStart),
		AccessUntil: db.FromMillis(r.accessUntil()), Resumable: r.Resumable, Next: r.nextRow.offer(r.NextName),
	}
}

func (r subscriptionRow) accessUntil() int64 {
	if r.AccessUntil.Valid {
		return r.AccessUntil.Int64
	}
	return r.ExpiresAt
}

// SubscriptionOf returns a user's active subscription, else the latest there was, or a NotFound error. One whose time is
// over is told as expired, even before the server has noticed.
func (s *Store) SubscriptionOf(ctx context.Context, userID int64) (domain.Subscription, error) {
	var row subscriptionRow
	err := s.db.Get(ctx, &row, `
		WITH mine AS (
			SELECT s.*, t.name, coalesce(n.name, '') AS next_name, s.is_active AND coalesce(s.access_until, s.expires_at) > ? AS gives,
			       EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.delete_after IS NOT NULL) AS leaving
			FROM subscriptions s JOIN tiers t ON t.id = s.tier_id LEFT JOIN tiers n ON n.id = s.next_tier_id
			WHERE s.user_id = ?)
		SELECT id, user_id, tier_id, name, CASE WHEN is_active AND NOT gives THEN 'expired' ELSE status END AS status,
		       gives AS is_active, auto_renew, leaving, payment_type, price_cents, coalesce(provider_subscription_id, '') AS provider_subscription_id,
		       coalesce(provider_customer_id, '') AS provider_customer_id, starts_at, expires_at,
		       product_id, period_starts_at, access_until, resumable AND gives AS resumable, next_name, `+nextColumns+`, `+termsColumns+`
		FROM mine
		ORDER BY gives DESC, starts_at DESC, id DESC
		LIMIT 1`, s.db.Stamp(), userID)
	if err != nil {
		return domain.Subscription{}, err
	}
	return row.subscription(), nil
}

// SubscriptionHistory returns what has happened to a user's subscriptions, newest first.
func (s *Store) SubscriptionHistory(ctx context.Context, userID int64) ([]domain.SubscriptionChange, error) {
	var rows []struct {
		ID             int64  `db:"id"`
		SubscriptionID int64  `db:"subscription_id"`
		Change         string `db:"change"`
		TierID         int64  `db:"tier_id"`
		TierName       string `db:"name"`
		StartsAt       int64  `db:"starts_at"`
		ExpiresAt      int64  `db:"expires_at"`
		IsActive       bool   `db:"is_active"`
		AutoRenew      bool   `db:"auto_renew"`
		HappenedAt     int64  `db:"happened_at"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT h.id, h.subscription_id, h.change, h.tier_id, t.name, h.starts_at, h.expires_at, h.is_active, h.auto_renew, h.happened_at
		FROM subscription_history h JOIN tiers t ON t.id = h.tier_id
		WHERE h.user_id = ?
		ORDER BY h.happened_at DESC, h.id DESC`, userID)
	changes := make([]domain.SubscriptionChange, len(rows))
	for i, r := range rows {
		changes[i] = domain.SubscriptionChange{
			ID: r.ID, SubscriptionID: r.SubscriptionID, Change: r.Change, TierID: r.TierID, TierName: r.TierName, StartsAt: db.FromMillis(r.StartsAt),
			ExpiresAt: db.FromMillis(r.ExpiresAt), IsActive: r.IsActive, AutoRenew: r.AutoRenew, HappenedAt: db.FromMillis(r.HappenedAt),
		}
	}
	return changes, err
}

// settledCycle is the cycle that a user's plan credits belong to, as the balance has it.
type settledCycle struct {
	Key            string `db:"cycle"`
	SubscriptionID string `db:"cycle_subscription"`
	Credits        int    `db:"cycle_credits"`
	Clawed         int    `db:"cycle_clawed"`
	StartsAt       int64  `db:"cycle_starts_at"`
	EndsAt         int64  `db:"cycle_ends_at"`
	Began          int64  `db:"cycle_began"`
	Plan           int    `db:"plan_credits"`
}

const cycleQuery = `
	SELECT cycle, cycle_subscription, cycle_credits, cycle_clawed, cycle_starts_at, cycle_ends_at, cycle_began, plan_credits
	FROM credit_balances WHERE user_id = ?`

// renewalSlack is how much earlier than its end a month may be followed by the next without having been cut short.
const renewalSlack = 24 * time.Hour

// turnCycle makes the plan credits those of a cycle: what is left of another one expires, and the cycle's own come once.
// Within a cycle, what a refund takes back goes, as far as it is there.
func (s *Store) turnCycle(ctx context.Context, tx *sqlx.Tx, userID int64, to domain.Cycle) error {
	if to.Key == "" {
		return nil
	}
	var from settledCycle
	err := tx.GetContext(ctx, &from, cycleQuery, userID)
	if err != nil {
		return err
	}
	if from.Key != to.Key {
		return s.beginCycle(ctx, tx, userID, from, to)
	}
	if more := to.Clawed - from.Clawed; more > 0 {
		if err := s.clawBack(ctx, tx, userID, domain.Delta{Plan: -min(more, from.Plan)}, to.RefundID); err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE credit_balances SET cycle_clawed = max(cycle_clawed, ?), cycle_starts_at = ?, cycle_ends_at = ? WHERE user_id = ?`,
		to.Clawed, db.Millis(to.StartsAt), db.Millis(to.EndsAt), userID)
	return err
}

func (s *Store) beginCycle(ctx context.Context, tx *sqlx.Tx, userID int64, from settledCycle, to domain.Cycle) error {
	over := overused(from, to)
	goesOn := cutShort(from, to) // what was reserved and used counts on
	if err := s.expireCycle(ctx, tx, userID, from, to); err != nil {
		return err
	}
	began, known, err := cycleGrant(ctx, tx, userID, to.Key)
	switch {
	case err != nil:
		return err
	case known && !to.Ended:
		err = s.restoreCycle(ctx, tx, userID, to.Key)
	case !to.Ended:
		began, err = s.grantCycle(ctx, tx, userID, to, over)
	default:
		began, err = lastEntry(ctx, tx, userID)
	}
	if err != nil {
		return err
	}
	if goesOn {
		began = from.Began
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE credit_balances
		SET cycle = ?, cycle_subscription = ?, cycle_credits = ?, cycle_clawed = ?, cycle_starts_at = ?, cycle_ends_at = ?, cycle_began = ?,
		    used_credits = (SELECT coalesce(sum(spent), 0) FROM credit_ledger WHERE user_id = ? AND kind = 'settle' AND id > ?)
		WHERE user_id = ?`,
		to.Key, to.SubscriptionID, to.Credits, to.Clawed, db.Millis(to.StartsAt), db.Millis(to.EndsAt), began, userID, began, userID)
	return err
}

// cutShort reports whether a cycle was left before its time, by a change of plan or because it had been paid for twice.
func cutShort(from settledCycle, to domain.Cycle) bool {
	same := from.SubscriptionID != "" && (from.SubscriptionID == to.SubscriptionID || from.SubscriptionID == to.Doubles)
	return same && !to.Ended && from.Credits > 0 && db.FromMillis(from.EndsAt).Sub(to.StartsAt) > renewalSlack
}

// overused is how many more credits a cycle that was cut short has given than its share of the time. They count against
// the next one: the unused time was paid back, and credits cannot be had twice for it.
func overused(from settledCycle, to domain.Cycle) int {
	if !cutShort(from, to) {
		return 0
	}
	return from.held().Overused(to.StartsAt)
}

func (c settledCycle) held() domain.HeldCycle {
	return domain.HeldCycle{Credits: c.Credits, Clawed: c.Clawed, Left: c.Plan, StartsAt: db.FromMillis(c.StartsAt), EndsAt: db.FromMillisOrZero(c.EndsAt)}
}

// CycleOf returns the cycle that a user's plan credits belong to.
func (s *Store) CycleOf(ctx context.Context, userID int64) (domain.HeldCycle, error) {
	var cycle settledCycle
	err := s.db.Get(ctx, &cycle, cycleQuery, userID)
	return cycle.held(), err
}

// expireCycle takes what is left of a cycle that is over.
func (s *Store) expireCycle(ctx context.Context, tx *sqlx.Tx, userID int64, from settledCycle, to domain.Cycle) error {
	left := domain.Delta{Plan: -from.Plan}
	if to.RefundID != "" && to.Ended {
		return s.clawBack(ctx, tx, userID, left, to.RefundID)
	}
	if from.Plan == 0 {
		return nil
	}
	name := from.Key
	if name == "" {
		name = registrationCycle(userID)
	}
	key, err := freshKey(ctx, tx, "expire:"+name)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: domain.EntryExpire, Delta: left, Description: "Unused plan credits expired", Cycle: name, Key: key,
	})
}

// grantCycle gives a cycle's credits, the first time that it is the present one.
func (s *Store) grantCycle(ctx context.Context, tx *sqlx.Tx, userID int64, to domain.Cycle, over int) (int64, error) {
	credits := max(0, to.Credits-to.Clawed-over)
	description := to.Description
	if credits < to.Credits {
		description = fmt.Sprintf("%s: %d of %d", to.Description, credits, to.Credits)
	}
	err := s.Post(ctx, tx, Entry{
		UserID: userID, Kind: domain.EntryGrant, Delta: domain.Delta{Plan: credits}, Description: description, Cycle: to.Key, Key: to.Key,
	})
	if err != nil {
		return 0, err
	}
	began, _, err := cycleGrant(ctx, tx, userID, to.Key)
	return began, err
}

// restoreCycle gives back what had expired of a cycle that turns out to be the present one after all.
func (s *Store) restoreCycle(ctx context.Context, tx *sqlx.Tx, userID int64, cycle string) error {
	var left int
	err := tx.GetContext(ctx, &left, `
		SELECT coalesce(-sum(plan_delta), 0) FROM credit_ledger
		WHERE user_id = ? AND cycle = ?
		  AND id <> (SELECT min(id) FROM credit_ledger WHERE user_id = ? AND cycle = ? AND kind = 'grant')`,
		userID, cycle, userID, cycle)
	if err != nil || left <= 0 {
		return err
	}
	key, err := freshKey(ctx, tx, "restore:"+cycle)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: domain.EntryGrant, Delta: domain.Delta{Plan: left}, Description: "Plan credits restored", Cycle: cycle, Key: key,
	})
}

// clawBack takes credits back because their payment was returned. What is not there any more is forgiven.
func (s *Store) clawBack(ctx context.Context, tx *sqlx.Tx, userID int64, delta domain.Delta, refundID string) error {
	if delta.Total() == 0 {
		return nil
	}
	key, err := freshKey(ctx, tx, "creem:refund:"+refundID)
	if err != nil {
		return err
	}
	return s.Post(ctx, tx, Entry{
		UserID: userID, Kind: domain.EntryRefund, Delta: delta, Description: "Taken back: the payment was refunded", RefundOf: refundID, Key: key,
	})
}

// settlePacks gives the credits of packs, each once, and takes back those whose payment was returned.
func (s *Store) settlePacks(ctx context.Context, tx *sqlx.Tx, userID int64, packs []domain.PackState) error {
	for _, p := range packs {
		err := s.Post(ctx, tx, Entry{
			UserID: userID, Kind: domain.EntryPurchase, Delta: domain.Delta{Extra: p.Order.Credits},
			Description: domain.CreditPack{Credits: p.Order.Credits}.Name(), Key: "creem:order:" + p.Order.OrderID,
		})
		if err != nil {
			return err
		}
		if err := s.clawPack(ctx, tx, userID, p); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) clawPack(ctx context.Context, tx *sqlx.Tx, userID int64, p domain.PackState) error {
	var row struct {
		Clawed int `db:"clawed"`
		Extra  int `db:"extra_credits"`
	}
	err := tx.GetContext(ctx, &row, `
		SELECT o.clawed, b.extra_credits FROM paid_orders o, credit_balances b WHERE o.order_id = ? AND b.user_id = ?`, p.Order.OrderID, userID)
	if err != nil || p.Clawed <= row.Clawed {
		return err
	}
	if err := s.clawBack(ctx, tx, userID, domain.Delta{Extra: -min(p.Clawed-row.Clawed, row.Extra)}, p.RefundID); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE paid_orders SET clawed = ? WHERE order_id = ?`, p.Clawed, p.Order.OrderID)
	return err
}
