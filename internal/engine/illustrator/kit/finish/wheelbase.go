package finish

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Wheelbase makes a vehicle that is seen from the side longer until it is so many times as wide as high, between and beyond its wheels:
// these, and the arches over them, stay round.
func Wheelbase(d kit.Drawing, wide float64) kit.Drawing {
	wheels := wheelsOf(d)
	long := d.Box.H()*wide - d.Box.W()
	if len(wheels) < 2 || long < 0.03*d.Box.W() {
		return d
	}
	free := d.Box.W()
	var from, to []float64
	for _, w := range wheels {
		a, b := w.X0-0.22*w.W(), w.X1+0.22*w.W()
		if n := len(to); n > 0 {
			a = max(a, to[n-1])
		}
		a, b = max(a, d.Box.X0), min(b, d.Box.X1)
		from, to, free = append(from, a), append(to, b), free-(b-a)
	}
	grown := min(long, 0.26*d.Box.W(), 0.6*free) / max(free, 1e-6)
	at := func(x float64) float64 {
		loose := max(0, min(x, d.Box.X1)-d.Box.X0)
		for i := range from {
			loose -= max(0, min(x, to[i])-from[i])
		}
		return x + grown*loose
	}
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		for l := range d.Layers {
			d.Layers[l] = paintedAlong(d.Layers[l], at)
		}
		boxes := d.Anchors
		surface.Warp(d, func(q surface.Point) surface.Point { return surface.Point{X: at(q.X), Y: q.Y} })
		for name, a := range boxes {
			a.W *= 1 + grown
			d.Anchors[name] = a
		}
	}, 0)
}

// wheelsOf are the boxes of the wheels of a vehicle from left to right; none for one that is not seen from the side.
func wheelsOf(d kit.Drawing) []kit.Box {
	var all []kit.Box
	var nodes []scene.Node
	for _, n := range surface.PartOf(d.Nodes(), "wheels") {
		nodes = append(nodes, n.Group.Children...)
	}
	for _, n := range nodes {
		b := kit.FromScene([]scene.Node{n}).Bounds()
		if b.W() <= 0 {
			continue
		}
		if i := slices.IndexFunc(all, func(o kit.Box) bool { return o.X0 < b.X1 && b.X0 < o.X1 }); i >= 0 {
			all[i] = all[i].Union(b)
		} else {
			all = append(all, b)
		}
	}
	for _, b := range all {
		if k := b.W() / b.H(); k < 0.9 || k > 1.1 {
			return nil
		}
	}
	slices.SortFunc(all, func(a, b kit.Box) int { return int(a.X0 - b.X0) })
	return all
}

// paintedAlong moves gradients with what they fill.
func paintedAlong(nodes []scene.Node, at func(float64) float64) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range out {
		if n.Group != nil {
			g := *n.Group
			g.Children, g.Mask = paintedAlong(g.Children, at), paintedAlong(g.Mask, at)
			out[i].Group = &g
			continue
		}
		x0, _, x1, _ := raster.Bounds(nodes[i:i+1], scene.Identity)
		if x1 <= x0 {
			continue
		}
		y0, y1 := at(float64(x0)), at(float64(x1))
		k := float32((y1 - y0) / float64(x1-x0))
		back := scene.ScaleBy(1/k, 1).Mul(scene.Translate(k*x0-float32(y0), 0))
		q := *n.Path
		q.Fill.ToUnit = q.Fill.ToUnit.Mul(back)
		if q.Stroke != nil {
			s := *q.Stroke
			s.Paint.ToUnit = s.Paint.ToUnit.Mul(back)
			q.Stroke = &s
		}
		out[i].Path = &q
	}
	return out
}
