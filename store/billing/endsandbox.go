package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/sale"
)

// sandboxSales finds what was sold in the sandbox: its pages are on the site's own address, and its products have names of
// their own where the administrator has set none.
const sandboxSales = `
	WITH sales AS (
	    SELECT id, user_id, credits FROM checkouts WHERE status = 'completed' AND (url GLOB 'http://*/sandbox/checkout/*' OR product_id GLOB 'prod_sandbox_*')),
	plans AS (SELECT p.subscription_id, sales.user_id FROM payment_subscriptions p JOIN sales ON sales.id = p.checkout_id),
	paid AS (
	    SELECT o.transaction_id, o.order_id, sales.user_id FROM paid_orders o JOIN sales ON sales.id = o.checkout_id
	    UNION
	    SELECT DISTINCT r.transaction_id, '', plans.user_id FROM subscription_reports r JOIN plans ON plans.subscription_id = r.subscription_id
	    WHERE r.transaction_id NOT IN (SELECT transaction_id FROM paid_orders)),
	kept AS (
	    SELECT * FROM paid
	    WHERE (transaction_id <> '' OR order_id <> '')
	      AND NOT EXISTS (SELECT 1 FROM refund_reports f WHERE f.refund_id = 'sandbox:' || paid.transaction_id || ':' || paid.order_id)) `

// EndSandbox ends the plans that were bought in the sandbox, and takes back their credits and those of packs, as far as they
// are unspent: nobody paid for them. Nobody is written to. Doing it again changes nothing.
func (s *Store) EndSandbox(ctx context.Context) (ended sale.SandboxEnd, err error) {
	var users []int64
	if err := s.db.List(ctx, &users, sandboxSales+`SELECT DISTINCT user_id FROM kept ORDER BY user_id`); err != nil {
		return ended, err
	}
	for _, user := range users {
		err := s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.endSandboxOf(ctx, tx, user, &ended) })
		if err != nil {
			return ended, err
		}
	}
	return ended, s.forgetSandbox(ctx)
}

func (s *Store) endSandboxOf(ctx context.Context, tx *sqlx.Tx, userID int64, ended *sale.SandboxEnd) error {
	before, err := sandboxHoldings(ctx, tx, userID)
	if err != nil {
		return err
	}
	// What is refunded in full ends and is taken back, whatever else is told of it before or after.
	_, err = tx.ExecContext(ctx, sandboxSales+`
		INSERT INTO refund_reports (refund_id, status, dispute, transaction_id, order_id, amount_cents, paid_cents, reported_at)
		SELECT 'sandbox:' || transaction_id || ':' || order_id, 'succeeded', 0, transaction_id, order_id, 0, 0, ? FROM kept WHERE user_id = ?`, s.db.Stamp(), userID)
	if err != nil {
		return err
	}
	if _, err := s.settle(ctx, tx, userID, false); err != nil {
		return err
	}
	after, err := sandboxHoldings(ctx, tx, userID)
	if err != nil {
		return err
	}
	ended.Users++
	ended.Plans += before.Plans - after.Plans
	ended.Credits += before.Credits - after.Credits
	return nil
}

// holdings are a user's running plans and their credits.
type holdings struct {
	Plans   int `db:"plans"`
	Credits int `db:"credits"`
}

func sandboxHoldings(ctx context.Context, tx *sqlx.Tx, userID int64) (h holdings, err error) {
	err = tx.GetContext(ctx, &h, `
		SELECT (SELECT count(*) FROM subscriptions s WHERE s.user_id = b.user_id AND s.is_active = 1) AS plans, b.plan_credits + b.extra_credits AS credits
		FROM credit_balances b WHERE b.user_id = ?`, userID)
	return h, err
}

// forgetSandbox keeps a real provider from being asked about what it has never heard of.
func (s *Store) forgetSandbox(ctx context.Context) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for _, statement := range []string{
			`UPDATE payment_subscriptions SET read_at = NULL WHERE subscription_id IN (SELECT subscription_id FROM plans)`,
			`UPDATE provider_tasks SET done_at = created_at, outcome = 'the sandbox is gone'
			 WHERE done_at IS NULL AND (target IN (SELECT subscription_id FROM plans) OR target IN (SELECT transaction_id FROM paid WHERE transaction_id <> ''))`,
			`DELETE FROM payment_customers WHERE customer_id IN (
			     SELECT customer_id FROM subscription_reports WHERE subscription_id IN (SELECT subscription_id FROM plans))`,
		} {
			if _, err := tx.ExecContext(ctx, sandboxSales+statement); err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, `
			UPDATE checkouts SET status = 'expired', read_at = NULL
			WHERE status = 'pending' AND (url GLOB 'http://*/sandbox/checkout/*' OR product_id GLOB 'prod_sandbox_*')`)
		return err
	})
}
