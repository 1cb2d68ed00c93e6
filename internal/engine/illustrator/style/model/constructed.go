package model

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model/solids"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// thing is one thing in a picture that there is a solid for: its pieces from the first to the last, and what is between them.
type thing struct {
	solid    *solids.Solid
	pieces   []picture.Piece
	contents []picture.Piece
	box      plane.Rectangle
	on       int // which of the things it stands on, or none
}

// none is no thing.
const none = -1

// mostThings are the things that are arranged on a slab.
const mostThings = 3

// constructed draws pictures of things that there are solids for, beside each other on one slab or on each other, if there is nothing else in them.
func constructed(p, q *picture.Picture, out *raster.Layer) bool {
	things, ok := thingsOf(q)
	if !ok {
		return false
	}
	slices.SortStableFunc(things, func(a, b thing) int { return a.box.Min.X + a.box.Max.X - b.box.Min.X - b.box.Max.X })
	stacked(things)
	const room, gap = 0.6, 0.7
	wideX, wideY := float32(room), float32(0)
	for _, t := range things {
		if f := t.solid.Footprint(); t.on == none {
			wideX, wideY = wideX+f.X1-f.X0+gap, max(wideY, f.Y1-f.Y0+2*room)
		}
	}
	wideX += room - gap
	tone := func(l float32) color.RGB { return slabTone(p, l) }
	slab, top := solids.Ground(tone(0.80), wideX, wideY, 0.045*(wideX+wideY))
	art := q.Mapped(func(picture.Piece) []scene.Node { return nil })
	add := func(nodes []scene.Node, m scene.Matrix) {
		art.Pieces = append(art.Pieces, picture.Piece{Nodes: nodes, Matrix: m})
	}
	if p.Slab != nil {
		slab = nil
	}
	add(slab, scene.Identity)
	var shadows []scene.Node
	places := make([]scene.Point, len(things))
	at := float32(room)
	for i, t := range things {
		if f := t.solid.Footprint(); t.on == none {
			places[i] = scene.Point{X: at - f.X0, Y: (wideY - f.Y0 - f.Y1) / 2}
			shadows = append(shadows, t.solid.Shadow(tone(0.70), places[i].X, places[i].Y)...)
			at += f.X1 - f.X0 + gap
		}
	}
	if p.Slab == nil {
		add([]scene.Node{{Group: &scene.Group{Opacity: 1, Clip: top, Children: shadows}}}, scene.Identity)
	}
	for i, t := range things {
		if t.on != none {
			continue
		}
		t.draw(q, places[i].X, places[i].Y, add)
		for _, u := range things {
			if u.on == i {
				u.draw(q, 0, 0, func(nodes []scene.Node, m scene.Matrix) {
					add(nodes, t.carries(u, places[i].X, places[i].Y).Mul(m))
				})
			}
		}
	}
	small := p.Length(0.5 / (wideX + wideY))
	art = art.Moved(scene.Translate(p.Length(0.5), p.Length(0.5)).Mul(scene.ScaleBy(small, small))) // within the frame, where it is measured
	art = art.Within(picture.Box{X0: 0.06, Y0: 0.05, X1: 0.94, Y1: 0.95})
	if p.Slab != nil {
		m := art.Pieces[len(q.Pieces)].Matrix // of the slab that is left out
		at := func(x, y float32) scene.Point { return m.Apply(solids.Project(x, y, 0)) }
		p.Slab.Left, p.Slab.Front = at(0, wideY), at(wideX, wideY)
		p.Slab.Deep = at(wideX, 0).X - p.Slab.Front.X
		raster.Draw(p.Slab.Shadow, shadows, m)
	}
	raster.Over(out, art.Drawn(), 1)
	plane.Settle(out, p.Frame())
	return true
}

// draw adds a thing and what is in it.
func (t thing) draw(q *picture.Picture, x, y float32, add func([]scene.Node, scene.Matrix)) {
	behind, before, mouth := t.solid.Drawn(t.colors(q), x, y)
	add(behind, scene.Identity)
	if mouth != nil {
		t.fill(mouth, add)
		add(before, scene.Identity)
	}
}

// stacked finds which things stand on others: those whose feet are above them.
func stacked(things []thing) {
	for i, t := range things {
		things[i].on = none
		for k, u := range things {
			mid := (t.box.Min.X + t.box.Max.X) / 2
			if k != i && u.solid.Surface > 0 && t.solid.Surface <= u.solid.Surface && mid > u.box.Min.X && mid < u.box.Max.X && t.box.Min.Y < u.box.Min.Y && t.box.Max.Y < u.box.Max.Y-u.box.Dy()/4 {
				things[i].on = k
				break
			}
		}
	}
}

// carries is where something stands on a thing at a place, and how large it is there: as in the picture, to the left or right along the axis.
func (t thing) carries(u thing, x, y float32) scene.Matrix {
	k := max(0.3, min(1, 1.3*float32(u.box.Dx())/float32(max(1, t.box.Dx()))*t.solid.Wide/u.solid.Wide))
	off := float32(u.box.Min.X+u.box.Max.X-t.box.Min.X-t.box.Max.X) / float32(2*max(1, t.box.Dx())) * t.solid.Wide
	most := max(0, 0.45*t.solid.Wide-0.5*k*u.solid.Wide)
	off = min(most, max(-most, off))
	from, to := solids.Project(u.solid.Wide/2, u.solid.Wide/2, 0), solids.Project(x+t.solid.Wide/2+off, y+t.solid.Wide/2, t.solid.Surface)
	return scene.Translate(to.X, to.Y).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-from.X, -from.Y))
}

// thingsOf are the things of a picture, if there is a solid for each of them.
func thingsOf(p *picture.Picture) (out []thing, ok bool) {
	sole := !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Title != p.Pieces[0].Title })
	open := -1 // the vessel whose front has not come yet
	for i, q := range p.Pieces {
		s, known := solids.Of(strings.ToLower(q.Title))
		if known && partOf(q) { // a slice of cake is no cake
			return nil, false
		}
		if !known && sole && q.Group != "" { // "couch" is a sofa
			s, known = solids.Of(strings.ReplaceAll(q.ID, "-", " "))
		}
		box := p.Bounds(q.Nodes, q.Matrix)
		if known && q.Altered { // the solid shows it as it is
			return nil, false
		}
		switch last := len(out) - 1; {
		case known && last >= 0 && out[last].solid == s && together(out[last].box, box):
			out[last].pieces, out[last].box = append(out[last].pieces, q), out[last].box.Union(box)
			open = -1
		case known:
			out = append(out, thing{solid: s, pieces: []picture.Piece{q}, box: box})
		case last >= 0 && slices.ContainsFunc(p.Pieces[i+1:], func(later picture.Piece) bool { return later.Title == out[last].pieces[0].Title }):
			out[last].contents = append(out[last].contents, q)
			open = last
		default:
			return nil, false
		}
	}
	if open >= 0 || len(out) == 0 || len(out) > mostThings {
		return nil, false
	}
	for _, t := range out {
		tall := slices.ContainsFunc(t.contents, func(q picture.Piece) bool { return p.Bounds(q.Nodes, q.Matrix).Dy() > t.box.Dy()*5/4 }) // a bottle between two glasses
		if len(t.contents) > 0 && !t.solid.Holds() || tall {
			return nil, false
		}
	}
	return out, true
}

// portions are words in the names of pieces that are a part of something, which may be named by the whole.
var portions = []string{"slice", "half", "wedge", "piece", "core", "peel", "crumb"}

// partOf reports whether a piece is a part of what it is called.
func partOf(q picture.Piece) bool {
	return slices.ContainsFunc(portions, func(w string) bool {
		return strings.Contains(q.ID, w) && !strings.Contains(strings.ToLower(q.Title), w)
	})
}

// together reports whether two pieces of one name are parts of one thing: they touch, and one is above or below the other.
func together(a, b plane.Rectangle) bool {
	off := (a.Min.X + a.Max.X - b.Min.X - b.Max.X) / 2
	return 4*max(off, -off) < min(a.Dx(), b.Dx()) && a.Min.Y <= b.Max.Y+2 && b.Min.Y <= a.Max.Y+2
}

// colors are those that the solid takes from the picture.
func (t thing) colors(p *picture.Picture) solids.Colors {
	out := solids.Colors{}
	if told := t.pieces[0].Colors; t.pieces[0].Tinted && len(told) > 0 {
		for i, letter := range slices.Concat(t.solid.Art, t.solid.Told) {
			if i < len(told) {
				out[letter] = told[i]
			}
		}
		return out
	}
	if len(t.solid.Art) == 0 {
		return out
	}
	alone := picture.Picture{Size: p.Size, Pieces: t.pieces}
	rules := alone.Ruling(len(t.solid.Art))
	for i, letter := range t.solid.Art {
		if i < len(rules) && (i == 0 || plane.Gap(rules[0], rules[i]) > 0.02) {
			out[letter] = color.FromLab(rules[i])
		}
	}
	return out
}

// shadeRight is how far the shade of what is in a vessel falls to the right, as a share of how far it falls down.
const shadeRight = 0.7

// inShade is a drawing in the shade of its own colors.
func inShade(nodes []scene.Node) []scene.Node {
	return color.Map(nodes, func(c color.RGB) color.RGB {
		s := color.ToLCH(c)
		if s.H > 0.8 && s.H < 2 { // yellow darkens to orange, not to olive
			s.H -= 0.25
		}
		return color.FromLCH(color.LCH{L: 0.68 * s.L, C: 0.95 * s.C, H: s.H})
	})
}

// fill places what is in a vessel: as wide as its mouth, what is farther back higher.
func (t thing) fill(mouth *solids.Mouth, add func([]scene.Node, scene.Matrix)) {
	wide := float32(t.box.Dx())
	k := 2 * mouth.Wide / wide * 1.85
	x := float32(t.box.Min.X+t.box.Max.X) / 2
	var low, high float32
	boxes := make([][4]float32, len(t.contents))
	for i, q := range t.contents {
		x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix)
		boxes[i] = [4]float32{x0, y0, x1, y1}
		if mid := (y0 + y1) / 2; i == 0 || mid < high {
			high = mid
		}
		if mid := (y0 + y1) / 2; i == 0 || mid > low {
			low = mid
		}
	}
	for i, q := range t.contents {
		mid := (boxes[i][1] + boxes[i][3]) / 2
		depth := float32(0)
		if low > high {
			depth = 2*(mid-high)/(low-high) - 1
		}
		off, half := k*0.72*((boxes[i][0]+boxes[i][2])/2-x), k*(boxes[i][2]-boxes[i][0])/2
		most := max(0, 0.96*mouth.Wide-half)
		off = min(most, max(-most, off))
		at := scene.Translate(mouth.X+off, mouth.Y+mouth.Wide*(0.24*depth-0.20))
		at = at.Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-(boxes[i][0]+boxes[i][2])/2, -mid)).Mul(q.Matrix)
		add(inShade(q.Nodes), scene.Translate(0.05*mouth.Wide*shadeRight, 0.05*mouth.Wide).Mul(at)) // one of many alike is seen before the others
		add(q.Nodes, at)
	}
}
