package openaiclient

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"

	"github.com/openai/openai-go/v3/option"
)

// errorMost is how many bytes of an error answer are read.
const errorMost = 64 << 10

// orderly gives errors of servers that only speak OpenAI's API the shape that OpenAI's have: an object below "error" whose
// members are strings. Others answer with a string there (sd-server), with a number as the code (LocalAI), or with a page. The
// client library would lose the status otherwise.
func orderly(r *http.Request, next option.MiddlewareNext) (*http.Response, error) {
	resp, err := next(r)
	if err != nil || resp.StatusCode < http.StatusBadRequest {
		return resp, err
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, errorMost))
	_ = resp.Body.Close()
	if err != nil {
		body = nil // the status is known, and says most
	}
	orderly, err := json.Marshal(map[string]any{"error": errorOf(body)})
	if err != nil {
		return nil, err
	}
	resp.Body, resp.ContentLength = io.NopCloser(bytes.NewReader(orderly)), int64(len(orderly))
	return resp, nil
}

// errorOf reads the error that an answer tells, whatever its shape.
func errorOf(body []byte) map[string]string {
	out := map[string]string{"message": "", "type": "", "param": "", "code": ""}
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
		for member := range out {
			out[member] = text(object[member])
		}
	case json.Unmarshal(answer.Error, &sentence) == nil:
		out["message"] = sentence
	}
	if out["message"] == "" {
		out["message"] = text(answer.Message) + text(answer.Detail)
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
