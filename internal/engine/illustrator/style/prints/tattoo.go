package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// tattooInks are the inks of a traditional tattoo beside black; the first is bare skin-colored paper.
var tattooInks = []color.RGB{
	color.Hex(0xf2dfbd), color.Hex(0xb5744a), color.Hex(0x5f3826), color.Hex(0xc9342b), color.Hex(0xe8ae2d), color.Hex(0x3e7d4c), color.Hex(0x2f6c8c), color.Hex(0xd97b3d), color.Hex(0x8a4a2b), color.Hex(0xd98a8a), color.Hex(0x6a4a7c),
}

var tattooBlack = color.Hex(0x16151a)

// Tattoo is a flash sheet of the old school: bold black outlines and few inks. Every field is a third black, whipped out into dots from
// its lower right, a third color, and a third bare paper at its upper left. It is cut out with a narrow rim of paper, and stars and dots fill
// the corners.
func Tattoo(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	eyeless := p.Eyed(func(picture.Eye) []scene.Node { return nil }).Flattened(picture.Second{})
	p = p.Eyed(heavyEye)
	art := eyeless.Drawn()
	r := p.Around(art, 0.045)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/9000)
	lines := picture.CoverageOf(eyeless.Outlined(picture.Pen{Width: p.Length(0.0068), Detail: p.Length(0.014), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	inks := make([]color.RGB, len(q.Colors))
	for k, c := range q.Colors {
		inks[k] = tattooInk(c)
	}
	depth := depthIn(q).Softened(p.Length(0.005))
	deepest := make([]float32, len(q.Colors))
	for i, label := range q.Label {
		if label >= 0 {
			deepest[label] = max(deepest[label], depth.V[i])
		}
	}
	calm := p.Calm(r).Enlarged(q.Shape)
	outline, rim := p.Length(0.0095), p.Length(0.0175)
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := tattooInks[0]
		if label := q.Nearest(i, 2); label >= 0 {
			gx, gy := depth.Slope(i)
			away := 0.62*gx + 0.78*gy // downhill is toward the nearest edge
			near := plane.Clamp(1-depth.V[i]/p.Length(0.060)) * (1 - calm.V[i])
			near *= 0.25 + 0.75*plane.Smooth(p.Length(0.014), p.Length(0.042), deepest[label]) // on slender limbs it would be the gloss of a tube
			glow := plane.Smooth(0.02, 0.08, color.ToLCH(inks[label]).C)
			c = inks[label].Mix(tattooInks[0], 0.45*glow*plane.Smooth(0.25, 0.80, -away)*plane.Smooth(0.40, 0.85, near))
			c = c.Mix(tattooBlack, peppered(p, 1.15*near*near*plane.Smooth(0.10, 0.70, away), x, y))
		}
		line := max(lines.V[i]*plane.Smooth(0.05, 0.18, gate.V[i]), plane.Clamp(0.5+outline-max(d, 0))*plane.Clamp(0.5+d+outline*0.35))
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(tattooBlack, line), alpha)
	}
	picture.LayAtop(out, p.SeenEyes(func(c color.RGB) color.RGB {
		if plane.Luma(c) < 0.12 {
			return tattooBlack
		}
		return c
	}))
	fillers(p, out, q.Shape)
	return out
}

// depthIn is how deep in its field every pixel lies.
func depthIn(q *picture.Patches) *plane.Plane {
	o := plane.NewPlane(q.R)
	for i, d := range q.Shape.V {
		o.V[i] = max(0, min(q.Edge.V[i], -d))
	}
	return o
}

// heavyEye is half closed under a heavy lid with a wing.
func heavyEye(e picture.Eye) []scene.Node {
	s := e.Side
	if s == 0 {
		s = 1
	}
	w, h := float32(1.22), float32(1.0)
	if !e.Person {
		w, h = 1.12, 1.22
	}
	ball := scene.NewPath().Move(-s*w, 0.25*h).Quad(-s*0.1, -1.15*h, s*w, -0.15*h).Quad(s*0.35, 1.15*h, -s*w, 0.25*h).Close().Fill(color.Hex(0xfdf6e6).Paint()).Path()
	inner := []scene.Node{
		scene.NewPath().Ellipse(0, 0, 0.60, 0.70).Fill(tattooBlack.Paint()).Node(),
		scene.NewPath().Ellipse(-0.20, -0.10, 0.20, 0.22).Fill(color.Hex(0xfdf6e6).Paint()).Node(),
	}
	lid := scene.NewPath().Move(-s*w*1.05, 0.32*h).Quad(-s*0.2, -1.75*h, s*w*1.40, -0.62*h).Quad(s*w*0.9, -0.30*h, s*w*0.95, -0.08*h).Quad(-s*0.1, -0.75*h, -s*w*1.05, 0.32*h).Close().Fill(tattooBlack.Paint()).Node()
	lower := scene.NewPath().Move(-s*w*0.75, 0.42*h).Quad(s*0.3, 0.95*h, s*w, -0.12*h).Stroke(scene.Stroke{Paint: tattooBlack.Paint(), Width: 0.16, Cap: scene.RoundCap}).Node()
	return []scene.Node{{Path: ball}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: ball}}, Children: inner}}, lower, lid}
}

// fillers are the stars and the rows of dots with which a sheet is filled: up to four, where there is room beside the drawing.
func fillers(p *picture.Picture, out *raster.Layer, shape *plane.Plane) {
	for k, corner := range [4]scene.Point{{X: -1, Y: -1}, {X: 1, Y: -0.8}, {X: -1, Y: 0.7}, {X: 1, Y: 0.9}} {
		if at, ok := besides(p, shape, corner, p.Length(0.050)); ok {
			raster.Draw(out, filler(k, at.X, at.Y, p.Length(0.024)), scene.Identity)
		}
	}
}

// besides is the place farthest to a corner that lies about so far from a shape, given as a distance, and within the picture.
func besides(p *picture.Picture, shape *plane.Plane, corner scene.Point, reach float32) (scene.Point, bool) {
	best, at := float32(plane.Far), scene.Point{}
	for i := 0; i < len(shape.V); i += 3 {
		q := scene.Point{X: float32(shape.X0 + i%shape.W), Y: float32(shape.Y0 + i/shape.W)}
		if d := shape.V[i]; d < reach || d > 1.7*reach || min(q.X, q.Y, float32(p.Size)-q.X, float32(p.Size)-q.Y) < 0.9*reach {
			continue
		}
		if v := -corner.X*q.X - corner.Y*q.Y; v < best {
			best, at = v, q
		}
	}
	return at, best < plane.Far
}

// filler is a star of four rays, or three dots, on a rim of paper.
func filler(k int, x, y, r float32) []scene.Node {
	rim := scene.Stroke{Paint: tattooInks[0].Paint(), Width: 0.7 * r, Join: scene.RoundJoin}
	draw := func(b *scene.Builder) []scene.Node {
		under := *b.Path()
		under.Fill, under.Stroke = tattooInks[0].Paint(), &rim
		over := *b.Path()
		over.Fill = tattooBlack.Paint()
		return []scene.Node{{Path: &under}, {Path: &over}}
	}
	if k%3 == 0 {
		return draw(scene.NewPath().Move(x, y-1.2*r).Quad(x+0.1*r, y-0.1*r, x+r, y).Quad(x+0.1*r, y+0.1*r, x, y+1.2*r).Quad(x-0.1*r, y+0.1*r, x-r, y).Quad(x-0.1*r, y-0.1*r, x, y-1.2*r).Close())
	}
	return draw(scene.NewPath().Ellipse(x, y-0.8*r, 0.20*r, 0.20*r).Ellipse(x, y, 0.30*r, 0.30*r).Ellipse(x, y+0.9*r, 0.20*r, 0.20*r))
}

// peppered turns a share of black into dots of a needle: solid where it is high, and ever fewer dots where it is low.
func peppered(p *picture.Picture, share float32, x, y int) float32 {
	if share <= 0.02 {
		return 0
	}
	pitch := max(2, p.Length(0.0042))
	u, v := float32(x)/pitch, float32(y)/pitch
	i, j := plane.Floor(u), plane.Floor(v)
	best := float32(0)
	for b := j - 1; b <= j+1; b++ {
		for a := i - 1; a <= i+1; a++ {
			if plane.Hash(a, b, 51) > 1.15*share {
				continue
			}
			du, dv := u-float32(a)-plane.Hash(a, b, 52), v-float32(b)-plane.Hash(a, b, 53)
			d := float32(math.Sqrt(float64(du*du + dv*dv)))
			best = max(best, plane.Clamp((0.34+0.40*share-d)*pitch+0.5))
		}
	}
	return best
}

// tattooInk is the ink that comes nearest to a color; what is dark is black, what is pale stays paper.
func tattooInk(c color.RGB) color.RGB {
	v := color.ToLCH(c)
	switch {
	case v.L < 0.36 && v.C < 0.09 || v.L < 0.24:
		return tattooBlack
	case v.C < 0.035 && v.L < 0.68:
		return color.Hex(0x8f959a)
	case v.C < 0.035 || v.L > 0.90 && v.C < 0.08 || v.L > 0.74 && v.C < 0.10 && v.H > 0.5 && v.H < 1.4: // light skin is bare
		return tattooInks[0]
	}
	best, least := tattooInks[0], float32(math.Inf(1))
	for _, ink := range tattooInks[1:] {
		w := color.ToLCH(ink)
		turn := math.Remainder(float64(v.H-w.H), 2*math.Pi)
		if d := float32(turn*turn) + 0.9*(v.L-w.L)*(v.L-w.L) + 6*(v.C-w.C)*(v.C-w.C); d < least {
			best, least = ink, d
		}
	}
	return best
}
