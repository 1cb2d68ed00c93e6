// Package comfyuitest is a stand-in for a ComfyUI server: real HTTP and a real socket, with the paths, statuses, bodies and
// quirks of the program.
package comfyuitest

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"pellucid/internal/engine/remote/remotetest"
)

// What the socket does.
const (
	SocketTells = ""      // progress and the end
	SocketDrops = "drops" // some progress, and then it is closed
	SocketNone  = "none"  // there is none, as behind a proxy that knows no sockets
)

// End is how one job ends, instead of succeeding.
type End struct {
	Kind string // "execution_error", "execution_interrupted", or "lost": the server was started anew
}

// Server is the stand-in. Its fields are set before it is used.
type Server struct {
	URL         string
	Polls       int // how often the history is empty before a job has ended, unless the socket ends it
	Socket      string
	OwnIDs      bool // an older server, which takes no ids from clients
	Opaque      bool // pictures have no alpha channel
	Both        bool // the workflow saves an opaque picture, and then one with alpha
	Nodes       []string
	Checkpoints []string
	User        string // of HTTP Basic, as a proxy asks for it; the password is the same

	CutPrompt remotetest.Script[bool] // the next jobs are queued, and the connection cut before the answer
	Ends      remotetest.Script[End]  // of the next jobs
	Reads     remotetest.Script[int]  // statuses of the next questions for the history

	mu          sync.Mutex
	all         []*Job
	others      int
	interrupted []string
	uploads     []string
	api         *httptest.Server
}

// Job is one as the stand-in keeps it.
type Job struct {
	ID, Client string
	Graph      map[string]Node
	Extra      map[string]any
	Done       bool
	Deleted    bool
	end        End
	asked      int
}

// Node is a node of a graph.
type Node struct {
	Class  string         `json:"class_type"`
	Inputs map[string]any `json:"inputs"`
}

// Classes are those of a server with ComfyUI-layerdiffuse.
var Classes = []string{
	"KSampler", "CheckpointLoaderSimple", "EmptyLatentImage", "CLIPTextEncode", "SaveImage", "VAEDecode", "LayeredDiffusionApply",
	"LayeredDiffusionDecodeRGBA", "LoadImage",
}

// New starts a stand-in that ends with the test.
func New(t testing.TB) *Server {
	s := &Server{Polls: 2, Nodes: Classes, Checkpoints: []string{"sd_xl_base_1.0.safetensors", "juggernaut.safetensors"}}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /prompt", s.prompt)
	mux.HandleFunc("GET /history/{id}", s.history)
	mux.HandleFunc("GET /history", s.histories)
	mux.HandleFunc("GET /queue", s.queue)
	mux.HandleFunc("POST /queue", s.remove)
	mux.HandleFunc("POST /interrupt", s.interrupt)
	mux.HandleFunc("GET /view", s.view)
	mux.HandleFunc("GET /object_info/{class}", s.info)
	mux.HandleFunc("POST /upload/image", s.upload)
	mux.HandleFunc("GET /ws", s.socket)
	s.api = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if user, password, _ := r.BasicAuth(); s.User != "" && (user != s.User || password != s.User) {
			w.Header().Set("WWW-Authenticate", "Basic")
			w.WriteHeader(http.StatusUnauthorized)
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
