package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
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
var bald = surface.Parts("eyes eye face mouth nose whiskers beak bill claws hooves glasses collar bow hat teeth tongue legs feet wheels window windows screen stem leaf leaves horns")

// Fluffy lets tufts stand out from every large form of a drawing, in the color of that form, and strokes the fur within.
func Fluffy(d *kit.Drawing, p *surface.Pen) {
	for l := range d.Layers {
		d.Layers[l] = furred(p, d.Layers[l])
	}
	light, dark := "", ""
	for i := range 260 {
		x, y := p.At()
		one := fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, p.Size*p.Between(-.012, .012), p.Size*.018, p.Size*p.Between(-.008, .008), p.Size*p.Between(.03, .05))
		if i%2 == 0 {
			light += one
		} else {
			dark += one
		}
	}
	surface.Wear(d, kit.Of(p.Line(light, kit.White, p.Size*.005).Opacity(.3), p.Line(dark, kit.Hex("#2a1c26"), p.Size*.0035).Opacity(.16)), bald)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

// furred puts the tufts of each form right behind it.
func furred(p *surface.Pen, nodes []scene.Node) []scene.Node {
	if nodes == nil {
		return nil
	}
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			if tufts, ok := tufts(p, n.Path); ok {
				out = append(out, tufts)
			}
		case n.Group != nil && !n.Group.Shade && !bald[n.Group.Part] && len(n.Group.Clip) == 0 && len(n.Group.Mask) == 0 && !surface.Blurred(n.Group):
			g := *n.Group
			g.Children = furred(p, g.Children)
			n.Group = &g
		}
		out = append(out, n)
	}
	return out
}

// tufts are pointed locks along the edge of a form, which lean down as fur does.
func tufts(p *surface.Pen, path *scene.Path) (scene.Node, bool) {
	b := kit.FromScene([]scene.Node{{Path: path}}).Bounds()
	if max(b.W(), b.H()) < furForm*p.Size {
		return scene.Node{}, false
	}
	edge, paint := edgeOf(p, path), path.Fill
	if path.Fill.Kind == scene.NoPaint && path.Stroke != nil && float64(path.Stroke.Width) > furLimb*p.Size {
		edge, paint = sidesOf(edge, float64(path.Stroke.Width)/2), path.Stroke.Paint // a tail
	} else if _, opaque := surface.FormOf(path); !opaque || paint.Kind == scene.NoPaint || min(b.W(), b.H()) < furLimb*p.Size {
		return scene.Node{}, false
	}
	if len(edge) < 8 {
		return scene.Node{}, false
	}
	area := 0.0
	for i, a := range edge {
		next := edge[(i+1)%len(edge)]
		area += a.X*next.Y - next.X*a.Y
	}
	side := 1.0
	if area < 0 {
		side = -1
	}
	long := min(1, max(b.W(), b.H())/(.5*p.Size)) // small forms have short fur
	s := scene.NewPath()
	for i, a := range edge {
		before, after := edge[(i+len(edge)-1)%len(edge)], edge[(i+1)%len(edge)]
		tx, ty := after.X-before.X, after.Y-before.Y
		l := math.Hypot(tx, ty)
		if l < 1e-6 || l > 6*furStep*p.Size {
			continue
		}
		tx, ty = tx/l, ty/l
		nx, ny := ty*side, -tx*side
		reach := p.Size * p.Between(furShortest, furLongest) * (.45 + .55*long)
		w := p.Size * furStep * 1.5
		tipX, tipY := a.X+nx*reach+p.Size*p.Between(-.008, .008), a.Y+ny*reach+.45*reach
		s = s.Move(float32(a.X-tx*w-nx*w), float32(a.Y-ty*w-ny*w)).
			Quad(float32(a.X-tx*w*.6+nx*reach*.5), float32(a.Y-ty*w*.6+ny*reach*.5), float32(tipX), float32(tipY)).
			Quad(float32(a.X+tx*w*.6+nx*reach*.4), float32(a.Y+ty*w*.6+ny*reach*.4), float32(a.X+tx*w-nx*w), float32(a.Y+ty*w-ny*w)).Close()
	}
	q := *s.Fill(paint).Node().Path
	return scene.Node{Path: &q}, true
}

// sidesOf are the two sides of a line of some width, one after the other.
func sidesOf(line []surface.Point, half float64) []surface.Point {
	var left, right []surface.Point
	for i, a := range line {
		before, after := line[max(i-1, 0)], line[min(i+1, len(line)-1)]
		tx, ty := after.X-before.X, after.Y-before.Y
		if l := math.Hypot(tx, ty); l > 0 {
			left = append(left, surface.Point{X: a.X + ty/l*half, Y: a.Y - tx/l*half})
			right = append([]surface.Point{{X: a.X - ty/l*half, Y: a.Y + tx/l*half}}, right...)
		}
	}
	return append(left, right...)
}

// edgeOf are points along the longest outline of a path, a step apart.
func edgeOf(p *surface.Pen, path *scene.Path) []surface.Point {
	w := &surface.Warper{F: func(q surface.Point) surface.Point { return q }, Step: float32(p.Size * furStep)}
	var best, run []surface.Point
	for _, seg := range w.Segments(path.Segments) {
		switch seg.Op {
		case scene.Move:
			run = nil
			fallthrough
		case scene.Line:
			q := surface.Point{X: float64(seg.Points[0].X), Y: float64(seg.Points[0].Y)}
			if n := len(run); n == 0 || math.Hypot(q.X-run[n-1].X, q.Y-run[n-1].Y) > .6*furStep*p.Size {
				run = append(run, q)
			}
		}
		if len(run) > len(best) {
			best = run
		}
	}
	return best
}
