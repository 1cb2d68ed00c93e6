package views

import "pellucid/internal/domain"

// PaymentNews is what a page says of a payment that is not settled: the same on every page that tells of a plan or its credits.
type PaymentNews struct {
	// Confirming reports whether something may be paid for that is not there yet: plan, credits and receipts are those of before.
	Confirming bool
	Sub        *domain.Subscription // what is subscribed to; nil: nothing
	Selling    bool                 // there is a payment provider, where a card can be updated
	Leaving    bool                 // the account is due for deletion: nothing is to be paid any more
}

// failed reports whether a payment failed that is to be made. While another one is being confirmed, it is from before.
func (n PaymentNews) failed() bool {
	return !n.Confirming && !n.Leaving && n.Sub != nil && n.Sub.PastDue()
}

// managed reports whether the payment provider knows the person.
func (n PaymentNews) managed() bool { return n.Selling && n.Sub != nil && n.Sub.CustomerID != "" }
