package comfyui

import (
	"context"
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"net/http"
	"slices"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	absences  = 3               // questions in a row in which a server knows nothing of a job, after which it is lost
	believed  = 5 * time.Second // how long an open socket spares the questions
	mostFiles = 4
)

// entry is what a server's history says about a job that has ended.
type entry struct {
	Outputs map[string]struct{ Images []file }
	Status  struct {
		Text     string `json:"status_str"`
		Messages []json.RawMessage
	}
}

// file is a picture on a server.
type file struct {
	Name   string `json:"filename"`
	Folder string `json:"subfolder"`
	Type   string `json:"type"`
}

// historyOf returns what a server says about a job that has ended; nil when it has not, or is not known.
func historyOf(ctx context.Context, server *remote.Client, id string) (*entry, error) {
	var history map[string]*entry
	err := server.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/history/" + id, Into: &history})
	return history[id], err
}

// failure returns why a job has ended without a picture.
func (d *entry) failure() error {
	if d.Status.Text != "error" {
		return nil
	}
	e := &engine.Error{Class: engine.Transient, Sentence: "ComfyUI failed to run the workflow"}
	for _, raw := range d.Status.Messages {
		var message []json.RawMessage
		var kind string
		if json.Unmarshal(raw, &message) != nil || len(message) < 2 || json.Unmarshal(message[0], &kind) != nil {
			continue
		}
		switch kind {
		case "execution_interrupted":
			e.Sentence = "ComfyUI's job was interrupted"
		case "execution_error":
			var what struct { // the rest of it holds the prompt
				Type string `json:"exception_type"`
				Node string `json:"node_type"`
			}
			_ = json.Unmarshal(message[1], &what) // another form says nothing more
			e.Err = fmt.Errorf("%.80s in node %.80s", what.Type, what.Node)
		}
	}
	return e
}

// files returns the pictures that the workflow saved, in the order of their nodes; previews only where it saved none.
func (d *entry) files() []file {
	var saved, previews []file
	for _, id := range slices.Sorted(maps.Keys(d.Outputs)) {
		for _, f := range d.Outputs[id].Images {
			if f.Type == "output" {
				saved = append(saved, f)
			} else {
				previews = append(previews, f)
			}
		}
	}
	if len(saved) == 0 {
		return previews
	}
	return saved
}

// fetch returns the first picture that has an alpha channel, else the first one: workflows may save both.
func (e *Engine) fetch(ctx context.Context, server *remote.Client, d *entry) (*image.NRGBA, error) {
	var first *image.NRGBA
	all := d.files()
	for _, f := range all[:min(len(all), mostFiles)] {
		var raw []byte
		err := e.config.Pace.Poll(ctx, nil, func(ctx context.Context) (done bool, err error) {
			raw, err = view(ctx, server, f)
			return err == nil, err
		})
		if err != nil {
			return nil, err
		}
		img, err := remote.Decode("ComfyUI", raw)
		if err != nil {
			return nil, err
		}
		if !remote.Opaque(img) {
			return img, nil
		}
		if first == nil {
			first = img
		}
	}
	if first == nil {
		return nil, &engine.Error{Class: engine.BadRequest, Sentence: "ComfyUI: the workflow saved no image: it needs a SaveImage node"}
	}
	return first, nil
}
