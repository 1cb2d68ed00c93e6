package product

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"pellucid/handlers"
	"pellucid/handlers/files"
	"pellucid/handlers/outbox"
	"pellucid/internal/billing"
	"pellucid/internal/blob"
	"pellucid/internal/cdn"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/enhance"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/matting"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
	"pellucid/store"
	"pellucid/views"
)

// Config is what differs from one place where the product runs to another. What may be nil says so.
type Config struct {
	Brand   views.Brand
	BaseURL string // no trailing slash
	Now     func() time.Time
	Store   *store.Store
	Files   blob.Store

	Making
	Mode
	Secrets
	Observers

	Filter    rendering.Filter // of wordings
	Preview   rendering.Filter // of what is only typed so far: it asks nobody outside; nil: Filter
	Passwords *identity.Passwords
	Providers map[people.Provider]identity.Provider // that people can sign in with
	Sender    mail.Sender                           // nil: no mail can be sent
	Outbox    outbox.Outbox                         // nil: mail is sent, or none can be

	Billing *billing.Billing // nil: nothing is sold
	Sandbox http.Handler     // the local payment provider; nil: none

	Exports string // folder for data downloads that are made in the background; empty: none are
	Disk    func() (upkeep.Disk, error)
	Backups func(ctx context.Context) (upkeep.BackupState, error) // nil: only what the database remembers of them

	Retention upkeep.Retention     // how long things are kept
	Visitors  domain.VisitorLimits // how many images people may make before they sign up
	SendFile  files.SendFile       // how the proxy sends files; the zero value: the server does
	Purges    cdn.Sender           // tells a CDN to forget files; nil: none keeps them
	Proxies   handlers.Proxies     // in front of the site; nil: none
}

// Making is what images are made with.
type Making struct {
	Engine         Engine                  // the built-in one
	Engines        []routing.Configured    // all, best first; nil: the built-in one alone
	EngineWebhooks map[string]http.Handler // by the last part of the path
	Matting        *matting.Service        // makes cut-outs; nil: the methods that this server has by itself
	Enhancer       enhance.Enhancer
	Workers        int // most generations at a time; 0: as many as cores
}

// Mode is how strict the site is, and what it serves.
type Mode struct {
	Local             bool // local mode: requests that a proxy hands on are refused
	ReadOnly          bool // the store is a copy: pages for visitors alone
	Unlimited         bool // nobody is slowed down
	Uncached          bool // every page is made anew
	AdminSecondFactor bool // the administrator must have two-step sign-in
}

// Secrets are what the server made for itself, once.
type Secrets struct {
	DeviceKey []byte // tells devices
	ReportKey []byte // tells visitors who report from each other
	MailKey   []byte // signs the links that turn optional emails off
	FactorKey []byte // of 32 bytes; encrypts the secrets of authenticator apps
	VendorKey []byte // makes the pseudonyms of users that vendors of engines get
}

// Observers see what the product does.
type Observers struct {
	Log     *slog.Logger
	Metrics *metrics.Metrics // nil: nothing is counted
	Tracer  *tracing.Tracer  // nil: nothing is traced
}

// Engine makes pictures and says what is in them.
type Engine interface {
	engine.Engine
	engine.Describer
	Near(search string) []string // see gallery.Words
	Spelled(word string) bool    // see store.Store
}
