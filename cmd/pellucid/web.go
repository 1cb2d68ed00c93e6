package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/handover"
	"pellucid/internal/peer"
)

// shutdownTime is how long requests and running tasks get to end after SIGTERM.
const shutdownTime = 9 * time.Second

// endKeepAlive is how long every answer is the last one on its connection before a server that another one takes over from stops
// accepting. Who uses a connection within that time opens a new one then, and no request arrives on one that is being closed.
const endKeepAlive = 2 * time.Second

// silence is how long a connection that was accepted and has sent nothing is waited for by a server that stops.
const silence = time.Second

// socket is what a server listens on.
type socket struct {
	*net.TCPListener
	outlives bool // somebody else holds it too, and new connections wait while this process ends
}

// sockets are that of the site and that of the metrics, which is nil where there are none.
type sockets struct {
	site    socket
	watched net.Listener
}

// takeSocket takes over a socket from the process before this one or from those that systemd has given, or opens one.
func (c *serveCommand) takeSocket(before *handover.Predecessor, given []net.Listener) (socket, error) {
	if before != nil {
		return asSocket(before.Listener, true)
	}
	switch len(given) {
	case 0:
		listener, err := net.Listen("tcp", c.Addr)
		if err != nil {
			return socket{}, fmt.Errorf("cannot listen: %w", err)
		}
		return asSocket(listener, false)
	case 1:
		slog.Info("systemd handed over the socket", "addr", given[0].Addr())
		return asSocket(given[0], true)
	default:
		return socket{}, fmt.Errorf("systemd handed over %d sockets: the socket unit must have one ListenStream", len(given))
	}
}

func asSocket(listener net.Listener, outlives bool) (socket, error) {
	tcp, ok := listener.(*net.TCPListener)
	if !ok {
		return socket{}, errors.New("the socket that was handed over must be a TCP address and port, such as ListenStream=127.0.0.1:8080")
	}
	return socket{tcp, outlives}, nil
}

// webServer answers requests until it is stopped.
type webServer struct {
	server   *http.Server
	listener net.Listener
	last     atomic.Bool   // every answer is the last one on its connection
	stopped  atomic.Bool   // nothing more is accepted
	ended    chan struct{} // closed when accepting has ended

	mu          sync.Mutex
	connections map[net.Conn]http.ConnState
}

func newWebServer(handler http.Handler, listener net.Listener) *webServer {
	w := &webServer{listener: listener, ended: make(chan struct{}), connections: map[net.Conn]http.ConnState{}}
	w.server = &http.Server{
		Handler: http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			answer := &answer{rw, &w.last}
			handler.ServeHTTP(answer, r)
			answer.end()
		}),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       60 * time.Second,
		IdleTimeout:       120 * time.Second,
		MaxHeaderBytes:    64 << 10,
		ConnState:         w.note,
		ConnContext:       peer.WithConn,
		ErrorLog:          slog.NewLogLogger(slog.Default().Handler(), slog.LevelDebug),
	}
	return w
}

// note keeps account of what connections do.
func (w *webServer) note(conn net.Conn, state http.ConnState) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if state == http.StateClosed || state == http.StateHijacked {
		delete(w.connections, conn)
		return
	}
	w.connections[conn] = state
}

// count returns how many connections are in a state.
func (w *webServer) count(state http.ConnState) (n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, is := range w.connections {
		if is == state {
			n++
		}
	}
	return n
}

// serve answers until stop is called.
func (w *webServer) serve() error {
	err := w.server.Serve(w.listener)
	close(w.ended)
	if w.stopped.Load() || errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// stop accepts nothing more, and gives the requests under way shutdownTime to end. Connections that rest are answered once more for as
// long as keepOpen.
func (w *webServer) stop(keepOpen time.Duration) error {
	ctx, cancel := context.WithTimeout(context.Background(), shutdownTime)
	defer cancel()
	w.last.Store(true)
	w.stopped.Store(true)
	_ = w.listener.Close()
	<-w.ended // from here on, note knows every connection
	w.settle(ctx, keepOpen)
	err := w.server.Shutdown(ctx)
	if errors.Is(err, context.DeadlineExceeded) { // a client reads very slowly: it is not waited for any longer
		return w.server.Close()
	}
	return err
}

// settle waits until every connection that was accepted has its answer, and those that rest were used once more or have rested for
// keepOpen. Shutdown alone does not: what is read from a connection after it was called is dropped without an answer, also when the
// connection was accepted before.
func (w *webServer) settle(ctx context.Context, keepOpen time.Duration) {
	ticker := time.NewTicker(2 * time.Millisecond)
	defer ticker.Stop()
	silent, rested := time.After(silence), time.After(keepOpen)
	for waits, rests := true, keepOpen > 0; w.count(http.StateActive) > 0 || waits && w.count(http.StateNew) > 0 || rests && w.count(http.StateIdle) > 0; {
		select {
		case <-ctx.Done():
			return
		case <-silent:
			waits = false
		case <-rested:
			rests = false
		case <-ticker.C:
		}
	}
}

// serveHTTP answers requests until ctx ends; those under way get shutdownTime to end.
func serveHTTP(ctx context.Context, listener net.Listener, handler http.Handler) error {
	web := newWebServer(handler, listener)
	group, ctx := errgroup.WithContext(ctx)
	group.Go(web.serve)
	group.Go(func() error {
		<-ctx.Done()
		return web.stop(0)
	})
	return group.Wait()
}
