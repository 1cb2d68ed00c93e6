package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// solid is the 3D style: every body is a glossy toy, swollen and lit, in clear colors.
func solid(ctx context.Context, p *Picture) *raster.Layer {
	l := plastic.model(ctx, p.recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + 0.03*(1-c.L), C: c.C * 1.14, H: c.H}
	}))
	r := p.around(l, 0.01)
	if r.Empty() {
		return l
	}
	p.reflections(l, r)
	settle(l, r)
	return l
}

// reflections lays the window of a studio on the form as a whole, and a cool rim of light along the lower right.
func (p *Picture) reflections(l *raster.Layer, r rectangle) {
	a := alphaOf(l, r)
	height := a.reduced(2).inflated(p.length(0.05) / 4).softened(1.6)
	form := height.enlarged(a)
	cool := color.Hex(0xcfe4ff)
	eachIn(l, form, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		gx, gy := form.slope((y-r.Min.Y)*form.w + x - r.Min.X)
		if k := smooth(0.35, 0.9, 0.62*gx+0.62*gy); k > 0 {
			atop(d, cool, 0.34*k)
		}
	})
}

// Cast draws the shadow that was asked for under a finished layer: "contact" is the soft dark patch below what stands, "drop"
// falls down and to the right behind everything; anything else casts none.
func Cast(p *Picture, l *raster.Layer, kind string) {
	switch kind {
	case "contact":
		p.ground(l, shadowColor, 0.42)
	case "drop":
		shadow{dx: 0.008, dy: 0.016, sigma: 0.014, color: shadowColor, opacity: 0.36}.beneath(p, l)
	}
}

// shadowColor is a violet black: the complement of warm light.
var shadowColor = color.Hex(0x1c1430)
