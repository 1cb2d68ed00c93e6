package design

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
)

// cartoonShade is the one crisp second tone of a cartoon.
var cartoonShade = picture.Second{Depth: 0.15, Least: 0.045, Alpha: 0.24, Tone: picture.DeepShade}

// Cartoon paints clear colors with one crisp shade and a bold dark outline that swells away from the light.
func Cartoon(_ context.Context, p *picture.Picture) *raster.Layer {
	even := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(even, 0.03)
	if r.Empty() {
		return even
	}
	l := p.Flattened(cartoonShade).Drawn()
	color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.03 + c.L*0.98, C: c.C * 1.18, H: c.H} }).Apply(l)
	outline := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.15 + 0.05*c.L, C: min(0.05, 0.012+0.25*c.C), H: c.H}
	})
	p.Inked(l, picture.Inking{Width: 0.0058, Outer: 0.0098, Swell: 0.0042, Color: outline, Gate: p.ShadedContrast(r), Detail: 0.014})
	picture.LayAtop(l, p.SeenFeatures(picture.Own))
	return l
}
