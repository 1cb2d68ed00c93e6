package billing_test

import (
	"slices"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/billingstate"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"

	"pellucid/internal/billing"
)

func date(year int, month time.Month, d int) time.Time {
	return time.Date(year, month, d, 9, 30, 0, 0, time.UTC)
}

// TestAYearlyPlanRefreshesOnItsDayForTwoYears begins on the 31st of January of a leap year: months without a 31st refresh
// on their last day, and the 31st comes back after them.
func TestAYearlyPlanRefreshesOnItsDayForTwoYears(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	start := date(2028, 1, 31)
	c.store.Clock.Advance(start.Sub(c.store.Clock.Now()))
	user := c.store.AddUser(t, "mira")
	l := newLife(user, "y", "prod_Pro_yearly", 24000, start)
	c.tell(l.paid(start, date(2029, 1, 31)))
	refreshes := []time.Time{
		date(2028, 2, 29), date(2028, 3, 31), date(2028, 4, 30), date(2028, 5, 31), date(2028, 6, 30), date(2028, 7, 31), date(2028, 8, 31),
		date(2028, 9, 30), date(2028, 10, 31), date(2028, 11, 30), date(2028, 12, 31), date(2029, 1, 31), date(2029, 2, 28), date(2029, 3, 31),
		date(2029, 4, 30), date(2029, 5, 31), date(2029, 6, 30), date(2029, 7, 31), date(2029, 8, 31), date(2029, 9, 30), date(2029, 10, 31),
		date(2029, 11, 30), date(2029, 12, 31), date(2030, 1, 31),
	}
	for i, at := range refreshes {
		c.spend(user, 3)
		c.wantCredits(user, 797, 0)
		c.until(at.Add(-time.Second))
		c.wantCredits(user, 797, 0)
		if b, _ := c.store.Balance(t.Context(), user.ID); !b.ResetAt.Equal(at) {
			t.Errorf("month %d: the next refresh is on %s, want %s", i, b.ResetAt, at)
		}
		if i == 11 {
			c.tell(l.paid(at, date(2030, 1, 31)))
		}
		c.until(at)
		if i == len(refreshes)-1 {
			break
		}
		c.wantCredits(user, 800, 0)
		c.must(refresh(c)) // again changes nothing
		if b, _ := c.store.Balance(t.Context(), user.ID); b.Used != 0 {
			t.Errorf("month %d begins with %d credits used", i+1, b.Used)
		}
	}
	c.wantPlan(user, "Pro", "Active (Auto-renew)") // the payment is late: there is time
	c.wantCredits(user, 797, 0)
	c.until(date(2030, 1, 31).Add(billingstate.Grace))
	c.wantPlan(user, "Free", "Expired")
	c.wantCredits(user, 0, 0)
}

// TestAMonthlyPlanIsPaidAndRefreshedForTwoYears pays month after month, forgets to once, and cancels in the end.
func TestAMonthlyPlanIsPaidAndRefreshedForTwoYears(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	start := date(2027, 8, 31)
	c.store.Clock.Advance(start.Sub(c.store.Clock.Now()))
	user := c.store.AddUser(t, "mira")
	c.store.Give(t, user, 0, 7)
	l := basic(user, start)
	c.tell(l.paid(start, sale.AddMonths(start, 1)))
	for month := 1; month < 24; month++ {
		c.spend(user, 4)
		at, end := sale.AddMonths(start, month), sale.AddMonths(start, month+1)
		c.until(at)
		c.wantCredits(user, 196, 7) // time alone gives nothing: it has to be paid
		if month == 6 {             // 29 February 2028: the card is refused at first
			c.tell(l.told("past_due", "past_due", at))
			c.wantPlan(user, "Basic", "Payment failed")
			c.until(at.Add(3 * day))
		}
		c.tell(l.paid(at, end))
		c.wantCredits(user, 200, 7)
	}
	if receipts, _ := c.store.Receipts(t.Context(), user.ID); len(receipts) != 24 {
		t.Errorf("%d receipts for 24 months", len(receipts))
	}
	c.tell(l.told("scheduled_cancel", "scheduled_cancel", c.store.Clock.Now().Add(day)))
	last := c.wantPlan(user, "Basic", "Active (Until expiry)")
	c.until(last.ExpiresAt.Add(-time.Second))
	c.wantCredits(user, 200, 7)
	c.until(last.ExpiresAt)
	c.wantPlan(user, "Free", "Expired")
	c.wantCredits(user, 0, 7)
}

// TestAServerThatWasAwayForMonthsGivesThePresentMonthOnly leaves a yearly plan alone for five months.
func TestAServerThatWasAwayForMonthsGivesThePresentMonthOnly(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	start := c.store.Clock.Now()
	l := newLife(user, "y", "prod_Basic_yearly", 9600, start)
	c.tell(l.paid(start, start.AddDate(1, 0, 0)))
	c.spend(user, 4)
	c.store.Clock.Advance(155 * day)
	c.spend(user, 3) // the very first act in the new month knows of it
	c.wantCredits(user, 197, 0)
	if n := c.store.Int(t, `SELECT count(*) FROM credit_ledger WHERE kind = 'grant' AND user_id = ? AND plan_delta = 200`, user.ID); n != 2 {
		t.Errorf("%d months were granted, want the first and the present one", n)
	}
}

// until moves the clock and does what time asks for.
func (c *counter) until(at time.Time) {
	c.t.Helper()
	c.store.Clock.Advance(at.Sub(c.store.Clock.Now()))
	c.must(refresh(c))
}

// spend makes n pictures, which take n credits; at most four.
func (c *counter) spend(user *domain.User, n int) {
	c.t.Helper()
	plan := domain.Plan{TierID: 3, Name: "Pro", Terms: domain.Terms{MaxResolution: 1536, BatchSize: 4}}
	gen := domain.Generation{Prompt: "a red fox", Samples: n, Width: 512, Height: 512, Steps: 25, Seed: 7, Public: true}
	_, err := c.store.ReserveGeneration(c.t.Context(), user, plan, gen)
	c.must(err)
	task, err := c.store.ClaimTask(c.t.Context(), time.Minute)
	c.must(err)
	for i := range n {
		img := c.store.Picture(user, "a fox", func(img *domain.Image) { img.TaskID, img.Variation = task.ID, i })
		_, err := c.store.DeliverImage(c.t.Context(), task, img)
		c.must(err)
	}
	c.must(c.store.SettleGeneration(c.t.Context(), task, ""))
	testkit.CheckLedger(c.t, c.store)
}

// TestARefusedCardIsToldByMailOnce tells of the same refused card three times; a month later another one is refused.
func TestARefusedCardIsToldByMailOnce(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user := c.store.AddUser(t, "mira")
	start := c.store.Clock.Now()
	l := basic(user, start)
	c.tell(l.paid(start, start.Add(30*day)))
	c.wantEmails(user)
	c.until(start.Add(30 * day))
	for _, e := range []billing.Event{l.told("past_due", "past_due", start.Add(30*day)), l.told("past_due", "past_due", start.Add(30*day)), l.told("unpaid", "unpaid", start.Add(31*day))} {
		c.tell(e)
	}
	c.wantEmails(user, "payment_failed Basic")
	c.tell(l.paid(start.Add(31*day), start.Add(61*day)))
	c.until(start.Add(61 * day))
	c.tell(l.told("past_due", "past_due", start.Add(61*day)))
	c.wantEmails(user, "payment_failed Basic", "payment_failed Basic")
}

func (c *counter) wantEmails(user *domain.User, want ...string) {
	c.t.Helper()
	got := testkit.All[string](c.t, c.store, `SELECT kind || ' ' || (data ->> 'plan') FROM mail_queue WHERE user_id = ? AND kind = 'payment_failed' ORDER BY id`, user.ID)
	if !slices.Equal(got, want) {
		c.t.Errorf("the emails are %q, want %q", got, want)
	}
}
