package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Shares of a drawing's longer side: how large a form and how wide a line has to be to grow fur, the distance between tufts, and their lengths.
const (
	furForm     = .13
	furLimb     = .03
	furStep     = .019
	furShortest = .016
	furLongest  = .034
)

// bald are the parts on which no fur grows.
var bald = parts("eyes eye face mouth nose whiskers beak bill claws hooves glasses collar bow hat teeth tongue legs feet wheels window windows screen stem leaf leaves horns")

// fluffy lets tufts stand out from every large form of a drawing, in the color of that form, and strokes the fur within.
func fluffy(d *kit.Drawing, p *pen) {
	for l := range d.Layers {
		d.Layers[l] = p.furred(d.Layers[l])
	}
	light, dark := "", ""
	for i := range 260 {
		x, y := p.at()
		one := fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, p.size*p.between(-.012, .012), p.size*.018, p.size*p.between(-.008, .008), p.size*p.between(.03, .05))
		if i%2 == 0 {
			light += one
		} else {
			dark += one
		}
	}
	wear(d, kit.Of(p.Line(light, kit.White, p.size*.005).Opacity(.3), p.Line(dark, kit.Hex("#2a1c26"), p.size*.0035).Opacity(.16)), bald)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// furred puts the tufts of each form right behind it.
func (p *pen) furred(nodes []scene.Node) []scene.Node {
	if nodes == nil {
		return nil
	}
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			if tufts, ok := p.tufts(n.Path); ok {
				out = append(out, tufts)
			}
		case n.Group != nil && !n.Group.Shade && !bald[n.Group.Part] && len(n.Group.Clip) == 0 && len(n.Group.Mask) == 0 && !blurred(n.Group):
			g := *n.Group
			g.Children = p.furred(g.Children)
			n.Group = &g
		}
		out = append(out, n)
	}
	return out
}

// tufts are pointed locks along the edge of a form, which lean down as fur does.
func (p *pen) tufts(path *scene.Path) (scene.Node, bool) {
	b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
	if max(b.W(), b.H()) < furForm*p.size {
		return scene.Node{}, false
	}
	edge, paint := p.edgeOf(path), path.Fill
	if path.Fill.Kind == scene.NoPaint && path.Stroke != nil && float64(path.Stroke.Width) > furLimb*p.size {
		edge, paint = sidesOf(edge, float64(path.Stroke.Width)/2), path.Stroke.Paint // a tail
	} else if _, opaque := formOf(path); !opaque || paint.Kind == scene.NoPaint || min(b.W(), b.H()) < furLimb*p.size {
		return scene.Node{}, false
	}
	if len(edge) < 8 {
		return scene.Node{}, false
	}
	area := 0.0
	for i, a := range edge {
		next := edge[(i+1)%len(edge)]
		area += a.x*next.y - next.x*a.y
	}
	side := 1.0
	if area < 0 {
		side = -1
	}
	long := min(1, max(b.W(), b.H())/(.5*p.size)) // small forms have short fur
	s := scene.NewPath()
	for i, a := range edge {
		before, after := edge[(i+len(edge)-1)%len(edge)], edge[(i+1)%len(edge)]
		tx, ty := after.x-before.x, after.y-before.y
		l := math.Hypot(tx, ty)
		if l < 1e-6 || l > 6*furStep*p.size {
			continue
		}
		tx, ty = tx/l, ty/l
		nx, ny := ty*side, -tx*side
		reach := p.size * p.between(furShortest, furLongest) * (.45 + .55*long)
		w := p.size * furStep * 1.5
		tipX, tipY := a.x+nx*reach+p.size*p.between(-.008, .008), a.y+ny*reach+.45*reach
		s = s.Move(float32(a.x-tx*w-nx*w), float32(a.y-ty*w-ny*w)).
			Quad(float32(a.x-tx*w*.6+nx*reach*.5), float32(a.y-ty*w*.6+ny*reach*.5), float32(tipX), float32(tipY)).
			Quad(float32(a.x+tx*w*.6+nx*reach*.4), float32(a.y+ty*w*.6+ny*reach*.4), float32(a.x+tx*w-nx*w), float32(a.y+ty*w-ny*w)).Close()
	}
	q := *s.Fill(paint).Node().Path
	return scene.Node{Path: &q}, true
}

// sidesOf are the two sides of a line of some width, one after the other.
func sidesOf(line []point, half float64) []point {
	var left, right []point
	for i, a := range line {
		before, after := line[max(i-1, 0)], line[min(i+1, len(line)-1)]
		tx, ty := after.x-before.x, after.y-before.y
		if l := math.Hypot(tx, ty); l > 0 {
			left = append(left, point{a.x + ty/l*half, a.y - tx/l*half})
			right = append([]point{{a.x - ty/l*half, a.y + tx/l*half}}, right...)
		}
	}
	return append(left, right...)
}

// edgeOf are points along the longest outline of a path, a step apart.
func (p *pen) edgeOf(path *scene.Path) []point {
	w := &warper{f: func(q point) point { return q }, step: float32(p.size * furStep)}
	var best, run []point
	for _, seg := range w.segments(path.Segments) {
		switch seg.Op {
		case scene.Move:
			run = nil
			fallthrough
		case scene.Line:
			q := point{float64(seg.Points[0].X), float64(seg.Points[0].Y)}
			if n := len(run); n == 0 || math.Hypot(q.x-run[n-1].x, q.y-run[n-1].y) > .6*furStep*p.size {
				run = append(run, q)
			}
		}
		if len(run) > len(best) {
			best = run
		}
	}
	return best
}
