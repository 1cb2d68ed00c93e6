package alpha

import "pellucid/internal/alpha/pixels"

const (
	coreDepth = 4   // px inside the edge where the subject's own color is trusted
	rimWidth  = 2.5 // px inside the edge where leftover background would sit
)

// checkRim measures 255‖mean over the rim of (C − F̂core)‖/√3, F̂core predicted from
// the core alone: a mask cut too wide keeps an opaque band of the old background.
func checkRim(f *field) Check {
	c := Check{Name: "rim", Unit: "levels", Value: f.rimDrift().Levels()}
	v := capped(limits{warn: 10, fail: 20}.grade(c.Value), f.intent.Outlined)
	return c.judged(notes{
		pass:  "No leftover band of background along the edge.",
		warn:  "A thin band along the edge differs in color from the inside.",
		fail:  "An opaque band of another color runs along the edge: the cut is too wide.",
		meant: "The band along the edge is paint, ink or light that belongs to the image.",
	}.excused(v, f.intent.OwnEdges))
}

func (f *field) rimDrift() pixels.RGB {
	core := f.solid.Shrunk(coreDepth)
	// Only sides that face transparency: an inner translucent part is no cut.
	rim := f.solid.And(f.half.Not().Grown(rimWidth)).And(f.beside)
	table := pixels.SumColors(f.img, core)
	var drift pixels.RGB
	n := 0.0
	for i := range rim.Points() {
		if want, ok := table.Predict(i%f.w, i/f.w, 5, 12); ok {
			drift = drift.Plus(f.color(i).Minus(want), 1)
			n++
		}
	}
	if n == 0 {
		return pixels.RGB{}
	}
	return drift.Times(1 / n)
}
