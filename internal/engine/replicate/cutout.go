package replicate

import (
	"bytes"
	"context"
	"errors"
	"image"
	"mime/multipart"
	"net/http"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// cutout returns the id of the prediction that removes the background of a picture. Unless the job is new, one may have been
// created before a crash: it is looked for by the picture that it works on, so that nothing is paid twice.
func (e *Engine) cutout(ctx context.Context, address, key string, isNew bool) (string, error) {
	if !isNew {
		found, err := e.cutoutOf(ctx, address)
		if !errors.Is(err, engine.ErrNoJob) {
			return found, err
		}
	}
	made, err := e.remove(ctx, address, key)
	if err != nil && engine.ClassOf(err) == engine.TimeoutUnknown && ctx.Err() == nil {
		found, lookup := e.cutoutOf(ctx, address)
		if lookup != nil {
			return "", err
		}
		return found, nil
	}
	return made.ID, err
}

// remove creates a prediction that removes the background of a picture.
func (e *Engine) remove(ctx context.Context, address, key string) (prediction, error) {
	remover := *e.config.Remover
	input := map[string]any{}
	for name, value := range remover.Fixed {
		input[name] = value
	}
	input[remover.Names.Image] = address
	return e.create(ctx, remover, input, key, phaseCutout, throttledLater)
}

// cutoutOf looks for the prediction that works on a picture; engine.ErrNoJob when there is none.
func (e *Engine) cutoutOf(ctx context.Context, address string) (string, error) {
	return e.search(ctx, func(p prediction) bool {
		return p.inputImage(e.config.Remover.Names.Image) == address && p.Status != "failed" && p.Status != "canceled" && p.Status != "aborted"
	})
}

// Remove returns a picture without its background, as a method of matting: the picture is uploaded and one prediction made.
// The error is an engine.Error, or the context's.
func (e *Engine) Remove(ctx context.Context, img *image.NRGBA) (*image.NRGBA, error) {
	if e.config.Remover == nil {
		return nil, &engine.Error{Class: engine.BadRequest, Sentence: "Replicate: no background remover is configured"}
	}
	address, err := e.upload(ctx, img)
	if err != nil {
		return nil, err
	}
	made, err := e.remove(ctx, address, "")
	if err != nil {
		return nil, err
	}
	done, err := e.await(ctx, made.ID, func(float64) {})
	if err != nil {
		return nil, err
	}
	result, err := done.result()
	if err != nil {
		return nil, err
	}
	return e.fetch(ctx, result)
}

// upload hands a picture over and returns its address, which only Replicate's own machines can read.
func (e *Engine) upload(ctx context.Context, img *image.NRGBA) (string, error) {
	file, err := remote.PNG(img)
	if err != nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "the picture cannot be written as a PNG file", Err: err}
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("content", "image.png")
	if err == nil {
		_, err = part.Write(file)
	}
	if err = errors.Join(err, form.Close()); err != nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "the picture cannot be written as a form", Err: err}
	}
	var stored struct {
		URLs struct{ Get string } `json:"urls"`
	}
	call := remote.Call{Method: http.MethodPost, URL: "/files", Body: body.Bytes(), ContentType: form.FormDataContentType(), Into: &stored}
	if err := e.client.Do(ctx, call); err != nil {
		return "", err
	}
	if stored.URLs.Get == "" {
		return "", &engine.Error{Class: engine.Transient, Sentence: "Replicate took the picture, but gave it no address"}
	}
	return stored.URLs.Get, nil
}
