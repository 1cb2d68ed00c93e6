package generation

import (
	"context"
	"errors"
	"fmt"
	"image"
	"runtime/debug"
	"time"

	"pellucid/internal/alpha"
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
	// errNoEngine: every engine that may make the picture is paused, over its budget, or not able to.
	errNoEngine = errors.New("no engine is available for this image")
	// errUncut: the engine made an opaque picture, and its subject could not be cut out.
	errUncut = errors.New("cut the subject out")
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
	if o.core == nil {
		o.core = m.newCore(nil)
		defer o.core.leave()
	}
	req := o.request()
	req.UserHash = m.userHash(o.UserID)
	failed := errNoEngine
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
		rendered, err := m.attempt(trying, route, job{engine: route.Engine, req: attempt, taskID: o.TaskID, jobs: m.jobs, core: o.core}, wanted{engine.Size{Width: req.Width, Height: req.Height}, maskOf(req)}, progress)
		span.End(err)
		if err != nil {
			return Rendered{}, err
		}
		if rendered.Report.Verdict != domain.AlphaFail && !blank(rendered.Report) {
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
	j.core.leave()
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
		return "", &engine.Error{Class: engine.Transient, Err: fmt.Errorf("%w: %w", errUncut, err)}
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

// finish bleeds the edge's color outwards, and repairs what the report finds.
func finish(ctx context.Context, picture engine.Picture, route *routing.Route, method string) Rendered {
	alpha.Bleed(picture.Image)
	img, report, repairs := repair(ctx, picture)
	return Rendered{Image: img, Report: domainReport(report), Picture: picture, Engine: route.Configured, Matte: method, Repairs: repairs}
}

// repair measures a picture and repairs what the checks find, which measures it again after each repair.
func repair(ctx context.Context, picture engine.Picture) (*image.NRGBA, alpha.Report, []string) {
	ctx, span := tracing.Start(ctx, "alpha.repair")
	defer span.End(nil)
	return alpha.RepairWith(picture.Image, alpha.Intent(picture.Intent), func() func() {
		_, measuring := tracing.Start(ctx, "alpha.measure")
		return func() { measuring.End(nil) }
	})
}

func domainReport(r alpha.Report) domain.AlphaReport {
	checks := make([]domain.AlphaCheck, len(r.Checks))
	for i, c := range r.Checks {
		checks[i] = domain.AlphaCheck{Name: c.Name, Value: c.Value, Unit: c.Unit, Verdict: domain.Verdict(c.Verdict), Note: c.Note}
	}
	return domain.AlphaReport{
		Version: r.Version, Verdict: domain.Verdict(r.Verdict), Transparent: r.Transparent, Opaque: r.Opaque, Soft: r.Soft, Checks: checks,
	}
}

// blank reports whether there is nothing to see: such a picture breaks no rule about edges, and is no picture.
func blank(r domain.AlphaReport) bool { return r.Opaque+r.Soft == 0 }

func failures(r domain.AlphaReport) []string {
	var names []string
	if blank(r) {
		names = append(names, "blank")
	}
	for _, check := range r.Checks {
		if check.Verdict == domain.AlphaFail {
			names = append(names, check.Name)
		}
	}
	return names
}
