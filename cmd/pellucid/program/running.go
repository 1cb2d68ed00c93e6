package program

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/cmd/pellucid/webserver"
	"pellucid/internal/handover"
)

// running is the site that answers, and what works behind it.
type running struct {
	*app
	socket  webserver.Socket
	web     *webserver.Server
	served  chan error
	work    *errgroup.Group
	ending  context.Context // ends with the work
	endWork context.CancelFunc
	notices notices
}

// serve runs the site, the workers and the demo gallery together, and ends them together when ctx ends or one of them fails. On a
// signal from upgrades it lets another program take over.
func (a *app) serve(ctx context.Context, at webserver.Sockets, upgrades <-chan os.Signal, before *handover.Predecessor) error {
	r := a.begin(ctx, at)
	if err := r.notices.serving(before); err != nil {
		slog.Error("the process before this one does not hear that it can end", "err", err)
	}
	for {
		select {
		case err := <-r.served: // it never ends by itself
			r.served <- err
			return r.end()
		case <-r.ending.Done(): // ctx has ended, or a worker has failed
			return r.end()
		case <-upgrades:
			if taken, err := r.upgrade(ctx); taken {
				return err
			}
		}
	}
}

func (a *app) begin(ctx context.Context, at webserver.Sockets) *running {
	r := &running{app: a, socket: at.Site, web: webserver.New(a.Site, at.Site), served: make(chan error, 1), notices: notices{lock: a.lock, site: a.Site}}
	ctx, r.endWork = context.WithCancel(ctx)
	r.work, r.ending = errgroup.WithContext(ctx)
	go func() { r.served <- r.web.Serve() }()
	for _, work := range append(a.workers(), r.notices.watchdog) {
		r.work.Go(func() error { return work(r.ending) })
	}
	if at.Watched != nil {
		r.work.Go(func() error {
			return webserver.Serve(r.ending, at.Watched, watchedHandler(a.metrics, at.Watched.Addr()))
		})
	}
	return r
}

// workers are what works behind the site until it ends. A server that only reads has one: it keeps its copy fresh.
func (a *app) workers() []func(context.Context) error {
	if a.readOnly {
		return []func(context.Context) error{a.refresh}
	}
	all := []func(context.Context) error{
		a.Studio.Run, a.keepDemoGallery, a.Bin.Run, a.Visitors.Run, a.sweepDaily, a.selling.run, a.Alerts.Run, a.Exports.Run, a.backups.schedule.Run,
	}
	if a.Purger != nil {
		all = append(all, a.Purger.Run)
	}
	if a.Emails != nil {
		all = append(all, a.Emails.Run)
	}
	return all
}

// end ends the site and the work behind it, and returns what failed.
func (r *running) end() error {
	r.notices.stopping()
	r.endWork()
	if r.socket.Outlives {
		r.web.Last.Store(true)
		<-time.After(webserver.EndKeepAlive)
	}
	r.Studio.EndWaits()
	stopped := r.web.Stop(0)
	err := errors.Join(r.work.Wait(), stopped, <-r.served)
	r.served <- nil
	return err
}
