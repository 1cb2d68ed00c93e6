package sketch

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// terracotta is the ink of one line: of middle lightness, so that the line is seen on white and on black.
var terracotta = color.Hex(0xd25c3e)

// routeSide is the size at which the way of the line is found, in pixels, whatever the size of the picture.
const routeSide = 512

// OneLine draws everything in one line that never leaves the paper: it comes from the left, runs through all contours and
// out to the right. Closed eyes, smiles and words are set with the same pen.
func OneLine(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	ink := lineColor(p)
	way := theWay(atRouteSide(p))
	if len(way) < 2 {
		return out
	}
	k := float32(p.Size) / routeSide
	width := float32(0.0088)
	if p.Minimal {
		width = 0.0100
	}
	pen := scene.Stroke{Paint: ink.Paint(), Width: p.Length(width), Cap: scene.RoundCap, Join: scene.RoundJoin}
	raster.Draw(out, append(written(p, pen), flowing(way, k, pen)), scene.Identity)
	layFaces(p, out, ink, 0.8*p.Length(width))
	return out
}

// lineColor is the color that was told for the whole, that of a colored subject in middle lightness, or that of the pen.
func lineColor(p *picture.Picture) color.RGB {
	colored := slices.ContainsFunc(p.Ruling(3), func(c color.Lab) bool { return c.LCH().C > 0.07 })
	switch v := color.ToLCH(p.Accent); {
	case p.Told:
		return p.Accent
	case colored && v.C > 0.07:
		return color.FromLCH(color.LCH{L: max(0.54, min(0.60, v.L)), C: max(v.C, 0.12), H: v.H})
	}
	return terracotta
}

// atRouteSide is the picture at the size at which the way is found, without faces and with blooms as spirals.
func atRouteSide(p *picture.Picture) *picture.Picture {
	return faceless(enlargedTo(p, routeSide)).Mapped(func(q picture.Piece) []scene.Node {
		return picture.Spiraled(q.Nodes, 3.4/max(q.Matrix.Scale(), 1e-6), picture.LineInk)
	})
}

// enlargedTo is the picture at another size.
func enlargedTo(p *picture.Picture, side int) *picture.Picture {
	k := float32(side) / float32(p.Size)
	o := *p
	o.Size = side
	o.Pieces = slices.Clone(p.Pieces)
	for i := range o.Pieces {
		o.Pieces[i].Matrix = scene.ScaleBy(k, k).Mul(o.Pieces[i].Matrix)
	}
	return &o
}

// closedEye is a lid; the left one of two goes on as the line of the nose.
func closedEye(e picture.Eye) []scene.Node {
	b := scene.NewPath().Move(-1.15, -0.1).Quad(0, 1.1, 1.15, -0.1)
	if e.Person && e.Side < 0 {
		b.Quad(1.75, -0.75, 1.9, -0.2).Quad(2.0, 0.9, 2.5, 1.75).Quad(2.2, 2.2, 1.6, 1.9)
	}
	return []scene.Node{b.Stroke(scene.Stroke{Paint: picture.LineInk.Paint(), Width: 0.42, Cap: scene.RoundCap, Join: scene.RoundJoin}).Node()}
}

// smiling is nodes without brows, with open mouths drawn as one line.
func smiling(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group == nil {
			out = append(out, n)
			continue
		}
		h := *n.Group
		switch h.Part {
		case "brows":
			continue
		case "mouth":
			x0, y0, x1, y1 := raster.Bounds(h.Children, scene.Identity)
			if w, t := x1-x0, y1-y0; t > 0.42*w && t < w {
				smile := scene.NewPath().Move(x0, y0+0.25*t).Quad((x0+x1)/2, y1+0.45*t, x1, y0+0.25*t)
				h.Children = []scene.Node{smile.Stroke(scene.Stroke{Paint: picture.LineInk.Paint(), Width: 0.12 * w, Cap: scene.RoundCap}).Node()}
			}
		default:
			h.Children = smiling(h.Children)
		}
		out = append(out, scene.Node{Group: &h})
	}
	return out
}

// theWay is the way of the line through the contours of a picture of the route's size.
func theWay(p *picture.Picture) []scene.Point {
	r := p.Frame()
	p, _ = p.Unlettered()
	flat := p.Flattened(picture.Second{})
	gate := p.ShadedContrast(r) // a joint between fields of one color has no line
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: 2.6, Detail: 20, Solid: 22, Line: picture.WhiteLine, Hull: true}), r)
	for i, v := range gate.V {
		lines.V[i] *= plane.Smooth(0.03, 0.06, v)
	}
	near, mask := lines.Blurred(2.0), newMask(routeSide) // two lines side by side become one
	for i, v := range near.V {
		mask.set(i%routeSide, i/routeSide, v > 0.22)
	}
	mask.thin()
	g := newRoute(mask)
	g.prune(func(int) int { return 9 })
	g.join(16)
	way := g.walk()
	if len(way) < 8 {
		return nil
	}
	return ranOut(softened(way, 2.6))
}

// written is the middle lines of the words, found at twice the size of the route: a G keeps its bar.
func written(p *picture.Picture, pen scene.Stroke) []scene.Node {
	_, words := p.Unlettered()
	if words == nil {
		return nil
	}
	const side = 2 * routeSide
	words = enlargedTo(words, side)
	mask := newMask(side)
	for i, v := range plane.AlphaOf(words.Drawn(), words.Frame()).V {
		mask.set(i%side, i/side, v > 0.5)
	}
	mask.thin()
	g := newRoute(mask)
	g.prune(func(int) int { return 5 })
	k := float32(p.Size) / side
	var out []scene.Node
	dot := func(x, y float32) {
		out = append(out, scene.NewPath().Ellipse(k*x, k*y, .6*pen.Width, .6*pen.Width).Fill(pen.Paint).Node())
	}
	for i, on := range mask.on {
		if on && len(g.ways[i]) == 0 {
			dot(float32(i%side), float32(i/side))
		}
	}
	for _, letter := range g.apart() {
		if way := letter.walk(); len(way) > 8 {
			out = append(out, flowing(softened(way, 2), k, pen))
		} else if len(way) > 0 {
			dot(way[0].X, way[0].Y)
		}
	}
	return out
}

// ranOut adds the line as it comes from the left and as it leaves to the right, each with a loop.
func ranOut(way []scene.Point) []scene.Point {
	first, last := way[0], way[len(way)-1]
	const reach = 0.105 * routeSide
	in := looped(first, max(first.X-reach, 0.025*routeSide))
	slices.Reverse(in)
	return append(append(in, way...), looped(last, min(last.X+reach, 0.975*routeSide))...)
}

// looped are points from a place to the side, on the way of a line that makes one loop.
func looped(from scene.Point, to float32) []scene.Point {
	w, high := to-from.X, float32(0.05*routeSide)
	at := func(u, v float32) scene.Point { return scene.Point{X: from.X + u*w, Y: from.Y - v*high} }
	var out []scene.Point
	for _, c := range [][4]scene.Point{
		{at(0, 0), at(.3, -.25), at(.78, -.1), at(.74, .55)}, {at(.74, .55), at(.70, 1.1), at(.38, 1.0), at(.42, .45)}, {at(.42, .45), at(.46, -.1), at(.75, -.1), at(1, .12)},
	} {
		for i := 1; i <= 16; i++ {
			out = append(out, bezier(c, float32(i)/16))
		}
	}
	return out
}

func bezier(c [4]scene.Point, t float32) scene.Point {
	a, b, d, e := (1-t)*(1-t)*(1-t), 3*t*(1-t)*(1-t), 3*t*t*(1-t), t*t*t
	return scene.Point{X: a*c[0].X + b*c[1].X + d*c[2].X + e*c[3].X, Y: a*c[0].Y + b*c[1].Y + d*c[2].Y + e*c[3].Y}
}

// softened is a way without corners: every point is the mean of those around it, those near it most.
func softened(way []scene.Point, sigma float64) []scene.Point {
	reach := int(3 * sigma)
	weights := make([]float32, reach+1)
	for i := range weights {
		weights[i] = float32(math.Exp(-float64(i*i) / (2 * sigma * sigma)))
	}
	out := make([]scene.Point, len(way))
	for i := range way {
		var x, y, sum float32
		n := min(reach, i, len(way)-1-i)
		for d := -n; d <= n; d++ {
			w := weights[max(d, -d)]
			x, y, sum = x+w*way[i+d].X, y+w*way[i+d].Y, sum+w
		}
		out[i] = scene.Point{X: x / sum, Y: y / sum}
	}
	return out
}

// flowing is a stroke along a way, enlarged.
func flowing(way []scene.Point, k float32, s scene.Stroke) scene.Node {
	const step = 3
	b := scene.NewPath().Move(k*way[0].X, k*way[0].Y)
	for i := step; i+step < len(way); i += step {
		c, d := way[i], way[i+step]
		b.Quad(k*c.X, k*c.Y, k*(c.X+d.X)/2, k*(c.Y+d.Y)/2)
	}
	end := way[len(way)-1]
	return b.Line(k*end.X, k*end.Y).Stroke(s).Node()
}
