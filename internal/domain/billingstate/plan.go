package billingstate

import (
	"cmp"
	"time"

	"pellucid/internal/domain/sale"
)

// Grace is how much longer a plan gives access that should have been renewed: the provider tries a late payment again, and
// an event may be late. No new credits come in that time.
const Grace = 7 * 24 * time.Hour

// doublePurchase is how soon a second plan is taken for a change of mind or an accident, such as two tabs: the first payment is given back.
const doublePurchase = 24 * time.Hour

// Plan is what one subscription of the provider amounts to.
type Plan struct {
	SubscriptionID string
	CustomerID     string
	ProductID      string
	Offer          sale.Offer // the terms now
	Status         sale.SubscriptionStatus
	IsActive       bool
	AutoRenew      bool
	StartsAt       time.Time
	ExpiresAt      time.Time   // end of what is paid for, or of the plan if that was earlier
	AccessUntil    time.Time   // later than ExpiresAt while a payment is late
	ReadAt         time.Time   // when to ask the provider, if it has not told by then; zero: there is nothing to ask
	PeriodStart    time.Time   // of what was paid for last
	Resumable      bool        // its end is scheduled, and can be taken back
	Next           *sale.Offer // what it moves to at ExpiresAt; nil: it stays what it is
	Changes        []PlanChange

	payments []planPayment // oldest first
	status   string        // the provider's, as of the latest report
	statusAt time.Time
	paidTo   time.Time
	retried  time.Time // until when a payment that failed was said to be tried again; zero: the last one was good
	over     bool      // the provider has ended it
	taken    *returned
	takenAt  time.Time
	replaced time.Time  // when a newer one took over; zero: none has
	by       sale.Offer // that one, as it was bought
	doubled  bool       // it was replaced so soon that its payment is given back
	doubles  string     // the subscription that it replaced so soon
}

// planPayment is a payment for a period.
type planPayment struct {
	transactionID string
	productID     string
	offer         sale.Offer
	amountCents   int64
	currency      string
	start, end    time.Time
	paidAt        time.Time
	back          *returned
}

// ranks order what is said of the same moment: the later a word comes in the life of a period, the more it counts.
var ranks = map[string]int{
	"trialing": 1, "active": 2, "update": 3, "past_due": 4, "unpaid": 5, "paused": 6, "paid": 7, "scheduled_cancel": 8, "expired": 9, "canceled": 10,
}

// rank of a report that we asked for is that of the status it shows.
func rank(r sale.SubscriptionReport) int {
	if r.Type == sale.ReportRead {
		return ranks[r.Status]
	}
	return ranks[r.Type]
}

// state is the status that a report means: an expiry is told with the status "active" at times.
func state(r sale.SubscriptionReport) string {
	switch r.Type {
	case "expired", "canceled":
		return r.Type
	}
	return r.Status
}

// entitled reports whether a report speaks of a subscription in good order, whose dates can be believed.
func entitled(r sale.SubscriptionReport) bool {
	switch state(r) {
	case "active", "trialing", "scheduled_cancel":
		return true
	}
	return false
}

// late reports whether a report says that a payment failed and is tried again.
func late(r sale.SubscriptionReport) bool {
	switch state(r) {
	case "past_due", "unpaid":
		return true
	}
	return false
}

// provesPayment reports whether a report says that its transaction was paid.
func provesPayment(r sale.SubscriptionReport) bool {
	return r.TransactionID != "" && (r.Type == "paid" || (r.Type == sale.ReportRead && entitled(r)))
}

func compareReports(a, b sale.SubscriptionReport) int {
	return cmp.Or(a.UpdatedAt.Compare(b.UpdatedAt), cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Type, b.Type), cmp.Compare(a.Status, b.Status),
		a.PeriodEnd.Compare(b.PeriodEnd), cmp.Compare(a.ProductID, b.ProductID), cmp.Compare(a.TransactionID, b.TransactionID), a.PeriodStart.Compare(b.PeriodStart))
}
