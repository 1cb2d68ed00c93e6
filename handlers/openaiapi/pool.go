package openaiapi

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/logs"
)

// Filter decides whether a picture may be made from a wording.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// Renderer draws pictures that pass the alpha gate.
type Renderer interface {
	Render(ctx context.Context, o rendering.Order, progress func(float64)) (rendering.Rendered, error)
}

// Pool makes pictures without accounts and without a memory, so that any number of them can stand behind a load balancer.
type Pool struct {
	Token    string // that callers have in common; empty: everybody may call
	Filter   Filter
	Renderer Renderer
	MaxSide  int // of a picture, in pixels
	slots    chan struct{}
	decoding sync.Mutex
	drain    drain
	metrics  poolMetrics
}

// NewPool returns a Pool that works on so many calls at a time; further ones are told to come back.
func NewPool(p *Pool, atOnce int) *Pool {
	p.slots = make(chan struct{}, max(1, atOnce))
	p.metrics = newPoolMetrics(p.slots)
	p.drain.begun = make(chan struct{})
	return p
}

var (
	_ Backend = (*Pool)(nil)
	_ Maker   = (*Pool)(nil)
)

// Caller checks the token, in the same time whether it is right or wrong.
func (p *Pool) Caller(r *http.Request) (Maker, error) {
	if p.Token == "" {
		return p, nil
	}
	want, got := sha256.Sum256([]byte(p.Token)), sha256.Sum256([]byte(bearer(r)))
	if subtle.ConstantTimeCompare(want[:], got[:]) != 1 {
		return nil, domain.Errorf(domain.Unauthenticated, "Send the token of this renderer in the header “Authorization: Bearer …”.")
	}
	return p, nil
}

// Handler returns the whole renderer as a server: the API, and a health check for the load balancer.
func (p *Pool) Handler() http.Handler {
	api, mux := New(p), http.NewServeMux()
	mux.HandleFunc("GET /v1/models", api.Models)
	mux.HandleFunc("GET /v1/models/{model}", api.OneModel)
	mux.HandleFunc("POST /v1/images/generations", p.drain.counted(api.Generations))
	mux.HandleFunc("POST /v1/images/edits", p.drain.counted(api.Edits))
	mux.Handle("GET /metrics", p.metrics.handler())
	mux.HandleFunc("GET /healthz", healthy)
	mux.HandleFunc("GET /readyz", p.drain.ready)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		fail(w, r, &failure{status: http.StatusNotFound, kind: invalidRequest, message: "There is nothing at " + r.Method + " " + r.URL.Path + "."})
	})
	return logged(http.MaxBytesHandler(mux, BodyLimit))
}

// healthy says that the renderer can be asked. One that has its hands full is healthy: it answers 429 to what it can't take.
func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte("ok\n"))
}

// logged writes a line for each call; health checks are too many to be told of.
func logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start, ww := time.Now(), middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		next.ServeHTTP(ww, r)
		level := slog.LevelInfo
		if strings.HasSuffix(r.URL.Path, "z") || r.URL.Path == "/metrics" {
			level = slog.LevelDebug
		}
		slog.Log(r.Context(), level, "request", "method", r.Method, "path", logs.Path(r.URL.Path), "status", ww.Status(), "bytes", ww.BytesWritten(), "ms", time.Since(start).Milliseconds())
	})
}
