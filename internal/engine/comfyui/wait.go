package comfyui

import (
	"context"
	"encoding/json"
	"fmt"
	"image"
	"maps"
	"net/http"
	"slices"
	"strings"
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

// Wait follows the job over a socket, or by asking for it where the socket is closed, and fetches the picture. It may be
// called again for the same handle, in this process or another.
func (e *Engine) Wait(ctx context.Context, req engine.Request, h engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	j, server, err := e.parse(h)
	if err != nil {
		return engine.Picture{}, err
	}
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	done, err := e.await(ctx, server, j, func(f float64) { progress(0.02 + 0.93*f) })
	if err != nil {
		return engine.Picture{}, err
	}
	img, err := e.fetch(ctx, server, done)
	if err != nil {
		return engine.Picture{}, err
	}
	can := e.Capabilities()
	picture := engine.Picture{
		Image: img, Model: e.model(), Opaque: remote.Opaque(img), CostCents: can.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, e.config.Checkpoint, req, map[string]any{"nodes": e.template.nodes}),
		Notes:  remote.ReferenceNotes(req, can.References),
	}
	progress(1)
	return picture, ctx.Err()
}

// model returns the name that people read.
func (e *Engine) model() string {
	if !e.template.places["checkpoint"] {
		return e.Capabilities().Label
	}
	return strings.TrimSuffix(strings.TrimSuffix(e.config.Checkpoint, ".safetensors"), ".ckpt")
}

// await waits until the job is in the server's history.
func (e *Engine) await(ctx context.Context, server *remote.Client, j job, progress func(float64)) (*entry, error) {
	w := watch(ctx, server, j)
	defer w.stop()
	var done *entry
	var asked time.Time
	absent := 0
	err := e.config.Pace.Poll(ctx, w.wake, func(ctx context.Context) (bool, error) {
		progress(w.fraction())
		if w.open() && !w.ended() && time.Since(asked) < believed {
			return false, nil
		}
		asked = time.Now()
		known, err := e.ask(ctx, server, j.ID, &done)
		if err != nil || done != nil {
			return done != nil, err
		}
		if absent++; known {
			absent = 0
		}
		if absent >= absences {
			return true, &engine.Error{Class: engine.Transient, Sentence: "ComfyUI has lost the job: the server was started anew"}
		}
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	return done, done.failure()
}

// ask looks for the job in the queue and then in the history. known reports whether it was in either.
func (e *Engine) ask(ctx context.Context, server *remote.Client, id string, done **entry) (known bool, err error) {
	found, err := historyOf(ctx, server, id)
	if err != nil || found != nil {
		*done = found
		return true, err
	}
	q, err := queueOf(ctx, server)
	return err == nil && (q.has(q.Running, id) || q.has(q.Pending, id)), err
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
