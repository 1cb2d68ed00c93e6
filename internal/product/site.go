package product

import (
	"pellucid/handlers"
	"pellucid/handlers/admin"
	"pellucid/handlers/api"
	sales "pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/files"
	"pellucid/handlers/front"
	"pellucid/handlers/gallery"
	"pellucid/handlers/images"
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
	var memory *cache.Cache
	if !c.Uncached {
		memory = cache.New(cache.Config{Now: c.Now, Anonymous: sessions.Anonymous, Deletions: c.Store.Deletions, Marked: c.Store.Marked})
	}
	frame := &web.Frame{Brand: c.Brand, BaseURL: c.BaseURL, Local: c.Local, Content: texts, Sessions: sessions, Limiter: limiter, Now: c.Now}
	plans := sales.New(sales.Config{Frame: frame, Store: c.Store, Shop: c.Billing})
	kept := files.New(files.Config{Store: c.Store, Files: c.Files, SendFile: c.SendFile, Sessions: sessions, Now: c.Now})
	pictures := images.New(images.Config{Frame: frame, Store: c.Store, Files: kept, Renderer: p.Renderer, Editor: editor, Bin: p.Bin, ReportKey: c.ReportKey})
	return handlers.New(handlers.Config{
		Frame:    frame,
		Admin:    admin.New(admin.Config{Frame: frame, Store: c.Store, Fingerprints: p.Renderer, Refunds: c.Billing, Emails: p.emails(), Disk: c.Disk}),
		Billing:  plans,
		Create:   create.New(create.Config{Frame: frame, Store: c.Store, Studio: p.Studio, Enhancer: c.Enhancer, Filter: c.Filter, References: p.References}),
		Front:    front.New(front.Config{Frame: frame, Store: c.Store}),
		Gallery:  gallery.New(gallery.Config{Frame: frame, Store: c.Store, Sharing: sharing, Files: kept, Editor: editor, Bin: p.Bin}),
		Images:   pictures,
		Machines: machines.New(machines.Config{Frame: frame, Store: c.Store}),
		Outbox:   outbox.New(outbox.Config{Frame: frame, Outbox: c.Outbox}),
		Pages: pages.New(pages.Config{
			Frame:       frame,
			Accounts:    c.Store,
			Passwords:   c.Passwords,
			Suspensions: c.Store, Profiles: c.Store,
			Security: c.Store, Links: c.Store, Leaving: c.Store, Exports: c.Store, Social: social, Emails: p.emails(),
			Renewals: c.Billing, Files: kept, Carry: []pages.Carry{plans.CarrySale, pictures.CarryMark}, Tabs: map[views.SettingsTab]web.Handle{views.TabSubscription: plans.SubscriptionTab, views.TabCredits: plans.CreditsTab},
		}),
		API: api.Config{
			Accounts: c.Store,
			Sessions: sessions, Passwords: c.Passwords, Limiter: limiter, BaseURL: c.BaseURL,
			Social: social, Links: c.Store, Emails: p.emails(),
			Now: c.Now,
		},
		Sessions: sessions, Health: c.Store, BaseURL: c.BaseURL, Payments: c.Billing, Sandbox: c.Sandbox, Proxies: c.Proxies, Limiter: limiter, Local: c.Local,
		Cache: memory,
	}), nil
}
