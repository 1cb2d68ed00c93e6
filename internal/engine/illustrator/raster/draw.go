package raster

import (
	"sync"

	"pellucid/internal/engine/illustrator/scene"
)

// Draw paints nodes over l, back to front; m maps scene units to pixels. Strokes are widened by the mean scale of m.
// The same input gives the same pixels. Work is bounded (see maxPaths and its siblings): what is beyond is left out.
func Draw(l *Layer, nodes []scene.Node, m scene.Matrix) {
	p := painters.Get().(*painter)
	p.budget = newBudget(l)
	p.nodes(l, nodes, m, 0)
	painters.Put(p)
}

// painters keeps scratch memory between calls; a painter carries nothing else over.
var painters = sync.Pool{New: func() any { return new(painter) }}

// painter is the scratch memory and the budget of one Draw.
type painter struct {
	budget  budget
	line    outline // the path being drawn
	dashed  outline
	wide    outline // its stroke
	cover   coverage
	shader  shader
	buffers buffers
}

func (p *painter) nodes(l *Layer, nodes []scene.Node, m scene.Matrix, depth int) {
	if depth > maxDepth {
		return
	}
	for i := range nodes {
		if !spend(&p.budget.visits, 1) {
			return
		}
		if path := nodes[i].Path; path != nil {
			p.path(l, path, m, 1)
		} else if group := nodes[i].Group; group != nil {
			p.group(l, group, m, depth)
		}
	}
}

// path paints fill and stroke in their order, faded by opacity.
func (p *painter) path(l *Layer, path *scene.Path, m scene.Matrix, opacity float32) {
	if !spend(&p.budget.paths, 1) {
		return
	}
	p.line.reset()
	flatten(&p.line, path.Segments, m, &p.budget.points)
	if path.StrokeFirst {
		p.stroke(l, path.Stroke, m, opacity)
	}
	if p.shader.prepare(&path.Fill, m, opacity) {
		p.fill(l, &p.line, path.EvenOdd)
	}
	if !path.StrokeFirst {
		p.stroke(l, path.Stroke, m, opacity)
	}
}

// stroke paints the outline of the current line.
func (p *painter) stroke(l *Layer, style *scene.Stroke, m scene.Matrix, opacity float32) {
	if style == nil || !p.shader.prepare(&style.Paint, m, opacity) {
		return
	}
	scale := m.Scale()
	line := &p.line
	if len(style.Dash) > 0 {
		pattern := make([]float32, len(style.Dash))
		for i, d := range style.Dash {
			pattern[i] = d * scale
		}
		p.dashed.reset()
		dash(&p.dashed, line, pattern, &p.budget.points)
		line = &p.dashed
	}
	p.wide.reset()
	stroke(&p.wide, line, style, clampWidth(style.Width*scale), &p.budget.points)
	p.fill(l, &p.wide, false)
}

// clampWidth keeps a stroke's width, in pixels, where its arithmetic is sound.
func clampWidth(w float32) float32 { return max(min(clampCoordinate(w), 1<<14), 0.05) }

// fill paints the inside of an outline with the prepared shader.
func (p *painter) fill(l *Layer, o *outline, evenOdd bool) {
	b, ok := p.rasterize(o, l.box())
	if !ok {
		return
	}
	for y := range p.cover.rows {
		x, row := p.cover.resolve(y, evenOdd)
		if row == nil {
			continue
		}
		at := 4 * ((b.y0+y-l.Y0)*l.W + x - l.X0)
		p.shader.row(l.Pix[at:], x, b.y0+y, row)
		p.cover.clean(y)
	}
}

// rasterize accumulates an outline within a box and returns the pixels it may touch; false means none, or no budget.
func (p *painter) rasterize(o *outline, within box) (box, bool) {
	b := o.extent().box().intersect(within)
	if b.empty() || !spend(&p.budget.fillArea, b.area()+o.travel(b)) {
		return b, false
	}
	p.cover.reset(b)
	p.cover.fill(o)
	return b, true
}
