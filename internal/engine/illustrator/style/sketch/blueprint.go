package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: the sheet's border around the art, its margin, the squares of its grid, and how far dimensions are from the art.
const (
	sheetBorder = 0.095
	sheetFrame  = 0.016
	gridSquare  = 0.034
	dimension   = 0.040
)

var blueprintBlue, blueprintLine = color.Hex(0x1b4f9c), color.Hex(0xf1f7ff)

// Blueprint draws white contours on a blue sheet with a grid, center lines, and the two dimensions of what is shown.
func Blueprint(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.Centered()
	flat := p.Flattened(picture.Second{})
	l := flat.Drawn()
	r := plane.InkBounds(l)
	out := raster.Square(p.Size)
	if r.Empty() {
		return out
	}
	x0, y0, x1, y1 := float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)
	border := p.Length(sheetBorder)
	b := picture.Box{X0: max(x0-border, 2), Y0: max(y0-border, 2), X1: min(x1+border, float32(p.Size)-2), Y1: min(y1+border, float32(p.Size)-2)}
	raster.Draw(out, blueSheet(p, b), scene.Identity)
	raster.Draw(out, measures(p, picture.Box{X0: x0, Y0: y0, X1: x1, Y1: y1}, b), scene.Identity)
	around := p.Around(l, 0.02)
	shape := plane.AlphaOf(l, around)
	edge := shape.SignedDistance()
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0026), Detail: p.Length(0.006), Line: picture.WhiteLine, Hull: true, Words: true}), around)
	contour := p.Length(0.0030)
	plane.EachIn(out, lines, func(d []float32, x, y int, v float32) {
		i := (y-lines.Y0)*lines.W + x - lines.X0
		plane.Atop(d, blueprintBlue, 0.82*shape.V[i]) // the grid is faint behind the drawing
		plane.Atop(d, blueprintLine, 0.07*shape.V[i])
		plane.Atop(d, blueprintLine, max(0.92*v, plane.Clamp(contour+0.5-max(edge.V[i], -edge.V[i]))))
	})
	if eyes := p.Seen("eyes"); eyes != nil { // their whites are white, and their pupils the paper: the other way around they stare
		tone := picture.InkTone(blueprintBlue, blueprintLine)
		for i := range eyes.W * eyes.H {
			if d := plane.Pixel(eyes, i); d[3] > 0.004 {
				plane.Set(d, tone(plane.Straight(d)), d[3])
			}
		}
		picture.LayAtop(out, eyes)
	}
	return out
}

// blueSheet is the paper: rounded corners, a grid of which every fifth line is stronger, and a frame.
func blueSheet(p *picture.Picture, b picture.Box) []scene.Node {
	w, h := b.X1-b.X0, b.Y1-b.Y0
	radius := p.Length(0.012)
	corners := scene.Stroke{Paint: blueprintBlue.Paint(), Width: 2 * radius, Join: scene.RoundJoin}
	nodes := []scene.Node{scene.NewPath().Rect(b.X0+radius, b.Y0+radius, w-2*radius, h-2*radius).Fill(blueprintBlue.Paint()).Stroke(corners).Node()}
	step := p.Length(gridSquare)
	in := p.Length(sheetFrame)
	rule := func(x0, y0, x1, y1 float32, k int) {
		opacity := float32(0.16)
		if k%5 == 0 {
			opacity = 0.34
		}
		nodes = append(nodes, rule(p, x0, y0, x1, y1, 0.0012, opacity))
	}
	for k := 1; b.X0+in+float32(k)*step < b.X1-in; k++ {
		x := b.X0 + in + float32(k)*step
		rule(x, b.Y0+in, x, b.Y1-in, k)
	}
	for k := 1; b.Y0+in+float32(k)*step < b.Y1-in; k++ {
		y := b.Y0 + in + float32(k)*step
		rule(b.X0+in, y, b.X1-in, y, k)
	}
	frame := scene.Stroke{Paint: faded(blueprintLine, 0.85), Width: p.Length(0.0024), Join: scene.RoundJoin}
	return append(nodes, scene.NewPath().Rect(b.X0+in, b.Y0+in, w-2*in, h-2*in).Stroke(frame).Node())
}

// rule is a thin white line.
func rule(p *picture.Picture, x0, y0, x1, y1, width, opacity float32) scene.Node {
	s := scene.Stroke{Paint: faded(blueprintLine, opacity), Width: p.Length(width), Cap: scene.RoundCap}
	return scene.NewPath().Move(x0, y0).Line(x1, y1).Stroke(s).Node()
}

// measures are the dashed center lines of the art, and arrows along its width and its height.
func measures(p *picture.Picture, art, sheet picture.Box) (nodes []scene.Node) {
	cx, cy, out := (art.X0+art.X1)/2, (art.Y0+art.Y1)/2, p.Length(0.026)
	long, short, gap := p.Length(0.022), p.Length(0.005), p.Length(0.007)
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
	dashes(art.X0-out, art.X1+out, func(a, b float32) scene.Node { return rule(p, a, cy, b, cy, 0.0016, 0.5) })
	dashes(art.Y0-out, art.Y1+out, func(a, b float32) scene.Node { return rule(p, cx, a, cx, b, 0.0016, 0.5) })
	off, tick, head := p.Length(dimension), p.Length(0.011), p.Length(0.011)
	if y := art.Y1 + off; y < sheet.Y1-p.Length(sheetFrame)-tick {
		nodes = append(nodes, rule(p, art.X0, y, art.X1, y, 0.0022, 0.9))
		for k, x := range [2]float32{art.X0, art.X1} {
			in := head * float32(1-2*k)
			nodes = append(nodes, rule(p, x, y-tick, x, y+tick, 0.0022, 0.9), rule(p, x, y, x+in, y-head/2, 0.0022, 0.9), rule(p, x, y, x+in, y+head/2, 0.0022, 0.9))
		}
	}
	if x := art.X0 - off; x > sheet.X0+p.Length(sheetFrame)+tick {
		nodes = append(nodes, rule(p, x, art.Y0, x, art.Y1, 0.0022, 0.9))
		for k, y := range [2]float32{art.Y0, art.Y1} {
			in := head * float32(1-2*k)
			nodes = append(nodes, rule(p, x-tick, y, x+tick, y, 0.0022, 0.9), rule(p, x, y, x-head/2, y+in, 0.0022, 0.9), rule(p, x, y, x+head/2, y+in, 0.0022, 0.9))
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
