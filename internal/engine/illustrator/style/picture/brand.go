package picture

import "pellucid/internal/engine/illustrator/color"

// LetterTone is a tone for names that reads on white and on near black.
func LetterTone(deep color.RGB) color.RGB {
	c := color.ToLCH(deep)
	return color.FromLCH(color.LCH{L: 0.60, C: max(0.13, c.C), H: c.H})
}

// BrandTones are three tones of the accent: one deep enough for a ground, one between, and a pale one. Deep yellows are
// brown, and a deep red is no ground for a red mark, so that warm marks get a deep blue.
func (p *Picture) BrandTones() (deep, mid, pale color.RGB) {
	c := color.ToLCH(p.Accent)
	if c.C < 0.05 {
		c.C, c.H = 0.06, -1.7
	}
	h := c.H
	if h > -0.5 && h < 2.1 {
		h = -1.75
	}
	deep = color.FromLCH(color.LCH{L: 0.31, C: min(max(c.C, 0.07), 0.09), H: h})
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

// ownHue is the chroma from which on a dark tone of a mark is a color and not a shade.
const ownHue = 0.055

// OnDeep lifts the colors of a mark so that they read on a deep ground. Its darkest details become the ground's color: space that is left free. What
// else is dark, but not most of the mark, takes a lighter tone of the ground; what has a color of its own, such as the brown of a sunflower, keeps its hue.
func OnDeep(tones []color.Lab, most int, ground color.RGB) []color.RGB {
	out := make([]color.RGB, len(tones))
	for i, t := range tones {
		c := t.LCH()
		if i == len(tones)-2 {
			out[i] = ground
			continue
		}
		if i != most && c.L < 0.47 {
			g := color.ToLCH(ground)
			lift := color.LCH{L: g.L + 0.24, C: g.C, H: g.H}
			if c.C > ownHue {
				lift = color.LCH{L: g.L + 0.30, C: c.C * 1.1, H: c.H}
			}
			out[i] = color.FromLCH(lift)
			continue
		}
		c.L, c.C = max(0.69, 0.24+0.75*c.L), c.C*1.12
		out[i] = color.FromLCH(c)
	}
	return out
}
