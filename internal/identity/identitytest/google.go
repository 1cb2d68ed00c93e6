// Package identitytest holds stand-ins for the providers that people sign in with, served over HTTP.
package identitytest

import (
	"crypto/rsa"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"
)

// ClientID and Secret are our registration with every stand-in.
const (
	ClientID = "123-abc.apps.example"
	Secret   = "a secret for tests"
)

// Claims is what an ID token says.
type Claims map[string]any

// Google is a stand-in for Google: discovery, keys, sign-in page, tokens.
type Google struct {
	URL string

	mu     sync.Mutex
	key    *rsa.PrivateKey
	keyID  string
	broken int // answers of 500 that are to come
	person Claims
	codes  map[string]grant
	hits   map[string]int
	now    func() time.Time
}

// grant is what a code stands for.
type grant struct{ nonce, challenge, redirect string }

// NewGoogle serves a stand-in until the test ends; now is its clock.
func NewGoogle(t testing.TB, now func() time.Time) *Google {
	t.Helper()
	g := &Google{
		key: sharedKey(), keyID: "key-1", codes: map[string]grant{}, hits: map[string]int{}, now: now,
		person: Claims{"sub": "1099", "email": "ana@gmail.com", "email_verified": true, "name": "Ana Lovelace"},
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", g.discovery)
	mux.HandleFunc("GET /certs", g.certs)
	mux.HandleFunc("GET /authorize", g.authorize)
	mux.HandleFunc("POST /token", g.token)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if g.breaks(r.URL.Path) {
			http.Error(w, "broken", http.StatusInternalServerError)
			return
		}
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	g.URL = server.URL
	return g
}

func (g *Google) breaks(path string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.hits[path]++
	if g.broken > 0 {
		g.broken--
		return true
	}
	return false
}

// Break has the next n answers be HTTP 500.
func (g *Google) Break(n int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.broken = n
}

// Hits is how often a path was asked for.
func (g *Google) Hits(path string) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.hits[path]
}

// SetPerson changes who signs in at the page.
func (g *Google) SetPerson(c Claims) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.person = c
}

// Rotate exchanges the key, as Google does now and then.
func (g *Google) Rotate() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.key, g.keyID = newKey(), "key-2"
}
