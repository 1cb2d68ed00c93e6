package openai

import (
	"bytes"
	"fmt"
	"image"
	"image/png"

	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

func sizeName(req engine.Request) string { return fmt.Sprintf("%dx%d", req.Width, req.Height) }

// asked is the call for a picture, which follows references where there are some.
func (e *Engine) asked(req engine.Request, background string) (openaiclient.PictureRequest, error) {
	out := openaiclient.PictureRequest{Params: e.params(req, background)}
	if e.model.partials {
		out.Partials = e.config.Partials
	}
	for _, ref := range e.used(req) {
		file, err := upload(ref.Image)
		if err != nil {
			return out, err
		}
		out.Images = append(out.Images, file)
	}
	var err error
	if len(out.Images) > 0 && req.Mask != nil && (e.model.vendor || e.model.own) {
		out.Mask, err = upload(req.Mask)
	}
	return out, err
}

// params are the parameters of a call by their names. Those that only some servers know are sent to these alone.
func (e *Engine) params(req engine.Request, background string) map[string]any {
	out := map[string]any{"prompt": e.wording(req, background), "model": e.config.Model, "n": 1, "size": sizeName(req), "output_format": "png"}
	if e.model.vendor || e.model.own {
		out["background"] = background
	}
	if !e.model.vendor {
		out["response_format"] = "b64_json" // OpenAI's own models refuse it
	}
	more := map[string]string{}
	switch {
	case e.model.vendor:
		more["quality"], more["safety_identifier"] = e.config.Quality, req.UserHash
		if e.model.fidelity && len(req.References) > 0 {
			more["input_fidelity"] = "high"
		}
	case e.model.own:
		out["seed"], out["variation"] = req.Seed, req.Variation
		more["negative_prompt"], more["style"], more["shadow"] = req.NegativePrompt, req.Style, req.Shadow
	}
	for name, value := range more {
		if value != "" {
			out[name] = value
		}
	}
	return out
}

// largest is the longer side of what is sent, in pixels: models look at less, and files stay far below the limit of 50 MB. A
// mask and its reference have the same size, so that they are scaled alike.
const largest = 2048

func upload(img *image.NRGBA) ([]byte, error) {
	if side := max(img.Rect.Dx(), img.Rect.Dy()); side > largest {
		img = transform.Resize(img, max(1, img.Rect.Dx()*largest/side), max(1, img.Rect.Dy()*largest/side))
	}
	var file bytes.Buffer
	if err := png.Encode(&file, img); err != nil {
		return nil, &engine.Error{Class: engine.BadRequest, Sentence: "a reference can't be written as PNG", Err: err}
	}
	return file.Bytes(), nil
}
