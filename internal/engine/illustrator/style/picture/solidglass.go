package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Of things that are made of glass as a whole: how large the translucent group is in its piece, and how dense paint in it is that is a body.
const (
	wholeGlass = 0.8
	glassBody  = 0.45
)

// solidGlass makes the body of a thing of glass solid: in few flat colors nothing of it would be left.
func solidGlass(nodes []scene.Node, m scene.Matrix, least float32) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil || n.Group.Shade || n.Group.Blend != 0 || blurs(n.Group) {
			continue
		}
		h := *n.Group
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, m)
		switch {
		case max(x1-x0, y1-y0) < least:
			continue
		case h.Opacity < 0.95 && h.Opacity > glassBody:
			h.Opacity, h.Children = 1, dense(h.Children)
		default:
			h.Children = solidGlass(h.Children, m, least)
		}
		out[i] = scene.Node{Group: &h}
	}
	return out
}

// dense makes the paint of bodies solid.
func dense(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Group != nil {
			h := *n.Group
			h.Children = dense(h.Children)
			out[i] = scene.Node{Group: &h}
			continue
		}
		path := *n.Path
		if a := meanPaintAlpha(path.Fill); path.Fill.Kind != scene.NoPaint && a > glassBody && a < 0.95 {
			path.Fill = MeanPaint(path.Fill).Paint()
		}
		if s := path.Stroke; s != nil {
			if a := meanPaintAlpha(s.Paint); a > glassBody && a < 0.95 {
				line := *s
				line.Paint, path.Stroke = MeanPaint(s.Paint).Paint(), &line
			}
		}
		out[i] = scene.Node{Path: &path}
	}
	return out
}
