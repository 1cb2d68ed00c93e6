package condition

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// shard is a piece that a drawing falls into: what of it is kept, the lines along which it broke off, and where it lies now.
type shard struct {
	outline []surface.Point
	edge    string
	turn    float64 // degrees around its own middle
	dx, dy  float64
}

// shatterInto cuts a drawing into shards with light edges of a width.
func shatterInto(p *surface.Pen, d *kit.Drawing, shards []shard, edge kit.Color, width float64) {
	old := d.Layers
	for l, nodes := range old {
		if len(nodes) == 0 {
			continue
		}
		d.Layers[l] = nil
		for _, s := range shards {
			rim := &scene.Group{Opacity: 1, Clip: surface.Frame(p.Box), Mask: nodes, MaskAlpha: true, Children: p.Line(s.edge, edge, width*2).Miter().Butt().Scene()}
			part := &scene.Group{Opacity: 1, Clip: p.Path(surface.Polygon(s.outline), kit.Black).Scene(), Children: append(append([]scene.Node{}, nodes...), scene.Node{Group: rim})}
			mid := middle(p, s.outline)
			d.Layers[l] = append(d.Layers[l], kit.FromScene([]scene.Node{{Group: part}}).Rotate(s.turn, mid.X, mid.Y).Move(s.dx, s.dy).Scene()...)
		}
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// middle is the middle of what lies of an outline within the drawing's box.
func middle(p *surface.Pen, outline []surface.Point) surface.Point {
	var m surface.Point
	for _, q := range outline {
		m.X += max(p.Box.X0, min(q.X, p.Box.X1))
		m.Y += max(p.Box.Y0, min(q.Y, p.Box.Y1))
	}
	n := float64(len(outline))
	return surface.Point{X: m.X / n, Y: m.Y / n}
}

// halves cuts a drawing in two across its longer side; jag is how far the cut leaves the straight line, as a share of the size.
func halves(p *surface.Pen, d *kit.Drawing, jag, turn, gap float64, edge kit.Color, width float64) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	along, lean := surface.Point{X: 1, Y: 0}, .2 // from half to half
	if b.H() > b.W()*1.12 {
		along, lean = surface.Point{X: 0, Y: 1}, -.2
	}
	if jag == 0 {
		lean = 0
	}
	across := surface.Point{X: -along.Y, Y: along.X}
	reach := p.Size * .75
	var cut []surface.Point
	n := 10
	for k := range n + 1 {
		t := reach * (2*float64(k)/float64(n) - 1)
		out := lean * t
		if jag > 0 {
			out += p.Size * jag * float64(1-2*(k%2)) * p.Between(.45, 1)
			t += reach / float64(n) * p.Between(-.35, .35)
		}
		cut = append(cut, surface.Point{X: mid.X + across.X*t + along.X*out, Y: mid.Y + across.Y*t + along.Y*out})
	}
	line := surface.Polygon(cut)
	line = line[:len(line)-1]
	far := p.Size * 2
	side := func(k float64) []surface.Point {
		first, last := cut[0], cut[len(cut)-1]
		return append(append([]surface.Point{}, cut...), surface.Point{X: last.X + along.X*far*k, Y: last.Y + along.Y*far*k}, surface.Point{X: first.X + along.X*far*k, Y: first.Y + along.Y*far*k})
	}
	move := p.Size * gap
	shatterInto(p, d, []shard{
		{side(-1), line, -turn, -along.X * move, -along.Y * move},
		{side(1), line, turn, along.X * move, along.Y * move},
	}, edge, width)
}

// broken parts a drawing along a jagged line; the halves lean away from each other.
func broken(d *kit.Drawing, p *surface.Pen) {
	halves(p, d, .05, 5, .03, surface.PaleEdge(d), p.Size*.007)
}

// halved cuts a drawing clean through.
func halved(d *kit.Drawing, p *surface.Pen) {
	halves(p, d, 0, 3, .045, surface.InsideOf(d), p.Size*.016)
}

// shattered breaks a drawing into splinters that spread from where it was hit.
func shattered(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	hit := surface.Point{X: b.X0 + b.W()*p.Between(.45, .6), Y: b.Y0 + b.H()*p.Between(.38, .52)}
	const n = 6
	far := p.Size * 2
	var rays [n][]surface.Point
	start := p.Between(0, math.Pi)
	for k := range n {
		turn := start + (float64(k)+p.Between(-.18, .18))*2*math.Pi/n
		sin, cos := math.Sincos(turn)
		for i, r := range []float64{0, .14, .27, .42, .7, 2} {
			side := p.Size * .03 * float64(1-2*((i+k)%2))
			if i == 0 {
				side = 0
			}
			r *= p.Size
			rays[k] = append(rays[k], surface.Point{X: hit.X + cos*r - sin*side, Y: hit.Y + sin*r + cos*side})
		}
		rays[k][5] = surface.Point{X: hit.X + cos*far, Y: hit.Y + sin*far}
	}
	var shards []shard
	for k := range n {
		a, z := rays[k], rays[(k+1)%n]
		var outline []surface.Point
		outline = append(outline, a...)
		m := start + (float64(k)+.5)*2*math.Pi/n
		sin, cos := math.Sincos(m)
		outline = append(outline, surface.Point{X: hit.X + cos*far*2, Y: hit.Y + sin*far*2})
		var edge []surface.Point
		for i := len(a) - 1; i >= 0; i-- {
			edge = append(edge, a[i])
		}
		edge = append(edge, z[1:]...)
		for i := len(z) - 1; i > 0; i-- {
			outline = append(outline, z[i])
		}
		line := surface.Polygon(edge)
		move := p.Size * p.Between(.02, .045)
		shards = append(shards, shard{outline, line[:len(line)-1], p.Between(-4, 4), cos * move, sin * move})
	}
	shatterInto(p, d, shards, surface.PaleEdge(d), p.Size*.006)
}
