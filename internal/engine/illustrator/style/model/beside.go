package model

import (
	"context"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// How things stand beside each other.
const (
	mostBeside = 4
	besideGap  = 0.16 // between them, as a share of the mean length of their slabs
	leastAside = 0.24 // how far apart the middles of two things beside each other are at least in a drawing, as a share of what they would be side by side
	feetApart  = 0.42 // how far apart their feet are at most, as a share of the highest
)

// neighbor is a thing beside others: how it is drawn, and how it stands when it is drawn alone.
type neighbor struct {
	pieces []picture.Piece
	box    outline
	unit   float32 // of the drawing per pixel of the isometric one
	slab   picture.Slab
	ink    plane.Rectangle
	layer  *raster.Layer
	at     scene.Point // of the middle of its slab, in units of the drawing
}

// besides are the things of a picture that shows several beside each other, from left to right; nil for others: what is on or before something else stays there.
func besides(p *picture.Picture) (out []*neighbor) {
	if !p.Loose {
		return nil
	}
	for _, q := range p.Pieces {
		switch n := len(out) - 1; {
		case q.Title == "decoration" || q.Name || q.Kept || q.Far || q.Glyph:
			return nil
		case n >= 0 && out[n].pieces[0].Title == q.Title:
			out[n].pieces = append(out[n].pieces, q)
		case slices.ContainsFunc(out, func(o *neighbor) bool { return o.pieces[0].Title == q.Title }): // one is within the other
			return nil
		default:
			out = append(out, &neighbor{pieces: []picture.Piece{q}})
		}
	}
	if len(out) < 2 || len(out) > mostBeside {
		return nil
	}
	high, low, least := float32(0), float32(-1e9), float32(1e9)
	for _, n := range out {
		n.box = drawnOutline(p, n.pieces)
		high, low, least = max(high, 2*n.box.h), max(low, n.box.y+n.box.h), min(least, n.box.y+n.box.h)
	}
	slices.SortStableFunc(out, func(a, b *neighbor) int { return int(a.box.x - b.box.x) })
	for i := 1; i < len(out); i++ {
		a, b := out[i-1].box, out[i].box
		if b.x-a.x < leastAside*(a.w+b.w) {
			return nil
		}
	}
	if low-least > feetApart*high {
		return nil
	}
	return out
}

// stand draws a thing alone in a picture of a side.
func (n *neighbor) stand(ctx context.Context, p *picture.Picture, side int) {
	k := float32(side) / p.Length(1)
	s := *p
	s.Pieces = n.pieces
	s = *s.Moved(scene.ScaleBy(k, k))
	s.Size = side
	n.slab = picture.Slab{Shadow: raster.Square(side)}
	s.Slab = &n.slab
	n.layer = onSlab(ctx, &s)
	n.ink = plane.InkBounds(n.layer)
}

// size is how large a thing is in the drawing, as a share of how large it is alone: by its height, or by what it covers where it lost height as it leaned.
func (n *neighbor) size(p *picture.Picture) float32 {
	count := func(l *raster.Layer) (sum float32) {
		for i := 3; i < len(l.Pix); i += 4 {
			sum += l.Pix[i]
		}
		return sum
	}
	k := dioramaTrial / p.Length(1)
	drawn := raster.Square(dioramaTrial)
	for _, q := range n.pieces {
		raster.Draw(drawn, q.Nodes, scene.ScaleBy(k, k).Mul(q.Matrix))
	}
	return min(2*n.box.h/float32(n.ink.Dy()), 1.12*plane.Root(count(drawn)/max(1, count(n.layer)))/k)
}

// middle is that of the slab on which a thing stands, in pixels of its layer.
func (n *neighbor) middle() scene.Point {
	return scene.Point{X: (n.slab.Left.X + n.slab.Front.X + n.slab.Deep) / 2, Y: (n.slab.Left.Y + n.slab.Front.Y - slopeOfAxis*n.slab.Deep) / 2}
}

// inRow draws things beside each other along an axis of one slab, each as if it were alone there; ok is false for a picture of anything else.
func inRow(ctx context.Context, p *picture.Picture) (*raster.Layer, bool) {
	row := besides(p)
	if row == nil {
		return nil, false
	}
	long, deep := float32(0), float32(0)
	for _, n := range row {
		n.stand(ctx, p, dioramaTrial)
		if n.ink.Empty() || n.slab.Deep == 0 {
			return nil, false
		}
		n.unit = n.size(p)
		long += n.unit * (n.slab.Front.X - n.slab.Left.X)
		deep = max(deep, n.unit*n.slab.Deep)
	}
	gap := besideGap * long / float32(len(row))
	at := float32(0)
	x0, y0, x1, y1 := float32(1e9), float32(1e9), float32(-1e9), float32(-1e9)
	for _, n := range row {
		own := n.unit * (n.slab.Front.X - n.slab.Left.X)
		n.at = scene.Point{X: at + own/2, Y: slopeOfAxis * (at + own/2)}
		at += own + gap
		m := n.middle()
		x0, y0 = min(x0, n.at.X+n.unit*(float32(n.ink.Min.X)-m.X)), min(y0, n.at.Y+n.unit*(float32(n.ink.Min.Y)-m.Y))
		x1, y1 = max(x1, n.at.X+n.unit*(float32(n.ink.Max.X)-m.X)), max(y1, n.at.Y+n.unit*(float32(n.ink.Max.Y)-m.Y))
	}
	at -= gap
	left := scene.Point{X: -deep / 2, Y: slopeOfAxis * deep / 2} // of the slab: the middle of its left end is the origin
	front := scene.Point{X: at - deep/2, Y: slopeOfAxis * (at + deep/2)}
	x0, x1, y0, y1 = min(x0, left.X), max(x1, front.X+deep), min(y0, -slopeOfAxis*deep/2), max(y1, front.Y)
	const margin = 0.06
	grow := min((1-2*margin)*p.Length(1)/(x1-x0), (1-2*margin-tileDepth)*p.Length(1)/(y1-y0))
	dx, dy := (p.Length(1)-grow*(x0+x1))/2, (p.Length(1-tileDepth)-grow*(y0+y1))/2
	place := func(q scene.Point) scene.Point { return scene.Point{X: dx + grow*q.X, Y: dy + grow*q.Y} }
	out := raster.Square(p.Size)
	slab(p, out, place(left), place(front), grow*deep)
	for _, n := range row {
		n.stand(ctx, p, min(p.Size, int(grow*n.unit*dioramaTrial)))
		m, to := n.middle(), place(n.at)
		for _, l := range []*raster.Layer{n.layer, n.slab.Shadow} {
			l.X0, l.Y0 = plane.Floor(to.X-m.X+0.5), plane.Floor(to.Y-m.Y+0.5)
		}
		n.shade(p, out)
	}
	for _, n := range row {
		raster.Over(out, n.layer, 1)
	}
	plane.Settle(out, p.Frame())
	return out, true
}

// shade lays the shadow of a thing on the top of the slab.
func (n *neighbor) shade(p *picture.Picture, out *raster.Layer) {
	tone, top, l := slabTone(p, 0.70), slabTone(p, slabTop), n.slab.Shadow
	for i := range l.W * l.H {
		x, y, a := l.X0+i%l.W, l.Y0+i/l.W, l.Pix[4*i+3]
		if a < 0.01 || x < 0 || y < 0 || x >= out.W || y >= out.H {
			continue
		}
		if d := plane.Pixel(out, y*out.W+x); d[3] > 0.5 && plane.Apart([]float32{top.R, top.G, top.B, 1}, d) < 0.05 {
			plane.Atop(d, tone, a)
		}
	}
}
