package alpha

const (
	// jump is Δα > .9 in levels.
	jump = 229
	// straightRun in px: longer axis-aligned edges are straight lines, which need
	// no smoothing.
	straightRun = 8
)

// checkJaggies measures the share of K with Δα > .9, straight axis-aligned runs of
// more than 8 px left out.
func checkJaggies(f *field) Check {
	hardX, hardY := f.jumps(f.crossX, 1), f.jumps(f.crossY, f.w)
	// A pair in a row is part of a vertical edge, a pair in a column of a horizontal one.
	lineX, lineY := hardX.runsY(straightRun+1), hardY.runsX(straightRun+1)
	hard := hardX.without(lineX).count() + hardY.without(lineY).count()
	all := f.contourLength() - lineX.count() - lineY.count()
	c := Check{Name: "jaggies", Unit: "share", Value: ratio(float64(hard), float64(all))}
	return c.judged(notes{
		pass:  "Edges are smooth.",
		warn:  "Some edges are slightly stair-stepped.",
		fail:  "Edges are stair-stepped: they are not smoothed.",
		meant: "Edges are stair-stepped, as pixel art should be.",
	}.excused(limits{warn: .35, fail: .6}.grade(c.Value), f.intent.Pixelated))
}

// jumps are the pairs of pixels i, i+offset whose opacity differs by more than .9.
func (f *field) jumps(pairs *mask, offset int) *mask {
	hard := newMask(f.w, f.h)
	for i := range pairs.points() {
		d := int(f.alpha[i]) - int(f.alpha[i+offset])
		if max(d, -d) > jump {
			hard.fill(i/f.w, i%f.w, i%f.w+1)
		}
	}
	return hard
}
