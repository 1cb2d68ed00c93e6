package main

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"pellucid/handlers"
	"pellucid/handlers/api"
	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
	"pellucid/handlers/pages"
	"pellucid/handlers/session"
	"pellucid/internal/blob/fs"
	"pellucid/internal/contentfilter/names"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/generation"
	"pellucid/internal/identity"
	"pellucid/store"
	"pellucid/views/content"
)

// app is the running product. It is wired here, in order, and closed in reverse.
type app struct {
	baseURL  string
	demo     bool
	handler  http.Handler
	store    *store.Store
	studio   *generation.Service
	renderer *generation.Renderer

	references *generation.References
	bin        *generation.Bin
	sweeper    *generation.Sweeper
	selling    selling
	people     people
	leaving    *identity.DeletionWorker
	lock       *os.File
}

func newApp(ctx context.Context, c *serveCommand) (_ *app, err error) {
	a := &app{demo: c.Demo}
	defer func() {
		if err != nil {
			a.close()
		}
	}()
	base, err := c.address()
	if err != nil {
		return nil, err
	}
	a.baseURL = base
	proxies, err := handlers.ParseProxies(c.Proxies)
	if err != nil {
		return nil, fmt.Errorf("--trusted-proxies: %w", err)
	}
	if a.lock, err = lockData(c.Data); err != nil {
		return nil, err
	}
	if a.store, err = store.Open(ctx, c.database(), time.Now); err != nil {
		return nil, err
	}
	passwords, err := identity.NewPasswords()
	if err != nil {
		return nil, err
	}
	if err := ensureAdmin(ctx, a.store, passwords, c); err != nil {
		return nil, err
	}
	usernames := names.New(c.BrandName, rules.New())
	passwords.Names = usernames
	files, err := fs.New(c.files())
	if err != nil {
		return nil, err
	}
	sender, err := c.sender()
	if err != nil {
		return nil, err
	}
	illustrator, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	a.renderer = generation.NewRenderer(generation.RendererConfig{
		Engine: illustrator, Describer: illustrator, Blobs: files, Blocked: a.store, BaseURL: base, Now: time.Now, Log: slog.Default(),
	})
	if a.selling, err = newSelling(c.creemFlags, sellingAt{baseURL: base, local: c.Local, addr: c.Addr, data: c.Data}, a.store); err != nil {
		return nil, err
	}
	if !c.Local {
		if err := endSandbox(ctx, a.store); err != nil {
			return nil, err
		}
	}
	filter, err := a.selling.filter(c.moderation(c.openAIFlags))
	if err != nil {
		return nil, err
	}
	a.studio = generation.New(generation.Config{
		Screen: filter, Ledger: a.store, Tasks: a.store, Queue: a.store, Renderer: a.renderer, Workers: c.Workers, Log: slog.Default(),
	})
	brand, err := c.brand()
	if err != nil {
		return nil, err
	}
	if a.people, err = newPeople(c.signInFlags, c.mailFlags, peopleAt{baseURL: base, local: c.Local, data: c.Data, brand: brand, names: usernames}, a.store); err != nil {
		return nil, err
	}
	a.leaving = &identity.DeletionWorker{DeletionStore: a.store, Files: files, Log: slog.Default()}
	if a.selling.billing.Selling() {
		a.leaving.Cancel = a.selling.billing.Cancel
	}
	deviceKey, err := keptSecret(filepath.Join(c.Data, "device.key"))
	if err != nil {
		return nil, err
	}
	sessions := session.New(session.Config{
		Store: store.Sessions{Store: a.store}, Users: a.store, Tokens: a.store, DeviceKey: deviceKey, Secure: strings.HasPrefix(base, "https://"), Now: time.Now,
	})
	a.references = generation.NewReferences(a.store, files, time.Now, slog.Default())
	limiter := limit.New(c.RateLimits == "off")
	enhancer, err := newEnhancer(c.openAIFlags, promptReader{illustrator})
	if err != nil {
		return nil, err
	}
	editor := generation.NewEditor(a.store, filter, files, slog.Default())
	sharing := generation.NewSharing(a.store, usernames)
	reportKey, err := keptSecret(filepath.Join(c.Data, "report.key"))
	if err != nil {
		return nil, err
	}
	a.bin, a.sweeper = generation.NewBin(a.store, files, slog.Default()), generation.NewSweeper(a.store, files, time.Now)
	texts, err := content.Load(content.Names{Product: c.BrandName, SupportEmail: c.SupportEmail})
	if err != nil {
		return nil, err
	}
	a.handler = handlers.New(handlers.Config{
		Pages: pages.New(pages.Config{
			Brand: brand, BaseURL: base, Local: c.Local,
			Accounts: a.store, Gallery: a.store, Front: a.store, Images: a.store, Marks: a.store, Bin: a.bin, Folders: a.store, Sharing: sharing, Insights: a.store, Plans: a.store, Studio: a.studio, Tasks: a.store,
			Files: files, SendFile: sender, Derive: a.renderer, Content: texts, HelpVotes: a.store, Audit: a.store, Admin: a.store, Disk: diskOf(c.Data), ViewAs: a.store, Sessions: sessions, Passwords: passwords, Limiter: limiter, Now: time.Now,
			Cards: a.renderer, Reports: a.store, ReportKey: reportKey, Moderation: a.store, Suspensions: a.store, Fingerprints: a.renderer, Sitemap: a.store, Editor: editor, Payments: a.store, Credits: a.store, Profiles: a.store,
			Security: a.store, Links: a.store, Leaving: a.store, Exports: a.store, Social: a.people.social, Emails: a.people.emails(), Outbox: a.people.pageOutbox(),
			Shop: a.selling.billing, Renewals: a.selling.billing, Selling: a.selling.billing.Selling(),
		}),
		API: api.Config{
			Accounts: a.store, Gallery: a.store, Images: a.store, Editor: editor, Bin: a.bin, Folders: a.store, Sharing: sharing, Insights: a.store, Marks: a.store, Plans: a.store, Studio: a.studio,
			Enhancer: enhancer, Filter: filter, References: a.references, ReferenceStore: a.store, Sessions: sessions, Passwords: passwords, Limiter: limiter, BaseURL: base,
			Social: a.people.social, Links: a.store, Emails: a.people.emails(),
			Shop: a.selling.billing, Renewals: a.selling.billing, Payments: a.store, Credits: a.store, Users: a.store, TierEditor: a.store,
			People: a.store, Receipts: a.store, Refunds: a.selling.billing, Audit: a.store, Numbers: a.store, Disk: diskOf(c.Data), Now: time.Now,
		},
		Sessions: sessions, Gate: a.store, Health: a.store, BaseURL: base, Payments: a.selling.billing, Sandbox: a.selling.handler(), Proxies: proxies, Limiter: limiter, Local: c.Local,
		Cache: cache.New(cache.Config{Now: time.Now, Anonymous: sessions.Anonymous, Deletions: a.store.Deletions, Marked: a.store.Marked}),
	})
	return a, nil
}

// close ends what newApp opened, last first.
func (a *app) close() {
	if a.store != nil {
		if err := a.store.Close(); err != nil {
			slog.Error("the database did not close cleanly", "err", err)
		}
	}
	if a.lock != nil {
		_ = a.lock.Close() // gives the lock back
	}
}

// lockData makes sure that one server works on a data folder: a second one would take the first one's running tasks for
// abandoned.
func lockData(folder string) (*os.File, error) {
	if err := os.MkdirAll(folder, 0o750); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	file, err := os.OpenFile(filepath.Join(folder, "pellucid.lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the data folder cannot be written: %w", err)
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = file.Close()
		return nil, fmt.Errorf("another server works on %s already", folder)
	}
	return file, nil
}
