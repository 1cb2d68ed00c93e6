package fal

import (
	"encoding/json"
	"net/url"
	"regexp"
	"strings"

	"pellucid/internal/engine"
)

// job is what a handle says: the request's id, and the addresses that fal gave for it.
type job struct {
	ID        string `json:"request_id"`
	Endpoint  string `json:"endpoint"`
	StatusURL string `json:"status_url,omitempty"`
	ResultURL string `json:"response_url,omitempty"`
	CancelURL string `json:"cancel_url,omitempty"`
}

var ids = regexp.MustCompile(`^[A-Za-z0-9_-]{1,100}$`)

func (j job) plausible() bool { return ids.MatchString(j.ID) && endpointName.MatchString(j.Endpoint) }

func (j job) handle() engine.Handle {
	if j.ID == "" {
		return ""
	}
	raw, err := json.Marshal(j)
	if err != nil {
		panic(err) // strings can be written
	}
	return engine.Handle(raw)
}

func parse(h engine.Handle) (job, error) {
	var j job
	if err := json.Unmarshal([]byte(h), &j); err != nil || !j.plausible() {
		return job{}, &engine.Error{Class: engine.BadRequest, Sentence: "fal: the stored handle is none of this engine", Err: err}
	}
	return j, nil
}

// own returns an address that fal gave, when it is fal's own; else the one that the documents describe, in which an
// endpoint's path ends with its second part.
func (e *Engine) own(given string, j job, suffix string) string {
	if u, err := url.Parse(given); given != "" && err == nil && e.client.Trusts(u) {
		return given
	}
	parts := strings.SplitN(j.Endpoint, "/", 3)
	return "/" + strings.Join(parts[:2], "/") + "/requests/" + j.ID + suffix
}
