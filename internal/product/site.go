package product

import (
	"pellucid/handlers"
	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	sales "pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/files"
	"pellucid/handlers/front"
	"pellucid/handlers/gallery"
	"pellucid/handlers/images"
	"pellucid/handlers/limit"
	"pellucid/handlers/machines"
	"pellucid/handlers/openaiapi"
	"pellucid/handlers/outbox"
	"pellucid/handlers/signin"
	"pellucid/handlers/web"
	"pellucid/internal/generation"
	"pellucid/views/content"
)

// site is what answers requests.
func (c Config) site(p *Product) (*handlers.Site, error) {
	texts, err := content.Load(content.Names{Product: c.Brand.Name, SupportEmail: c.Brand.SupportEmail})
	if err != nil {
		return nil, err
	}
	sessions, limiter := c.sessions(), limit.New(c.Unlimited)
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
		Engines: c.EngineWebhooks,
		Frame:   frame,
		Account: account.New(account.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Providers: c.Providers, Emails: p.emails(), Renewals: c.Billing, Files: kept,
		}),
		Admin:    admin.New(admin.Config{Frame: frame, Store: c.Store, Fingerprints: p.Renderer, Refunds: c.Billing, Emails: p.emails(), Disk: c.Disk}),
		Billing:  plans,
		Create:   create.New(create.Config{Frame: frame, Store: c.Store, Studio: p.Studio, Enhancer: c.Enhancer, Filter: c.Filter, References: p.References}),
		Front:    front.New(front.Config{Frame: frame, Store: c.Store}),
		Gallery:  gallery.New(gallery.Config{Frame: frame, Store: c.Store, Sharing: sharing, Files: kept, Editor: editor, Bin: p.Bin}),
		Images:   pictures,
		Machines: machines.New(machines.Config{Frame: frame, Store: c.Store}),
		Outbox:   outbox.New(outbox.Config{Frame: frame, Outbox: c.Outbox}),
		Programs: openaiapi.New(&openaiapi.Site{
			Tokens: c.Store, Studio: p.Studio, Images: c.Store, Files: c.Files, References: p.References, Limiter: limiter, BaseURL: c.BaseURL,
		}),
		SignIn: signin.New(signin.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Social: c.social(p), Emails: p.emails(), Carry: []signin.Carry{plans.CarrySale, pictures.CarryMark},
		}),
		Sessions: sessions, Health: c.Store, BaseURL: c.BaseURL, Payments: c.Billing, Sandbox: c.Sandbox, Proxies: c.Proxies, Limiter: limiter, Local: c.Local,
		Cache: memory,
	}), nil
}
