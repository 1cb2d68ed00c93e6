package alpha

import "image"

// step measures one check on a prepared field.
type step func(*field) Check

// steps are all checks in the order of the report.
func steps() []step {
	return []step{
		checkTransparency,
		checkCheckerboard,
		checkHalo,
		checkRim,
		checkBorder,
		checkHaze,
		checkSpecks,
		checkJaggies,
		checkEdgeWidth,
		checkSoftShare,
		checkInterior,
		checkHoles,
		checkHiddenColor,
		checkResize,
		checkVisibilityLight,
		checkVisibilityDark,
	}
}

// advises reports whether a check says where the picture is best used, and nothing about
// how well it is cut out: a white sticker is not a worse picture for white paper.
func advises(name string) bool { return name == "visibility-light" || name == "visibility-dark" }

// Measure judges the alpha channel of a straight-alpha picture. Every check is
// always in the report and every value is finite, whatever the picture.
func Measure(img *image.NRGBA, intent Intent) Report { return newField(img, intent).measure() }

func (f *field) measure() Report {
	n := float64(f.w * f.h)
	r := Report{
		Version:     ReportVersion,
		Verdict:     Pass,
		Transparent: ratio(float64(f.clear.Count()), n),
		Soft:        ratio(float64(f.soft.Count()), n),
	}
	if n > 0 {
		r.Opaque = max(0, 1-r.Transparent-r.Soft)
	}
	for _, measure := range steps() {
		c := measure(f)
		r.Checks = append(r.Checks, c)
		if !advises(c.Name) {
			r.Verdict = worse(r.Verdict, c.Verdict)
		}
	}
	return r
}
