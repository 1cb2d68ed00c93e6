package paint

import (
	"image"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// coats is how thick watercolor lies, at a fraction of the size: a first wash that runs down in every form and leaves the light bare, and two
// glazes over it on the shaded side, each with an edge where it dried. 1 is an even wash.
func coats(p *picture.Picture, forms *picture.Forms, r image.Rectangle, cover *plane.Plane) *plane.Plane {
	s := shadingOf(p, forms, r)
	n := 0
	for 1<<n < s.step {
		n++
	}
	small := cover
	if n > 0 {
		small = cover.Reduced(n)
	}
	s.lit(small)
	out := plane.NewPlane(small.Rect())
	for i, a := range small.V {
		out.V[i] = 1
		if a > 0.02 {
			out.V[i] = s.coat(i)
		}
	}
	return out
}

// coat is the thickness at a pixel of the fraction.
func (s *shading) coat(i int) float32 {
	x, y, f := s.at(i)
	broad := plane.Smooth(s.p.Length(0.005)*float32(s.step), s.p.Length(0.016)*float32(s.step), s.thickness(x, y))
	loose := (1 - 0.72*s.calm.V[i]) * (0.35 + 0.65*broad)
	across, water := s.across(x, y, f), s.flow.V[i]-0.5
	light := s.light.V[i]*(1-0.6*s.calm.V[i]) - 0.24*loose*across
	v := light + 0.75*loose*water
	soft := 0.012 + 0.12*plane.Smooth(0.46, 0.60, s.wet.V[i])
	t := 0.70 + loose*(0.40*across+0.9*(s.wet.V[i]-0.5)) - 0.2*light
	t -= 0.60 * loose * plane.Smooth(-soft, soft, v-0.13) // the light is left bare
	for _, g := range [...]struct{ from, more float32 }{{-0.10, 0.36}, {-0.30, 0.48}} {
		in := g.from - v
		edge := plane.Smooth(-soft, soft, in)
		t += (0.4 + 0.6*loose) * g.more * edge * (1 + 0.35*loose*plane.Smooth(0.045, 0, in)) // pigment gathers where a glaze dried
	}
	return t
}
