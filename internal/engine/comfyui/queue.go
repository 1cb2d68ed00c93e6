package comfyui

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"mime/multipart"
	"net/http"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// queue is what a server has to do.
type queue struct {
	Running []item `json:"queue_running"`
	Pending []item `json:"queue_pending"`
}

// item is a job in a queue, which ComfyUI writes as a list: number, id, graph, extra data, and more.
type item struct {
	ID  string
	Key string // ours, from the extra data
}

// UnmarshalJSON takes what it can of the list.
func (i *item) UnmarshalJSON(raw []byte) error {
	var parts []json.RawMessage
	if json.Unmarshal(raw, &parts) != nil {
		return nil
	}
	if len(parts) > 1 {
		_ = json.Unmarshal(parts[1], &i.ID) // another form is no id
	}
	if len(parts) > 3 {
		var extra map[string]any
		_ = json.Unmarshal(parts[3], &extra) // another form holds no key
		i.Key, _ = extra[extraKey].(string)
	}
	return nil
}

func (queue) has(items []item, id string) bool {
	for _, i := range items {
		if i.ID == id {
			return true
		}
	}
	return false
}

func (q queue) all() []item { return append(append([]item{}, q.Running...), q.Pending...) }

func queueOf(ctx context.Context, server *remote.Client) (q queue, err error) {
	err = server.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/queue", Into: &q})
	return q, err
}

// load says how many jobs a server has.
func (e *Engine) load(ctx context.Context, i int) (int, error) {
	q, err := queueOf(ctx, e.servers[i])
	return len(q.Running) + len(q.Pending), err
}

// Find looks for the job of a key on every server: in its history, then in its queue. When a server does not answer and no
// other one has the job, it cannot be told, and the error is a TimeoutUnknown.
func (e *Engine) Find(ctx context.Context, key string) (engine.Handle, error) {
	if key == "" {
		return "", engine.ErrNoJob
	}
	var silent error
	for _, server := range e.servers {
		id, err := find(ctx, server, key)
		if err == nil {
			return job{Server: server.Base, ID: id, Client: idOf(key)}.handle(), nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if !errors.Is(err, engine.ErrNoJob) {
			silent = err
		}
	}
	if silent != nil {
		return "", &engine.Error{Class: engine.TimeoutUnknown, Sentence: "ComfyUI: a server that may have the job does not answer", Err: silent}
	}
	return "", engine.ErrNoJob
}

// find returns the id of a key's job on one server. The queue is read first: a job that ends meanwhile is in the history.
func find(ctx context.Context, server *remote.Client, key string) (string, error) {
	q, err := queueOf(ctx, server)
	if err != nil {
		return "", err
	}
	id := idOf(key)
	for _, i := range q.all() {
		if i.ID == id || i.Key == key {
			return i.ID, nil
		}
	}
	if entry, err := historyOf(ctx, server, id); err != nil || entry != nil {
		return id, err
	}
	return findOwn(ctx, server, key)
}

// findOwn looks through the newest entries of the history for our key: older servers give ids of their own.
func findOwn(ctx context.Context, server *remote.Client, key string) (string, error) {
	var history map[string]struct{ Prompt item }
	if err := server.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/history?max_items=200", Into: &history}); err != nil {
		return "", err
	}
	for id, entry := range history {
		if entry.Prompt.Key == key && ids.MatchString(id) {
			return id, nil
		}
	}
	return "", engine.ErrNoJob
}

// upload hands the first reference to a server and returns its name there.
func upload(ctx context.Context, server *remote.Client, req engine.Request) (string, error) {
	if len(req.References) == 0 {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "ComfyUI: the workflow starts from an image, and the request has none"}
	}
	picture, err := remote.PNG(remote.Within(req.References[0].Image, 2048))
	if err != nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "the reference cannot be written as a PNG file", Err: err}
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("image", "pellucid-"+idOf(req.Key)+".png")
	if err == nil {
		_, err = part.Write(picture)
	}
	if err = errors.Join(err, form.WriteField("overwrite", "true"), form.Close()); err != nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "the reference cannot be written as a form", Err: err}
	}
	var stored struct{ Name, Subfolder string }
	err = server.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/upload/image", Body: body.Bytes(), ContentType: form.FormDataContentType(), Into: &stored})
	if stored.Subfolder != "" {
		stored.Name = stored.Subfolder + "/" + stored.Name
	}
	return stored.Name, err
}
