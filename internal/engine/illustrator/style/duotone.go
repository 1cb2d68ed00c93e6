package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// duos are pairs of inks, dark and light.
var duos = [...][2]color.RGB{
	{color.Hex(0x26106b), color.Hex(0xff7b6b)}, {color.Hex(0x0b3a63), color.Hex(0xffd166)}, {color.Hex(0x4a0d67), color.Hex(0x3ee0c9)}, {color.Hex(0x7a1045), color.Hex(0xffc9a3)},
}

// duotone prints all tones in two inks: shade in the dark one, light in the pale one. A color that was asked for is the dark ink.
func duotone(_ context.Context, p *Picture) *raster.Layer {
	l := p.settled()
	pair := duos[(int(p.Seed%4)+p.Variation)%len(duos)]
	if p.tinted() {
		v := color.ToLCH(p.Accent)
		pair = [2]color.RGB{color.FromLCH(color.LCH{L: 0.30, C: max(v.C, 0.10), H: v.H}), color.FromLCH(color.LCH{L: 0.90, C: 0.07, H: v.H + 0.5})}
	}
	low, high := p.tones(l)
	color.NewTable(func(c color.RGB) color.RGB {
		t := clamp((color.ToLab(c).L - low) / max(0.15, high-low))
		return pair[0].Mix(pair[1], min(1, t*t*0.55+t*0.62)).Mix(color.Hex(0xfffaf0), 0.5*smooth(0.80, 1, t))
	}).Apply(l)
	return l
}

// tones are the darkest and the palest lightness of a layer, but for a twentieth of its pixels at either end.
func (p *Picture) tones(l *raster.Layer) (low, high float32) {
	var bins [64]int
	n := 0
	for i := 0; i < l.W*l.H; i += 7 {
		if d := pixel(l, i); d[3] > 0.9 {
			bins[min(63, int(64*color.ToLab(straight(d)).L))]++
			n++
		}
	}
	sum := 0
	low, high = 0, 1
	for k, c := range bins {
		if sum += c; sum <= n/20 {
			low = float32(k) / 64
		}
		if sum <= n-n/20 {
			high = float32(k+1) / 64
		}
	}
	return low, high
}
