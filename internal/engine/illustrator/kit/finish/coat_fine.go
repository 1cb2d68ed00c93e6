package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// grains are the colors of fine matter that lies on things: where it lies thick, and its single grains.
var grains = map[string][3]string{
	"sandy":   {"#e6c78e", "#cfa765", "#f6e3b8"},
	"sugared": {"#ffffff", "#e9eef5", "#ffffff"},
	"ashy":    {"#8d8a88", "#5d5a59", "#c9c5c2"},
}

// strewn returns the change that strews grains over a drawing.
func strewn(hex [3]string) change {
	return func(d *kit.Drawing, p *pen) { p.strew(d, kit.Hex(hex[0]), kit.Hex(hex[1]), kit.Hex(hex[2])) }
}

// strew lets grains lie thick on what faces up and thin elsewhere.
func (p *pen) strew(d *kit.Drawing, own, dark, light kit.Color) {
	var all []kit.Node
	for _, ledge := range silhouetteOf(d).ledges() {
		outline := p.cap(ledge, p.size*.004, p.size*.025, p.size*.06)
		all = append(all, p.Path(outline, own).Opacity(.9))
		for _, q := range ledge {
			for range 3 {
				all = append(all, p.Circle(q.x+p.between(-.01, .01)*p.size, q.y+p.between(0, .1)*p.size, p.size*p.between(.003, .006), []kit.Color{own, dark, light}[p.rng.IntN(3)]))
			}
		}
	}
	for k := range 150 {
		x, y := p.at()
		all = append(all, p.Circle(x, y, p.size*p.between(.003, .0065), []kit.Color{own, light, dark}[k%3]).Opacity(.9))
	}
	for range 7 {
		x, y := p.at()
		all = append(all, p.Path(blob(p.Canvas, x, y, p.size*p.between(.02, .045)), own).Opacity(.7))
	}
	cover(d, kit.Of(all...))
}

// cobwebbed spins webs in the corners of a drawing, with a spider on a thread.
func cobwebbed(d *kit.Drawing, p *pen) {
	b := p.box
	mid := point{(b.X0 + b.X1) / 2, (b.Y0 + b.Y1) / 2}
	var all []kit.Node
	for k, turn := range []float64{-2.4, -.7, 2.5} {
		at, ok := edgeAt(d, mid, turn)
		if !ok {
			continue
		}
		r := p.size * []float64{.34, .26, .22}[k]
		inward := math.Atan2(mid.y-at.y, mid.x-at.x)
		all = append(all, p.web(at, inward, r))
		if k == 1 {
			all = append(all, p.dangle(at, r))
		}
	}
	before(d, kit.Of(all...))
}

// web is a fan of threads from a corner with arcs that sag between them.
func (p *pen) web(at point, inward, r float64) kit.Node {
	const rays = 6
	line := ""
	tip := func(k int, share float64) point {
		sin, cos := math.Sincos(inward + (float64(k)/(rays-1)-.5)*2)
		return point{at.x + cos*r*share, at.y + sin*r*share}
	}
	for k := range rays {
		q := tip(k, 1)
		line += fmt.Sprintf("M%.2f %.2fL%.2f %.2f", at.x, at.y, q.x, q.y)
	}
	for _, share := range []float64{.3, .52, .74, .94} {
		for k := range rays - 1 {
			a, z := tip(k, share), tip(k+1, share)
			m := point{(a.x+z.x)/2*.86 + at.x*.14, (a.y+z.y)/2*.86 + at.y*.14}
			line += fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", a.x, a.y, m.x, m.y, z.x, z.y)
		}
	}
	return kit.Of(p.Line(line, kit.Hex("#5d6470"), p.size*.0085).Opacity(.45), p.Line(line, kit.Hex("#f4f6fa"), p.size*.005))
}

// dangle is a little spider that hangs from a web.
func (p *pen) dangle(at point, r float64) kit.Node {
	x, y, s := at.x-r*.25, at.y+r*.95, p.size*.022
	legs := ""
	for _, side := range []float64{-1, 1} {
		for k := range 4 {
			dy := (float64(k) - 1.5) * s * .6
			legs += fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", x, y, side*s*1.1, dy-s*.5, side*s*1.9, dy+s*.5)
		}
	}
	ink := kit.Hex("#2a2230")
	return kit.Of(p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, at.y+r*.2, y), kit.Hex("#8b92a0"), p.size*.004), p.Line(legs, ink, p.size*.006),
		p.Circle(x, y+s*.3, s, ink), p.Circle(x, y-s*.7, s*.6, ink))
}

// sudsy lays foam and bubbles on a drawing.
func sudsy(d *kit.Drawing, p *pen) {
	var all []kit.Node
	bubble := func(q point, r float64) {
		all = append(all, p.Circle(q.x, q.y, r, kit.Rad(q.x-r*.3, q.y-r*.35, r*1.5, kit.White, kit.Hex("#eaf5fd"), kit.Hex("#a9cfe8"))).Opacity(.95), p.Circle(q.x-r*.35, q.y-r*.38, r*.2, kit.White))
	}
	for _, q := range p.solid(d, 6, .03, .2) {
		for range 5 {
			bubble(point{q.x + p.between(-.05, .05)*p.size, q.y + p.between(-.03, .03)*p.size}, p.size*p.between(.014, .032))
		}
	}
	for _, ledge := range silhouetteOf(d).ledges() {
		for i := 0; i < len(ledge); i += 3 {
			bubble(point{ledge[i].x, ledge[i].y + p.size*p.between(-.02, .03)}, p.size*p.between(.02, .045))
		}
	}
	for range 6 {
		bubble(point{p.between(p.box.X0, p.box.X1), p.box.Y0 - p.size*p.between(.03, .14)}, p.size*p.between(.01, .022))
	}
	before(d, kit.Of(all...))
}

// bandaged sticks two adhesive bandages on a drawing.
func bandaged(d *kit.Drawing, p *pen) {
	var all []kit.Node
	for k, q := range p.solid(d, 2, .07, .3) {
		w, h := p.size*.13, p.size*.048
		strip := kit.Of(p.Form(roundedBar(q.x-w, q.y-h, 2*w, 2*h), kit.Lin(0, q.y-h, 0, q.y+h, kit.Hex("#f3cba4"), kit.Hex("#dda877"))),
			p.Rect(q.x-w*.36, q.y-h*.8, w*.72, h*1.6, h*.25, kit.Hex("#fbe6d0")))
		var holes []kit.Node
		for _, side := range []float64{-1, 1} {
			for i := range 4 {
				holes = append(holes, p.Circle(q.x+side*w*(.52+.2*float64(i%2)), q.y+h*(-.35+.7*float64(i/2)), h*.12, kit.Hex("#b9835a")))
			}
		}
		all = append(all, kit.Of(strip, kit.Of(holes...)).Rotate([]float64{-32, 28}[k], q.x, q.y))
	}
	cover(d, kit.Of(all...))
}

// roundedBar is a rectangle with half circles at its short ends.
func roundedBar(x, y, w, h float64) string {
	r := h / 2
	return fmt.Sprintf("M%.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fH%.2fA%.2f %.2f 0 0 1 %.2f %.2fZ", x+r, y, x+w-r, r, r, x+w-r, y+h, x+r, r, r, x+r, y)
}
