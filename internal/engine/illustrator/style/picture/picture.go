// Package picture is a composed picture before its style, and what several families of styles do with one: flatten it, draw its outlines,
// keep its faces, paint it with a brush.
package picture

import (
	"context"
	"image"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Picture is a composed scene before its style: what a pass draws.
type Picture struct {
	Size      int      // side in pixels; every length of a style is a share of it
	Seed      uint64   // for grain, wobble and splatter
	Variation int      // chooses between variants of a style, such as badge, knockout or monogram
	Pieces    []Piece  // painter's order
	Detailed  bool     // more texture and ornament
	Lines     bool     // of a logo: the mark is drawn in lines
	Minimal   bool     // fewer, calmer
	Asked     []string // parts that the prompt names: a simpler drawing keeps them
	Ground    bool     // things stand on a ground: styles with shadows cast one below
	Airy      bool     // nothing in it has a body that could cast a shadow
	Sheet     bool     // it is a sheet of several pictures, which stay apart
	Loose     bool     // its things are together and have no other relation to each other: each may stand elsewhere
	Set       bool     // a logo whose parts have their places
	Accent    color.RGB
	Brand     []color.RGB // of a logo: the colors of its mark from dark to light, none for those of the art
	Told      bool        // the accent is a color that the prompt names for the whole
	Line      *color.RGB  // of a logo in lines: their color, nil for a deep tone of the accent
	Slab      *Slab       // where it is there, an isometric picture tells it where it would stand, and draws no slab
}

// Slab is where an isometric picture stands: the left and the front corner of its slab, how far the right one is from the latter, and the shadow on it.
type Slab struct {
	Left, Front scene.Point
	Deep        float32
	Shadow      *raster.Layer
}

// Piece is one placed piece of art.
type Piece struct {
	Nodes   []scene.Node
	Matrix  scene.Matrix // from scene units to pixels
	Shaded  bool         // the art brings gradients and light of its own
	Glyph   bool         // the art is a single-color glyph
	Tinted  bool         // the art was given a color
	Altered bool         // the art is of a thing that was told to be other than it is
	Colors  []color.RGB  // those that it was given
	Title   string       // what it shows
	ID      string       // the name of the piece of the kit, the animal or the person that it is
	Made    string       // what it was told to be made of, empty for what it is made of anyway
	Group   string       // the group of the kit that it is from, empty for people and animals
	Furry   bool         // an animal with fur
	Sleek   bool         // one whose coat is short
	Plumed  bool         // a bird
	Name    bool         // the lettered name of a logo
	Person  bool         // somebody, who keeps the color of skin and hair in a logo
	Far     bool         // belongs to the place around the subjects
	Prop    string       // what of that place it is: "ground", "waterline", "shade", or the name of a piece of the kit
	Kept    bool         // not part of the shapes of a silhouette: it keeps its colors
}

// Bounds returns the pixels that the piece can touch, within the picture.
func (p *Picture) Bounds(nodes []scene.Node, m scene.Matrix) image.Rectangle {
	x0, y0, x1, y1 := raster.Bounds(nodes, m)
	r := image.Rect(plane.Floor(x0), plane.Floor(y0), plane.Floor(x1)+1, plane.Floor(y1)+1)
	return r.Intersect(p.Frame())
}

func (p *Picture) Frame() image.Rectangle { return image.Rect(0, 0, p.Size, p.Size) }

// Length returns a share of the side in pixels.
func (p *Picture) Length(share float32) float32 { return share * float32(p.Size) }

// Drawn renders all pieces as they are.
func (p *Picture) Drawn() *raster.Layer {
	var l *raster.Layer
	p.bands(p.Frame(), func(q Piece) []scene.Node { return q.Nodes }, func(band *raster.Layer) {
		if band.H == p.Size {
			l = band
			return
		}
		if l == nil {
			l = raster.Square(p.Size)
		}
		copy(l.Pix[4*band.Y0*l.W:], band.Pix)
	})
	return l
}

// From BandedFrom pixels a side on a picture is drawn in bands of BandRows: the layers of its groups take as much memory each as
// what they are drawn in. The number of rows is even, so that a band can be halved.
const (
	BandedFrom = 2048
	bandRows   = 512
)

// bands draws the pieces over at least the rectangle, from its top to its bottom: in one layer, or in several for large pictures.
func (p *Picture) bands(r image.Rectangle, nodes func(Piece) []scene.Node, use func(*raster.Layer)) {
	drawn := make([][]scene.Node, len(p.Pieces))
	for i, q := range p.Pieces {
		drawn[i] = nodes(q)
	}
	draw := func(l *raster.Layer) {
		for i, q := range p.Pieces {
			raster.Draw(l, drawn[i], q.Matrix)
		}
		use(l)
	}
	if p.Size <= BandedFrom {
		draw(raster.Square(p.Size))
		return
	}
	for y := r.Min.Y; y < r.Max.Y; y += bandRows {
		draw(raster.NewLayer(r.Min.X, y, r.Dx(), min(bandRows, r.Max.Y-y)))
	}
}

// Mapped returns the picture with every piece's nodes replaced.
func (p *Picture) Mapped(f func(Piece) []scene.Node) *Picture {
	o := *p
	o.Pieces = make([]Piece, len(p.Pieces))
	for i, q := range p.Pieces {
		o.Pieces[i] = q
		o.Pieces[i].Nodes = f(q)
	}
	return &o
}

// Around returns the layer's ink, grown by a share of the side and cut at the frame.
func (p *Picture) Around(l *raster.Layer, share float32) image.Rectangle {
	r := plane.InkBounds(l)
	if r.Empty() {
		return r
	}
	return r.Inset(-int(p.Length(share)) - 2).Intersect(p.Frame())
}

// Beyond returns the layer's ink grown by a share of the side on all sides, also past the frame: outlines that are grown and shrunk again
// need the space.
func (p *Picture) Beyond(l *raster.Layer, share float32) image.Rectangle {
	r := plane.InkBounds(l)
	if r.Empty() {
		return r
	}
	return r.Inset(-int(p.Length(share)) - 2)
}

// Where is where the pieces show that a condition holds for, found at half the resolution; nil where there are none.
func (p *Picture) Where(r image.Rectangle, is func(Piece) bool) *plane.Plane {
	var out *plane.Plane
	full := &plane.Plane{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy()}
	for _, q := range p.Pieces {
		if out == nil && !is(q) {
			continue
		}
		l := raster.NewLayer(0, 0, (full.W+1)/2, (full.H+1)/2)
		raster.Draw(l, q.Nodes, scene.ScaleBy(0.5, 0.5).Mul(scene.Translate(-float32(r.Min.X), -float32(r.Min.Y))).Mul(q.Matrix))
		a := plane.AlphaOf(l, plane.Bounds(l))
		if out == nil {
			out = a
			continue
		}
		for i, v := range a.V {
			if out.V[i] *= 1 - v; is(q) {
				out.V[i] += v
			}
		}
	}
	if out == nil {
		return nil
	}
	return out.Enlarged(full)
}

// Plain is the art as it is drawn.
func Plain(_ context.Context, p *Picture) *raster.Layer { return p.Settled() }

// Settled draws the pieces with clean edges.
func (p *Picture) Settled() *raster.Layer {
	l := p.Drawn()
	plane.Settle(l, plane.Bounds(l))
	return l
}

// Pass draws a picture in one style. A cancelled context makes slow passes return early with an unfinished layer: the
// caller must look at the context.
type Pass func(ctx context.Context, p *Picture) *raster.Layer
