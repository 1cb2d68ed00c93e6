package billing

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// firstRead is how long after its first mention we ask about a subscription of which no payment was told.
const firstRead = time.Minute

// ApplyPayment records what the provider has told and brings everything that follows from it up to date, in one act with
// the mark that the event was acted on. eventID is empty when no event told it. Reporting again changes nothing.
func (s *Store) ApplyPayment(ctx context.Context, eventID string, r domain.PaymentReport) (outcome string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if done, err := eventIsDone(ctx, tx, eventID); err != nil || done {
			outcome = "acted on before"
			return err
		}
		owner, err := s.record(ctx, tx, r)
		if err != nil {
			return err
		}
		outcome = "kept until its owner is known"
		if owner != 0 {
			standing, err := s.bringUpToDate(ctx, tx, owner)
			if err != nil {
				return err
			}
			outcome = fmt.Sprintf("user %d: %s", owner, describe(standing))
		}
		if err := forgetEvent(ctx, tx, eventID, owner); err != nil {
			return err
		}
		return s.markEvent(ctx, tx, eventID, outcome)
	})
	return outcome, err
}

func describe(s domain.BillingState) string {
	if len(s.Plans) == 0 {
		return fmt.Sprintf("no plan, %d packs", len(s.Packs))
	}
	plan := s.Plans[len(s.Plans)-1]
	return fmt.Sprintf("%s plan %s until %s, %d packs", plan.Offer.TierName, plan.Status, plan.AccessUntil.Format(time.DateTime), len(s.Packs))
}

// record keeps the report and the names in it, and returns whose it is; 0 when nobody can tell yet.
func (s *Store) record(ctx context.Context, tx *sqlx.Tx, r domain.PaymentReport) (int64, error) {
	owner, err := ownerOf(ctx, tx, r)
	if err != nil {
		return 0, err
	}
	if err := s.link(ctx, tx, r, owner); err != nil {
		return 0, err
	}
	switch {
	case r.Subscription != nil:
		err = s.recordSubscription(ctx, tx, r)
	case r.Order != nil:
		err = recordOrder(ctx, tx, *r.Order, owner)
	case r.Refund != nil:
		err = recordRefund(ctx, tx, *r.Refund)
	}
	if err != nil || !r.Completed {
		return owner, err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE checkouts SET status = 'completed', read_at = NULL WHERE id = ? AND user_id = ? AND status <> 'completed'`,
		r.CheckoutID, owner)
	return owner, err
}

// reportNames are what a report may be found by; what is not named is empty.
type reportNames struct {
	checkout, subscription, order, transaction, customer string
	user                                                 int64
}

func namesIn(r domain.PaymentReport) reportNames {
	n := reportNames{checkout: r.CheckoutID, customer: r.CustomerID, user: r.UserID}
	switch {
	case r.Subscription != nil:
		n.subscription = r.Subscription.SubscriptionID
	case r.Order != nil:
		n.subscription = r.Order.SubscriptionID
	case r.Refund != nil:
		n.subscription, n.order, n.transaction = r.Refund.SubscriptionID, r.Refund.OrderID, r.Refund.TransactionID
	}
	return n
}

func (n reportNames) args() []any {
	return []any{n.checkout, n.subscription, n.order, n.transaction, n.transaction, n.user, n.customer}
}

// ownerOf finds whose a report is. Our own records come first, then what the provider was given to remember, and last the
// customer, who may be several of our users under one address.
func ownerOf(ctx context.Context, tx *sqlx.Tx, r domain.PaymentReport) (int64, error) {
	var owner int64
	err := db.MapError(tx.GetContext(ctx, &owner, `
		SELECT user_id FROM (
			SELECT 1 AS turn, user_id FROM checkouts WHERE id = ?
			UNION ALL SELECT 2, user_id FROM payment_subscriptions WHERE subscription_id = ?
			UNION ALL SELECT 3, user_id FROM paid_orders WHERE order_id = nullif(?, '') OR transaction_id = nullif(?, '')
			UNION ALL SELECT 4, user_id FROM receipts WHERE transaction_id = nullif(?, '')
			UNION ALL SELECT 5, id FROM users WHERE id = ?
			UNION ALL SELECT 6, user_id FROM payment_customers WHERE customer_id = ?)
		WHERE user_id IS NOT NULL
		ORDER BY turn
		LIMIT 1`, namesIn(r).args()...))
	if db.NotFound(err) {
		return 0, nil
	}
	return owner, err
}

// link keeps whose the provider's names are, and hands over what had no owner so far.
func (s *Store) link(ctx context.Context, tx *sqlx.Tx, r domain.PaymentReport, owner int64) error {
	names := namesIn(r)
	if names.subscription != "" {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO payment_subscriptions (subscription_id, user_id, checkout_id, read_at) VALUES (?, nullif(?, 0), ?, ?)
			ON CONFLICT (subscription_id) DO UPDATE
			SET user_id = coalesce(user_id, excluded.user_id), checkout_id = CASE WHEN checkout_id = '' THEN excluded.checkout_id ELSE checkout_id END`,
			names.subscription, owner, names.checkout, db.Millis(s.db.Now().Add(firstRead)))
		if err != nil {
			return err
		}
	}
	if names.customer == "" || owner == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO payment_customers (customer_id, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (customer_id) DO NOTHING`,
		names.customer, owner, s.db.Stamp())
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE payment_subscriptions SET user_id = ?
		WHERE user_id IS NULL AND subscription_id IN (SELECT subscription_id FROM subscription_reports WHERE customer_id = ?)`, owner, names.customer)
	return err
}

// CustomerOf returns the provider's name of a user, the latest if there are several, or a NotFound error.
func (s *Store) CustomerOf(ctx context.Context, userID int64) (string, error) {
	var id string
	err := s.db.Get(ctx, &id, `SELECT customer_id FROM payment_customers WHERE user_id = ? ORDER BY created_at DESC, customer_id LIMIT 1`, userID)
	return id, err
}

// paymentFacts returns all that is known of a user's payments.
func paymentFacts(ctx context.Context, tx *sqlx.Tx, userID int64) (domain.PaymentFacts, error) {
	offers, err := frozenOffers(ctx, tx, userID)
	if err != nil {
		return domain.PaymentFacts{}, err
	}
	var facts domain.PaymentFacts
	if facts.Reports, err = subscriptionReports(ctx, tx, userID, offers); err != nil {
		return facts, err
	}
	if facts.Orders, err = paidOrders(ctx, tx, userID); err != nil {
		return facts, err
	}
	facts.Refunds, err = refundReports(ctx, tx, userID)
	return facts, err
}

type frozenKey struct{ subscriptionID, productID string }

// frozenOffers returns what each product is to each of the user's subscriptions: what was for sale when its checkout was
// opened overrides what was when an event first named it.
func frozenOffers(ctx context.Context, tx *sqlx.Tx, userID int64) (map[frozenKey]*domain.Offer, error) {
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
	offers := map[frozenKey]*domain.Offer{}
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

func subscriptionReports(ctx context.Context, tx *sqlx.Tx, userID int64, offers map[frozenKey]*domain.Offer) ([]domain.SubscriptionReport, error) {
	const query = `
		SELECT r.subscription_id, r.type, r.status, r.product_id, r.transaction_id, r.amount_cents, r.currency, r.period_start, r.period_end, r.updated_at
		FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
		WHERE p.user_id = ?`
	return readFacts(ctx, tx, func(r reportRow) domain.SubscriptionReport {
		return domain.SubscriptionReport{
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

func paidOrders(ctx context.Context, tx *sqlx.Tx, userID int64) ([]domain.PaidOrder, error) {
	const query = `
		SELECT order_id, checkout_id, transaction_id, subscription_id, credits, amount_cents, currency, paid_at, tax_cents
		FROM paid_orders
		WHERE user_id = ? OR (subscription_id <> '' AND subscription_id IN (SELECT subscription_id FROM payment_subscriptions WHERE user_id = ?))
		ORDER BY paid_at, order_id`
	return readFacts(ctx, tx, func(r orderRow) domain.PaidOrder {
		return domain.PaidOrder{
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
func refundReports(ctx context.Context, tx *sqlx.Tx, userID int64) ([]domain.RefundReport, error) {
	const query = `
		SELECT refund_id, status, dispute, transaction_id, order_id, amount_cents, paid_cents, reported_at
		FROM refund_reports
		WHERE transaction_id IN (
			SELECT r.transaction_id FROM payment_subscriptions p JOIN subscription_reports r ON r.subscription_id = p.subscription_id
			WHERE p.user_id = ? AND r.transaction_id <> ''
			UNION SELECT transaction_id FROM paid_orders WHERE user_id = ? AND transaction_id <> '')
		   OR order_id IN (SELECT order_id FROM paid_orders WHERE user_id = ?)`
	return readFacts(ctx, tx, func(r refundRow) domain.RefundReport {
		return domain.RefundReport{
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
