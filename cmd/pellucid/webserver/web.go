package webserver

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

// EndKeepAlive is how long every answer is the last one on its connection before a server that another one takes over from stops
// accepting. Who uses a connection within that time opens a new one then, and no request arrives on one that is being closed.
const EndKeepAlive = 2 * time.Second

// silence is how long a connection that was accepted and has sent nothing is waited for by a server that stops.
const silence = time.Second

// Socket is what a server listens on.
type Socket struct {
	*net.TCPListener
	Outlives bool // somebody else holds it too, and new connections wait while this process ends
}

// Sockets are that of the site and that of the metrics, which is nil where there are none.
type Sockets struct {
	Site    Socket
	Watched net.Listener
}

// TakeSocket takes over a socket from the process before this one or from those that systemd has given, or opens one.
func TakeSocket(addr string, before *handover.Predecessor, given []net.Listener) (Socket, error) {
	if before != nil {
		return asSocket(before.Listener, true)
	}
	switch len(given) {
	case 0:
		listener, err := net.Listen("tcp", addr)
		if err != nil {
			return Socket{}, fmt.Errorf("cannot listen: %w", err)
		}
		return asSocket(listener, false)
	case 1:
		slog.Info("systemd handed over the socket", "addr", given[0].Addr())
		return asSocket(given[0], true)
	default:
		return Socket{}, fmt.Errorf("systemd handed over %d sockets: the socket unit must have one ListenStream", len(given))
	}
}

func asSocket(listener net.Listener, outlives bool) (Socket, error) {
	tcp, ok := listener.(*net.TCPListener)
	if !ok {
		return Socket{}, errors.New("the socket that was handed over must be a TCP address and port, such as ListenStream=127.0.0.1:8080")
	}
	return Socket{tcp, outlives}, nil
}

// Server answers requests until it is stopped.
type Server struct {
	server   *http.Server
	listener net.Listener
	Last     atomic.Bool   // every answer is the last one on its connection
	stopped  atomic.Bool   // nothing more is accepted
	ended    chan struct{} // closed when accepting has ended

	mu          sync.Mutex
	connections map[net.Conn]http.ConnState
}

func New(handler http.Handler, listener net.Listener) *Server {
	w := &Server{listener: listener, ended: make(chan struct{}), connections: map[net.Conn]http.ConnState{}}
	w.server = &http.Server{
		Handler: http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			answer := &answer{rw, &w.Last}
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
func (w *Server) note(conn net.Conn, state http.ConnState) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if state == http.StateClosed || state == http.StateHijacked {
		delete(w.connections, conn)
		return
	}
	w.connections[conn] = state
}

// count returns how many connections are in a state.
func (w *Server) count(state http.ConnState) (n int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, is := range w.connections {
		if is == state {
			n++
		}
	}
	return n
}

// Serve answers until stop is called.
func (w *Server) Serve() error {
	err := w.server.Serve(w.listener)
	close(w.ended)
	if w.stopped.Load() || errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// Stop accepts nothing more, and gives the requests under way shutdownTime to end. Connections that rest are answered once more for as
// long as keepOpen.
func (w *Server) Stop(keepOpen time.Duration) error {
	ctx, cancel := context.WithTimeout(context.Background(), shutdownTime)
	defer cancel()
	w.Last.Store(true)
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
func (w *Server) settle(ctx context.Context, keepOpen time.Duration) {
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

// Serve answers requests until ctx ends; those under way get shutdownTime to end.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	web := New(handler, listener)
	group, ctx := errgroup.WithContext(ctx)
	group.Go(web.Serve)
	group.Go(func() error {
		<-ctx.Done()
		return web.Stop(0)
	})
	return group.Wait()
}
