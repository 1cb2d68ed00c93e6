package alpha

const (
	coreDepth = 4   // px inside the edge where the subject's own color is trusted
	rimWidth  = 2.5 // px inside the edge where leftover background would sit
)

// checkRim measures 255‖mean over the rim of (C − F̂core)‖/√3, F̂core predicted from
// the core alone: a mask cut too wide keeps an opaque band of the old background.
func checkRim(f *field) Check {
	c := Check{Name: "rim", Unit: "levels", Value: f.rimDrift().levels()}
	v := capped(limits{warn: 10, fail: 20}.grade(c.Value), f.intent.Outlined)
	return c.judged(notes{
		pass:  "No leftover band of background along the edge.",
		warn:  "A thin band along the edge differs in color from the inside.",
		fail:  "An opaque band of another color runs along the edge: the cut is too wide.",
		meant: "The band along the edge is paint, ink or light that belongs to the image.",
	}.excused(v, f.intent.OwnEdges))
}

func (f *field) rimDrift() rgb {
	core := f.solid.shrunk(coreDepth)
	// Only sides that face transparency: an inner translucent part is no cut.
	rim := f.solid.and(f.half.not().grown(rimWidth)).and(f.beside)
	table := sumColors(f.img, core)
	var drift rgb
	n := 0.0
	for i := range rim.points() {
		if want, ok := table.predict(i%f.w, i/f.w, 5, 12); ok {
			drift = drift.plus(f.color(i).minus(want), 1)
			n++
		}
	}
	if n == 0 {
		return rgb{}
	}
	return drift.times(1 / n)
}
