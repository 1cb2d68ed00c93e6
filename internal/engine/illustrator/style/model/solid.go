package model

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Solid is the 3D style: every body is a glossy toy, swollen and lit, in clear colors.
func Solid(ctx context.Context, p *picture.Picture) *raster.Layer {
	l := plastic.model(ctx, rounded(p.Flattened(picture.Second{Airy: true}), 0.003).Recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + 0.07*(1-c.L), C: c.C * 1.16, H: c.H}
	}))
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	reflections(p, l, r)
	plane.Settle(l, r)
	return l
}

// reflections lays the window of a studio on the form as a whole, and a cool rim of light along the lower right.
func reflections(p *picture.Picture, l *raster.Layer, r plane.Rectangle) {
	a := plane.AlphaOf(l, r)
	height := a.Reduced(2).Inflated(p.Length(0.05) / 4).Softened(1.6)
	form := height.Enlarged(a)
	cool := color.Hex(0xcfe4ff)
	plane.EachIn(l, form, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		gx, gy := form.Slope((y-r.Min.Y)*form.W + x - r.Min.X)
		if k := plane.Smooth(0.45, 0.95, 0.75*gx+0.5*gy); k > 0 {
			plane.Atop(d, cool, 0.62*k)
		}
	})
}

// Cast draws the shadow that was asked for under a finished layer: "contact" is the soft dark patch below what stands, "drop"
// falls down and to the right behind everything; anything else casts none.
func Cast(p *picture.Picture, l *raster.Layer, kind string) {
	switch kind {
	case "contact":
		p.GroundShadow(l, shadowColor, 0.42)
	case "drop":
		picture.Shadow{Dx: 0.008, Dy: 0.016, Sigma: 0.014, Color: shadowColor, Opacity: 0.36}.Beneath(p, l)
	}
}

// shadowColor is a violet black: the complement of warm light.
var shadowColor = color.Hex(0x1c1430)
