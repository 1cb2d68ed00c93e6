package openaiapi

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"time"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/openai"
	"pellucid/internal/generation/rendering"
)

// The types of errors that OpenAI's API has.
const (
	invalidRequest = "invalid_request_error"
	userError      = "image_generation_user_error"
	serverError    = "server_error"
)

// The codes of errors that programs act upon.
const (
	codeRefused    = "moderation_blocked"
	codeCannotDraw = openai.CannotDrawCode
	codeQuota      = "insufficient_quota"
	codeTooMany    = "rate_limit_exceeded"
	codeKey        = "invalid_api_key"
)

// failure is an error in OpenAI's shape.
type failure struct {
	status     int
	kind, code string
	param      string
	message    string
	retryAfter time.Duration
	final      bool // the official clients try again on their own, unless they are told that it won't help
}

// Error returns the message.
func (f *failure) Error() string { return f.message }

func invalid(param, format string, args ...any) *failure {
	return &failure{status: http.StatusBadRequest, kind: invalidRequest, code: "invalid_value", param: param, message: fmt.Sprintf(format, args...)}
}

// refused marks an error of the content filter.
type refused struct{ error }

func (e *refused) Unwrap() error { return e.error }

// fail answers with an error.
func fail(w http.ResponseWriter, r *http.Request, err error) {
	f := failureOf(r, err)
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	if f.retryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(int(math.Ceil(f.retryAfter.Seconds()))))
	}
	if f.final {
		h.Set("X-Should-Retry", "false")
	}
	w.WriteHeader(f.status)
	_ = json.NewEncoder(w).Encode(map[string]any{"error": f.body()}) // the client is gone when this fails
}

func (f *failure) body() map[string]any {
	optional := func(text string) any {
		if text == "" {
			return nil
		}
		return text
	}
	return map[string]any{"message": f.message, "type": f.kind, "param": optional(f.param), "code": optional(f.code)}
}

// failureOf maps an error. What the caller did not cause is logged, and never told.
func failureOf(r *http.Request, err error) *failure {
	var ready *failure
	var known *domain.Error
	var cannot *engine.CannotDraw
	switch {
	case errors.As(err, &ready):
		return ready
	case errors.As(err, &cannot):
		return &failure{status: http.StatusBadRequest, kind: userError, code: codeCannotDraw, param: "prompt", message: cannot.Sentence}
	case errors.Is(err, rendering.ErrGate):
		return &failure{status: http.StatusInternalServerError, kind: serverError, message: "No image passed our edge check, so nothing was charged. Try describing it in other words.", final: true}
	case errors.As(err, new(*http.MaxBytesError)):
		return &failure{status: http.StatusRequestEntityTooLarge, kind: invalidRequest, message: "This is too large."}
	case errors.As(err, &known):
		if f := ofDomain(known); f != nil {
			f.retryAfter = known.RetryAfter
			if errors.As(err, new(*refused)) {
				f.kind, f.code = userError, codeRefused
			}
			return f
		}
	}
	p := problem.From(r.Context(), err)
	return &failure{status: p.Status, kind: serverError, message: p.Detail}
}

// fields are our names of what OpenAI calls otherwise.
var fields = map[string]string{"num_samples": "n", "width": "size", "height": "size", "file": "image", "reference_ids": "image"}

// ofDomain maps the errors that users are told about, or returns nil.
func ofDomain(e *domain.Error) *failure {
	f := &failure{kind: invalidRequest, param: e.Field, message: e.Message}
	if name, ok := fields[e.Field]; ok {
		f.param = name
	}
	switch e.Code {
	case domain.Invalid, domain.Unsupported:
		f.status, f.code = http.StatusBadRequest, "invalid_value"
	case domain.Unauthenticated:
		f.status, f.code = http.StatusUnauthorized, codeKey
	case domain.PaymentRequired:
		f.status, f.kind, f.code, f.final = http.StatusTooManyRequests, codeQuota, codeQuota, true
	case domain.Forbidden:
		f.status, f.kind = http.StatusForbidden, "permission_error"
	case domain.NotFound, domain.Gone:
		f.status = http.StatusNotFound
	case domain.Conflict:
		f.status, f.final = http.StatusConflict, true
	case domain.TooLarge:
		f.status = http.StatusRequestEntityTooLarge
	case domain.RateLimited:
		f.status, f.kind, f.code = http.StatusTooManyRequests, "requests", codeTooMany
	default:
		return nil
	}
	return f
}
