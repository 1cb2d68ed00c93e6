package views

import "pellucid/internal/domain/sale"

// PaymentNews is what a page about a plan or its credits says of a payment that is not settled. That one failed is said by the
// band on every page; the settings say the rest.
type PaymentNews struct {
	// Confirming reports whether something may be paid for that is not there yet: plan, credits and receipts are those of before.
	Confirming bool
	Sub        *sale.Subscription // what is subscribed to; nil: nothing
}
