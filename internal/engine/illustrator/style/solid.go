package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// solid is the 3D style: art that brings its own light keeps it and is rounded as a whole; flat art becomes glossy bodies.
func solid(ctx context.Context, p *Picture) *raster.Layer {
	return plastic.model(ctx, p)
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
