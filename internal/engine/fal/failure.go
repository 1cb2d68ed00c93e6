package fal

import (
	"encoding/json"
	"net/http"
	"regexp"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// unknown says of a request that is not there that the stored one is not this account's.
func unknown(err error) error {
	if remote.StatusOf(err) != http.StatusNotFound {
		return err
	}
	return &engine.Error{Class: engine.BadRequest, Sentence: "fal does not know the stored request: the key may be another account's, or its data was removed", Err: err}
}

// refusals are the types and words by which fal says that it refuses the content.
var refusals = regexp.MustCompile(`(?i)content_policy|\bnsfw\b|safety|sensitive|flagged|moderat`)

var money = regexp.MustCompile(`(?i)exhausted balance|insufficient|locked|billing`)

// classify reads a failure of a call. fal writes details as a sentence, or as a list of fields.
func classify(f *remote.Failure) *engine.Error {
	said := details(f.Body)
	switch {
	case f.Status == http.StatusForbidden && money.MatchString(said):
		return &engine.Error{Class: engine.AuthOrQuota, Sentence: "fal asks for money: add credit to the account there"}
	case f.Status == http.StatusUnprocessableEntity || f.Status == http.StatusBadRequest:
		if refusals.MatchString(said) {
			return &engine.Error{Class: engine.Rejected, Sentence: "fal's model refuses the content"}
		}
	case f.Status == http.StatusGatewayTimeout && !f.Once:
		return &engine.Error{Class: engine.Transient, Sentence: "fal gave the request up, as it was not begun in time"}
	}
	return nil
}

// details returns the words of an error's detail, whatever its form.
func details(body []byte) string {
	var answer struct{ Detail, Error json.RawMessage }
	if json.Unmarshal(body, &answer) != nil {
		return ""
	}
	return string(answer.Detail) + " " + string(answer.Error)
}
