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
	{color.Hex(0x3a1d9c), color.Hex(0xff7b6b)}, {color.Hex(0x0f4f8a), color.Hex(0xffd166)}, {color.Hex(0x6a1a92), color.Hex(0x3ee0c9)}, {color.Hex(0x96155a), color.Hex(0xffc9a3)},
}

// Duotone prints all tones in two inks: shade in the dark one, light in the pale one. A color that was asked for is the dark ink.
func Duotone(_ context.Context, p *picture.Picture) *raster.Layer {
	l := p.Settled()
	pair := duos[(int(p.Seed%4)+p.Variation)%len(duos)]
	if p.Tinted() {
		v := color.ToLCH(p.Accent)
		if told := p.ToldColors(); len(told) > 0 {
			v = told[0]
		}
		pair = [2]color.RGB{color.FromLCH(color.LCH{L: 0.46, C: max(v.C, 0.19), H: v.H}), color.FromLCH(color.LCH{L: 0.90, C: 0.11, H: v.H + 0.8})}
	}
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	cover := plane.AlphaOf(l, r)
	dark := picture.Darkness(l, r)
	low, high := p.Tones(l)
	local := p.Relieved(dark, cover, 0, 1, 1.5)
	paper := color.Hex(0xfffaf0)
	plane.EachIn(l, local, func(d []float32, _, _ int, v float32) {
		if d[3] < 0.004 {
			return
		}
		own := color.ToLab(plane.Straight(d)).L
		t := plane.Clamp((plane.Mix(own, 1-v, 0.6*d[3]) - low) / max(0.15, high-low))
		t = 0.14 + 0.86*t // the darkest tone is seen on black
		plane.Set(d, pair[0].Mix(pair[1], min(1, t*t*0.55+t*0.62)).Mix(paper, 0.5*plane.Smooth(0.80, 1, t)), d[3])
	})
	plane.Settle(l, r)
	return l
}
