package alpha

import "math"

// ReportVersion is raised whenever a formula or a limit changes, so that stored
// reports stay comparable.
const ReportVersion = 1

// Intent says what the picture is meant to be; it exempts the checks that such a
// picture would break by design.
type Intent struct {
	// Glow: light, smoke or fire. Haze is wanted and the inside may be translucent.
	Glow bool
	// Particles: confetti, stars, spray. Loose specks are wanted.
	Particles bool
	// Pixelated: pixel art. Hard stair-stepped edges are wanted.
	Pixelated bool
	// Outlined: stickers and line art. A rim that differs from the inside is wanted.
	Outlined bool
	// Glass: glass, liquid, veils. The inside must be translucent.
	Glass bool
	// FullBleed: backgrounds, borders, corners and patterns, which may touch or
	// fill the frame.
	FullBleed bool
}

// Verdict is the outcome of a check; the worst one is the report's.
type Verdict string

// The verdicts, best first.
const (
	Pass Verdict = "pass"
	Warn Verdict = "warn"
	Fail Verdict = "fail"
)

func (v Verdict) rank() int {
	switch v {
	case Fail:
		return 2
	case Warn:
		return 1
	default:
		return 0
	}
}

func worse(a, b Verdict) Verdict {
	if b.rank() > a.rank() {
		return b
	}
	return a
}

// Check is one measured property. Value is always finite; Unit is one of share
// (0–1), levels (of 255), px, count or correlation. Note is a sentence for people.
type Check struct {
	Name    string  `json:"name"`
	Value   float64 `json:"value"`
	Unit    string  `json:"unit"`
	Verdict Verdict `json:"verdict"`
	Note    string  `json:"note"`
}

// Report is what was measured on one picture. Transparent (α = 0), Opaque
// (α ≥ 254/255) and Soft (between) are shares of all pixels and add up to 1,
// or are all 0 for a picture without pixels.
type Report struct {
	Version     int     `json:"version"`
	Verdict     Verdict `json:"verdict"`
	Transparent float64 `json:"transparent"`
	Opaque      float64 `json:"opaque"`
	Soft        float64 `json:"soft"`
	Checks      []Check `json:"checks"`
}

// Check returns the check of that name, and whether the report has it.
func (r Report) Check(name string) (Check, bool) {
	for _, c := range r.Checks {
		if c.Name == name {
			return c, true
		}
	}
	return Check{}, false
}

// notes are the sentences of a check, one per verdict.
type notes struct{ pass, warn, fail string }

func (n notes) of(v Verdict) string {
	switch v {
	case Fail:
		return n.fail
	case Warn:
		return n.warn
	default:
		return n.pass
	}
}

// judged returns the check with its verdict and sentence, the value rounded to
// four decimals so that reports read well and compare exactly.
func (c Check) judged(v Verdict, n notes) Check {
	c.Value = math.Round(c.Value*1e4) / 1e4
	c.Verdict, c.Note = v, n.of(v)
	return c
}

// limits grade a value: above warn it is a Warn, above fail a Fail.
type limits struct{ warn, fail float64 }

func (l limits) grade(v float64) Verdict {
	switch {
	case v > l.fail:
		return Fail
	case v > l.warn:
		return Warn
	default:
		return Pass
	}
}

// capped softens a verdict to at most Warn where the intent asks for mercy.
func capped(v Verdict, mercy bool) Verdict {
	if mercy && v == Fail {
		return Warn
	}
	return v
}

// excused turns any verdict into a Pass where the intent exempts the check.
func excused(v Verdict, exempt bool) Verdict {
	if exempt {
		return Pass
	}
	return v
}

// ratio is part/whole, and 0 when there is no whole.
func ratio(part, whole float64) float64 {
	if whole <= 0 {
		return 0
	}
	return part / whole
}
