package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// duos are pairs of inks, dark and light.
var duos = [...][2]color.RGB{
	{color.Hex(0x26106b), color.Hex(0xff7b6b)}, {color.Hex(0x0b3a63), color.Hex(0xffd166)}, {color.Hex(0x4a0d67), color.Hex(0x3ee0c9)}, {color.Hex(0x7a1045), color.Hex(0xffc9a3)},
}

// Duotone prints all tones in two inks: shade in the dark one, light in the pale one. A color that was asked for is the dark ink.
func Duotone(_ context.Context, p *picture.Picture) *raster.Layer {
	l := p.Settled()
	pair := duos[(int(p.Seed%4)+p.Variation)%len(duos)]
	if p.Tinted() {
		v := color.ToLCH(p.Accent)
		pair = [2]color.RGB{color.FromLCH(color.LCH{L: 0.30, C: max(v.C, 0.10), H: v.H}), color.FromLCH(color.LCH{L: 0.90, C: 0.07, H: v.H + 0.5})}
	}
	low, high := p.Tones(l)
	color.NewTable(func(c color.RGB) color.RGB {
		t := plane.Clamp((color.ToLab(c).L - low) / max(0.15, high-low))
		return pair[0].Mix(pair[1], min(1, t*t*0.55+t*0.62)).Mix(color.Hex(0xfffaf0), 0.5*plane.Smooth(0.80, 1, t))
	}).Apply(l)
	return l
}
