package cache_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/cache"
	"pellucid/internal/testkit"
)

// site counts how often it makes a page, and tells the count as the page.
type site struct {
	made      atomic.Int64
	deletions atomic.Int64
	marked    sync.Map // ids of images that were marked once
	clock     *testkit.Clock
	answer    func(w http.ResponseWriter, r *http.Request, n int64)
	handler   http.Handler
}

func newSite() *site {
	s := &site{clock: testkit.NewClock()}
	s.answer = func(w http.ResponseWriter, _ *http.Request, n int64) { _, _ = fmt.Fprintf(w, "page %d", n) }
	kept := cache.New(cache.Config{
		Now: s.clock.Now, Deletions: s.deletions.Load, Marked: s.marks,
		Anonymous: func(r *http.Request) bool { return r.Header.Get("Authorization") == "" },
	})
	answer := func(w http.ResponseWriter, r *http.Request) { s.answer(w, r, s.made.Add(1)) }
	router := chi.NewRouter()
	router.With(kept.Middleware(cache.Page)).HandleFunc("/*", answer)
	for _, pattern := range []string{"/image/{id}", "/image/{id}.json"} {
		router.With(kept.Middleware(cache.Image)).HandleFunc(pattern, answer)
	}
	router.With(kept.Middleware(cache.Nothing)).HandleFunc("/auth", answer)
	s.handler = router
	return s
}

func (s *site) marks(imageID string) int64 {
	if _, once := s.marked.Load(imageID); once {
		return 1
	}
	return 0
}

// get sends a request; headers come in pairs of name and value.
func (s *site) get(method, target string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	s.handler.ServeHTTP(w, r)
	return w
}

func (s *site) want(t *testing.T, body, target string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	w := s.get(http.MethodGet, target, headers...)
	if w.Body.String() != body {
		t.Errorf("%s %v answers %q, want %q", target, headers, w.Body, body)
	}
	return w
}

func TestAPageIsMadeOnceAMinute(t *testing.T) {
	s := newSite()
	s.want(t, "page 1", "/gallery")
	s.clock.Advance(59 * time.Second)
	s.want(t, "page 1", "/gallery")
	s.clock.Advance(62 * time.Second)
	s.want(t, "page 2", "/gallery") // too old to be served even once more
}

func TestAnOldPageIsServedWhileANewOneIsMade(t *testing.T) {
	s := newSite()
	s.want(t, "page 1", "/")
	release, ended := make(chan struct{}), make(chan struct{})
	s.answer = func(w http.ResponseWriter, _ *http.Request, n int64) {
		<-release
		_, _ = fmt.Fprintf(w, "page %d", n)
		close(ended)
	}
	s.clock.Advance(90 * time.Second)
	s.want(t, "page 1", "/")
	s.want(t, "page 1", "/")
	close(release)
	testkit.Receive(t, "the page is made anew", ended)
	testkit.Eventually(t, "the new page is served", func() bool { return s.get(http.MethodGet, "/").Body.String() == "page 2" })
	if n := s.made.Load(); n != 2 {
		t.Errorf("the page was made %d times", n)
	}
}

func TestAHundredWhoAskAtOnceGetOnePage(t *testing.T) {
	s := newSite()
	release := make(chan struct{})
	s.answer = func(w http.ResponseWriter, _ *http.Request, n int64) {
		<-release
		_, _ = fmt.Fprintf(w, "page %d", n)
	}
	var all sync.WaitGroup
	for range 100 {
		all.Go(func() { s.want(t, "page 1", "/gallery?page=2") })
	}
	close(release)
	all.Wait()
	if n := s.made.Load(); n != 1 {
		t.Errorf("the page was made %d times", n)
	}
}

// An answer that sets a cookie is for one browser, also when others wait for the same page.
func TestWhoeverAsksAtOnceForWhatIsNotForEverybodyGetsTheirOwn(t *testing.T) {
	s := newSite()
	release := make(chan struct{})
	s.answer = func(w http.ResponseWriter, _ *http.Request, n int64) {
		<-release
		w.Header().Set("Set-Cookie", fmt.Sprint("n=", n))
	}
	var all sync.WaitGroup
	var cookies sync.Map
	for range 50 {
		all.Go(func() { cookies.Store(s.get(http.MethodGet, "/").Header().Get("Set-Cookie"), true) })
	}
	close(release)
	all.Wait()
	different := 0
	cookies.Range(func(any, any) bool { different++; return true })
	if different != 50 {
		t.Errorf("50 browsers got %d cookies", different)
	}
}

func TestWhatVariesIsKeptApart(t *testing.T) {
	s := newSite()
	for i, request := range [][]string{
		{"/gallery"}, {"/gallery?page=2"}, {"/gallery/icons"}, {"/gallery", "Cookie", "theme=dark"}, {"/gallery", "Cookie", "surface=gray"},
		{"/gallery", "Accept-Encoding", "gzip"}, {"/gallery", "Accept-Encoding", "br, gzip"}, {"/gallery", "Hx-Request", "true"}, {"/gallery", "Cookie", "view=list"},
		{"http://other.example/gallery"},
	} {
		for range 2 {
			s.want(t, fmt.Sprintf("page %d", i+1), request[0], request[1:]...)
		}
	}
	made := s.made.Load()
	for _, same := range [][]string{
		{"/gallery?"}, {"/gallery", "Cookie", "theme=dark; other=1"}, {"/gallery", "Accept-Encoding", "deflate, GZIP;q=0.5"},
		{"/gallery", "Accept-Encoding", "br;q=0, gzip"}, {"/gallery", "User-Agent", "x"},
	} {
		s.get(http.MethodGet, same[0], same[1:]...)
	}
	s.get(http.MethodHead, "/gallery")
	if s.made.Load() != made {
		t.Errorf("pages that do not differ were made %d times more", s.made.Load()-made)
	}
}

func TestTheSiteSeesNothingOfAVisitorThatTheKeyDoesNotName(t *testing.T) {
	s := newSite()
	s.answer = func(w http.ResponseWriter, r *http.Request, _ int64) { _, _ = fmt.Fprint(w, r.Method, r.Header) }
	s.want(t, `GETmap[Accept-Encoding:[gzip] Cookie:[theme=dark]]`, "/", "Cookie", "a=b; theme=dark", "Referer", "/x", "Accept-Encoding", "gzip, deflate",
		"If-None-Match", `"x"`, "Range", "bytes=0-1", "Accept-Language", "de")
}

func TestWhatIsNotForEverybodyIsNotKept(t *testing.T) {
	for name, test := range map[string]struct {
		method, target, header, value string
		answer                        func(w http.ResponseWriter)
	}{
		"somebody signed in":        {method: "GET", target: "/", header: "Authorization", value: "Bearer x"},
		"a form":                    {method: "POST", target: "/"},
		"a route that says nothing": {method: "GET", target: "/auth"},
		"an error":                  {method: "GET", target: "/", answer: func(w http.ResponseWriter) { w.WriteHeader(http.StatusNotFound) }},
		"a redirect":                {method: "GET", target: "/", answer: func(w http.ResponseWriter) { w.WriteHeader(http.StatusSeeOther) }},
		"a cookie":                  {method: "GET", target: "/", answer: func(w http.ResponseWriter) { w.Header().Set("Set-Cookie", "a=b") }},
		"another variation":         {method: "GET", target: "/", answer: func(w http.ResponseWriter) { w.Header().Set("Vary", "Accept-Language") }},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSite()
			if test.answer != nil {
				s.answer = func(w http.ResponseWriter, _ *http.Request, _ int64) { test.answer(w) }
			}
			for range 2 {
				w := s.get(test.method, test.target, test.header, test.value)
				if w.Header().Get("Etag") != "" {
					t.Error("the answer is named as if it were for everybody")
				}
			}
			if n := s.made.Load(); n != 2 {
				t.Errorf("two requests made %d answers", n)
			}
		})
	}
}

func TestAPageThatTheBrowserHasIsNotSentAgain(t *testing.T) {
	s := newSite()
	first := s.want(t, "page 1", "/image/abc")
	etag := first.Header().Get("Etag")
	if etag == "" || first.Header().Get("Cache-Control") != "no-cache" || first.Header().Get("Content-Length") != "6" {
		t.Errorf("the headers are %v", first.Header())
	}
	for condition, status := range map[string]int{etag: 304, "W/" + etag: 304, `"other", ` + etag: 304, "*": 304, `"other"`: 200, "": 200} {
		w := s.get(http.MethodGet, "/image/abc", "If-None-Match", condition)
		if w.Code != status || w.Header().Get("Etag") != etag || (status == 304) != (w.Body.Len() == 0) {
			t.Errorf("to %q: %d with %q", condition, w.Code, w.Body)
		}
	}
	if w := s.get(http.MethodHead, "/image/abc"); w.Code != 200 || w.Body.Len() != 0 || w.Header().Get("Content-Length") != "6" {
		t.Errorf("HEAD answers %d, %q, %v", w.Code, w.Body, w.Header())
	}
}

func TestAPictureThatLeavesTakesEveryPageWithIt(t *testing.T) {
	s := newSite()
	s.want(t, "page 1", "/")
	s.deletions.Add(1)
	s.want(t, "page 2", "/")
	s.answer = func(w http.ResponseWriter, _ *http.Request, n int64) {
		s.deletions.Add(1) // it leaves while the page is made, which may still show it
		_, _ = fmt.Fprintf(w, "page %d", n)
	}
	s.want(t, "page 3", "/pricing")
	s.want(t, "page 4", "/pricing")
}

func TestALikeTakesThePicturesOwnPageAlone(t *testing.T) {
	s := newSite()
	for i, path := range []string{"/image/abc", "/image/abc.json", "/image/other", "/gallery"} {
		s.want(t, fmt.Sprintf("page %d", i+1), path)
	}
	s.marked.Store("abc", true)
	for path, page := range map[string]string{"/image/other": "page 3", "/gallery": "page 4"} {
		s.want(t, page, path)
	}
	s.want(t, "page 5", "/image/abc")
	s.want(t, "page 6", "/image/abc.json")
	s.want(t, "page 5", "/image/abc")
}

func TestAPageThatBreaksHoldsNobodyUp(t *testing.T) {
	s := newSite()
	s.answer = func(http.ResponseWriter, *http.Request, int64) { panic("broken") }
	for range 2 {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("the panic did not reach the one who answers for it")
				}
			}()
			s.get(http.MethodGet, "/")
		}()
	}
}

func TestTheCacheIsBounded(t *testing.T) {
	s := newSite()
	body := make([]byte, 1<<20)
	s.answer = func(w http.ResponseWriter, _ *http.Request, _ int64) { _, _ = w.Write(body) }
	for i := range 40 {
		s.get(http.MethodGet, fmt.Sprintf("/gallery?page=%d", i))
	}
	s.get(http.MethodGet, "/gallery?page=39")
	if n := s.made.Load(); n != 40 {
		t.Errorf("the newest page was let go of: %d were made", n)
	}
	s.get(http.MethodGet, "/gallery?page=0")
	if n := s.made.Load(); n != 41 {
		t.Errorf("the oldest page is still there: %d were made", n)
	}
	body = append(body, 0)
	for range 2 {
		s.get(http.MethodGet, "/gallery/icons")
	}
	if n := s.made.Load(); n != 43 {
		t.Errorf("a page that is too large was kept: %d were made", n)
	}
}

func TestWhatIsMadeForEverybodyIsToldFromWhatIsMadeForOne(t *testing.T) {
	s := newSite()
	s.answer = func(w http.ResponseWriter, r *http.Request, _ int64) {
		_, _ = fmt.Fprint(w, cache.MadeToBeKept(r.Context()))
	}
	s.want(t, "true", "/gallery")
	s.want(t, "false", "/gallery", "Authorization", "Bearer x")
	s.want(t, "false", "/auth")
}
