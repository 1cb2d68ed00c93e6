package generation

import (
	"context"
	"errors"
	"fmt"
	"image"
	"runtime/debug"

	"pellucid/internal/alpha"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// renderTries is how many pictures are drawn for one that passes the alpha gate.
const renderTries = 3

// ErrGate is what a picture gets that fails the alpha gate in every try.
var ErrGate = errors.New("no try passed the alpha gate")

// Rendered is a picture that passed the alpha gate, with straight alpha, bled and measured.
type Rendered struct {
	Image   *image.NRGBA
	Report  domain.AlphaReport
	Picture engine.Picture
	Repairs []string
}

// Render draws a picture, repairs and bleeds it, and measures it. One that fails the alpha gate is drawn again with
// another variation. progress is told fractions in 0–1.
func (m *Renderer) Render(ctx context.Context, req engine.Request, progress func(float64)) (Rendered, error) {
	if err := m.acquire(ctx); err != nil {
		return Rendered{}, err
	}
	defer m.release()
	for try := range renderTries {
		attempt := req
		attempt.Variation += try * domain.SamplesMax // never the variation of a sibling
		picture, err := m.draw(ctx, attempt, progress)
		if err != nil {
			return Rendered{}, err
		}
		rendered := finish(picture)
		if rendered.Report.Verdict != domain.AlphaFail && !blank(rendered.Report) {
			return rendered, nil
		}
		m.log.Warn("a picture did not pass the alpha gate", "model", picture.Model, "try", try+1, "failed", failures(rendered.Report))
	}
	return Rendered{}, ErrGate
}

// draw calls the engine; a panic in one picture must not take the server down with it.
func (m *Renderer) draw(ctx context.Context, req engine.Request, progress func(float64)) (picture engine.Picture, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("engine %s panicked: %v\n%s", m.engine.Name(), v, debug.Stack())
		}
	}()
	return engine.Draw(ctx, m.engine, req, progress)
}

// finish bleeds the edge's color outwards, and repairs what the report finds.
func finish(picture engine.Picture) Rendered {
	alpha.Bleed(picture.Image)
	img, report, repairs := alpha.Repair(picture.Image, alpha.Intent(picture.Intent))
	return Rendered{Image: img, Report: domainReport(report), Picture: picture, Repairs: repairs}
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
