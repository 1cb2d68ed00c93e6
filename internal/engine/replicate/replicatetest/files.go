package replicatetest

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"net/http"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/engine/remote/remotetest"
)

// file answers with the picture of a prediction: transparent when its model removes backgrounds.
func (s *Server) file(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tokens[r.Host] = r.Header.Get("Authorization") != ""
	if strings.HasPrefix(r.URL.Path, "/v1/") && s.Private && r.Header.Get("Authorization") != "Bearer "+Token {
		w.WriteHeader(http.StatusForbidden)
		return
	}
	parts := strings.Split(r.URL.Path, "/")
	p := s.byID[parts[len(parts)-2]]
	if p == nil || p.Removed || s.Expired || p.Status != "succeeded" {
		w.WriteHeader(http.StatusNotFound) // as after an hour
		return
	}
	w.Header().Set("Content-Type", "image/png")
	transparent := strings.Contains(p.Model, "background") || strings.Contains(p.Model, "cutter")
	made := s.source(p)
	width, height := size(made.Input)
	if _, err := w.Write(remotetest.Picture(width, height, seed(made), transparent)); err != nil {
		return // the reader has gone
	}
}

// size returns the size that the models give for an input.
func size(input map[string]any) (width, height int) {
	if w, ok := input["width"].(float64); ok {
		h, _ := input["height"].(float64)
		return int(w), int(h)
	}
	if input["aspect_ratio"] == "16:9" {
		return 1344, 768
	}
	return 1024, 1024
}

// source follows a picture back to the prediction that made it, so that a cut-out shows the same subject.
func (s *Server) source(p *Prediction) *Prediction {
	from, _ := p.Input["image"].(string)
	for id, other := range s.byID {
		if strings.Contains(from, "/"+id+"/") && other != p {
			return s.source(other)
		}
	}
	return p
}

func seed(p *Prediction) int64 {
	h := fnv.New32a()
	fmt.Fprint(h, p.Input["prompt"], p.Input["seed"])
	return int64(h.Sum32())
}

func (s *Server) upload(w http.ResponseWriter, r *http.Request) {
	file, _, err := r.FormFile("content")
	if err != nil {
		problem(w, http.StatusBadRequest, "", "Missing content")
		return
	}
	defer file.Close()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.uploads++
	id := "file" + strconv.Itoa(s.uploads)
	remotetest.Answer(w, http.StatusCreated, map[string]any{"id": id, "urls": map[string]string{"get": s.URL + "/files/" + id}})
}

// Remove removes the data of every prediction, as the vendor does after an hour.
func (s *Server) Remove() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, p := range s.all {
		p.Removed = true
	}
}

// Predictions returns what was created, the oldest first.
func (s *Server) Predictions() []Prediction {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Prediction
	for _, p := range s.all {
		out = append(out, *p)
	}
	return out
}

// Secrets returns how often the webhooks' secret was asked for.
func (s *Server) Secrets() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.secrets
}

// TokenSentToFiles reports whether the foreign file host was sent a token.
func (s *Server) TokenSentToFiles() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tokens[strings.TrimPrefix(s.delivery.URL, "http://")]
}

// End ends a prediction at once.
func (s *Server) End(id, status string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.byID[id].Status = status
}

// Event returns the raw body of a webhook about a prediction.
func (s *Server) Event(id string) []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	raw, err := json.Marshal(s.write(s.byID[id], true))
	if err != nil {
		panic(err) // the stand-in's own values can be written
	}
	return raw
}

// Sign returns the headers of a webhook, signed with a secret at a time; a foreign signature comes first, as while a secret
// is being replaced.
func Sign(secret, id string, at time.Time, raw []byte) http.Header {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		panic(err) // the tests' secrets are base64
	}
	stamp := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, stamp, raw)
	h := http.Header{}
	h.Set("webhook-id", id)
	h.Set("webhook-timestamp", stamp)
	h.Set("webhook-signature", "v1,b2xk v2,bmV3 v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	return h
}
