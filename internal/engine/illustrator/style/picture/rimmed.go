package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// White things vanish on the white of a sticker: under what is pale lies a line in a deeper tone, of which the outline shows. It would be a false
// edge to the alpha channel of a picture without a border.
const (
	rimWidth = 0.0024 // as a share of the side
	rimFrom  = 0.88   // lightness from which on
)

// Rimmed lays the lines under the pale shapes of every piece.
func (p *Picture) Rimmed() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if q.Glyph || q.Name {
			return q.Nodes
		}
		rims := paleRims(q.Nodes, 2*max(1.6, p.Length(rimWidth))/max(q.Matrix.Scale(), 1e-9))
		if len(rims) == 0 {
			return q.Nodes
		}
		return append([]scene.Node{{Group: &scene.Group{Opacity: 1, Children: rims}}}, q.Nodes...)
	})
}

// paleRims are the outlines of solid pale shapes.
func paleRims(nodes []scene.Node, width float32) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if g := n.Group; g != nil {
			if g.Opacity >= 1 && !g.Shade && g.Blend == 0 && len(g.Clip)+len(g.Mask)+len(g.Effects) == 0 {
				out = append(out, paleRims(g.Children, width)...)
			}
			continue
		}
		f := n.Path.Fill
		if f.Kind == scene.NoPaint || meanPaintAlpha(f) < 0.95 {
			continue
		}
		v := color.ToLCH(MeanPaint(f))
		k := plane.Smooth(rimFrom, rimFrom+0.05, v.L)
		if k <= 0 {
			continue
		}
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: &scene.Path{Segments: n.Path.Segments, Fill: f}}}, scene.Identity)
		line := color.FromLCH(color.LCH{L: v.L - 0.13*k, C: v.C + 0.012, H: v.H})
		out = append(out, scene.Node{Path: &scene.Path{Segments: n.Path.Segments, Stroke: &scene.Stroke{Paint: line.Paint(), Width: min(width, 0.09*min(x1-x0, y1-y0)), Cap: scene.RoundCap, Join: scene.RoundJoin, MiterLimit: 4}}})
	}
	return out
}
