package rendering

import (
	"context"
	"errors"
	"fmt"
	"image"
	"runtime/debug"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/tracing"
)

// complete gives a picture its alpha channel, its size, and what a mask protects.
func (m *Renderer) complete(ctx context.Context, picture engine.Picture, route *routing.Route, want wanted) (Rendered, error) {
	enter(ctx, domain.StageChecking)
	edit := want.edit
	if edit != nil && edit.solid() {
		picture.Image, picture.Opaque = edit.over(picture.Image, want.size), false
	}
	method, err := m.cutOut(ctx, &picture)
	if err != nil {
		return Rendered{}, err
	}
	picture.Image = fit(picture.Image, want.size)
	if edit != nil && !edit.solid() {
		picture.Image = edit.over(picture.Image, want.size)
		picture.Intent.FullBleed = picture.Intent.FullBleed || edit.touchesFrame()
	}
	return finish(ctx, picture, route, method), nil
}

// drawHere makes a picture in this process. The circuit breaker is not asked: a prompt that breaks the illustrator says nothing
// about its health.
func (m *Renderer) drawHere(ctx context.Context, route *routing.Route, j job, want wanted, progress func(float64)) (Rendered, error) {
	if err := j.core.take(ctx); err != nil {
		return Rendered{}, err
	}
	enter(ctx, domain.StageDrawing)
	began := time.Now()
	picture, err := draw(ctx, j, progress)
	m.count(route, picture, err, began)
	if err != nil {
		return Rendered{}, err
	}
	if want.edit != nil {
		return m.complete(ctx, picture, route, want)
	}
	enter(ctx, domain.StageChecking)
	return finish(ctx, picture, route, nativeAlpha), nil
}

// askVendor makes a picture elsewhere, and counts the outcome in the vendor's circuit breaker. A failure of our own database
// or disk does not count against the vendor.
func (m *Renderer) askVendor(ctx context.Context, route *routing.Route, j job, progress func(float64)) (picture engine.Picture, err error) {
	var ours *keepError
	err = route.Try(func() error {
		began := time.Now()
		var err error
		picture, err = draw(ctx, j, progress)
		m.count(route, picture, err, began)
		if errors.As(err, &ours) {
			return nil
		}
		return err
	})
	if ours != nil {
		return picture, ours
	}
	return picture, err
}

// nativeAlpha is the method of pictures whose alpha channel the engine made.
const nativeAlpha = "native"

// draw calls the engine; a panic in one picture must not take the server down with it.
func draw(ctx context.Context, j job, progress func(float64)) (picture engine.Picture, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("engine %s panicked: %v\n%s", j.engine.Name(), v, debug.Stack())
		}
	}()
	return j.draw(ctx, progress)
}

// cutOut gives a picture without transparency an alpha channel, and returns how.
func (m *Renderer) cutOut(ctx context.Context, picture *engine.Picture) (method string, err error) {
	if !picture.Opaque && !opaque(picture.Image) {
		return nativeAlpha, nil
	}
	if m.cutter == nil {
		return "", &engine.Error{Class: engine.BadRequest, Sentence: "The engine made an opaque image, and no background remover is installed. Run make build, which fetches the model for it, or choose an engine with native alpha."}
	}
	cutting, span := tracing.Start(ctx, "alpha.matting")
	cut, method, err := m.cutter.Cut(cutting, picture.Image)
	span.Set(tracing.Text("pellucid.method", method))
	span.End(err)
	if err != nil {
		return "", &engine.Error{Class: engine.Transient, Err: fmt.Errorf("%w: %w", ErrUncut, err)}
	}
	picture.Image, picture.Opaque = cut, false
	return method, nil
}

// opaqueShare is the share of transparent pixels below which a picture counts as opaque: some engines paint a background
// although transparency was asked for, and leave a few pixels of it clear.
const opaqueShare = 0.005

func opaque(img *image.NRGBA) bool {
	clear, all := 0, img.Rect.Dx()*img.Rect.Dy()
	for y := range img.Rect.Dy() {
		row := img.Pix[y*img.Stride : y*img.Stride+4*img.Rect.Dx()]
		for x := 3; x < len(row); x += 4 {
			if row[x] < 16 {
				clear++
			}
		}
	}
	return float64(clear) < opaqueShare*float64(all)
}
