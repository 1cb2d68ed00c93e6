package billingtest

import (
	"testing"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

func cancelAndResume(t *testing.T, h Fixture) {
	sub := subscribe(t, h, h.Products.Basic)
	events(t, h)
	for range 2 { // asking twice is asking once
		ending, err := h.Provider.Cancel(t.Context(), sub.ID, billing.CancelScheduled)
		if err != nil || ending.Status != "scheduled_cancel" || !ending.PeriodEnd.Equal(sub.PeriodEnd) || !ending.UpdatedAt.After(sub.UpdatedAt) {
			t.Fatalf("cancelled it is %+v, %v", ending, err)
		}
	}
	if told := events(t, h); len(told) != 1 || told["subscription.scheduled_cancel"].Subscription == nil {
		t.Errorf("told %v", told)
	}
	back, err := h.Provider.Resume(t.Context(), sub.ID)
	if err != nil || back.Status != "active" {
		t.Fatalf("resumed it is %+v, %v", back, err)
	}
	_, err = h.Provider.Resume(t.Context(), sub.ID)
	wantCode(t, err, domain.Conflict)
}

func cancelNow(t *testing.T, h Fixture) {
	sub := subscribe(t, h, h.Products.Basic)
	ended, err := h.Provider.Cancel(t.Context(), sub.ID, billing.CancelImmediate)
	if err != nil || ended.Status != "canceled" || ended.CanceledAt.IsZero() {
		t.Fatalf("ended it is %+v, %v", ended, err)
	}
	_, err = h.Provider.Resume(t.Context(), sub.ID)
	wantCode(t, err, domain.Conflict)
	_, err = h.Provider.ChangePlan(t.Context(), sub.ID, h.Products.Pro, billing.ChangeNow)
	wantCode(t, err, domain.Conflict)
}

func changePlan(t *testing.T, h Fixture) {
	sub := subscribe(t, h, h.Products.Basic)
	events(t, h)
	moved, err := h.Provider.ChangePlan(t.Context(), sub.ID, h.Products.ProYearly, billing.ChangeNow)
	if err != nil || moved.ID != sub.ID || moved.ProductID != h.Products.ProYearly || moved.Status != "active" {
		t.Fatalf("moved it is %+v, %v", moved, err)
	}
	if moved.LastTransactionID == sub.LastTransactionID || moved.PeriodEnd.Before(moved.PeriodStart.AddDate(0, 0, 365)) {
		t.Errorf("moved it is %+v", moved)
	}
	if moved.PaidCents >= moved.AmountCents || moved.PaidCents <= 0 {
		t.Errorf("%d cents were paid of %d: what was unused of the old plan counts", moved.PaidCents, moved.AmountCents)
	}
	told := events(t, h)
	if told["subscription.update"].Subscription == nil || told["subscription.paid"].Subscription.LastTransactionID != moved.LastTransactionID {
		t.Errorf("told %v", told)
	}
}

func refund(t *testing.T, h Fixture) {
	sub := subscribe(t, h, h.Products.Pro)
	events(t, h)
	if err := h.Provider.Refund(t.Context(), sub.LastTransactionID); err != nil {
		t.Fatal(err)
	}
	back := events(t, h)["refund.created"].Refund
	if back == nil || back.TransactionID != sub.LastTransactionID || back.AmountCents != sub.PaidCents || back.PaidCents != sub.PaidCents {
		t.Fatalf("went back: %+v", back)
	}
	if back.Dispute || back.Status != "succeeded" || back.SubscriptionID != sub.ID || back.RequestID != "request-1" || back.OrderID == "" || back.Metadata["user_id"] != "42" {
		t.Errorf("the refund is %+v", back)
	}
	wantCode(t, h.Provider.Refund(t.Context(), sub.LastTransactionID), domain.Conflict)
}

func unknown(t *testing.T, h Fixture) {
	_, err := h.Provider.Checkout(t.Context(), "nobody")
	wantCode(t, err, domain.NotFound)
	_, err = h.Provider.Subscription(t.Context(), "nobody")
	wantCode(t, err, domain.NotFound)
	_, err = h.Provider.Cancel(t.Context(), "../nobody?x=1", billing.CancelScheduled)
	wantCode(t, err, domain.NotFound)
	_, err = h.Provider.Portal(t.Context(), "nobody")
	wantCode(t, err, domain.NotFound)
	wantCode(t, h.Provider.Refund(t.Context(), "nobody"), domain.NotFound)
}

func unsellable(t *testing.T, h Fixture) {
	for _, product := range []string{h.Products.Missing, h.Products.Archived, ""} {
		_, err := h.Provider.CreateCheckout(t.Context(), order(product))
		wantCode(t, err, domain.Invalid)
	}
}
