// Package cache keeps public pages in memory for visitors, whole and compressed as they were sent, so that a page that many
// ask for is made once a minute.
package cache

import (
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/hashicorp/golang-lru/v2/simplelru"
	"golang.org/x/sync/singleflight"
)

const (
	fresh = 60 * time.Second // a page is served from memory so long
	stale = 60 * time.Second // and so much longer while one request makes it anew

	mostBytes = 32 << 20 // of all pages together
	mostPage  = 1 << 20  // a larger answer is not kept

	pageOverhead = 1 << 10 // roughly what a page takes beside its body
)

// Config is what a Cache is made of.
type Config struct {
	Now       func() time.Time
	Anonymous func(r *http.Request) bool // nobody is signed in, by cookie or by token
	// Deletions moves whenever a picture leaves the public gallery; everything that was kept before is forgotten then.
	Deletions func() int64
	// Marked moves whenever the numbers on an image's page change; what was kept of that page is forgotten then.
	Marked func(imageID string) int64
	// Count is told how a request could be answered: hit, stale or miss; nil: nobody is told.
	Count func(result string)
}

// Cache is the pages in memory. It is safe for concurrent use. Its middleware stands outside the compressing one.
type Cache struct {
	Config
	making singleflight.Group

	mu    sync.Mutex
	pages *simplelru.LRU[string, *page]
	bytes int // of all of them
}

// New returns an empty cache.
func New(c Config) *Cache {
	cache := &Cache{Config: c}
	var err error
	cache.pages, err = simplelru.NewLRU(mostBytes/pageOverhead, func(key string, p *page) { cache.bytes -= p.size() + len(key) })
	if err != nil {
		panic(err) // the number of pages is a constant
	}
	return cache
}

// Rule says what of a route is kept.
type Rule int

// What of a route is kept.
const (
	Nothing Rule = iota
	Page         // what visitors are answered
	Image        // likewise, and the {id} of the route is the image's whose numbers are on the page
	List         // likewise, and never older than a minute: programs read it, which see no difference between old and new
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
	key, changes := keyOf(r), c.changes(r)
	page := c.get(key, changes)
	switch {
	case page == nil, c.rule == List && !c.isFresh(page):
		c.count("miss")
		var ours bool
		if page, ours = c.make(r, key, changes); !ours && !page.forEverybody() {
			c.next.ServeHTTP(w, r) // it was made for whoever asked first
			return
		}
	case !c.isFresh(page):
		c.count("stale")
		go c.refresh(detached(r), key, changes)
	default:
		c.count("hit")
	}
	page.write(w, r)
}

func (c *Cache) count(result string) {
	if c.Count != nil {
		c.Count(result)
	}
}

// changes counts what makes a page out of date before its time.
func (c keeper) changes(r *http.Request) int64 {
	if c.rule != Image {
		return c.Deletions()
	}
	return c.Deletions() + c.Marked(chi.URLParam(r, "id"))
}

// make lets the site answer, once for all who ask at the same time, and keeps the answer when it is one for everybody. ours
// reports whether it was made for this request.
func (c keeper) make(r *http.Request, key string, changes int64) (made *page, ours bool) {
	answer, _, _ := c.making.Do(key+"\n"+strconv.FormatInt(changes, 10), func() (any, error) {
		ours = true
		if kept := c.get(key, changes); kept != nil && c.isFresh(kept) {
			return kept, nil // somebody was a moment faster
		}
		made := &page{changes: c.changes(r), made: c.Now()}
		recorder := &recorder{header: http.Header{}}
		c.next.ServeHTTP(recorder, detached(r))
		made.take(recorder)
		c.put(key, made)
		return made, nil
	})
	return answer.(*page), ours
}

func (c *Cache) isFresh(p *page) bool { return c.Now().Sub(p.made) < fresh }

// get returns a page that can be served, or nil.
func (c *Cache) get(key string, changes int64) *page {
	now := c.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	kept, ok := c.pages.Get(key)
	if !ok || kept.changes != changes || now.Sub(kept.made) >= fresh+stale {
		return nil
	}
	return kept
}

// put keeps a page that is for everybody, instead of what was kept of it, and lets go of those that were not asked for the
// longest.
func (c *Cache) put(key string, p *page) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.pages.Remove(key)
	if !p.forEverybody() {
		return
	}
	c.bytes += p.size() + len(key)
	c.pages.Add(key, p)
	for c.bytes > mostBytes {
		c.pages.RemoveOldest()
	}
}
