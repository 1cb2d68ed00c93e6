package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// solid is the 3D style: art that brings its own light keeps it and is rounded as a whole; flat art becomes glossy bodies.
func solid(ctx context.Context, p *Picture) *raster.Layer {
	l := plastic.model(ctx, p)
	p.groundShadow(l)
	return l
}

// groundShadow casts the picture's shadow on its ground, if it has one, in a little ambient shade; what floats is lifted.
func (p *Picture) groundShadow(l *raster.Layer) {
	switch {
	case p.Ground:
		p.ground(l, shadowColor, 0.42) // first: it looks for the feet of the art, not of its shade
		shadow{dy: 0.006, sigma: 0.012, color: shadowColor, opacity: 0.08}.beneath(p, l)
	case !p.Airy:
		p.lift(l)
	}
}

// shadowColor is a violet black: the complement of warm light.
var shadowColor = color.Hex(0x1c1430)
