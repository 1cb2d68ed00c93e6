package billing

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

const checkoutColumns = `id, user_id, coalesce(tier_id, 0) AS tier_id, coalesce(payment_type, '') AS payment_type,
	coalesce(credits, 0) AS credits, status, coalesce(provider_checkout_id, '') AS provider_checkout_id, url, success_url, reads, created_at`

// checkoutInEffect reports whether what a checkout sold is there. A checkout is completed before that: the provider tells of
// the payment first, and of the subscription that it began in another event.
const checkoutInEffect = `(status = 'completed' AND CASE WHEN credits IS NOT NULL
	THEN EXISTS (SELECT 1 FROM paid_orders o WHERE o.checkout_id = checkouts.id AND o.credits > 0)
	ELSE EXISTS (SELECT 1 FROM payment_subscriptions p JOIN subscriptions s ON s.provider_subscription_id = p.subscription_id
	             WHERE p.checkout_id = checkouts.id AND s.user_id = checkouts.user_id) END) AS in_effect`

// checkoutReturned reports whether the provider is asked, or was and did not refuse, to give the payment of a checkout back.
const checkoutReturned = `EXISTS (SELECT 1 FROM provider_tasks a WHERE a.user_id = checkouts.user_id AND a.act = 'refund' AND (a.done_at IS NULL OR a.outcome = 'done') AND a.target IN (
		SELECT transaction_id FROM paid_orders o WHERE o.checkout_id = checkouts.id
		UNION SELECT r.transaction_id FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
		WHERE p.checkout_id = checkouts.id)) AS returned`

type checkoutRow struct {
	ID         string              `db:"id"`
	UserID     int64               `db:"user_id"`
	TierID     int64               `db:"tier_id"`
	Payment    sale.PaymentType    `db:"payment_type"`
	Credits    int                 `db:"credits"`
	Status     sale.CheckoutStatus `db:"status"`
	ProviderID string              `db:"provider_checkout_id"`
	URL        string              `db:"url"`
	SuccessURL string              `db:"success_url"`
	Reads      int                 `db:"reads"`
	InEffect   bool                `db:"in_effect"`
	Returned   bool                `db:"returned"`
	CreatedAt  int64               `db:"created_at"`
}

func (r checkoutRow) checkout() sale.Checkout {
	return sale.Checkout{
		ID: r.ID, UserID: r.UserID, TierID: r.TierID, Payment: r.Payment, Credits: r.Credits, Status: r.Status,
		ProviderID: r.ProviderID, URL: r.URL, SuccessURL: r.SuccessURL, Reads: r.Reads, InEffect: r.InEffect, Returned: r.Returned, CreatedAt: db.FromMillis(r.CreatedAt),
	}
}

// unstarted is when a checkout is looked at of which the provider has perhaps never heard.
const unstarted = time.Hour

// OpenCheckout records that a user is about to buy a plan (offer set) or a pack of credits, before the provider hears of
// it. The offer stays as it is now, whatever becomes of the tier.
func (s *Store) OpenCheckout(ctx context.Context, c sale.Checkout, productID string, offer *sale.Offer) (sale.Checkout, error) {
	var row checkoutRow
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		err := tx.GetContext(ctx, &row, `
			INSERT INTO checkouts (id, user_id, tier_id, payment_type, credits, status, product_id, success_url, read_at, created_at)
			VALUES (?, ?, nullif(?, 0), nullif(?, ''), nullif(?, 0), 'pending', ?, ?, ?, ?)
			RETURNING `+checkoutColumns,
			domain.NewID(), c.UserID, c.TierID, c.Payment, c.Credits, productID, c.SuccessURL, db.Millis(s.db.Now().Add(unstarted)), s.db.Stamp())
		if err != nil || offer == nil {
			return err
		}
		return freezeOffer(ctx, tx, "checkout:"+row.ID, productID, *offer)
	})
	return row.checkout(), err
}

// StartCheckout records the provider's page of a checkout, and when we first ask the provider about it.
func (s *Store) StartCheckout(ctx context.Context, userID int64, id, providerID, url string, readAt time.Time) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE checkouts SET provider_checkout_id = ?, url = ?, read_at = ? WHERE id = ? AND user_id = ?`,
			providerID, url, db.Millis(readAt), id, userID)
		return err
	})
}

// PendingCheckout returns the user's newest open checkout of the same thing, with the same way back, since a moment, or a NotFound
// error: a second tab continues it instead of buying twice.
func (s *Store) PendingCheckout(ctx context.Context, like sale.Checkout, productID string, since time.Time) (sale.Checkout, error) {
	var row checkoutRow
	err := s.db.Get(ctx, &row, `
		SELECT `+checkoutColumns+`
		FROM checkouts
		WHERE user_id = ? AND status = 'pending' AND product_id = ? AND url <> '' AND created_at > ?
		  AND coalesce(tier_id, 0) = ? AND coalesce(payment_type, '') = ? AND coalesce(credits, 0) = ? AND success_url = ?
		ORDER BY created_at DESC
		LIMIT 1`, like.UserID, productID, db.Millis(since), like.TierID, like.Payment, like.Credits, like.SuccessURL)
	return row.checkout(), err
}

// CheckoutOf returns a user's own checkout, or a NotFound error.
func (s *Store) CheckoutOf(ctx context.Context, userID int64, id string) (sale.Checkout, error) {
	var row checkoutRow
	err := s.db.Get(ctx, &row, `SELECT `+checkoutColumns+`, `+checkoutInEffect+`, `+checkoutReturned+` FROM checkouts WHERE id = ? AND user_id = ?`, id, userID)
	return row.checkout(), err
}

// LatestCheckout returns the id of the checkout that a user opened last since a moment, or a NotFound error.
func (s *Store) LatestCheckout(ctx context.Context, userID int64, since time.Time) (id string, err error) {
	err = s.db.Get(ctx, &id, `SELECT id FROM checkouts WHERE user_id = ? AND created_at > ? ORDER BY created_at DESC, id LIMIT 1`, userID, db.Millis(since))
	return id, err
}

// CheckoutsToRead returns pending checkouts that the provider is to be asked about now, longest waiting first.
func (s *Store) CheckoutsToRead(ctx context.Context, limit int) ([]sale.Checkout, error) {
	var rows []checkoutRow
	err := s.db.List(ctx, &rows, `
		SELECT `+checkoutColumns+`
		FROM checkouts
		WHERE status = 'pending' AND read_at <= ?
		ORDER BY read_at
		LIMIT ?`, s.db.Stamp(), limit)
	checkouts := make([]sale.Checkout, len(rows))
	for i, r := range rows {
		checkouts[i] = r.checkout()
	}
	return checkouts, err
}

// PostponeCheckout sets when a checkout that is pending still is asked about next; zero ends it quietly.
func (s *Store) PostponeCheckout(ctx context.Context, userID int64, id string, readAt time.Time) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		next := sql.NullInt64{Int64: db.Millis(readAt), Valid: !readAt.IsZero()}
		_, err := tx.ExecContext(ctx, `
			UPDATE checkouts
			SET read_at = ?, reads = reads + 1, status = CASE WHEN ? IS NULL THEN 'expired' ELSE status END
			WHERE id = ? AND user_id = ? AND status = 'pending'`, next, next, id, userID)
		return err
	})
}
