package comfyui

import (
	"context"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

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
