// Package product puts the product together, once for all: the binary, the tests and the bench give it what the world outside
// is to them, and get the same site.
package product

import (
	"log/slog"
	"net/http"
	"strings"
	"time"

	"pellucid/handlers"
	"pellucid/handlers/files"
	"pellucid/handlers/outbox"
	"pellucid/internal/billing"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/enhance"
	"pellucid/internal/generation"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/matting"
	"pellucid/store"
	"pellucid/views"
)

// Config is what differs from one place where the product runs to another. What may be nil says so.
type Config struct {
	Brand   views.Brand
	BaseURL string // no trailing slash
	Local   bool   // local mode: requests that a proxy hands on are refused
	Now     func() time.Time
	Log     *slog.Logger

	Store    *store.Store
	Files    blob.Store
	Engine   Engine               // the built-in one
	Engines  []routing.Configured // all, best first; nil: the built-in one alone
	Matting  *matting.Service     // makes cut-outs; nil: the methods that this server has by itself
	Enhancer enhance.Enhancer

	EngineWebhooks map[string]http.Handler // by the last part of the path

	Filter    generation.Filter // of wordings
	Passwords *identity.Passwords
	Providers map[domain.SocialProvider]identity.Provider // that people can sign in with
	Sender    mail.Sender                                 // nil: no mail can be sent
	Outbox    outbox.Outbox                               // nil: mail is sent, or none can be

	Billing *billing.Billing // nil: nothing is sold
	Sandbox http.Handler     // the local payment provider; nil: none

	DeviceKey []byte // secret; tells devices
	ReportKey []byte // secret; tells visitors who report from each other
	Disk      func() (domain.Disk, error)

	SendFile  files.SendFile   // how the proxy sends files; the zero value: the server does
	Proxies   handlers.Proxies // in front of the site; nil: none
	Unlimited bool             // nobody is slowed down
	Uncached  bool             // every page is made anew
	Workers   int              // most generations at a time; 0: as many as cores
}

// Engine makes pictures and says what is in them.
type Engine interface {
	engine.Engine
	engine.Describer
}

// Product is the site, and what works behind it.
type Product struct {
	Site       *handlers.Site
	Studio     *generation.Service
	Renderer   *generation.Renderer
	References *generation.References
	Cutouts    *generation.Cutouts
	Bin        *generation.Bin
	Sweeper    *generation.Sweeper
	Emails     *mail.MailWorker // nil: no mail can be sent
	Deletions  *identity.DeletionWorker
}

// New puts the product together. Nothing runs yet but what answers requests.
func New(c Config) (*Product, error) {
	if c.Matting == nil {
		c.Matting = matting.NewService(matting.Default(nil), 0)
	}
	p := &Product{
		References: generation.NewReferences(c.Store, c.Files, c.Now, c.Log),
		Bin:        generation.NewBin(c.Store, c.Files, c.Log),
		Sweeper:    generation.NewSweeper(c.Store, c.Files, c.Now),
		Deletions:  &identity.DeletionWorker{DeletionStore: c.Store, Files: c.Files, Log: c.Log},
		Emails:     c.mailWorker(),
	}
	router, err := c.router()
	if err != nil {
		return nil, err
	}
	p.Renderer = generation.NewRenderer(generation.RendererConfig{
		Router: router, Jobs: c.Store, Cutter: generation.NewCutter(c.Matting), Engine: c.Engine, Describer: c.Engine, Blobs: c.Files, Blocked: c.Store, BaseURL: c.BaseURL, Now: c.Now, Log: c.Log,
	})
	p.Cutouts = generation.NewCutouts(generation.CutoutsConfig{Matting: c.Matting, Renderer: p.Renderer, Store: c.Store, Screen: c.Filter})
	p.Studio = generation.New(generation.Config{
		Screen: c.Filter, Ledger: c.Store, Tasks: c.Store, Queue: c.Store, Renderer: p.Renderer, Workers: c.Workers, Log: c.Log,
	})
	if c.Billing.Selling() {
		p.Deletions.Cancel = c.Billing.Cancel
	}
	p.Site, err = c.site(p)
	return p, err
}

func (c Config) router() (*routing.Router, error) {
	if c.Engines == nil {
		return routing.Only(c.Engine, c.Log), nil
	}
	return routing.New(routing.Config{Engines: c.Engines, Spending: c.Store, Now: c.Now, Log: c.Log})
}

func (c Config) secure() bool { return strings.HasPrefix(c.BaseURL, "https://") }
