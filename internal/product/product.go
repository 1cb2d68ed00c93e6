// Package product puts the product together, once for all: the binary, the tests and the bench give it what the world outside
// is to them, and get the same site.
package product

import (
	"strings"

	"pellucid/handlers"
	"pellucid/internal/alerts"
	"pellucid/internal/cdn"
	"pellucid/internal/dataexport"
	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation"
	"pellucid/internal/generation/curation"
	"pellucid/internal/generation/cutouts"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/generation/retouch"
	"pellucid/internal/generation/visitors"
	"pellucid/internal/identity"
	"pellucid/internal/mail"
	"pellucid/internal/matting"
)

// Product is the site, and what works behind it.
type Product struct {
	Site       *handlers.Site
	Studio     *generation.Service
	Renderer   *rendering.Renderer
	References *curation.References
	Cutouts    *cutouts.Cutouts
	Visitors   *visitors.Visitors
	Retoucher  *retouch.Retoucher
	Bin        *curation.Bin
	Sweeper    *curation.Sweeper
	Purger     *cdn.Purger      // nil: no CDN keeps files
	Emails     *mail.MailWorker // nil: no mail can be sent
	Deletions  *identity.DeletionWorker
	Alerts     *alerts.Service
	Exports    *dataexport.Worker // nil: none are made in the background

	archiver *dataexport.Archiver
}

// New puts the product together. Nothing runs yet but what answers requests.
func New(c Config) (*Product, error) {
	if c.Retention == (upkeep.Retention{}) {
		c.Retention = upkeep.DefaultRetention()
	}
	c.Store.Spelled = c.Engine.Spelled
	if c.Matting == nil {
		c.Matting = matting.NewService(matting.Default(nil), 0)
	}
	if c.Metrics != nil {
		c.Matting.Count = c.Metrics.Matting
	}
	p := &Product{
		References: curation.NewReferences(c.Store, c.Files, c.Now, c.Log),
		Bin:        curation.NewBin(c.Store, c.Files, c.Log),
		Sweeper:    curation.NewSweeper(c.Store, c.Files, c.Now),
		Deletions:  &identity.DeletionWorker{DeletionStore: c.Store, Files: c.Files, Log: c.Log},
		Emails:     c.mailWorker(),
	}
	if c.Purges != nil {
		p.Purger = cdn.NewPurger(c.Store, c.Purges, c.Log)
	}
	p.archiver = &dataexport.Archiver{Store: c.Store, Files: c.Files, Brand: c.Brand.Name, BaseURL: c.BaseURL, Now: c.Now}
	if c.Exports != "" {
		p.Exports = dataexport.NewWorker(dataexport.Worker{
			Archiver: p.archiver, Queue: c.Store, Folder: c.Exports, Life: c.Retention.Exports, WakeMail: p.wakeMail(), Log: c.Log,
		})
	}
	router, err := c.router()
	if err != nil {
		return nil, err
	}
	p.Alerts = c.alerts(p, router)
	p.Renderer = rendering.New(rendering.Config{
		Router: router, Jobs: c.Store, Cutter: rendering.NewCutter(c.Matting), Engine: c.Engine, Describer: c.Engine, Blobs: c.Files, Blocked: c.Store, UserKey: c.VendorKey, BaseURL: c.BaseURL, Now: c.Now, Log: c.Log, Metrics: c.Metrics,
	})
	p.Cutouts = cutouts.New(cutouts.Config{Matting: c.Matting, Renderer: p.Renderer, Store: c.Store, Screen: c.Filter})
	p.Visitors = visitors.New(visitors.Config{
		Store: c.Store, Screen: c.Filter, Renderer: p.Renderer, Blobs: c.Files, Limits: c.visitorLimits(), Key: c.ReportKey, Log: c.Log,
	})
	if p.Retoucher, err = retouch.New(p.Renderer, c.Store, c.Now, c.Log); err != nil {
		return nil, err
	}
	p.Studio = generation.New(generation.Config{
		Screen: c.Filter, Preview: c.Preview, Ledger: c.Store, Tasks: c.Store, Queue: c.Store, Renderer: p.Renderer, Workers: c.Workers, Log: c.Log, Metrics: c.Metrics, Tracer: c.Tracer,
	})
	c.watch(router)
	if c.Billing.Selling() {
		if c.Metrics != nil {
			c.Billing.Count = c.Metrics.Payment
		}
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

// visitorLimits are without the one of an address where nobody is slowed down.
func (c Config) visitorLimits() domain.VisitorLimits {
	if c.Unlimited {
		c.Visitors.PerAddress = 0
	}
	return c.Visitors
}

func (c Config) secure() bool { return strings.HasPrefix(c.BaseURL, "https://") }
