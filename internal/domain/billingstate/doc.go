// Package billingstate works out from what the payment provider has told where a user stands: plan, cycle, packs, receipts,
// and what the provider is still to do. It is pure: no database, no clock of its own.
package billingstate
