package program

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"os"
	"strconv"
	"time"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
)

// observeFlags say who may look inside. Where spans go is said by OpenTelemetry's own variables, see internal/tracing.
type observeFlags struct {
	MetricsAddr string `placeholder:"ADDRESS" help:"Address for Prometheus metrics (/metrics) and profiles (/debug/pprof/), such as :9464. Without a host it is a loopback address. Default: none."`
}

// metricsAddress adds the loopback address where no host is said.
func metricsAddress(address string) (string, error) {
	if _, err := strconv.ParseUint(address, 10, 16); err == nil {
		address = ":" + address
	}
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return "", fmt.Errorf("--metrics-addr must be like :9464 or 127.0.0.1:9464: %w", err)
	}
	if host == "" {
		host = "127.0.0.1"
	}
	return net.JoinHostPort(host, port), nil
}

// listen opens the listener of the metrics; nil without an address.
func (f observeFlags) listen() (net.Listener, error) {
	if f.MetricsAddr == "" {
		return nil, nil
	}
	address, err := metricsAddress(f.MetricsAddr)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for --metrics-addr: %w", err)
	}
	if !onLoopback(listener.Addr()) {
		slog.Warn("metrics and profiles are served to other machines: whoever reaches this address sees how the server works", "addr", listener.Addr().String())
	}
	slog.Info("metrics are served", "url", "http://"+listener.Addr().String()+"/metrics")
	return listener, nil
}

func onLoopback(addr net.Addr) bool {
	tcp, ok := addr.(*net.TCPAddr)
	return ok && tcp.IP.IsLoopback()
}

// observers are what counts and traces; nil where nobody asked for it.
func (f observeFlags) observers(ctx context.Context) (*metrics.Metrics, *tracing.Tracer, error) {
	tracer, err := tracing.FromEnvironment(ctx, os.Getenv, slog.Default())
	if err != nil || f.MetricsAddr == "" {
		return nil, tracer, err
	}
	if _, err := metricsAddress(f.MetricsAddr); err != nil {
		return nil, tracer, err
	}
	return metrics.New(settings.ProgramVersion(), settings.Commit()), tracer, nil
}

// closeTime is how long the last spans may take to be sent.
const closeTime = 3 * time.Second

func closeTracer(t *tracing.Tracer) {
	ctx, cancel := context.WithTimeout(context.Background(), closeTime)
	defer cancel()
	if err := t.Close(ctx); err != nil {
		slog.Warn("the last spans could not be sent", "err", err)
	}
}

// watchedHandler serves metrics and profiles. On a loopback address it answers to that name alone, so that no page in a browser on
// this machine reads them through a name of its own.
func watchedHandler(m *metrics.Metrics, addr net.Addr) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", m.Handler())
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/cmdline", func(w http.ResponseWriter, r *http.Request) { http.NotFound(w, r) }) // flags may hold secrets
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	if !onLoopback(addr) {
		return mux
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		if !settings.IsLocal(host) {
			http.Error(w, "Ask at the loopback address.", http.StatusForbidden)
			return
		}
		mux.ServeHTTP(w, r)
	})
}
