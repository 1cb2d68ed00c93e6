package model

import (
	"context"
	"image"
	"math"
	"slices"
	"sync"

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
)

// Shares of the width of a front.
const (
	boxDepth   = 0.62 // of buildings and furniture
	carDepth   = 0.44
	plateDepth = 0.07 // of devices and signs
)

// openFill is the share of its box that a front fills up to which it is a frame, as a bicycle or a scaffold is, and no box.
const openFill = 0.50

// Isometric shows the picture from above on a tile in 2:1 projection: what has a flat front is a box whose front and side are sheared, round
// things are turned on a lathe, with elliptical tops, and bodies swell.
func Isometric(ctx context.Context, p *picture.Picture) *raster.Layer {
	q := p.Flattened(picture.Second{Depth: 0.10, Least: 0.05, Alpha: 0.14, Tone: picture.DeepShade}).Cleared()
	q = q.Within(picture.Box{X0: 0.18, Y0: 0.06, X1: 0.82, Y1: 0.80})
	front := q.Drawn()
	out := raster.Square(p.Size)
	kind, body := solidOf(p, front)
	if kind == boxSolid {
		return boxed(ctx, q, out, filled(plane.AlphaOf(front, p.Frame())) < openFill)
	}
	r := plane.InkBounds(front)
	if r.Empty() {
		return out
	}
	r = r.Inset(-3).Intersect(p.Frame())
	a := plane.AlphaOf(front, r)
	width := float32(0.045) // of flowers and things
	if slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person || q.Furry }) {
		width = 0.10
	}
	z, least := swollen(p, a, width), float32(math.MaxFloat32)
	if kind == roundSolid {
		z, least = turned(p, a, cropped(body, r)), p.Length(0.012)
	}
	if onTile(p) {
		tile(p, out, plane.InkBounds(front))
	}
	newRelief(plane.Crop(front, r), z, least).draw(out)
	return out
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
	deep := float32(boxDepth)
	for _, q := range p.Pieces {
		switch q.Group {
		case "electronics", "office", "signs", "tools", "symbols", "music":
			deep = plateDepth
		case "vehicles":
			deep = carDepth
		}
	}
	if open {
		deep = min(deep, plateDepth)
	}
	q := sheared(p).Within(picture.Box{X0: 0.10, Y0: 0.06 + 0.2*deep, X1: 0.52, Y1: 0.80})
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
		footing(p, out, ink, depth)
	}
	plane.Settle(front, r)
	whole := plane.Crop(front, r)
	thick := plane.Crop(q.Mapped(func(q picture.Piece) []scene.Node { return picture.Without(q.Nodes, slim...) }).Drawn(), r)
	keepThick(p, thick, 0.05)
	lateral(out, thick, int(depth/2), sideOf(q, r))
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

// slim are the parts that are not as deep as what they belong to: a chimney is no ridge, and a bush no hedge.
var slim = []string{"bow", "chimney", "chimneys", "smoke", "flag", "flags", "bushes", "plants", "flowers", "leaves", "trees", "garden", "ivy", "sign", "steps", "stairs", "spire", "cross", "antenna", "posts", "rope", "cables",
	"lights", "ladder", "railing", "star", "palms", "blossoms", "pole", "vane", "mirrors", "mirror", "pantograph", "handles", "knobs"}

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

// footing is a tile under a box whose front is the ink and that is so deep.
func footing(p *picture.Picture, out *raster.Layer, ink plane.Rectangle, depth float32) {
	w := float32(ink.Dx())
	half := (w + depth) / 2
	mid := image.Pt(int(float32(ink.Min.X)+half), int(float32(ink.Max.Y)-w/4-depth/4))
	slab(p, out, float32(mid.X), float32(mid.Y), min(1.08*max(w, depth), 0.47*p.Length(1)))
}

// tile draws a square slab in 2:1 projection under what stands on it, in a pale tone of the picture's color.
func tile(p *picture.Picture, out *raster.Layer, ink plane.Rectangle) {
	if ink.Empty() {
		return
	}
	wide := max(0.22*p.Length(1), min(0.45*p.Length(1), 0.68*float32(ink.Dx())))
	x, y := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Max.Y)-0.15*wide
	slab(p, out, x, y, wide)
	c := color.ToLCH(p.Accent)
	raster.Draw(out, []scene.Node{scene.NewPath().Ellipse(x+0.04*wide, y+0.12*wide, 0.42*float32(ink.Dx()), 0.13*wide).Fill(color.FromLCH(color.LCH{L: 0.74, C: min(0.075, c.C), H: c.H}).Paint()).Node()}, scene.Identity)
}

// slab is a square slab in 2:1 projection with its middle at x, y.
func slab(p *picture.Picture, out *raster.Layer, x, y, wide float32) {
	high, thick := wide/2, p.Length(tileDepth)
	c := color.ToLCH(p.Accent)
	tone := func(l float32) scene.Paint { return color.FromLCH(color.LCH{L: l, C: min(0.075, c.C), H: c.H}).Paint() }
	raster.Draw(out, []scene.Node{
		scene.NewPath().Move(x-wide, y).Line(x, y+high).Line(x, y+high+thick).Line(x-wide, y+thick).Close().Fill(tone(0.72)).Node(),
		scene.NewPath().Move(x+wide, y).Line(x, y+high).Line(x, y+high+thick).Line(x+wide, y+thick).Close().Fill(tone(0.60)).Node(),
		scene.NewPath().Move(x-wide, y).Line(x, y-high).Line(x+wide, y).Line(x, y+high).Close().Fill(tone(0.86)).Node(),
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

// blockFaces are the tones of the faces at the side and on top.
var blockFaces = sync.OnceValue(func() plane.Tone {
	return plane.Tone{
		Dark:   color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L * 0.66, C: c.C * 1.02, H: c.H - 0.06} }),
		Bright: color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: c.L + (1-c.L)*0.30, C: c.C * 0.92, H: c.H + 0.04} }),
	}
})

// block draws the sides of a layer's ink: so many steps of two pixels right and one up.
func block(out, l *raster.Layer, steps int) { lateral(out, l, steps, nil) }

// lateral is block with a picture on the side, if there is one: that of the front in a mirror, so that windows go around the corner.
func lateral(out, l *raster.Layer, steps int, side *raster.Layer) {
	a := plane.AlphaOf(l, plane.Bounds(l))
	soft := &plane.Plane{X0: a.X0, Y0: a.Y0, W: a.W, H: a.H, V: append([]float32(nil), a.V...)}
	soft.Softened(2.2)
	face := blockFaces()
	any, full := rays(a, 0.01), rays(a, 0.99)
	for y := range a.H {
		for x := range a.W {
			i := y*a.W + x
			if a.V[i] > 0.99 || any[i] > int32(steps) {
				continue
			}
			most, at := float32(0), -1
			if k := int(full[i]); k <= steps {
				most, at = 1, i+k*(a.W-2)
			}
			for k := 1; k <= steps && most < 0.99; k++ {
				u, v := x-2*k, y+k
				if u < 0 || v >= a.H {
					break
				}
				if w := a.V[v*a.W+u]; w > most {
					most, at = w, v*a.W+u
				}
				if w := (a.V[v*a.W+u] + a.V[v*a.W+u+1] + a.V[(v-1)*a.W+u] + a.V[(v-1)*a.W+u+1]) / 4; w > most {
					most = w // halfway between two steps
				}
			}
			if most < 0.01 || at < 0 {
				continue
			}
			s := plane.Pixel(l, at)
			if s[3] < 0.01 {
				continue
			}
			gx, gy := soft.Slope(at) // points out
			n := float32(math.Hypot(float64(gx), float64(gy))) + 1e-6
			c := plane.Straight(s)
			wall := gx > 0.98*n // a roof has no windows
			if k := int(full[i]); side != nil && wall && k <= steps && x >= 4*k {
				if m := plane.Pixel(side, i-4*k); m[3] > 0.99 { // as far to the left of the corner as this is to its right
					c = plane.Straight(m)
				}
			}
			c = face.Dark.At(c).Mix(face.Bright.At(c), plane.Smooth(-0.15, 0.75, -gy/n-0.25*gx/n))
			plane.Over(plane.Pixel(out, (y+l.Y0-out.Y0)*out.W+x+l.X0-out.X0), c, most)
		}
	}
}

// rays counts for every pixel the steps down to the lower left until a value above least; nothing ahead is very far.
func rays(a *plane.Plane, least float32) []int32 {
	const nothing = 1 << 20
	out := make([]int32, len(a.V))
	for y := a.H - 1; y >= 0; y-- {
		for x := range a.W {
			i := y*a.W + x
			switch {
			case y == a.H-1 || x < 2:
				out[i] = nothing
			case a.V[i+a.W-2] > least:
				out[i] = 1
			default:
				out[i] = out[i+a.W-2] + 1
			}
		}
	}
	return out
}
