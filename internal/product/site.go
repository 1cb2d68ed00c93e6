package product

import (
	"slices"

	"pellucid/handlers"
	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	"pellucid/handlers/billing"
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
	"pellucid/handlers/tools"
	"pellucid/handlers/web"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation"
	"pellucid/views/content"
)

// site is what answers requests.
func (c Config) site(p *Product) (*handlers.Site, error) {
	frame, err := c.frame()
	if err != nil {
		return nil, err
	}
	site := c.areas(p, frame)
	site.Health, site.Payments, site.Sandbox, site.Engines, site.Proxies = c.Store, c.Billing, c.Sandbox, c.EngineWebhooks, c.Proxies
	if !c.Uncached {
		site.Cache = cache.New(cache.Config{Now: c.Now, Anonymous: frame.Sessions.Anonymous, Deletions: c.Store.Deletions, Marked: c.Store.Marked})
	}
	return handlers.New(site), nil
}

// frame is what stands around the pages of all areas.
func (c Config) frame() (*web.Frame, error) {
	texts, err := content.Load(content.Names{Product: c.Brand.Name, SupportEmail: c.Brand.SupportEmail})
	return &web.Frame{
		Brand: c.Brand, BaseURL: c.BaseURL, Local: c.Local, Content: texts, Sessions: c.sessions(), Limiter: limit.New(c.Unlimited), Now: c.Now,
	}, err
}

// isPaid reports whether only some plans include an engine.
func isPaid(e routing.Configured) bool { return e.Paid }

// areas gives every area of the site what it acts on.
func (c Config) areas(p *Product, frame *web.Frame) handlers.Config {
	editor := generation.NewEditor(c.Store, c.Filter, c.Files, c.Log)
	kept := files.New(files.Config{Store: c.Store, Files: c.Files, SendFile: c.SendFile, Sessions: frame.Sessions, Now: c.Now})
	plans := billing.New(billing.Config{Frame: frame, Store: c.Store, Shop: c.Billing, PhotoModels: slices.ContainsFunc(p.Studio.Engines(), isPaid)})
	pictures := images.New(images.Config{Frame: frame, Store: c.Store, Files: kept, Renderer: p.Renderer, Editor: editor, Bin: p.Bin, ReportKey: c.ReportKey})
	return handlers.Config{
		Frame: frame,
		Account: account.New(account.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Providers: c.Providers, Emails: p.emails(), Renewals: c.Billing, Files: kept,
		}),
		Admin: admin.New(admin.Config{
			Frame: frame, Store: c.Store, Fingerprints: p.Renderer, Refunds: c.Billing, Emails: p.emails(), Disk: c.Disk,
		}),
		Billing: plans,
		Create: create.New(create.Config{
			Frame: frame, Store: c.Store, Studio: p.Studio, Enhancer: c.Enhancer, Filter: c.Filter, References: p.References,
		}),
		Front: front.New(front.Config{Frame: frame, Store: c.Store}),
		Gallery: gallery.New(gallery.Config{
			Frame: frame, Store: c.Store, Sharing: generation.NewSharing(c.Store, c.Passwords.Names), Files: kept, Editor: editor, Bin: p.Bin,
		}),
		Images:   pictures,
		Machines: machines.New(machines.Config{Frame: frame, Store: c.Store}),
		Outbox:   outbox.New(outbox.Config{Frame: frame, Outbox: c.Outbox}),
		Programs: openaiapi.New(&openaiapi.Site{
			Tokens: c.Store, Studio: p.Studio, Images: c.Store, Files: c.Files, References: p.References, Limiter: frame.Limiter, BaseURL: c.BaseURL,
		}),
		SignIn: signin.New(signin.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Social: c.social(p), Emails: p.emails(), Carry: []signin.Carry{plans.CarrySale, pictures.CarryMark},
		}),
		Tools: tools.New(tools.Config{Frame: frame, Cutouts: p.Cutouts, Store: c.Store}),
	}
}
