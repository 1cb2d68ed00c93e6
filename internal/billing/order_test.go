package billing_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/services"
)

const day = 24 * time.Hour

// lifecycles are what can become of somebody's purchases. now is when the last of the events is known, counted from the
// first.
var lifecycles = map[string]struct {
	now    time.Duration
	events func(user *domain.User, start time.Time) []billing.Event
	want   string
}{
	"subscribe": {now: day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day))}
	}},
	"renew": {now: 40 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.paid(start.Add(30*day), start.Add(60*day)), l.told("update", "active", start.Add(30*day)),
		}
	}},
	"upgrade": {now: 11 * day, want: "Pro, Active (Auto-renew), 800+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.moved("prod_Pro_yearly", 24000, start.Add(10*day), start.Add(375*day)), l.paid(start.Add(10*day), start.Add(375*day)),
		}
	}},
	"downgrade": {now: 11 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := pro(u, "a", start)
		return []billing.Event{
			l.completed(), l.paid(start, start.Add(30*day)),
			l.moved("prod_Basic_monthly", 1000, start.Add(10*day), start.Add(40*day)), l.paid(start.Add(10*day), start.Add(40*day)),
		}
	}},
	"cancel": {now: 31 * day, want: "Free, Canceled, 0+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.told("scheduled_cancel", "scheduled_cancel", start.Add(5*day)), l.told("canceled", "canceled", start.Add(30*day)),
		}
	}},
	"cancel, before the end": {now: 20 * day, want: "Basic, Active (Until expiry), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.told("scheduled_cancel", "scheduled_cancel", start.Add(5*day)),
		}
	}},
	"cancel then resume": {now: 20 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.told("scheduled_cancel", "scheduled_cancel", start.Add(5*day)), l.told("update", "active", start.Add(6*day)),
		}
	}},
	"fail, in grace": {now: 33 * day, want: "Basic, Payment failed, 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.paid(start, start.Add(30*day)), l.told("past_due", "past_due", start.Add(30*day)), l.told("unpaid", "unpaid", start.Add(31*day))}
	}},
	"fail for good": {now: 50 * day, want: "Free, Expired, 0+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.paid(start, start.Add(30*day)), l.told("past_due", "past_due", start.Add(30*day)), l.told("expired", "active", start.Add(37*day))}
	}},
	"fail then recover": {now: 35 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.paid(start, start.Add(30*day)), l.told("past_due", "past_due", start.Add(30*day)),
			l.told("unpaid", "unpaid", start.Add(31*day)), l.paid(start.Add(33*day), start.Add(63*day)),
		}
	}},
	"expire then recover": {now: 45 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.paid(start, start.Add(30*day)), l.told("past_due", "past_due", start.Add(30*day)),
			l.told("expired", "active", start.Add(37*day)), l.paid(start.Add(40*day), start.Add(70*day)),
		}
	}},
	"pause": {now: 20 * day, want: "Basic, Active (Until expiry), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.paid(start, start.Add(30*day)), l.told("paused", "paused", start.Add(5*day))}
	}},
	"refund": {now: 6 * day, want: "Free, Canceled, 0+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.refunded(1, 1000, start.Add(5*day)), l.told("canceled", "canceled", start.Add(5*day)),
		}
	}},
	"refunds in parts": {now: 6 * day, want: "Basic, Active (Auto-renew), 100+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.paid(start, start.Add(30*day)), l.refunded(1, 300, start.Add(4*day)), l.refunded(1, 200, start.Add(5*day)),
		}
	}},
	"refunds in parts, of all": {now: 6 * day, want: "Free, Canceled, 0+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{
			l.completed(), l.paid(start, start.Add(30*day)), l.refunded(1, 800, start.Add(4*day)), l.refunded(1, 200, start.Add(5*day)),
		}
	}},
	"refund of a month that is over": {now: 33 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.paid(start, start.Add(30*day)), l.paid(start.Add(30*day), start.Add(60*day)), l.refunded(1, 1000, start.Add(32*day))}
	}},
	"dispute": {now: 33 * day, want: "Free, Canceled, 0+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := basic(u, start)
		return []billing.Event{l.completed(), l.paid(start, start.Add(30*day)), l.paid(start.Add(30*day), start.Add(60*day)), l.disputed(1, start.Add(32*day))}
	}},
	"pack": {now: day, want: "Free, Inactive, 10+200", events: func(u *domain.User, start time.Time) []billing.Event {
		l := pro(u, "p", start)
		return []billing.Event{l.bought(200, 990)}
	}},
	"packs, one given back, one in part": {now: 5 * day, want: "Pro, Active (Auto-renew), 800+100", events: func(u *domain.User, start time.Time) []billing.Event {
		plan, first, second := pro(u, "a", start), pro(u, "p", start.Add(day)), pro(u, "q", start.Add(2*day))
		return []billing.Event{
			plan.completed(), plan.paid(start, start.Add(30*day)), first.bought(200, 990), second.bought(200, 990),
			first.packRefunded(990, 990, start.Add(3*day)), second.packRefunded(495, 990, start.Add(4*day)),
		}
	}},
	"two tabs": {now: 2 * day, want: "Pro, Active (Auto-renew), 800+0", events: func(u *domain.User, start time.Time) []billing.Event {
		one, two := pro(u, "a", start), pro(u, "b", start.Add(time.Minute))
		return []billing.Event{
			one.completed(), one.paid(start, start.Add(30*day)), two.paid(start.Add(time.Minute), start.Add(30*day)),
			one.told("canceled", "canceled", start.Add(time.Hour)), one.refunded(1, 2500, start.Add(time.Hour)),
		}
	}},
	"two plans in two tabs": {now: 2 * day, want: "Basic, Active (Auto-renew), 200+0", events: func(u *domain.User, start time.Time) []billing.Event {
		one, two := pro(u, "a", start), newLife(u, "b", "prod_Basic_monthly", 1000, start.Add(time.Minute))
		return []billing.Event{
			one.completed(), one.paid(start, start.Add(30*day)), two.paid(start.Add(time.Minute), start.Add(30*day)),
			one.told("canceled", "canceled", start.Add(time.Hour)), one.refunded(1, 2500, start.Add(time.Hour)),
		}
	}},
	"replace": {now: 12 * day, want: "Pro, Active (Auto-renew), 800+200", events: func(u *domain.User, start time.Time) []billing.Event {
		one, two := basic(u, start), pro(u, "b", start.Add(10*day))
		return []billing.Event{
			one.completed(), one.paid(start, start.Add(30*day)), two.told("active", "active", start.Add(10*day)),
			two.paid(start.Add(10*day), start.Add(40*day)), one.told("canceled", "canceled", start.Add(10*day+time.Hour)),
		}
	}},
	"yearly, in the third month": {now: 75 * day, want: "Pro, Active (Auto-renew), 800+0", events: func(u *domain.User, start time.Time) []billing.Event {
		l := newLife(u, "y", "prod_Pro_yearly", 24000, start)
		return []billing.Event{l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.AddDate(1, 0, 0)), l.told("update", "active", start.Add(day))}
	}},
	"a whole life": {now: 100 * day, want: "Free, Canceled, 0+50", events: func(u *domain.User, start time.Time) []billing.Event {
		l, pack := basic(u, start), pro(u, "p", start.Add(45*day))
		return []billing.Event{
			l.completed(), l.told("active", "active", start.Add(time.Second)), l.paid(start, start.Add(30*day)),
			l.told("past_due", "past_due", start.Add(30*day)), l.paid(start.Add(31*day), start.Add(61*day)),
			l.moved("prod_Pro_monthly", 2500, start.Add(40*day), start.Add(70*day)), l.paid(start.Add(40*day), start.Add(70*day)),
			pack.bought(50, 290), l.told("scheduled_cancel", "scheduled_cancel", start.Add(50*day)), l.told("canceled", "canceled", start.Add(70*day)),
		}
	}},
}

// everyOrder is set by make soak. All 720 orders of six events and 120 of five take a minute of two cores.
var everyOrder = services.Long()

// TestEveryOrderOfEventsEndsInOneState delivers each lifecycle's events in every order (in random ones, others each time, when
// there are more than four), some of them twice, and now and then all of them again under new names. It wants the state that
// their own order ends in. Under the race detector it tries a few orders of each.
func TestEveryOrderOfEventsEndsInOneState(t *testing.T) {
	t.Parallel()
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	for name, life := range lifecycles {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			random := rand.New(rand.NewPCG(seed, 1))
			count := len(life.events(&domain.User{}, time.Now()))
			want := inOrder(t, life.now, life.events)
			if !strings.HasPrefix(want, life.want+"\n") {
				t.Errorf("in their own order they end in\n%s\nwant %s", want, life.want)
			}
			orders := permutations(count)
			switch {
			case services.Raced:
				orders = shuffles(random, count, 4)
			case count > 6 && everyOrder:
				orders = shuffles(random, count, 200)
			case count > 4 && !everyOrder:
				orders = shuffles(random, count, 24)
			}
			for len(orders) > 0 && !t.Failed() {
				n := min(len(orders), 12) // in one database: the ledger is checked as a whole after every step
				anyOrder(t, life.now, life.events, orders[:n], want)
				orders = orders[n:]
			}
		})
	}
}

type story func(user *domain.User, start time.Time) []billing.Event

// inOrder tells a story at its own pace, each event when it happens.
func inOrder(t *testing.T, now time.Duration, tell story) string {
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	for _, e := range tell(user, start) {
		if wait := e.CreatedAt.Sub(c.store.Clock.Now()); wait > 0 {
			c.store.Clock.Advance(wait)
		}
		c.tell(e)
		c.must(refresh(c))
		testkit.CheckLedger(t, c.store)
	}
	c.store.Clock.Advance(start.Add(now).Sub(c.store.Clock.Now()))
	c.must(refresh(c))
	testkit.CheckLedger(t, c.store)
	return c.stateOf(user)
}

// refresh does what time asks for, without asking the provider for anything.
func refresh(c *counter) error {
	_, err := c.store.RefreshDue(c.t.Context(), 100)
	return err
}

// anyOrder tells a story in each of some orders, all of it late, and then again under new names.
func anyOrder(t *testing.T, now time.Duration, tell story, orders [][]int, want string) {
	t.Helper()
	c := newCounter(t)
	start := c.store.Clock.Now()
	c.store.Clock.Advance(now)
	for n, order := range orders {
		user := c.store.AddUser(t, "mira")
		events := tell(user, start)
		for turn, i := range order {
			c.tell(events[i])
			if (turn+n)%3 == 0 {
				c.tell(events[i]) // the provider sends it twice
			}
			testkit.CheckLedger(t, c.store)
		}
		if got := c.stateOf(user); got != want {
			t.Fatalf("in the order %v they end in\n%s\nwant\n%s", order, got, want)
		}
		if n%4 != 0 {
			continue
		}
		for _, i := range order {
			again := events[i]
			again.ID += "_again"
			c.tell(again)
		}
		testkit.CheckLedger(t, c.store)
		if got := c.stateOf(user); got != want {
			t.Fatalf("told again in the order %v they end in\n%s\nwant\n%s", order, got, want)
		}
	}
}

// stateOf writes down all that can be seen of a user's plan, credits and payments, without what differs from run to run.
func (c *counter) stateOf(user *domain.User) string {
	c.t.Helper()
	ctx := c.t.Context()
	plan, err := c.store.PlanOf(ctx, user.ID)
	c.must(err)
	balance, err := c.store.Balance(ctx, user.ID)
	c.must(err)
	sub, err := c.store.SubscriptionOf(ctx, user.ID)
	if domain.CodeOf(err) != domain.NotFound {
		c.must(err)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %s, %d+%d\nused %d\n", plan.Name, sub.Badge(), balance.Plan, balance.Extra, balance.Used)
	if !balance.ResetAt.IsZero() {
		fmt.Fprintf(&b, "resets\n")
	}
	if sub.ID != 0 {
		fmt.Fprintf(&b, "%s %s %v %d cents, %d days\n", sub.Status, sub.Payment, sub.Terms, sub.PriceCents, sub.ExpiresAt.Sub(sub.StartsAt)/day)
	}
	history, err := c.store.SubscriptionHistory(ctx, user.ID)
	c.must(err)
	for _, h := range history {
		fmt.Fprintf(&b, "%s %s %v %v, %d days\n", h.Change, h.TierName, h.IsActive, h.AutoRenew, h.ExpiresAt.Sub(h.StartsAt)/day)
	}
	receipts, err := c.store.Receipts(ctx, user.ID)
	c.must(err)
	for _, r := range receipts {
		fmt.Fprintf(&b, "%s: %d of which %d came back\n", r.Description, r.AmountCents, r.RefundedCents)
	}
	return b.String()
}

func permutations(n int) [][]int {
	if n == 0 {
		return [][]int{{}}
	}
	var all [][]int
	for _, shorter := range permutations(n - 1) {
		for at := range n {
			longer := append(append(append([]int{}, shorter[:at]...), n-1), shorter[at:]...)
			all = append(all, longer)
		}
	}
	return all
}

func shuffles(random *rand.Rand, n, count int) [][]int {
	all := make([][]int, count)
	for i := range all {
		all[i] = random.Perm(n)
	}
	return all
}
