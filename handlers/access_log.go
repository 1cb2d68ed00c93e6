package handlers

import (
	"log/slog"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/limit"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/logs"
)

// requestID gives every request an id, for the log and for the answer.
func requestID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := domain.NewID()
		w.Header().Set("X-Request-Id", id)
		next.ServeHTTP(w, r.WithContext(logs.WithRequest(r.Context(), id)))
	})
}

// logRequests writes one line per request: of the client the network alone, and the number of the user, 0 for a visitor. The
// query is left out: it may hold a prompt.
//
// Of refusals to one address that asks too often, and of health checks, a few lines a minute tell enough: they must not fill
// the disk.
func logRequests(limiter *limit.Limiter, p Policy) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler { return logged(limiter, p, next) }
}

func logged(limiter *limit.Limiter, p Policy, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		ww := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		ctx, user := session.WithSeen(r.Context())
		next.ServeHTTP(ww, r.WithContext(ctx))
		level := slog.LevelInfo
		if p.Quiet {
			level = slog.LevelDebug
		}
		scope := p.LogLimit
		if ww.Status() == http.StatusTooManyRequests {
			scope = limit.Refusal
		}
		if scope != "" && limiter != nil && limiter.Allow(r.Context(), scope, limit.Address(r)) != nil {
			level = slog.LevelDebug
		}
		slog.Log(r.Context(), level, "request", "method", r.Method, "path", logs.Path(r.URL.Path), "status", ww.Status(), "bytes", ww.BytesWritten(),
			"ms", time.Since(start).Milliseconds(), "client", limit.Network(r), "user", user.Load())
	})
}
