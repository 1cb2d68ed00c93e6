package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// tile is the isometric plinth, in pixels: a rhombus twice as wide as high around cx, cy, with a thickness.
type tile struct{ cx, cy, half, thick float32 }

// isometric stands the picture on a tile in dimetric projection (2:1), with its shadow cast along the ground.
func isometric(_ context.Context, p *Picture) *raster.Layer {
	t := tile{p.length(0.5), p.length(0.665), p.length(0.41), p.length(0.07)}
	out := raster.Square(p.Size)
	raster.Draw(out, t.nodes(p.Accent), scene.Identity)
	q := p.standing(t)
	art := q.drawn()
	q.castAlong(out, art, t)
	raster.Over(out, art, 1)
	return out
}

// standing fits the picture above the middle of the tile.
func (p *Picture) standing(t tile) *Picture {
	q := p.fitted(0.58)
	ink := q.drawn()
	b := inkBounds(ink)
	if b.Empty() {
		return q
	}
	m := scene.Translate(0, t.cy+p.length(0.055)-float32(b.Max.Y))
	for i := range q.Pieces {
		q.Pieces[i].Matrix = m.Mul(q.Pieces[i].Matrix)
	}
	return q
}

// nodes are the plinth's faces: a grassy or tinted top with a lighter inlay, two shaded sides in two layers.
func (t tile) nodes(accent color.RGB) []scene.Node {
	c := color.ToLCH(accent)
	tone := func(l, k float32) color.RGB {
		return color.FromLCH(color.LCH{L: l, C: min(max(c.C, 0.05), 0.13) * k, H: c.H})
	}
	h := t.half / 2
	side := func(dx, from, to float32, fill color.RGB) scene.Node {
		b := scene.NewPath().Move(t.cx+dx, t.cy+from).Line(t.cx, t.cy+h+from).Line(t.cx, t.cy+h+to).Line(t.cx+dx, t.cy+to).Close()
		return b.Fill(fill.Paint()).Node()
	}
	rhombus := func(k float32, fill color.RGB) scene.Node {
		b := scene.NewPath().Move(t.cx-t.half*k, t.cy).Line(t.cx, t.cy-h*k).Line(t.cx+t.half*k, t.cy).Line(t.cx, t.cy+h*k).Close()
		return b.Fill(fill.Paint()).Node()
	}
	rim := t.thick * 0.34
	return []scene.Node{
		side(-t.half, 0, t.thick, tone(0.66, 0.9)), side(t.half, 0, t.thick, tone(0.56, 0.95)),
		side(-t.half, 0, rim, tone(0.80, 1)), side(t.half, 0, rim, tone(0.70, 1)),
		rhombus(1, tone(0.90, 0.75)), rhombus(0.90, tone(0.935, 0.55)),
	}
}

// castAlong shears the silhouette onto the tile, to the right and back, and darkens the tile with it.
func (p *Picture) castAlong(out, art *raster.Layer, t tile) {
	ink := inkBounds(art)
	if ink.Empty() {
		return
	}
	a := alphaOf(art, p.frame())
	foot := float32(ink.Max.Y) - p.length(0.02)
	cast := newPlane(p.frame())
	for y := range cast.h {
		rise := (foot - float32(y)) * 2.6
		if rise < -4 || rise > float32(ink.Dy()) {
			continue
		}
		for x := range cast.w {
			cast.v[y*cast.w+x] = a.at(int(float32(x)-rise*0.62), int(foot-max(0, rise)))
		}
	}
	cast.softened(p.length(0.005))
	dark := softTone().dark
	eachIn(out, cast, func(d []float32, x, y int, v float32) {
		onTop := max(float32(x)-t.cx, t.cx-float32(x))/t.half+max(float32(y)-t.cy, t.cy-float32(y))/(t.half/2) < 1
		if v > 0.01 && onTop {
			atop(d, dark.At(straight(d)), v*0.45)
		}
	})
}
