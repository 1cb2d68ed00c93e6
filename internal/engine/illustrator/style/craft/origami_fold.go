package craft

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// planes are the folds of a sheet: strips are cut along their length, all else from a point within to some of its corners, as creases run. Small sheets
// have one fold.
func (f folder) planes(sheet *scene.Path, contours [][]scene.Point) []scene.Node {
	var out []scene.Node
	base := color.ToLCH(color.RGB{R: sheet.Fill.Color.R, G: sheet.Fill.Color.G, B: sheet.Fill.Color.B})
	side := f.p.Length(1) * f.unit
	if len(contours) > 3 {
		contours = [][]scene.Point{hull(contours)}
	}
	for k, c := range contours {
		mid, area := middle(c)
		if len(c) < 3 || area < .0004*side*side {
			continue
		}
		ax, ay, slim := axis(c, mid)
		parts := [][]scene.Point{cutAt(c, mid, -ay, ax), cutAt(c, mid, ay, -ax)}
		if slim < slimSheet && area > .002*side*side && len(c) > 3 {
			most := 4
			if area > .03*side*side {
				most = 6
			} else if area > .008*side*side {
				most = 5
			}
			parts = creased(c, mid, ax, ay, most)
		}
		for n, part := range parts {
			if len(part) < 3 {
				continue
			}
			at, _ := middle(part)
			turn := .12 * (plane.Hash(k, n+int(area), 31) - .5)
			out = append(out, f.sheetNode(part, base, foldLight*(f.facing(at.X-mid.X, at.Y-mid.Y)+turn), mid))
		}
	}
	if len(out) == 0 {
		return nil
	}
	return []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: sheet}}, Children: out}}}
}

// slimSheet is how much longer than wide a strip is, as axis measures it.
const slimSheet = .62

// hull is the convex outline of contours that overlap.
func hull(contours [][]scene.Point) []scene.Point {
	var all []scene.Point
	for _, c := range contours {
		all = append(all, c...)
	}
	slices.SortFunc(all, func(a, b scene.Point) int { return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y)) })
	var out []scene.Point
	for turn := range 2 {
		start := len(out)
		for i := range all {
			q := all[i]
			if turn == 1 {
				q = all[len(all)-1-i]
			}
			for len(out)-start >= 2 && cross(out[len(out)-2], out[len(out)-1], q) <= 0 {
				out = out[:len(out)-1]
			}
			out = append(out, q)
		}
		out = out[:len(out)-1]
	}
	return out
}

// foldLight is how much lighter a plane of pale paper is that faces the light.
const foldLight = .19

// paperTone is paper that is so much lighter or darker: in the shade its hue turns toward violet.
func paperTone(base color.LCH, l float32) color.RGB {
	l = max(.27, min(.975, .985*base.L+l)) - .985*base.L
	if l >= 0 {
		return color.FromLCH(color.LCH{L: .985*base.L + l, C: base.C * 1.05, H: base.H})
	}
	v := picture.TowardViolet(base, max(.3, 1+l/max(base.L, .1)))
	k := min(1, -5*l) // a little shade has the hue of the paper
	a, b := color.LCH{L: .985*base.L + l, C: base.C * 1.05, H: base.H}.Lab(), color.LCH{L: .985*base.L + l, C: v.C, H: v.H}.Lab()
	return color.FromLCH(color.Lab{L: a.L, A: plane.Mix(a.A, b.A, k), B: plane.Mix(a.B, b.B, k)}.LCH())
}

// sheetNode is a plane of paper with a pale crease around it; it bends a little, so that it is lightest at the fold.
func (f folder) sheetNode(c []scene.Point, base color.LCH, lift float32, fold scene.Point) scene.Node {
	lift *= .45 + .75*base.L // planes of dark paper, and of a dark face, are nearer to each other
	crease := paperTone(base, lift+.10).Paint()
	crease.Color.A = .8
	at, _ := middle(c)
	dx, dy := at.X-fold.X, at.Y-fold.Y
	n := float32(math.Hypot(float64(dx), float64(dy))) + 1e-6
	dx, dy = dx/n, dy/n
	k := 1 / (2.2 * n)
	fill := scene.Paint{
		Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{dx * k, 0, dy * k, 0, -(fold.X*dx + fold.Y*dy) * k, 0},
		Stops: []scene.Stop{{Offset: 0, Color: paperTone(base, lift+.045).Opaque()}, {Offset: 1, Color: paperTone(base, lift-.045).Opaque()}},
	}
	return scene.Node{Path: &scene.Path{Segments: lines([][]scene.Point{c}), Fill: fill, Stroke: &scene.Stroke{Paint: crease, Width: f.p.Length(.0022) * f.unit, Join: scene.RoundJoin}}}
}

// facing is how far a direction of the drawing points to the light at the upper left, from -1 to 1.
func (f folder) facing(x, y float32) float32 {
	o, q := f.m.Apply(scene.Point{}), f.m.Apply(scene.Point{X: x, Y: y})
	x, y = q.X-o.X, q.Y-o.Y
	return -(.6*x + .8*y) / (float32(math.Hypot(float64(x), float64(y))) + 1e-6)
}
