package handlers

import (
	"cmp"
	"errors"
	"log/slog"
	"maps"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/logs"
)

// formLimit is the largest body in bytes where a route does not say another.
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

// perAddress refuses requests from an address that asks far more often than people do, or changes something so often. Long
// lists are counted by themselves, and most acts have a tighter limit of their own.
func perAddress(limiter *limit.Limiter, scope limit.Scope) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if limiter == nil {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := allow(limiter, scope, r); err != nil {
				problem.From(r.Context(), err).WriteJSON(w)
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

// longPage is how many rows make a list a long one.
const longPage = 100

func allow(limiter *limit.Limiter, scope limit.Scope, r *http.Request) error {
	if scope != "" {
		return limiter.Allow(r.Context(), scope, limit.Address(r))
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return limiter.Allow(r.Context(), limit.Act, limit.Address(r))
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

// securityHeaders tell browsers what no page of the site needs. cdn is the origin that images come from beside the site; empty: none.
func securityHeaders(baseURL, cdn string) http.Header {
	policy := strings.Join([]string{
		"default-src 'self'", "script-src 'self'", "style-src 'self'", strings.TrimSpace("img-src 'self' data: blob: " + cdn), "font-src 'self'",
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
func sameSite(fail failFunc) func(http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if err := protection.Check(r); err != nil && !session.ByBearer(r) {
				fail(w, r, domain.Errorf(domain.Forbidden, "This request came from another site. Open this site and try again.").Because(err))
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

// limitBody refuses bodies of more bytes than most, or than formLimit if that is 0.
func limitBody(most int64) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Body = http.MaxBytesReader(w, r.Body, cmp.Or(most, formLimit))
			next.ServeHTTP(w, r)
		})
	}
}
