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
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	cover := plane.AlphaOf(l, r)
	dark, _ := p.Darkness(l, r)
	low, high := p.Tones(l)
	local := p.Relieved(dark, cover, 0, 1, 1.5)
	shape := plane.OutlineOf(l, r)
	paper, edge := color.Hex(0xfffaf0), p.Length(0.0030)
	plane.EachIn(l, shape, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
		t := plane.Clamp((1 - plane.Mix(dark.V[i]/d[3], local.V[i], 0.6*cover.V[i]) - low) / max(0.15, high-low))
		t = 0.10 + 0.90*t // the darkest tone is seen on black, and more so at its edge
		t = max(t, 0.46*plane.Smooth(-edge, -0.2*edge, v))
		plane.Set(d, pair[0].Mix(pair[1], min(1, t*t*0.55+t*0.62)).Mix(paper, 0.5*plane.Smooth(0.80, 1, t)), d[3])
	})
	return l
}
