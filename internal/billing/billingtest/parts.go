package billingtest

import (
	"strings"
	"testing"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

func buyPlan(t *testing.T, h Fixture) {
	c := checkout(t, h, h.Products.Pro)
	if h.Buy(t, c); t.Failed() {
		return
	}
	told := events(t, h)
	completed, paid := told["checkout.completed"].Checkout, told["subscription.paid"].Subscription
	if completed == nil || paid == nil || told["subscription.active"].Subscription == nil {
		t.Fatalf("told %v", told)
	}
	if completed.RequestID != "request-1" || completed.Order == nil || completed.Order.OneTime || completed.Metadata["user_id"] != "42" {
		t.Errorf("the checkout is %+v with order %+v", completed, completed.Order)
	}
	if paid.ID != completed.SubscriptionID || paid.LastTransactionID != completed.Order.TransactionID || paid.CustomerID != completed.CustomerID {
		t.Errorf("the subscription %+v does not fit the checkout %+v", paid, completed)
	}
	if paid.Metadata["user_id"] != "42" || paid.ProductID != h.Products.Pro || paid.PaidCents != completed.Order.AmountCents || paid.PaidCents == 0 {
		t.Errorf("the subscription is %+v", paid)
	}
	reread, err := h.Provider.Checkout(t.Context(), c.ID)
	if err != nil || reread.Status != "completed" || reread.SubscriptionID != paid.ID || reread.Order == nil || *reread.Order != *completed.Order {
		t.Errorf("read again it is %+v, %v", reread, err)
	}
	if want := paid.PeriodStart.AddDate(0, 0, 28); paid.PeriodEnd.Before(want) {
		t.Errorf("the period is %v to %v", paid.PeriodStart, paid.PeriodEnd)
	}
}

func buyPack(t *testing.T, h Fixture) {
	pack := domain.CreditPacks[0]
	product, err := h.Provider.PackProduct(t.Context(), pack)
	if err != nil {
		t.Fatal(err)
	}
	h.Buy(t, checkout(t, h, product))
	told := events(t, h)
	completed := told["checkout.completed"].Checkout
	if len(told) != 1 || completed == nil || completed.Order == nil {
		t.Fatalf("told %v", told)
	}
	if !completed.Order.OneTime || completed.Order.AmountCents != pack.PriceCents || completed.Order.Currency != "USD" || completed.SubscriptionID != "" {
		t.Errorf("the order is %+v of %+v", completed.Order, completed)
	}
}

func renew(t *testing.T, h Fixture) {
	before := subscribe(t, h, h.Products.Basic)
	events(t, h)
	h.Renew(t, before.ID)
	told := events(t, h)
	paid := told["subscription.paid"].Subscription
	if paid == nil || paid.LastTransactionID == before.LastTransactionID || !paid.PeriodEnd.After(before.PeriodStart) {
		t.Fatalf("told %+v", told)
	}
	if !paid.UpdatedAt.After(before.UpdatedAt) || paid.Metadata["user_id"] != "42" {
		t.Errorf("the renewal is %+v", paid)
	}
}

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

func portal(t *testing.T, h Fixture) {
	sub := subscribe(t, h, h.Products.Basic)
	link, err := h.Provider.Portal(t.Context(), sub.CustomerID)
	if err != nil || !strings.HasPrefix(link, "http") {
		t.Errorf("the portal is %q, %v", link, err)
	}
	if second, err := h.Provider.Portal(t.Context(), sub.CustomerID); err != nil || second == link {
		t.Errorf("the next visit has the link %q, %v", second, err)
	}
}

func packProduct(t *testing.T, h Fixture) {
	ids := map[string]bool{}
	for range 2 {
		for _, pack := range domain.CreditPacks {
			id, err := h.Provider.PackProduct(t.Context(), pack)
			if err != nil || id == "" {
				t.Fatalf("%q, %v", id, err)
			}
			ids[id] = true
		}
	}
	if len(ids) != len(domain.CreditPacks) {
		t.Errorf("%d packs have the products %v", len(domain.CreditPacks), ids)
	}
}

func returns(t *testing.T, h Fixture) {
	query := h.Buy(t, checkout(t, h, h.Products.Basic))
	if !h.Provider.VerifyReturn(query) {
		t.Errorf("the return %q is not believed", query)
	}
	for name, touched := range map[string]string{
		"another request": strings.Replace(query, "request-1", "request-2", 1),
		"no signature":    query[:strings.Index(query, "signature=")],
		"an empty one":    query[:strings.Index(query, "signature=")] + "signature=",
		"one more value":  query + "&checkout_id=other",
		"nothing":         "",
		"nonsense":        "%zz&signature=00",
	} {
		if h.Provider.VerifyReturn(touched) {
			t.Errorf("%s is believed: %q", name, touched)
		}
	}
}

func forgery(t *testing.T, h Fixture) {
	h.Buy(t, checkout(t, h, h.Products.Basic))
	for _, w := range h.Deliveries(t) {
		touched := []byte(strings.Replace(string(w.Body), "{", "{ ", 1))
		_, err := h.Provider.ParseWebhook(w.Header, touched)
		wantCode(t, err, domain.Unauthenticated)
		_, err = h.Provider.ParseWebhook(nil, w.Body)
		wantCode(t, err, domain.Unauthenticated)
		if event, err := h.Provider.ParseEvent(w.Body); err != nil || event.ID == "" {
			t.Errorf("what was stored is read as %+v, %v", event, err)
		}
	}
	_, err := h.Provider.ParseEvent([]byte(`{"id":"evt_1"`))
	wantCode(t, err, domain.Invalid)
}
