package creem_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/billing/billingtest"
	"pellucid/internal/billing/creem"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

const (
	key    = "creem_test_never_to_be_printed"
	secret = "whsec_never_to_be_printed"
)

// testClient is a client of a double, with what it waited for and what it logged.
type testClient struct {
	*creem.Client
	double *billingtest.Double
	waited []time.Duration
	log    bytes.Buffer
}

func newFakeAPI(t *testing.T, answers ...billingtest.Answer) *testClient {
	t.Helper()
	d := &testClient{double: billingtest.NewDouble(t, answers...)}
	var err error
	d.Client, err = creem.New(creem.Config{
		APIKey: key, WebhookSecret: secret, BaseURL: d.double.URL, Client: &http.Client{Transport: impatient{d.double.Hung}, Timeout: time.Minute},
		Wait: func(ctx context.Context, pause time.Duration) error {
			d.waited = append(d.waited, pause)
			return ctx.Err()
		},
		Log: slog.New(slog.NewTextHandler(&d.log, nil)),
	})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *testClient) wantError(t *testing.T, err error, code domain.Code) *domain.Error {
	t.Helper()
	var known *domain.Error
	if !errors.As(err, &known) || known.Code != code {
		t.Fatalf("the error is %v, want %s", err, code)
	}
	for _, text := range []string{known.Message, err.Error(), d.log.String()} {
		if strings.Contains(text, key) || strings.Contains(text, secret) {
			t.Errorf("a secret is in %q", text)
		}
	}
	if !strings.HasSuffix(known.Message, ".") || strings.Contains(strings.ToLower(known.Message), "json") {
		t.Errorf("%q is no sentence for a user", known.Message)
	}
	return known
}

// impatient ends a call whose answer does not come as a time limit does, as soon as that is sure: a busy machine gets its time else.
type impatient struct{ hung <-chan struct{} }

func (i impatient) RoundTrip(r *http.Request) (*http.Response, error) {
	answered := make(chan struct{})
	defer close(answered)
	ctx, giveUp := context.WithCancelCause(r.Context())
	context.AfterFunc(r.Context(), func() { giveUp(nil) })
	go func() {
		select {
		case <-i.hung:
			giveUp(os.ErrDeadlineExceeded)
		case <-answered:
		}
	}()
	resp, err := http.DefaultTransport.RoundTrip(r.WithContext(ctx))
	if err != nil && context.Cause(ctx) == os.ErrDeadlineExceeded {
		err = os.ErrDeadlineExceeded
	}
	return resp, err
}

const goodSubscription = `{"id":"sub_1","object":"subscription","status":"active","product":"prod_1","customer":"cust_1"}`

func TestWhatMayBeReadAgainIsReadAgain(t *testing.T) {
	for name, bad := range map[string]billingtest.Answer{
		"an error of theirs":  {Status: 500, Body: `{"status":500,"message":"Internal server error"}`},
		"a bad gateway":       {Status: 502, Body: "<html>Bad Gateway</html>", HTML: true},
		"too many calls":      {Status: 429, RetryAfter: 2},
		"a page with 200":     {Body: "<!doctype html><title>Checking your browser</title>", HTML: true},
		"a body cut short":    {Body: goodSubscription[:30], Truncated: true},
		"half a document":     {Body: goodSubscription[:30]},
		"no answer for long":  {Hangs: true},
		"an answer too large": {Body: strings.Repeat(" ", 3<<20) + goodSubscription},
	} {
		t.Run(name, func(t *testing.T) {
			d := newFakeAPI(t, bad, billingtest.Answer{Body: goodSubscription})
			sub, err := d.Subscription(t.Context(), "sub_1")
			if err != nil || sub.ID != "sub_1" || sub.CustomerID != "cust_1" || len(d.double.Requests()) != 2 || len(d.waited) != 1 {
				t.Errorf("%+v, %v after %d requests and waiting %v", sub, err, len(d.double.Requests()), d.waited)
			}
			if bad.RetryAfter > 0 && d.waited[0] != 2*time.Second {
				t.Errorf("waited %v", d.waited)
			}
		})
	}
}

func TestWhatTakesMoneyIsNotSentAgainUnlessNothingWasDone(t *testing.T) {
	acts := map[string]func(*testClient) error{
		"a change of plan": func(d *testClient) error {
			_, err := d.ChangePlan(t.Context(), "sub_1", "prod_2", billing.ChangeNow)
			return err
		},
		"a refund": func(d *testClient) error { return d.Refund(t.Context(), "tran_1") },
	}
	for name, act := range acts {
		for _, bad := range []billingtest.Answer{{Status: 500}, {Hangs: true}, {Body: "<html>", HTML: true}, {Body: goodSubscription[:20], Truncated: true}} {
			d := newFakeAPI(t, bad, billingtest.Answer{Body: goodSubscription})
			d.wantError(t, act(d), domain.Unavailable)
			if n := len(d.double.Requests()); n != 1 {
				t.Errorf("%s was sent %d times after %+v", name, n, bad)
			}
		}
		d := newFakeAPI(t, billingtest.Answer{Status: 429}, billingtest.Answer{Body: goodSubscription})
		if err := act(d); err != nil || len(d.double.Requests()) != 2 {
			t.Errorf("%s after 429: %v, %d requests", name, err, len(d.double.Requests()))
		}
	}
}

func TestALongWaitIsLeftToTheCaller(t *testing.T) {
	d := newFakeAPI(t, billingtest.Answer{Status: 429, RetryAfter: 90})
	_, err := d.Subscription(t.Context(), "sub_1")
	if e := d.wantError(t, err, domain.Unavailable); e.RetryAfter != 90*time.Second || len(d.double.Requests()) != 1 {
		t.Errorf("again after %v, and %d requests", e.RetryAfter, len(d.double.Requests()))
	}
	d = newFakeAPI(t, billingtest.Answer{Status: 503})
	_, err = d.Subscription(t.Context(), "sub_1")
	d.wantError(t, err, domain.Unavailable)
	if n := len(d.double.Requests()); n != 3 || len(d.waited) != 2 || d.waited[1] <= d.waited[0] {
		t.Errorf("%d requests, waiting %v", n, d.waited)
	}
}

func TestEveryRefusalBecomesASentence(t *testing.T) {
	for name, test := range map[string]struct {
		answer billingtest.Answer
		code   domain.Code
	}{
		"no key":              {billingtest.Answer{Status: 401, Body: `{"trace_id":"t","status":401,"message":["API key is missing"]}`}, domain.Unavailable},
		"a wrong key":         {billingtest.Answer{Status: 403, Body: `{"trace_id":"t","status":403,"error":"Forbidden"}`}, domain.Unavailable},
		"not there":           {billingtest.Answer{Status: 404, Body: `{"status":404,"error":"Bad Request","message":["Subscription not found"]}`}, domain.NotFound},
		"not now":             {billingtest.Answer{Status: 400, Body: `{"status":400,"message":"Subscription is already canceled"}`}, domain.Conflict},
		"somebody was faster": {billingtest.Answer{Status: 409, Body: `[]`}, domain.Conflict},
		"no JSON at all":      {billingtest.Answer{Status: 400, Body: `<html>`}, domain.Conflict},
	} {
		t.Run(name, func(t *testing.T) {
			d := newFakeAPI(t, test.answer)
			_, err := d.Cancel(t.Context(), "sub_1", billing.CancelScheduled)
			d.wantError(t, err, test.code)
			if n := len(d.double.Requests()); n != 1 {
				t.Errorf("asked %d times", n)
			}
			if told := strings.Contains(d.log.String(), "refuses the API key"); told != (test.code == domain.Unavailable) {
				t.Errorf("the operator reads %q", d.log.String())
			}
		})
	}
}

func TestACheckoutIsAskedForAsCreemWantsIt(t *testing.T) {
	d := newFakeAPI(t, billingtest.Answer{Status: 500}, billingtest.Answer{Body: `{"id":"ch_1","status":"pending","checkout_url":"https://creem.io/checkout/x/ch_1","product":{"id":"prod_1"}}`})
	c, err := d.CreateCheckout(t.Context(), billing.Order{
		RequestID: "r1", ProductID: "prod_1", UserID: 7, Email: "ana@example.org", SuccessURL: "https://a.example/done", Metadata: map[string]string{"user_id": "7"},
	})
	if err != nil || c.ID != "ch_1" || c.ProductID != "prod_1" || c.URL != "https://creem.io/checkout/x/ch_1" {
		t.Fatalf("%+v, %v", c, err)
	}
	asked := d.double.Requests()[1]
	want := `{"product_id":"prod_1","request_id":"r1","units":1,"success_url":"https://a.example/done","customer":{"email":"ana@example.org"},"metadata":{"user_id":"7"}}`
	if asked.Method != "POST" || asked.URL != "/v1/checkouts" || asked.Body != want || asked.Header.Get("x-api-key") != key || asked.Header.Get("Content-Type") != "application/json" {
		t.Errorf("asked %+v", asked)
	}
}

func TestNobodyIsSentToAnAddressThatIsNone(t *testing.T) {
	for _, address := range []string{"", "javascript:alert(1)", "checkout.creem.io/ch_1", "//x"} {
		d := newFakeAPI(t, billingtest.Answer{Body: `{"id":"ch_1","status":"pending","checkout_url":"` + address + `"}`})
		_, err := d.CreateCheckout(t.Context(), billing.Order{ProductID: "prod_1"})
		d.wantError(t, err, domain.Unavailable)
	}
}

func TestAPackProductIsFoundOnAnyPageOrMadeOnce(t *testing.T) {
	pack := sale.Packs[1]
	const other = `{"id":"prod_9","name":"200 extra credits","price":1200,"currency":"USD","billing_type":"onetime"}`
	const ours = `{"id":"prod_1","name":"200 extra credits","price":"990","currency":"USD","billing_type":"one-time","status":"active","surprise":[1]}`
	d := newFakeAPI(t, billingtest.Answer{Body: `{"items":[` + other + `],"pagination":{"next_page":2}}`}, billingtest.Answer{Body: `{"items":[` + ours + `],"pagination":{"next_page":null}}`})
	for range 2 {
		if id, err := d.PackProduct(t.Context(), pack); err != nil || id != "prod_1" {
			t.Fatalf("%q, %v", id, err)
		}
	}
	if n := len(d.double.Requests()); n != 2 {
		t.Errorf("asked %d times", n)
	}
	d = newFakeAPI(t, billingtest.Answer{Body: `{"items":[` + other + `]}`}, billingtest.Answer{Status: 500}, billingtest.Answer{Body: ours})
	if id, err := d.PackProduct(t.Context(), pack); err != nil || id != "prod_1" {
		t.Fatalf("%q, %v", id, err)
	}
	asked := d.double.Requests()
	if asked[1].Header.Get("Idempotency-Key") == "" || asked[1].Header.Get("Idempotency-Key") != asked[2].Header.Get("Idempotency-Key") {
		t.Errorf("made with the keys %q and %q", asked[1].Header.Get("Idempotency-Key"), asked[2].Header.Get("Idempotency-Key"))
	}
}

func TestACallEndsWithItsContext(t *testing.T) {
	d := newFakeAPI(t, billingtest.Answer{Status: 500})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := d.Subscription(ctx, "sub_1")
	d.wantError(t, err, domain.Unavailable)
	if n := len(d.double.Requests()); n > 1 {
		t.Errorf("asked %d times", n)
	}
}

func TestTheKeyFollowsNoRedirect(t *testing.T) {
	d := newFakeAPI(t, billingtest.Answer{Body: goodSubscription})
	mover := httptest.NewServer(http.RedirectHandler(d.double.URL+"/v1/subscriptions", http.StatusTemporaryRedirect))
	t.Cleanup(mover.Close)
	client, err := creem.New(creem.Config{APIKey: key, WebhookSecret: secret, BaseURL: mover.URL, Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	_, err = client.Subscription(t.Context(), "sub_1")
	d.wantError(t, err, domain.Unavailable)
	if n := len(d.double.Requests()); n != 0 {
		t.Errorf("the other server was asked %d times", n)
	}
}
