// Package cache keeps public pages in memory for visitors, whole and compressed as they were sent, so that a page that many
// ask for is made once a minute.
package cache

import (
	"net/http"
	"strings"
	"sync"
	"time"
)

const (
	fresh = 60 * time.Second // a page is served from memory so long
	stale = 60 * time.Second // and so much longer while one request makes it anew

	mostBytes = 32 << 20 // of all pages together
	mostPage  = 1 << 20  // a larger answer is not kept
)

// Config is what a Cache is made of.
type Config struct {
	Now       func() time.Time
	Anonymous func(r *http.Request) bool // nobody is signed in, by cookie or by token
	// Departures moves whenever a picture leaves the public gallery; everything that was kept before is forgotten then.
	Departures func() int64
	// Marked moves whenever the numbers on an image's page change; what was kept of that page is forgotten then.
	Marked func(imageID string) int64
}

// Cache is the pages in memory. It is safe for concurrent use. Its middleware stands outside the compressing one.
type Cache struct {
	Config
	mu    sync.Mutex
	pages lru
	under map[string]chan struct{} // pages being made: closed when that ended
}

// New returns an empty cache.
func New(c Config) *Cache {
	return &Cache{Config: c, pages: newLRU(mostBytes), under: map[string]chan struct{}{}}
}

// Middleware answers visitors from memory where it can. What is not for it goes on untouched. Without a cache, everything
// does.
func (c *Cache) Middleware(next http.Handler) http.Handler {
	if c == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !isPublicPage(r) || !c.Anonymous(r) {
			next.ServeHTTP(w, r)
			return
		}
		c.serve(w, r, next)
	})
}

func (c *Cache) serve(w http.ResponseWriter, r *http.Request, next http.Handler) {
	key := keyOf(r)
	for {
		page, state, making := c.look(r, key)
		switch state {
		case hit:
			page.write(w, r)
		case outdated:
			go c.refresh(detached(r), key, next)
			page.write(w, r)
		case ours:
			c.make(r, key, next).write(w, r)
		case theirs:
			select {
			case <-making:
				continue
			case <-r.Context().Done():
			}
		}
		return
	}
}

// state says what is to be done about a page.
type state int

const (
	hit      state = iota // serve it
	outdated              // serve it, and make it anew: that is the caller's task now
	ours                  // make it: that is the caller's task now
	theirs                // wait for somebody who makes it
)

func (c *Cache) look(r *http.Request, key string) (*page, state, <-chan struct{}) {
	changes, now := c.changes(r), c.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	kept := c.pages.get(key)
	if kept != nil && (kept.changes != changes || now.Sub(kept.made) >= fresh+stale) {
		kept = nil
	}
	making, busy := c.under[key]
	switch {
	case kept != nil && (busy || now.Sub(kept.made) < fresh):
		return kept, hit, nil
	case busy:
		return nil, theirs, making
	}
	c.under[key] = make(chan struct{})
	if kept != nil {
		return kept, outdated, nil
	}
	return nil, ours, nil
}

// changes counts what makes a page out of date before its time.
func (c *Cache) changes(r *http.Request) int64 {
	id, ok := strings.CutPrefix(r.URL.Path, "/image/")
	if !ok {
		return c.Departures()
	}
	id, _, _ = strings.Cut(id, ".") // its twins for machines tell the same
	return c.Departures() + c.Marked(id)
}

// make lets the site answer, keeps the answer when it is one for everybody, and wakes whoever waits for it.
func (c *Cache) make(r *http.Request, key string, next http.Handler) *page {
	made := &page{changes: c.changes(r), made: c.Now()}
	defer c.done(key, made)
	recorder := &recorder{header: http.Header{}}
	next.ServeHTTP(recorder, detached(r))
	made.take(recorder)
	return made
}

func (c *Cache) done(key string, made *page) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if made.forEverybody() {
		c.pages.put(key, made)
	} else {
		c.pages.remove(key)
	}
	close(c.under[key])
	delete(c.under, key)
}
