package alpha

import "pellucid/internal/alpha/pixels"

// hazeDistance in px: nearer to ink than this, faint pixels are shadow or blur.
const hazeDistance = 12

// The limits in levels. Soft ground shadows of 1,500 of our own pictures reach .40 (95th
// percentile), hence .5 and not the .3 that the check began with.
const (
	hazeWarn = .5
	hazeFail = 1
)

// far is the set of pixels where nothing should be: farther than 12 px from ink.
func (f *field) far() *pixels.Mask { return f.ink.Grown(hazeDistance).Not() }

// checkHaze measures 255 × the mean α far from ink.
func checkHaze(f *field) Check {
	c := Check{Name: "haze", Unit: "levels"}
	far := f.far()
	sum := 0
	for i := range far.Without(f.clear).Points() {
		sum += int(f.alpha[i])
	}
	c.Value = ratio(float64(sum), float64(far.Count()))
	return c.judged(notes{
		pass:  "The empty area is completely clear.",
		warn:  "A very faint haze lies over the empty area.",
		fail:  "A visible haze lies over the empty area.",
		meant: "Light or smoke reaches into the empty area, as it should.",
	}.excused(limits{warn: hazeWarn, fail: hazeFail}.grade(c.Value), f.intent.Glow))
}
