package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"
	"pellucid/store/db"

	"pellucid/internal/domain/sale"
)

// paymentFacts returns all that is known of a user's payments.
func paymentFacts(ctx context.Context, tx *sqlx.Tx, userID int64) (billingstate.Facts, error) {
	offers, err := frozenOffers(ctx, tx, userID)
	if err != nil {
		return billingstate.Facts{}, err
	}
	var facts billingstate.Facts
	if facts.Reports, err = subscriptionReports(ctx, tx, userID, offers); err != nil {
		return facts, err
	}
	if facts.Orders, err = paidOrders(ctx, tx, userID); err != nil {
		return facts, err
	}
	if facts.Refunds, err = refundReports(ctx, tx, userID); err != nil {
		return facts, err
	}
	return facts, returnFacts(ctx, tx, userID, &facts)
}

// returnFacts reads what decides whether the payment of a plan that was replaced goes back.
func returnFacts(ctx context.Context, tx *sqlx.Tx, userID int64, facts *billingstate.Facts) error {
	var spent []struct {
		TransactionID string `db:"transaction_id"`
		Credits       int    `db:"credits"`
	}
	// What a cycle gave and has not lost again was used, or is still there in the present one.
	err := tx.SelectContext(ctx, &spent, `
		WITH mine AS (
			SELECT DISTINCT r.transaction_id, 'creem:tran:' || r.transaction_id AS cycle
			FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
			WHERE p.user_id = ? AND r.transaction_id <> '')
		SELECT mine.transaction_id, sum(l.plan_delta) - CASE WHEN b.cycle = mine.cycle THEN b.plan_credits ELSE 0 END AS credits
		FROM mine JOIN credit_ledger l ON l.cycle = mine.cycle JOIN credit_balances b ON b.user_id = ?
		WHERE l.user_id = b.user_id
		GROUP BY mine.transaction_id`, userID, userID)
	if err != nil {
		return err
	}
	facts.Spent = map[string]int{}
	for _, s := range spent {
		facts.Spent[s.TransactionID] = s.Credits
	}
	facts.Returned, err = readSet(ctx, tx, `
		SELECT target FROM provider_tasks WHERE user_id = ? AND act = 'refund' AND (done_at IS NULL OR outcome = 'done')`, userID)
	if err != nil {
		return err
	}
	facts.Refused, err = readSet(ctx, tx, `
		SELECT target FROM provider_tasks WHERE user_id = ? AND act = 'refund' AND done_at IS NOT NULL AND outcome <> 'done'`, userID)
	if err != nil {
		return err
	}
	facts.Kept, err = readSet(ctx, tx, `SELECT subscription_id FROM payment_subscriptions WHERE user_id = ? AND kept IS NOT NULL`, userID)
	return err
}

func readSet(ctx context.Context, tx *sqlx.Tx, query string, args ...any) (map[string]bool, error) {
	var names []string
	err := tx.SelectContext(ctx, &names, query, args...)
	set := make(map[string]bool, len(names))
	for _, name := range names {
		set[name] = true
	}
	return set, err
}

type frozenKey struct{ subscriptionID, productID string }

// frozenOffers returns what each product is to each of the user's subscriptions: what was for sale when its checkout was
// opened overrides what was when an event first named it.
func frozenOffers(ctx context.Context, tx *sqlx.Tx, userID int64) (map[frozenKey]*sale.Offer, error) {
	var rows []struct {
		SubscriptionID string `db:"subscription_id"`
		ProductID      string `db:"product_id"`
		offerRow
	}
	err := tx.SelectContext(ctx, &rows, `
		SELECT p.subscription_id, o.product_id, o.tier_id, o.tier_name, o.payment_type, o.price_cents, `+termsColumns+`
		FROM payment_subscriptions p
		JOIN frozen_offers o ON o.bought = 'subscription:' || p.subscription_id OR o.bought = 'checkout:' || p.checkout_id
		WHERE p.user_id = ?
		ORDER BY o.bought LIKE 'checkout:%'`, userID)
	offers := map[frozenKey]*sale.Offer{}
	for _, r := range rows {
		offer := r.offer()
		offers[frozenKey{r.SubscriptionID, r.ProductID}] = &offer
	}
	return offers, err
}

type reportRow struct {
	SubscriptionID string `db:"subscription_id"`
	Type           string `db:"type"`
	Status         string `db:"status"`
	ProductID      string `db:"product_id"`
	TransactionID  string `db:"transaction_id"`
	AmountCents    int64  `db:"amount_cents"`
	Currency       string `db:"currency"`
	PeriodStart    int64  `db:"period_start"`
	PeriodEnd      int64  `db:"period_end"`
	UpdatedAt      int64  `db:"updated_at"`
}

func subscriptionReports(ctx context.Context, tx *sqlx.Tx, userID int64, offers map[frozenKey]*sale.Offer) ([]sale.SubscriptionReport, error) {
	const query = `
		SELECT r.subscription_id, r.type, r.status, r.product_id, r.transaction_id, r.amount_cents, r.currency, r.period_start, r.period_end, r.updated_at
		FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
		WHERE p.user_id = ?`
	return readFacts(ctx, tx, func(r reportRow) sale.SubscriptionReport {
		return sale.SubscriptionReport{
			SubscriptionID: r.SubscriptionID, Type: r.Type, Status: r.Status, ProductID: r.ProductID, TransactionID: r.TransactionID,
			AmountCents: r.AmountCents, Currency: r.Currency, PeriodStart: db.FromMillisOrZero(r.PeriodStart), PeriodEnd: db.FromMillisOrZero(r.PeriodEnd),
			UpdatedAt: db.FromMillisOrZero(r.UpdatedAt), Offer: offers[frozenKey{r.SubscriptionID, r.ProductID}],
		}
	}, query, userID)
}

type orderRow struct {
	OrderID        string `db:"order_id"`
	CheckoutID     string `db:"checkout_id"`
	TransactionID  string `db:"transaction_id"`
	SubscriptionID string `db:"subscription_id"`
	Credits        int    `db:"credits"`
	AmountCents    int64  `db:"amount_cents"`
	Currency       string `db:"currency"`
	PaidAt         int64  `db:"paid_at"`
	TaxCents       *int64 `db:"tax_cents"`
}

func paidOrders(ctx context.Context, tx *sqlx.Tx, userID int64) ([]sale.PaidOrder, error) {
	const query = `
		SELECT order_id, checkout_id, transaction_id, subscription_id, credits, amount_cents, currency, paid_at, tax_cents
		FROM paid_orders
		WHERE user_id = ? OR (subscription_id <> '' AND subscription_id IN (SELECT subscription_id FROM payment_subscriptions WHERE user_id = ?))
		ORDER BY paid_at, order_id`
	return readFacts(ctx, tx, func(r orderRow) sale.PaidOrder {
		return sale.PaidOrder{
			OrderID: r.OrderID, CheckoutID: r.CheckoutID, TransactionID: r.TransactionID, SubscriptionID: r.SubscriptionID, Credits: r.Credits,
			AmountCents: r.AmountCents, Currency: r.Currency, PaidAt: db.FromMillisOrZero(r.PaidAt), TaxCents: r.TaxCents,
		}
	}, query, userID, userID)
}

type refundRow struct {
	RefundID      string `db:"refund_id"`
	Status        string `db:"status"`
	Dispute       bool   `db:"dispute"`
	TransactionID string `db:"transaction_id"`
	OrderID       string `db:"order_id"`
	AmountCents   int64  `db:"amount_cents"`
	PaidCents     int64  `db:"paid_cents"`
	ReportedAt    int64  `db:"reported_at"`
}

// refundReports returns what went back of the user's payments, by whatever name it was told.
func refundReports(ctx context.Context, tx *sqlx.Tx, userID int64) ([]sale.RefundReport, error) {
	const query = `
		SELECT refund_id, status, dispute, transaction_id, order_id, amount_cents, paid_cents, reported_at
		FROM refund_reports
		WHERE transaction_id IN (
			SELECT r.transaction_id FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
			WHERE p.user_id = ? AND r.transaction_id <> ''
			UNION SELECT transaction_id FROM paid_orders WHERE user_id = ? AND transaction_id <> '')
		   OR order_id IN (SELECT order_id FROM paid_orders WHERE user_id = ?)`
	return readFacts(ctx, tx, func(r refundRow) sale.RefundReport {
		return sale.RefundReport{
			RefundID: r.RefundID, Status: r.Status, Dispute: r.Dispute, TransactionID: r.TransactionID, OrderID: r.OrderID,
			AmountCents: r.AmountCents, PaidCents: r.PaidCents, ReportedAt: db.FromMillisOrZero(r.ReportedAt),
		}
	}, query, userID, userID, userID)
}

// readFacts reads rows and turns each into what it means.
func readFacts[Row, Fact any](ctx context.Context, tx *sqlx.Tx, fact func(Row) Fact, query string, args ...any) ([]Fact, error) {
	var rows []Row
	err := tx.SelectContext(ctx, &rows, query, args...)
	facts := make([]Fact, len(rows))
	for i, row := range rows {
		facts[i] = fact(row)
	}
	return facts, err
}
