package procedural

import (
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
)

// palette is what a piece is painted with.
type palette struct {
	main, soft, deep, accent, pale color.RGB
	greens                         [3]color.RGB
}

// mixes are palettes that were chosen by eye: main, soft, deep, accent, pale.
var mixes = [][5]uint32{
	{0xe8637f, 0xf7a8b8, 0xb33a5b, 0xf4b942, 0xfde4e4},
	{0x5b7fd6, 0xa3bdf2, 0x2f4a9e, 0xf29e6d, 0xe6eefc},
	{0xe9806e, 0xf8b9a4, 0xb8483f, 0x4fa3a0, 0xfdeadf},
	{0x8b6bd1, 0xc2aef0, 0x573c9c, 0xf2c14e, 0xf0eafc},
	{0x2f9e8f, 0x8fd3c4, 0x1c655f, 0xf28f79, 0xe2f5f0},
	{0xd98e32, 0xf3c583, 0x9a5a17, 0xb9455a, 0xfcf0dc},
}

var greens = [3]color.RGB{color.Hex(0x5d8a56), color.Hex(0x89ac74), color.Hex(0x3c6650)}

// newPalette builds a palette around a named colour, or picks one.
func newPalette(name string, rng *rand.Rand) palette {
	chosen := mixes[rng.IntN(len(mixes))]
	c, ok := color.Named(name)
	if !ok {
		m := chosen
		return palette{color.Hex(m[0]), color.Hex(m[1]), color.Hex(m[2]), color.Hex(m[3]), color.Hex(m[4]), greens}
	}
	v := color.ToLCH(c)
	shade := func(l, chroma, turn float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(0.1, min(0.99, v.L+l)), C: v.C * chroma, H: v.H + turn})
	}
	return palette{
		main: c, soft: shade(0.14, 0.62, 0.06), deep: shade(-0.17, 0.95, -0.06),
		accent: shade(0.08, 0.95, 0.55), pale: color.FromLCH(color.LCH{L: 0.96, C: min(v.C, 0.03), H: v.H}), greens: greens,
	}
}

// cycle returns one of the four colours that are strong enough to stand alone.
func (p palette) cycle(i int) color.RGB {
	return [4]color.RGB{p.main, p.accent, p.soft, p.deep}[i%4]
}

// shaded moves lightness and chroma.
func shaded(c color.RGB, light, chroma float32) color.RGB {
	v := color.ToLCH(c)
	return color.FromLCH(color.LCH{L: max(0, min(1, v.L+light)), C: v.C * chroma, H: v.H})
}
