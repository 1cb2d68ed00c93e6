package ideogram

import (
	"bytes"
	"context"
	"errors"
	"image"
	"maps"
	"mime/multipart"
	"net/http"
	"slices"
	"strconv"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

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
