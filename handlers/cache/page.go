package cache

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/negotiate"
)

// page is one answer of the site, as it was sent.
type page struct {
	status  int
	header  http.Header
	body    []byte
	etag    string // empty: the answer is for one request alone
	made    time.Time
	changes int64 // that had been counted when making began
}

// take copies what the site answered, and names it by its content when it is one for everybody.
func (p *page) take(r *recorder) {
	p.status, p.header, p.body = max(r.status, http.StatusOK), r.header, r.body.Bytes()
	if !p.forEverybody() {
		return
	}
	sum := sha256.Sum256(p.body)
	p.etag = `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`
	p.header.Set("Etag", p.etag)
	p.header.Set("Cache-Control", "no-cache") // a browser may keep it and asks each time: signing in must show at once
	p.header.Set("Vary", "Accept-Encoding, Cookie, "+strings.Join(fragments, ", "))
	p.header.Set("Content-Length", strconv.Itoa(len(p.body)))
}

// forEverybody reports whether the answer may be kept: it is whole, sets no cookie, and varies by what the key names alone.
func (p *page) forEverybody() bool {
	if p.status != http.StatusOK || len(p.body) > mostPage || p.header.Get("Set-Cookie") != "" {
		return false
	}
	for _, names := range p.header.Values("Vary") {
		for name := range strings.SplitSeq(names, ",") {
			name = http.CanonicalHeaderKey(strings.TrimSpace(name))
			if name != "Accept-Encoding" && name != "Cookie" && !slices.Contains(fragments, name) {
				return false
			}
		}
	}
	return true
}

func (p *page) write(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	for name, values := range p.header {
		h[name] = values
	}
	if p.etag != "" && negotiate.Has(r, p.etag) {
		h.Del("Content-Length")
		h.Del("Content-Type")
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	w.WriteHeader(p.status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(p.body) // the client is gone when this fails
	}
}

// size is roughly what the page takes in memory, in bytes.
func (p *page) size() int { return len(p.body) + pageOverhead }
