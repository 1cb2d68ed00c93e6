package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// flatShade is the second tone of flat design: the same hue, a step darker.
var flatShade = second{depth: 0.13, least: 0.035, alpha: 0.16, tone: deepShade}

// deepShade is what a second tone mixes in: dark enough that it brightens nothing that lies on the body.
func deepShade(c color.LCH) color.LCH {
	return color.LCH{L: 0.10 + 0.22*c.L, C: c.C*0.75 + 0.03, H: c.H - 0.22}
}

// flat paints even, clear colors without light, and a crisp second tone on the side away from it.
func flat(_ context.Context, p *Picture) *raster.Layer { return p.flatDrawing().settled() }

// flatDrawing is flat design as vectors.
func (p *Picture) flatDrawing() *Picture {
	s := flatShade
	if p.Minimal {
		s.depth = 0
	}
	return p.flattened(s).cleared()
}

// cleared gives flat art the clear colors of design: a little lighter and purer than the lit ones.
func (p *Picture) cleared() *Picture {
	return p.recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + 0.03*(1-c.L), C: c.C * 1.10, H: c.H}
	})
}

// recolored changes every color of the art.
func (p *Picture) recolored(f func(color.LCH) color.LCH) *Picture {
	return p.mapped(func(q Piece) []scene.Node {
		return color.Map(q.Nodes, func(c color.RGB) color.RGB { return color.FromLCH(f(color.ToLCH(c))) })
	})
}

// plain is the default: the art as it was drawn.
func plain(_ context.Context, p *Picture) *raster.Layer { return p.settled() }
