package billing_test

import (
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// suspend suspends somebody, or lets them in again.
func (c *counter) suspend(user *domain.User, out bool) {
	c.t.Helper()
	if c.store.Int(c.t, `SELECT count(*) FROM users WHERE id = ?`, domain.AdminID) == 0 {
		c.must(c.store.CreateAdmin(c.t.Context(), people.Registration{Email: "administrator@example.org", Username: "administrator"}, ""))
	}
	if out {
		c.must(c.store.Suspend(c.t.Context(), domain.AdminID, user.ID, "Spam"))
	} else {
		c.must(c.store.Reactivate(c.t.Context(), domain.AdminID, user.ID, "A mistake"))
	}
}

func TestNobodyGoesOnPayingForAnAccountThatIsSuspended(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, basic)
	c.wantPlan(user, "Basic", "Active (Auto-renew)")
	c.suspend(user, true)
	c.fakeProvider.down = domain.Errorf(domain.Unavailable, "The provider is closed.")
	if err := c.Reconcile(t.Context()); err == nil {
		t.Error("a provider that is closed is no matter")
	}
	c.fakeProvider.down = nil
	c.store.Clock.Advance(time.Hour)
	for range 3 {
		c.must(c.Reconcile(t.Context()))
	}
	if asked := c.fakeProvider.canceled; len(asked) != 2 || !strings.HasPrefix(asked[1], "scheduled ") { // in vain, and once more
		t.Errorf("the provider was asked for %q", c.fakeProvider.canceled)
	}
	c.wantPlan(user, "Basic", "Active (Until expiry)")
	c.wantCredits(user, 200, 0)

	c.suspend(user, false)
	c.must(c.Reconcile(t.Context()))
	c.wantPlan(user, "Basic", "Active (Until expiry)") // whether they go on paying is theirs to say
	c.must(c.Resume(t.Context(), user))
	c.wantPlan(user, "Basic", "Active (Auto-renew)")

	asked := len(c.fakeProvider.canceled)
	c.suspend(user, true)
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.canceled) != asked+1 {
		t.Errorf("suspended again, the provider was asked for %q", c.fakeProvider.canceled)
	}
	c.wantPlan(user, "Basic", "Active (Until expiry)")
}

func TestASuspensionThatIsTakenBackAtOnceStopsNothing(t *testing.T) {
	t.Parallel()
	c, user, _ := subscribed(t, basic)
	c.suspend(user, true)
	c.suspend(user, false)
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.canceled) != 0 {
		t.Errorf("the provider was asked for %q", c.fakeProvider.canceled)
	}
	c.wantPlan(user, "Basic", "Active (Auto-renew)")
}

func TestAPurchaseThatIsPaidAfterTheSuspensionIsNotRenewedEither(t *testing.T) {
	t.Parallel()
	c := newCounter(t)
	user, start := c.store.AddUser(t, "mira"), c.store.Clock.Now()
	c.suspend(user, true)
	paid := basic(user, start).paid(start, start.Add(30*day))
	c.fakeProvider.know(paid)
	c.tell(paid)
	c.must(c.Reconcile(t.Context()))
	if len(c.fakeProvider.canceled) != 1 {
		t.Errorf("the provider was asked for %q", c.fakeProvider.canceled)
	}
	c.wantPlan(user, "Basic", "Active (Until expiry)")
}
