package raster

import "pellucid/internal/engine/illustrator/scene"

// Bounds returns a rectangle in pixels that holds everything that nodes draw through m: the hull of all control
// points, widened by strokes, shadows and blurs, cut by clips. Nothing to draw gives four zeros.
func Bounds(nodes []scene.Node, m scene.Matrix) (x0, y0, x1, y1 float32) {
	visits := maxVisits
	e := ruler{m, &visits}.nodes(nodes, 0)
	if e.empty() {
		return 0, 0, 0, 0
	}
	return e.x0, e.y0, e.x1, e.y1
}

// ruler measures nodes, as far as its budget of visits goes.
type ruler struct {
	m      scene.Matrix
	visits *int
}

func (r ruler) nodes(nodes []scene.Node, depth int) extent {
	e := nothing
	if depth > maxDepth {
		return e
	}
	for i := range nodes {
		if !spend(r.visits, 1) {
			return e
		}
		if path := nodes[i].Path; path != nil {
			e = e.union(r.path(path))
		} else if group := nodes[i].Group; group != nil {
			e = e.union(r.group(group, depth))
		}
	}
	return e
}

func (r ruler) path(path *scene.Path) extent {
	e := nothing
	for i := range path.Segments {
		segment := &path.Segments[i]
		for _, p := range segment.Points[:segment.Op.Points()] {
			e = e.add(clampPoint(r.m.Apply(p)))
		}
	}
	if path.Stroke != nil {
		e = e.grow(strokeReach(path.Stroke) * r.m.Scale())
	}
	return e
}

// strokeReach is how far, in scene units, a stroke can go from its path.
func strokeReach(s *scene.Stroke) float32 {
	reach := s.Width * 0.75
	if s.Join == scene.MiterJoin {
		reach = max(reach, s.Width/2*miterLimit(s))
	}
	return reach
}

func (r ruler) group(group *scene.Group, depth int) extent {
	e := r.nodes(group.Children, depth+1).grow(effectReach(group.Effects) * r.m.Scale())
	if len(group.Clip) > 0 {
		e = e.intersect(r.nodes(group.Clip, depth+1))
	}
	return e
}

// effectReach is how far, in scene units, effects can paint outside the shape they belong to.
func effectReach(effects []scene.Effect) float32 {
	var blur, shadow float32
	for _, effect := range effects {
		switch effect.Kind {
		case scene.Blur:
			blur += blurReach * effect.Sigma
		case scene.OuterShadow:
			shadow = max(shadow, blurReach*effect.Sigma+max(abs(effect.DX), abs(effect.DY)))
		}
	}
	return blur + shadow
}
