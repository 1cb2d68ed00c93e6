package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// silhouette fills the outline with one color. Small gaps inside close and openings such as a handle's stay, but a glyph's
// gaps are its light parts and close all.
func silhouette(ctx context.Context, p *Picture) *raster.Layer {
	if behind, shapes, before := p.layered(); len(behind.Pieces)+len(before.Pieces) > 0 && len(shapes.Pieces) > 0 {
		out := behind.distant(shapes.shade())
		layOver(out, silhouette(ctx, shapes))
		layOver(out, before.flattened(second{}).drawn())
		return out
	}
	drawn := p.flattened(second{}).drawn() // without glow
	out := raster.Square(p.Size)
	r := p.around(drawn, 0.01)
	if r.Empty() {
		return out
	}
	a := alphaOf(drawn, r)
	a.solidify()
	share := float32(0.0008)
	if !p.coloured() {
		share = 0.5
	}
	a.fillHoles(int(p.length(1) * p.length(1) * share))
	lay(out, a, p.shade())
	return out
}

// distant draws what is behind the shapes: what is far away in a lighter tone of theirs, so that they stand out from it, the rest as it is.
func (p *Picture) distant(near color.RGB) *raster.Layer {
	far, rest := *p, *p
	far.Pieces, rest.Pieces = nil, nil
	for _, q := range p.Pieces {
		if q.Far {
			far.Pieces = append(far.Pieces, q)
		} else {
			rest.Pieces = append(rest.Pieces, q)
		}
	}
	out := rest.flattened(second{}).drawn()
	if len(far.Pieces) == 0 {
		return out
	}
	drawn, tone := far.flattened(second{}).drawn(), color.ToLCH(near)
	if r := far.around(drawn, 0.01); !r.Empty() {
		a := alphaOf(drawn, r)
		a.solidify()
		over := raster.Square(p.Size)
		lay(over, a, color.FromLCH(color.LCH{L: tone.L + 0.55*(0.9-tone.L), C: tone.C, H: tone.H}))
		layOver(out, over)
	}
	return out
}

// solidify makes veils such as glass as solid as the rest; pixels beside clear ones keep their coverage.
func (p *plane) solidify() {
	was := append([]float32(nil), p.v...)
	for y := 1; y < p.h-1; y++ {
		for x := 1; x < p.w-1; x++ {
			i := y*p.w + x
			if least := min(was[i], was[i-1], was[i+1], was[i-p.w], was[i+p.w]); least > 0.03 && was[i] < 1 {
				p.v[i] = max(was[i], smooth(0.03, 0.30, least))
			}
		}
	}
}

// shade is a deep tone that reads on white and on near black: of the color that the art was given, or a charcoal.
func (p *Picture) shade() color.RGB {
	c := color.ToLCH(p.Accent)
	if p.Told && c.C < 0.04 {
		return color.FromLCH(color.LCH{L: max(0.2, min(c.L, 0.96)), C: c.C, H: c.H}) // a black silhouette is black, a white one white
	}
	if p.Told {
		return color.FromLCH(color.LCH{L: max(0.36, min(c.L, 0.62)), C: c.C, H: c.H})
	}
	if !p.shows(c) {
		c = p.ruling(1)[0].LCH() // gray art has no accent of its own
	}
	for _, q := range p.Pieces {
		if q.Tinted {
			return color.FromLCH(color.LCH{L: max(0.36, min(c.L, 0.55)), C: c.C, H: c.H})
		}
	}
	return color.FromLCH(color.LCH{L: 0.38, C: 0.028, H: -1.6})
}

// shows tells whether a color like c is among those that rule the picture.
func (p *Picture) shows(c color.LCH) bool {
	for _, t := range p.ruling(4) {
		own := t.LCH()
		if turn := math.Remainder(float64(own.H-c.H), 2*math.Pi); own.C > 0.06 && math.Abs(turn) < 0.5 {
			return true
		}
	}
	return false
}

// layered parts what keeps its colors, behind and before the shapes: the ring and the words of an emblem, and the moon behind a wolf.
func (p *Picture) layered() (behind, shapes, before *Picture) {
	a, b, c := *p, *p, *p
	a.Pieces, b.Pieces, c.Pieces = nil, nil, nil
	for _, q := range p.Pieces {
		switch {
		case !q.Kept, q.Far && len(b.Pieces) > 0:
			b.Pieces = append(b.Pieces, q)
		case len(b.Pieces) == 0:
			a.Pieces = append(a.Pieces, q)
		default:
			c.Pieces = append(c.Pieces, q)
		}
	}
	return &a, &b, &c
}

// layOver lays a layer on another one of its size.
func layOver(l, top *raster.Layer) {
	for i := 0; i < len(l.Pix) && i < len(top.Pix); i += 4 {
		for k, rest := 0, 1-top.Pix[i+3]; k < 4; k++ {
			l.Pix[i+k] = top.Pix[i+k] + l.Pix[i+k]*rest
		}
	}
}
