package color

import "pellucid/internal/engine/illustrator/scene"

// Map returns a copy of the nodes in which every color, of fills, strokes, gradients and effects, went through f.
// Clips and masks keep theirs: only their coverage shows.
func Map(nodes []scene.Node, f func(RGB) RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Path != nil {
			out[i].Path = mapPath(n.Path, f)
		} else {
			out[i].Group = mapGroup(n.Group, f)
		}
	}
	return out
}

func mapPath(p *scene.Path, f func(RGB) RGB) *scene.Path {
	q := *p
	q.Fill = mapPaint(p.Fill, f)
	if p.Stroke != nil {
		s := *p.Stroke
		s.Paint = mapPaint(s.Paint, f)
		q.Stroke = &s
	}
	return &q
}

func mapGroup(g *scene.Group, f func(RGB) RGB) *scene.Group {
	h := *g
	h.Children = Map(g.Children, f)
	h.Effects = append([]scene.Effect(nil), g.Effects...)
	for i := range h.Effects {
		h.Effects[i].Color = mapRGBA(h.Effects[i].Color, f)
	}
	return &h
}

func mapPaint(p scene.Paint, f func(RGB) RGB) scene.Paint {
	p.Color = mapRGBA(p.Color, f)
	if len(p.Stops) > 0 {
		stops := make([]scene.Stop, len(p.Stops))
		for i, s := range p.Stops {
			stops[i] = scene.Stop{Offset: s.Offset, Color: mapRGBA(s.Color, f)}
		}
		p.Stops = stops
	}
	return p
}

func mapRGBA(c scene.RGBA, f func(RGB) RGB) scene.RGBA {
	o := f(RGB{c.R, c.G, c.B})
	return scene.RGBA{R: o.R, G: o.G, B: o.B, A: c.A}
}
