package openai

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"io"
	"net/http"
	"net/url"
	"strings"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// maxPixels bounds a picture: the largest that any model makes, twice.
const maxPixels = 2 * 3840 * 2160

// decode reads the picture of an answer.
func (e *Engine) decode(ctx context.Context, got answer) (*image.NRGBA, error) {
	file, err := e.file(ctx, got)
	if err != nil {
		return nil, err
	}
	img, err := alpha.Decode(bytes.NewReader(file), maxPixels)
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server answered with a picture that can't be read.", Err: err}
	}
	return img, nil
}

func (e *Engine) file(ctx context.Context, got answer) ([]byte, error) {
	if got.base64 == "" {
		return e.fetch(ctx, got.url)
	}
	encoded := got.base64
	if _, after, ok := strings.Cut(encoded, ";base64,"); ok {
		encoded = after // a data URL
	}
	file, err := base64.StdEncoding.DecodeString(strings.TrimSpace(encoded))
	if err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server answered with a picture that is not base64.", Err: err}
	}
	return file, nil
}

// fileMost bounds a picture file in bytes.
const fileMost = 64 << 20

// fetch gets a picture from the address that the server told. It is tried twice: the picture is made, and asking for it anew
// would cost another one.
func (e *Engine) fetch(ctx context.Context, address string) ([]byte, error) {
	if err := e.trusted(address); err != nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The server told an address for the picture that is not asked.", Err: err}
	}
	ctx, cancel := context.WithTimeout(ctx, e.config.Timeout)
	defer cancel()
	file, err := e.get(ctx, address)
	if err != nil && ctx.Err() == nil {
		file, err = e.get(ctx, address)
	}
	if err != nil {
		return nil, &engine.Error{Class: engine.TimeoutUnknown, Sentence: "The picture was made, and can't be fetched from the address that the server told.", Err: err}
	}
	return file, nil
}

// trusted lets through the server itself, and encrypted addresses elsewhere: vendors keep pictures in stores of others.
func (e *Engine) trusted(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return err
	}
	own, err := url.Parse(e.config.Client.Address())
	if err != nil {
		return err
	}
	if u.Scheme != "https" && (u.Scheme != own.Scheme || u.Host != own.Host) {
		return fmt.Errorf("%s://%s is neither https nor the server's own", u.Scheme, u.Host)
	}
	return nil
}

func (e *Engine) get(ctx context.Context, address string) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	resp, err := e.files.Do(req)
	if err != nil {
		return nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	return io.ReadAll(io.LimitReader(resp.Body, fileMost))
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

// read takes the extension from an element of an answer, where there is one.
func (x *extension) read(element string) {
	var holder struct {
		Pellucid *extension `json:"pellucid"`
	}
	if json.Unmarshal([]byte(element), &holder) == nil && holder.Pellucid != nil {
		*x = *holder.Pellucid
	}
}

// complete fills a picture in with it.
func (x *extension) complete(p *engine.Picture) {
	if x.Model == "" {
		return
	}
	p.Model, p.Notes, p.Credits, p.SourceType, p.Intent, p.Reading = x.Model, x.Notes, x.Credits, x.SourceType, x.Intent, x.Reading
	if json.Valid(x.Recipe) {
		p.Recipe = x.Recipe
	}
}
