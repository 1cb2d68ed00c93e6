package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/logs"
)

type serveCommand struct {
	dataFlags
	engineFlags
	moderationFlags
	Addr          string `default:"127.0.0.1:8080" help:"Address to listen on."`
	BaseURL       string `placeholder:"URL" help:"Public address of the site, such as https://pellucid.example. Required, unless --local makes it the address that is listened on."`
	Local         bool   `help:"Try the site on this machine: mail goes to a page at /outbox, plans are sold in a sandbox. Listens on loopback addresses only, and refuses requests that a proxy hands on."`
	AdminEmail    string `default:"admin@localhost.localdomain" help:"E-mail address of the administrator, for the first start."`
	AdminPassword string `help:"Password of the administrator, for the first start; one is made and printed when it is missing."`
	Demo          bool   `default:"true" negatable:"" help:"Fill an empty gallery with pictures of our own."`
	RateLimits    string `default:"on" enum:"on,off" help:"Slow down those who try too often; off is for load tests on a local base URL."`
	Proxies       string `name:"trusted-proxies" default:"127.0.0.0/8,::1" help:"Addresses and networks of proxies that say in X-Forwarded-For whose request they hand on."`
	SendFiles     string `default:"self" enum:"self,x-accel-redirect,x-sendfile" help:"Who sends pictures and downloads: this server, or the proxy in front of it, told so by a header that it understands. See docs/operating.md."`
	Workers       int    `default:"0" help:"Most generations at a time; 0 means as many as cores."`
	LogLevel      string `default:"info" enum:"debug,info,warn,error" help:"Least important lines to log."`
	brandFlags
	creemFlags
	signInFlags
	mailFlags
	removerFlags
}

// memoryLimit is where the garbage collector begins to work harder, in bytes: pictures are large and short-lived, and the
// whole server must stay small beside them. GOMEMLIMIT stands over it.
const memoryLimit = 256 << 20

// shutdownTime is how long requests and running tasks get to end after SIGTERM.
const shutdownTime = 9 * time.Second

// Run serves until ctx ends.
func (c *serveCommand) Run(ctx context.Context) error {
	slog.SetDefault(logs.New(os.Stderr, logLevel(c.LogLevel)))
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(memoryLimit)
	}
	app, err := newApp(ctx, c)
	if err != nil {
		return err
	}
	defer app.close()
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return fmt.Errorf("cannot listen: %w", err)
	}
	fmt.Printf("Pellucid is at %s\n", app.baseURL)
	return app.serve(ctx, listener)
}

// serve runs the site, the workers and the demo gallery together, and ends them together.
func (a *app) serve(ctx context.Context, listener net.Listener) error {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return serveHTTP(ctx, listener, a.Site) })
	group.Go(func() error { return a.Studio.Run(ctx) })
	group.Go(func() error { return a.keepDemoGallery(ctx) })
	group.Go(func() error { return a.Bin.Run(ctx) })
	group.Go(func() error { return a.sweepDaily(ctx) })
	group.Go(func() error { return a.selling.run(ctx) })
	if a.Emails != nil {
		group.Go(func() error { return a.Emails.Run(ctx) })
	}
	return group.Wait()
}

// serveHTTP answers requests until ctx ends; those under way get shutdownTime to end.
func serveHTTP(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       60 * time.Second,
		IdleTimeout:       120 * time.Second,
		MaxHeaderBytes:    64 << 10,
		ErrorLog:          slog.NewLogLogger(slog.Default().Handler(), slog.LevelDebug),
	}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	})
	group.Go(func() error {
		<-ctx.Done()
		ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTime)
		defer cancel()
		err := server.Shutdown(ending)
		if errors.Is(err, context.DeadlineExceeded) { // a client reads very slowly: it is not waited for any longer
			return server.Close()
		}
		return err
	})
	return group.Wait()
}
