package openaiclient

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// Error is what a server that speaks OpenAI's API tells when it does not do what it is asked.
type Error struct {
	Status     int // of HTTP; an error within a stream has the one that its code stands for
	Code       string
	Type       string
	Param      string // the parameter that is wrong
	Message    string // may hold the prompt or a part of the key: not for logs
	RequestID  string
	RetryAfter time.Duration // how long to wait before trying again; 0: the server does not say
	passes     bool          // the same call may be answered later
}

// Error returns what may stand in logs: all but the message.
func (e *Error) Error() string {
	return fmt.Sprintf("status %d, code %q, type %q, parameter %q, request %q", e.Status, e.Code, e.Type, e.Param, e.RequestID)
}

// GoString keeps the message out of what prints every field too.
func (e *Error) GoString() string { return e.Error() }

// errorMost is how many bytes of an error answer are read.
const errorMost = 64 << 10

// failure reads an answer that is an error.
func failure(resp *http.Response) *Error {
	body, err := io.ReadAll(io.LimitReader(resp.Body, errorMost))
	if err != nil {
		body = nil // the status is known, and says most
	}
	out := errorOf(body)
	out.Status, out.RequestID, out.RetryAfter = resp.StatusCode, resp.Header.Get("X-Request-Id"), retryAfter(resp.Header)
	switch resp.Header.Get("X-Should-Retry") {
	case "true":
		out.passes = true
	case "false":
	default:
		out.passes = out.Status == http.StatusRequestTimeout || out.Status == http.StatusConflict || out.Status == http.StatusTooManyRequests ||
			out.Status >= http.StatusInternalServerError
	}
	return out
}

// errorOf reads the error that a document tells, whatever its shape: OpenAI's is an object below "error", others write a sentence
// there (sd-server), a number as its code (LocalAI), or a page.
func errorOf(body []byte) *Error {
	out := &Error{}
	var answer struct {
		Error   json.RawMessage `json:"error"`
		Message any             `json:"message"`
		Detail  any             `json:"detail"`
	}
	if json.Unmarshal(body, &answer) != nil {
		return out
	}
	var object map[string]any
	var sentence string
	switch {
	case json.Unmarshal(answer.Error, &object) == nil && object != nil:
		out.Message, out.Type, out.Param, out.Code = text(object["message"]), text(object["type"]), text(object["param"]), text(object["code"])
	case json.Unmarshal(answer.Error, &sentence) == nil:
		out.Message = sentence
	}
	if out.Message == "" {
		out.Message = text(answer.Message) + text(answer.Detail)
	}
	return out
}

// text returns a JSON value that may be a string as one: numbers as they are written, and nothing for the rest.
func text(value any) string {
	switch v := value.(type) {
	case string:
		return v
	case float64:
		number, _ := json.Marshal(v)
		return string(number)
	}
	return ""
}

// retryAfter reads how long to wait, in milliseconds, seconds or as a date; 0 when the server does not say.
func retryAfter(header http.Header) time.Duration {
	const most = 24 * time.Hour
	if ms, err := strconv.ParseFloat(header.Get("Retry-After-Ms"), 64); err == nil && ms > 0 {
		return time.Duration(min(ms, float64(most/time.Millisecond))) * time.Millisecond
	}
	if s, err := strconv.ParseFloat(header.Get("Retry-After"), 64); err == nil && s > 0 {
		return time.Duration(min(s, most.Seconds()) * float64(time.Second))
	}
	if at, err := http.ParseTime(header.Get("Retry-After")); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}
