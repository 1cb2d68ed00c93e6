package program

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/settings"
	"pellucid/handlers"
	"pellucid/internal/blob"
	"pellucid/internal/contentfilter/names"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/identity"
	"pellucid/internal/matting"
	"pellucid/internal/metrics"
	"pellucid/internal/product"
	"pellucid/internal/tracing"
	"pellucid/store"
)

// app is the running product on one data folder. It is closed in reverse.
type app struct {
	*product.Product
	baseURL   string
	demo      bool
	local     bool
	retention upkeep.Retention
	store     *store.Store
	files     blob.Store
	selling   selling
	backups   *backups
	lock      *os.File
	metrics   *metrics.Metrics // nil: nobody asks for them
	tracer    *tracing.Tracer  // nil: nothing is traced
	readOnly  bool
}

// newApp opens the data folder and puts the product together. lock is the folder's, when another process hands it over.
func newApp(ctx context.Context, c *serveCommand, lock *os.File) (_ *app, err error) {
	a := &app{demo: c.Demo, local: c.Local, readOnly: c.ReadOnly, lock: lock}
	defer func() {
		if err != nil {
			a.close()
		}
	}()
	if a.baseURL, err = c.address(); err != nil {
		return nil, err
	}
	if a.metrics, a.tracer, err = c.observers(ctx); err != nil {
		return nil, err
	}
	if err := a.open(ctx, c); err != nil {
		return nil, err
	}
	if a.files, err = c.Serving(ctx, c.Data); err != nil {
		return nil, err
	}
	if a.backups, err = c.newBackups(a); err != nil {
		return nil, err
	}
	if a.selling, err = newSelling(c.creemFlags, sellingAt{baseURL: a.baseURL, local: c.Local, addr: c.Addr, data: c.Data}, a.store); err != nil {
		return nil, err
	}
	config, err := c.product(ctx, a)
	if err != nil {
		return nil, err
	}
	if !a.readOnly {
		if err := c.prepare(ctx, a.store, config.Passwords); err != nil {
			return nil, err
		}
	}
	if a.Product, err = product.New(config); err == nil && a.Emails != nil {
		a.backups.tellBy(a.Emails.Post)
	}
	return a, err
}

// open opens the database: a copy of it needs no lock, since nothing is written.
func (a *app) open(ctx context.Context, c *serveCommand) (err error) {
	if a.readOnly {
		a.store, err = store.OpenReplica(ctx, c.Database(), time.Now)
		return err
	}
	if a.lock == nil {
		if a.lock, err = settings.LockData(c.Data); err != nil {
			return err
		}
	}
	a.store, err = c.OpenStore(ctx)
	return err
}

// product is what the flags make of the world outside.
func (c *serveCommand) product(ctx context.Context, a *app) (config product.Config, err error) {
	config = product.Config{
		BaseURL: a.baseURL, Now: time.Now, Store: a.store, Files: a.files, Backups: a.backups.state, Billing: a.selling.billing, Sandbox: a.selling.handler(),
		Disk: c.disk(), Visitors: c.limits(), Exports: filepath.Join(c.Data, "exports"),
		Making:    product.Making{Workers: c.Workers},
		Mode:      product.Mode{Local: c.Local, ReadOnly: c.ReadOnly, Unlimited: c.RateLimits == "off", AdminSecondFactor: !c.Local},
		Observers: product.Observers{Log: slog.Default(), Metrics: a.metrics, Tracer: a.tracer},
	}
	if config.Proxies, err = handlers.ParseProxies(c.Proxies); err != nil {
		return config, fmt.Errorf("--trusted-proxies: %w", err)
	}
	if config.Retention, err = c.retention(); err != nil {
		return config, err
	}
	config.Retention.Backups = c.KeepsDeleted()
	a.retention = config.Retention
	a.store.SetSeller(strings.Join(c.Seller, "\n"))
	a.store.KeepVisitorImages(config.Retention.VisitorImages)
	if config.Purges, err = c.UseCDN(ctx, a.store, a.baseURL); err != nil {
		return config, err
	}
	for _, add := range []func(context.Context, *product.Config) error{c.addPictures, c.addPeople, c.addSecrets} {
		if err := add(ctx, &config); err != nil {
			return config, err
		}
	}
	filter, err := a.selling.filter(c.Moderation(c.OpenAIFlags))
	if err != nil {
		return config, err
	}
	config.Filter, config.Preview = filter, filter[:1] // our own rules alone
	return config, nil
}

// theIllustrator takes half a second to load. A program that is about to take over loads it while the other one still serves.
var theIllustrator = sync.OnceValues(illustrator.New)

// addPictures says what makes pictures and where they are kept.
func (c *serveCommand) addPictures(ctx context.Context, config *product.Config) error {
	artist, err := theIllustrator()
	if err != nil {
		return err
	}
	config.Engine, config.Matting = artist, matting.NewService(c.Methods(), 0)
	if err := config.Matting.Missing(); err != nil {
		slog.Warn("photos are cut out by color and contrast alone", "err", err)
	}
	engines, err := c.NewEngines(artist, config.BaseURL)
	if err != nil {
		return err
	}
	config.Engines, config.EngineWebhooks = engines.Configured, engines.Webhooks
	if config.Enhancer, err = imaging.NewEnhancer(c.OpenAIFlags, imaging.PromptReader{Artist: artist}); err != nil {
		return err
	}
	config.SendFile, err = c.Sender(c.SendFiles, c.Data, c.Local)
	return err
}

// addPeople says how people are known and written to, and what they may be called.
func (c *serveCommand) addPeople(_ context.Context, config *product.Config) (err error) {
	if config.Brand, err = c.brand(); err != nil {
		return err
	}
	if config.Passwords, err = identity.NewPasswords(); err != nil {
		return err
	}
	config.Passwords.Names = names.New(c.BrandName, rules.New())
	if config.Providers, err = c.providers(config.BaseURL); err != nil {
		return err
	}
	way, err := newMailWay(c.mailFlags, mailAt{local: c.Local, data: c.Data, brand: config.Brand})
	config.Sender, config.Outbox = way.sender, way.pages()
	return err
}

// addSecrets reads the secrets that the server made for itself.
func (c *serveCommand) addSecrets(_ context.Context, config *product.Config) (err error) {
	if config.DeviceKey, err = settings.KeptSecret(filepath.Join(c.Data, "device.key")); err != nil {
		return err
	}
	if config.ReportKey, err = settings.KeptSecret(filepath.Join(c.Data, "report.key")); err != nil {
		return err
	}
	if config.MailKey, err = settings.KeptSecret(filepath.Join(c.Data, "mail.key")); err != nil {
		return err
	}
	if config.FactorKey, err = settings.KeptSecret(filepath.Join(c.Data, "factor.key")); err != nil {
		return err
	}
	config.VendorKey, err = settings.KeptSecret(filepath.Join(c.Data, "vendor.key"))
	return err
}

// prepare puts the database into the state that a start expects.
func (c *serveCommand) prepare(ctx context.Context, s *store.Store, passwords *identity.Passwords) error {
	if err := ensureAdmin(ctx, s, passwords, c); err != nil || c.Local {
		return err
	}
	return endSandbox(ctx, s)
}

// close ends what newApp opened, last first.
func (a *app) close() {
	closeTracer(a.tracer)
	a.leaveData()
	if a.lock != nil {
		_ = a.lock.Close() // gives the lock back, unless another process has taken it over
	}
}

// leaveData closes the database, and then ends the replica's process, which has sent the last writes.
func (a *app) leaveData() {
	if a.store != nil {
		if err := a.store.Close(); err != nil {
			slog.Error("the database did not close cleanly", "err", err)
		}
		a.store = nil
	}
	if a.backups != nil {
		a.backups.end()
	}
}
