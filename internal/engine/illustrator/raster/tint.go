package raster

import "pellucid/internal/engine/illustrator/scene"

// Blurred shading mostly has one color. Such a group is drawn as one plane of coverage on the coarse grid of its blur, and
// tinted while it is put over the layer: a quarter of the memory and a fraction of the work of blurring four channels.

// colorFinder finds the single solid color of nodes: nodes returns false when there is a gradient or more than one color.
type colorFinder struct {
	color scene.RGBA
	found bool
}

func (f *colorFinder) nodes(nodes []scene.Node) bool {
	for i := range nodes {
		if g := nodes[i].Group; g != nil {
			if !plainGroup(g) || !f.nodes(g.Children) {
				return false
			}
			continue
		}
		if path := nodes[i].Path; path != nil && (!f.paint(&path.Fill) || path.Stroke != nil && (len(path.Stroke.Dash) > 0 || !f.paint(&path.Stroke.Paint))) {
			return false
		}
	}
	return true
}

// plainGroup reports whether a group does nothing but fade, and fades no more than one path.
func plainGroup(g *scene.Group) bool {
	if g.Blend != 0 || len(g.Clip)+len(g.Mask)+len(g.Effects) > 0 {
		return false
	}
	return g.Opacity >= 1 || len(g.Children) == 1 && g.Children[0].Path != nil
}

func (f *colorFinder) paint(p *scene.Paint) bool {
	switch p.Kind {
	case scene.NoPaint:
		return true
	case scene.Solid:
		if f.found && (p.Color.R != f.color.R || p.Color.G != f.color.G || p.Color.B != f.color.B) {
			return false
		}
		f.color, f.found = p.Color, true
		return true
	}
	return false
}

// tinted draws a blurred group of one color; false means that the group is not one.
func (p *painter) tinted(l *Layer, g *scene.Group, m scene.Matrix, depth int) bool {
	if len(g.Effects) != 1 || g.Effects[0].Kind != scene.Blur || g.Blend != 0 || len(g.Clip)+len(g.Mask) > 0 {
		return false
	}
	finder := colorFinder{}
	if !finder.nodes(g.Children) || !finder.found {
		return false
	}
	at := p.groupBox(l, g, m, depth)
	show := at.intersect(l.box())
	if show.empty() {
		return true
	}
	sigma := clampCoordinate(g.Effects[0].Sigma * m.Scale())
	at = at.intersect(show.grow(floor(blurReach*sigma) + 2)) // what is farther away cannot be seen
	if !spend(&p.budget.layerArea, at.area()/4) {
		return true
	}
	t := tintedBlur{at: at, show: show, sigma: sigma, side: cellSide(sigma)}
	w, h := at.x1-at.x0, at.y1-at.y0
	t.cells = plane{(w+t.side-1)/t.side + 2, (h+t.side-1)/t.side + 2, 1}
	p.drawTinted(l, g, m, t, finder.color)
	return true
}

// tintedBlur is the geometry of a blur of one color: where it is, and the grid that it is computed on, with one cell more on
// every side.
type tintedBlur struct {
	at, show box
	sigma    float32
	side     int
	cells    plane
}

func (p *painter) drawTinted(l *Layer, g *scene.Group, m scene.Matrix, t tintedBlur, c scene.RGBA) {
	k := 1 / float32(t.side)
	shrunk := scene.Matrix{k, 0, 0, k, 1 - float32(t.at.x0)*k, 1 - float32(t.at.y0)*k}.Mul(m)
	grid := p.buffers.take(t.cells.w * t.cells.h)
	p.unite(grid, t.cells, g.Children, shrunk, 1)
	rest := t.sigma
	if t.side > 1 {
		rest = root((t.sigma*t.sigma - float32(t.side*t.side-1)/4) / float32(t.side*t.side))
	}
	if rest >= minSigma {
		p.blurFine(grid, t.cells, rest)
	}
	row, line := p.buffers.scratch(t.cells.w), p.buffers.scratch(t.at.x1-t.at.x0)
	p.shader.paint = &solidPaint
	p.shader.flat = premultiply(scene.RGBA{R: c.R, G: c.G, B: c.B, A: 1}, max(g.Opacity, 0))
	for y := t.show.y0; y < t.show.y1; y++ {
		t.row(line, row, grid, y-t.at.y0)
		p.shader.solid(l.Pix[4*((y-l.Y0)*l.W+t.show.x0-l.X0):], line[t.show.x0-t.at.x0:t.show.x1-t.at.x0])
	}
	p.buffers.give(line)
	p.buffers.give(row)
	p.buffers.give(grid)
}

var solidPaint = scene.Paint{Kind: scene.Solid}

// row interpolates a row of pixels from the grid.
func (t tintedBlur) row(line, row, grid []float32, y int) {
	if t.side == 1 {
		copy(line, grid[(y+1)*t.cells.w+1:][:len(line)])
		return
	}
	at := y + t.side/2
	weight := (float32(at%t.side) + 0.5) / float32(t.side)
	upper, lower := grid[at/t.side*t.cells.w:][:t.cells.w], grid[(at/t.side+1)*t.cells.w:][:t.cells.w]
	for i, v := range upper {
		row[i] = v + (lower[i]-v)*weight
	}
	widen1(line, row, t.side)
}

// unite adds the opacity of nodes to a plane, each over what is there.
func (p *painter) unite(grid []float32, size plane, nodes []scene.Node, m scene.Matrix, opacity float32) {
	for i := range nodes {
		if g := nodes[i].Group; g != nil {
			p.unite(grid, size, g.Children, m, opacity*g.Opacity)
			continue
		}
		path := nodes[i].Path
		if path == nil || !spend(&p.budget.paths, 1) {
			continue
		}
		p.line.reset()
		flatten(&p.line, path.Segments, m, &p.budget.points)
		if path.Fill.Kind == scene.Solid {
			p.uniteOutline(grid, size, &p.line, path.EvenOdd, path.Fill.Color.A*opacity)
		}
		if s := path.Stroke; s != nil && s.Paint.Kind == scene.Solid {
			p.wide.reset()
			stroke(&p.wide, &p.line, s, clampWidth(s.Width*m.Scale()), &p.budget.points)
			p.uniteOutline(grid, size, &p.wide, false, s.Paint.Color.A*opacity)
		}
	}
}

func (p *painter) uniteOutline(grid []float32, size plane, o *outline, evenOdd bool, alpha float32) {
	b, ok := p.rasterize(o, box{0, 0, size.w, size.h})
	if !ok {
		return
	}
	for y := range p.cover.rows {
		x, row := p.cover.resolve(y, evenOdd)
		to := grid[(b.y0+y)*size.w+x:]
		for i, v := range row {
			to[i] += v * alpha * (1 - to[i])
		}
		p.cover.clean(y)
	}
}
