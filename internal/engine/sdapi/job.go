package sdapi

import (
	"cmp"
	"context"
	"net/http"
	"slices"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Submit does nothing but look at the request: the servers answer with the picture itself, so that Wait does all of the
// work. A process that dies makes the picture again, with the same seed and at no vendor's cost.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	_, err := remote.SizeFor(e.Capabilities(), req)
	return "", err
}

// Wait has the picture made by the least busy server. One that cannot be reached is passed over.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	body, err := e.body(req)
	if err != nil {
		return engine.Picture{}, err
	}
	var failed error
	for healthy := e.pool.Order(ctx, len(e.servers), e.load); len(healthy) > 0; {
		i := e.take(healthy)
		healthy = slices.DeleteFunc(healthy, func(other int) bool { return other == i })
		picture, err := e.draw(ctx, e.servers[i], req, body, progress)
		e.servers[i].working.Add(-1)
		if err == nil {
			progress(1)
			return picture, ctx.Err()
		}
		if ctx.Err() != nil {
			return engine.Picture{}, ctx.Err()
		}
		if failed = err; engine.ClassOf(err) != engine.Transient {
			break
		}
		e.pool.Down(i)
	}
	return engine.Picture{}, failed
}

// take chooses the server with the fewest pictures of ours, and counts one more for it.
func (e *Engine) take(healthy []int) int {
	e.choosing.Lock()
	defer e.choosing.Unlock()
	least := slices.MinFunc(healthy, func(a, b int) int {
		return cmp.Compare(e.servers[a].working.Load(), e.servers[b].working.Load())
	})
	e.servers[least].working.Add(1)
	return least
}

// load says how busy a server is with our own pictures, and whether it answers at all: it need not know the question.
func (e *Engine) load(ctx context.Context, i int) (int, error) {
	s := e.servers[i]
	if busy := s.working.Load(); busy > 0 {
		return int(busy), nil // it may be too busy to answer
	}
	err := s.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/sdapi/v1/options", Into: new([]byte)})
	if status := remote.StatusOf(err); status != 0 && status < 500 {
		err = nil
	}
	return 0, err
}

// Cancel does nothing: a picture is made while Wait waits for it, and ends with Wait's context.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }
