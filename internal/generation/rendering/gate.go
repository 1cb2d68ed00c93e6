package rendering

import (
	"context"
	"image"

	"pellucid/internal/alpha"
	"pellucid/internal/alpha/pixels"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/routing"
	"pellucid/internal/tracing"
)

// finish bleeds the edge's color outwards, and repairs what the report finds.
func finish(ctx context.Context, picture engine.Picture, route *routing.Route, method string) Rendered {
	pixels.Bleed(picture.Image)
	img, report, repairs := repair(ctx, picture)
	return Rendered{Image: img, Report: DomainReport(report), Picture: picture, Engine: route.Configured, Matte: method, Repairs: repairs}
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

func DomainReport(r alpha.Report) domain.AlphaReport {
	checks := make([]domain.AlphaCheck, len(r.Checks))
	for i, c := range r.Checks {
		checks[i] = domain.AlphaCheck{Name: c.Name, Value: c.Value, Unit: c.Unit, Verdict: domain.Verdict(c.Verdict), Note: c.Note}
	}
	return domain.AlphaReport{
		Version: r.Version, Verdict: domain.Verdict(r.Verdict), Transparent: r.Transparent, Opaque: r.Opaque, Soft: r.Soft, Checks: checks,
	}
}

// Blank reports whether there is nothing to see: such a picture breaks no rule about edges, and is no picture.
func Blank(r domain.AlphaReport) bool { return r.Opaque+r.Soft == 0 }

func failures(r domain.AlphaReport) []string {
	var names []string
	if Blank(r) {
		names = append(names, "blank")
	}
	for _, check := range r.Checks {
		if check.Verdict == domain.AlphaFail {
			names = append(names, check.Name)
		}
	}
	return names
}

// passedAs names how a picture passed the alpha gate, for counting.
func passedAs(r Rendered) string {
	if len(r.Repairs) > 0 {
		return "repaired"
	}
	return "passed"
}
