package sketch

import (
	"context"
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
	wash := plane.CutOut(body, p.Length(0.022), p.Length(0.090)).Shifted(int(p.Length(0.014)), int(p.Length(0.008)))
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
	width := p.Length(0.0060)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: width * 0.62, Detail: p.Length(0.030), Solid: p.Length(0.045), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r.Intersect(p.Frame())) // a joint between fields of one color has no line
	body.BecomeDistance()
	plane.EachIn(out, body, func(px []float32, x, y int, d float32) {
		if k := max(lines.At(x, y)*plane.Smooth(0.05, 0.12, gate.At(x, y)), plane.Clamp(0.5+width*0.55-max(d, -d))); k > 0.01 {
			plane.Over(px, picture.LineInk, k)
		}
	})
	raster.Draw(out, runOut(p, plane.InkBounds(art), body, width), scene.Identity)
	return out
}

// runOut is the line as it comes to the drawing's lower corners from both sides, in a slow wave.
func runOut(p *picture.Picture, ink plane.Rectangle, edge *plane.Plane, width float32) []scene.Node {
	y := ink.Max.Y - int(p.Length(0.012))
	left, right := ink.Max.X, ink.Min.X
	for x := ink.Min.X; x < ink.Max.X; x++ {
		if edge.At(x, y) < 0 {
			left, right = min(left, x), max(right, x)
		}
	}
	s := scene.Stroke{Paint: picture.LineInk.Paint(), Width: width * 1.1, Cap: scene.RoundCap, Join: scene.RoundJoin}
	end := func(from, to float32) scene.Node {
		w, base := to-from, float32(y)
		return scene.NewPath().Move(from, base).Cubic(scene.Point{X: from + 0.35*w, Y: base + p.Length(0.020)}, scene.Point{X: from + 0.6*w, Y: base - p.Length(0.030)}, scene.Point{X: to, Y: base - p.Length(0.004)}).Stroke(s).Node()
	}
	reach := p.Length(0.085)
	return []scene.Node{end(float32(left), max(float32(left)-reach, p.Length(0.02))), end(float32(right), min(float32(right)+reach, p.Length(0.98)))}
}
