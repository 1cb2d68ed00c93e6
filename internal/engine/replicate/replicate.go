// Package replicate makes images with the models on replicate.com: one prediction makes the image, and a second one removes
// its background where the model gives no alpha channel.
package replicate

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name           = "replicate"
	defaultBase    = "https://api.replicate.com/v1"
	cancelAfter    = "20m"            // a prediction that has not ended by then never will be waited for
	throttled      = 10 * time.Second // how long Submit waits when it is asked for fewer requests
	throttledLater = 3 * time.Minute  // the same for the second prediction, as the first has been paid for
)

// Engine makes images on Replicate. Make one with New.
type Engine struct {
	config  Config
	client  *remote.Client
	files   *remote.Fetcher
	wakeups remote.Wakeups
	secret  secret
	fresh   sync.Map // of prediction id: submitted by this process and not waited for yet, so nothing follows it yet
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	if config.Now == nil {
		config.Now = time.Now
	}
	e := &Engine{config: config}
	e.client = &remote.Client{
		Vendor: "Replicate", Key: "PELLUCID_REPLICATE_API_TOKEN", Base: config.base(), HTTP: config.HTTP, Classify: classify,
		Auth: func(h http.Header) { h.Set("Authorization", "Bearer "+config.Token) },
	}
	e.files = remote.NewFetcher(e.client, delivers)
	return e, nil
}

// delivers reports whether a file is on Replicate's own file hosts, which may ask for the token.
func delivers(u *url.URL) bool {
	host := strings.ToLower(u.Hostname())
	return u.Scheme == "https" && (host == "api.replicate.com" || host == "replicate.delivery" || strings.HasSuffix(host, ".replicate.delivery"))
}

// Name returns "replicate".
func (e *Engine) Name() string { return name }

// Capabilities says what the configured models can do together.
func (e *Engine) Capabilities() engine.Capabilities {
	can := e.config.Model.capabilities()
	if e.config.Remover != nil {
		can.CostCents += e.config.Remover.CostCents
	}
	return can
}

// Check looks whether the token is good and the models are there. It costs nothing.
func (e *Engine) Check(ctx context.Context) error {
	if err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/predictions"}); err != nil {
		return err
	}
	for _, m := range e.models() {
		owner, found := m.page()
		if !found {
			continue
		}
		err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/models/" + owner})
		if remote.StatusOf(err) == http.StatusNotFound {
			return &engine.Error{Class: engine.BadRequest, Sentence: "Replicate has no model " + owner + ": check PELLUCID_REPLICATE_MODEL and PELLUCID_REPLICATE_REMOVER", Err: err}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) models() []Model {
	all := []Model{e.config.Model}
	if e.config.Remover != nil {
		all = append(all, *e.config.Remover)
	}
	return all
}
