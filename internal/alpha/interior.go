package alpha

import "pellucid/internal/alpha/pixels"

const (
	interiorDepth = 10   // px inside {α ≥ .05}
	leakShare     = .005 // an opaque subject may have this much translucency inside
	brokenShare   = .25  // from here on it is see-through as a whole
	veilShare     = .03  // glass, smoke and glow have at least this much
	shadowLuma    = .25  // darker than this and
	shadowOpacity = 166  // fainter than this level (.65), a veil is a cast shadow
)

// checkInterior measures the share of pixels with α < .95 among those more than
// 10 px inside {α ≥ .05}. Opaque subjects should have none, glass and glow some.
// For opaque subjects dark faint pixels are left out, with the 2 px where they mix
// with the subject's edge: they are the ground shadow.
func checkInterior(f *field) Check {
	inside := pixels.Between(f.alpha, f.w, f.h, 13, 255).Shrunk(interiorDepth)
	veil := inside.And(pixels.Between(f.alpha, f.w, f.h, 0, 242))
	translucent := f.intent.Glass || f.intent.Glow
	if !translucent && !f.intent.Veils {
		veil = veil.Without(f.shadow(veil).Grown(2))
	}
	depth := float64(inside.Count())
	c := Check{Name: "interior", Unit: "share", Value: ratio(float64(veil.Count()), depth)}
	if translucent {
		v := Pass
		if depth > 0 && c.Value < veilShare {
			v = Warn
		}
		return c.judged(v, notes{
			pass: "The inside is translucent, as it should be.",
			warn: "The inside is opaque where light should pass through.",
		})
	}
	if f.intent.Veils {
		return c.judged(Pass, notes{pass: "Translucent parts let the background through, as they should."})
	}
	return c.judged(limits{warn: leakShare, fail: brokenShare}.grade(c.Value), notes{
		pass: "The subject is solid inside.",
		warn: "Parts of the inside are translucent.",
		fail: "The subject is see-through where it should be solid.",
	})
}

// shadow is the part of a set that is dark and faint.
func (f *field) shadow(set *pixels.Mask) *pixels.Mask {
	dark := pixels.NewMask(f.w, f.h)
	for i := range set.Points() {
		if f.alpha[i] < shadowOpacity && f.color(i).Luma() < shadowLuma {
			dark.Fill(i/f.w, i%f.w, i%f.w+1)
		}
	}
	return dark
}
