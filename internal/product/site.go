package product

import (
	"context"
	"slices"

	"pellucid/handlers"
	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	"pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/edits"
	"pellucid/handlers/emails"
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
	"pellucid/internal/doctor"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine/routing"
	"pellucid/internal/generation/curation"
	"pellucid/internal/secondfactor"
	"pellucid/views/content"
)

// site is what answers requests.
func (c Config) site(p *Product) (*handlers.Site, error) {
	frame, err := c.frame()
	if err != nil {
		return nil, err
	}
	second, err := secondfactor.New(secondfactor.Config{Store: c.Store, Key: c.FactorKey, BaseURL: c.BaseURL, Brand: c.Brand.Name, Now: c.Now})
	if err != nil {
		return nil, err
	}
	site := c.areas(p, frame, second)
	site.Health, site.Payments, site.Sandbox, site.Engines, site.Proxies = c.Store, c.Billing, c.Sandbox, c.EngineWebhooks, c.Proxies
	site.Metrics, site.Tracer = c.Metrics, c.Tracer
	site.Backups, site.Disk = c.backups, c.Disk
	site.ReadOnly = c.ReadOnly
	site.Door = doctor.NewDoor(c.DeviceKey, c.Now)
	if !c.Uncached {
		site.Cache = cache.New(cache.Config{Now: c.Now, Anonymous: frame.Sessions.Anonymous, Deletions: c.Store.Deletions, Marked: c.Store.Marked, Count: c.Metrics.Page})
	}
	return handlers.New(site), nil
}

// backups says how the site is backed up.
func (c Config) backups(ctx context.Context) (state upkeep.BackupState, err error) {
	if c.Backups != nil {
		return c.Backups(ctx)
	}
	if state.Backup, err = c.Store.LastBackup(ctx); err == nil {
		state.Drill, err = c.Store.LastBackupDrill(ctx)
	}
	return state, err
}

// frame is what stands around the pages of all areas.
func (c Config) frame() (*web.Frame, error) {
	texts, err := content.Load(content.Names{Product: c.Brand.Name, SupportEmail: c.Brand.SupportEmail, Retention: c.Retention})
	return &web.Frame{
		Brand: c.Brand, BaseURL: c.BaseURL, CDN: c.Store.FilesHost, Local: c.Local, Content: texts, Sessions: c.sessions(), Limiter: limit.New(c.Unlimited), Now: c.Now,
		AdminSecondFactor: c.AdminSecondFactor,
	}, err
}

// isPaid reports whether only some plans include an engine.
func isPaid(e routing.Configured) bool { return e.Paid }

// areas gives every area of the site what it acts on.
func (c Config) areas(p *Product, frame *web.Frame, second *secondfactor.Service) handlers.Config {
	editor := curation.NewEditor(c.Store, c.Filter, c.Files, c.Log)
	kept := files.New(files.Config{Store: c.Store, Files: c.Files, SendFile: c.SendFile, Purged: c.Purges != nil, Sessions: frame.Sessions, Now: c.Now})
	plans := billing.New(billing.Config{Frame: frame, Store: c.Store, Shop: c.Billing, PhotoModels: slices.ContainsFunc(p.Studio.Engines(), isPaid)})
	home := front.New(front.Config{Frame: frame, Store: c.Store, Visitors: p.Visitors, Files: kept, PhotoModels: slices.ContainsFunc(p.Studio.Engines(), isPaid)})
	studio := create.New(create.Config{
		Frame: frame, Store: c.Store, Studio: p.Studio, Enhancer: c.Enhancer, Filter: c.Filter, References: p.References,
		PaymentNews: plans.PaymentNews,
	})
	pictures := images.New(images.Config{Frame: frame, Store: c.Store, Files: kept, Renderer: p.Renderer, Exporter: p.Retoucher, Editor: editor, Bin: p.Bin, ReportKey: c.ReportKey})
	return handlers.Config{
		Frame: frame,
		Account: account.New(account.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Second: second, Providers: c.Providers, Emails: p.emails(), Renewals: c.Billing, Archives: p.archiver, Exports: p.exports(), Filter: c.Filter,
			Unsubscribe: emails.Unsubscribe{Key: c.MailKey}, DeletionGrace: c.Retention.DeletedGrace,
		}),
		Admin: admin.New(admin.Config{
			Frame: frame, Store: c.Store, Waiting: p.Alerts, Fingerprints: p.Renderer, Refunds: c.Billing, Emails: p.emails(), Disk: c.Disk, Backups: c.backups, WakeMail: p.wakeMail(),
		}),
		Billing: plans,
		Create:  studio,
		Edits:   edits.New(edits.Config{Frame: frame, Store: c.Store, Retoucher: p.Retoucher, Renderer: p.Renderer, Files: kept}),
		Front:   home,
		Gallery: gallery.New(gallery.Config{
			Frame: frame, Store: c.Store, Sharing: curation.NewSharing(c.Store, c.Passwords.Names), Files: kept, Editor: editor, Bin: p.Bin, Words: c.Engine,
		}),
		Images:   pictures,
		Machines: machines.New(machines.Config{Frame: frame, Store: c.Store}),
		Outbox:   outbox.New(outbox.Config{Frame: frame, Outbox: c.Outbox}),
		Programs: openaiapi.New(&openaiapi.Site{
			Tokens: c.Store, Studio: p.Studio, Images: c.Store, Files: c.Files, References: p.References, Limiter: frame.Limiter, BaseURL: c.BaseURL,
		}),
		SignIn: signin.New(signin.Config{
			Frame: frame, Store: c.Store, Passwords: c.Passwords, Second: second, Social: c.social(p), Emails: p.emails(), WakeMail: p.wakeMail(), DeletionGrace: c.Retention.DeletedGrace,
			Saved: home.Saved, Generate: studio.GenerateSaved, Carry: []signin.Carry{home.CarryVisitorImage, plans.CarrySale, pictures.CarryMark},
		}),
		Tools: tools.New(tools.Config{Frame: frame, Cutouts: p.Cutouts, Store: c.Store, Missing: c.Matting.Missing()}),
	}
}
