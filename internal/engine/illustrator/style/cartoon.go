package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// cartoonShade is the one crisp second tone of a cartoon.
var cartoonShade = second{depth: 0.15, least: 0.045, alpha: 0.24, tone: deepShade}

// cartoon paints clear colors with one crisp shade and a bold dark outline that swells away from the light.
func cartoon(_ context.Context, p *Picture) *raster.Layer {
	even := p.flattened(second{}).drawn()
	r := p.around(even, 0.03)
	if r.Empty() {
		return even
	}
	l := p.flattened(cartoonShade).drawn()
	color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.03 + c.L*0.98, C: c.C * 1.18, H: c.H} }).Apply(l)
	outline := color.NewLCHTable(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.15 + 0.05*c.L, C: min(0.05, 0.012+0.25*c.C), H: c.H}
	})
	p.inked(l, inking{width: 0.0058, outer: 0.0098, swell: 0.0042, color: outline, gate: p.shadedContrast(r), detail: 0.014})
	layAtop(l, p.seenFeatures(own))
	return l
}
