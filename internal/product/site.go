package product

import (
	"pellucid/handlers"
	"pellucid/handlers/admin"
	"pellucid/handlers/api"
	sales "pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/front"
	"pellucid/handlers/limit"
	"pellucid/handlers/machines"
	"pellucid/handlers/outbox"
	"pellucid/handlers/pages"
	"pellucid/handlers/web"
	"pellucid/internal/generation"
	"pellucid/views"
	"pellucid/views/content"
)

// site is what answers requests.
func (c Config) site(p *Product) (*handlers.Site, error) {
	texts, err := content.Load(content.Names{Product: c.Brand.Name, SupportEmail: c.Brand.SupportEmail})
	if err != nil {
		return nil, err
	}
	sessions, limiter, social := c.sessions(), limit.New(c.Unlimited), c.social(p)
	editor := generation.NewEditor(c.Store, c.Filter, c.Files, c.Log)
	sharing := generation.NewSharing(c.Store, c.Passwords.Names)
	var kept *cache.Cache
	if !c.Uncached {
		kept = cache.New(cache.Config{Now: c.Now, Anonymous: sessions.Anonymous, Deletions: c.Store.Deletions, Marked: c.Store.Marked})
	}
	frame := &web.Frame{Brand: c.Brand, BaseURL: c.BaseURL, Local: c.Local, Content: texts, Sessions: sessions, Limiter: limiter, Now: c.Now}
	plans := sales.New(sales.Config{Frame: frame, Store: c.Store, Shop: c.Billing})
	return handlers.New(handlers.Config{
		Frame:    frame,
		Admin:    admin.New(admin.Config{Frame: frame, Store: c.Store, Fingerprints: p.Renderer, Refunds: c.Billing, Emails: p.emails(), Disk: c.Disk}),
		Billing:  plans,
		Create:   create.New(create.Config{Frame: frame, Store: c.Store, Studio: p.Studio, Enhancer: c.Enhancer, Filter: c.Filter, References: p.References}),
		Front:    front.New(front.Config{Frame: frame, Store: c.Store}),
		Machines: machines.New(machines.Config{Frame: frame, Store: c.Store}),
		Outbox:   outbox.New(outbox.Config{Frame: frame, Outbox: c.Outbox}),
		Pages: pages.New(pages.Config{
			Frame:    frame,
			Accounts: c.Store, Gallery: c.Store, Front: c.Store, Images: c.Store, Marks: c.Store, Bin: p.Bin, Folders: c.Store, Sharing: sharing, Plans: c.Store,
			Files: c.Files, SendFile: c.SendFile, Derive: p.Renderer, Passwords: c.Passwords,
			Cards: p.Renderer, Reports: c.Store, ReportKey: c.ReportKey, Suspensions: c.Store, Editor: editor, Profiles: c.Store,
			Security: c.Store, Links: c.Store, Leaving: c.Store, Exports: c.Store, Social: social, Emails: p.emails(),
			Renewals: c.Billing, CarrySale: plans.CarrySale, Tabs: map[views.SettingsTab]web.Handle{views.TabSubscription: plans.SubscriptionTab, views.TabCredits: plans.CreditsTab},
		}),
		API: api.Config{
			Accounts: c.Store, Gallery: c.Store, Images: c.Store, Editor: editor, Bin: p.Bin, Folders: c.Store, Sharing: sharing, Marks: c.Store,
			Sessions: sessions, Passwords: c.Passwords, Limiter: limiter, BaseURL: c.BaseURL,
			Social: social, Links: c.Store, Emails: p.emails(),
			Now: c.Now,
		},
		Sessions: sessions, Gate: c.Store, Health: c.Store, BaseURL: c.BaseURL, Payments: c.Billing, Sandbox: c.Sandbox, Proxies: c.Proxies, Limiter: limiter, Local: c.Local,
		Cache: kept,
	}), nil
}
