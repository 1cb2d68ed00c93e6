package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// DeepShade is what a second tone mixes in: dark enough that it brightens nothing that lies on the body.
func DeepShade(c color.LCH) color.LCH {
	return color.LCH{L: 0.10 + 0.22*c.L, C: c.C*0.75 + 0.03, H: c.H - 0.22}
}

// Cleared gives flat art the clear colors of design: a little lighter and purer than the lit ones.
func (p *Picture) Cleared() *Picture {
	return p.Recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: c.L + 0.03*(1-c.L), C: c.C * 1.10, H: c.H}
	})
}

// Recolored changes every color of the art.
func (p *Picture) Recolored(f func(color.LCH) color.LCH) *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		return color.Map(q.Nodes, func(c color.RGB) color.RGB { return color.FromLCH(f(color.ToLCH(c))) })
	})
}

// colored tells whether any piece is more than a glyph.
func (p *Picture) Coloured() bool {
	for _, q := range p.Pieces {
		if !q.Glyph {
			return true
		}
	}
	return false
}
