package openai

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptrace"
	"strings"
	"sync/atomic"
	"time"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/packages/ssestream"

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

// whole reads an answer that came at once.
func whole(got *api.ImagesResponse, err error) (answer, error) {
	if err != nil || len(got.Data) == 0 {
		return answer{}, err
	}
	first := got.Data[0]
	out := answer{base64: first.B64JSON, url: first.URL, used: usage{
		got.Usage.InputTokensDetails.TextTokens, got.Usage.InputTokensDetails.ImageTokens, got.Usage.OutputTokens,
	}}
	out.own.read(first.RawJSON())
	return out, nil
}

// event is what a stream tells of a picture.
type event struct {
	done   bool
	answer answer
}

func generationEvent(u api.ImageGenStreamEventUnion) event {
	return event{u.Type == "image_generation.completed", answer{base64: u.B64JSON, used: usage{
		u.Usage.InputTokensDetails.TextTokens, u.Usage.InputTokensDetails.ImageTokens, u.Usage.OutputTokens,
	}}}
}

func editEvent(u api.ImageEditStreamEventUnion) event {
	return event{u.Type == "image_edit.completed", answer{base64: u.B64JSON, used: usage{
		u.Usage.InputTokensDetails.TextTokens, u.Usage.InputTokensDetails.ImageTokens, u.Usage.OutputTokens,
	}}}
}

// errCut is a stream that ended before its picture came.
var errCut = errors.New("the stream ended before the picture was there")

// follow reads a stream: each partial picture is a step, and the last event has the picture, which may come before all of the
// partial ones.
func follow[T any](stream *ssestream.Stream[T], read func(T) event, w *wholeAnswer, partials int, progress func(float64)) (answer, error) {
	defer func() { _ = stream.Close() }()
	steps := 0
	for stream.Next() {
		e := read(stream.Current())
		if e.done {
			return e.answer, nil
		}
		if e.answer.base64 != "" && steps < partials {
			steps++
			progress(float64(steps) / float64(partials+1))
		}
	}
	switch {
	case stream.Err() != nil:
		return answer{}, stream.Err()
	case w.body != nil:
		var got api.ImagesResponse
		return whole(&got, json.Unmarshal(w.body, &got))
	}
	return answer{}, errCut
}

// wholeAnswer keeps the answer of a server that doesn't stream although it was asked to.
type wholeAnswer struct{ body []byte }

func (w *wholeAnswer) take(r *http.Request, next option.MiddlewareNext) (*http.Response, error) {
	resp, err := next(r)
	if err != nil || resp.StatusCode >= http.StatusBadRequest || !strings.HasPrefix(resp.Header.Get("Content-Type"), "application/json") {
		return resp, err
	}
	w.body, err = io.ReadAll(resp.Body)
	_ = resp.Body.Close()
	resp.Body = http.NoBody
	return resp, err
}
