package model

import (
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: how thick a board with words is.
const (
	boardDepth = 0.034

	standingDepth = 0.056 // of letters that stand by themselves
)

// lettered reports whether words are a part of the picture: it is a sign then, unless somebody is beside them.
func lettered(p *picture.Picture) bool {
	words, living := false, false
	var all, widest plane.Rectangle
	for _, q := range p.Pieces {
		box := p.Bounds(q.Nodes, q.Matrix)
		all = all.Union(box)
		if q.Person || q.Furry || q.Plumed {
			living = true
			continue
		}
		if box.Dx()*box.Dy() > widest.Dx()*widest.Dy() {
			widest = box
		}
		words = words || q.Name || slices.ContainsFunc([]string{"letters", "text"}, func(part string) bool { return len(picture.Named(q.Nodes, part)) > 0 })
	}
	return words && (!living || 10*widest.Dx()*widest.Dy() > 8*all.Dx()*all.Dy())
}

// board draws words and what belongs to them upright, along an axis of the slab that they stand on: a sign is as thick as a board, and letters beside
// art are blocks as it is.
func board(p, q *picture.Picture, out *raster.Layer) {
	q = sheared(q).Within(picture.Box{X0: 0.10, Y0: 0.07, X1: 0.84, Y1: 0.82})
	art := q.Drawn()
	if p.Around(art, 0).Empty() {
		return
	}
	plane.Settle(art, p.Frame())
	footing(p, out, plane.InkBounds(art), p.Length(2*boardDepth), 0.22)
	block(out, art, int(p.Length(boardDepth)/2*1.6))
	raster.Over(out, art, 1)
}

// wordsAlone reports whether drawn letters are all that is in the picture.
func wordsAlone(p *picture.Picture) bool {
	return len(p.Pieces) > 0 && !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return len(picture.Named(q.Nodes, "letters")) == 0 })
}

// standingWords draws words as blocks that stand on a slab, along one of its axes, deep in the direction of the other.
func standingWords(p *picture.Picture, out *raster.Layer) {
	q := sheared(p.Flattened(picture.Second{})).Moved(scene.ScaleBy(0.5, 0.5)) // within the frame, where ink is measured
	q = q.Within(picture.Box{X0: 0.14, Y0: 0.08, X1: 0.80, Y1: 0.84})
	art := q.Drawn()
	r := p.Around(art, 0)
	if r.Empty() {
		return
	}
	plane.Settle(art, r)
	ink := plane.InkBounds(art)
	footing(p, out, ink, p.Length(2*boardDepth), 0.26)
	block(out, art, int(p.Length(standingDepth)/2))
	raster.Over(out, art, 1)
}
