package alpha

// hazeDistance in px: nearer to ink than this, faint pixels are shadow or blur.
const hazeDistance = 12

// far is the set of pixels where nothing should be: farther than 12 px from ink.
func (f *field) far() *mask { return f.ink.grown(hazeDistance).not() }

// checkHaze measures 255 × the mean α far from ink.
func checkHaze(f *field) Check {
	c := Check{Name: "haze", Unit: "levels"}
	far := f.far()
	sum := 0
	for i := range far.without(f.clear).points() {
		sum += int(f.alpha[i])
	}
	c.Value = ratio(float64(sum), float64(far.count()))
	v := excused(limits{warn: .3, fail: 1}.grade(c.Value), f.intent.Glow)
	return c.judged(v, notes{
		pass: "The empty area is completely clear.",
		warn: "A very faint haze lies over the empty area.",
		fail: "A visible haze lies over the empty area.",
	})
}
