package files

import (
	"hash/maphash"
	"net/http"
	"sync"
	"time"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

// sameDownload is how long somebody's requests for a picture are one download: a browser that hears nothing for a moment
// asks again by another way, and one that lost the line asks for the rest.
const sameDownload = 30 * time.Second

// downloads remembers who downloads what just now, so that nobody is counted twice. The zero value is ready, and safe for
// concurrent use. A restart forgets it, which counts a download too many at worst.
type downloads struct {
	mu     sync.Mutex
	latest map[uint64]time.Time // by hash: what a browser calls itself can be long
	swept  time.Time
}

var downloadSeed = maphash.MakeSeed()

// begins reports whether a request is a download of its own, and no second try of one that has begun.
func (d *downloads) begins(key string, now time.Time) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.sweep(now)
	hash := maphash.String(downloadSeed, key)
	_, goesOn := d.latest[hash]
	d.latest[hash] = now
	return !goesOn
}

// sweep forgets what is over, at most once a second.
func (d *downloads) sweep(now time.Time) {
	if d.latest == nil {
		d.latest = map[uint64]time.Time{}
	}
	if now.Sub(d.swept) < time.Second {
		return
	}
	d.swept = now
	for hash, at := range d.latest {
		if now.Sub(at) >= sameDownload {
			delete(d.latest, hash)
		}
	}
}

// Count counts a download once, however a browser tries. Visitors are told apart by address and browser.
func (s *Server) Count(r *http.Request, img domain.Image) {
	who := s.Sessions.Reader(r.Context()).Key()
	if who == "" {
		who = limit.Address(r) + " " + r.UserAgent()
	}
	if r.Method == http.MethodHead || !s.downloads.begins(img.ID+" "+who, s.Now()) {
		return
	}
	if err := s.Store.CountDownload(r.Context(), img.ID, web.ViewerID(r)); err != nil {
		web.LogFailure(r, err) // the file matters more than the count
	}
}
