// Package sdapitest is a stand-in for servers that speak /sdapi/v1: real HTTP, with the paths, statuses, bodies, timing and
// quirks of Forge with LayerDiffuse, of AUTOMATIC1111, and of sd-server.
package sdapitest

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"pellucid/internal/engine/remote/remotetest"
)

// The programs that the stand-in may be.
const (
	Forge    = "forge"     // with LayerDiffuse
	Web      = "a1111"     // without it
	SDServer = "sd-server" // no scripts, no progress, no options; errors are texts
)

// Fault is an answer to one request instead of a picture.
type Fault struct {
	Status int
	Body   string
	Cut    bool
}

// Server is the stand-in. Its fields are set before it is used.
type Server struct {
	URL       string
	Program   string
	User      string        // of HTTP Basic; the password is the same
	NoAlpha   bool          // a newer Forge, which answers with opaque pictures alone
	Hold      chan struct{} // when set, each picture waits until something is received from it, or the client goes
	Faults    remotetest.Script[Fault]
	Fractions remotetest.Script[float64] // of the next questions for the progress

	mu          sync.Mutex
	requests    []map[string]any
	interrupted int
	asked       int
	api         *httptest.Server
}

// New starts a stand-in that ends with the test.
func New(t testing.TB, program string) *Server {
	s := &Server{Program: program}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /sdapi/v1/txt2img", s.draw)
	if program != SDServer {
		mux.HandleFunc("GET /sdapi/v1/progress", s.progress)
		mux.HandleFunc("POST /sdapi/v1/interrupt", s.interrupt)
		mux.HandleFunc("GET /sdapi/v1/options", func(w http.ResponseWriter, _ *http.Request) {
			remotetest.Answer(w, http.StatusOK, map[string]string{"samples_format": "png"})
		})
		mux.HandleFunc("GET /sdapi/v1/scripts", s.scripts)
	}
	s.api = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if user, password, _ := r.BasicAuth(); s.User != "" && (user != s.User || password != s.User) {
			w.Header().Set("WWW-Authenticate", "Basic")
			remotetest.Answer(w, http.StatusUnauthorized, map[string]string{"detail": "Incorrect username or password"})
			return
		}
		mux.ServeHTTP(w, r)
	}))
	t.Cleanup(s.api.Close)
	s.URL = s.api.URL
	return s
}

// Stop ends the server, as a machine that is switched off.
func (s *Server) Stop() { s.api.Close() }

// Requests returns the bodies of the requests for pictures.
func (s *Server) Requests() []map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.requests)
}

// Interrupted returns how often the server was interrupted.
func (s *Server) Interrupted() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.interrupted
}

// Asked returns how often the progress was asked for.
func (s *Server) Asked() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked
}

func (s *Server) progress(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	s.asked++
	s.mu.Unlock()
	fraction, _ := s.Fractions.Next()
	remotetest.Answer(w, http.StatusOK, map[string]any{
		"progress": fraction, "eta_relative": 4.1, "state": map[string]any{"job_count": 1, "sampling_step": 7}, "current_image": nil, "textinfo": nil,
	})
}

func (s *Server) interrupt(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.interrupted++
	remotetest.Answer(w, http.StatusOK, map[string]any{})
}
