package scene

import "slices"

// Walk calls visit for every path, back to front, the paths of clips and masks included.
func Walk(nodes []Node, visit func(*Path)) {
	for _, node := range nodes {
		if node.Path != nil {
			visit(node.Path)
		}
		if node.Group != nil {
			Walk(node.Group.Clip, visit)
			Walk(node.Group.Mask, visit)
			Walk(node.Group.Children, visit)
		}
	}
}

// Transform returns a moved copy of nodes that shares nothing with them: points, gradients, shadow vectors by m;
// stroke widths, dashes and blurs by m's mean scale.
func Transform(nodes []Node, m Matrix) []Node {
	if nodes == nil {
		return nil
	}
	t := transform{m: m, scale: m.Scale(), inverse: m.Inverse()}
	return t.nodes(nodes)
}

type transform struct {
	m, inverse Matrix
	scale      float32
}

func (t *transform) nodes(nodes []Node) []Node {
	if nodes == nil {
		return nil
	}
	out := make([]Node, len(nodes))
	for i, node := range nodes {
		if node.Path != nil {
			out[i].Path = t.path(node.Path)
		}
		if node.Group != nil {
			out[i].Group = t.group(node.Group)
		}
	}
	return out
}

func (t *transform) path(p *Path) *Path {
	q := *p
	q.Segments = make([]Segment, len(p.Segments))
	for i, s := range p.Segments {
		for k := range s.Points {
			s.Points[k] = t.m.Apply(s.Points[k])
		}
		q.Segments[i] = s
	}
	q.Fill = t.paint(p.Fill)
	if p.Stroke != nil {
		q.Stroke = t.stroke(*p.Stroke)
	}
	return &q
}

func (t *transform) stroke(s Stroke) *Stroke {
	s.Paint = t.paint(s.Paint)
	s.Width *= t.scale
	s.Dash = slices.Clone(s.Dash)
	for i := range s.Dash {
		s.Dash[i] *= t.scale
	}
	return &s
}

func (t *transform) paint(p Paint) Paint {
	if p.Kind == Linear || p.Kind == Radial {
		p.ToUnit = p.ToUnit.Mul(t.inverse)
	}
	p.Stops = slices.Clone(p.Stops)
	return p
}

func (t *transform) group(g *Group) *Group {
	h := *g
	h.Children, h.Clip, h.Mask = t.nodes(g.Children), t.nodes(g.Clip), t.nodes(g.Mask)
	h.Effects = slices.Clone(g.Effects)
	for i := range h.Effects {
		e := &h.Effects[i]
		moved := Matrix{t.m[0], t.m[1], t.m[2], t.m[3]}.Apply(Point{e.DX, e.DY})
		e.DX, e.DY = moved.X, moved.Y
		e.Sigma *= t.scale
	}
	return &h
}
