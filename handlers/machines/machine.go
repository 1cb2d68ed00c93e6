package machines

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/negotiate"
)

// keptAnHour is the caching of what tells of no picture.
const keptAnHour = "public, max-age=3600"

// content is a whole answer for machines.
type content struct {
	kind      string // media type
	caching   string
	canonical string // absolute address of the page that says the same to people; empty: there is none
	body      []byte
}

// send answers with content, or tells a client that has it already that nothing changed. Other forms of a page are kept out
// of search results: the page itself stands there.
func send(w http.ResponseWriter, r *http.Request, c content) error {
	sum := sha256.Sum256(c.body)
	etag := `W/"` + hex.EncodeToString(sum[:12]) + `"`
	h := w.Header()
	h.Set("Cache-Control", c.caching)
	h.Set("ETag", etag)
	if c.canonical != "" {
		h.Set("Link", "<"+c.canonical+`>; rel="canonical"`)
		h.Set("X-Robots-Tag", "noindex")
	}
	if negotiate.Has(r, etag) {
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	h.Set("Content-Type", c.kind)
	_, _ = w.Write(c.body) // the client is gone when this fails
	return nil
}

// sendJSON sends a value as JSON that people can read too.
func sendJSON(w http.ResponseWriter, r *http.Request, canonical string, value any) error {
	body, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	return send(w, r, content{kind: "application/json", caching: web.CheckedAgain, canonical: canonical, body: append(body, '\n')})
}
