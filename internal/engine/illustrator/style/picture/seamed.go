package picture

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// How a minimalist parts shapes of one color that lie over each other.
const (
	seamWidth  = 0.011 // of the side
	seamDarker = 0.13
	seamShare  = 0.22 // of the piece: how long a shape is that has a seam
	seamAlike  = 0.055
)

// Seamed draws a thin line around large shapes of a thing where they lie over others of their color, such as the layers of a croissant or a roof over a
// wall: without light and shade they would be one shape. Of animals only white ones need it, but lean ones, whose legs are seen
// apart, would look jointed.
func (p *Picture) Seamed() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if q.Person || q.Name || q.Kept || (q.Furry || q.Plumed) && (q.Sleek || !p.pale(q)) {
			return q.Nodes
		}
		x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix)
		s := seams{m: q.Matrix, least: seamShare * max(x1-x0, y1-y0), width: p.Length(seamWidth) / q.Matrix.Scale()}
		return s.between(q.Nodes)
	})
}

// seams are the lines between the shapes of a piece.
type seams struct {
	m            scene.Matrix
	least, width float32
	below        []shape
}

// shape is a shape that was drawn before.
type shape struct {
	box [4]float32
	c   color.Lab
}

func (s *seams) between(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if g := n.Group; g != nil {
			if markedParts[g.Part] || isWords(n) || len(g.Clip) > 0 {
				out = append(out, n)
				continue
			}
			h := *g
			h.Children = s.between(g.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		if n.Path == nil || n.Path.Fill.Kind != scene.Solid {
			out = append(out, n)
			continue
		}
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, s.m)
		now := shape{[4]float32{x0, y0, x1, y1}, color.ToLab(MeanPaint(n.Path.Fill))}
		if max(x1-x0, y1-y0) >= s.least {
			if s.over(now) {
				out = append(out, s.seam(n.Path, now.c))
			}
			s.below = append(s.below, now)
		}
		out = append(out, n)
	}
	return out
}

// over reports whether a shape lies over another of about its color that is not the same shape.
func (s *seams) over(now shape) bool {
	for _, b := range s.below {
		if apartBy(now.c, b.c) > seamAlike*seamAlike {
			continue
		}
		off := float32(0)
		for k := range b.box {
			off = max(off, b.box[k]-now.box[k], now.box[k]-b.box[k])
		}
		if off > 0.1*s.least && b.box[0] < now.box[2] && now.box[0] < b.box[2] && b.box[1] < now.box[3] && now.box[1] < b.box[3] {
			return true
		}
	}
	return false
}

// seam is a line around a shape, where something is below.
func (s *seams) seam(path *scene.Path, c color.Lab) scene.Node {
	line := *path
	line.Fill = scene.Paint{}
	line.Stroke = &scene.Stroke{Paint: color.FromLab(color.Lab{L: max(0.2, c.L-seamDarker), A: c.A, B: c.B}).Paint(), Width: 2 * s.width, Join: scene.RoundJoin}
	return scene.Node{Group: &scene.Group{Opacity: 1, Blend: scene.Atop, Children: []scene.Node{{Path: &line}}}}
}
