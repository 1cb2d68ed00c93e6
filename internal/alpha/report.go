package alpha

import "math"

// ReportVersion is raised whenever a formula or a limit changes, so that stored
// reports stay comparable.
const ReportVersion = 2

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

// judged returns the check with its verdict and sentence, the value rounded to
// four decimals so that reports read well and compare exactly.
func (c Check) judged(v Verdict, n notes) Check {
	c.Value = math.Round(c.Value*1e4) / 1e4
	c.Verdict, c.Note = v, n.of(v)
	return c
}

// ratio is part/whole, and 0 when there is no whole.
func ratio(part, whole float64) float64 {
	if whole <= 0 {
		return 0
	}
	return part / whole
}
