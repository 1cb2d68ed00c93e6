package openai

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"io"

	api "github.com/openai/openai-go/v3"

	"pellucid/internal/alpha/transform"
	"pellucid/internal/engine"
)

func sizeName(req engine.Request) string { return fmt.Sprintf("%dx%d", req.Width, req.Height) }

// extras are the parameters that only some servers know.
func (e *Engine) extras(req engine.Request) map[string]any {
	if !e.model.own {
		return nil
	}
	out := map[string]any{"seed": req.Seed, "variation": req.Variation}
	for name, value := range map[string]string{"negative_prompt": req.NegativePrompt, "style": req.Style, "shadow": req.Shadow} {
		if value != "" {
			out[name] = value
		}
	}
	return out
}

// generation is the call for a picture without references.
func (e *Engine) generation(req engine.Request, background string) api.ImageGenerateParams {
	p := api.ImageGenerateParams{
		Prompt: e.wording(req, background), Model: e.config.Model, N: api.Int(1), Size: api.ImageGenerateParamsSize(sizeName(req)),
		OutputFormat: api.ImageGenerateParamsOutputFormatPNG,
	}
	if e.model.vendor || e.model.own {
		p.Background = api.ImageGenerateParamsBackground(background)
	}
	if e.model.vendor {
		p.Quality = api.ImageGenerateParamsQuality(e.config.Quality)
		if req.UserHash != "" {
			p.SafetyIdentifier = api.String(req.UserHash)
		}
	} else {
		p.ResponseFormat = api.ImageGenerateParamsResponseFormatB64JSON // OpenAI's own models refuse it
	}
	p.SetExtraFields(e.extras(req))
	return p
}

// edit is the call for a picture that follows references.
func (e *Engine) edit(req engine.Request, background string) (api.ImageEditParams, error) {
	p := api.ImageEditParams{
		Prompt: e.wording(req, background), Model: e.config.Model, N: api.Int(1), Size: api.ImageEditParamsSize(sizeName(req)),
		OutputFormat: api.ImageEditParamsOutputFormatPNG,
	}
	if e.model.vendor || e.model.own {
		p.Background = api.ImageEditParamsBackground(background)
	}
	if e.model.vendor {
		p.Quality = api.ImageEditParamsQuality(e.config.Quality)
		if req.UserHash != "" {
			p.SafetyIdentifier = api.String(req.UserHash)
		}
		if e.model.fidelity {
			p.InputFidelity = api.ImageEditParamsInputFidelityHigh
		}
	} else {
		p.ResponseFormat = api.ImageEditParamsResponseFormatB64JSON
	}
	p.SetExtraFields(e.extras(req))
	return p, e.attach(&p, req)
}

// attach adds the references and the mask as files.
func (e *Engine) attach(p *api.ImageEditParams, req engine.Request) error {
	var files []io.Reader
	for i, ref := range e.used(req) {
		file, err := upload(ref.Image, fmt.Sprintf("reference-%d.png", i+1))
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	if len(files) == 1 {
		p.Image.OfFile = files[0] // servers that take only one know no other name for it
	} else {
		p.Image.OfFileArray = files
	}
	if req.Mask == nil || !e.model.vendor && !e.model.own {
		return nil
	}
	mask, err := upload(req.Mask, "mask.png")
	p.Mask = mask
	return err
}

// largest is the longer side of what is sent, in pixels: models look at less, and files stay far below the limit of 50 MB. A
// mask and its reference have the same size, so that they are scaled alike.
const largest = 2048

func upload(img *image.NRGBA, name string) (io.Reader, error) {
	if side := max(img.Rect.Dx(), img.Rect.Dy()); side > largest {
		img = transform.Resize(img, max(1, img.Rect.Dx()*largest/side), max(1, img.Rect.Dy()*largest/side))
	}
	var file bytes.Buffer
	if err := png.Encode(&file, img); err != nil {
		return nil, &engine.Error{Class: engine.BadRequest, Sentence: "a reference can't be written as PNG", Err: err}
	}
	return api.File(&file, name, "image/png"), nil
}
