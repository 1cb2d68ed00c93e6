package model

import (
	"context"
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: how thick things are, and how far each part stands out.
const (
	thinDepth = 0.030 // of chimneys, signs and leaves
	partDepth = 0.007
	tileDepth = 0.055 // of the tile that they stand on

	slabTop = 0.87 // the lightness of its top
)

// Shares of the width of a front.
const (
	boxDepth   = 0.62 // of buildings and furniture
	carDepth   = 0.44
	plateDepth = 0.07 // of devices and signs

	letterDepth = 0.12
)

// openFill is the share of its box that a front fills up to which it is a frame, as a bicycle or a scaffold is, and no box.
const openFill = 0.50

// Isometric shows the picture from above on a slab: common things are built of solids (package solids), what has a flat front is a box whose front and
// side are sheared, round things are turned on a lathe, with elliptical tops, words are on a board, and all else is a figure that stands there.
func Isometric(ctx context.Context, p *picture.Picture) *raster.Layer {
	if d, ok := dioramaOf(p); ok {
		return d.draw(ctx)
	}
	return onSlab(ctx, p)
}

// onSlab shows a picture on a slab that is no place.
func onSlab(ctx context.Context, p *picture.Picture) *raster.Layer {
	q := twoToned(p).Cleared()
	grounded := *p
	grounded.Accent = p.GroundColor()
	p, q.Accent = &grounded, grounded.Accent
	if wordsAlone(p) {
		out := raster.Square(p.Size)
		standingWords(p, out)
		plane.Settle(out, p.Frame())
		return out
	}
	if lies(p) {
		out := raster.Square(p.Size)
		lying(q, out)
		plane.Settle(out, p.Frame())
		return out
	}
	out := raster.Square(p.Size)
	if onTile(p) && constructed(p, q, out) {
		return out
	}
	if p.Slab == nil {
		if row, ok := inRow(ctx, p); ok {
			return row
		}
	}
	q = q.Within(picture.Box{X0: 0.14, Y0: 0.01, X1: 0.86, Y1: 0.71})
	front := q.Drawn()
	kind, body := solidOf(p, front)
	if kind == roundSolid { // its mouth is higher than its front
		ink := plane.InkBounds(front)
		wide := min(1, float32(ink.Dx())/float32(max(1, ink.Dy())))
		q = q.Within(picture.Box{X0: 0.20, Y0: 0.02 + 0.13*wide, X1: 0.80, Y1: 0.70})
		front = q.Drawn()
		if kind, body = solidOf(p, front); body == nil { // at this size it is not even
			kind = bodySolid
		}
	}
	if lettered(p) {
		board(p, q, out)
		plane.Settle(out, p.Frame())
		return out
	}
	if kind == boxSolid && onTile(p) && !slices.ContainsFunc(p.Pieces, living) { // swept trees would be logs
		return boxed(ctx, q, out, filled(plane.AlphaOf(front, p.Frame())) < openFill && !slices.ContainsFunc(p.Pieces, wheeled))
	}
	if kind != roundSolid {
		figure(p, q, out)
		plane.Settle(out, p.Frame())
		return out
	}
	r := plane.InkBounds(front)
	if r.Empty() {
		return out
	}
	r = r.Inset(-3).Intersect(p.Frame())
	a := plane.AlphaOf(front, r)
	shown := plane.Crop(front, r)
	z, _, _ := turned(p, a, cropped(body, r))
	if onTile(p) {
		tile(p, out, shown)
	}
	newRelief(shown, z, behind(z), p.Length(0.012)).draw(out)
	plane.Settle(out, p.Frame())
	return out
}

// twoToned is a picture whose bodies have a broad second tone on the far side from the light; people a narrow one, which on a face would be a beard.
func twoToned(p *picture.Picture) *picture.Picture {
	second := picture.Second{Depth: 0.17, Least: 0.05, Alpha: 0.28, Tone: clearShade}
	out := p.Flattened(second)
	second.Depth, second.Alpha = 0.10, 0.17
	people := p.Flattened(second)
	for i, q := range p.Pieces {
		if q.Person {
			out.Pieces[i] = people.Pieces[i]
		}
	}
	return out
}

// clearShade is the shade of a color, a pale blue one on white, where a deep one would be dirt.
func clearShade(c color.LCH) color.LCH {
	deep, pale := picture.DeepShade(c).Lab(), color.LCH{L: 0.56, C: 0.09, H: -1.65}.Lab()
	k := plane.Smooth(0.80, 0.93, c.L) * plane.Smooth(0.06, 0.03, c.C)
	return color.Lab{L: plane.Mix(deep.L, pale.L, k), A: plane.Mix(deep.A, pale.A, k), B: plane.Mix(deep.B, pale.B, k)}.LCH()
}

// onTile reports whether nothing of the place around the subjects is drawn.
func onTile(p *picture.Picture) bool {
	return !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Far })
}

// cropped is a part of a plane.
func cropped(a *plane.Plane, r plane.Rectangle) *plane.Plane {
	out := plane.NewPlane(r)
	for i := range out.V {
		out.V[i] = a.At(r.Min.X+i%out.W, r.Min.Y+i/out.W)
	}
	return out
}

// boxed draws the blocks of a picture with a flat front: sheared, so that it is the left side of a box; what is
// open is as thin as a plate.
func boxed(ctx context.Context, p *picture.Picture, out *raster.Layer, open bool) *raster.Layer {
	deep := depthOf(p, open)
	share := 0.80 / (1 + max(deep, plateFoot)) // of the side that the front takes
	q := sheared(p).Within(picture.Box{X0: 0.10, Y0: 0.06 + 0.2*deep, X1: 0.10 + share, Y1: 0.80})
	q = movedRight(q, (0.80-(1+deep)*widthOf(q))/2)
	front := q.Drawn()
	r := p.Around(front, 0.02)
	if r.Empty() {
		return out
	}
	ink := plane.InkBounds(front)
	depth := deep * float32(ink.Dx())
	r.Max.X, r.Min.Y = min(p.Size, r.Max.X+int(depth)), max(0, r.Min.Y-int(depth/2))
	if onTile(p) {
		footing(p, out, ink, depth, plateFoot)
	}
	plane.Settle(front, r)
	whole := plane.Crop(front, r)
	thick := plane.Crop(q.Mapped(func(q picture.Piece) []scene.Node { return picture.Without(q.Nodes, slim...) }).Drawn(), r)
	keepThick(p, thick, 0.05)
	(&sweep{front: thick, steps: int(depth / 2), side: sideOf(q, r), glass: paned(q, r), reach: depth / 5}).over(out)
	block(out, whole, int(p.Length(thinDepth)/2))
	for _, g := range q.Regions() {
		if ctx.Err() != nil {
			return out
		}
		l := g.Layer(p.Frame(), int(p.Length(2*partDepth))+2)
		plane.Settle(l, plane.Bounds(l))
		block(out, l, max(1, int(p.Length(partDepth)/2)))
		raster.Over(out, l, 1)
	}
	plane.Settle(out, r)
	return out
}

// deepNames are words for machines that are nearly as deep as wide, among devices that are thin.
var deepNames = []string{"vending", "arcade", "jukebox", "slot machine", "washing", "washer", "dryer", "dishwasher", "microwave", "oven", "stove", "fridge", "refrigerator", "toaster", "printer", "safe", "atm", "locker", "cabinet", "mailbox", "speaker", "radio", "cash register", "gumball", "coffee maker", "coffee machine", "espresso machine", "aquarium"}

// depthOf is how deep a box is, as a share of the width of its front; what is open is as thin as a plate.
func depthOf(p *picture.Picture, open bool) float32 {
	deep := float32(boxDepth)
	if !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Group != "" }) {
		deep = letterDepth
	}
	for _, q := range p.Pieces {
		switch q.Group {
		case "electronics", "office", "signs", "tools", "symbols", "music":
			deep = plateDepth
		case "vehicles":
			deep = carDepth
		}
		if called(q, deepNames) {
			deep = boxDepth
		}
	}
	if open {
		deep = min(deep, plateDepth)
	}
	return deep
}

// slim are the parts that are not as deep as what they belong to: a chimney is no ridge, and a bush no hedge.
var slim = []string{"bow", "chimney", "chimneys", "smoke", "flag", "flags", "bushes", "plants", "flowers", "leaves", "trees", "garden", "ivy", "sign", "steps", "stairs", "spire", "cross", "antenna", "posts", "rope", "cables",
	"lights", "ladder", "railing", "star", "palms", "blossoms", "pole", "vane", "mirrors", "mirror", "pantograph", "handles", "knobs", "arm", "boom", "bucket", "hook", "mast", "crane", "handle", "paper", "print", "photo"}

// sideOf is what the side of a building shows in a mirror image: its front without doors; nil for all else.
func sideOf(p *picture.Picture, r plane.Rectangle) *raster.Layer {
	for _, q := range p.Pieces {
		if !isBuilding(q) {
			return nil
		}
	}
	doorless := p.Mapped(func(q picture.Piece) []scene.Node {
		return picture.Without(q.Nodes, "door", "doors", "gate", "entrance", "steps", "stairs", "sign", "bushes", "path", "clock")
	})
	return plane.Crop(doorless.Drawn(), r)
}

// sheared is the picture as the left side of a box in 2:1 projection shows it.
func sheared(p *picture.Picture) *picture.Picture {
	out := *p
	out.Pieces = nil
	for _, q := range p.Pieces {
		q.Matrix = scene.Matrix{0.86, 0.43, 0, 1, 0, 0}.Mul(q.Matrix)
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}

// movedRight moves all pieces by a share of the side.
func movedRight(p *picture.Picture, by float32) *picture.Picture {
	out := *p
	out.Pieces = nil
	for _, q := range p.Pieces {
		q.Matrix = scene.Translate(p.Length(by), 0).Mul(q.Matrix)
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}

// widthOf is the share of the side that the ink of a picture takes from left to right, by a small drawing.
func widthOf(p *picture.Picture) float32 {
	const side = 128
	l := raster.Square(side)
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(side/p.Length(1), side/p.Length(1)).Mul(q.Matrix))
	}
	return float32(plane.InkBounds(l).Dx()) / side
}

// footing is a slab under a box whose front is the ink and that is so deep: a little wider than the box on every side, and at least a share of the front deep.
func footing(p *picture.Picture, out *raster.Layer, ink plane.Rectangle, depth, foot float32) {
	w := float32(ink.Dx())
	more := max(0, foot*w-depth) / 2 // of a plate, in front and behind
	edge := p.Length(0.035)
	left := scene.Point{X: float32(ink.Min.X) - more - 2*edge, Y: float32(ink.Max.Y) - w/2 + more/2}
	front := scene.Point{X: float32(ink.Max.X) - more, Y: float32(ink.Max.Y) + more/2 + edge}
	slab(p, out, left, front, depth+2*more+2*edge)
}

// plateFoot is how deep the slab below a plate is, as a share of the width of its front.
const plateFoot = 0.42

// tile draws a square slab in 2:1 projection under what stands on it, and the shadow of what touches it.
func tile(p *picture.Picture, out, front *raster.Layer) {
	ink := plane.InkBounds(front)
	if ink.Empty() {
		return
	}
	foot := plane.InkBounds(plane.Crop(front, image.Rect(ink.Min.X, ink.Max.Y-int(p.Length(0.05)), ink.Max.X, ink.Max.Y)))
	wide := max(0.24*p.Length(1), min(0.43*p.Length(1), 0.80*float32(ink.Dx()), 0.66*float32(foot.Dx())+0.22*p.Length(1)))
	mid := float32(foot.Min.X+foot.Max.X) / 2
	w := min(0.5*float32(foot.Dx())+p.Length(0.01), 0.6*wide)
	high := min(0.5*w, p.Length(0.06))
	x, y := (mid+float32(ink.Min.X+ink.Max.X)/2)/2, float32(ink.Max.Y)-0.5*high
	slab(p, out, scene.Point{X: x - wide, Y: y}, scene.Point{X: x, Y: y + wide/2}, wide)
	if p.Slab != nil {
		out = p.Slab.Shadow
	}
	raster.Draw(out, []scene.Node{scene.NewPath().Ellipse(mid+0.03*wide, y, w, high).Fill(slabTone(p, 0.70).Paint()).Node()}, scene.Identity)
}

// slab is a slab in 2:1 projection with two of its corners at the left and in front, and so many pixels from the latter to the right one.
func slab(p *picture.Picture, out *raster.Layer, left, front scene.Point, deep float32) {
	if p.Slab != nil {
		p.Slab.Left, p.Slab.Front, p.Slab.Deep = left, front, deep
		return
	}
	thick := p.Length(tileDepth)
	right := scene.Point{X: front.X + deep, Y: front.Y - deep/2}
	tone := func(l float32) scene.Paint { return slabTone(p, l).Paint() }
	side := func(a, b scene.Point, l float32) scene.Node {
		return scene.NewPath().Move(a.X, a.Y).Line(b.X, b.Y).Line(b.X, b.Y+thick).Line(a.X, a.Y+thick).Close().Fill(tone(l)).Node()
	}
	raster.Draw(out, []scene.Node{
		side(left, front, 0.72),
		side(front, right, 0.60),
		scene.NewPath().Move(left.X, left.Y).Line(left.X+deep, left.Y-deep/2).Line(right.X, right.Y).Line(front.X, front.Y).Close().Fill(tone(slabTop)).Node(),
	}, scene.Identity)
}

// keepThick clears what is thinner than a share of the side: deep sheets of leaves would hide the picture.
func keepThick(p *picture.Picture, l *raster.Layer, share float32) {
	half := p.Length(share/2) / 2 // at half the resolution: the cut lies inside the block
	a := plane.AlphaOf(l, plane.Bounds(l))
	core := a.Halved().SignedDistance()
	for i, v := range core.V {
		core.V[i] = plane.Clamp(-v - half + 0.5)
	}
	back := core.SignedDistance().Enlarged(a)
	for i, v := range back.V {
		if k := plane.Clamp(2*(half-v) + 2.5); k < 1 {
			for c := range 4 {
				l.Pix[4*i+c] *= k
			}
		}
	}
}
