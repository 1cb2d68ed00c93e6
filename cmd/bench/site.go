package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"pellucid/handlers"
	"pellucid/internal/blob/fs"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/identity"
	"pellucid/internal/product"
	"pellucid/store"
	"pellucid/views"
)

// benchSite is the site over one database, served twice from this process: with the page cache and without.
type benchSite struct {
	store            *store.Store
	database         string // its file
	cached, uncached *httptest.Server
	site             *handlers.Site // the one without the cache
	member           *http.Client
}

func openSite(ctx context.Context, data string) (*benchSite, error) {
	slog.SetLogLoggerLevel(slog.LevelError) // a line for every request would be measured too
	db, err := store.Open(ctx, filepath.Join(data, "pellucid.db"), time.Now)
	if err != nil {
		return nil, err
	}
	passwords, err := identity.NewPasswords()
	if err != nil {
		return nil, err
	}
	files, err := fs.New(filepath.Join(data, "media"))
	if err != nil {
		return nil, err
	}
	artist, err := illustrator.New()
	if err != nil {
		return nil, err
	}
	config := product.Config{
		Disk:  func() (upkeep.Disk, error) { return upkeep.Disk{}, nil },
		Brand: views.Brand{Name: "Pellucid", SupportEmail: "support@example.org"}, BaseURL: "http://localhost", Now: time.Now,
		Store: db, Files: files, Retention: upkeep.DefaultRetention(), Passwords: passwords,
		Making: product.Making{Engine: artist}, Mode: product.Mode{Unlimited: true, Uncached: true},
		Secrets: product.Secrets{FactorKey: make([]byte, 32)}, Observers: product.Observers{Log: slog.Default()},
	}
	uncached, err := product.New(config)
	if err != nil {
		return nil, err
	}
	config.Uncached = false
	cached, err := product.New(config)
	if err != nil {
		return nil, err
	}
	s := &benchSite{
		store: db, database: filepath.Join(data, "pellucid.db"), site: uncached.Site,
		uncached: httptest.NewServer(uncached.Site), cached: httptest.NewServer(cached.Site),
	}
	s.member, err = signIn(ctx, db, passwords, s.uncached.URL)
	return s, err
}

func (s *benchSite) close() {
	s.cached.Close()
	s.uncached.Close()
	_ = s.store.Close()
}

// signIn registers somebody and returns a browser in which they are signed in.
func signIn(ctx context.Context, db *store.Store, passwords *identity.Passwords, base string) (*http.Client, error) {
	const password = "only for measuring"
	hash, err := passwords.Hash(password)
	if err != nil {
		return nil, err
	}
	name := "bench-" + strings.ToLower(domain.NewID()[:8])
	if _, err := db.Register(ctx, people.Registration{Email: name + "@example.org", Username: name}, hash); err != nil {
		return nil, err
	}
	return enter(base, name, password)
}

// enter returns a browser in which somebody is signed in.
func enter(base, name, password string) (*http.Client, error) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	client := browser(jar)
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	answer, err := client.PostForm(base+"/auth", url.Values{"mode": {"login"}, "username": {name}, "password": {password}})
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusSeeOther {
		return nil, fmt.Errorf("signing in answered %s", answer.Status)
	}
	return client, nil
}

// browser keeps its connections, and takes pages as they are: compressing them is not what is compared.
func browser(jar http.CookieJar) *http.Client {
	return &http.Client{Jar: jar, Transport: &http.Transport{MaxIdleConnsPerHost: pageClients, DisableCompression: true}}
}

// slicePath leads to a page that lies ready.
const slicePath = "/bench-slice"

func (s *benchSite) slice() string { return s.uncached.URL + slicePath }

// serveSlice adds a page that lies ready, byte for byte and header for header what the cache answers, behind the same
// router. It returns the size in bytes.
func (s *benchSite) serveSlice(ctx context.Context, client *http.Client, path string) (int, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, s.cached.URL+path, nil)
	if err != nil {
		return 0, err
	}
	answer, err := client.Do(request)
	if err != nil {
		return 0, err
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return 0, err
	}
	header := answer.Header.Clone()
	header.Del("Date")
	header.Del("X-Request-Id")
	s.site.Mount(handlers.Route{Method: http.MethodGet, Pattern: slicePath, Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		maps.Copy(w.Header(), header)
		_, _ = w.Write(body)
	})})
	return len(body), nil
}

// accepting asks for one kind of compression, and does not undo it.
type accepting struct {
	http.RoundTripper
	coding string
}

func (a accepting) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	if a.coding != "" {
		r.Header.Set("Accept-Encoding", a.coding)
	}
	return a.RoundTripper.RoundTrip(r)
}

func fetch(ctx context.Context, client *http.Client, address string) ([]byte, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	answer, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s answered %s", address, answer.Status)
	}
	return body, err
}
