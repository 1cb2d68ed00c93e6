package programtest

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
)

// cdnDouble is a CDN: it fetches from the site what it does not have, keeps what it may, and forgets by tag.
type cdnDouble struct {
	site     atomic.Pointer[string]
	deaf     atomic.Bool // it answers no purge
	fetched  atomic.Int64
	mu       sync.Mutex
	kept     map[string]keptAnswer
	forgot   []string
	URL, API string
}

type keptAnswer struct {
	header http.Header
	body   []byte
}

func newCDN(t *testing.T) *cdnDouble {
	t.Helper()
	c := &cdnDouble{kept: map[string]keptAnswer{}}
	edge, api := httptest.NewServer(http.HandlerFunc(c.serve)), httptest.NewServer(http.HandlerFunc(c.purge))
	t.Cleanup(edge.Close)
	t.Cleanup(api.Close)
	c.URL, c.API = edge.URL, api.URL
	return c
}

func (c *cdnDouble) serve(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	answer, hit := c.kept[r.URL.Path]
	status := http.StatusOK
	if !hit {
		c.fetched.Add(1)
		resp, err := http.Get(*c.site.Load() + r.URL.Path)
		if err != nil {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		defer func() { _ = resp.Body.Close() }()
		answer.header, status = resp.Header, resp.StatusCode
		answer.body, _ = io.ReadAll(resp.Body)
		caching := resp.Header.Get("Cache-Control")
		if strings.Contains(caching, "public") && strings.Contains(caching, "age=31536000") && !strings.Contains(caching, "s-maxage=0") {
			c.kept[r.URL.Path] = answer
		}
	}
	for _, name := range []string{"Content-Type", "Cache-Control", "Cross-Origin-Resource-Policy"} {
		w.Header().Set(name, answer.header.Get(name))
	}
	w.WriteHeader(status)
	_, _ = w.Write(answer.body)
}

func (c *cdnDouble) purge(w http.ResponseWriter, r *http.Request) {
	var body struct{ Tags []string }
	if c.deaf.Load() || r.Header.Get("Authorization") != "Bearer purge-token" || json.NewDecoder(r.Body).Decode(&body) != nil {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.forgot = append(c.forgot, body.Tags...)
	for path, answer := range c.kept {
		if slices.Contains(body.Tags, answer.header.Get("Cache-Tag")) {
			delete(c.kept, path)
		}
	}
	_, _ = io.WriteString(w, `{"success": true}`)
}

func TestACDNServesPublicImagesAndForgetsThoseThatAreHidden(t *testing.T) {
	t.Parallel()
	edge, data := newCDN(t), t.TempDir()
	flags := []string{"--cdn-url", edge.URL, "--cdn-purge-url", edge.API, "--cdn-purge-token", "purge-token"}
	s := start(t, data, flags...)
	edge.site.Store(&s.url)
	mira := s.signUp("mira")
	path := s.draw(mira) // without its host
	key := strings.TrimSuffix(strings.TrimPrefix(path, "/media/"), "/original.png")
	id := strings.ReplaceAll(key, "/", "")[:len(strings.ReplaceAll(key, "/", ""))-len(key[strings.LastIndex(key, "-"):])]

	execIn(t, data, `UPDATE images SET featured_at = created_at`) // social cards are for images that are promoted
	var image struct {
		FileURL      string `json:"file_url"`
		ThumbnailURL string `json:"thumbnail_url"`
	}
	if status, err := s.call("", http.MethodGet, "/images/"+id, nil, &image); status != http.StatusOK || image.FileURL != edge.URL+path || !strings.HasPrefix(image.ThumbnailURL, edge.URL+"/media/") {
		t.Fatalf("the API answers %d, %+v, %v", status, image, err)
	}
	for page, wants := range map[string][]string{
		"/gallery":               {`src="` + edge.URL + `/media/` + key + `/`},
		"/image/" + id:           {edge.URL + "/media/" + key + "/512.webp", `data-original="` + path + `"`, `content="` + edge.URL + "/image/" + id + `/card.jpg"`},
		"/image/" + id + ".md":   {"<" + edge.URL + path + ">"},
		"/image/" + id + ".json": {`"file_url":"` + edge.URL + path},
	} {
		resp, body := ask(t, http.MethodGet, s.url+page, "")
		for _, want := range wants {
			if resp.StatusCode != http.StatusOK || !bytes.Contains(bytes.ReplaceAll(body, []byte(`": "`), []byte(`":"`)), []byte(want)) {
				t.Errorf("%s answers %d without %s", page, resp.StatusCode, want)
			}
		}
		if bytes.Contains(body, []byte(s.url+"/media/")) || bytes.Contains(body, []byte(s.url+edge.URL)) {
			t.Errorf("%s has an address of a file on the site, or of two sites", page)
		}
		if policy := resp.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "img-src 'self' data: blob: "+edge.URL+";") {
			t.Errorf("%s lets no image of the CDN in: %s", page, policy)
		}
	}

	fetch := func() int {
		t.Helper()
		resp, _ := ask(t, http.MethodGet, edge.URL+path, "")
		if resp.StatusCode == http.StatusOK && (resp.Header.Get("Cross-Origin-Resource-Policy") != "cross-origin" || !strings.Contains(resp.Header.Get("Cache-Control"), "immutable")) {
			t.Errorf("the CDN's answer is %v", resp.Header)
		}
		return resp.StatusCode
	}
	if first, again := fetch(), fetch(); first != http.StatusOK || again != http.StatusOK || edge.fetched.Load() != 1 {
		t.Fatalf("the CDN answers %d and %d, and fetched %d times", first, again, edge.fetched.Load())
	}

	card := func() int {
		t.Helper()
		resp, _ := ask(t, http.MethodGet, edge.URL+"/image/"+id+"/card.jpg", "")
		return resp.StatusCode
	}
	if first, again := card(), card(); first != http.StatusOK || again != http.StatusOK || edge.fetched.Load() != 2 {
		t.Fatalf("the CDN answers %d and %d for the card, and fetched %d times", first, again, edge.fetched.Load())
	}

	edge.deaf.Store(true)
	hide(t, data, key)
	waitFor(t, "the CDN was told, and did not hear", func() bool { return number(t, data, `SELECT count(*) FROM cdn_purges WHERE attempts > 0`) == 1 })
	if err := s.end(syscall.SIGKILL); err == nil {
		t.Fatal("the server was killed and ended well")
	}
	edge.deaf.Store(false)
	s = start(t, data, flags...)
	edge.site.Store(&s.url)
	waitFor(t, "the CDN has forgotten the image", func() bool {
		edge.mu.Lock()
		defer edge.mu.Unlock()
		return len(edge.forgot) > 0
	})
	if status := fetch(); status != http.StatusNotFound {
		t.Errorf("the CDN answers %d for an image that is private", status)
	}
	if status := fetch(); status != http.StatusNotFound || edge.fetched.Load() != 4 {
		t.Errorf("that an image is not there is kept: %d", status)
	}
	if status := card(); status != http.StatusNotFound {
		t.Errorf("the CDN answers %d for the card of an image that is private", status)
	}
	mira = s.signIn("mira", "secret")
	if _, err := s.call(mira, http.MethodGet, "/images/"+id, nil, &image); err != nil || image.FileURL != path {
		t.Errorf("the owner's private image is at %s, %v; no CDN may get it", image.FileURL, err)
	}
}

func TestWithoutPurgingEachAnswerOfASharedCacheIsAskedFor(t *testing.T) {
	t.Parallel()
	edge := newCDN(t)
	s := start(t, t.TempDir(), "--cdn-url", edge.URL)
	edge.site.Store(&s.url)
	path := s.draw(s.signUp("mira"))
	resp, _ := ask(t, http.MethodGet, s.url+path, "")
	if got := resp.Header.Get("Cache-Control"); !strings.Contains(got, "s-maxage=0") || resp.Header.Get("Cache-Tag") != "" {
		t.Errorf("Cache-Control is %s", got)
	}
}
