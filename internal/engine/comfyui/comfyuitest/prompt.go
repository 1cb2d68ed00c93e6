package comfyuitest

import (
	"net/http"
	"slices"
	"strconv"

	"pellucid/internal/engine/remote/remotetest"
)

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
