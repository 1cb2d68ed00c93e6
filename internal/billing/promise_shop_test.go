package billing_test

import (
	"context"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/billing/creem"
	"pellucid/internal/billing/sandbox"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit"
)

// customer is somebody who buys from the sandbox over HTTP, whose events the test holds back, repeats and shuffles.
type customer struct {
	*counter
	user   *domain.User
	box    *sandbox.Sandbox
	site   *httptest.Server
	random *rand.Rand
	sent   []webhook // by the sandbox, not delivered yet

	promised promise
	story    []string // what happened, for the report of a failure
	mails    int      // that were looked at
}

type webhook struct {
	header http.Header
	body   []byte
}

func newCustomer(t *testing.T, random *rand.Rand) *customer {
	c := &customer{random: random}
	s := testkit.NewStore(t)
	mux := http.NewServeMux()
	c.site = httptest.NewServer(mux)
	t.Cleanup(c.site.Close)
	mux.HandleFunc("POST /webhooks/creem", c.hold)
	quiet := slog.New(slog.DiscardHandler)
	box, err := sandbox.New(sandbox.Config{
		SiteURL: c.site.URL, WebhookURL: c.site.URL + "/webhooks/creem", Now: s.Clock.Now, Log: quiet,
		Catalog: func(ctx context.Context) ([]sandbox.Product, error) { return catalog(ctx, s) },
	})
	if err != nil {
		t.Fatal(err)
	}
	mux.Handle("/sandbox/", box.Handler())
	key, secret := box.Credentials()
	client, err := creem.New(creem.Config{APIKey: key, WebhookSecret: secret, BaseURL: c.site.URL + "/sandbox/api", Now: s.Clock.Now, Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	c.box = box
	c.counter = &counter{t: t, store: s, Billing: billing.New(config(s, client))}
	c.user = s.AddUser(t, "mira")
	return c
}

// catalog is what the sandbox sells: the tiers.
func catalog(ctx context.Context, s *testkit.Store) (products []sandbox.Product, err error) {
	tiers, err := s.Tiers(ctx)
	for _, t := range tiers {
		if !t.IsFree() {
			products = append(products, sandbox.Product{ID: productID(t, sale.Monthly), Name: t.Name, PriceCents: t.PriceMonthlyCents, Months: 1},
				sandbox.Product{ID: productID(t, sale.Yearly), Name: t.Name, PriceCents: t.PriceYearlyCents, Months: 12})
		}
	}
	return products, err
}

func (c *customer) hold(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	c.sent = append(c.sent, webhook{r.Header.Clone(), body}) // the sandbox sends one at a time, while the test waits
}

// work lets the sandbox do what is due there, and delivers some of what it told: any of it, in any order, some of it twice.
func (c *customer) work(share float64) {
	c.t.Helper()
	_, err := c.box.Work(c.t.Context())
	c.must(err)
	c.random.Shuffle(len(c.sent), func(i, j int) { c.sent[i], c.sent[j] = c.sent[j], c.sent[i] })
	var left []webhook
	for _, w := range c.sent {
		if c.random.Float64() > share {
			left = append(left, w)
			continue
		}
		for range 1 + c.random.IntN(2) {
			c.must(c.Receive(c.t.Context(), w.header, w.body))
			c.look()
		}
	}
	c.sent = left
}

// press is a button of the sandbox's control page.
func (c *customer) press(act, id string) {
	c.t.Helper()
	c.post(c.site.URL+"/sandbox/control", url.Values{"act": {act}, "id": {id}})
}

func (c *customer) post(address string, form url.Values) {
	c.t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }, Timeout: time.Minute}
	resp, err := client.PostForm(address, form)
	if err != nil {
		c.t.Fatal(err)
	}
	_ = resp.Body.Close()
}

// buy pays for a plan at the sandbox's checkout.
func (c *customer) buy(tier int64, payment sale.PaymentType) {
	c.t.Helper()
	address, err := c.Subscribe(c.t.Context(), c.user, tier, payment)
	c.must(err)
	c.post(address, url.Values{"email": {c.user.Email}, "name": {"Mira"}, "number": {"4242424242424242"}, "expiry": {"12/60"}, "code": {"123"}})
	c.work(1)
}
