package kit

// Of pale cloth: the lightness from which and the chroma up to which it is pale, the lightness of its tones, and the chroma of their shade.
const (
	paleFrom   = .92
	paleChroma = .045
	paleShade  = .012
	coolHue    = 275
)

// OfCloth returns the tones of a piece of clothing: pale cloth has deeper ones, so that it is seen before white.
func (t Tones) OfCloth() Tones {
	v := t.M.Lch()
	if v.L < paleFrom || v.C > paleChroma {
		return t
	}
	hue := v.H
	if v.C < .006 {
		hue = coolHue
	}
	tone := func(l, chroma float64) Color {
		d, own := (Lch{l, max(v.C*.9, chroma), hue}).Color().rgba(), t.M.rgba()
		d.a, d.slot = own.a, own.slot
		return Color{&d}
	}
	ramp := *t.Ramp
	ramp.LL, ramp.L, ramp.M = tone(.985, 0), tone(.958, .002), tone(.925, .005)
	ramp.D, ramp.DD, ramp.DDD = tone(.845, paleShade), tone(.76, paleShade), tone(.62, paleShade)
	return Tones{&ramp}
}
