package style

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// washes are the muted patches behind a drawing in one line.
var washes = [...]color.RGB{color.Hex(0xe7c3ac), color.Hex(0xd7ceb8), color.Hex(0xb9c8b5), color.Hex(0xe3b9b0), color.Hex(0xc6cbd8)}

// oneLine draws the main contours in one even line whose ends run out to both sides, over a patch of muted color that does not follow it.
func oneLine(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.beyond(art, 0.26)
	if r.Empty() {
		return out
	}
	tint := washes[int(p.Seed%5)]
	if p.tinted() {
		v := color.ToLCH(p.Accent)
		tint = color.FromLCH(color.LCH{L: 0.60 + 0.28*v.L, C: min(0.10, v.C*0.6), H: v.H})
	}
	body := alphaOf(art, r)
	wash := cutOut(body, p.length(0.022), p.length(0.090)).shifted(int(p.length(0.014)), int(p.length(0.008)))
	eachIn(out, wash, func(d []float32, _, _ int, v float32) {
		if a := clamp(0.5 - v); a > 0 && v != 0 {
			set(d, tint, a)
		}
	})
	if !slices.ContainsFunc(p.Pieces, func(q Piece) bool { return !q.Glyph }) {
		for _, q := range p.Pieces {
			raster.Draw(out, color.Map(q.Nodes, inkedWith(lineInk, linePaper)), q.Matrix)
		}
		return out
	}
	width := p.length(0.0060)
	lines := coverageOf(flat.lines(pen{width: width * 0.62, detail: p.length(0.055), solid: p.length(0.045), line: whiteLine, hull: true}), r)
	gate := contrast(art, r.Intersect(p.frame())) // a joint between fields of one color has no line
	body.becomeDistance()
	eachIn(out, body, func(px []float32, x, y int, d float32) {
		if k := max(lines.at(x, y)*smooth(0.05, 0.12, gate.at(x, y)), clamp(0.5+width*0.55-max(d, -d))); k > 0.01 {
			over(px, lineInk, k)
		}
	})
	raster.Draw(out, p.runOut(inkBounds(art), body, width), scene.Identity)
	return out
}

// runOut is the line as it comes to the drawing's lower corners from both sides, in a slow wave.
func (p *Picture) runOut(ink rectangle, edge *plane, width float32) []scene.Node {
	y := ink.Max.Y - int(p.length(0.012))
	left, right := ink.Max.X, ink.Min.X
	for x := ink.Min.X; x < ink.Max.X; x++ {
		if edge.at(x, y) < 0 {
			left, right = min(left, x), max(right, x)
		}
	}
	s := scene.Stroke{Paint: lineInk.Paint(), Width: width * 1.1, Cap: scene.RoundCap, Join: scene.RoundJoin}
	end := func(from, to float32) scene.Node {
		w, base := to-from, float32(y)
		return scene.NewPath().Move(from, base).Cubic(scene.Point{X: from + 0.35*w, Y: base + p.length(0.020)}, scene.Point{X: from + 0.6*w, Y: base - p.length(0.030)}, scene.Point{X: to, Y: base - p.length(0.004)}).Stroke(s).Node()
	}
	reach := p.length(0.085)
	return []scene.Node{end(float32(left), max(float32(left)-reach, p.length(0.02))), end(float32(right), min(float32(right)+reach, p.length(0.98)))}
}
