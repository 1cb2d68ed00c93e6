package raster

import "pellucid/internal/engine/illustrator/scene"

// group draws a group into a layer of its own (children, effects, clip, mask, in that order, as SVG asks) and puts
// that over l.
func (p *painter) group(l *Layer, g *scene.Group, m scene.Matrix, depth int) {
	if p.simple(l, g, m, depth) || p.tinted(l, g, m, depth) {
		return
	}
	at := p.groupBox(l, g, m, depth)
	if at.empty() || !spend(&p.budget.layerArea, at.area()) {
		return
	}
	own := p.buffers.layer(at)
	p.nodes(own, g.Children, m, depth+1)
	p.effects(own, g.Effects, m)
	if len(g.Clip) > 0 {
		p.clip(own, g.Clip, m, depth)
	}
	if len(g.Mask) > 0 {
		p.mask(own, g, m, depth)
	}
	compose(l, own, g.Opacity, g.Blend)
	p.buffers.give(own.Pix)
}

// simple draws groups that need no layer: those that change nothing, and one path that is merely faded.
func (p *painter) simple(l *Layer, g *scene.Group, m scene.Matrix, depth int) bool {
	if g.Blend != 0 || len(g.Clip)+len(g.Mask)+len(g.Effects) > 0 {
		return false
	}
	if g.Opacity >= 1 {
		p.nodes(l, g.Children, m, depth+1)
		return true
	}
	if len(g.Children) != 1 || g.Children[0].Path == nil {
		return false
	}
	path := g.Children[0].Path
	if path.Stroke != nil && path.Fill.Kind != scene.NoPaint {
		return false
	}
	p.path(l, path, m, max(g.Opacity, 0))
	return true
}

// groupBox is the part of the layer that the group can change. Blurs and shadows need what lies outside the layer
// too, as far as they reach.
func (p *painter) groupBox(l *Layer, g *scene.Group, m scene.Matrix, depth int) box {
	within := l.box()
	reach := 0
	for _, effect := range g.Effects {
		reach += floor((blurReach*effect.Sigma+max(abs(effect.DX), abs(effect.DY)))*m.Scale()) + 1
	}
	within = within.grow(min(max(reach, 0), max(l.W, l.H)))
	return ruler{m, &p.budget.visits}.group(g, depth).box().intersect(within)
}

// clip keeps what lies inside the clip's shapes; their colors do not matter.
func (p *painter) clip(l *Layer, clip []scene.Node, m scene.Matrix, depth int) {
	plane := p.buffers.take(l.W * l.H)
	p.shapes(plane, l.box(), clip, m, depth+1)
	l.multiply(plane)
	p.buffers.give(plane)
}

// shapes unites the outlines of nodes in a coverage plane that lies at a box.
func (p *painter) shapes(plane []float32, at box, nodes []scene.Node, m scene.Matrix, depth int) {
	for i := range nodes {
		if path := nodes[i].Path; path != nil {
			p.shape(plane, at, path, m)
		} else if group := nodes[i].Group; group != nil && depth <= maxDepth {
			p.shapeGroup(plane, at, group, m, depth)
		}
	}
}

func (p *painter) shape(plane []float32, at box, path *scene.Path, m scene.Matrix) {
	if !spend(&p.budget.paths, 1) {
		return
	}
	p.line.reset()
	flatten(&p.line, path.Segments, m, &p.budget.points)
	b, ok := p.rasterize(&p.line, at)
	if !ok {
		return
	}
	for y := range p.cover.rows {
		x, row := p.cover.resolve(y, path.EvenOdd)
		from := (b.y0+y-at.y0)*(at.x1-at.x0) + x - at.x0
		for i, a := range row {
			plane[from+i] += a * (1 - plane[from+i])
		}
		p.cover.clean(y)
	}
}

// shapeGroup unites a group's outlines, themselves clipped, with the plane.
func (p *painter) shapeGroup(plane []float32, at box, g *scene.Group, m scene.Matrix, depth int) {
	if !spend(&p.budget.layerArea, at.area()) {
		return
	}
	own := p.buffers.take(len(plane))
	p.shapes(own, at, g.Children, m, depth+1)
	if len(g.Clip) > 0 {
		limit := p.buffers.take(len(plane))
		p.shapes(limit, at, g.Clip, m, depth+1)
		for i, a := range limit {
			own[i] *= a
		}
		p.buffers.give(limit)
	}
	for i, a := range own {
		plane[i] += a * (1 - plane[i])
	}
	p.buffers.give(own)
}

// mask fades the layer by the mask's luminance (linear weights on sRGB values, as SVG renderers do) or alpha.
func (p *painter) mask(l *Layer, g *scene.Group, m scene.Matrix, depth int) {
	if !spend(&p.budget.layerArea, l.W*l.H) {
		return
	}
	drawn := p.buffers.layer(l.box())
	p.nodes(drawn, g.Mask, m, depth+1)
	plane := p.buffers.take(l.W * l.H)
	for i := range plane {
		c := drawn.Pix[4*i : 4*i+4 : 4*i+4]
		plane[i] = c[3]
		if !g.MaskAlpha {
			plane[i] = min(0.2125*c[0]+0.7154*c[1]+0.0721*c[2], 1)
		}
	}
	l.multiply(plane)
	p.buffers.give(plane)
	p.buffers.give(drawn.Pix)
}

// multiply fades every pixel by its value in the plane.
func (l *Layer) multiply(plane []float32) {
	for i, a := range plane {
		if a == 1 {
			continue
		}
		c := l.Pix[4*i : 4*i+4 : 4*i+4]
		c[0], c[1], c[2], c[3] = c[0]*a, c[1]*a, c[2]*a, c[3]*a
	}
}
