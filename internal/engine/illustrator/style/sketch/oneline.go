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

// washes are the muted patches behind a drawing in one line.
var washes = [...]color.RGB{color.Hex(0xe7c3ac), color.Hex(0xd7ceb8), color.Hex(0xb9c8b5), color.Hex(0xe3b9b0), color.Hex(0xc6cbd8)}

// OneLine draws the main contours in one even line whose ends run out to both sides, over a patch of muted color that does not follow it.
func OneLine(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	width := p.Length(0.0060)
	spirals := p.Mapped(func(q picture.Piece) []scene.Node {
		return spiraled(q.Nodes, width*1.1/max(q.Matrix.Scale(), 1e-6), true)
	})
	p = p.Mapped(func(q picture.Piece) []scene.Node {
		return spiraled(q.Nodes, 1.1*width/max(q.Matrix.Scale(), 1e-6), false)
	})
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Beyond(art, 0.26)
	if r.Empty() {
		return out
	}
	tint := washes[int(p.Seed%5)]
	if p.Tinted() {
		v := color.ToLCH(p.Accent)
		tint = color.FromLCH(color.LCH{L: 0.60 + 0.28*v.L, C: min(0.10, v.C*0.6), H: v.H})
	}
	body := plane.AlphaOf(art, r)
	wash := plane.CutOut(body, p.Length(0.017), p.Length(0.040)).Shifted(int(p.Length(0.012)), int(p.Length(0.010)))
	plane.EachIn(out, wash, func(d []float32, _, _ int, v float32) {
		if a := plane.Clamp(0.5 - v); a > 0 && v != 0 {
			plane.Set(d, tint, a)
		}
	})
	if !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return !q.Glyph }) {
		for _, q := range p.Pieces {
			raster.Draw(out, color.Map(q.Nodes, picture.InkedWith(picture.LineInk, picture.LinePaper)), q.Matrix)
		}
		return out
	}
	gate := p.ShadedContrast(r.Intersect(p.Frame())) // a joint between fields of one color has no line
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: width, Detail: p.Length(0.030), Solid: p.Length(0.045), Line: picture.WhiteLine, Hull: true}), r)
	body.BecomeDistance()
	body = body.Softened(p.Length(0.0016))
	seams, ends := runOut(p, plane.InkBounds(art), body, width, tint)
	raster.Draw(out, seams, scene.Identity)
	plane.EachIn(out, body, func(px []float32, x, y int, d float32) {
		if k := max(lines.At(x, y)*plane.Smooth(0.03, 0.06, gate.At(x, y)), plane.Clamp(0.5+width*0.55-max(d, -d))); k > 0.01 {
			plane.Over(px, picture.LineInk, k)
		}
	})
	picture.LayAtop(out, spirals.Seen("spiral"))
	raster.Draw(out, ends, scene.Identity)
	return out
}

// spiraled draws every bloom that is one of many as the one line does: as a wavy edge from which a spiral runs to its heart, a stroke of that width.
func spiraled(nodes []scene.Node, width float32, spirals bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil {
			continue
		}
		h := *n.Group
		out[i].Group = &h
		x0, y0, x1, y1 := raster.Bounds(nodes[i:i+1], scene.Identity)
		if w, t := x1-x0, y1-y0; h.Part != "petals" || w > 1.5*t || t > 1.5*w || w > 40*width {
			h.Children = spiraled(h.Children, width, spirals)
			continue
		}
		h.Effects, h.Clip, h.Mask = nil, nil, nil
		x, y, r := (x0+x1)/2, (y0+y1)/2, min(x1-x0, y1-y0)/2
		h.Children = []scene.Node{coil(x, y, r, 1, 0).Close().Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()}
		if spirals {
			stroke := scene.Stroke{Paint: picture.LineInk.Paint(), Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin}
			turns := max(0.8, min(3.5, r/(4.6*width)))
			h.Children = append(h.Children, scene.Node{Group: &scene.Group{Opacity: 1, Part: "spiral", Children: []scene.Node{coil(x, y, r, turns, 1/turns).Stroke(stroke).Node()}}})
		}
	}
	return out
}

// coil is a wavy line around a middle that comes nearer to it with every turn, by a share of the radius.
func coil(x, y, r, turns, nearer float32) *scene.Builder {
	b := scene.NewPath()
	steps := int(48 * turns)
	for k := range steps + 1 {
		t := float64(k) / 48
		a := 2 * math.Pi * t
		d := float64(r) * (1 - float64(nearer)*t) * (0.95 + 0.05*math.Cos(5*a))
		px, py := x+float32(d*math.Cos(a)), y+float32(d*math.Sin(a))
		if k == 0 {
			b.Move(px, py)
			continue
		}
		b.Line(px, py)
	}
	return b
}

// runOut is the line as it comes to the drawing's lower corners from both sides, with a loop on its way, on a seam of the patch's color.
func runOut(p *picture.Picture, ink plane.Rectangle, edge *plane.Plane, width float32, tint color.RGB) (seams, line []scene.Node) {
	y := ink.Max.Y - int(p.Length(0.012))
	left, right := ink.Max.X, ink.Min.X
	for x := ink.Min.X; x < ink.Max.X; x++ {
		if edge.At(x, y) < 0 {
			left, right = min(left, x), max(right, x)
		}
	}
	end := func(from, to float32) {
		w, base, high := to-from, float32(y), p.Length(0.050)
		at := func(u, v float32) scene.Point { return scene.Point{X: from + u*w, Y: base - v*high} }
		b := scene.NewPath().Move(from, base).Cubic(at(.3, -.35), at(.78, -.1), at(.74, .55)).
			Cubic(at(.70, 1.1), at(.38, 1.0), at(.42, .45)).Cubic(at(.46, -.1), at(.75, -.1), at(1, .12))
		k := scene.Stroke{Paint: picture.LineInk.Paint(), Width: width * 1.1, Cap: scene.RoundCap, Join: scene.RoundJoin}
		halo := k
		halo.Paint, halo.Width = tint.Paint(), p.Length(0.026)
		line = append(line, b.Stroke(k).Node())
		under := *b.Path()
		under.Stroke = &halo
		seams = append(seams, scene.Node{Path: &under})
	}
	reach := p.Length(0.10)
	end(float32(left), max(float32(left)-reach, p.Length(0.02)))
	end(float32(right), min(float32(right)+reach, p.Length(0.98)))
	return seams, line
}
