// Package comfyuitest is a stand-in for a ComfyUI server: real HTTP and a real socket, with the paths, statuses, bodies and
// quirks of the program.
package comfyuitest

import (
	"fmt"
	"hash/fnv"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
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

// Busy gives the server jobs of somebody else.
func (s *Server) Busy(jobs int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.others = jobs
}

func invalid(w http.ResponseWriter, kind, detail string) {
	remotetest.Answer(w, http.StatusBadRequest, map[string]any{
		"error":       map[string]any{"type": kind, "message": "Prompt outputs failed validation", "details": detail, "extra_info": map[string]any{}},
		"node_errors": map[string]any{},
	})
}

func (s *Server) prompt(w http.ResponseWriter, r *http.Request) {
	var body struct {
		Prompt map[string]Node
		ID     string         `json:"prompt_id"`
		Client string         `json:"client_id"`
		Extra  map[string]any `json:"extra_data"`
	}
	if err := remotetest.Read(r, &body); err != nil || body.Prompt == nil {
		invalid(w, "no_prompt", "No prompt provided")
		return
	}
	for id, n := range body.Prompt {
		if !slices.Contains(s.Nodes, n.Class) {
			invalid(w, "invalid_prompt", "Cannot execute because node "+n.Class+" does not exist. Node ID '#"+id+"'")
			return
		}
		if name, ok := n.Inputs["ckpt_name"].(string); ok && !slices.Contains(s.Checkpoints, name) {
			invalid(w, "prompt_outputs_failed_validation", "ckpt_name: '"+name+"' not in list")
			return
		}
	}
	j := s.add(body.ID, body.Client, body.Prompt, body.Extra)
	if cut, _ := s.CutPrompt.Next(); cut {
		remotetest.Cut()
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"prompt_id": j.ID, "number": 7, "node_errors": map[string]any{}})
}

func (s *Server) add(id, client string, graph map[string]Node, extra map[string]any) *Job {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.OwnIDs || id == "" {
		id = "0a1b2c3d-server-" + strconv.Itoa(len(s.all))
	}
	end, _ := s.Ends.Next()
	j := &Job{ID: id, Client: client, Graph: graph, Extra: extra, end: end}
	s.all = append(s.all, j)
	return j
}

func (s *Server) find(id string) *Job {
	for _, j := range s.all {
		if j.ID == id && !j.Deleted {
			return j
		}
	}
	return nil
}

func (s *Server) history(w http.ResponseWriter, r *http.Request) {
	if status, ok := s.Reads.Next(); ok && status != http.StatusOK {
		w.WriteHeader(status)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	out := map[string]any{}
	if j := s.find(r.PathValue("id")); j != nil {
		if j.asked++; j.asked > s.Polls && s.Socket != SocketTells {
			s.finish(j)
		}
		if j.Done {
			out[j.ID] = s.entry(j)
		}
	}
	remotetest.Answer(w, http.StatusOK, out)
}

func (s *Server) histories(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := map[string]any{}
	for _, j := range s.all {
		if j.Done && !j.Deleted {
			out[j.ID] = s.entry(j)
		}
	}
	remotetest.Answer(w, http.StatusOK, out)
}

// finish ends a job as it is to end.
func (s *Server) finish(j *Job) {
	j.Done = true
	if j.end.Kind == "lost" {
		j.Deleted = true
	}
}

func (j *Job) row() []any { return []any{7, j.ID, j.Graph, j.Extra, []string{"9"}} }

func (s *Server) entry(j *Job) map[string]any {
	status := map[string]any{"status_str": "success", "completed": true, "messages": []any{}}
	images := []any{}
	switch {
	case j.end.Kind != "":
		status = map[string]any{"status_str": "error", "completed": false, "messages": []any{
			[]any{"execution_start", map[string]any{}}, []any{j.end.Kind, map[string]any{"exception_message": "CUDA out of memory", "exception_type": "torch.OutOfMemoryError", "node_type": "KSampler", "node_id": "3"}},
		}}
	case s.Both:
		images = append(images, picture(j, "opaque"), picture(j, "alpha"))
	case s.Opaque:
		images = append(images, picture(j, "opaque"))
	default:
		images = append(images, picture(j, "alpha"))
	}
	outputs := map[string]any{"9": map[string]any{"images": images}, "2": map[string]any{"text": []string{"not an image"}}}
	outputs["1"] = map[string]any{"images": []any{map[string]string{"filename": "preview.png", "subfolder": "", "type": "temp"}}}
	return map[string]any{"prompt": j.row(), "outputs": outputs, "status": status}
}

func picture(j *Job, kind string) map[string]string {
	return map[string]string{"filename": j.ID + "_" + kind + "_00001_.png", "subfolder": "pellucid out", "type": "output"}
}

func (s *Server) queue(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	running, pending := []any{}, []any{}
	for range s.others {
		running = append(running, []any{1, "somebody-elses", map[string]any{}, map[string]any{}, []string{}})
	}
	for _, j := range s.all {
		switch {
		case j.Done || j.Deleted:
		case len(running) == 0:
			running = append(running, j.row())
		default:
			pending = append(pending, j.row())
		}
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"queue_running": running, "queue_pending": pending})
}

func (s *Server) remove(w http.ResponseWriter, r *http.Request) {
	var body struct{ Delete []string }
	if remotetest.Read(r, &body) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range body.Delete {
		if j := s.find(id); j != nil {
			j.Deleted = true
		}
	}
}

func (s *Server) interrupt(_ http.ResponseWriter, r *http.Request) {
	var body struct {
		ID string `json:"prompt_id"`
	}
	_ = remotetest.Read(r, &body) // older clients send nothing
	s.mu.Lock()
	defer s.mu.Unlock()
	s.interrupted = append(s.interrupted, body.ID)
	if j := s.find(body.ID); j != nil {
		j.Done, j.end = true, End{Kind: "execution_interrupted"}
	}
}

func (s *Server) view(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	filename := r.URL.Query().Get("filename")
	id, kind, _ := strings.Cut(filename, "_")
	j := s.find(id)
	if j == nil || r.URL.Query().Get("type") != "output" || r.URL.Query().Get("subfolder") != "pellucid out" {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	h := fnv.New32a()
	width, height := 0, 0
	for _, id := range []string{"3", "5", "6"} {
		n := j.Graph[id]
		fmt.Fprint(h, n.Inputs["seed"], n.Inputs["text"])
		if n.Class == "EmptyLatentImage" {
			width, height = int(n.Inputs["width"].(float64)), int(n.Inputs["height"].(float64))
		}
	}
	if _, err := w.Write(remotetest.Picture(width, height, int64(h.Sum32()), strings.HasPrefix(kind, "alpha"))); err != nil {
		return // the reader has gone
	}
}

func (s *Server) info(w http.ResponseWriter, r *http.Request) {
	class := r.PathValue("class")
	out := map[string]any{}
	if slices.Contains(s.Nodes, class) {
		required := map[string]any{"seed": []any{"INT", map[string]any{}}}
		if class == "CheckpointLoaderSimple" {
			required = map[string]any{"ckpt_name": []any{s.Checkpoints, map[string]any{"tooltip": "the model"}}}
		}
		out[class] = map[string]any{"input": map[string]any{"required": required}, "name": class}
	}
	remotetest.Answer(w, http.StatusOK, out)
}

func (s *Server) upload(w http.ResponseWriter, r *http.Request) {
	file, header, err := r.FormFile("image")
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	defer file.Close()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.uploads = append(s.uploads, header.Filename)
	remotetest.Answer(w, http.StatusOK, map[string]string{"name": header.Filename, "subfolder": "", "type": "input"})
}

// Jobs returns what was queued, the oldest first.
func (s *Server) Jobs() []Job {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Job
	for _, j := range s.all {
		out = append(out, *j)
	}
	return out
}

// Interrupted returns the ids that interruptions were for.
func (s *Server) Interrupted() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.interrupted)
}

// Restart forgets every job, as a server does that is started anew.
func (s *Server) Restart() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = nil
}
