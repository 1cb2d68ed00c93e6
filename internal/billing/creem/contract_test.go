package creem_test

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/billing/billingtest"
	"pellucid/internal/billing/creem"
	"pellucid/internal/billing/sandbox"
)

func TestCreemKeepsTheContractOfAProvider(t *testing.T) {
	billingtest.TestProvider(t, func(t *testing.T) billingtest.Fixture { return newFixture(t).Fixture })
}

func TestCreemKeepsTheContractInItsOtherForms(t *testing.T) {
	// The newer form of webhook signatures, and the older one of signed returns.
	billingtest.TestProvider(t, func(t *testing.T) billingtest.Fixture {
		h := newFixture(t)
		h.control(t, url.Values{"act": {"behave"}, "standard": {"1"}, "keyed": {"1"}})
		return h.Fixture
	})
}

// fixture is the real client in front of the sandbox, over HTTP.
type fixture struct {
	billingtest.Fixture
	site *httptest.Server
	box  *sandbox.Sandbox

	mu       sync.Mutex
	received []billingtest.Webhook
}

var quiet = slog.New(slog.NewTextHandler(io.Discard, nil))

func newFixture(t *testing.T) *fixture {
	t.Helper()
	h := &fixture{}
	mux := http.NewServeMux()
	h.site = httptest.NewServer(mux)
	t.Cleanup(h.site.Close)
	mux.HandleFunc("POST /webhooks/creem", h.receive)
	var err error
	h.box, err = sandbox.New(sandbox.Config{
		SiteURL: h.site.URL, WebhookURL: h.site.URL + "/webhooks/creem", Now: time.Now, Log: quiet,
		Catalog: func(context.Context) ([]sandbox.Product, error) {
			return []sandbox.Product{
				{ID: "prod_basic", Name: "Basic", PriceCents: 1000, Months: 1}, {ID: "prod_pro", Name: "Pro", PriceCents: 2500, Months: 1},
				{ID: "prod_pro_yearly", Name: "Pro", PriceCents: 24000, Months: 12}, {ID: "prod_archived", Name: "Old", PriceCents: 100, Months: 1},
			}, nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	mux.Handle("/sandbox/", h.box.Handler())
	h.control(t, url.Values{"act": {"archive"}, "id": {"prod_archived"}})
	key, secret := h.box.Credentials()
	client, err := creem.New(creem.Config{APIKey: key, WebhookSecret: secret, BaseURL: h.site.URL + "/sandbox/api", Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	h.Fixture = billingtest.Fixture{
		Provider: client, Buy: h.buy, Deliveries: h.deliveries,
		Renew:    func(t testing.TB, id string) { h.control(t, url.Values{"act": {"renew"}, "id": {id}}) },
		Products: billingtest.Products{Basic: "prod_basic", Pro: "prod_pro", ProYearly: "prod_pro_yearly", Archived: "prod_archived", Missing: "prod_none"},
	}
	return h
}

func (h *fixture) receive(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.received = append(h.received, billingtest.Webhook{Header: r.Header.Clone(), Body: body})
}

func (h *fixture) deliveries(t testing.TB) []billingtest.Webhook {
	t.Helper()
	if _, err := h.box.Work(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	received := h.received
	h.received = nil
	return received
}

// post sends a form, and returns where it leads.
func (h *fixture) post(t testing.TB, address string, form url.Values) string {
	t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.PostForm(address, form)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusSeeOther {
		body, _ := io.ReadAll(resp.Body)
		t.Fatalf("%s %v: %d\n%s", address, form, resp.StatusCode, body)
	}
	return resp.Header.Get("Location")
}

func (h *fixture) buy(t testing.TB, c billing.Checkout) (rawQuery string) {
	t.Helper()
	back := h.post(t, c.URL, url.Values{"email": {"ana@example.org"}, "name": {"Ana"}, "number": {"4242424242424242"}, "expiry": {"12/60"}, "code": {"123"}})
	address, query, _ := strings.Cut(back, "?")
	if address != "https://shop.example/done" || !strings.HasPrefix(query, "success=true&") {
		t.Errorf("the browser goes to %q", back)
	}
	return query
}

func (h *fixture) control(t testing.TB, form url.Values) {
	t.Helper()
	h.post(t, h.site.URL+"/sandbox/control", form)
}
