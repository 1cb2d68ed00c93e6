package program

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/coreos/go-systemd/v22/activation"

	"pellucid/cmd/pellucid/imaging"
	"pellucid/cmd/pellucid/recovery"
	"pellucid/cmd/pellucid/settings"
	"pellucid/cmd/pellucid/storage"
	"pellucid/cmd/pellucid/webserver"
	"pellucid/internal/domain"
	"pellucid/internal/handover"
	"pellucid/internal/logs"
	"pellucid/store/db"
)

type serveCommand struct {
	settings.DataFlags
	storage.BlobFlags
	storage.CdnFlags
	imaging.EngineFlags
	imaging.ModerationFlags
	Addr          string `default:"127.0.0.1:8080" help:"Address to listen on."`
	BaseURL       string `placeholder:"URL" help:"Public address of the site, such as https://pellucid.example. Required, except with --local."`
	Local         bool   `help:"Try the site on this machine: emails appear at /outbox and plans are sold in a sandbox. Listens only on loopback addresses and refuses requests from proxies."`
	AdminEmail    string `default:"admin@localhost.localdomain" help:"Email of the administrator, for the first start."`
	AdminPassword string `help:"Password of the administrator, for the first start. Default: generated and printed."`
	Demo          bool   `default:"true" negatable:"" help:"Fill the gallery of a new site with demo images."`
	RateLimits    string `default:"on" enum:"on,off" help:"Rate limits. Turn off only for load tests on a local base URL."`
	Proxies       string `name:"trusted-proxies" default:"127.0.0.0/8,::1" help:"Addresses and networks of proxies whose X-Forwarded-For header is trusted."`
	SendFiles     string `default:"self" enum:"self,x-accel-redirect,x-sendfile" help:"How images and downloads are sent: by this server, or by the proxy in front of it through a header. See docs/operating.md."`
	Workers       int    `default:"0" help:"Most generations at a time. 0 means one for each core."`
	ReadOnly      bool   `help:"Serve pages to visitors from a copy of the database that another program keeps up to date. Everything else is answered 421, for the proxy to send to the server that writes. See docs/scaling.md."`
	LogLevel      string `default:"info" enum:"debug,info,warn,error" help:"Minimum log level."`
	visitorFlags
	retentionFlags
	brandFlags
	creemFlags
	signInFlags
	mailFlags
	imaging.MattingFlags
	observeFlags
	recovery.ScheduleFlags
}

// visitorFlags say how much people may make before they sign up.
type visitorFlags struct {
	VisitorImages           int `default:"300" placeholder:"N" help:"Most images that visitors without an account may make in 24 hours, all together; 0 asks them to sign up first."`
	VisitorImagesPerAddress int `default:"3" placeholder:"N" help:"Of those, most from one network address, which a household or an office shares; 0 is no limit."`
}

func (f visitorFlags) limits() domain.VisitorLimits {
	return domain.VisitorLimits{Total: max(0, f.VisitorImages), PerAddress: max(0, f.VisitorImagesPerAddress)}
}

// Run serves until ctx ends, or until a newer program has taken over.
func (c *serveCommand) Run(ctx context.Context) error {
	upgrades := make(chan os.Signal, 1)
	signal.Notify(upgrades, syscall.SIGUSR2) // from here on: by default, the signal ends a process
	slog.SetDefault(logs.New(os.Stderr, settings.LogLevel(c.LogLevel)))
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(settings.MemoryLimit)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(settings.GCPercent)
	}
	before, err := handover.Inherited()
	if err != nil {
		return err
	}
	given, err := activation.Listeners() // before any program is started: it would hold systemd's socket, too
	if err != nil {
		return fmt.Errorf("take over the socket of systemd: %w", err)
	}
	app, err := c.open(ctx, before)
	if err != nil {
		return err
	}
	defer app.close()
	at, err := webserver.TakeSocket(c.Addr, before, given)
	if err != nil {
		return err
	}
	watched, err := c.listen() // after open: until then the process before this one has the address
	if err != nil {
		return err
	}
	fmt.Printf("Pellucid is at %s\n", app.baseURL)
	return app.serve(ctx, webserver.Sockets{Site: at, Watched: watched}, upgrades, before)
}

// open opens the data folder. It waits until the process before this one has left it, where the two cannot share it: the database
// is migrated, it is replicated by one process at a time, or the sandbox keeps its state in memory.
func (c *serveCommand) open(ctx context.Context, before *handover.Predecessor) (*app, error) {
	if before == nil {
		return newApp(ctx, c, nil)
	}
	pending, err := db.Pending(ctx, c.Database())
	if err != nil {
		return nil, c.Refusal(err)
	}
	if alone := pending || c.Local || c.Replica != ""; alone {
		if _, err := theIllustrator(); err != nil {
			return nil, err
		}
		if err := before.Say(handover.Waiting); err != nil {
			return nil, err
		}
		if err := before.AwaitGo(ctx); err != nil {
			return nil, err
		}
		return newApp(ctx, c, before.Lock)
	}
	app, err := newApp(ctx, c, before.Lock)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(before.Say(handover.Ready), before.AwaitGo(ctx)); err != nil {
		app.close()
		return nil, err
	}
	return app, nil
}
