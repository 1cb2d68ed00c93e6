package sdapi

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"image"
	"net/http"
	"regexp"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// body writes a request.
func (e *Engine) body(req engine.Request) (map[string]any, error) {
	size, err := remote.SizeFor(e.Capabilities(), req)
	if err != nil {
		return nil, err
	}
	body := map[string]any{
		"prompt": remote.Prompt(req, !e.config.Layer), "negative_prompt": remote.Clean(req.NegativePrompt), "seed": remote.Seed(req),
		"width": size.Width, "height": size.Height, "steps": e.config.Steps, "cfg_scale": e.config.Guidance,
		"batch_size": 1, "n_iter": 1, "send_images": true, "save_images": false,
	}
	if req.Steps > 0 {
		body["steps"] = min(req.Steps, 150)
	}
	if req.GuidanceScale > 0 {
		body["cfg_scale"] = min(req.GuidanceScale, 30)
	}
	if e.config.Sampler != "" {
		body["sampler_name"] = e.config.Sampler
	}
	settings := map[string]any{}
	if e.config.Checkpoint != "" {
		settings["sd_model_checkpoint"] = e.config.Checkpoint
	}
	if e.config.Layer {
		// The script takes its arguments by position, all twelve of them; its prompts must not be null.
		body["alwayson_scripts"] = map[string]any{script: map[string]any{"args": []any{
			true, e.config.Method, 1.0, 1.0, nil, nil, nil, "Crop and Resize", false, "", "", "",
		}}}
		settings["samples_format"] = "png" // other formats lose the alpha channel
	}
	if len(settings) > 0 {
		body["override_settings"] = settings
	}
	return body, nil
}

// draw has a server make the picture, and tells of its progress meanwhile.
func (e *Engine) draw(ctx context.Context, s *server, req engine.Request, body map[string]any, progress func(float64)) (engine.Picture, error) {
	var answer struct {
		Images []string
		Info   json.RawMessage
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	done := make(chan error, 1)
	go func() {
		done <- s.Do(ctx, remote.Call{Method: http.MethodPost, URL: "/sdapi/v1/txt2img", Body: body, Into: &answer})
	}()
	if err := e.follow(ctx, s, done, progress); err != nil {
		if ctx.Err() != nil {
			s.interrupt(ctx)
			return engine.Picture{}, ctx.Err()
		}
		return engine.Picture{}, err
	}
	img, err := best(answer.Images)
	if err != nil {
		return engine.Picture{}, err
	}
	return engine.Picture{
		Image: img, Model: e.model(), Opaque: remote.Opaque(img), CostCents: e.config.CostCents, SourceType: "trainedAlgorithmicMedia",
		Recipe: remote.Recipe(name, e.model(), req, map[string]any{"layerdiffuse": e.config.Layer}), Notes: remote.ReferenceNotes(req, 0),
	}, nil
}

func (e *Engine) model() string {
	if e.config.Checkpoint != "" {
		return e.config.Checkpoint
	}
	return "Stable Diffusion"
}

// best returns the picture that has an alpha channel, wherever it is among the others: LayerDiffuse puts it after a preview
// on a painted checkerboard. Without one it returns the first.
func best(images []string) (*image.NRGBA, error) {
	var first *image.NRGBA
	for _, text := range images {
		if _, after, found := strings.Cut(text, ";base64,"); found {
			text = after // some servers write data URLs
		}
		file, err := base64.StdEncoding.DecodeString(text)
		if err != nil {
			continue
		}
		img, err := remote.Decode("The Stable Diffusion server", file)
		if err != nil {
			continue
		}
		if !remote.Opaque(img) {
			return img, nil
		}
		if first == nil {
			first = img
		}
	}
	if first == nil {
		return nil, &engine.Error{Class: engine.Transient, Sentence: "The Stable Diffusion server answered without a picture that can be read"}
	}
	return first, nil
}

var missing = regexp.MustCompile(`(?i)layerdiffuse.*not found|not found.*layerdiffuse`)

// classify reads a failure: a script that is not there, and settings that the server does not take. sd-server writes errors
// as a text, FastAPI as a list of fields; the status is what counts.
func classify(f *remote.Failure) *engine.Error {
	switch {
	case missing.Match(f.Body):
		return noLayer()
	case f.Status == http.StatusNotFound:
		return &engine.Error{Class: engine.BadRequest, Sentence: "The Stable Diffusion server has no such call: start it with --api"}
	}
	return nil
}
