package replicate

import (
	"context"
	"image"
	"net/http"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// Shares of the whole progress that the steps of a job take.
const (
	imageShare  = 0.7
	cutoutShare = 0.95
)

// Wait polls until the image is made, has its background removed where the recipe says so, and fetches the file. A webhook
// ends its pauses. It may be called again for the same handle, in this process or another: it goes on where the job is.
func (e *Engine) Wait(ctx context.Context, req engine.Request, h engine.Handle, report func(fraction float64)) (engine.Picture, error) {
	j, err := parse(h)
	if err != nil {
		return engine.Picture{}, err
	}
	progress := remote.Progress(report)
	if err := remote.Begin(ctx, progress); err != nil {
		return engine.Picture{}, err
	}
	_, isNew := e.fresh.LoadAndDelete(j.Image)
	address, done, err := e.finish(ctx, &j, isNew, req.Key, progress)
	if err != nil {
		return engine.Picture{}, err
	}
	img, err := e.fetch(ctx, address)
	if err != nil {
		return engine.Picture{}, err
	}
	picture := e.picture(j, done, req, img)
	progress(1)
	return picture, ctx.Err()
}

// finish brings a job to its end and returns the address of its picture and the first prediction. What the first prediction
// has made is not asked for when the second one is known: it may have been removed by now.
func (e *Engine) finish(ctx context.Context, j *job, isNew bool, key string, progress func(float64)) (string, prediction, error) {
	var made prediction
	if j.Cutout == "" {
		var err error
		if made, err = e.await(ctx, j.Image, func(f float64) { progress(imageShare * f) }); err != nil {
			return "", made, err
		}
		address, err := made.result()
		if err != nil || e.config.Remover == nil {
			return address, made, err
		}
		if j.Cutout, err = e.cutout(ctx, address, key, isNew); err != nil {
			return "", made, err
		}
		if e.config.Advanced != nil {
			e.config.Advanced(ctx, key, job{Image: j.Image}.handle(), j.handle())
		}
	}
	cut, err := e.await(ctx, j.Cutout, func(f float64) { progress(imageShare + (cutoutShare-imageShare)*f) })
	if err != nil {
		return "", made, err
	}
	address, err := cut.result()
	return address, made, err
}

// await polls a prediction until it has ended.
func (e *Engine) await(ctx context.Context, id string, progress func(float64)) (prediction, error) {
	wake, stop := e.wakeups.Await(id)
	defer stop()
	var p prediction
	err := e.config.Pace.Poll(ctx, wake, func(ctx context.Context) (bool, error) {
		var now prediction
		err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: "/predictions/" + id, Into: &now})
		if err != nil {
			return false, unknown(err)
		}
		if p = now; !p.ended() {
			progress(p.fraction())
		}
		return p.ended(), nil
	})
	return p, err
}

// unknown says of a prediction that is not there that the vendor has lost it.
func unknown(err error) error {
	if remote.StatusOf(err) != http.StatusNotFound {
		return err
	}
	return &engine.Error{Class: engine.BadRequest, Sentence: "Replicate does not know the stored prediction: the token may be another account's", Err: err}
}

// Notify ends the pause of whoever waits for a job: a handle, or the id of a prediction. The state itself is always asked
// for again, so that late, repeated and reordered webhooks change nothing.
func (e *Engine) Notify(h engine.Handle) {
	j, err := parse(h)
	if err != nil {
		e.wakeups.Notify(string(h))
		return
	}
	for _, id := range j.ids() {
		e.wakeups.Notify(id)
	}
}

func (e *Engine) fetch(ctx context.Context, address string) (*image.NRGBA, error) {
	var file []byte
	err := e.config.Pace.Patiently(ctx, throttledLater, func(ctx context.Context) (err error) {
		file, err = e.files.Get(ctx, address)
		return err
	})
	if err != nil {
		return nil, err
	}
	return remote.Decode("Replicate", file)
}

func (e *Engine) picture(j job, made prediction, req engine.Request, img *image.NRGBA) engine.Picture {
	more := map[string]any{"job": j}
	if made.Version != "" {
		more["version"] = made.Version
	}
	if e.config.Remover != nil {
		more["remover"] = e.config.Remover.ID
	}
	can := e.Capabilities()
	return engine.Picture{
		Image: img, Model: can.Label, Opaque: remote.Opaque(img), Recipe: remote.Recipe(name, e.config.Model.ID, req, more), CostCents: can.CostCents,
		SourceType: "trainedAlgorithmicMedia", Notes: remote.ReferenceNotes(req, can.References),
	}
}
