package testkit

import (
	"context"
	"io"
	"log/slog"
	"net/http/httptest"
	"sync"
	"testing"

	"pellucid/handlers"
	"pellucid/handlers/api"
	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
	"pellucid/handlers/pages"
	"pellucid/handlers/session"
	"pellucid/internal/billing"
	"pellucid/internal/billing/sandbox"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/enhance"
	"pellucid/internal/generation"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/mail/outbox"
	"pellucid/store"
	"pellucid/views"
	"pellucid/views/content"
)

// Password is what every user of a Site signs in with.
const Password = "a password for tests"

// Options choose what a Site is made of; what is left out works.
type Options struct {
	Secure     bool // over https
	RateLimits bool
	Idle       bool             // nobody works on the queue
	Full       bool             // pictures are as large as was asked for
	Proxies    handlers.Proxies // believed on whose request they hand on
	Cache      bool             // public pages are kept for a minute, by the store's clock
	SendFile   pages.SendFile   // how a proxy is told to send files
	Billing    bool             // plans and credits are sold, through the sandbox

	Providers map[domain.SocialProvider]identity.Provider // other ways to sign in

	Enhancer enhance.Enhancer // nil: the embedded one, which understands nothing of subjects
}

// Site is the whole product over HTTP, with the real store and the engine double.
type Site struct {
	URL      string
	Store    *Store
	Engine   *Engine
	Blobs    *Blobs
	Studio   *generation.Service
	Renderer *generation.Renderer

	References *generation.References
	Bin        *generation.Bin // emptied when it is told to

	Billing *billing.Billing // nil without Options.Billing, as is the sandbox
	Sandbox *sandbox.Sandbox

	Emails *mail.MailWorker // sends when it is told to
	Outbox *outbox.Outbox   // what it sent

	site   *handlers.Site
	server *httptest.Server
}

// filter is what every site screens words with.
var filter = rules.New()

// passwords are shared by all sites: hashing is made to be slow.
var passwords = sync.OnceValues(func() (*identity.Passwords, error) {
	p, err := identity.NewPasswords()
	if err == nil {
		p.Names = filter
	}
	return p, err
})

var passwordHash = sync.OnceValues(func() (string, error) {
	p, err := passwords()
	if err != nil {
		return "", err
	}
	return p.Hash(Password)
})

// NewSite serves a site until the test ends.
func NewSite(t testing.TB, o Options) *Site {
	t.Helper()
	s := &Site{Store: NewStore(t), Engine: &Engine{Full: o.Full}, Blobs: NewBlobs(t)}
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	s.server = httptest.NewUnstartedServer(nil)
	scheme := "http://"
	if o.Secure {
		scheme = "https://"
	}
	s.URL = scheme + s.server.Listener.Addr().String()
	s.Renderer = generation.NewRenderer(generation.RendererConfig{
		Engine: s.Engine, Describer: s.Engine, Blobs: s.Blobs, Blocked: s.Store, BaseURL: s.URL, Now: s.Store.Clock.Now, Log: quiet,
	})
	s.References = generation.NewReferences(s.Store, s.Blobs, s.Store.Clock.Now, quiet)
	s.Studio = generation.New(generation.Config{Ledger: s.Store, Screen: filter, Tasks: s.Store, Queue: s.Store, Renderer: s.Renderer, Log: quiet})
	if o.Billing {
		s.sell(t, quiet)
	}
	s.site = handlers.New(s.config(t, o))
	s.server.Config.Handler = s.site
	if o.Secure {
		s.server.StartTLS()
	} else {
		s.server.Start()
	}
	t.Cleanup(s.server.Close)
	if !o.Idle {
		Run(t, s.Studio)
	}
	return s
}

func (s *Site) config(t testing.TB, o Options) handlers.Config {
	t.Helper()
	hasher, err := passwords()
	if err != nil {
		t.Fatal(err)
	}
	sessions := session.New(session.Config{
		Store: store.Sessions{Store: s.Store.Store}, Users: s.Store, Tokens: s.Store, DeviceKey: []byte("a key for tests"), Secure: o.Secure, Now: s.Store.Clock.Now,
	})
	limiter := limit.New(!o.RateLimits)
	editor := generation.NewEditor(s.Store, filter, s.Blobs, slog.New(slog.DiscardHandler))
	sharing := generation.NewSharing(s.Store, filter)
	s.Bin = generation.NewBin(s.Store, s.Blobs, slog.New(slog.DiscardHandler))
	social := s.people(t, o)
	texts, err := content.Load(content.Names{Product: "Pellucid", SupportEmail: "support@example.org"})
	if err != nil {
		t.Fatal(err)
	}
	var kept *cache.Cache
	if o.Cache {
		kept = cache.New(cache.Config{Now: s.Store.Clock.Now, Anonymous: sessions.Anonymous, Deletions: s.Store.Deletions, Marked: s.Store.Marked})
	}
	config := handlers.Config{
		Pages: pages.New(pages.Config{
			Brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}, BaseURL: s.URL,
			Accounts: s.Store, Gallery: s.Store, Front: s.Store, Images: s.Store, Marks: s.Store, Bin: s.Bin, Folders: s.Store, Sharing: sharing, Insights: s.Store, Plans: s.Store, Studio: s.Studio, Tasks: s.Store,
			Files: s.Blobs, SendFile: o.SendFile, Derive: s.Renderer, Content: texts, HelpVotes: s.Store, Audit: s.Store, Admin: s.Store, Disk: testDisk, ViewAs: s.Store, Sessions: sessions, Passwords: hasher, Limiter: limiter, Now: s.Store.Clock.Now,
			Cards: s.Renderer, Reports: s.Store, ReportKey: []byte("a key for tests"), Moderation: s.Store, Suspensions: s.Store, Fingerprints: s.Renderer, Sitemap: s.Store, Editor: editor, Payments: s.Store, Credits: s.Store, Profiles: s.Store,
			Security: s.Store, Links: s.Store, Leaving: s.Store, Exports: s.Store, Social: social, Emails: s.Emails, Outbox: o.outbox(s),
			Shop: s.Billing, Renewals: s.Billing, Selling: s.Billing.Selling(),
		}),
		API: api.Config{
			Accounts: s.Store, Gallery: s.Store, Images: s.Store, Editor: editor, Bin: s.Bin, Folders: s.Store, Sharing: sharing, Insights: s.Store, Marks: s.Store, Plans: s.Store, Studio: s.Studio,
			Enhancer: o.enhancer(), Filter: filter, References: s.References, ReferenceStore: s.Store, Sessions: sessions, Passwords: hasher, Limiter: limiter, BaseURL: s.URL,
			Social: social, Links: s.Store, Emails: s.Emails,
			Shop: s.Billing, Renewals: s.Billing, Payments: s.Store, Credits: s.Store, Users: s.Store, TierEditor: s.Store,
			People: s.Store, Receipts: s.Store, Refunds: s.Billing, Audit: s.Store, Numbers: s.Store, Disk: testDisk, Now: s.Store.Clock.Now,
		},
		Sessions: sessions, Gate: s.Store, Health: s.Store, BaseURL: s.URL, Cache: kept, Proxies: o.Proxies, Limiter: limiter,
	}
	if o.Billing {
		config.Payments, config.Sandbox = s.Billing, s.Sandbox.Handler()
	}
	return config
}

// Run lets a studio work until the test ends, or until stop is called, which waits for the work to end.
func Run(t testing.TB, s *generation.Service) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- s.Run(ctx) }()
	stop = sync.OnceFunc(func() {
		cancel()
		if err := Receive(t, "the studio ends", done); err != nil && ctx.Err() == nil {
			t.Errorf("the studio ended with %v", err)
		}
	})
	t.Cleanup(stop)
	return stop
}

// AddUser registers a user who can sign in with Password.
func (s *Site) AddUser(t testing.TB, name string) *domain.User {
	t.Helper()
	hash, err := passwordHash()
	if err != nil {
		t.Fatal(err)
	}
	user := s.Store.AddUser(t, name)
	s.Store.Exec(t, `UPDATE users SET password_hash = ? WHERE id = ?`, hash, user.ID)
	return user
}
