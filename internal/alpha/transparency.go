package alpha

// minTransparent is the least share of fully transparent pixels of a cut-out.
const minTransparent = .05

// checkTransparency measures τ = |T|/N.
func checkTransparency(f *field) Check {
	c := Check{Name: "transparency", Unit: "share"}
	c.Value = ratio(float64(f.clear.Count()), float64(f.w*f.h))
	v := Pass
	if c.Value < minTransparent {
		v = Fail
	}
	return c.judged(notes{
		pass:  "The background is really transparent.",
		fail:  "There is hardly any transparency: the background seems to be painted in.",
		meant: "The picture fills nearly all of its frame, as it should.",
	}.excused(v, f.intent.FullBleed))
}

// checkSoftShare reports |S∩R|/|R|; 0 is a binary mask.
func checkSoftShare(f *field) Check {
	c := Check{Name: "soft-share", Unit: "share"}
	c.Value = ratio(float64(f.soft.And(f.ribbon).Count()), float64(f.ribbon.Count()))
	return c.judged(Pass, notes{pass: "The share of half-transparent pixels along the edge."})
}

// checkEdgeWidth reports the mean width in px of the transition between clear and
// solid: |{p ∈ R : .02 < α < .98}| / (|K|·π/4). A digital contour has 4/π times as
// many pixel pairs as its length, averaged over directions.
func checkEdgeWidth(f *field) Check {
	c := Check{Name: "edge-width", Unit: "px"}
	transition := f.visible.Without(f.solid).And(f.ribbon)
	const pairsToLength = .7853981633974483
	c.Value = ratio(float64(transition.Count()), float64(f.contourLength())*pairsToLength)
	return c.judged(Pass, notes{pass: "The width of the soft edge in pixels."})
}
