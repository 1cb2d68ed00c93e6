package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Shares of the side: the sheet's border around the art, its margin, the squares of its grid, and how far dimensions are from the art.
const (
	sheetBorder = 0.095
	sheetFrame  = 0.016
	gridSquare  = 0.034
	dimension   = 0.040
)

var blueprintBlue, blueprintLine = color.Hex(0x1b4f9c), color.Hex(0xf1f7ff)

// blueprint draws white contours on a blue sheet with a grid, center lines, and the two dimensions of what is shown.
func blueprint(_ context.Context, p *Picture) *raster.Layer {
	flat := p.flattened(second{})
	l := flat.drawn()
	r := inkBounds(l)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	border := p.length(sheetBorder)
	b := box{max(x0-border, 2), max(y0-border, 2), min(x1+border, float32(p.Size)-2), min(y1+border, float32(p.Size)-2)}
	raster.Draw(out, p.blueSheet(b), scene.Identity)
	raster.Draw(out, p.measures(box{x0, y0, x1, y1}, b), scene.Identity)
	around := p.around(l, 0.02)
	shape := alphaOf(l, around)
	edge := shape.signedDistance()
	lines := coverageOf(flat.lines(pen{width: p.length(0.0026), detail: p.length(0.006), line: whiteLine, hull: true}), around)
	contour := p.length(0.0030)
	eachIn(out, lines, func(d []float32, x, y int, v float32) {
		i := (y-lines.y0)*lines.w + x - lines.x0
		atop(d, blueprintBlue, 0.82*shape.v[i]) // the grid is faint behind the drawing
		atop(d, blueprintLine, 0.07*shape.v[i])
		atop(d, blueprintLine, max(0.92*v, clamp(contour+0.5-max(edge.v[i], -edge.v[i]))))
	})
	return out
}

// blueSheet is the paper: rounded corners, a grid of which every fifth line is stronger, and a frame.
func (p *Picture) blueSheet(b box) []scene.Node {
	w, h := b.x1-b.x0, b.y1-b.y0
	radius := p.length(0.012)
	corners := scene.Stroke{Paint: blueprintBlue.Paint(), Width: 2 * radius, Join: scene.RoundJoin}
	nodes := []scene.Node{scene.NewPath().Rect(b.x0+radius, b.y0+radius, w-2*radius, h-2*radius).Fill(blueprintBlue.Paint()).Stroke(corners).Node()}
	step := p.length(gridSquare)
	in := p.length(sheetFrame)
	rule := func(x0, y0, x1, y1 float32, k int) {
		opacity := float32(0.16)
		if k%5 == 0 {
			opacity = 0.34
		}
		nodes = append(nodes, p.rule(x0, y0, x1, y1, 0.0012, opacity))
	}
	for k := 1; b.x0+in+float32(k)*step < b.x1-in; k++ {
		x := b.x0 + in + float32(k)*step
		rule(x, b.y0+in, x, b.y1-in, k)
	}
	for k := 1; b.y0+in+float32(k)*step < b.y1-in; k++ {
		y := b.y0 + in + float32(k)*step
		rule(b.x0+in, y, b.x1-in, y, k)
	}
	frame := scene.Stroke{Paint: faded(blueprintLine, 0.85), Width: p.length(0.0024), Join: scene.RoundJoin}
	return append(nodes, scene.NewPath().Rect(b.x0+in, b.y0+in, w-2*in, h-2*in).Stroke(frame).Node())
}

// rule is a thin white line.
func (p *Picture) rule(x0, y0, x1, y1, width, opacity float32) scene.Node {
	s := scene.Stroke{Paint: faded(blueprintLine, opacity), Width: p.length(width), Cap: scene.RoundCap}
	return scene.NewPath().Move(x0, y0).Line(x1, y1).Stroke(s).Node()
}

// measures are the dashed center lines of the art, and arrows along its width and its height.
func (p *Picture) measures(art, sheet box) (nodes []scene.Node) {
	cx, cy, out := (art.x0+art.x1)/2, (art.y0+art.y1)/2, p.length(0.026)
	long, short, gap := p.length(0.022), p.length(0.005), p.length(0.007)
	dashes := func(from, to float32, line func(a, b float32) scene.Node) {
		for at, k := from, 0; at < to; k++ {
			n := long
			if k%2 == 1 {
				n = short
			}
			nodes = append(nodes, line(at, min(at+n, to)))
			at += n + gap
		}
	}
	dashes(art.x0-out, art.x1+out, func(a, b float32) scene.Node { return p.rule(a, cy, b, cy, 0.0016, 0.5) })
	dashes(art.y0-out, art.y1+out, func(a, b float32) scene.Node { return p.rule(cx, a, cx, b, 0.0016, 0.5) })
	off, tick, head := p.length(dimension), p.length(0.011), p.length(0.011)
	if y := art.y1 + off; y < sheet.y1-p.length(sheetFrame)-tick {
		nodes = append(nodes, p.rule(art.x0, y, art.x1, y, 0.0022, 0.9))
		for k, x := range [2]float32{art.x0, art.x1} {
			in := head * float32(1-2*k)
			nodes = append(nodes, p.rule(x, y-tick, x, y+tick, 0.0022, 0.9), p.rule(x, y, x+in, y-head/2, 0.0022, 0.9), p.rule(x, y, x+in, y+head/2, 0.0022, 0.9))
		}
	}
	if x := art.x0 - off; x > sheet.x0+p.length(sheetFrame)+tick {
		nodes = append(nodes, p.rule(x, art.y0, x, art.y1, 0.0022, 0.9))
		for k, y := range [2]float32{art.y0, art.y1} {
			in := head * float32(1-2*k)
			nodes = append(nodes, p.rule(x-tick, y, x+tick, y, 0.0022, 0.9), p.rule(x, y, x-head/2, y+in, 0.0022, 0.9), p.rule(x, y, x+head/2, y+in, 0.0022, 0.9))
		}
	}
	return nodes
}

// faded is a color of some opacity.
func faded(c color.RGB, opacity float32) scene.Paint {
	paint := c.Paint()
	paint.Color.A = opacity
	return paint
}
