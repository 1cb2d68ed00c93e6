package handlers

import (
	"net/http"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
)

// observe counts the requests of a route, and records those that are worth a line in the log as spans. Both name the route's
// pattern, never the address: that may hold what somebody searched for.
func (s *Site) observe(p Policy) func(http.Handler) http.Handler {
	counted, traced := s.config.Metrics, s.config.Tracer
	if p.Quiet {
		traced = nil
	}
	return func(next http.Handler) http.Handler {
		if counted == nil && traced == nil {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			began, method, route := time.Now(), metrics.Method(r.Method), chi.RouteContext(r.Context()).RoutePattern()
			ctx, span := traced.Serve(r.Context(), strings.TrimSpace(method+" "+route), tracing.Text("http.request.method", method), tracing.Text("http.route", route))
			ww := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
			status := http.StatusInternalServerError // of a panic, which the recoverer answers
			defer func() {
				counted.Request(method, route, status, time.Since(began))
				span.Set(tracing.Int("http.response.status_code", status))
				if status >= http.StatusInternalServerError {
					span.Fail("server")
					return
				}
				span.End(nil)
			}()
			next.ServeHTTP(ww, r.WithContext(ctx))
			status = max(ww.Status(), http.StatusOK)
		})
	}
}

// counted counts the webhooks of a source by what they are answered.
func (s *Site) counted(source string, next http.Handler) http.Handler {
	if s.config.Metrics == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ww := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		next.ServeHTTP(ww, r)
		s.config.Metrics.Webhook(source, max(ww.Status(), http.StatusOK))
	})
}
