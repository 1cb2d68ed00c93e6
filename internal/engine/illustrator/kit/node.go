package kit

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// Node is something drawn: a shape or several. Its methods return a changed copy, so that calls chain. The zero value
// draws nothing.
type Node struct{ nodes *[]scene.Node }

// Scene returns the nodes as the renderer takes them.
func (n Node) Scene() []scene.Node {
	if n.nodes == nil {
		return nil
	}
	return *n.nodes
}

// FromScene wraps nodes that were built elsewhere.
func FromScene(nodes []scene.Node) Node {
	if len(nodes) == 0 {
		return Node{}
	}
	return Node{&nodes}
}

// Bounds returns the box of what the node paints, in units.
func (n Node) Bounds() Box { return bounds(n.Scene()) }

// Empty reports whether the node draws nothing.
func (n Node) Empty() bool { return n.nodes == nil }

// Of joins nodes, back to front.
func Of(nodes ...Node) Node {
	var all []scene.Node
	for _, n := range nodes {
		all = append(all, n.Scene()...)
	}
	return FromScene(all)
}

func (n Node) group(set func(*scene.Group)) Node {
	if n.Empty() {
		return n
	}
	g := &scene.Group{Opacity: 1, Children: n.Scene()}
	set(g)
	return FromScene([]scene.Node{{Group: g}})
}

// Opacity fades the node as a whole; a is in 0–1.
func (n Node) Opacity(a float64) Node {
	if a >= 1 {
		return n
	}
	return n.group(func(g *scene.Group) { g.Opacity = float32(a) })
}

// Shade marks the node as light or shadow: styles that flatten colors leave it out.
func (n Node) Shade() Node { return n.group(func(g *scene.Group) { g.Shade = true }) }

// Transform moves the node by a matrix.
func (n Node) Transform(m scene.Matrix) Node { return FromScene(scene.Transform(n.Scene(), m)) }

// Move shifts the node.
func (n Node) Move(dx, dy float64) Node {
	return n.Transform(scene.Translate(float32(dx), float32(dy)))
}

// Rotate turns the node by degrees, clockwise, around x, y.
func (n Node) Rotate(degrees, x, y float64) Node {
	return n.Transform(around(scene.Rotate(degrees*math.Pi/180), x, y))
}

// Scale stretches the node around x, y.
func (n Node) Scale(kx, ky, x, y float64) Node {
	return n.Transform(around(scene.ScaleBy(float32(kx), float32(ky)), x, y))
}

// Mirror flips the node left to right around the vertical line at x.
func (n Node) Mirror(x float64) Node { return n.Scale(-1, 1, x, 0) }

func around(m scene.Matrix, x, y float64) scene.Matrix {
	return scene.Translate(float32(x), float32(y)).Mul(m).Mul(scene.Translate(float32(-x), float32(-y)))
}

// paths changes every path of the node itself, not those in groups.
func (n Node) paths(set func(*scene.Path)) Node {
	out := make([]scene.Node, len(n.Scene()))
	for i, node := range n.Scene() {
		if node.Path != nil {
			p := *node.Path
			set(&p)
			node.Path = &p
		}
		out[i] = node
	}
	return FromScene(out)
}

// Stroke adds a line of a width in units along the shape's outline, with round joins.
func (n Node) Stroke(p Paint, width float64) Node {
	return n.paths(func(path *scene.Path) {
		path.Stroke = &scene.Stroke{Paint: p.paint(), Width: float32(width), Cap: scene.RoundCap, Join: scene.RoundJoin}
	})
}

// Butt ends lines flat where they stop.
func (n Node) Butt() Node { return n.line(func(s *scene.Stroke) { s.Cap = scene.ButtCap }) }

// Miter makes the corners of lines sharp.
func (n Node) Miter() Node { return n.line(func(s *scene.Stroke) { s.Join = scene.MiterJoin }) }

// Dash breaks lines: lengths of strokes and gaps in units, in turn.
func (n Node) Dash(lengths ...float64) Node {
	return n.line(func(s *scene.Stroke) {
		s.Dash = nil
		for _, l := range lengths {
			s.Dash = append(s.Dash, float32(l))
		}
	})
}

// EvenOdd makes overlapping outlines of one path alternate between inside and outside.
func (n Node) EvenOdd() Node { return n.paths(func(p *scene.Path) { p.EvenOdd = true }) }

func (n Node) line(set func(*scene.Stroke)) Node {
	return n.paths(func(p *scene.Path) {
		if p.Stroke != nil {
			s := *p.Stroke
			set(&s)
			p.Stroke = &s
		}
	})
}
