package openai

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"image"
	"strings"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// maxPixels bounds a picture: the largest that any model makes, twice.
const maxPixels = 2 * 3840 * 2160

// decode reads the picture of an answer.
func (e *Engine) decode(ctx context.Context, got openaiclient.Picture) (*image.NRGBA, error) {
	file, err := e.file(ctx, got)
	if err != nil {
		return nil, err
	}
	img, err := codec.Decode(bytes.NewReader(file), maxPixels)
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server answered with a picture that can't be read.", Err: err}
	}
	return img, nil
}

func (e *Engine) file(ctx context.Context, got openaiclient.Picture) ([]byte, error) {
	if got.Base64 == "" {
		return e.fetch(ctx, got.URL)
	}
	encoded := got.Base64
	if _, after, ok := strings.Cut(encoded, ";base64,"); ok {
		encoded = after // a data URL
	}
	file, err := base64.StdEncoding.DecodeString(strings.TrimSpace(encoded))
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server answered with a picture that is not base64.", Err: err}
	}
	return file, nil
}

// extension is what a Pellucid says of its pictures beyond OpenAI's API.
type extension struct {
	Model      string          `json:"model"`
	Notes      []string        `json:"notes"`
	Credits    []string        `json:"credits"`
	SourceType string          `json:"source_type"`
	Intent     engine.Intent   `json:"intent"`
	Recipe     json.RawMessage `json:"recipe"`
	Reading    domain.Reading  `json:"reading"`
}

// complete fills a picture in with what an answer says in it, where there is such a thing.
func complete(p *engine.Picture, told json.RawMessage) {
	var x extension
	if json.Unmarshal(told, &x) != nil || x.Model == "" {
		return
	}
	p.Model, p.Notes, p.Credits, p.SourceType, p.Intent, p.Reading = x.Model, x.Notes, x.Credits, x.SourceType, x.Intent, x.Reading
	if json.Valid(x.Recipe) {
		p.Recipe = x.Recipe
	}
}
