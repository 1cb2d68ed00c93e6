package comfyui

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// job is what a handle says: the server that has it, and its id there.
type job struct {
	Server string `json:"server"`
	ID     string `json:"id"`
	Client string `json:"client"` // by which the server tells of its progress
}

func (j job) handle() engine.Handle {
	raw, err := json.Marshal(j)
	if err != nil {
		panic(err) // strings can be written
	}
	return engine.Handle(raw)
}

var ids = regexp.MustCompile(`^[A-Za-z0-9-]{1,100}$`)

// parse reads a handle, and finds its server among the configured ones.
func (e *Engine) parse(h engine.Handle) (job, *remote.Client, error) {
	var j job
	if err := json.Unmarshal([]byte(h), &j); err != nil || !ids.MatchString(j.ID) {
		return j, nil, &engine.Error{Class: engine.BadRequest, Sentence: "ComfyUI: the stored handle is none of this engine", Err: err}
	}
	for _, server := range e.servers {
		if server.Base == j.Server {
			return j, server, nil
		}
	}
	return j, nil, &engine.Error{Class: engine.BadRequest, Sentence: "ComfyUI: the server that has the stored job is not configured any more"}
}

// idOf returns the id that a key has on every server: ComfyUI takes ids from its clients. Without a key it is random.
func idOf(key string) string {
	sum := sha256.Sum256([]byte("pellucid:" + key))
	if key == "" {
		sum = sha256.Sum256([]byte(rand.Text()))
	}
	sum[6], sum[8] = sum[6]&0x0f|0x80, sum[8]&0x3f|0x80 // the version and variant of a UUID made in one's own way
	s := hex.EncodeToString(sum[:16])
	return s[:8] + "-" + s[8:12] + "-" + s[12:16] + "-" + s[16:20] + "-" + s[20:]
}

// extraKey is the member of extra_data that carries our key, for servers that give ids of their own.
const extraKey = "pellucid_key"

// Submit queues the workflow on the least busy server. A server that cannot be reached is passed over; one that may have
// taken the job is not.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	size, err := remote.SizeFor(e.Capabilities(), req)
	if err != nil {
		return "", err
	}
	var failed error
	for _, i := range e.pool.Order(ctx, len(e.servers), e.load) {
		j, err := e.queue(ctx, e.servers[i], req, size)
		if err == nil {
			return j.handle(), nil
		}
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		if failed = err; engine.ClassOf(err) != engine.Transient {
			return "", err
		}
		e.pool.Down(i)
	}
	return "", failed
}

// queue hands the workflow to a server.
func (e *Engine) queue(ctx context.Context, server *remote.Client, req engine.Request, size engine.Size) (job, error) {
	values := map[string]any{
		"prompt": remote.Prompt(req, !e.template.hasAlpha()), "negative": remote.Clean(req.NegativePrompt), "width": size.Width, "height": size.Height,
		"seed": remote.Seed(req), "steps": e.config.Steps, "guidance": e.config.Guidance, "checkpoint": e.config.Checkpoint, "image": "",
	}
	if req.Steps > 0 {
		values["steps"] = min(req.Steps, 100)
	}
	if req.GuidanceScale > 0 {
		values["guidance"] = min(req.GuidanceScale, 30)
	}
	if e.template.places["image"] {
		file, err := upload(ctx, server, req)
		if err != nil {
			return job{}, err
		}
		values["image"] = file
	}
	id := idOf(req.Key)
	var answer struct {
		ID string `json:"prompt_id"`
	}
	err := server.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/prompt", Into: &answer, Once: true, Body: map[string]any{
		"prompt": e.template.fill(values), "prompt_id": id, "client_id": id, "extra_data": map[string]string{extraKey: req.Key},
	}})
	if err == nil && !ids.MatchString(answer.ID) {
		err = &engine.Error{Class: engine.TimeoutUnknown, Sentence: "ComfyUI took the workflow, but gave it no id"}
	}
	return job{Server: server.Base, ID: answer.ID, Client: id}, err
}

// Cancel takes the job out of the queue, or interrupts it when it is the one that runs.
func (e *Engine) Cancel(ctx context.Context, h engine.Handle) error {
	j, server, err := e.parse(h)
	if err != nil {
		return nil // what is no job of ours needs no stopping
	}
	queue, err := queueOf(ctx, server)
	if err != nil {
		return err
	}
	switch {
	case queue.has(queue.Pending, j.ID):
		return server.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/queue", Body: map[string]any{"delete": []string{j.ID}}})
	case queue.has(queue.Running, j.ID):
		// Newer servers interrupt only the job of this id; older ones take no id, so it is sent only while ours runs.
		return server.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/interrupt", Body: map[string]string{"prompt_id": j.ID}})
	}
	return nil
}

// view returns a picture's file.
func view(ctx context.Context, server *remote.Client, f file) ([]byte, error) {
	query := url.Values{"filename": {f.Name}, "subfolder": {f.Folder}, "type": {f.Type}}
	var raw []byte
	err := server.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/view?" + query.Encode(), Into: &raw})
	return raw, err
}
