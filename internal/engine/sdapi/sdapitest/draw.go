package sdapitest

import (
	"encoding/base64"
	"fmt"
	"hash/fnv"
	"net/http"

	"pellucid/internal/engine/remote/remotetest"
)

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

func (s *Server) scripts(w http.ResponseWriter, _ *http.Request) {
	all := []string{"prompt matrix", "x/y/z plot"}
	if s.Program == Forge {
		all = append(all, "layerdiffuse")
	}
	remotetest.Answer(w, http.StatusOK, map[string]any{"txt2img": all, "img2img": all})
}
