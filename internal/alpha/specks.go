package alpha

const (
	speckShare    = .005 // of the mass of the largest component
	speckMass     = 40   // px of full opacity
	speckDistance = 6    // px; nearer to a large component a part belongs to it
)

// specks are the components of {α > .1} lighter than min(0.5% of the largest,
// 40 px) and more than 6 px from any larger one. Mass is the sum of α in px.
func (f *field) specks() []component {
	parts := f.ink.components()
	heaviest := 0.0
	masses := make([]float64, len(parts))
	for i, part := range parts {
		masses[i] = f.mass(part)
		heaviest = max(heaviest, masses[i])
	}
	limit := min(speckShare*heaviest, speckMass)
	large := newMask(f.w, f.h)
	var small []component
	for i, part := range parts {
		if masses[i] < limit {
			small = append(small, part)
		} else {
			large.add(part)
		}
	}
	if len(small) == 0 {
		return nil
	}
	return farFrom(large.grown(speckDistance), small)
}

func farFrom(near *mask, parts []component) []component {
	var far []component
	for _, part := range parts {
		if !part.meets(near) {
			far = append(far, part)
		}
	}
	return far
}

func (f *field) mass(part component) float64 {
	sum := 0
	for _, r := range part.runs {
		for _, a := range f.alpha[r.y*f.w+r.x0 : r.y*f.w+r.x1] {
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
