package model

import (
	"context"
	"image"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/model/solids"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of a diorama.
const (
	dioramaWide  = 1.40 // how much wider its ground is than the slab of what stands in the middle
	uprightWide  = 0.92 // the same of mountains and trees, which are as deep as wide there
	dioramaThick = 0.24 // how thick the ground is, as a share of half its edge
	groundBeyond = 1.62 // the oval of a ground around its square: its corners, and as far as its edge strays
	propHigh     = 0.85 // things are a little smaller beside a body that goes back
	dioramaTrial = 176  // the side of the drawing in which it is measured
)

// diorama is a subject in a place: on a square piece of its ground, with what belongs there around it.
type diorama struct {
	p, subject *picture.Picture
	ground     picture.Piece
	props      []prop
	shape      outline // of the ground as it is drawn: an oval that is seen a little from above
	box        outline // of the subject as it is drawn
	sunk       float32 // the share of the subject that is below the water
	slab       picture.Slab
	ink        plane.Rectangle // of the subject in isometric projection
	layer      *raster.Layer
}

// outline is a box: its middle and half its size.
type outline struct{ x, y, w, h float32 }

// prop is a thing of a place, and its box as it is drawn.
type prop struct {
	pieces []picture.Piece
	name   string
	box    outline
}

// groundNames are the names of what of a place is no thing.
var groundNames = []string{"ground", "waterline", "shade"}

// dioramaOf tells the subject of a picture from its place; ok is false where it has no ground.
func dioramaOf(p *picture.Picture) (d diorama, ok bool) {
	d = diorama{p: p}
	subject := *p
	subject.Pieces = nil
	water := false
	for _, q := range p.Pieces {
		switch {
		case q.Prop == "" && q.Far:
			return d, false
		case q.Prop == "":
			subject.Pieces = append(subject.Pieces, q)
		case q.Prop == "ground":
			d.ground, ok = q, true
		case q.Prop == "waterline":
			water = true
		case slices.Contains(groundNames, q.Prop):
		default:
			d.add(q)
		}
	}
	if !ok || len(subject.Pieces) == 0 {
		return d, false
	}
	d.subject = &subject
	d.shape, d.box = outlineOf(picture.Named(d.ground.Nodes, "ground"), d.ground.Matrix), drawnOutline(p, subject.Pieces)
	if water {
		d.sunk = max(0.03, 0.6*(d.box.y+d.box.h-d.shape.y)/(2*d.box.h))
	}
	return d, d.shape.w > 0 && d.box.h > 0
}

// add adds a layer of a thing of the place.
func (d *diorama) add(q picture.Piece) {
	box := outlineOf(q.Nodes, q.Matrix)
	if n := len(d.props) - 1; n >= 0 && d.props[n].name == q.Prop && max(box.x-d.props[n].box.x, d.props[n].box.x-box.x) < box.w/2 {
		d.props[n].pieces = append(d.props[n].pieces, q)
		d.props[n].box = outlineOf(nil, scene.Identity, d.props[n].pieces...)
		return
	}
	d.props = append(d.props, prop{[]picture.Piece{q}, q.Prop, box})
}

// outlineOf is the box of nodes and pieces.
func outlineOf(nodes []scene.Node, m scene.Matrix, pieces ...picture.Piece) outline {
	x0, y0, x1, y1 := raster.Bounds(nodes, m)
	for i, q := range pieces {
		a, b, c, e := raster.Bounds(q.Nodes, q.Matrix)
		if i == 0 {
			x0, y0, x1, y1 = a, b, c, e
			continue
		}
		x0, y0, x1, y1 = min(x0, a), min(y0, b), max(x1, c), max(y1, e)
	}
	return outline{(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2}
}

// drawnOutline is the box of what is seen of pieces, by a small drawing: what is clipped or masked reaches farther.
func drawnOutline(p *picture.Picture, pieces []picture.Piece) outline {
	k := dioramaTrial / p.Length(1)
	l := raster.Square(dioramaTrial)
	for _, q := range pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(k, k).Mul(q.Matrix))
	}
	r := plane.InkBounds(l)
	return outline{float32(r.Min.X+r.Max.X) / 2 / k, float32(r.Min.Y+r.Max.Y) / 2 / k, float32(r.Dx()) / 2 / k, float32(r.Dy()) / 2 / k}
}

// draw draws the subject twice: small, to see how much room all of it takes, and as large as it is then.
func (d *diorama) draw(ctx context.Context) *raster.Layer {
	out := raster.Square(d.p.Size)
	d.stand(ctx, dioramaTrial)
	if d.ink.Empty() || d.slab.Deep == 0 {
		return onSlab(ctx, d.subject)
	}
	x0, y0, x1, y1 := d.extent()
	const margin = 0.05
	grow := (1 - 2*margin) * d.p.Length(1) / max(x1-x0, y1-y0)
	d.stand(ctx, min(d.p.Size, int(grow*dioramaTrial)))
	x0, y0, x1, y1 = d.extent()
	dx, dy := int((d.p.Length(1)-x0-x1)/2), int((d.p.Length(1)-y0-y1)/2)
	for _, l := range []*raster.Layer{d.layer, d.slab.Shadow} {
		l.X0, l.Y0 = l.X0+dx, l.Y0+dy
	}
	d.slab.Left.X, d.slab.Left.Y = d.slab.Left.X+float32(dx), d.slab.Left.Y+float32(dy)
	d.slab.Front.X, d.slab.Front.Y = d.slab.Front.X+float32(dx), d.slab.Front.Y+float32(dy)
	d.ink = d.ink.Add(image.Pt(dx, dy))
	raster.Draw(out, d.land(), scene.Identity)
	d.shade(out)
	d.things(out, false)
	if d.sunk > 0 {
		d.immerse()
	}
	raster.Over(out, d.layer, 1)
	d.things(out, true)
	plane.Settle(out, d.p.Frame())
	return out
}

// stand draws the subject alone in a picture of a side, and finds where it stands.
func (d *diorama) stand(ctx context.Context, side int) {
	k := float32(side) / d.p.Length(1)
	s := *d.subject.Moved(scene.ScaleBy(k, k))
	s.Size = side
	d.slab = picture.Slab{Shadow: raster.Square(side)}
	s.Slab = &d.slab
	d.layer = onSlab(ctx, &s)
	d.ink = plane.InkBounds(d.layer)
}

// square is the middle of the ground, half of its edge from the left to the front along the picture, and how far an edge goes down for that.
func (d *diorama) square() (mid scene.Point, half, slope float32) {
	long := d.slab.Front.X - d.slab.Left.X
	slope = (d.slab.Front.Y - d.slab.Left.Y) / max(1, long)
	mid = scene.Point{X: (d.slab.Left.X + d.slab.Front.X + d.slab.Deep) / 2, Y: (d.slab.Left.Y + d.slab.Front.Y - slope*d.slab.Deep) / 2}
	wide := float32(dioramaWide)
	if !slices.ContainsFunc(d.subject.Pieces, func(q picture.Piece) bool { return q.Group != "nature" && q.Group != "plants" }) {
		wide = uprightWide
	}
	return mid, max(wide/2*max(long, d.slab.Deep), 0.31*float32(d.ink.Dy())), slope
}

// at is a place on the ground: u runs from the left to the right of the drawing, v from the back to the front, both from -1 to 1.
func (d *diorama) at(u, v float32) scene.Point {
	mid, half, slope := d.square()
	return scene.Point{X: mid.X + half*(u-v), Y: mid.Y + slope*half*(u+v)}
}

// scale is how large the subject is in the isometric picture, as a share of the drawing.
func (d *diorama) scale() float32 { return propHigh * float32(d.ink.Dy()) / (2 * d.box.h) }

// placed is where a thing of the place stands, how large it is, and whether it is before the subject.
func (d *diorama) placed(q prop) (foot scene.Point, k float32, near bool) {
	k = d.scale()
	u, v := (q.box.x-d.shape.x)/d.shape.w, (q.box.y+q.box.h-d.shape.y)/d.shape.h
	if v < -1.1 { // it floats
		mid, _, _ := d.square()
		return scene.Point{X: mid.X + 0.85*k*(q.box.x-d.shape.x), Y: float32(d.ink.Max.Y) + k*(q.box.y+q.box.h-d.box.y-d.box.h)/propHigh}, k, false
	}
	u, v = max(-0.86, min(0.86, u)), max(-0.86, min(0.86, v))
	switch {
	case v >= 0:
		return d.at(u, v), k, u+v > -0.2
	case u < 0: // along the two edges behind, beside the subject rather than behind it
		v = -0.35 * v
	default:
		u, v = 0.3*u-0.25, min(v, -0.8)
	}
	return d.at(u, v), k, false
}

// extent is the box of all that is drawn.
func (d *diorama) extent() (x0, y0, x1, y1 float32) {
	mid, half, slope := d.square()
	x0, x1 = mid.X-2*half, mid.X+2*half
	y0, y1 = min(float32(d.ink.Min.Y), mid.Y-2*slope*half), mid.Y+2*slope*half+dioramaThick*half
	x0, x1 = min(x0, float32(d.ink.Min.X)), max(x1, float32(d.ink.Max.X))
	for _, q := range d.props {
		foot, k, _ := d.placed(q)
		x0, x1, y0 = min(x0, foot.X-k*q.box.w), max(x1, foot.X+k*q.box.w), min(y0, foot.Y-2*k*q.box.h)
	}
	return x0, y0, x1, y1
}

// land is the ground: a square of what is drawn as an oval, and the sides of its slab.
func (d *diorama) land() []scene.Node {
	mid, half, slope := d.square()
	thick := dioramaThick * half
	left, front, right, back := d.at(-1, 1), d.at(1, 1), d.at(1, -1), d.at(-1, -1)
	ground := picture.Named(d.ground.Nodes, "ground")
	tone := rulingOf(d.p.Size, ground, d.ground.Matrix)
	under := tone
	if sides := picture.Named(d.ground.Nodes, "slab"); len(sides) > 0 {
		under = rulingOf(d.p.Size, sides, d.ground.Matrix)
	}
	face := func(a, b scene.Point, from, to float32, c color.RGB) scene.Node {
		return scene.NewPath().Move(a.X, a.Y+from*thick).Line(b.X, b.Y+from*thick).Line(b.X, b.Y+to*thick).Line(a.X, a.Y+to*thick).Close().Fill(c.Paint()).Node()
	}
	top := func() *scene.Builder {
		return scene.NewPath().Move(left.X, left.Y).Line(front.X, front.Y).Line(right.X, right.Y).Line(back.X, back.Y).Close()
	}
	f := blockFaces()
	k := groundBeyond * half
	plan := scene.Matrix{k, slope * k, -k, slope * k, mid.X, mid.Y}.Mul(scene.ScaleBy(1/d.shape.w, 1/d.shape.h)).Mul(scene.Translate(-d.shape.x, -d.shape.y))
	lying := scene.Transform(ground, plan.Mul(d.ground.Matrix))
	return []scene.Node{
		face(left, front, 0, 1, under), face(front, right, 0, 1, f.Dark.At(under)),
		face(left, front, 0, 0.3, f.At(tone, -0.2)), face(front, right, 0, 0.3, f.Dark.At(tone)),
		top().Fill(tone.Paint()).Node(),
		{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{top().Fill(color.RGB{}.Paint()).Node()}, Children: lying}},
	}
}

// rulingOf is the ruling color of nodes.
func rulingOf(size int, nodes []scene.Node, m scene.Matrix) color.RGB {
	alone := picture.Picture{Size: size, Pieces: []picture.Piece{{Nodes: nodes, Matrix: m}}}
	return color.FromLab(alone.Ruling(1)[0])
}

// shade lays the shadow of the subject on the ground.
func (d *diorama) shade(out *raster.Layer) {
	l := d.slab.Shadow
	for i := range l.W * l.H {
		x, y := l.X0+i%l.W, l.Y0+i/l.W
		a := l.Pix[4*i+3]
		if a < 0.01 || x < 0 || y < 0 || x >= out.W || y >= out.H {
			continue
		}
		if b := plane.Pixel(out, y*out.W+x); b[3] > 0.99 && d.onTop(float32(x), float32(y)) {
			c := color.ToLCH(plane.Straight(b))
			plane.Atop(b, color.FromLCH(color.LCH{L: 0.80 * c.L, C: c.C, H: c.H - 0.05}), a)
		}
	}
}

// onTop reports whether a pixel is of the top of the ground.
func (d *diorama) onTop(x, y float32) bool {
	mid, half, slope := d.square()
	u, v := (x-mid.X)/half, (y-mid.Y)/(slope*half)
	return max(u, -u)+max(v, -v) < 2
}

// immerse cuts off what of the subject is below the water, along an axis of the slab, with a line of foam.
func (d *diorama) immerse() {
	l, slope := d.layer, slopeOf(d.subject)
	low := float32(-1e9)
	for i := range l.W * l.H {
		if l.Pix[4*i+3] > 0.5 {
			low = max(low, float32(i/l.W)-slope*float32(i%l.W))
		}
	}
	at := low - d.sunk*float32(d.ink.Dy())
	foam := max(1, 0.012*float32(d.ink.Dy()))
	for i := range l.W * l.H {
		below := float32(i/l.W) - slope*float32(i%l.W) - at
		px := plane.Pixel(l, i)
		if px[3] == 0 || below < -foam {
			continue
		}
		if below < foam {
			plane.Atop(px, color.Hex(0xe9f8ff), 0.9)
		}
		keep := plane.Clamp(foam - below)
		for k := range px {
			px[k] *= keep
		}
	}
}

// upright are things that a solid stands for in a place; others of the name would be in a pot.
var upright = map[string]bool{"pine-tree": true, "tree": true, "mushroom": true, "rock": true, "bed": true, "armchair": true, "bookshelf": true, "pumpkin": true, "trophy": true, "potted-plant": true, "desk": true}

// flatFronts are things whose front lies along an axis of the slab.
var flatFronts = map[string]bool{"fence": true, "bench": true, "barn": true, "oven": true, "refrigerator": true, "bathtub": true, "chalkboard": true, "swing": true, "speaker": true, "hay-bale": true, "gravestone": true}

// things draws what of the place is before the subject, or behind it.
func (d *diorama) things(out *raster.Layer, near bool) {
	whole := &picture.Picture{Size: d.p.Size}
	for _, q := range d.props {
		foot, k, before := d.placed(q)
		if before != near {
			continue
		}
		if s, ok := solids.Of(strings.ReplaceAll(q.name, "-", " ")); ok && upright[q.name] {
			nodes, _, _ := s.Drawn(nil, 0, 0)
			b := outlineOf(nodes, scene.Identity)
			by := 2 * k * q.box.h / (2 * b.h)
			mid := solids.Project(s.Wide/2, s.Wide/2, 0)
			m := scene.Translate(foot.X, foot.Y).Mul(scene.ScaleBy(by, by))
			whole.Pieces = append(whole.Pieces, picture.Piece{Nodes: nodes, Matrix: m.Mul(scene.Translate(-mid.X, -mid.Y))})
			continue
		}
		m := scene.Translate(foot.X, foot.Y).Mul(scene.ScaleBy(k, k))
		if flatFronts[q.name] {
			m = m.Mul(scene.Matrix{0.86, 0.43, 0, 1, 0, 0})
		}
		m = m.Mul(scene.Translate(-q.box.x, -q.box.y-q.box.h))
		for _, piece := range q.pieces {
			piece.Matrix = m.Mul(piece.Matrix)
			whole.Pieces = append(whole.Pieces, piece)
		}
	}
	if len(whole.Pieces) == 0 {
		return
	}
	sorted := twoToned(whole).Cleared()
	l := sorted.Drawn()
	plane.Settle(l, plane.Bounds(l))
	raster.Over(out, l, 1)
}
