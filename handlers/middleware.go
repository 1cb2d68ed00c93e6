package handlers

import (
	"cmp"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"

	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/internal/logs"
)

// drainMost is how many bytes of a body are read that nobody wanted: what the proxy in front of the site may let through.
const drainMost = 32 << 20

// drained reads what is left of a body when the answer is made. A proxy sends a body to its end before it looks at the answer: a
// connection that is closed meanwhile becomes a 502, so that "Please sign in first." was an outage for whoever uploaded a photo.
func drained(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Body == nil || r.Body == http.NoBody || r.Header.Get("Expect") != "" { // who expects to be asked for the body has not sent it
			next.ServeHTTP(w, r)
			return
		}
		body := r.Body
		r.Body = io.NopCloser(body) // a body that its reader closes cannot be read on; the server closes it in the end
		next.ServeHTTP(w, r)
		_, _ = io.CopyN(io.Discard, body, drainMost) // a client that stopped sending gets no answer either way
	})
}

// formLimit is the largest body in bytes where a route does not say another.
const formLimit = 1 << 20

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

// limitBody refuses bodies of more bytes than most, or than formLimit if that is 0.
func limitBody(most int64) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Body = http.MaxBytesReader(w, r.Body, cmp.Or(most, formLimit))
			next.ServeHTTP(w, r)
		})
	}
}
