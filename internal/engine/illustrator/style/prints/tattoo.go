package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// tattooInks are the inks of a traditional tattoo beside black; the first is bare skin-colored paper.
var tattooInks = []color.RGB{
	color.Hex(0xf2dfbd), color.Hex(0xc9342b), color.Hex(0xe8ae2d), color.Hex(0x3e7d4c), color.Hex(0x2f6c8c), color.Hex(0xd97b3d), color.Hex(0x8a4a2b), color.Hex(0xd98a8a), color.Hex(0x6a4a7c),
}

var tattooBlack = color.Hex(0x16151a)

// Tattoo is a flash sheet of the old school: bold black outlines, few even inks, and black that is whipped out into dots from the shaded
// side of every field. It is cut out with a narrow rim of paper.
func Tattoo(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.035)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/9000)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0068), Detail: p.Length(0.014), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	shape := plane.AlphaOf(art, r)
	light := shape.Reduced(2).Inflated(p.Length(0.09)/4).Softened(3).Lit(1, 3).Diffuse.Enlarged(shape)
	inks := make([]color.RGB, len(q.Colors))
	for k, c := range q.Colors {
		inks[k] = tattooInk(c)
	}
	calm := p.Calm(r).Enlarged(shape)
	outline, rim := p.Length(0.0095), p.Length(0.0175)
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := tattooInks[0]
		if label := q.Nearest(i, 2); label >= 0 {
			c = inks[label]
			border := min(q.Edge.V[i], -d) / p.Length(0.050)
			whip := plane.Clamp(0.62*(1-border)) * plane.Smooth(-0.02, -0.42, light.V[i]) * 1.5 * (1 - calm.V[i])
			c = c.Mix(tattooBlack, peppered(p, whip, x, y))
		}
		line := max(lines.V[i]*plane.Smooth(0.05, 0.18, gate.V[i]), plane.Clamp(0.5+outline-max(d, 0))*plane.Clamp(0.5+d+outline*0.35))
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(tattooBlack, line), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
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
	case v.C < 0.035 || v.L > 0.90 && v.C < 0.08:
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
