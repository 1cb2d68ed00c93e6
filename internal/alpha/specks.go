package alpha

import "pellucid/internal/alpha/pixels"

const (
	speckShare    = .005 // of the mass of the largest component
	speckMass     = 40   // px of full opacity
	speckDistance = 6    // px; nearer to a large component a part belongs to it
)

// specks are the components of {α > .1} lighter than min(0.5% of the largest,
// 40 px) and more than 6 px from any larger one. Mass is the sum of α in px.
func (f *field) specks() []pixels.Component {
	parts := f.ink.Components()
	heaviest := 0.0
	masses := make([]float64, len(parts))
	for i, part := range parts {
		masses[i] = f.mass(part)
		heaviest = max(heaviest, masses[i])
	}
	limit := min(speckShare*heaviest, speckMass)
	large := pixels.NewMask(f.w, f.h)
	var small []pixels.Component
	for i, part := range parts {
		if masses[i] < limit {
			small = append(small, part)
		} else {
			large.Add(part)
		}
	}
	if len(small) == 0 {
		return nil
	}
	return farFrom(large.Grown(speckDistance), small)
}

func farFrom(near *pixels.Mask, parts []pixels.Component) []pixels.Component {
	var far []pixels.Component
	for _, part := range parts {
		if !part.Meets(near) {
			far = append(far, part)
		}
	}
	return far
}

func (f *field) mass(part pixels.Component) float64 {
	sum := 0
	for _, r := range part.Runs {
		for _, a := range f.alpha[r.Y*f.w+r.X0 : r.Y*f.w+r.X1] {
			sum += int(a)
		}
	}
	return float64(sum) / 255
}

// checkSpecks counts stray specks.
func checkSpecks(f *field) Check {
	c := Check{Name: "specks", Unit: "count", Value: float64(len(f.specks()))}
	return c.judged(notes{
		pass:  "No stray specks.",
		warn:  "A few stray specks float around the subject.",
		fail:  "Many stray specks float around the subject.",
		meant: "The specks around the subject belong to the picture.",
	}.excused(limits{warn: 0, fail: 3}.grade(c.Value), f.intent.Particles))
}
