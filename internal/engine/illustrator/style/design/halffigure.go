package design

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// Heights of a head.
const (
	halfHigh  = 2.30 // from the top of a head to the line that cuts a half figure
	wholeHigh = 2.75 // of figures that are cut: those who sit are whole
	lowest    = 0.55 // below that line what they hold may reach: beyond it they ride it or play with it
)

// halfFigure is somebody who does something while standing, with what they hold, down to the hips: a whole figure would be small in a disc. ok is false
// for all others.
func halfFigure(p, mark, figure *picture.Picture, area picture.Box, kind int) (out []picture.Piece, ok bool) {
	head, all, ok := loneHead(mark)
	high := head.Y1 - head.Y0
	if !ok || all.Y1-head.Y0 < wholeHigh*high || all.Y1-all.Y0 < 1.3*(all.X1-all.X0) || all.X1-all.X0 > 3*high {
		return nil, false
	}
	bottom := head.Y0 + halfHigh*high
	if ridden(mark, bottom+lowest*high) {
		return nil, false
	}
	wide := all.X1 - all.X0
	r := max((bottom-all.Y0)/2*1.05, wide/2*1.10)
	return cropped(p, figure, crop{x: (all.X0 + all.X1) / 2, y: bottom - r, r: r}, area, kind), true
}

// ridden reports whether a thing in a picture reaches below a line.
func ridden(p *picture.Picture, below float32) bool {
	for _, q := range p.Pieces {
		things := picture.Named(q.Nodes, "prop")
		if !q.Person {
			things = q.Nodes
		}
		if _, _, _, y1 := raster.Bounds(things, q.Matrix); len(things) > 0 && y1 > below {
			return true
		}
	}
	return false
}

// loneHead is the box in pixels of the only head of people in a picture, and that of all that is in it.
func loneHead(p *picture.Picture) (head, all picture.Box, ok bool) {
	all = picture.Box{X0: math.MaxFloat32, Y0: math.MaxFloat32, X1: -1, Y1: -1}
	for _, q := range p.Pieces {
		a, b, c, d := raster.Bounds(q.Nodes, q.Matrix)
		all = picture.Box{X0: min(all.X0, a), Y0: min(all.Y0, b), X1: max(all.X1, c), Y1: max(all.Y1, d)}
		if !q.Person {
			continue
		}
		for _, n := range picture.Named(q.Nodes, "head") {
			if ok {
				return head, all, false
			}
			a, b, c, d := raster.Bounds([]scene.Node{n}, q.Matrix)
			head, ok = picture.Box{X0: a, Y0: b, X1: c, Y1: min(d, b+1.15*(c-a))}, true // long hair hangs below the chin
		}
	}
	return head, all, ok
}
