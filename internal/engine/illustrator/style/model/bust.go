package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The end of head and shoulders, as shares of half their width.
const (
	bustDeep = 0.34 // how far its front is below its middle
	bustUp   = 0.36 // how far it is above the line along which they were cut: arms end with the shoulders
)

// isBust reports whether a piece is head and shoulders of somebody: all of it is cut by one line.
func isBust(q picture.Piece) bool {
	return q.Person && len(q.Nodes) == 1 && q.Nodes[0].Group != nil && len(q.Nodes[0].Group.Clip) > 0
}

// roundedBust ends head and shoulders, which lean along an axis, in half an ellipse: the foot of a bust, seen from above.
func roundedBust(p *picture.Picture, slope float32) *picture.Picture {
	if !slices.ContainsFunc(p.Pieces, isBust) {
		return p
	}
	const side = 160
	out := *p
	out.Pieces = slices.Clone(p.Pieces)
	for i, q := range p.Pieces {
		if !isBust(q) {
			continue
		}
		k := side / p.Length(1)
		small := &picture.Picture{Size: side, Pieces: []picture.Piece{{Nodes: q.Nodes, Matrix: scene.ScaleBy(k, k).Mul(q.Matrix)}}}
		front := small.Drawn()
		ink := plane.InkBounds(front)
		if ink.Empty() {
			continue
		}
		s := standing(small, front, 0, slope)
		x, half := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Dx())/2
		low := s.at + slope*x - bustUp*half
		y := low - bustDeep*half
		cut := scene.NewPath().Ellipse(x, y, 1.05*half, bustDeep*half).Rect(x-1.05*half, y-2*side, 2.1*half, 2*side).Fill(color.RGB{}.Paint()).Path()
		inPixels := scene.Transform([]scene.Node{{Path: cut}}, scene.ScaleBy(1/k, 1/k))
		out.Pieces[i].Nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: inPixels, Children: scene.Transform(q.Nodes, q.Matrix)}}}
		out.Pieces[i].Matrix = scene.Identity
	}
	return &out
}
