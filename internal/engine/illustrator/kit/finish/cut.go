package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// point is a place in the drawing's units.
type point struct{ x, y float64 }

// polygon is the outline text of straight lines through points.
func polygon(points []point) string {
	d := ""
	for i, q := range points {
		d += fmt.Sprintf("%s%g %g", map[bool]string{true: "M", false: "L"}[i == 0], q.x, q.y)
	}
	return d + "Z"
}

// shard is a piece that a drawing falls into: what of it is kept, the lines along which it broke off, and where it lies now.
type shard struct {
	outline []point
	edge    string
	turn    float64 // degrees around its own middle
	dx, dy  float64
}

// shatterInto cuts a drawing into shards with light edges of a width.
func (p *pen) shatterInto(d *kit.Drawing, shards []shard, edge kit.Color, width float64) {
	old := d.Layers
	for l, nodes := range old {
		if len(nodes) == 0 {
			continue
		}
		d.Layers[l] = nil
		for _, s := range shards {
			rim := &scene.Group{Opacity: 1, Clip: frame(p.box), Mask: nodes, MaskAlpha: true, Children: p.Line(s.edge, edge, width*2).Miter().Butt().Scene()}
			part := &scene.Group{Opacity: 1, Clip: p.Path(polygon(s.outline), kit.Black).Scene(), Children: append(append([]scene.Node{}, nodes...), scene.Node{Group: rim})}
			mid := p.middle(s.outline)
			d.Layers[l] = append(d.Layers[l], kit.FromScene([]scene.Node{{Group: part}}).Rotate(s.turn, mid.x, mid.y).Move(s.dx, s.dy).Scene()...)
		}
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// middle is the middle of what lies of an outline within the drawing's box.
func (p *pen) middle(outline []point) point {
	var m point
	for _, q := range outline {
		m.x += max(p.box.X0, min(q.x, p.box.X1))
		m.y += max(p.box.Y0, min(q.y, p.box.Y1))
	}
	n := float64(len(outline))
	return point{m.x / n, m.y / n}
}

// halves cuts a drawing in two across its longer side; jag is how far the cut leaves the straight line, as a share of the size.
func (p *pen) halves(d *kit.Drawing, jag, turn, gap float64, edge kit.Color, width float64) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	along, lean := point{1, 0}, .2 // from half to half
	if b.H() > b.W()*1.12 {
		along, lean = point{0, 1}, -.2
	}
	if jag == 0 {
		lean = 0
	}
	across := point{-along.y, along.x}
	reach := p.size * .75
	var cut []point
	n := 10
	for k := range n + 1 {
		t := reach * (2*float64(k)/float64(n) - 1)
		out := lean * t
		if jag > 0 {
			out += p.size * jag * float64(1-2*(k%2)) * p.between(.45, 1)
			t += reach / float64(n) * p.between(-.35, .35)
		}
		cut = append(cut, point{mid.x + across.x*t + along.x*out, mid.y + across.y*t + along.y*out})
	}
	line := polygon(cut)
	line = line[:len(line)-1]
	far := p.size * 2
	side := func(k float64) []point {
		first, last := cut[0], cut[len(cut)-1]
		return append(append([]point{}, cut...), point{last.x + along.x*far*k, last.y + along.y*far*k}, point{first.x + along.x*far*k, first.y + along.y*far*k})
	}
	move := p.size * gap
	p.shatterInto(d, []shard{
		{side(-1), line, -turn, -along.x * move, -along.y * move},
		{side(1), line, turn, along.x * move, along.y * move},
	}, edge, width)
}

// broken parts a drawing along a jagged line; the halves lean away from each other.
func broken(d *kit.Drawing, p *pen) {
	p.halves(d, .05, 5, .03, paleEdge(d), p.size*.007)
}

// halved cuts a drawing clean through.
func halved(d *kit.Drawing, p *pen) {
	p.halves(d, 0, 3, .045, insideOf(d), p.size*.016)
}

// shattered breaks a drawing into splinters that spread from where it was hit.
func shattered(d *kit.Drawing, p *pen) {
	b := p.box
	hit := point{b.X0 + b.W()*p.between(.45, .6), b.Y0 + b.H()*p.between(.38, .52)}
	const n = 6
	far := p.size * 2
	var rays [n][]point
	start := p.between(0, math.Pi)
	for k := range n {
		turn := start + (float64(k)+p.between(-.18, .18))*2*math.Pi/n
		sin, cos := math.Sincos(turn)
		for i, r := range []float64{0, .14, .27, .42, .7, 2} {
			side := p.size * .03 * float64(1-2*((i+k)%2))
			if i == 0 {
				side = 0
			}
			r *= p.size
			rays[k] = append(rays[k], point{hit.x + cos*r - sin*side, hit.y + sin*r + cos*side})
		}
		rays[k][5] = point{hit.x + cos*far, hit.y + sin*far}
	}
	var shards []shard
	for k := range n {
		a, z := rays[k], rays[(k+1)%n]
		var outline []point
		outline = append(outline, a...)
		m := start + (float64(k)+.5)*2*math.Pi/n
		sin, cos := math.Sincos(m)
		outline = append(outline, point{hit.x + cos*far*2, hit.y + sin*far*2})
		var edge []point
		for i := len(a) - 1; i >= 0; i-- {
			edge = append(edge, a[i])
		}
		edge = append(edge, z[1:]...)
		for i := len(z) - 1; i > 0; i-- {
			outline = append(outline, z[i])
		}
		line := polygon(edge)
		move := p.size * p.between(.02, .045)
		shards = append(shards, shard{outline, line[:len(line)-1], p.between(-4, 4), cos * move, sin * move})
	}
	p.shatterInto(d, shards, paleEdge(d), p.size*.006)
}

// paleEdge is the color of a fresh break: lighter than what broke.
func paleEdge(d *kit.Drawing) kit.Color {
	v := rulingColor(d).Lch()
	return kit.Lch{L: v.L + (1-v.L)*.72, C: v.C * .35, H: v.H}.Color()
}

// insideOf is what shows where something was bitten or cut: paler and warmer than its skin, or lighter when it is dark all through.
func insideOf(d *kit.Drawing) kit.Color { return insideOfColor(rulingColor(d)) }

func insideOfColor(outside kit.Color) kit.Color {
	v := outside.Lch()
	if v.L < .45 {
		return kit.Lch{L: v.L + .13, C: v.C, H: v.H}.Color()
	}
	return kit.Lch{L: .94, C: .035 + v.C*.12, H: 82}.Color()
}

// edgeAt returns the outermost painted place from a middle in a direction.
func edgeAt(d *kit.Drawing, mid point, turn float64) (point, bool) {
	l, m := small(d)
	alpha, scale := l.Alpha(), float64(m.Scale())
	sin, cos := math.Sincos(turn)
	var found point
	ok := false
	for r := 0.0; r < d.Box.W()+d.Box.H(); r += .5 / scale {
		q := point{mid.x + cos*r, mid.y + sin*r}
		x, y := int((q.x-d.Box.X0)*scale), int((q.y-d.Box.Y0)*scale)
		if x < 0 || y < 0 || x >= sampleSide || y >= sampleSide {
			break
		}
		if alpha[y*sampleSide+x] > .6 {
			found, ok = q, true
		}
	}
	return found, ok
}
