package sandbox

import (
	"time"
)

// refund gives back some of a transaction, in US cents; 0 means all that remains.
func (s *Sandbox) refund(st *state, tx *transaction, cents int64) error {
	left := tx.AmountCents - tx.RefundedCents
	if cents == 0 {
		cents = left
	}
	if (tx.Status != "paid" && tx.Status != "partialRefund") || cents <= 0 || cents > left {
		return badRequest("Transaction cannot be refunded")
	}
	tx.RefundedCents += cents
	tx.Status = "partialRefund"
	if tx.RefundedCents == tx.AmountCents {
		tx.Status = "refunded"
	}
	now := s.now()
	s.emit(st, "refund.created", st.reversal(tx, "refund", newID("ref"), now).with(entity{
		"status": "succeeded", "refund_amount": cents, "refund_currency": currency, "reason": "requested_by_customer",
	}))
	return nil
}

// dispute is what the buyer's bank does: all that remains is taken back.
func (s *Sandbox) dispute(st *state, tx *transaction) error {
	left := tx.AmountCents - tx.RefundedCents
	if (tx.Status != "paid" && tx.Status != "partialRefund") || left <= 0 {
		return badRequest("Transaction cannot be disputed")
	}
	tx.Status, tx.RefundedCents = "chargedBack", tx.AmountCents
	s.emit(st, "dispute.created", st.reversal(tx, "dispute", newID("disp"), s.now()).with(entity{"amount": left, "currency": currency}))
	return nil
}

// reversal is what refunds and disputes have in common. Its time is in Unix milliseconds.
func (st *state) reversal(tx *transaction, kind, id string, at time.Time) entity {
	e := entity{
		"id": id, "object": kind, "mode": "test", "transaction": st.transaction(tx), "customer": st.customer(tx.Customer),
		"created_at": at.UnixMilli(),
	}
	if c := st.Checkouts[tx.Checkout]; c != nil {
		e["checkout"] = st.checkout(c, false).without("order", "customer", "subscription", "product", "units", "success_url")
		e["order"] = st.order(c)
	}
	if tx.Order != "" && st.Checkouts[tx.Checkout] != nil && st.Checkouts[tx.Checkout].Order.ID != tx.Order {
		e["order"] = tx.Order // a renewal's order
	}
	if sub := st.Subscriptions[tx.Subscription]; sub != nil {
		e["subscription"] = st.subscription(sub, false).without("items", "last_transaction")
	}
	return e
}
