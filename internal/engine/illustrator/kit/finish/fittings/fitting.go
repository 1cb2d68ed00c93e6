package fittings

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// fitting adds a part to a drawing that has none of that kind, in the tones of a color.
type fitting struct {
	add func(d *kit.Drawing, p *surface.Pen, t kit.Tones)
	own string // its color where none was told
}

// fittings are the parts that can be added to any drawing, by the place where that kind of part goes: straps go over the top or around the middle,
// fringe hangs from the lower edge, a tag hangs from the neck.
var fittings = map[string]fitting{
	"strap": {add: carried, own: "#8a5632"}, "chain": {add: chained, own: "#d9aa3f"}, "belts": {add: belted, own: "#8a5632"}, "buckles": {add: buckled, own: "#d9aa3f"},
	"fringe": {add: fringed, own: "#efe2c4"}, "lace": {add: laced, own: "#fffaf2"}, "fur": {add: furTrimmed, own: "#fdfbf7"}, "pompoms": {add: pomponed, own: "#f7a8bd"},
	"studs": {add: studded, own: "#d9aa3f"}, "pearls": {add: studded, own: "#f5efe6"}, "gems": {add: jeweled, own: "#d8345f"}, "stitching": {add: sewn, own: "#fff3dc"},
	"gears": {add: geared, own: "#d9aa3f"}, "drops": {add: dangled, own: "#2f9f7a"},
	"tag": {add: tagged, own: "#d9b482"}, "label": {add: labeled, own: "#f7ecd6"}, "wheels": {add: wheeled, own: "#c0392b"}, "lining": {add: lined, own: "#fbf1e2"},
	"cork": {add: corked, own: "#c48d55"}, "knob": {add: knobbed, own: "#d9aa3f"}, "handle": {add: handled, own: "#8a5632"}, "lid": {add: lidded, own: "#a9743f"},
	"cloth-lid": {add: clothed, own: "#e2595f"}, "lock": {add: locked, own: "#d9aa3f"},
}

// Fit adds a part of a kind to a drawing, in a color or in its usual one.
func Fit(d kit.Drawing, kind string, c kit.Color) kit.Drawing {
	f := fittings[kind]
	if f.add == nil {
		return d
	}
	if c.IsNone() {
		c = kit.Hex(f.own)
	}
	return surface.Apply(d, func(d *kit.Drawing, p *surface.Pen) { f.add(d, p, kit.TonesOf(c)) }, 5)
}

// row is where the longest run of a silhouette begins and ends at a height, which is a share of its own: the handle of a cup is no part of it.
func row(s surface.Silhouette, share float64) (from, to float64, ok bool) {
	y := max(0, min(surface.SampleSide-1, int(share*s.Box.H()*s.Scale)))
	begin, first, last := -1, 0, -1
	for x := range surface.SampleSide + 1 {
		on := x < surface.SampleSide && s.Alpha[y*surface.SampleSide+x] > .6
		switch {
		case on && begin < 0:
			begin = x
		case !on && begin >= 0:
			if x-1-begin > last-first {
				first, last = begin, x-1
			}
			begin = -1
		}
	}
	return s.Box.X0 + float64(first)/s.Scale, s.Box.X0 + float64(last+1)/s.Scale, last >= first
}

// body is the box of the rows that are at least half as wide as the widest one.
func body(s surface.Silhouette) kit.Box {
	const rows = 40
	wide := 0.0
	for k := range rows {
		if from, to, ok := row(s, (float64(k)+.5)/rows); ok {
			wide = max(wide, to-from)
		}
	}
	b := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for k := range rows {
		if from, to, ok := row(s, (float64(k)+.5)/rows); ok && to-from > wide/2 {
			y := s.Box.Y0 + s.Box.H()*float64(k)/rows
			b = b.Union(kit.Box{X0: from, Y0: y, X1: to, Y1: y + s.Box.H()/rows})
		}
	}
	return b
}

// carried puts a strap over the top of a drawing, from one shoulder to the other; on what is long it hangs slack from both ends.
func carried(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	line, w := overTop(p, d), p.Size*.042
	band := kit.Of(p.Line(line, t.DD, w*1.25), p.Line(line, t.M, w), p.Line(line, t.L, w*.5).Move(-w*.1, -w*.1).Opacity(.5), p.Line(line, t.LL, w*.08).Dash(w*.4, w*.35).Move(0, w*.34), p.Line(line, t.LL, w*.08).Dash(w*.4, w*.35).Move(0, -w*.34))
	surface.Behind(d, band)
}

// chained puts a chain in the place of a strap.
func chained(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	line, w := overTop(p, d), p.Size*.034
	surface.Behind(d, kit.Of(p.Line(line, t.DD, w*.42), p.Line(line, t.D, w*.8).Dash(w*1.1, w*.8), p.Line(line, t.L, w*.4).Dash(w*1.1, w*.8)))
}

// overTop is the line of a strap.
func overTop(p *surface.Pen, d *kit.Drawing) string {
	b, s := p.Box, surface.SilhouetteOf(d)
	if turn, long := surface.Axis(d); long > slim {
		mid := surface.Point{X: (b.X0 + b.X1) / 2, Y: (b.Y0 + b.Y1) / 2}
		one, _ := surface.EdgeAt(d, mid, turn)
		two, _ := surface.EdgeAt(d, mid, turn+math.Pi)
		one, two = surface.Point{X: one.X + .12*(mid.X-one.X), Y: one.Y + .12*(mid.Y-one.Y)}, surface.Point{X: two.X + .16*(mid.X-two.X), Y: two.Y + .16*(mid.Y-two.Y)}
		sag := .34 * p.Size
		dx, dy := -math.Sin(turn)*sag, math.Abs(math.Cos(turn))*sag
		return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2f", one.X, one.Y, one.X+dx, one.Y+dy+.1*sag, two.X+dx, two.Y+dy+.1*sag, two.X, two.Y)
	}
	left, right, _ := row(s, .3)
	y, up := b.Y0+.3*b.H(), .5*p.Size
	in := .03 * p.Size
	return fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fS%.2f %.2f %.2f %.2f", left+in, y, left-in*1.5, y-up*.55, left+.2*(right-left), b.Y0-up*.62, (left+right)/2, b.Y0-up*.62, right+in*1.5, y-up*.55, right-in, y)
}

// belted wraps two belts with buckles around a drawing.
func belted(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	b, w := body(surface.SilhouetteOf(d)), p.Size*.085
	var on, off []kit.Node
	for _, at := range []float64{.27, .73} {
		x := b.X0 + at*b.W()
		on = append(on, p.Rect(x-w/2-w*.06, b.Y0, w*1.12, b.H(), 0, t.DD), p.Rect(x-w/2, b.Y0, w, b.H(), 0, kit.Lin(x-w/2, 0, x+w/2, 0, t.D, t.L, t.M, t.D)),
			p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x-w*.36, b.Y0, b.Y1), t.LL, w*.05).Dash(w*.2, w*.16), p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x+w*.36, b.Y0, b.Y1), t.LL, w*.05).Dash(w*.2, w*.16))
		off = append(off, buckle(p, x, b.Y0+.36*b.H(), w*1.25, kit.TonesOf(kit.Hex("#d9aa3f"))))
	}
	surface.Cover(d, kit.Of(on...))
	surface.Before(d, kit.Of(off...))
}

// buckle is a metal frame with its prong, on a belt that runs up and down.
func buckle(p *surface.Pen, x, y, w float64, t kit.Tones) kit.Node {
	h := w * 1.05
	frame := kit.RoundRect(x-w/2, y-h/2, w, h, w*.2)
	return kit.Of(p.Path(frame, kit.None).Stroke(t.DD, w*.26), p.Path(frame, kit.None).Stroke(kit.Lin(x-w/2, y-h/2, x+w/2, y+h/2, t.LL, t.M, t.D), w*.17),
		p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, y-h*.5, y+h*.42), t.DD, w*.16), p.Line(fmt.Sprintf("M%.2f %.2fV%.2f", x, y-h*.5, y+h*.42), t.L, w*.09))
}

// buckled fastens two short tabs with buckles on the front.
func buckled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	b, s := p.Box, surface.SilhouetteOf(d)
	left, right, ok := row(s, .42)
	if !ok {
		return
	}
	leather := kit.TonesOf(surface.Ruling(d).Toward(kit.Hex("#5b3a22"), .75))
	var all []kit.Node
	w := min(.1*p.Size, .16*(right-left))
	for _, at := range []float64{.28, .72} {
		x, y := left+at*(right-left), b.Y0+.42*b.H()
		tab := kit.RoundRect(x-w*.36, y-w*1.2, w*.72, w*2.6, w*.3)
		all = append(all, p.Path(tab, leather.M).Stroke(leather.DD, w*.07), p.Circle(x, y+w*1.02, w*.07, leather.DD), buckle(p, x, y, w, t))
	}
	surface.Before(d, kit.Of(all...))
}

// locked sets a small lock with a keyhole on the middle of the front.
func locked(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	m := middle(surface.SilhouetteOf(d), 0)
	w := .13 * p.Size
	x, y := m.X, m.Y
	plate := kit.RoundRect(x-w/2, y-w*.55, w, w*1.15, w*.22)
	surface.Before(d, kit.Of(p.Path(plate, kit.Lin(x-w/2, y-w/2, x+w/2, y+w/2, t.LL, t.M, t.D)).Stroke(t.DD, w*.07), p.Circle(x, y-w*.08, w*.15, t.DDD), p.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fH%.2fZ", x, y-w*.08, x+w*.14, y+w*.34, x-w*.14), t.DDD)))
}

// tagged hangs a paper tag on a string from the neck or the handle, else from the upper right.
func tagged(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	tie, ok := Tied(*d)
	if !ok {
		tie = TiedCorner(*d)
	}
	w := .15 * p.Size
	at := surface.Point{X: tie.X, Y: tie.Y}
	x, y := at.X+w*.75, at.Y+w*.75
	cord := fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2f", at.X, at.Y, at.X+w*.55, at.Y+w*.05, x, y)
	h := w * 1.5
	card := fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fV%.2fH%.2fV%.2fZ", -w*.22, -w*.2, w*.22, -w*.2, w*.5, w*.12, h, -w*.5, w*.12)
	tag := kit.Of(p.Path(card, kit.Black).Move(w*.05, w*.06).Opacity(.22), p.Path(card, kit.Lin(-w*.5, 0, w*.5, h, t.L, t.M)).Stroke(t.D, w*.05), p.Circle(0, w*.04, w*.1, t.DD),
		p.Line(fmt.Sprintf("M%.2f %.2fH%.2fM%.2f %.2fH%.2f", -w*.28, h*.48, w*.28, -w*.28, h*.68, w*.16), t.D, w*.06)).Rotate(-14, 0, 0).Move(x, y)
	rope := kit.TonesOf(kit.Hex("#b98a58"))
	surface.Before(d, kit.Of(tag, p.Line(cord, rope.DD, w*.1), p.Line(cord, rope.L, w*.055)))
}

// labeled pastes a paper label with a line around it on the widest part.
func labeled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	s, b := surface.SilhouetteOf(d), p.Box
	best, left, right := .6, 0.0, 0.0
	for _, at := range []float64{.6, .66, .54, .48, .72} {
		if l, r, ok := row(s, at); ok && r-l > 1.3*(right-left) {
			best, left, right = at, l, r
		}
	}
	w := .62 * (right - left)
	h := min(.7*w, .3*b.H())
	x, y := (left+right)/2, b.Y0+best*b.H()
	surface.Cover(d, kit.Of(p.Rect(x-w/2, y-h/2+h*.04, w, h, h*.08, kit.Black).Opacity(.18), p.Rect(x-w/2, y-h/2, w, h, h*.08, kit.Lin(x-w/2, y, x+w/2, y, t.M, t.L, t.M)),
		p.Path(kit.RoundRect(x-w*.44, y-h*.4, w*.88, h*.8, h*.05), kit.None).Stroke(t.DD, h*.03)))
}

// wheeled stands a drawing on two wheels.
func wheeled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	b := p.Box
	r := .105 * p.Size
	dark := kit.TonesOf(kit.Hex("#3d3a40"))
	var all []kit.Node
	for _, at := range []float64{.27, .73} {
		x, y := b.X0+at*b.W(), b.Y1-.3*r
		all = append(all, p.Circle(x, y, r, dark.DD), p.Circle(x, y, r*.9, kit.Rad(x-r*.3, y-r*.3, r*1.3, dark.L, dark.M, dark.D)), p.Circle(x, y, r*.6, kit.Rad(x-r*.2, y-r*.2, r*.8, t.LL, t.M, t.D)).Stroke(t.DD, r*.06), p.Circle(x, y, r*.16, t.LL).Stroke(t.DD, r*.06))
	}
	surface.Before(d, kit.Of(all...))
}
