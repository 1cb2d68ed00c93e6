package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Tones of hues that hold on white and on black and go with each other, by degrees: those between are mixed. Olive, mud and neon are not among them.
var posterTones = [...]struct{ hue, l, c float32 }{
	{0, 0.665, 0.170}, {27, 0.645, 0.190}, {50, 0.705, 0.165}, {75, 0.775, 0.155}, {92, 0.845, 0.160}, {110, 0.835, 0.160}, {126, 0.715, 0.155}, {155, 0.625, 0.130}, {190, 0.635, 0.105},
	{225, 0.650, 0.115}, {260, 0.610, 0.165}, {290, 0.590, 0.165}, {320, 0.610, 0.155}, {345, 0.655, 0.165}, {360, 0.665, 0.170},
}

// Browns and other muted colors stay muted, as light as a warm clay.
const (
	mutedChroma = 0.105
	clayTone    = 0.615
	clayChroma  = 0.098
)

// Hues between which yellow is drawn toward the warm one, by degrees: a cold one is acid, and olive in the shade.
const lemon, lime = 92, 114

// chosen is the color of a poster that is nearest to one: of a told color more is kept.
func chosen(c color.LCH, told bool) color.LCH {
	degrees := float32(math.Mod(float64(c.H)*180/math.Pi+720, 360))
	if degrees > lemon && degrees < lime && !told { // of yellow the warm one
		degrees = lemon + 0.25*(degrees-lemon)
	}
	to := c
	for i, t := range posterTones[1:] {
		if from := posterTones[i]; degrees <= t.hue {
			k := (degrees - from.hue) / (t.hue - from.hue)
			to.L, to.C = from.l+k*(t.l-from.l), from.c+k*(t.c-from.c)
			break
		}
	}
	share := 0.75 - 0.5*plane.Smooth(0.72, 0.86, c.L)*plane.Smooth(0.13, 0.08, c.C) // pale pink stays pale
	switch brown := degrees > 25 && degrees < 85; {
	case brown && c.L < 0.68 && c.C < 0.135:
		to.L, to.C = clayTone, clayChroma
	case c.C < mutedChroma:
		to.C = max(c.C, 0.8*mutedChroma)
	}
	if told {
		share = 0.4
	}
	return color.LCH{L: max(0.5, min(0.85, c.L+share*(to.L-c.L))), C: min(0.2, c.C+share*(to.C-c.C)), H: degrees * math.Pi / 180}
}
