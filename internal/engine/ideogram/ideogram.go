// Package ideogram makes images with Ideogram 3 at Ideogram itself, through the one call that gives an alpha channel.
package ideogram

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	"maps"
	"mime/multipart"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

const (
	name        = "ideogram"
	defaultBase = "https://api.ideogram.ai"
	drawTime    = 3 * time.Minute
	throttled   = 10 * time.Second
)

// prices are those of the rendering speeds, in US cents, as of mid 2026. FLASH is refused for transparent pictures.
var prices = map[string]float64{"TURBO": 3, "DEFAULT": 6, "QUALITY": 9}

// Config is what the engine needs. Key is required.
type Config struct {
	Key     string
	BaseURL string // "" means https://api.ideogram.ai
	Speed   string // "TURBO", "DEFAULT" (also "") or "QUALITY"

	HTTP *http.Client
	Pace remote.Pace
}

func (c Config) filled() Config {
	if c.BaseURL = strings.TrimRight(c.BaseURL, "/"); c.BaseURL == "" {
		c.BaseURL = defaultBase
	}
	if c.Speed = strings.ToUpper(c.Speed); c.Speed == "" {
		c.Speed = "DEFAULT"
	}
	return c
}

// Validate returns what is missing or wrong, as a sentence for the operator.
func (c Config) Validate() error {
	c = c.filled()
	if c.Key == "" {
		return errors.New("ideogram: set PELLUCID_IDEOGRAM_API_KEY (ideogram.ai, Settings, API)")
	}
	if u, err := url.Parse(c.BaseURL); err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return errors.New("ideogram: the base URL is not an http or https address")
	}
	if prices[c.Speed] == 0 {
		return errors.New("ideogram: the speeds are " + strings.Join(slices.Sorted(maps.Keys(prices)), ", "))
	}
	return nil
}

// Engine makes images at Ideogram. Make one with New.
type Engine struct {
	config Config
	client *remote.Client
	files  *remote.Fetcher
}

// New returns an engine. The error is that of Config.Validate.
func New(config Config) (*Engine, error) {
	if err := config.Validate(); err != nil {
		return nil, err
	}
	config = config.filled()
	e := &Engine{config: config, client: &remote.Client{
		Vendor: "Ideogram", Key: "PELLUCID_IDEOGRAM_API_KEY", Base: config.BaseURL, HTTP: config.HTTP, Timeout: drawTime, Classify: classify,
		Auth: func(h http.Header) { h.Set("Api-Key", config.Key) },
	}}
	e.files = remote.NewFetcher(&remote.Client{Vendor: "Ideogram", Base: config.BaseURL}, nil) // the files are public
	return e, nil
}

// classify reads a failure: 422 is the safety check of the prompt.
func classify(f *remote.Failure) *engine.Error {
	if f.Status == http.StatusUnprocessableEntity {
		return &engine.Error{Class: engine.Rejected, Sentence: "Ideogram refuses the content"}
	}
	return nil
}

// Name returns "ideogram".
func (e *Engine) Name() string { return name }

// Capabilities says what Ideogram 3 can do.
func (e *Engine) Capabilities() engine.Capabilities {
	can := engine.Capabilities{
		Label: "Ideogram 3", Hint: "good at lettering, about 15 s", NativeAlpha: true, Negative: true, Seeds: true, CostCents: prices[e.config.Speed],
	}
	aspects := remote.IdeogramAspects("x")
	for _, aspect := range slices.Sorted(maps.Keys(aspects)) {
		can.Sizes = append(can.Sizes, aspects[aspect])
	}
	return can
}

// Submit does nothing but look at the request: the call has no jobs, and Wait makes it.
func (e *Engine) Submit(ctx context.Context, req engine.Request) (engine.Handle, error) {
	if err := ctx.Err(); err != nil {
		return "", err
	}
	_, err := remote.SizeFor(e.Capabilities(), req)
	return "", err
}

// Wait makes the call, once, and fetches the picture, whose address does not live long. When the process dies in here, or the
// answer is lost, nobody can tell whether the picture was made and charged: Ideogram cannot be asked.
func (e *Engine) Wait(ctx context.Context, req engine.Request, _ engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	address, err := e.generate(ctx, req)
	if err != nil {
		return engine.Picture{}, err
	}
	progress(0.9)
	img, err := e.fetch(ctx, address)
	if err != nil {
		return engine.Picture{}, err
	}
	can := e.Capabilities()
	picture := engine.Picture{
		Image: img, Model: can.Label, Opaque: remote.Opaque(img), CostCents: can.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, "ideogram-v3", req, map[string]any{"speed": e.config.Speed}), Notes: remote.ReferenceNotes(req, 0),
	}
	progress(1)
	return picture, ctx.Err()
}

// generate makes the call and returns the picture's address.
func (e *Engine) generate(ctx context.Context, req engine.Request) (string, error) {
	form, kind, err := e.form(req)
	if err != nil {
		return "", err
	}
	var answer struct {
		Data []struct {
			URL  string
			Safe *bool `json:"is_image_safe"`
		}
	}
	err = e.config.Pace.Patiently(ctx, throttled, func(ctx context.Context) error {
		return e.client.Do(ctx, remote.Call{
			Method: http.MethodPost, URL: "/v1/ideogram-v3/generate-transparent", Body: form, ContentType: kind, Into: &answer, Once: true,
		})
	})
	switch {
	case err != nil:
		return "", err
	case len(answer.Data) == 0:
		return "", &engine.Error{Class: engine.Transient, Sentence: "Ideogram answered without a picture"}
	case answer.Data[0].Safe != nil && !*answer.Data[0].Safe, answer.Data[0].URL == "":
		return "", &engine.Error{Class: engine.Rejected, Sentence: "Ideogram's safety check refuses the picture"}
	}
	return answer.Data[0].URL, nil
}

// form writes a request.
func (e *Engine) form(req engine.Request) (body []byte, kind string, err error) {
	size, err := remote.SizeFor(e.Capabilities(), req)
	if err != nil {
		return nil, "", err
	}
	fields := map[string]string{
		"prompt": remote.Prompt(req, false), "rendering_speed": e.config.Speed, "magic_prompt": "OFF", "num_images": "1",
		"seed": strconv.FormatInt(remote.Seed(req), 10),
	}
	for aspect, of := range remote.IdeogramAspects("x") {
		if of == size {
			fields["aspect_ratio"] = aspect
		}
	}
	if negative := remote.Clean(req.NegativePrompt); negative != "" {
		fields["negative_prompt"] = negative
	}
	var out bytes.Buffer
	form := multipart.NewWriter(&out)
	for _, field := range slices.Sorted(maps.Keys(fields)) {
		err = errors.Join(err, form.WriteField(field, fields[field]))
	}
	if err = errors.Join(err, form.Close()); err != nil {
		return nil, "", &engine.Error{Class: engine.BadRequest, Sentence: "the request cannot be written as a form", Err: err}
	}
	return out.Bytes(), form.FormDataContentType(), nil
}

// fetch gets the picture's file, and tries again where the network stumbles: the picture has been paid for.
func (e *Engine) fetch(ctx context.Context, address string) (*image.NRGBA, error) {
	pace := e.config.Pace
	pace.Misses = 4
	var file []byte
	if err := pace.Poll(ctx, nil, func(ctx context.Context) (done bool, err error) {
		file, err = e.files.Get(ctx, address)
		return err == nil, err
	}); err != nil {
		return nil, err
	}
	return remote.Decode("Ideogram", file)
}

// Cancel does nothing: the call cannot be taken back.
func (e *Engine) Cancel(context.Context, engine.Handle) error { return nil }

// Check looks whether the key is good, by a request without a prompt, which is refused and costs nothing.
func (e *Engine) Check(ctx context.Context) error {
	err := e.client.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/v1/ideogram-v3/generate-transparent", Body: json.RawMessage("{}")})
	switch remote.StatusOf(err) {
	case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusUnsupportedMediaType:
		return nil
	}
	return err
}

var (
	_ engine.Engine  = (*Engine)(nil)
	_ engine.Checker = (*Engine)(nil)
)
