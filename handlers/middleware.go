package handlers

import (
	"context"
	"errors"
	"log/slog"
	"maps"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/api"
	"pellucid/handlers/limit"
	"pellucid/handlers/pages"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/logs"
)

// formLimit is the largest body of a form or an API call in bytes; uploads have a limit of their own.
const formLimit = 1 << 20

// requestID gives every request an id, for the log and for the answer.
func requestID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := domain.NewID()
		w.Header().Set("X-Request-Id", id)
		next.ServeHTTP(w, r.WithContext(logs.WithRequest(r.Context(), id)))
	})
}

// plainPath makes addresses the same that differ only in which letters they escape (RFC 3986, 6.2.2.2), so that neither
// the router nor the memory of pages tells them apart. An escaped slash stays one, since it parts nothing.
func plainPath(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.RawPath != "" && !strings.Contains(strings.ToLower(r.URL.RawPath), "%2f") {
			r.URL.RawPath = ""
		}
		next.ServeHTTP(w, r)
	})
}

// recoverer turns a panic into a logged 500; the server goes on.
func recoverer(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			v := recover()
			if v == nil {
				return
			}
			if err, ok := v.(error); ok && errors.Is(err, http.ErrAbortHandler) {
				panic(v)
			}
			slog.ErrorContext(r.Context(), "panic", "path", logs.Path(r.URL.Path), "panic", v, "stack", string(debug.Stack()))
			problem.New(http.StatusInternalServerError, "Operation failed, please try again later").WriteJSON(w)
		}()
		next.ServeHTTP(w, r)
	})
}

// logRequests writes one line per request: of the client the network alone, and the number of the user, 0 for a visitor. The
// query is left out: it may hold a prompt.
//
// Of refusals to one address that asks too often, and of health checks, a few lines a minute tell enough: they must not fill
// the disk.
func logRequests(limiter *limit.Limiter) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler { return logged(limiter, next) }
}

func logged(limiter *limit.Limiter, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		ww := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		ctx, user := session.WithSeen(r.Context())
		next.ServeHTTP(ww, r.WithContext(ctx))
		level := slog.LevelInfo
		if strings.HasPrefix(r.URL.Path, "/static/") || strings.HasPrefix(r.URL.Path, "/media/") || r.URL.Path == "/healthz" {
			level = slog.LevelDebug
		}
		if scope := fewLines(r, ww.Status()); scope != "" && limiter != nil && limiter.Allow(r.Context(), scope, limit.Address(r)) != nil {
			level = slog.LevelDebug
		}
		slog.Log(r.Context(), level, "request", "method", r.Method, "path", logs.Path(r.URL.Path), "status", ww.Status(), "bytes", ww.BytesWritten(),
			"ms", time.Since(start).Milliseconds(), "client", limit.Network(r), "user", user.Load())
	})
}

// fewLines returns what limits the lines of the log about requests that nothing else limits; empty: nothing has to.
func fewLines(r *http.Request, status int) limit.Scope {
	switch {
	case status == http.StatusTooManyRequests:
		return limit.Refusal
	case r.URL.Path == "/readyz":
		return limit.Probe
	}
	return ""
}

// allowAct refuses what changes something from an address that does so far more often than people do. Most acts have a
// tighter limit of their own. Providers of payments send more, and again what they are refused.
func allowAct(limiter *limit.Limiter, r *http.Request) error {
	switch {
	case strings.HasPrefix(r.URL.Path, "/sandbox/"): // exists on one's own machine only
		return nil
	case strings.HasPrefix(r.URL.Path, "/webhooks/"):
		return limiter.Allow(r.Context(), limit.Webhook, limit.Address(r))
	}
	return limiter.Allow(r.Context(), limit.Act, limit.Address(r))
}

// perAddress refuses requests from an address that asks far more often than people do. Files and health checks cost next to
// nothing and are not counted; long lists are counted by themselves.
func perAddress(limiter *limit.Limiter) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := allow(limiter, r); err != nil {
				what := problem.From(r.Context(), err)
				what.Header(w.Header())
				what.WriteJSON(w)
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

// longPage is how many rows make a list a long one.
const longPage = 100

func allow(limiter *limit.Limiter, r *http.Request) error {
	if limiter == nil {
		return nil
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return allowAct(limiter, r)
	}
	free := strings.HasPrefix(r.URL.Path, "/static/") || strings.HasPrefix(r.URL.Path, "/media/") || r.URL.Path == "/healthz" || r.URL.Path == "/readyz"
	if free {
		return nil
	}
	if rows, err := strconv.Atoi(r.URL.Query().Get("limit")); err == nil && rows > longPage {
		if err := limiter.Allow(r.Context(), limit.LongRead, limit.Address(r)); err != nil {
			return err
		}
	}
	return limiter.Allow(r.Context(), limit.Read, limit.Address(r))
}

// withHeaders sets what is the same for every answer.
func withHeaders(same http.Header) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			maps.Copy(w.Header(), same)
			next.ServeHTTP(w, r)
		})
	}
}

// shownFiles answers requests for public files by the short way, where that is known to be right.
func shownFiles(p *pages.Pages, gate pages.BlobGate) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !p.ShowFile(gate, w, r) {
				next.ServeHTTP(w, r)
			}
		})
	}
}

// securityHeaders tell browsers what no page of the site needs.
func securityHeaders(baseURL string) http.Header {
	policy := strings.Join([]string{
		"default-src 'self'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "font-src 'self'",
		"connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
	}, "; ")
	h := http.Header{}
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()")
	h.Set("X-Frame-Options", "DENY") // for browsers that do not know frame-ancestors
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	if strings.HasPrefix(baseURL, "https://") {
		h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
	}
	return h
}

// sameSite refuses requests that change something and come from another site's page. Bearer tokens are exempt: no other
// site can make a browser send one.
func sameSite(fail func(http.ResponseWriter, *http.Request, error)) func(http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	protection.AddInsecureBypassPattern("POST /auth/google/callback") // Google's page sends it, with a token against forgery of its own
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := protection.Check(r); err != nil && !session.ByBearer(r) {
				fail(w, r, domain.Errorf(domain.Forbidden, "This request came from another site. Please use the form on this one.").Because(err))
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

func limitBody(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		most := int64(formLimit)
		if r.Method == http.MethodPost && r.URL.Path == "/api/v1"+api.UploadPath {
			most = api.UploadLimit
		}
		r.Body = http.MaxBytesReader(w, r.Body, most)
		next.ServeHTTP(w, r)
	})
}

// Health tells whether the server can do its work.
type Health interface {
	Ping(ctx context.Context) error
}

func healthy(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte("ok\n"))
}

// readyTime is how long whoever asks whether the server is ready waits for an answer at most.
const readyTime = 2 * time.Second

func (s site) ready(h Health) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), readyTime)
		defer cancel()
		if err := h.Ping(ctx); err != nil {
			problem.From(r.Context(), err).WriteJSON(w)
			return
		}
		healthy(w, r)
	}
}
