package openai

import (
	"cmp"
	"context"
	"errors"
	"net/http/httptrace"
	"sync/atomic"
	"time"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"

	"pellucid/internal/engine"
)

// answer is a picture as a server told it: in base64, or at an address.
type answer struct {
	base64, url string
	used        usage
	own         extension
}

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
func (e *Engine) ask(ctx context.Context, req engine.Request, background string, progress func(float64)) (answer, error) {
	var waited time.Duration
	for pause := firstThrottled; ; pause *= 2 {
		got, err := e.askOnce(ctx, req, background, progress)
		var told *engine.Error
		if !errors.As(err, &told) || told.Class != engine.RateLimited {
			return got, err
		}
		rest := cmp.Or(told.RetryAfter, pause)
		if waited += rest; waited > mostThrottled {
			return answer{}, err
		}
		timer := time.NewTimer(rest)
		select {
		case <-ctx.Done():
			timer.Stop()
			return answer{}, ctx.Err()
		case <-timer.C:
		}
	}
}

// askOnce makes one call and maps its error.
func (e *Engine) askOnce(ctx context.Context, req engine.Request, background string, progress func(float64)) (answer, error) {
	var on sent
	limited, cancel := context.WithTimeout(on.watch(ctx), e.config.Timeout)
	defer cancel()
	got, err := e.call(limited, req, background, progress)
	if ctx.Err() != nil && errors.Is(ctx.Err(), context.Canceled) {
		return answer{}, ctx.Err()
	}
	if err == nil && got.base64 == "" && got.url == "" {
		err = &engine.Error{Class: engine.Transient, Sentence: "the server answered without a picture"}
	}
	if err != nil {
		return answer{}, e.classify(err, on.whole.Load())
	}
	return got, nil
}

func (e *Engine) call(ctx context.Context, req engine.Request, background string, progress func(float64)) (answer, error) {
	streams := e.model.partials && e.config.Partials > 0
	if len(req.References) > 0 {
		params, err := e.edit(req, background)
		if err != nil {
			return answer{}, err
		}
		if streams {
			params.PartialImages = api.Int(int64(e.config.Partials))
			var w wholeAnswer
			return follow(e.client.Images.EditStreaming(ctx, params, option.WithMiddleware(w.take)), editEvent, &w, e.config.Partials, progress)
		}
		return whole(e.client.Images.Edit(ctx, params))
	}
	params := e.generation(req, background)
	if streams {
		params.PartialImages = api.Int(int64(e.config.Partials))
		var w wholeAnswer
		return follow(e.client.Images.GenerateStreaming(ctx, params, option.WithMiddleware(w.take)), generationEvent, &w, e.config.Partials, progress)
	}
	return whole(e.client.Images.Generate(ctx, params))
}
