// Package cache keeps public pages in memory for visitors, whole and compressed as they were sent, so that a page that many
// ask for is made once a minute.
package cache

import (
	"net/http"
	"sync"
	"time"

	"github.com/go-chi/chi/v5"
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

// Rule says what of a route is kept.
type Rule int

// What of a route is kept.
const (
	Nothing Rule = iota
	Page         // what visitors are answered
	Image        // likewise, and the {id} of the route is the image's whose numbers are on the page
)

// Middleware answers visitors of a route from memory where it can. Without a cache, nothing is kept.
func (c *Cache) Middleware(rule Rule) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if c == nil || rule == Nothing {
			return next
		}
		return keeper{c, rule, next}
	}
}

// keeper keeps the answers of one route.
type keeper struct {
	*Cache
	rule Rule
	next http.Handler
}

// ServeHTTP lets through whoever is known, and an address with an escaped slash: it is another one than the key would name.
func (c keeper) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead || r.URL.RawPath != "" || !c.Anonymous(r) {
		c.next.ServeHTTP(w, r)
		return
	}
	key := keyOf(r)
	for {
		page, state, making := c.look(r, key)
		switch state {
		case hit:
			page.write(w, r)
		case outdated:
			go c.refresh(detached(r), key)
			page.write(w, r)
		case ours:
			c.make(r, key).write(w, r)
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

func (c keeper) look(r *http.Request, key string) (*page, state, <-chan struct{}) {
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
func (c keeper) changes(r *http.Request) int64 {
	if c.rule != Image {
		return c.Departures()
	}
	return c.Departures() + c.Marked(chi.URLParam(r, "id"))
}

// make lets the site answer, keeps the answer when it is one for everybody, and wakes whoever waits for it.
func (c keeper) make(r *http.Request, key string) *page {
	made := &page{changes: c.changes(r), made: c.Now()}
	defer c.done(key, made)
	recorder := &recorder{header: http.Header{}}
	c.next.ServeHTTP(recorder, detached(r))
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
