package model

import (
	"context"
	"math"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the side: how thick the whole is, and how far each part stands out of it.
const (
	standDepth = 0.020 // of people and animals, who stand upright: a face that is sheared is no face
	thingDepth = 0.036
	thinDepth  = 0.014 // of leaves, hairs and spokes
	partDepth  = 0.012
	tileDepth  = 0.055 // of the tile that they stand on
)

// Isometric stands the picture upright on a tile in 2:1 projection; a thickness of the whole and of every part runs back to the upper
// right, light on top and dark at the side.
func Isometric(ctx context.Context, p *picture.Picture) *raster.Layer {
	q := p.Flattened(picture.Second{Depth: 0.10, Least: 0.05, Alpha: 0.14, Tone: picture.DeepShade}).Cleared()
	out := raster.Square(p.Size)
	depth := float32(standDepth)
	if len(p.Faces()) == 0 {
		depth = thingDepth
	}
	q = q.Within(picture.Box{X0: 0.17, Y0: 0.04, X1: 0.83 - depth, Y1: 0.78})
	front := q.Drawn()
	if !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Far }) {
		tile(p, out, plane.InkBounds(front))
	}
	return built(ctx, q, out, front, depth)
}

// built lays the blocks of a picture, whose front is drawn, over a layer.
func built(ctx context.Context, p *picture.Picture, out, front *raster.Layer, depth float32) *raster.Layer {
	r := p.Around(front, thingDepth+0.01)
	if r.Empty() {
		return out
	}
	plane.Settle(front, r)
	whole := plane.Crop(front, r)
	block(out, whole, int(p.Length(min(thinDepth, depth))/2))
	keepThick(p, whole)
	block(out, whole, int(p.Length(depth)/2))
	raised := min(partDepth, 0.4*depth)
	for _, g := range p.Regions() {
		if ctx.Err() != nil {
			return out
		}
		l := g.Layer(p.Frame(), int(p.Length(2*raised))+2)
		plane.Settle(l, plane.Bounds(l))
		block(out, l, max(1, int(p.Length(raised)/2)))
		raster.Over(out, l, 1)
	}
	plane.Settle(out, r)
	return out
}

// tile draws a square slab in 2:1 projection under what stands on it, in a pale tone of the picture's color.
func tile(p *picture.Picture, out *raster.Layer, ink plane.Rectangle) {
	if ink.Empty() {
		return
	}
	wide := max(0.22*p.Length(1), min(0.45*p.Length(1), 0.68*float32(ink.Dx())))
	high, thick := wide/2, p.Length(tileDepth)
	x, y := float32(ink.Min.X+ink.Max.X)/2, float32(ink.Max.Y)-0.30*high
	c := color.ToLCH(p.Accent)
	tone := func(l float32) scene.Paint { return color.FromLCH(color.LCH{L: l, C: min(0.075, c.C), H: c.H}).Paint() }
	raster.Draw(out, []scene.Node{
		scene.NewPath().Move(x-wide, y).Line(x, y+high).Line(x, y+high+thick).Line(x-wide, y+thick).Close().Fill(tone(0.72)).Node(),
		scene.NewPath().Move(x+wide, y).Line(x, y+high).Line(x, y+high+thick).Line(x+wide, y+thick).Close().Fill(tone(0.60)).Node(),
		scene.NewPath().Move(x-wide, y).Line(x, y-high).Line(x+wide, y).Line(x, y+high).Close().Fill(tone(0.86)).Node(),
		scene.NewPath().Ellipse(x+0.04*wide, y+0.24*high, 0.42*float32(ink.Dx()), 0.26*high).Fill(tone(0.74)).Node(),
	}, scene.Identity)
}

// keepThick clears what is thinner than a fiftieth of the side: deep sheets of leaves would hide the picture.
func keepThick(p *picture.Picture, l *raster.Layer) {
	half := p.Length(0.010) / 2 // at half the resolution: the cut lies inside the block
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
func block(out, l *raster.Layer, steps int) {
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
