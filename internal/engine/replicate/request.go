package replicate

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Submit creates the first prediction. It is created once: only when Replicate asks for fewer requests is it tried again.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	input, err := e.config.Model.input(e.Capabilities(), req, e.config.Remover != nil || e.config.Model.Opaque)
	if err != nil {
		return "", err
	}
	made, err := e.create(ctx, e.config.Model, input, req.Key, phaseImage, throttled)
	if err != nil {
		return "", err
	}
	e.fresh.Store(made.ID, true)
	return job{Image: made.ID}.handle(), nil
}

// create makes a prediction and returns it as Replicate took it.
func (e *Engine) create(ctx context.Context, m Model, input map[string]any, key, phase string, patience time.Duration) (prediction, error) {
	path, body := m.endpoint()
	body["input"] = input
	if hook := e.webhook(key, phase); hook != "" {
		body["webhook"], body["webhook_events_filter"] = hook, []string{"completed"}
	}
	var made prediction
	err := e.config.Pace.Patiently(ctx, patience, func(ctx context.Context) error {
		made = prediction{}
		return e.client.Do(ctx, remote.Call{
			Method: http.MethodPost, URL: path, Body: body, Into: &made, Once: true,
			Header: http.Header{"Cancel-After": {cancelAfter}},
		})
	})
	if err == nil && !plausible(made.ID) {
		err = &engine.Error{Class: engine.TimeoutUnknown, Sentence: "Replicate took the request, but gave it no id"}
	}
	return made, err
}

// The phases of a job, as the webhook's query names them.
const (
	phaseImage  = "image"
	phaseCutout = "cutout"
)

// webhook returns the address that Replicate is to call, with our key in its query: predictions are found by it.
func (e *Engine) webhook(key, phase string) string {
	if e.config.WebhookURL == "" {
		return ""
	}
	u, err := url.Parse(e.config.WebhookURL)
	if err != nil {
		return ""
	}
	query := u.Query()
	query.Set("key", key)
	query.Set("phase", phase)
	u.RawQuery = query.Encode()
	return u.String()
}

// Cancel asks Replicate to stop the job's predictions.
func (e *Engine) Cancel(ctx context.Context, h engine.Handle) error {
	j, err := parse(h)
	if err != nil {
		return nil // what is no job of ours needs no stopping
	}
	var failed error
	for _, id := range j.ids() {
		err := e.client.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/predictions/" + id + "/cancel"})
		switch remote.StatusOf(err) {
		case http.StatusNotFound, http.StatusBadRequest, http.StatusConflict, http.StatusUnprocessableEntity:
			err = nil // it is unknown, or has ended
		}
		failed = errors.Join(failed, err)
	}
	return failed
}
