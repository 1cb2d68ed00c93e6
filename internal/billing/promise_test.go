package billing_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/services"
)

// wait lets days pass, in which events arrive or not, and the site asks now and then.
func (c *customer) wait(days int) {
	c.t.Helper()
	c.tellStory("waits %d days", days)
	for range days {
		c.store.Clock.Advance(day)
		c.must(refresh(c.counter))
		c.look()
		c.work(0.7)
		if c.random.IntN(2) == 0 {
			c.must(c.Reconcile(c.t.Context()))
			c.look()
		}
	}
}

// act is one thing that somebody does: the customer, the administrator, the bank or the provider.
func (c *customer) act() {
	c.t.Helper()
	sub, err := c.store.SubscriptionOf(c.t.Context(), c.user.ID)
	c.must(err)
	if !sub.IsActive {
		c.void()
		c.tellStory("buys anew")
		c.suspended(false)
		c.buy(2+c.random.Int64N(2), sale.Monthly)
		return
	}
	switch n := c.random.IntN(12); n {
	case 0, 1, 2:
		c.wait(1 + c.random.IntN(35))
	case 3:
		c.tellStory("cancels, %s", sub.Badge())
		if err := c.Cancel(c.t.Context(), c.user); err != nil {
			c.fail("%s cannot be canceled: %v", sub.Badge(), err)
		}
	case 4:
		c.refusable("resumes", c.Resume(c.t.Context(), c.user))
	case 5, 6:
		c.change(sub)
	case 7:
		c.tellStory("is suspended, or let in")
		c.suspended(c.random.IntN(2) == 0)
	default:
		button := []string{"fail", "cancel", "end", "pause"}[n-8]
		c.tellStory("at the provider: %s", button)
		c.press(button, sub.ProviderID)
	}
	c.look()
	c.work(0.5)
}

// suspended makes the account suspended or not.
func (c *customer) suspended(out bool) {
	c.t.Helper()
	if is := c.store.Int(c.t, `SELECT is_active = 0 FROM users WHERE id = ?`, c.user.ID) == 1; is != out {
		c.suspend(c.user, out)
	}
}

func (c *customer) change(sub sale.Subscription) {
	tier, payment := 2+c.random.Int64N(2), []sale.PaymentType{sale.Monthly, sale.Yearly}[c.random.IntN(2)]
	kept := c.promised
	c.void()
	_, err := c.Update(c.t.Context(), c.user, tier, payment)
	if now, _ := c.store.SubscriptionOf(c.t.Context(), c.user.ID); now.Offer().Same(sub.Offer()) {
		c.promised = kept // a downgrade waits, and a refusal changes nothing
	}
	c.refusable(fmt.Sprintf("changes to %d %s", tier, payment), err)
}

// refusable notes what somebody tried; a refusal that says why is no failure.
func (c *customer) refusable(what string, err error) {
	c.t.Helper()
	c.tellStory("%s: %v", what, err)
	if err == nil {
		return
	}
	switch domain.CodeOf(err) {
	case domain.Conflict, domain.Forbidden, domain.NotFound:
	default:
		c.fail("%s: %v", what, err)
	}
}

// TestAPlanNeverEndsBeforeTheDayThatWasPromised lets customers, the administrator, the bank and the provider do what they
// like in any order, with events that come late, twice and shuffled. It is about one who canceled while a payment was late:
// the page had said "update your card by June 7", and the plan was gone on June 2.
func TestAPlanNeverEndsBeforeTheDayThatWasPromised(t *testing.T) {
	t.Parallel()
	seed := uint64(time.Now().UnixNano())
	stories := 15
	switch {
	case services.Raced:
		stories = 4
	case everyOrder:
		stories = 400
	}
	for n := range stories {
		t.Run(fmt.Sprintf("%d-%d", seed, n), func(t *testing.T) {
			t.Parallel()
			c := newCustomer(t, rand.New(rand.NewPCG(seed, uint64(n))))
			c.buy(2+c.random.Int64N(2), []sale.PaymentType{sale.Monthly, sale.Yearly}[c.random.IntN(2)])
			c.look()
			for range 25 {
				c.act()
			}
		})
	}
}
