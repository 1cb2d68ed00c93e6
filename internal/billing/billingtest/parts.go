package billingtest

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
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
	pack := sale.Packs[0]
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
		for _, pack := range sale.Packs {
			id, err := h.Provider.PackProduct(t.Context(), pack)
			if err != nil || id == "" {
				t.Fatalf("%q, %v", id, err)
			}
			ids[id] = true
		}
	}
	if len(ids) != len(sale.Packs) {
		t.Errorf("%d packs have the products %v", len(sale.Packs), ids)
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
