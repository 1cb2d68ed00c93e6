// Package ideogramtest is a stand-in for api.ideogram.ai: real HTTP, with the path, header, form and answers of the one call
// that makes transparent pictures.
package ideogramtest

import (
	"fmt"
	"hash/fnv"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"

	"pellucid/internal/engine/remote/remotetest"
)

// Key is what the stand-in accepts.
const Key = "invented"

// Fault is an answer instead of a picture.
type Fault struct {
	Status int
	Body   string
	Cut    bool // the picture is made and charged, and the connection cut before the answer
	Unsafe bool // the picture failed the safety check: there is no address
}

// Server is the stand-in.
type Server struct {
	URL    string
	Faults remotetest.Script[Fault]
	Files  remotetest.Script[int] // statuses of the next files

	mu   sync.Mutex
	made []map[string]string
	api  *httptest.Server
}

// New starts a stand-in that ends with the test.
func New(t testing.TB) *Server {
	s := &Server{}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /v1/ideogram-v3/generate-transparent", s.generate)
	mux.HandleFunc("GET /api/images/ephemeral/{n}", s.file)
	s.api = httptest.NewServer(mux)
	t.Cleanup(s.api.Close)
	s.URL = s.api.URL
	return s
}

// Made returns the forms of the pictures that were made and charged.
func (s *Server) Made() []map[string]string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]map[string]string{}, s.made...)
}

func (s *Server) generate(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Api-Key") != Key {
		remotetest.Answer(w, http.StatusUnauthorized, map[string]string{"message": "Invalid authorization token"})
		return
	}
	if err := r.ParseMultipartForm(1 << 20); err != nil || r.FormValue("prompt") == "" {
		remotetest.Answer(w, http.StatusBadRequest, map[string]string{"error": "prompt is required"})
		return
	}
	fault, _ := s.Faults.Next()
	if fault.Status != 0 {
		w.WriteHeader(fault.Status)
		fmt.Fprint(w, fault.Body)
		return
	}
	if r.FormValue("rendering_speed") == "FLASH" || strings.Contains(r.FormValue("aspect_ratio"), ":") {
		remotetest.Answer(w, http.StatusBadRequest, map[string]string{"error": "Invalid request"})
		return
	}
	fields := map[string]string{}
	for name := range r.MultipartForm.Value {
		fields[name] = r.FormValue(name)
	}
	s.mu.Lock()
	s.made = append(s.made, fields)
	n := len(s.made) - 1
	s.mu.Unlock()
	if fault.Cut {
		remotetest.Cut()
	}
	picture := map[string]any{
		"prompt": fields["prompt"], "resolution": "1024x1024", "is_image_safe": !fault.Unsafe, "seed": 1, "style_type": "GENERAL",
		"url": s.URL + "/api/images/ephemeral/" + strconv.Itoa(n) + "?exp=1&sig=x",
	}
	if fault.Unsafe {
		picture["url"] = nil
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"created": "2026-11-22T10:00:00Z", "data": []any{picture}})
}

func (s *Server) file(w http.ResponseWriter, r *http.Request) {
	if status, ok := s.Files.Next(); ok && status != http.StatusOK {
		w.WriteHeader(status)
		return
	}
	n, err := strconv.Atoi(r.PathValue("n"))
	made := s.Made()
	if err != nil || n >= len(made) || r.Header.Get("Api-Key") != "" {
		w.WriteHeader(http.StatusForbidden)
		return
	}
	width, height := 1024, 1024
	if made[n]["aspect_ratio"] == "16x9" {
		width, height = 1312, 736
	}
	h := fnv.New32a()
	fmt.Fprint(h, made[n]["prompt"], made[n]["seed"])
	if _, err := w.Write(remotetest.Picture(width, height, int64(h.Sum32()), true)); err != nil {
		return // the reader has gone
	}
}
