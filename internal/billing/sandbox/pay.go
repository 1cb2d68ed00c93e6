package sandbox

import (
	"fmt"
	"strings"
	"time"
)

// checkoutLife is how long a checkout can be paid.
const checkoutLife = 24 * time.Hour

// The states of a checkout.
const (
	pending   = "pending"
	completed = "completed"
	expired   = "expired"
)

// pay completes a checkout: order, transaction, customer and, for a plan, a subscription. A checkout is paid once.
func (s *Sandbox) pay(st *state, c *checkout, name string) {
	now := s.now()
	buyer := st.customerOf(c.Email, name, now)
	tx := &transaction{
		ID: newID("tran"), Type: "payment", Status: "paid", AmountCents: c.Product.PriceCents * int64(c.Units), Order: newID("ord"),
		Checkout: c.ID, Customer: buyer.ID, Product: c.Product.ID, Description: c.Product.Name, CreatedAt: now,
	}
	st.Transactions[tx.ID] = tx
	c.Status, c.Customer, c.Order = completed, buyer.ID, &order{ID: tx.Order, Transaction: tx.ID, CreatedAt: now}
	if c.Product.Months == 0 {
		s.emit(st, "checkout.completed", st.checkout(c, true))
		return
	}
	sub := st.subscribe(c, tx, now)
	s.emit(st, "checkout.completed", st.checkout(c, true))
	s.tellSubscription(st, sub, "subscription.active")
	sub.touch(now)
	s.tellSubscription(st, sub, "subscription.paid")
}

func (st *state) subscribe(c *checkout, tx *transaction, now time.Time) *subscription {
	sub := &subscription{
		ID: newID("sub"), ItemID: newID("sitem"), Customer: c.Customer, Checkout: c.ID, Product: c.Product, Units: c.Units, Status: active,
		Metadata: c.Metadata, Last: tx.ID, CreatedAt: now, UpdatedAt: now,
	}
	sub.begin(now)
	tx.Type, tx.Subscription, tx.PeriodStart, tx.PeriodEnd = "invoice", sub.ID, sub.PeriodStart, sub.PeriodEnd
	st.Subscriptions[sub.ID], c.Subscription = sub, sub.ID
	return sub
}

func (st *state) customerOf(email, name string, now time.Time) *customer {
	for _, c := range st.Customers {
		if strings.EqualFold(c.Email, email) {
			return c
		}
	}
	c := &customer{ID: newID("cust"), Email: email, Name: name, CreatedAt: now}
	st.Customers[c.ID] = c
	return c
}

// stateAt is what a checkout is at a time: one that nobody paid expires.
func (c *checkout) stateAt(now time.Time) string {
	if c.Status == pending && now.Sub(c.CreatedAt) > checkoutLife {
		return expired
	}
	return c.Status
}

// dollars is an amount for people.
func dollars(cents int64) string {
	sign := ""
	if cents < 0 {
		sign, cents = "−", -cents
	}
	return fmt.Sprintf("%s$%d.%02d", sign, cents/100, cents%100)
}
