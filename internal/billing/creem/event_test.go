package creem

import (
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/domain"
)

func parse(t *testing.T, body string) billing.Event {
	t.Helper()
	event, err := testClient(t, "s").ParseEvent([]byte(body))
	if err != nil {
		t.Fatalf("%s\n%v", body, err)
	}
	return event
}

func TestAnEventIsReadWhateverItsTypes(t *testing.T) {
	at := time.Date(2026, 11, 20, 10, 0, 0, 0, time.UTC)
	for name, body := range map[string]string{
		"as documented": `{"id":"evt_1","eventType":"subscription.paid","created_at":1795170001234,"object":{"id":"sub_1","status":"active",
			"product":{"id":"prod_1","price":990,"currency":"USD"},"customer":{"id":"cust_1"},"last_transaction_id":"tran_1",
			"current_period_start_date":"2026-11-20T10:00:00.000Z","updated_at":"2026-11-20T10:00:00Z","metadata":{"user_id":"42"}}}`,
		"under the other names": `{"id":"evt_1","type":"subscription.paid","data":{"id":"sub_1","status":"active","product":{"id":"prod_1","price":990},
			"customer":"cust_1","last_transaction":{"id":"tran_1","amount":990},"current_period_start_date":"2026-11-20T11:00:00+01:00",
			"updated_at":"2026-11-20T10:00:00Z","metadata":{"user_id":42}}}`,
		"with numbers as texts and the reverse": `{"id":"evt_1","eventType":"subscription.paid","created_at":"1795170001234","object":{"id":"sub_1","status":"active",
			"product":{"id":"prod_1","price":"990.0"},"customer":{"id":"cust_1","email":7},"last_transaction_id":"tran_1","canceled_at":false,
			"current_period_start_date":1795168800000,"created_at":"nonsense","updated_at":"1795168800000","metadata":{"user_id":42,"more":[1],"none":null}}}`,
	} {
		t.Run(name, func(t *testing.T) {
			s := parse(t, body).Subscription
			if s == nil || s.ID != "sub_1" || s.ProductID != "prod_1" || s.CustomerID != "cust_1" || s.LastTransactionID != "tran_1" || s.PaidCents != 990 {
				t.Fatalf("the subscription is %+v", s)
			}
			if !s.PeriodStart.Equal(at) || !s.UpdatedAt.Equal(at) || !s.CanceledAt.IsZero() || s.Metadata["user_id"] != "42" || len(s.Metadata) != 1 {
				t.Errorf("the subscription is %+v", s)
			}
		})
	}
}

func TestAnEventOfIdsOnlyIsStillAnEvent(t *testing.T) {
	s := parse(t, `{"id":"evt_1","eventType":"subscription.update","object":{"id":"sub_1","product":"prod_1","customer":"cust_1","status":"brand_new","metadata":null}}`).Subscription
	if s == nil || s.ProductID != "prod_1" || s.Status != "brand_new" || s.AmountCents != 0 || len(s.Metadata) != 0 {
		t.Errorf("the subscription is %+v", s)
	}
	c := parse(t, `{"id":"evt_2","eventType":"checkout.completed","object":{"id":"ch_1","status":"completed","request_id":"r1","product":"prod_1","customer":"cust_1","subscription":"sub_1","order":"ord_1"}}`).Checkout
	if c == nil || c.RequestID != "r1" || c.SubscriptionID != "sub_1" || c.Order != nil {
		t.Errorf("the checkout is %+v", c)
	}
	r := parse(t, `{"id":"evt_3","eventType":"refund.created","object":{"id":"ref_1","status":"pending","refund_amount":450,"refund_currency":"USD","transaction":"tran_1","order":"ord_1","checkout":null}}`).Refund
	if r == nil || r.TransactionID != "tran_1" || r.OrderID != "ord_1" || r.AmountCents != 450 || r.PaidCents != 0 || r.Dispute {
		t.Errorf("the refund is %+v", r)
	}
}

func TestADisputeIsARefundThatNobodyAskedUsFor(t *testing.T) {
	d := parse(t, `{"id":"evt_1","eventType":"dispute.created","object":{"id":"disp_1","object":"dispute","amount":900,"currency":"EUR",
		"transaction":{"id":"tran_1","amount":900,"amount_paid":899,"status":"chargeback","order":"ord_1","subscription":"sub_1","customer":"cust_1"},
		"checkout":{"id":"ch_1","request_id":"r1","metadata":{"user_id":"42"}}}}`).Refund
	if d == nil || !d.Dispute || d.Status != "" || d.AmountCents != 900 || d.Currency != "EUR" || d.PaidCents != 899 {
		t.Fatalf("the dispute is %+v", d)
	}
	if d.OrderID != "ord_1" || d.SubscriptionID != "sub_1" || d.CustomerID != "cust_1" || d.RequestID != "r1" || d.Metadata["user_id"] != "42" {
		t.Errorf("the dispute is %+v", d)
	}
}

func TestAnOneTimeOrderIsKnownByItsOwnTypeOrItsProducts(t *testing.T) {
	for name, test := range map[string]struct {
		order, product string
		oneTime        bool
	}{
		"by the order":                 {`"type":"onetime"`, `"prod_1"`, true},
		"by the product":               {`"amount":1`, `{"id":"prod_1","billing_type":"one-time"}`, true},
		"recurring":                    {`"type":"recurring"`, `{"id":"prod_1","billing_type":"recurring"}`, false},
		"one that nobody says what is": {`"amount":1`, `"prod_1"`, false},
	} {
		c := parse(t, `{"id":"e","eventType":"checkout.completed","object":{"id":"ch","status":"completed","product":`+test.product+`,"order":{"id":"ord_1",`+test.order+`}}}`).Checkout
		if c.Order == nil || c.Order.OneTime != test.oneTime {
			t.Errorf("%s: %+v", name, c.Order)
		}
	}
}

func TestUnknownKindsOfEventsComeWithoutARecord(t *testing.T) {
	e := parse(t, `{"id":"evt_1","eventType":"credits.granted","object":{"whatever":[1,2]}}`)
	if e.Checkout != nil || e.Subscription != nil || e.Refund != nil || e.Type != "credits.granted" {
		t.Errorf("the event is %+v", e)
	}
}

func TestWhatIsNoEventIsInvalid(t *testing.T) {
	for name, body := range map[string]string{
		"nothing":            ``,
		"half a document":    `{"id":"evt_1","eventType":"checkout.completed","object":{"id":`,
		"a list":             `[]`,
		"no id":              `{"eventType":"checkout.completed","object":{"id":"ch_1"}}`,
		"no type":            `{"id":"evt_1","object":{"id":"ch_1"}}`,
		"no object":          `{"id":"evt_1","eventType":"checkout.completed"}`,
		"an object of text":  `{"id":"evt_1","eventType":"subscription.paid","object":"sub_1"}`,
		"an object, no id":   `{"id":"evt_1","eventType":"refund.created","object":{"status":"succeeded"}}`,
		"an object as an id": `{"id":"evt_1","eventType":"refund.created","object":{"id":{}}}`,
	} {
		if _, err := testClient(t, "s").ParseEvent([]byte(body)); domain.CodeOf(err) != domain.Invalid || err == nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzAnEventNeverFailsInAnyOtherWay(f *testing.F) {
	f.Add([]byte(`{"id":"evt_1","eventType":"subscription.paid","object":{"id":"sub_1","product":[],"metadata":[],"updated_at":{}}}`))
	f.Add([]byte(`{"id":1,"type":"checkout.completed","data":{"id":"ch","order":{"amount":1e400},"customer":{"id":[]}}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		event, err := testClient(t, "s").ParseEvent(raw)
		if err != nil && domain.CodeOf(err) != domain.Invalid {
			t.Errorf("%v", err)
		}
		if err == nil && (event.ID == "" || event.Type == "") {
			t.Errorf("the event is %+v", event)
		}
	})
}
