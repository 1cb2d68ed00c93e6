package picture

import "pellucid/internal/engine/illustrator/color"

// LetterTone is a tone for names that reads on white and on near black.
func LetterTone(deep color.RGB) color.RGB {
	c := color.ToLCH(deep)
	return color.FromLCH(color.LCH{L: 0.60, C: max(0.13, c.C), H: c.H})
}

// BrandTones are three tones of the accent: one deep enough for a ground, one between, and a pale one. Deep yellows are
// brown, so that yellow marks get a deep blue.
func (p *Picture) BrandTones() (deep, mid, pale color.RGB) {
	c := color.ToLCH(p.Accent)
	if c.C < 0.05 {
		c.C, c.H = 0.06, -1.7
	}
	h := c.H
	if h > 0.62 && h < 2.1 {
		h = -1.75
	}
	deep = color.FromLCH(color.LCH{L: 0.37, C: min(max(c.C, 0.08), 0.13), H: h})
	mid = color.FromLCH(color.LCH{L: 0.66, C: min(max(c.C, 0.10), 0.16), H: c.H})
	pale = color.FromLCH(color.LCH{L: 0.90, C: 0.045, H: c.H})
	return deep, mid, pale
}

// BrandTones makes deliberate colors of the ruling ones: clear, none too near black or white.
func BrandTones(tones []color.Lab) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		c := t.LCH()
		c.L = max(0.34, min(0.88, 0.03+c.L*0.98)) // white would be lost on white
		if c.C > 0.03 {
			c.C *= 1.18
		}
		out[i] = color.FromLCH(c)
	}
	return out
}

// OnDeep lifts the colors of a mark so that they read on a deep ground; its darkest details become the ground's color.
func OnDeep(tones []color.Lab, ground color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		c := t.LCH()
		if i == len(tones)-2 {
			out[i] = ground
			continue
		}
		c.L, c.C = 0.58+0.39*c.L, c.C*1.05
		out[i] = color.FromLCH(c)
	}
	return out
}
