package alpha

import "pellucid/internal/alpha/pixels"

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
	lineX, lineY := hardX.RunsY(straightRun+1), hardY.RunsX(straightRun+1)
	hard := hardX.Without(lineX).Count() + hardY.Without(lineY).Count()
	all := f.contourLength() - lineX.Count() - lineY.Count()
	c := Check{Name: "jaggies", Unit: "share", Value: ratio(float64(hard), float64(all))}
	return c.judged(notes{
		pass:  "Edges are smooth.",
		warn:  "Some edges are slightly stair-stepped.",
		fail:  "Edges are stair-stepped: they are not smoothed.",
		meant: "Edges are stair-stepped, as pixel art should be.",
	}.excused(limits{warn: .35, fail: .6}.grade(c.Value), f.intent.Pixelated))
}

// jumps are the pairs of pixels i, i+offset whose opacity differs by more than .9.
func (f *field) jumps(pairs *pixels.Mask, offset int) *pixels.Mask {
	hard := pixels.NewMask(f.w, f.h)
	for i := range pairs.Points() {
		d := int(f.alpha[i]) - int(f.alpha[i+offset])
		if max(d, -d) > jump {
			hard.Fill(i/f.w, i%f.w, i%f.w+1)
		}
	}
	return hard
}
