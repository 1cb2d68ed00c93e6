package design

import (
	"context"
	"image"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Silhouette fills the outline with one color. Small gaps inside close and openings such as a handle's stay, but a glyph's
// gaps are its light parts and close all.
func Silhouette(ctx context.Context, p *picture.Picture) *raster.Layer {
	if behind, shapes, before := layered(p); len(behind.Pieces)+len(before.Pieces) > 0 && len(shapes.Pieces) > 0 {
		out := distant(behind, shade(shapes))
		picture.LayOver(out, Silhouette(ctx, shapes))
		picture.LayOver(out, before.Flattened(picture.Second{}).Drawn())
		return out
	}
	p = p.Centered().Mapped(func(q picture.Piece) []scene.Node {
		if face := picture.Named(q.Nodes, "letters"); q.Title == "decoration" && len(face) > 0 {
			return face // the rim and the depth of letters would make one shape of them
		}
		return q.Nodes
	})
	bare, words := p.Unlettered()
	drawn := bare.Flattened(picture.Second{}).Drawn() // without glow
	out := raster.Square(p.Size)
	r := p.Around(drawn, 2*haloWidth)
	if r.Empty() {
		bare, words = p, nil
		if drawn = p.Flattened(picture.Second{}).Drawn(); plane.InkBounds(drawn).Empty() {
			return out
		}
		r = p.Around(drawn, 2*haloWidth)
	}
	a := plane.AlphaOf(drawn, r)
	picture.Firmed(a)
	share := float32(0.0008)
	if !p.Coloured() {
		share = 0.5
	}
	a.FillHoles(int(p.Length(1) * p.Length(1) * share))
	for i, d := range a.SignedDistance().V { // seams between parts
		a.V[i] = max(a.V[i], plane.Clamp(-d-1))
	}
	solid := &plane.Plane{X0: a.X0, Y0: a.Y0, W: a.W, H: a.H, V: slices.Clone(a.V)}
	if words != nil {
		for i, v := range plane.AlphaOf(words.Flattened(picture.Second{}).Drawn(), r).V { // words are holes in what carries them, and shapes beside it
			v = plane.Smooth(0.5, 0.8, v) // letters may have a soft shade
			solid.V[i] = max(solid.V[i], v)
			a.V[i] += v - 2*v*a.V[i]
		}
	}
	cutOpenings(bare, a)
	cutLines(bare, a)
	cutApart(bare, a)
	tone := shade(p)
	picture.Lay(out, a, tone)
	solid.BecomeDistance()
	haloed(p, out, solid, tone)
	return out
}

// Shares of the side.
const (
	cutWidth  = 0.0030 // of the gaps between the parts of flowers
	gapWidth  = 0.0110 // of the gaps between things
	cutDetail = 0.070  // parts smaller than this have none
	haloWidth = 0.0080 // of the line around a shape that would be lost on a ground of its tone
)

// cutLines parts the petals of flowers and the like by fine gaps: in one tone they would be a lump.
func cutLines(p *picture.Picture, a *plane.Plane) {
	lumps := *p
	lumps.Pieces = nil
	block := filled(a) > blockFill
	for _, q := range p.Pieces {
		if !q.Person && (picture.Leafy[q.Group] || plump[q.Group] || block) {
			q.Nodes = picture.Unpatterned(q.Nodes)
			lumps.Pieces = append(lumps.Pieces, q)
		}
	}
	if len(lumps.Pieces) == 0 {
		return
	}
	pen := picture.Pen{Width: 2 * p.Length(cutWidth), Detail: p.Length(cutDetail), Line: picture.WhiteLine}
	lines := picture.CoverageOf(lumps.Flattened(picture.Second{}).Outlined(pen), a.Rect())
	inside := a.SignedDistance()
	for i, v := range lines.V {
		a.V[i] *= 1 - v*plane.Clamp(-inside.V[i]/max(1, p.Length(0.002))-1)
	}
}

// cutApart leaves a gap around what lies over something else: hearts in a row stay hearts, and a book is seen before the one who reads it.
func cutApart(p *picture.Picture, a *plane.Plane) {
	if gaps := p.Flattened(picture.Second{}).Gaps(a.Rect(), gapWidth); gaps != nil {
		for i, v := range gaps.V {
			a.V[i] *= 1 - v
		}
	}
}

// blockFill is the share of its box that a shape fills from which on its outline says nothing, as that of a bookshelf.
const blockFill = 0.84

func filled(a *plane.Plane) float32 {
	n, r := 0, image.Rectangle{}
	for i, v := range a.V {
		if v > 0.5 {
			n, r = n+1, r.Union(image.Rect(i%a.W, i/a.W, i%a.W+1, i/a.W+1))
		}
	}
	return float32(n) / float32(max(1, r.Dx()*r.Dy()))
}

// plump are the groups of the kit in which much has the outline of something else.
var plump = map[string]bool{"food": true, "music": true}

// openings are the parts that light falls through, or that shine: a house without them is any block.
var openings = map[string]bool{"windows": true, "window": true, "windshield": true, "glass": true, "lens": true, "lenses": true, "screen": true, "display": true}

// cutOpenings cuts windows, lenses and screens out of a shape.
func cutOpenings(p *picture.Picture, a *plane.Plane) {
	l := raster.Square(p.Size)
	for _, q := range p.Pieces {
		if !q.Person {
			raster.Draw(l, picture.Parts(q.Nodes, openings), q.Matrix)
		}
	}
	for i, v := range plane.AlphaOf(l, a.Rect()).V {
		a.V[i] *= 1 - v
	}
}

// haloed lays a shape that is nearly black or white on one of the other end of the scale that is a little larger, so that it and the gaps in it are
// seen on a ground of its tone; d is how far its outline is.
func haloed(p *picture.Picture, out *raster.Layer, d *plane.Plane, tone color.RGB) {
	l, width := color.ToLab(tone).L, p.Length(haloWidth)
	if l > 0.44 && l < 0.80 || width < 0.8 { // thinner ones are noise
		return
	}
	line := color.RGB{R: 1, G: 1, B: 1}
	if l > 0.6 {
		line = color.Hex(0x22262e)
	}
	plane.EachIn(out, d, func(px []float32, _, _ int, v float32) {
		if px[3] < 1 && v < width+1 {
			plane.Under(px, line, plane.Clamp(0.5+width-v)) // also in the gaps
		}
	})
}

// distant draws what is behind the shapes: what is far away in a lighter tone of theirs, so that they stand out from it, the rest as it is.
func distant(p *picture.Picture, near color.RGB) *raster.Layer {
	far, rest := *p, *p
	far.Pieces, rest.Pieces = nil, nil
	for _, q := range p.Pieces {
		if q.Far {
			far.Pieces = append(far.Pieces, q)
		} else {
			rest.Pieces = append(rest.Pieces, q)
		}
	}
	out := rest.Flattened(picture.Second{}).Drawn()
	if len(far.Pieces) == 0 {
		return out
	}
	drawn, tone := far.Flattened(picture.Second{}).Drawn(), color.ToLCH(near)
	if r := far.Around(drawn, 0.01); !r.Empty() {
		a := plane.AlphaOf(drawn, r)
		picture.Firmed(a)
		over := raster.Square(p.Size)
		picture.Lay(over, a, color.FromLCH(color.LCH{L: tone.L + 0.55*(0.9-tone.L), C: tone.C, H: tone.H}))
		picture.LayOver(out, over)
	}
	return out
}

// nightTone is the black of a silhouette, not so deep that it would be lost on a black page.
var nightTone = color.Hex(0x2f3543)

// shade is the tone of a silhouette: that of the color that was told, else black.
func shade(p *picture.Picture) color.RGB {
	c := color.ToLCH(p.Accent)
	if p.Told && c.C < 0.04 {
		return color.FromLCH(color.LCH{L: max(0.2, min(c.L, 0.96)), C: c.C, H: c.H}) // a black silhouette is black, a white one white
	}
	if p.Told {
		return color.FromLCH(color.LCH{L: max(0.36, min(c.L, 0.62)), C: c.C, H: c.H})
	}
	if !shows(p, c) {
		c = p.Ruling(1)[0].LCH() // gray art has no accent of its own
	}
	if c.C > 0.06 && p.Tinted() {
		return color.FromLCH(color.LCH{L: max(0.36, min(c.L, 0.50)), C: c.C, H: c.H})
	}
	if p.Variation%4 == 3 { // the light one of four
		return color.Hex(0xf4f4f2)
	}
	return nightTone
}

// shows tells whether a color like c is among those that rule the picture.
func shows(p *picture.Picture, c color.LCH) bool {
	for _, t := range p.Ruling(4) {
		own := t.LCH()
		if turn := math.Remainder(float64(own.H-c.H), 2*math.Pi); own.C > 0.06 && math.Abs(turn) < 0.5 {
			return true
		}
	}
	return false
}

// layered parts what keeps its colors, behind and before the shapes: the ring and the words of an emblem, and the moon behind a wolf.
func layered(p *picture.Picture) (behind, shapes, before *picture.Picture) {
	a, b, c := *p, *p, *p
	a.Pieces, b.Pieces, c.Pieces = nil, nil, nil
	for _, q := range p.Pieces {
		switch {
		case !q.Kept, q.Far && len(b.Pieces) > 0:
			b.Pieces = append(b.Pieces, q)
		case len(b.Pieces) == 0:
			a.Pieces = append(a.Pieces, q)
		default:
			c.Pieces = append(c.Pieces, q)
		}
	}
	return &a, &b, &c
}
