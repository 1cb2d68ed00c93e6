package sandbox

import (
	"net/http"
	"testing"
	"time"
)

func TestMonthsEndWhereTheyMust(t *testing.T) {
	day := func(y int, m time.Month, d int) time.Time { return time.Date(y, m, d, 10, 0, 0, 0, time.UTC) }
	for _, test := range []struct {
		from   time.Time
		months int
		want   time.Time
	}{
		{day(2026, 1, 31), 1, day(2026, 2, 28)}, {day(2026, 1, 31), 2, day(2026, 3, 31)}, {day(2028, 1, 31), 1, day(2028, 2, 29)},
		{day(2028, 2, 29), 12, day(2029, 2, 28)}, {day(2028, 2, 29), 48, day(2032, 2, 29)}, {day(2026, 12, 15), 1, day(2027, 1, 15)},
		{day(2026, 8, 31), 6, day(2027, 2, 28)}, {day(2026, 5, 5), 0, day(2026, 5, 5)},
	} {
		if got := addMonths(test.from, test.months); !got.Equal(test.want) {
			t.Errorf("%v and %d months is %v, want %v", test.from, test.months, got, test.want)
		}
	}
}

func TestAYearOfRenewalsKeepsItsDayOfTheMonth(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.set(time.Date(2027, 1, 31, 10, 0, 0, 0, time.UTC)) // nobody was there for a year
	events, _ := s.told()
	want := []string{"02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-30", "12-31", "01-31"}
	if len(events) != len(want) {
		t.Fatalf("%d renewals", len(events))
	}
	seen := map[any]bool{}
	for i, event := range events {
		object := event["object"].(map[string]any)
		if began := object["current_period_start_date"].(string); began[5:10] != want[i] {
			t.Errorf("period %d begins on %s, want %s", i, began, want[i])
		}
		seen[object["last_transaction_id"]] = true
	}
	if len(seen) != len(want) {
		t.Errorf("%d transactions", len(seen))
	}
	if end := s.subscription(id)["current_period_end_date"]; end != "2027-02-28T10:00:00.000Z" {
		t.Errorf("it ends at %v", end)
	}
}

func TestAScheduledEndEndsOnItsDay(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("yearly")
	s.api("POST", "/subscriptions/"+id+"/cancel", map[string]string{"mode": "scheduled", "onExecute": "cancel"}, http.StatusOK)
	ending := s.wantTold("subscription.scheduled_cancel")[0]["object"].(map[string]any)
	if _, told := ending["next_transaction_date"]; told || ending["canceled_at"] != nil || ending["current_period_end_date"] != "2027-01-31T10:00:00.000Z" {
		t.Errorf("told %v", ending)
	}
	s.set(start.AddDate(1, 0, 0).Add(-time.Second))
	s.wantTold("")
	s.set(start.AddDate(1, 0, 0))
	s.wantTold("subscription.canceled")
	if sub := s.subscription(id); sub["status"] != "canceled" || sub["canceled_at"] != "2027-01-31T10:00:00.000Z" {
		t.Errorf("at the end it is %v", sub)
	}
	s.set(start.AddDate(3, 0, 0))
	s.wantTold("")
}

func TestAFailedRenewalIsTriedAgainAndThenGivenUp(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.control("fail", id)
	due := time.Date(2026, 2, 28, 10, 0, 0, 0, time.UTC)
	for _, step := range []struct {
		days   int
		told   string
		status string
	}{
		{0, "subscription.past_due", "past_due"}, {1, "subscription.past_due", "past_due"}, {3, "subscription.unpaid", "unpaid"},
		{7, "subscription.expired", "unpaid"}, {14, "subscription.canceled", "canceled"},
	} {
		s.set(due.AddDate(0, 0, step.days))
		event := s.wantTold(step.told)[0]["object"].(map[string]any)
		if got := s.subscription(id)["status"]; got != step.status {
			t.Errorf("after %d days it is %v", step.days, got)
		}
		if step.told == "subscription.expired" && event["status"] != "active" {
			t.Errorf("Creem's sample says active, not %v", event["status"])
		}
	}
}

func TestAPaymentThatComesLateIsForThePeriodThatWasDue(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.control("fail", id)
	s.set(time.Date(2026, 3, 1, 10, 0, 0, 0, time.UTC))
	s.wantTold("subscription.past_due subscription.past_due")
	s.control("fail", id)
	s.set(time.Date(2026, 3, 3, 10, 0, 0, 0, time.UTC))
	paid := s.wantTold("subscription.paid")[0]["object"].(map[string]any)
	if paid["current_period_start_date"] != "2026-02-28T10:00:00.000Z" || paid["current_period_end_date"] != "2026-03-31T10:00:00.000Z" || paid["status"] != "active" {
		t.Errorf("told %v", paid)
	}
}

func TestAPauseChargesNothingAndEndsWithAPayment(t *testing.T) {
	s := openSandbox(t, "")
	id := s.subscribe("basic")
	s.api("POST", "/subscriptions/"+id+"/pause", nil, http.StatusOK)
	paused := s.wantTold("subscription.paused")[0]["object"].(map[string]any)
	if _, told := paused["metadata"]; told || paused["status"] != "paused" {
		t.Errorf("told %v", paused)
	}
	s.set(start.AddDate(0, 6, 0))
	s.wantTold("")
	s.api("POST", "/subscriptions/"+id+"/resume", nil, http.StatusOK)
	paid := s.wantTold("subscription.update subscription.paid")[1]["object"].(map[string]any)
	if paid["current_period_start_date"] != iso(s.clock()) {
		t.Errorf("the new period begins at %v", paid["current_period_start_date"])
	}
}
