package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// grains are the colors of fine matter that lies on things: where it lies thick, and its single grains.
var grains = map[string][3]string{
	"sandy":   {"#e6c78e", "#cfa765", "#f6e3b8"},
	"sugared": {"#ffffff", "#e9eef5", "#ffffff"},
	"ashy":    {"#8d8a88", "#5d5a59", "#c9c5c2"},
}

// strewn returns the change that strews grains over a drawing.
func strewn(hex [3]string) surface.Change {
	return func(d *kit.Drawing, p *surface.Pen) { strew(p, d, kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2])) }
}

// strew lets grains lie thick on what faces up and thin elsewhere.
func strew(p *surface.Pen, d *kit.Drawing, own, dark, light kit.Color) {
	var all []kit.Node
	for _, ledge := range surface.SilhouetteOf(d).Ledges() {
		outline := p.Cap(ledge, p.Size*.004, p.Size*.025, p.Size*.06)
		all = append(all, p.Path(outline, own).Opacity(.9))
		for _, q := range ledge {
			for range 3 {
				all = append(all, p.Circle(q.X+p.Between(-.01, .01)*p.Size, q.Y+p.Between(0, .1)*p.Size, p.Size*p.Between(.003, .006), []kit.Color{own, dark, light}[p.Rng.IntN(3)]))
			}
		}
	}
	for k := range 150 {
		x, y := p.At()
		all = append(all, p.Circle(x, y, p.Size*p.Between(.003, .0065), []kit.Color{own, light, dark}[k%3]).Opacity(.9))
	}
	for range 7 {
		x, y := p.At()
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, p.Size*p.Between(.02, .045)), own).Opacity(.7))
	}
	surface.Cover(d, kit.Of(all...))
}

// cobwebbed spins webs in the corners of a drawing, with a spider on a thread.
func cobwebbed(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
	var all []kit.Node
	for k, turn := range []float64{-2.4, -.7, 2.5} {
		at, ok := surface.EdgeAt(d, mid, turn)
		if !ok {
			continue
		}
		r := p.Size * []float64{.34, .26, .22}[k]
		inward := math.Atan2(mid.Y-at.Y, mid.X-at.X)
		all = append(all, web(p, at, inward, r))
		if k == 1 {
			all = append(all, dangle(p, at, r))
		}
	}
	surface.Before(d, kit.Of(all...))
}

// web is a fan of threads from a corner with arcs that sag between them.
func web(p *surface.Pen, at surface.Point, inward, r float64) kit.Node {
	const rays = 6
	line := ""
	tip := func(k int, share float64) surface.Point {
		sin, cos := math.Sincos(inward + (float64(k)/(rays-1)-.5)*2)
		return surface.Point{X: at.X + cos*r*share, Y: at.Y + sin*r*share}
	}
	for k := range rays {
		q := tip(k, 1)
		line += fmt.Sprintf("M%.2f %.2fL%.2f %.2f", at.X, at.Y, q.X, q.Y)
	}
	for _, share := range []float64{.3, .52, .74, .94} {
		for k := range rays - 1 {
			a, z := tip(k, share), tip(k+1, share)
			m := surface.Point{X: (a.X+z.X)/2*.86 + at.X*.14, Y: (a.Y+z.Y)/2*.86 + at.Y*.14}
			line += fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", a.X, a.Y, m.X, m.Y, z.X, z.Y)
		}
	}
	return kit.Of(p.Line(line, kit.Hex("#5d6470"), p.Size*.0085).Opacity(.45), p.Line(line, kit.Hex("#f4f6fa"), p.Size*.005))
}

// dangle is a little spider that hangs from a web.
func dangle(p *surface.Pen, at surface.Point, r float64) kit.Node {
	x, y, s := at.X-r*.25, at.Y+r*.95, p.Size*.022
	legs := ""
	for _, side := range []float64{-1, 1} {
		for k := range 4 {
			dy := (float64(k) - 1.5) * s * .6
			legs += fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, side*s*1.1, dy-s*.5, side*s*1.9, dy+s*.5)
		}
	}
	ink := kit.Hex("#2a2230")
	return kit.Of(p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, at.Y+r*.2, y), kit.Hex("#8b92a0"), p.Size*.004), p.Line(legs, ink, p.Size*.006),
		p.Circle(x, y+s*.3, s, ink), p.Circle(x, y-s*.7, s*.6, ink))
}

// sudsy lays foam and bubbles on a drawing.
func sudsy(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	bubble := func(q surface.Point, r float64) {
		all = append(all, p.Circle(q.X, q.Y, r, kit.Rad(q.X-r*.3, q.Y-r*.35, r*1.5, kit.White, kit.Hex("#eaf5fd"), kit.Hex("#a9cfe8"))).Opacity(.95), p.Circle(q.X-r*.35, q.Y-r*.38, r*.2, kit.White))
	}
	for _, q := range p.Solid(d, 6, .03, .2) {
		for range 5 {
			bubble(surface.Point{X: q.X + p.Between(-.05, .05)*p.Size, Y: q.Y + p.Between(-.03, .03)*p.Size}, p.Size*p.Between(.014, .032))
		}
	}
	for _, ledge := range surface.SilhouetteOf(d).Ledges() {
		for i := 0; i < len(ledge); i += 3 {
			bubble(surface.Point{X: ledge[i].X, Y: ledge[i].Y + p.Size*p.Between(-.02, .03)}, p.Size*p.Between(.02, .045))
		}
	}
	for range 6 {
		bubble(surface.Point{X: p.Between(p.Box.X0, p.Box.X1), Y: p.Box.Y0 - p.Size*p.Between(.03, .14)}, p.Size*p.Between(.01, .022))
	}
	surface.Before(d, kit.Of(all...))
}

// bandaged sticks two adhesive bandages on a drawing.
func bandaged(d *kit.Drawing, p *surface.Pen) {
	var all []kit.Node
	for k, q := range p.Solid(d, 2, .07, .3) {
		w, h := p.Size*.13, p.Size*.048
		strip := kit.Of(p.Form(roundedBar(q.X-w, q.Y-h, 2*w, 2*h), kit.Lin(0, q.Y-h, 0, q.Y+h, kit.Hex("#f3cba4"), kit.Hex("#dda877"))),
			p.Rect(q.X-w*.36, q.Y-h*.8, w*.72, h*1.6, h*.25, kit.Hex("#fbe6d0")))
		var holes []kit.Node
		for _, side := range []float64{-1, 1} {
			for i := range 4 {
				holes = append(holes, p.Circle(q.X+side*w*(.52+.2*float64(i%2)), q.Y+h*(-.35+.7*float64(i/2)), h*.12, kit.Hex("#b9835a")))
			}
		}
		all = append(all, kit.Of(strip, kit.Of(holes...)).Rotate([]float64{-32, 28}[k], q.X, q.Y))
	}
	surface.Cover(d, kit.Of(all...))
}

// roundedBar is a rectangle with half circles at its short ends.
func roundedBar(x, y, w, h float64) string {
	r := h / 2
	return fmt.Sprintf("M%.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fZ", x+r, y, x+w-r, r, r, x+w-r, y+h, x+r, r, r, x+r, y)
}
