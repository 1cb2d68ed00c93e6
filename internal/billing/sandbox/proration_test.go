package sandbox

import (
	"net/http"
	"testing"
	"time"
)

// The period is 28 days, from 31 January to 28 February; the change comes when a quarter of it is gone.
var aQuarterLater = start.AddDate(0, 0, 7)

func (s *shop) move(id, product, behavior string) map[string]any {
	s.t.Helper()
	return s.api("POST", "/subscriptions/"+id+"/upgrade", map[string]string{"product_id": product, "update_behavior": behavior}, http.StatusOK)
}

// lastPaid is what the last transaction brought in, in cents.
func lastPaid(sub map[string]any) float64 {
	return sub["last_transaction"].(map[string]any)["amount"].(float64)
}

func TestAChangeAtOnceChargesTheDifferenceAndBeginsAnew(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.set(aQuarterLater)
	moved := s.move(id, "pro", "proration-charge-immediately")
	if got := lastPaid(moved); got != 2490-743 { // three quarters of 990 are 742.5, rounded
		t.Errorf("charged %v", got)
	}
	if moved["current_period_start_date"] != "2026-02-07T10:00:00.000Z" || moved["current_period_end_date"] != "2026-03-07T10:00:00.000Z" {
		t.Errorf("the period is %v to %v", moved["current_period_start_date"], moved["current_period_end_date"])
	}
	s.wantTold("subscription.update subscription.paid")
	s.set(time.Date(2026, 3, 7, 10, 0, 0, 0, time.UTC))
	s.wantTold("subscription.paid")
	if got := lastPaid(s.subscription(id)); got != 2490 {
		t.Errorf("the next period costs %v", got)
	}
}

func TestAChangeDownwardsLeavesACreditForTheNextInvoices(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("pro")
	s.set(aQuarterLater)
	if got := lastPaid(s.move(id, "basic", "")); got != 0 { // 1868 cents are unused, and 990 of them pay for it
		t.Errorf("charged %v", got)
	}
	s.set(time.Date(2026, 3, 7, 10, 0, 0, 0, time.UTC))
	s.told()
	if got := lastPaid(s.subscription(id)); got != 990-878 {
		t.Errorf("the next period costs %v", got)
	}
}

func TestAChangeOnTheNextInvoiceKeepsThePeriod(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.set(aQuarterLater)
	moved := s.move(id, "pro", "proration-charge")
	if moved["product"].(map[string]any)["id"] != "pro" || lastPaid(moved) != 990 || moved["current_period_end_date"] != "2026-02-28T10:00:00.000Z" {
		t.Errorf("moved it is %v", moved)
	}
	s.wantTold("subscription.update")
	s.set(time.Date(2026, 2, 28, 10, 0, 0, 0, time.UTC))
	s.wantTold("subscription.paid")
	if got := lastPaid(s.subscription(id)); got != 2490+1125 { // three quarters of the difference of 1500
		t.Errorf("the next period costs %v", got)
	}
}

func TestAChangeWithoutProrationCostsNothingNow(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.set(aQuarterLater)
	s.move(id, "yearly", "proration-none")
	s.wantTold("subscription.update")
	s.set(time.Date(2026, 2, 28, 10, 0, 0, 0, time.UTC))
	s.wantTold("subscription.paid")
	if sub := s.subscription(id); lastPaid(sub) != 23904 || sub["current_period_end_date"] != "2027-02-28T10:00:00.000Z" {
		t.Errorf("the next period is %v", sub)
	}
}

func TestAChangeThatCannotBeIsRefusedAndChangesNothing(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	for product, behavior := range map[string]string{"basic": "", "pro": "proration-perhaps"} {
		s.api("POST", "/subscriptions/"+id+"/upgrade", map[string]string{"product_id": product, "update_behavior": behavior}, http.StatusBadRequest)
	}
	s.api("POST", "/subscriptions/"+id+"/upgrade", map[string]string{"product_id": "none"}, http.StatusNotFound)
	s.control("archive", "pro")
	s.api("POST", "/subscriptions/"+id+"/upgrade", map[string]string{"product_id": "pro"}, http.StatusBadRequest)
	s.control("archive", "pro")
	s.control("fail", id)
	s.api("POST", "/subscriptions/"+id+"/upgrade", map[string]string{"product_id": "pro"}, http.StatusBadRequest)
	s.wantTold("")
	if sub := s.subscription(id); sub["product"].(map[string]any)["id"] != "basic" || lastPaid(sub) != 990 {
		t.Errorf("it is %v", sub)
	}
}
