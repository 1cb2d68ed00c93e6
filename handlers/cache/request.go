package cache

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/internal/logs"
	"pellucid/internal/negotiate"
)

// preferences are the cookies that change how a page looks.
var preferences = []string{"surface", "theme", "view", "language"}

// fragments are the headers with which a page's own script asks for a part of it.
var fragments = []string{"Hx-Request", "Hx-Target", "Hx-Boosted", "Hx-History-Restore-Request"}

// keyOf names everything that an answer to a visitor varies by. Parts are joined by what no header or address can hold.
func keyOf(r *http.Request) string {
	var key strings.Builder
	key.WriteString(r.Host + "\n" + r.URL.Path + "\n")
	if r.URL.RawQuery != "" {
		key.WriteString(r.URL.Query().Encode())
	}
	for _, name := range preferences {
		key.WriteByte('\n')
		if cookie, err := r.Cookie(name); err == nil {
			key.WriteString(cookie.Value)
		}
	}
	for _, name := range fragments {
		key.WriteString("\n" + r.Header.Get(name))
	}
	key.WriteString("\n" + encoding(r))
	return key.String()
}

// encoding is the best compression that the client takes; the site is asked for that one alone.
func encoding(r *http.Request) string { return negotiate.Encoding(r, "br", "zstd", "gzip") }

type keeping struct{}

// MadeToBeKept reports whether the answer to a request is for everybody who asks within a minute, so that it may take longer to make.
func MadeToBeKept(ctx context.Context) bool { return ctx.Value(keeping{}) != nil }

// detached is the request that the page is made for. It carries nothing but what the key names, so that nobody's own
// answer is kept for others, and it goes on when the client leaves, since others wait for the same page.
func detached(r *http.Request) *http.Request {
	ctx := context.WithValue(context.WithoutCancel(r.Context()), keeping{}, true)
	if outer := chi.RouteContext(ctx); outer != nil { // the router uses its own again when this request ends
		ctx = context.WithValue(ctx, chi.RouteCtxKey, outer.Clone())
	}
	alone := r.WithContext(ctx)
	alone.Method, alone.Body, alone.Header = http.MethodGet, http.NoBody, http.Header{}
	for _, name := range preferences {
		if cookie, err := r.Cookie(name); err == nil {
			alone.AddCookie(cookie)
		}
	}
	for _, name := range fragments {
		if value := r.Header.Get(name); value != "" {
			alone.Header.Set(name, value)
		}
	}
	if coding := encoding(r); coding != "" {
		alone.Header.Set("Accept-Encoding", coding)
	}
	return alone
}

// refresh makes a page anew while the old one is served.
func (c keeper) refresh(r *http.Request, key string, changes int64) {
	defer func() {
		if v := recover(); v != nil { // nobody above would catch it, and the server must go on
			slog.ErrorContext(r.Context(), "panic", "path", logs.Path(r.URL.Path), "panic", v, "stack", string(debug.Stack()))
		}
	}()
	c.make(r, key, changes)
}
