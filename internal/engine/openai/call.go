package openai

import (
	"cmp"
	"context"
	"errors"
	"net/http/httptrace"
	"sync/atomic"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// sent tells whether a request left this machine whole: before that, nothing can have been made or charged.
type sent struct{ whole atomic.Bool }

func (s *sent) watch(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{WroteRequest: func(info httptrace.WroteRequestInfo) {
		if info.Err == nil {
			s.whole.Store(true)
		}
	}})
}

const (
	mostThrottled  = 10 * time.Second // that a picture waits in all while fewer requests are asked for
	firstThrottled = time.Second      // of the pauses where the server does not say how long
)

// ask makes a call, and makes it again while the server asks for fewer requests: those made nothing and cost nothing.
func (e *Engine) ask(ctx context.Context, req engine.Request, background string, progress func(float64)) (openaiclient.Picture, error) {
	var waited time.Duration
	for pause := firstThrottled; ; pause *= 2 {
		got, err := e.askOnce(ctx, req, background, progress)
		var told *engine.Error
		if !errors.As(err, &told) || told.Class != engine.RateLimited {
			return got, err
		}
		rest := cmp.Or(told.RetryAfter, pause)
		if waited += rest; waited > mostThrottled {
			return openaiclient.Picture{}, err
		}
		timer := time.NewTimer(rest)
		select {
		case <-ctx.Done():
			timer.Stop()
			return openaiclient.Picture{}, ctx.Err()
		case <-timer.C:
		}
	}
}

// askOnce makes one call and maps its error.
func (e *Engine) askOnce(ctx context.Context, req engine.Request, background string, progress func(float64)) (openaiclient.Picture, error) {
	var on sent
	limited, cancel := context.WithTimeout(on.watch(ctx), e.config.Timeout)
	defer cancel()
	got, err := e.call(limited, req, background, progress)
	if ctx.Err() != nil && errors.Is(ctx.Err(), context.Canceled) {
		return openaiclient.Picture{}, ctx.Err()
	}
	if err == nil && got.Base64 == "" && got.URL == "" {
		err = &engine.Error{Class: engine.Transient, Sentence: "the server answered without a picture"}
	}
	if err != nil {
		return openaiclient.Picture{}, e.classify(err, on.whole.Load())
	}
	return got, nil
}

// call makes one call. Each picture on the way is a step of the progress.
func (e *Engine) call(ctx context.Context, req engine.Request, background string, progress func(float64)) (openaiclient.Picture, error) {
	asked, err := e.asked(req, background)
	if err != nil {
		return openaiclient.Picture{}, err
	}
	steps := 0
	return e.client.Picture(ctx, asked, func() {
		if steps < asked.Partials {
			steps++
			progress(float64(steps) / float64(asked.Partials+1))
		}
	})
}
