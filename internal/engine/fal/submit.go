package fal

import (
	"context"
	"net/http"
	"net/url"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Submit puts the request into fal's queue, once: only when fal asks for fewer requests is it tried again.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	input, err := e.config.Model.input(req)
	if err != nil {
		return "", err
	}
	j, err := e.submit(ctx, e.config.Model.Endpoint, input, req.Key)
	return j.handle(), err
}

func (e *Engine) submit(ctx context.Context, endpoint string, input map[string]any, key string) (job, error) {
	path := "/" + endpoint
	if e.config.WebhookURL != "" {
		path += "?" + url.Values{"fal_webhook": {e.hook(key)}}.Encode()
	}
	var made job
	err := e.config.Pace.Patiently(ctx, throttled, func(ctx context.Context) error {
		made = job{}
		return e.client.Do(ctx, remote.Call{
			Method: http.MethodPost, URL: path, Body: input, Into: &made, Once: true,
			Header: http.Header{"X-Fal-Request-Timeout": {startWithin}},
		})
	})
	if err != nil {
		return job{}, err
	}
	made.Endpoint = endpoint
	if !made.plausible() {
		return job{}, &engine.Error{Class: engine.TimeoutUnknown, Sentence: "fal took the request, but gave it no id"}
	}
	return made, nil
}

func (e *Engine) hook(key string) string {
	u, err := url.Parse(e.config.WebhookURL)
	if err != nil || key == "" {
		return e.config.WebhookURL
	}
	query := u.Query()
	query.Set("key", key)
	u.RawQuery = query.Encode()
	return u.String()
}

// Wait polls until the request is completed, and fetches the picture. A webhook ends its pauses. It may be called again for
// the same handle, in this process or another.
func (e *Engine) Wait(ctx context.Context, req engine.Request, h engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	j, err := parse(h)
	if err != nil {
		return engine.Picture{}, err
	}
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	img, err := e.await(ctx, j, func(f float64) { progress(0.95 * f) })
	if err != nil {
		return engine.Picture{}, err
	}
	can := e.Capabilities()
	picture := engine.Picture{
		Image: img, Model: can.Label, Opaque: remote.Opaque(img), CostCents: can.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, j.Endpoint, req, map[string]any{"request_id": j.ID}), Notes: remote.ReferenceNotes(req, 0),
	}
	progress(1)
	return picture, ctx.Err()
}

// Cancel asks fal to take the request out of its queue, or to stop it.
func (e *Engine) Cancel(ctx context.Context, h engine.Handle) error {
	j, err := parse(h)
	if err != nil {
		return nil // what is no job of ours needs no stopping
	}
	err = e.client.Do(ctx, remote.Call{Method: http.MethodPut, URL: e.own(j.CancelURL, j, "/cancel")})
	switch remote.StatusOf(err) {
	case http.StatusNotFound, http.StatusBadRequest, http.StatusConflict, http.StatusUnprocessableEntity:
		return nil // it is unknown, or has ended
	}
	return err
}

// Notify ends the pause of whoever waits for a job: a handle, or the id of a request.
func (e *Engine) Notify(h engine.Handle) {
	if j, err := parse(h); err == nil {
		h = engine.Handle(j.ID)
	}
	e.wakeups.Notify(string(h))
}
