package replicate

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	findPages  = 12            // of 100 predictions each
	findWithin = 2 * time.Hour // a job that is older has lost its data long ago
	findReads  = 60            // predictions that are read one by one, where the list leaves their webhooks out
)

// Find returns the job of a key: the predictions of the last two hours are listed, and the key is read from their webhooks'
// addresses, or from the input that carries it. Without either it cannot be told, and the error is a TimeoutUnknown.
func (e *Engine) Find(ctx context.Context, key string) (engine.Handle, error) {
	if key == "" || e.config.WebhookURL == "" && e.config.Model.Names.Key == "" {
		return "", &engine.Error{
			Class:    engine.TimeoutUnknown,
			Sentence: "Replicate cannot be asked for a lost job, as no webhook URL is set: set the base URL to the site's https address",
		}
	}
	var j job
	image, err := e.search(ctx, func(p prediction) bool {
		found, phase := p.key()
		switch {
		case found == key && phase == phaseCutout:
			j.Cutout = p.ID // it is newer than the image's, so it comes first
			return false
		case found == key && phase == phaseImage:
			return true
		}
		return e.config.Model.Names.Key != "" && p.inputImage(e.config.Model.Names.Key) == key
	})
	if err != nil {
		return "", err
	}
	j.Image = image
	return j.handle(), nil
}

// search returns the id of the newest prediction that matches; engine.ErrNoJob when none does.
func (e *Engine) search(ctx context.Context, matches func(p prediction) bool) (string, error) {
	next, reads := "/predictions", 0
	for range findPages {
		var page struct {
			Next    json.RawMessage
			Results []prediction
		}
		if err := e.list(ctx, next, &page); err != nil {
			return "", err
		}
		for _, p := range page.Results {
			if p.since(e.config.Now()) > findWithin {
				return "", engine.ErrNoJob
			}
			if !plausible(p.ID) {
				continue
			}
			if len(p.Webhook) == 0 && e.config.WebhookURL != "" && reads < findReads {
				reads++
				if full, err := e.read(ctx, p.ID); err == nil {
					p = full
				}
			}
			if matches(p) {
				return p.ID, nil
			}
		}
		if next = text(page.Next); next == "" {
			return "", engine.ErrNoJob
		}
		if u, err := url.Parse(next); err != nil || !u.IsAbs() || !e.client.Trusts(u) {
			break // a cursor that leads elsewhere is not followed
		}
	}
	return "", &engine.Error{Class: engine.TimeoutUnknown, Sentence: "Replicate lists too many predictions to find one again"}
}

func (e *Engine) list(ctx context.Context, address string, page any) error {
	return e.config.Pace.Patiently(ctx, throttled, func(ctx context.Context) error {
		return e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: address, Into: page})
	})
}

func (e *Engine) read(ctx context.Context, id string) (p prediction, err error) {
	err = e.list(ctx, "/predictions/"+id, &p)
	return p, err
}
