package surface

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Warp bends a drawing: every outline is cut into short lines whose ends go where f sends them.
func Warp(d *kit.Drawing, f func(Point) Point) {
	step := float32(max(d.Box.W(), d.Box.H(), 1) / 160)
	w := &Warper{F: f, Step: step}
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = w.nodes(d.Layers[l])
		}
	}
	for name, a := range d.Anchors {
		q := f(Point{a.X, a.Y})
		a.X, a.Y = q.X, q.Y
		d.Anchors[name] = a
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

type Warper struct {
	F    func(Point) Point
	Step float32
}

func (w *Warper) nodes(nodes []scene.Node) []scene.Node {
	if nodes == nil {
		return nil
	}
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Path != nil {
			q := *n.Path
			q.Segments = w.Segments(q.Segments)
			out[i].Path = &q
		}
		if n.Group != nil {
			g := *n.Group
			g.Clip, g.Mask, g.Children = w.nodes(g.Clip), w.nodes(g.Mask), w.nodes(g.Children)
			out[i].Group = &g
		}
	}
	return out
}

func (w *Warper) to(q scene.Point) scene.Point {
	r := w.F(Point{float64(q.X), float64(q.Y)})
	return scene.Point{X: float32(r.X), Y: float32(r.Y)}
}

func (w *Warper) Segments(in []scene.Segment) []scene.Segment {
	var out []scene.Segment
	var pen, start scene.Point
	walk := func(length float32, at func(t float32) scene.Point) {
		n := max(1, min(64, int(length/w.Step)))
		for k := 1; k <= n; k++ {
			out = append(out, scene.Segment{Op: scene.Line, Points: [3]scene.Point{w.to(at(float32(k) / float32(n)))}})
		}
	}
	mix := func(a, b scene.Point, t float32) scene.Point {
		return scene.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
	}
	gap := func(a, b scene.Point) float32 { return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y))) }
	for _, s := range in {
		a, p := pen, s.Points
		switch s.Op {
		case scene.Move:
			out = append(out, scene.Segment{Op: scene.Move, Points: [3]scene.Point{w.to(p[0])}})
			start, pen = p[0], p[0]
		case scene.Line:
			walk(gap(a, p[0]), func(t float32) scene.Point { return mix(a, p[0], t) })
			pen = p[0]
		case scene.Quad:
			walk(gap(a, p[0])+gap(p[0], p[1]), func(t float32) scene.Point { return mix(mix(a, p[0], t), mix(p[0], p[1], t), t) })
			pen = p[1]
		case scene.Cubic:
			walk(gap(a, p[0])+gap(p[0], p[1])+gap(p[1], p[2]), func(t float32) scene.Point {
				x, y, z := mix(a, p[0], t), mix(p[0], p[1], t), mix(p[1], p[2], t)
				return mix(mix(x, y, t), mix(y, z, t), t)
			})
			pen = p[2]
		case scene.Close:
			if l := gap(a, start); l > 0 {
				walk(l, func(t float32) scene.Point { return mix(a, start, t) })
			}
			out = append(out, s)
			pen = start
		}
	}
	return out
}

// Ease rises smoothly from 0 at a to 1 at b.
func Ease(a, b, v float64) float64 {
	t := max(0, min(1, (v-a)/(b-a)))
	return t * t * (3 - 2*t)
}
