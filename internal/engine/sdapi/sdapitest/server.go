// Package sdapitest is a stand-in for servers that speak /sdapi/v1: real HTTP, with the paths, statuses, bodies, timing and
// quirks of Forge with LayerDiffuse, of AUTOMATIC1111, and of sd-server.
package sdapitest

import (
	"encoding/base64"
	"fmt"
	"hash/fnv"
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

func (s *Server) draw(w http.ResponseWriter, r *http.Request) {
	var body map[string]any
	if err := remotetest.Read(r, &body); err != nil {
		w.WriteHeader(http.StatusUnprocessableEntity)
		return
	}
	s.mu.Lock()
	s.requests = append(s.requests, body)
	s.mu.Unlock()
	if s.Hold != nil {
		select {
		case <-s.Hold:
		case <-r.Context().Done():
			return
		}
	}
	if fault, ok := s.Faults.Next(); ok {
		if fault.Cut {
			remotetest.Cut()
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(fault.Status)
		fmt.Fprint(w, fault.Body)
		return
	}
	if scripts, ok := body["alwayson_scripts"].(map[string]any); ok && s.refusesScripts(w, scripts) {
		return
	}
	info := any(`{"seed": 42, "all_seeds": [42], "infotexts": [""]}`)
	if s.Program == SDServer {
		info = ""
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"images": s.pictures(body), "parameters": body, "info": info})
}

// refusesScripts answers as Forge does to scripts that it does not have, or that are called in the wrong way.
func (s *Server) refusesScripts(w http.ResponseWriter, scripts map[string]any) bool {
	if s.Program != Forge {
		remotetest.Answer(w, http.StatusUnprocessableEntity, map[string]string{
			"error": "HTTPException", "detail": "always on script LayerDiffuse not found", "body": "", "errors": "",
		})
		return true
	}
	layer, _ := scripts["LayerDiffuse"].(map[string]any)
	args, _ := layer["args"].([]any)
	if len(args) != 12 {
		remotetest.Answer(w, http.StatusInternalServerError, map[string]string{"error": "IndexError", "detail": "", "body": "", "errors": "list index out of range"})
		return true
	}
	for _, prompt := range args[9:] {
		if _, ok := prompt.(string); !ok { // null crashes the program
			remotetest.Answer(w, http.StatusInternalServerError, map[string]string{"error": "AttributeError", "detail": "", "body": "", "errors": "'NoneType' object has no attribute 'strip'"})
			return true
		}
	}
	return false
}

// pictures returns what the program gives: with LayerDiffuse a preview first, and the picture with alpha after it.
func (s *Server) pictures(body map[string]any) []string {
	h := fnv.New32a()
	fmt.Fprint(h, body["prompt"], body["seed"])
	width, height := int(body["width"].(float64)), int(body["height"].(float64))
	text := func(transparent bool) string {
		return base64.StdEncoding.EncodeToString(remotetest.Picture(width, height, int64(h.Sum32()), transparent))
	}
	if body["alwayson_scripts"] == nil || s.NoAlpha {
		return []string{text(false)}
	}
	return []string{text(false), text(true)}
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

func (s *Server) scripts(w http.ResponseWriter, _ *http.Request) {
	all := []string{"prompt matrix", "x/y/z plot"}
	if s.Program == Forge {
		all = append(all, "layerdiffuse")
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"txt2img": all, "img2img": all})
}
