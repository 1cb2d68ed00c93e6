package comfyuitest

import (
	"fmt"
	"hash/fnv"
	"net/http"
	"strings"

	"pellucid/internal/engine/remote/remotetest"
)

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
