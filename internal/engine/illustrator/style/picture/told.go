package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/plane"
)

// dullest is the chroma below which a color is a gray.
const dullest = 0.05

// ToldColors are the colors that things were given, but for white, gray and black.
func (p *Picture) ToldColors() []color.LCH {
	var out []color.LCH
	for _, q := range p.Pieces {
		for _, c := range q.Colors {
			if v := color.ToLCH(c); v.C >= dullest {
				out = append(out, v)
			}
		}
	}
	return out
}

// SoleInk is the ink of a drawing in one: a deep tone of the color that was told, else the usual one. It is not sole where colors of different hues
// were told.
func (p *Picture) SoleInk(usual color.RGB) (ink color.RGB, sole bool) {
	told := p.ToldColors()
	if len(told) == 0 {
		return usual, true
	}
	for _, c := range told[1:] {
		if math.Abs(math.Remainder(float64(c.H-told[0].H), 2*math.Pi)) > 0.5 {
			return usual, false
		}
	}
	c := told[0]
	return color.FromLCH(color.LCH{L: max(0.34, min(c.L-0.08, 0.50)), C: max(c.C, 0.12), H: DeepHue(c.H)}), true
}

// DeepHue is the hue of a deep tone: that of yellow is ocher, which is not olive.
func DeepHue(h float32) float32 {
	off := float32(math.Abs(math.Remainder(float64(h)-1.75, 2*math.Pi)))
	return h - 0.55*plane.Smooth(0.7, 0.2, off)
}
