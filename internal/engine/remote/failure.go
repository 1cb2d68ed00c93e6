package remote

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"regexp"
)

// Failure is an answer that is no success.
type Failure struct {
	Status int
	Header http.Header
	Body   []byte
	Once   bool
}

// Error returns the status, the vendor's code for the error and the id of the request, for logs. The vendor's sentences stay
// out: they may hold the prompt, or a part of the key.
func (f *Failure) Error() string {
	text := fmt.Sprintf("HTTP %d", f.Status)
	for _, word := range append(f.codes(), f.Header.Get("X-Fal-Request-Id"), f.Header.Get("X-Request-Id")) {
		if machine.MatchString(word) {
			text += " " + word
		}
	}
	return text
}

// machine matches what is written for programs, such as "prompt_outputs_failed_validation".
var machine = regexp.MustCompile(`^[A-Za-z0-9_.:-]{1,80}$`)

// codes returns what may be a code within an answer: vendors write it in one of several places.
func (f *Failure) codes() []string {
	var answer struct{ Code, Type, Error, Detail any }
	if json.Unmarshal(f.Body, &answer) != nil {
		return nil
	}
	var all []string
	for _, value := range []any{answer.Code, answer.Type, answer.Error, answer.Detail} {
		if list, ok := value.([]any); ok && len(list) > 0 {
			value = list[0]
		}
		if object, ok := value.(map[string]any); ok {
			value = object["type"]
		}
		if word, ok := value.(string); ok {
			all = append(all, word)
		}
	}
	return all
}

// Ambiguous reports whether a status leaves open if a request took effect: the server, or a gateway before it, failed at an
// unknown moment. 503 says that nothing was taken.
func Ambiguous(status int) bool {
	return status >= 500 && status != http.StatusServiceUnavailable && status != http.StatusNotImplemented
}

// StatusOf returns the HTTP status of a failure that lies beneath an error, 0 when there is none.
func StatusOf(err error) int {
	if f := new(Failure); errors.As(err, &f) {
		return f.Status
	}
	return 0
}
