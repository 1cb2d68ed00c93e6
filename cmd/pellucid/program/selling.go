package program

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"golang.org/x/sync/errgroup"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/billing"
	"pellucid/internal/billing/creem"
	"pellucid/internal/billing/sandbox"
	"pellucid/internal/contentfilter"
	"pellucid/internal/domain/sale"
	"pellucid/store"
)

// creemFlags say who takes the money. Without a key a site in local mode sells through the sandbox, and a public one not at all.
type creemFlags struct {
	CreemAPIKey        string  `name:"creem-api-key" placeholder:"KEY" help:"API key of the Creem account that sells plans and credits. Without it, --local uses a sandbox, and other sites sell nothing."`
	CreemWebhookSecret string  `placeholder:"SECRET" help:"Secret that Creem signs webhooks with. Send webhooks to /webhooks/creem."`
	CreemBaseURL       string  `placeholder:"URL" help:"Address of Creem's API. Default: test or live, by the key's prefix."`
	AllowTestPayments  bool    `help:"Allow a Creem test key on a public site. Plans can then be bought without real money."`
	SandboxSpeed       float64 `default:"1" placeholder:"N" help:"How many times faster than Creem the sandbox retries webhooks."`
}

// leastSecret is the fewest characters of a webhook secret: shorter ones can be guessed.
const leastSecret = 16

// validate checks the flags for a site at a base URL.
func (f creemFlags) validate(baseURL string) error {
	_, local, _ := settings.ParseBaseURL(baseURL) // checked before
	switch {
	case strings.HasPrefix(f.CreemAPIKey, "creem_test_") && (!local || strings.HasPrefix(baseURL, "https://")) && !f.AllowTestPayments:
		return errors.New("--creem-api-key is a test key, and the base URL is public: plans could be had without money. Use the live key, or pass --allow-test-payments")
	case f.CreemWebhookSecret != "" && len(f.CreemWebhookSecret) < leastSecret:
		return fmt.Errorf("--creem-webhook-secret must have at least %d characters", leastSecret)
	case strings.ContainsFunc(f.CreemWebhookSecret, unicode.IsSpace): // spaces hide how short it is, and no signature would match
		return errors.New("--creem-webhook-secret has spaces in it")
	case f.CreemAPIKey != "" && f.CreemWebhookSecret == "":
		return errors.New("--creem-api-key needs --creem-webhook-secret: without it no payment could be believed")
	case f.CreemAPIKey == "" && (f.CreemWebhookSecret != "" || f.CreemBaseURL != ""):
		return errors.New("--creem-webhook-secret and --creem-base-url do nothing without --creem-api-key")
	case f.SandboxSpeed <= 0:
		return errors.New("--sandbox-speed must be more than 0")
	}
	return nil
}

// selling is how the site sells.
type selling struct {
	billing *billing.Billing
	sandbox *sandbox.Sandbox     // nil where a real provider sells, or nobody
	screens contentfilter.Filter // the provider's own check of prompts; nil: it has none
}

// sellingAt is where the site is: the address that people know, and the one that it listens on.
type sellingAt struct {
	baseURL string
	local   bool
	addr    string
	data    string
}

func newSelling(f creemFlags, at sellingAt, s *store.Store) (selling, error) {
	if err := f.validate(at.baseURL); err != nil {
		return selling{}, err
	}
	config := billing.Config{Store: s, ProductID: sale.Tier.ProductID, BaseURL: at.baseURL, Now: time.Now, Log: slog.Default()}
	switch {
	case f.CreemAPIKey != "":
		client, err := creem.New(creem.Config{APIKey: f.CreemAPIKey, WebhookSecret: f.CreemWebhookSecret, BaseURL: f.CreemBaseURL, Log: slog.Default()})
		if err != nil {
			return selling{}, err
		}
		config.Provider = client
		return selling{billing: billing.New(config), screens: client}, nil
	case at.local:
		return newSandbox(config, f.SandboxSpeed, at, s)
	default:
		slog.Warn("nothing can be bought here: there is no Creem key (--creem-api-key)")
	}
	return selling{billing: billing.New(config)}, nil
}

// newSandbox sells through the sandbox in this process. Both sides speak HTTP with each other through the address that the
// server listens on, as they would with the real provider.
func newSandbox(config billing.Config, speed float64, at sellingAt, s *store.Store) (selling, error) {
	own := ownAddress(at.addr, at.baseURL)
	config.ProductID = sandbox.ProductID
	box, err := sandbox.New(sandbox.Config{
		SiteURL: at.baseURL, WebhookURL: own + "/webhooks/creem", File: filepath.Join(at.data, "sandbox.json"),
		Catalog: func(ctx context.Context) ([]sandbox.Product, error) {
			tiers, err := s.Tiers(ctx)
			return sandbox.Catalog(tiers), err
		},
		Now: time.Now, Speed: speed, Log: slog.Default(),
	})
	if err != nil {
		return selling{}, err
	}
	key, secret := box.Credentials()
	client, err := creem.New(creem.Config{APIKey: key, WebhookSecret: secret, BaseURL: own + sandbox.Path + "/api", Log: slog.Default()})
	if err != nil {
		return selling{}, err
	}
	config.Provider = client
	return selling{billing: billing.New(config), sandbox: box}, nil
}

// endSandbox ends what was bought without money, when the site no longer runs in local mode.
func endSandbox(ctx context.Context, s *store.Store) error {
	ended, err := s.EndSandbox(ctx)
	if err != nil {
		return fmt.Errorf("end what was bought in the sandbox: %w", err)
	}
	if ended.Users > 0 {
		slog.Warn("plans and credits bought in the sandbox have ended: nobody paid for them", "plans", ended.Plans, "credits", ended.Credits, "users", ended.Users)
	}
	return nil
}

// filter returns the content filter: our own rules first, which cost nothing and tell nobody, then OpenAI's model, then the
// payment provider's check.
func (s selling) filter(model imaging.Moderation) (contentfilter.All, error) {
	all, err := imaging.NewFilter(model)
	if err != nil {
		return nil, err
	}
	if s.screens != nil {
		all = append(all, s.screens)
	}
	return all, nil
}

// handler is the sandbox's pages and API, or nil.
func (s selling) handler() http.Handler {
	if s.sandbox == nil {
		return nil
	}
	return s.sandbox.Handler()
}

// run keeps what was bought true, and the sandbox going, until ctx ends.
func (s selling) run(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return s.billing.Run(ctx) })
	if s.sandbox != nil {
		group.Go(func() error { return s.sandbox.Run(ctx) })
	}
	return group.Wait()
}

// ownAddress is where this machine reaches the server that listens on addr.
func ownAddress(addr, baseURL string) string {
	host, port, err := net.SplitHostPort(addr)
	if err != nil || port == "0" {
		return baseURL
	}
	if ip := net.ParseIP(host); host == "" || (ip != nil && ip.IsUnspecified()) {
		host = "127.0.0.1"
	}
	return fmt.Sprintf("http://%s", net.JoinHostPort(host, port))
}
