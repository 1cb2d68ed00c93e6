package business

import (
	"net/http"
	"testing"
	"time"

	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// TestWhatTheSandboxSoldEndsWithIt is about a site that was tried in local mode and then opened to the public: plans for
// which nobody had paid went on, and their credits could be spent.
func TestWhatTheSandboxSoldEndsWithIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	user, other := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	subscribed(t, site, user, 3)
	address, err := site.Billing.BuyCredits(t.Context(), user, 50)
	if err != nil {
		t.Fatal(err)
	}
	site.Pay(t, site.Visitor(t), address, sitetest.TestCard).Want(http.StatusSeeOther)
	site.DeliverWebhooks(t)
	site.Store.Give(t, user, -100, 7) // some were spent, and some were a gift
	mails := len(site.Mails(t))
	site.Store.Clock.Advance(time.Hour)
	ended, err := site.Store.EndSandbox(t.Context())
	if want := (sale.SandboxEnd{Users: 1, Plans: 1, Credits: 750}); err != nil || ended != want {
		t.Errorf("ended %+v, %v; want %+v", ended, err, want)
	}
	plan, err := site.Store.PlanOf(t.Context(), user.ID)
	if err != nil || plan.IsPremium() {
		t.Errorf("the plan is %+v, %v", plan, err)
	}
	if b, err := site.Store.Balance(t.Context(), user.ID); err != nil || b.Plan != 0 || b.Extra != 7 {
		t.Errorf("the balance is %+v, %v", b, err)
	}
	if b, err := site.Store.Balance(t.Context(), other.ID); err != nil || b.Plan != 10 {
		t.Errorf("somebody who bought nothing has %+v, %v", b, err)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM provider_tasks WHERE done_at IS NULL`); n != 0 {
		t.Errorf("a real provider would be asked %d things", n)
	}
	if n := len(site.Mails(t)); n != mails {
		t.Errorf("%d mails were sent about it", n-mails)
	}
	if again, err := site.Store.EndSandbox(t.Context()); err != nil || again != (sale.SandboxEnd{}) {
		t.Errorf("the second time it ended %+v, %v", again, err)
	}
	testkit.CheckLedger(t, site.Store)
}
