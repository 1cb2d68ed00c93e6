package session

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"slices"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// What a visitor's browser remembers for the site, so that nobody fills the database by asking: each a cookie of its own,
// signed, and most of them gone when the browser closes.
const (
	jarFlash   = "flash"
	jarPending = "pending"
	jarReader  = "reader"
	jarVisitor = "visitor" // id of the image that was made without an account; it outlives the browser's session
)

// jarLife is how long cookies are kept that do not go when the browser closes.
var jarLife = map[string]time.Duration{jarVisitor: domain.VisitorImageLife}

// jarMost is the longest value that a cookie may hold, in bytes.
const jarMost = 1500

// jar is the cookies of one request and of its answer.
type jar struct {
	request *http.Request
	header  http.Header
	changed map[string]string
}

func withJar(w http.ResponseWriter, r *http.Request) *http.Request {
	return r.WithContext(context.WithValue(r.Context(), contextJar, &jar{request: r, header: w.Header(), changed: map[string]string{}}))
}

func (m *Manager) jarCookie(name string) string { return m.scs.Cookie.Name + "-" + name }

func (m *Manager) sign(name, value string) string {
	sum := hmac.New(sha256.New, m.deviceKey)
	_, _ = sum.Write([]byte("cookie\n" + name + "\n" + value)) // a hash takes everything
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:16])
}

// remember puts a value into the visitor's browser; an empty one takes it away.
func (m *Manager) remember(ctx context.Context, name, value string) {
	j, ok := ctx.Value(contextJar).(*jar)
	if !ok || len(value) > jarMost {
		return
	}
	j.changed[name] = value
	cookie := http.Cookie{Name: m.jarCookie(name), Path: "/", HttpOnly: true, Secure: m.scs.Cookie.Secure, SameSite: http.SameSiteLaxMode, MaxAge: -1}
	if value != "" {
		cookie.Value, cookie.MaxAge = base64.RawURLEncoding.EncodeToString([]byte(value))+"."+m.sign(name, value), int(jarLife[name].Seconds())
	}
	j.header["Set-Cookie"] = append(slices.DeleteFunc(j.header["Set-Cookie"], func(earlier string) bool {
		return strings.HasPrefix(earlier, cookie.Name+"=")
	}), cookie.String())
}

// remembered returns what remember put into the browser, in this request or an earlier one.
func (m *Manager) remembered(ctx context.Context, name string) string {
	j, ok := ctx.Value(contextJar).(*jar)
	if !ok {
		return ""
	}
	if value, changed := j.changed[name]; changed {
		return value
	}
	return m.readCookie(j.request, name)
}

func (m *Manager) readCookie(r *http.Request, name string) string {
	cookie, err := r.Cookie(m.jarCookie(name))
	if err != nil {
		return ""
	}
	text, signature, _ := strings.Cut(cookie.Value, ".")
	value, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || !hmac.Equal([]byte(signature), []byte(m.sign(name, string(value)))) {
		return ""
	}
	return string(value)
}

// take returns what the browser remembers, once.
func (m *Manager) take(ctx context.Context, name string) string {
	value := m.remembered(ctx, name)
	if value != "" {
		m.remember(ctx, name, "")
	}
	return value
}

// personal reports whether a visitor's browser remembers something that shows on the page.
func (m *Manager) personal(r *http.Request) bool {
	return m.readCookie(r, jarFlash) != "" || m.readCookie(r, jarReader) != "" || m.readCookie(r, jarVisitor) != ""
}
