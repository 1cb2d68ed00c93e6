package billing_test

import (
	"fmt"
	"strconv"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

// life writes the events of one subscription as the provider sends them. Every event of a life has a time of its own.
type life struct {
	user       *domain.User
	name       string // makes the ids of this life its own
	start      time.Time
	product    string
	priceCents int64
	transacted int
	events     int
}

func newLife(user *domain.User, name, product string, cents int64, start time.Time) *life {
	return &life{user: user, name: fmt.Sprintf("%s%d", name, user.ID), start: start, product: product, priceCents: cents}
}

func basic(user *domain.User, start time.Time) *life {
	return newLife(user, "a", "prod_Basic_monthly", 1000, start)
}

func pro(user *domain.User, name string, start time.Time) *life {
	return newLife(user, name, "prod_Pro_monthly", 2500, start)
}

func (l *life) id() string       { return "sub_" + l.name }
func (l *life) customer() string { return fmt.Sprintf("cust_%d", l.user.ID) }

func (l *life) metadata() map[string]string {
	return map[string]string{"user_id": strconv.FormatInt(l.user.ID, 10)}
}

func (l *life) event(kind string, at time.Time) billing.Event {
	l.events++
	return billing.Event{ID: fmt.Sprintf("evt_%s_%d", l.name, l.events), Type: kind, CreatedAt: at}
}

func (l *life) transaction(n int) string { return fmt.Sprintf("tran_%s_%d", l.name, n) }

// completed is the checkout's own event, which comes beside the first payment's.
func (l *life) completed() billing.Event {
	e := l.event("checkout.completed", l.start)
	e.Checkout = &billing.Checkout{
		ID: "ch_" + l.name, Status: "completed", ProductID: l.product, CustomerID: l.customer(), SubscriptionID: l.id(), Metadata: l.metadata(),
		Order: &billing.PaidOrder{ID: "ord_" + l.name, TransactionID: l.transaction(1), AmountCents: l.priceCents, Currency: "USD", PaidAt: l.start},
	}
	return e
}

// paid is a payment for the period that begins at start; at is when it is told.
func (l *life) paid(start, end time.Time) billing.Event {
	l.transacted++
	e := l.told("paid", "active", start.Add(2*time.Second))
	e.Subscription.LastTransactionID, e.Subscription.PeriodStart, e.Subscription.PeriodEnd = l.transaction(l.transacted), start, end
	e.Subscription.Metadata = l.metadata()
	return e
}

// told is any other event of the subscription, without metadata as the provider's own samples have it.
func (l *life) told(kind, status string, at time.Time) billing.Event {
	e := l.event("subscription."+kind, at)
	e.Subscription = &billing.Subscription{
		ID: l.id(), CustomerID: l.customer(), ProductID: l.product, Status: status, AmountCents: l.priceCents, PaidCents: l.priceCents,
		Currency: "USD", UpdatedAt: at,
	}
	return e
}

// moved is the event that tells of a change of plan; from then on, the life is that of the other product.
func (l *life) moved(product string, cents int64, at, end time.Time) billing.Event {
	l.product, l.priceCents = product, cents
	e := l.told("update", "active", at)
	e.Subscription.PeriodStart, e.Subscription.PeriodEnd = at, end
	return e
}

// refunded gives cents of the n-th transaction back.
func (l *life) refunded(n int, cents int64, at time.Time) billing.Event {
	e := l.event("refund.created", at)
	e.Refund = &billing.Refund{
		ID: fmt.Sprintf("ref_%s_%d_%d", l.name, n, cents), Status: "succeeded", AmountCents: cents, Currency: "USD",
		TransactionID: l.transaction(n), PaidCents: l.priceCents, SubscriptionID: l.id(), CustomerID: l.customer(),
	}
	return e
}

func (l *life) disputed(n int, at time.Time) billing.Event {
	e := l.refunded(n, l.priceCents, at)
	e.Type, e.Refund.Dispute, e.Refund.Status, e.Refund.ID = "dispute.created", true, "", "disp_"+l.name
	return e
}

// bought is a pack of credits that was paid for.
func (l *life) bought(credits int, cents int64) billing.Event {
	e := l.completed()
	e.Checkout.SubscriptionID, e.Checkout.Order.OneTime, e.Checkout.Order.AmountCents = "", true, cents
	e.Checkout.Metadata["credits"] = strconv.Itoa(credits)
	return e
}

// packRefunded gives cents of the pack back.
func (l *life) packRefunded(cents, paid int64, at time.Time) billing.Event {
	e := l.refunded(1, cents, at)
	e.Refund.SubscriptionID, e.Refund.OrderID, e.Refund.PaidCents = "", "ord_"+l.name, paid
	return e
}
