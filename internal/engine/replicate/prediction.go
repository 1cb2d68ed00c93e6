package replicate

import (
	"encoding/json"
	"errors"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// prediction is what Replicate says about one. Members that it may write in other forms are read leniently.
type prediction struct {
	ID          string          `json:"id"`
	Model       string          `json:"model"`
	Version     string          `json:"version"`
	Status      string          `json:"status"`
	Input       json.RawMessage `json:"input"`
	Output      json.RawMessage `json:"output"`
	Error       json.RawMessage `json:"error"`
	Logs        json.RawMessage `json:"logs"`
	DataRemoved bool            `json:"data_removed"`
	Webhook     json.RawMessage `json:"webhook"`
	CreatedAt   string          `json:"created_at"`
}

// ended reports whether a status is a last one. A status that is not known is taken for one of work in progress.
func (p prediction) ended() bool {
	switch p.Status {
	case "succeeded", "failed", "canceled", "aborted":
		return true
	}
	return false
}

// fruitless reports whether it has ended and made nothing.
func (p prediction) fruitless() bool { return p.ended() && p.Status != "succeeded" }

// text returns a JSON string, or "".
func text(raw json.RawMessage) string {
	var s string
	if json.Unmarshal(raw, &s) != nil {
		return ""
	}
	return s
}

// inputImage returns the address of the picture that a prediction works on, if it has one.
func (p prediction) inputImage(field string) string {
	var input map[string]json.RawMessage
	if json.Unmarshal(p.Input, &input) != nil {
		return ""
	}
	return text(input[field])
}

// key returns our key and the phase from the webhook's address.
func (p prediction) key() (key, phase string) {
	u, err := url.Parse(text(p.Webhook))
	if err != nil {
		return "", ""
	}
	return u.Query().Get("key"), u.Query().Get("phase")
}

// since returns how long ago it was created; 0 when that is not known.
func (p prediction) since(now time.Time) time.Duration {
	at, err := time.Parse(time.RFC3339Nano, p.CreatedAt)
	if err != nil {
		return 0
	}
	return now.Sub(at)
}

var percent = regexp.MustCompile(`(\d{1,3})%\|`)

// fraction returns how far the work is, as the progress bar in the logs shows it.
func (p prediction) fraction() float64 {
	if p.Status == "starting" {
		return 0.05
	}
	all := percent.FindAllStringSubmatch(text(p.Logs), -1)
	if len(all) == 0 {
		return 0.1
	}
	value, _ := strconv.Atoi(all[len(all)-1][1])
	return 0.1 + 0.9*float64(min(value, 100))/100
}

// outputs returns the addresses of the files in an output: a string, a list, or an object with an image or a url.
func outputs(raw json.RawMessage) []string {
	if s := text(raw); s != "" {
		return []string{s}
	}
	var list []json.RawMessage
	if json.Unmarshal(raw, &list) == nil {
		var all []string
		for _, item := range list {
			all = append(all, outputs(item)...)
		}
		return all
	}
	var object map[string]json.RawMessage
	if json.Unmarshal(raw, &object) != nil {
		return nil
	}
	for _, member := range []string{"image", "url", "images", "output", "file"} {
		if all := outputs(object[member]); len(all) > 0 {
			return all
		}
	}
	return nil
}

// result returns the address of the picture of a prediction that has ended.
func (p prediction) result() (string, error) {
	switch p.Status {
	case "succeeded":
		if all := outputs(p.Output); len(all) > 0 {
			return all[0], nil
		}
		if p.DataRemoved {
			return "", &engine.Error{Class: engine.Transient, Sentence: "Replicate has removed the picture before it was fetched (it keeps files for an hour)"}
		}
		return "", &engine.Error{Class: engine.Transient, Sentence: "Replicate's model ended without a picture"}
	case "failed":
		return "", p.failure()
	}
	return "", &engine.Error{Class: engine.Transient, Sentence: "Replicate's prediction was " + p.Status + " before it had ended"}
}

// refusals are the words by which models say that they refuse the content; each model has its own sentence.
var refusals = regexp.MustCompile(`(?i)\bnsfw\b|sensitive|safety|flagged|content policy|moderat`)

var errorCode = regexp.MustCompile(`\bE\d{4}\b`)

func (p prediction) failure() error {
	said := text(p.Error)
	if said == "" {
		said = string(p.Error)
	}
	// The model's own words stay out of the log: they may hold the prompt. Replicate's site shows them at the prediction.
	e := &engine.Error{Class: engine.Transient, Sentence: "Replicate's model failed", Err: errors.New("prediction " + p.ID)}
	if code := errorCode.FindString(said); code != "" {
		e.Sentence += " (" + code + ")"
	}
	if refusals.MatchString(said) {
		e.Class, e.Sentence = engine.Rejected, "Replicate's model refuses the content"
	}
	return e
}

// classify reads a failure of a call: content that is refused at once, and models or versions that are not there.
func classify(f *remote.Failure) *engine.Error {
	if f.Status != 400 && f.Status != 422 && f.Status != 404 {
		return nil
	}
	var problem struct{ Title, Detail string }
	_ = json.Unmarshal(f.Body, &problem) // a body of another form says nothing more
	said := problem.Title + " " + problem.Detail
	switch {
	case f.Status != 404 && refusals.MatchString(said):
		return &engine.Error{Class: engine.Rejected, Sentence: "Replicate's model refuses the content"}
	case f.Status == 404 && f.Once, strings.Contains(strings.ToLower(said), "version"):
		return &engine.Error{Class: engine.BadRequest, Sentence: "Replicate does not know the model or version: check PELLUCID_REPLICATE_MODEL and PELLUCID_REPLICATE_REMOVER"}
	}
	return nil
}
