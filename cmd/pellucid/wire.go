package main

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"pellucid/handlers"
	"pellucid/internal/blob/fs"
	"pellucid/internal/contentfilter/names"
	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/identity"
	"pellucid/internal/matting"
	"pellucid/internal/product"
	"pellucid/store"
)

// app is the running product on one data folder. It is closed in reverse.
type app struct {
	*product.Product
	baseURL string
	demo    bool
	store   *store.Store
	selling selling
	lock    *os.File
}

func newApp(ctx context.Context, c *serveCommand) (_ *app, err error) {
	a := &app{demo: c.Demo}
	defer func() {
		if err != nil {
			a.close()
		}
	}()
	if a.baseURL, err = c.address(); err != nil {
		return nil, err
	}
	if a.lock, err = lockData(c.Data); err != nil {
		return nil, err
	}
	if a.store, err = store.Open(ctx, c.database(), time.Now); err != nil {
		return nil, err
	}
	if a.selling, err = newSelling(c.creemFlags, sellingAt{baseURL: a.baseURL, local: c.Local, addr: c.Addr, data: c.Data}, a.store); err != nil {
		return nil, err
	}
	config, err := c.product(a)
	if err != nil {
		return nil, err
	}
	if err := c.prepare(ctx, a.store, config.Passwords); err != nil {
		return nil, err
	}
	a.Product, err = product.New(config)
	return a, err
}

// product is what the flags make of the world outside.
func (c *serveCommand) product(a *app) (config product.Config, err error) {
	config = product.Config{
		BaseURL: a.baseURL, Local: c.Local, Now: time.Now, Log: slog.Default(), Store: a.store, Billing: a.selling.billing, Sandbox: a.selling.handler(),
		Disk: diskOf(c.Data), Unlimited: c.RateLimits == "off", Workers: c.Workers,
	}
	if config.Proxies, err = handlers.ParseProxies(c.Proxies); err != nil {
		return config, fmt.Errorf("--trusted-proxies: %w", err)
	}
	for _, add := range []func(*product.Config) error{c.addPictures, c.addPeople, c.addSecrets} {
		if err := add(&config); err != nil {
			return config, err
		}
	}
	config.Filter, err = a.selling.filter(c.moderation(c.openAIFlags))
	return config, err
}

// addPictures says what makes pictures and where they are kept.
func (c *serveCommand) addPictures(config *product.Config) error {
	artist, err := illustrator.New()
	if err != nil {
		return err
	}
	config.Engine, config.Matting = artist, matting.NewService(matting.Default(c.remover()), 0)
	engines, err := c.newEngines(artist, config.BaseURL)
	if err != nil {
		return err
	}
	config.Engines, config.EngineWebhooks = engines.configured, engines.webhooks
	if config.Enhancer, err = newEnhancer(c.openAIFlags, promptReader{artist}); err != nil {
		return err
	}
	if config.Files, err = fs.New(c.files()); err != nil {
		return err
	}
	config.SendFile, err = c.sender()
	return err
}

// addPeople says how people are known and written to, and what they may be called.
func (c *serveCommand) addPeople(config *product.Config) (err error) {
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
func (c *serveCommand) addSecrets(config *product.Config) (err error) {
	if config.DeviceKey, err = keptSecret(filepath.Join(c.Data, "device.key")); err != nil {
		return err
	}
	config.ReportKey, err = keptSecret(filepath.Join(c.Data, "report.key"))
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
