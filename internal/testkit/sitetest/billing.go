package sitetest

import (
	"context"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/billing"
	"pellucid/internal/billing/creem"
	"pellucid/internal/billing/sandbox"
	"pellucid/internal/testkit"
)

// TestCard is a card that the sandbox takes. The others are declined, without funds, of a wrong code, and expired.
const (
	TestCard         = "4242 4242 4242 4242"
	DeclinedCard     = "4000 0000 0000 0002"
	CardWithoutFunds = "4000 0000 0000 9995"
	CardOfWrongCode  = "4000 0000 0000 0127"
	ExpiredCard      = "4000 0000 0000 0069"
)

// sell lets a site sell through the sandbox, by the store's clock. Nothing is delivered until DeliverWebhooks is called.
func (s *Site) sell(t testing.TB, log *slog.Logger) {
	t.Helper()
	client := &http.Client{Transport: transport{s}, Timeout: testkit.Patience, CheckRedirect: noRedirects}
	var err error
	s.Sandbox, err = sandbox.New(sandbox.Config{
		SiteURL: s.URL, WebhookURL: s.URL + "/webhooks/creem", Now: s.Store.Clock.Now, Client: client, Log: log,
		Catalog: func(ctx context.Context) ([]sandbox.Product, error) {
			tiers, err := s.Store.Tiers(ctx)
			return sandbox.Catalog(tiers), err
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	key, secret := s.Sandbox.Credentials()
	provider, err := creem.New(creem.Config{
		APIKey: key, WebhookSecret: secret, BaseURL: s.URL + sandbox.Path + "/api", Client: client, Now: s.Store.Clock.Now,
		Wait: func(ctx context.Context, _ time.Duration) error { return ctx.Err() }, Log: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	s.Billing = billing.New(billing.Config{
		Provider: provider, Store: s.Store, ProductID: sandbox.ProductID, BaseURL: s.URL, Now: s.Store.Clock.Now, Log: log,
	})
}

// transport reaches the site's own server, which is not there yet when the site is put together.
type transport struct{ site *Site }

// RoundTrip sends a request to the site.
func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	return t.site.server.Client().Transport.RoundTrip(r)
}

func noRedirects(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }

// DeliverWebhooks renews what is due by the store's clock, sends every event that is due, oldest first, and returns how many
// the site took.
func (s *Site) DeliverWebhooks(t testing.TB) (accepted int) {
	t.Helper()
	accepted, err := s.Sandbox.Work(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return accepted
}

// Pay pays at a hosted checkout with a card, and returns where the browser is sent: back to the site, when it was paid.
// The site knows nothing of it until DeliverWebhooks.
func (s *Site) Pay(t testing.TB, c *Client, checkoutURL, card string) *Answer {
	t.Helper()
	path, ours := strings.CutPrefix(checkoutURL, s.URL)
	if !ours {
		t.Fatalf("%q is no checkout of the sandbox", checkoutURL)
	}
	return c.PostForm(path, url.Values{
		"email": {"buyer@example.org"}, "name": {"A Buyer"}, "number": {card}, "expiry": {"12 / 60"}, "code": {"123"},
	})
}

// Control presses a button on the sandbox's control page: renew, fail, refund, dispute, trick …
func (s *Site) Control(t testing.TB, act string, values url.Values) {
	t.Helper()
	form := url.Values{"act": {act}}
	for key, value := range values {
		form[key] = value
	}
	s.Visitor(t).PostForm(sandbox.Path+"/control", form).WantRedirect(sandbox.Path + "/control")
}
