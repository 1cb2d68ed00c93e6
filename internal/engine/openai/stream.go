package openai

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/packages/ssestream"
)

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
