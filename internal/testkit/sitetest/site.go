// Package sitetest is the whole site over HTTP for tests: the real store, the real router and the engine double of testkit.
package sitetest

import (
	"log/slog"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/alexedwards/argon2id"

	"pellucid/handlers"
	"pellucid/handlers/files"
	"pellucid/internal/billing"
	"pellucid/internal/billing/sandbox"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/dataexport"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine/routing"
	"pellucid/internal/enhance"
	"pellucid/internal/generation"
	"pellucid/internal/generation/curation"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/mail/outbox"
	"pellucid/internal/product"
	"pellucid/internal/testkit"
	"pellucid/views"
)

// Password is what every user of a Site signs in with.
const Password = "a password for tests"

// Options choose what a Site is made of; what is left out works.
type Options struct {
	Secure            bool // over https
	RateLimits        bool
	Idle              bool             // nobody works on the queue
	Full              bool             // pictures are as large as was asked for
	Proxies           handlers.Proxies // believed on whose request they hand on
	Cache             bool             // public pages are kept for a minute, by the store's clock
	SendFile          files.SendFile   // how a proxy is told to send files
	AdminSecondFactor bool             // as on a public site

	Billing bool // plans and credits are sold, through the sandbox

	Providers map[people.Provider]identity.Provider // other ways to sign in

	Engines []routing.Configured // all, best first; nil: the engine double alone

	Disk func() (upkeep.Disk, error) // nil: one with room

	Visitors *domain.VisitorLimits // of images without an account; nil: many

	Enhancer enhance.Enhancer // nil: the embedded one, which understands nothing of subjects
}

// Site is the whole product over HTTP, with the real store and the engine double.
type Site struct {
	URL      string
	Store    *testkit.Store
	Engine   *testkit.Engine
	Blobs    *testkit.Blobs
	Studio   *generation.Service
	Renderer *rendering.Renderer

	References *curation.References
	Bin        *curation.Bin // emptied when it is told to

	Billing *billing.Billing // nil without Options.Billing, as is the sandbox
	Sandbox *sandbox.Sandbox

	Exports *dataexport.Worker // makes files when it is told to
	Emails  *mail.MailWorker   // sends when it is told to
	Outbox  *outbox.Outbox     // what it sent

	site   *handlers.Site
	server *httptest.Server
}

// filter is what every site screens words with.
var filter = rules.New()

// passwords are shared by all sites. They are hashed as cheaply as can be, for hashing is made to be slow.
var passwords = sync.OnceValues(func() (*identity.Passwords, error) {
	p, err := identity.NewPasswordsWith(&argon2id.Params{Memory: 8, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32})
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

// New serves a site until the test ends.
func New(t testing.TB, o Options) *Site {
	t.Helper()
	s := &Site{Store: testkit.NewStore(t), Engine: &testkit.Engine{Full: o.Full}, Blobs: testkit.NewBlobs(t)}
	s.server = httptest.NewUnstartedServer(nil)
	scheme := "http://"
	if o.Secure {
		scheme = "https://"
	}
	s.URL = scheme + s.server.Listener.Addr().String()
	if o.Billing {
		s.sell(t, quiet)
	}
	wired, err := product.New(s.config(t, o))
	if err != nil {
		t.Fatal(err)
	}
	s.site, s.Studio, s.Renderer, s.References, s.Bin, s.Emails = wired.Site, wired.Studio, wired.Renderer, wired.References, wired.Bin, wired.Emails
	s.Exports = wired.Exports
	s.server.Config.Handler = s.site
	if o.Secure {
		s.server.StartTLS()
	} else {
		s.server.Start()
	}
	t.Cleanup(s.server.Close)
	if !o.Idle {
		testkit.Run(t, s.Studio)
	}
	return s
}

// quiet is where sites of tests write their log.
var quiet = slog.New(slog.DiscardHandler)

// config is what the world outside is to a test.
func (s *Site) config(t testing.TB, o Options) product.Config {
	t.Helper()
	hasher, err := passwords()
	if err != nil {
		t.Fatal(err)
	}
	s.Outbox = outbox.New(t.TempDir(), s.Store.Clock.Now)
	config := product.Config{
		Brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}, BaseURL: s.URL, Now: s.Store.Clock.Now, Store: s.Store.Store, Files: s.Blobs,
		Making: product.Making{Engine: s.Engine, Engines: o.Engines, Enhancer: o.enhancer()},
		Mode:   product.Mode{AdminSecondFactor: o.AdminSecondFactor, Unlimited: !o.RateLimits, Uncached: !o.Cache},
		Secrets: product.Secrets{
			DeviceKey: []byte("a key for tests"), ReportKey: []byte("a key for tests"), MailKey: MailKey, FactorKey: []byte("a key of 32 bytes for tests only"), VendorKey: []byte("a key for tests"),
		},
		Observers: product.Observers{Log: quiet},
		Filter:    filter, Passwords: hasher, Providers: o.Providers, Sender: s.Outbox, Outbox: o.outbox(s),
		Billing: s.Billing, Disk: o.disk(), Retention: upkeep.DefaultRetention(), Exports: t.TempDir(), SendFile: o.SendFile, Proxies: o.Proxies,
	}
	config.Visitors = domain.VisitorLimits{Total: 1000}
	if o.Visitors != nil {
		config.Visitors = *o.Visitors
	}
	if o.Billing {
		config.Sandbox = s.Sandbox.Handler()
	}
	return config
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
