package style

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Simplify returns the piece's nodes for a minimalist picture: even fills, no faint light, no small shapes, and at most
// four colours.
func Simplify(q Piece) []scene.Node {
	even := evenNodes(q.Nodes)
	x0, y0, x1, y1 := raster.Bounds(even, q.Matrix)
	kept := large(even, q.Matrix, 0.11*max(x1-x0, y1-y0))
	if len(kept) == 0 {
		return even
	}
	return fewColours(kept, 4)
}

// large keeps the shapes that are at least so many pixels long.
func large(nodes []scene.Node, m scene.Matrix, least float32) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, m)
		if faint(n) || max(x1-x0, y1-y0) < least && !(feature(n) && max(x1-x0, y1-y0) > least/3) {
			continue
		}
		if g := n.Group; g != nil {
			h := *g
			h.Children = large(g.Children, m, least)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// feature tells a small dark shape, such as a pupil: faces need them.
func feature(n scene.Node) bool {
	return n.Path != nil && n.Path.Fill.Kind == scene.Solid && luma(meanPaint(n.Path.Fill)) < 0.2
}

// fewColours moves every colour to the nearest of k that a small rendering shows to rule.
func fewColours(nodes []scene.Node, k int) []scene.Node {
	const side = 64
	l := raster.Square(side)
	s := float32(side) / scene.Units
	raster.Draw(l, nodes, scene.ScaleBy(s, s))
	g := sampleGrid(l, side)
	var points []color.Lab
	for i, c := range g.color {
		if g.solid[i] {
			points = append(points, color.ToLab(c))
		}
	}
	if len(points) == 0 {
		return nodes
	}
	centres := spread(points, k)
	for range 8 {
		moveCentres(centres, points)
	}
	return color.Map(nodes, func(c color.RGB) color.RGB {
		return color.FromLab(centres[nearest(centres, color.ToLab(c))])
	})
}
