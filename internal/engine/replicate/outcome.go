package replicate

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

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
