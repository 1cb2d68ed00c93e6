package rendering

import (
	"context"
	"errors"
	"fmt"
	"image"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/tracing"
)

// How many pictures are drawn for one that passes the alpha gate: those of engines that cost money are bounded more tightly.
const (
	renderTries     = 3
	paidRenderTries = 2
)

// Errors of pictures that cannot be delivered. Nothing is charged for them.
var (
	// ErrGate: every try failed the alpha gate.
	ErrGate = errors.New("no try passed the alpha gate")
	// ErrNoEngine: every engine that may make the picture is paused, over its budget, or not able to.
	ErrNoEngine = errors.New("no engine is available for this image")
	// ErrUncut: the engine made an opaque picture, and its subject could not be cut out.
	ErrUncut = errors.New("cut the subject out")
)

// Cutter cuts the subject out of an opaque picture. The error says that none of its methods could.
type Cutter interface {
	Cut(ctx context.Context, picture *image.NRGBA) (cut *image.NRGBA, method string, err error)
}

// Rendered is a picture that passed the alpha gate, with straight alpha, bled and measured.
type Rendered struct {
	Image   *image.NRGBA
	Report  domain.AlphaReport
	Picture engine.Picture
	Engine  routing.Configured
	Seed    int64  // that makes the same image again, alone
	Matte   string // how the alpha channel came to be: nativeAlpha, or the name of a method of matting
	Repairs []string
}

// Render makes an order's picture with the engine asked for, or with another that may stand in, then repairs, bleeds and
// measures it. progress is told fractions in 0–1.
func (m *Renderer) Render(ctx context.Context, o Order, progress func(float64)) (Rendered, error) {
	if o.Core == nil {
		o.Core = m.NewCore(nil)
		defer o.Core.Leave()
	}
	req := o.request()
	req.UserHash = m.userHash(o.UserID)
	failed := ErrNoEngine
	for _, route := range m.router.Routes(ctx, o.Generation.Engine, req) {
		rendered, err := m.renderWith(ctx, route, o, req, progress)
		if err == nil {
			return rendered, nil
		}
		if !elsewhere(ctx, err) {
			return Rendered{}, err
		}
		if !errors.As(err, new(*engine.CannotDraw)) { // that is for the user
			m.log.WarnContext(ctx, "an engine did not make an image", "engine", route.Name(), "task", o.TaskID, "class", engine.ClassOf(err).String(), "err", err)
		}
		failed = err
	}
	return Rendered{}, failed
}

// elsewhere reports whether another engine may be asked. What was refused for its content is refused by all; where nobody
// knows whether the picture was made, a second one is not paid for.
func elsewhere(ctx context.Context, err error) bool {
	if ctx.Err() != nil || errors.As(err, new(*keepError)) {
		return false
	}
	class := engine.ClassOf(err)
	return class != engine.Rejected && class != engine.TimeoutUnknown
}

// renderWith makes the picture with one engine. One that fails the alpha gate is made again, as another variation.
func (m *Renderer) renderWith(ctx context.Context, route *routing.Route, o Order, req engine.Request, progress func(float64)) (Rendered, error) {
	tries := renderTries
	if !route.Capabilities().Deterministic {
		tries = paidRenderTries
	}
	for try := range tries {
		attempt := req
		attempt.Variation += try * domain.SamplesMax // never the variation of a sibling
		if req.Key != "" {
			attempt.Key = fmt.Sprintf("%s-%s-%d", req.Key, route.Name(), try)
		}
		size := route.Capabilities().Nearest(req.Width, req.Height)
		attempt.Width, attempt.Height = size.Width, size.Height
		if edit := maskOf(req); edit != nil {
			attempt = edit.within(attempt)
		}
		trying, span := tracing.Start(ctx, "try", tracing.Text("pellucid.engine", route.Name()), tracing.Int("pellucid.try", try+1))
		rendered, err := m.attempt(trying, route, job{engine: route.Engine, req: attempt, taskID: o.TaskID, jobs: m.jobs, core: o.Core}, wanted{engine.Size{Width: req.Width, Height: req.Height}, maskOf(req)}, progress)
		span.End(err)
		if err != nil {
			return Rendered{}, err
		}
		if rendered.Report.Verdict != domain.AlphaFail && !Blank(rendered.Report) {
			m.metrics.Gate(passedAs(rendered))
			rendered.Seed = domain.ExactSeed(attempt.Seed, attempt.Variation)
			return rendered, nil
		}
		m.metrics.Gate("refused")
		m.log.WarnContext(ctx, "an image did not pass the alpha gate", "model", rendered.Picture.Model, "try", try+1, "failed", failures(rendered.Report))
	}
	return Rendered{}, ErrGate
}

// wanted is what is made of an engine's picture: one of a size, with what a mask protects.
type wanted struct {
	size engine.Size
	edit *masked // nil: the whole picture is new
}

// attempt makes one picture, and measures it at the size that was asked for. Pixels are worked on by as many at a time as
// there are cores, and the core is kept until the image's files are; waiting for a vendor takes no core.
func (m *Renderer) attempt(ctx context.Context, route *routing.Route, j job, want wanted, progress func(float64)) (Rendered, error) {
	can := route.Capabilities()
	if can.Deterministic && !can.Elsewhere {
		return m.drawHere(ctx, route, j, want, progress)
	}
	j.core.Leave()
	enter(ctx, domain.StageDrawing)
	picture, err := m.askVendor(ctx, route, j, progress)
	if err != nil && can.Deterministic && elsewhere(ctx, err) && !errors.As(err, new(*engine.CannotDraw)) {
		m.log.WarnContext(ctx, "an image is drawn on this server instead", "engine", route.Name(), "task", j.taskID, "class", engine.ClassOf(err).String(), "err", err)
		j.engine = m.builtIn
		return m.drawHere(ctx, route, j, want, progress)
	}
	if err != nil {
		return Rendered{}, err
	}
	if err := j.core.take(ctx); err != nil {
		return Rendered{}, err
	}
	return m.complete(ctx, picture, route, want)
}
