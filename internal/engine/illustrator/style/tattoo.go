package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// tattooInks are the inks of a traditional tattoo beside black; the first is bare skin-colored paper.
var tattooInks = []color.RGB{
	color.Hex(0xf2dfbd), color.Hex(0xc9342b), color.Hex(0xe8ae2d), color.Hex(0x3e7d4c), color.Hex(0x2f6c8c), color.Hex(0xd97b3d), color.Hex(0x8a4a2b), color.Hex(0xd98a8a), color.Hex(0x6a4a7c),
}

var tattooBlack = color.Hex(0x16151a)

// tattoo is a flash sheet of the old school: bold black outlines, few even inks, and black that is whipped out into dots from the shaded
// side of every field. It is cut out with a narrow rim of paper.
func tattoo(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.035)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 12, 1.0/9000)
	lines := coverageOf(flat.lines(pen{width: p.length(0.0068), detail: p.length(0.014), line: whiteLine, hull: true}), r)
	gate := contrast(art, r)
	shape := alphaOf(art, r)
	light := shape.reduced(2).inflated(p.length(0.09)/4).softened(3).lit(1, 3).diffuse.enlarged(shape)
	inks := make([]color.RGB, len(q.colors))
	for k, c := range q.colors {
		inks[k] = tattooInk(c)
	}
	outline, rim := p.length(0.0095), p.length(0.0175)
	for i, d := range q.shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := tattooInks[0]
		if label := q.nearest(i, 2); label >= 0 {
			c = inks[label]
			border := min(q.edge.v[i], -d) / p.length(0.050)
			whip := clamp(0.62*(1-border)) * smooth(-0.02, -0.42, light.v[i]) * 1.5
			c = c.Mix(tattooBlack, p.peppered(whip, x, y))
		}
		line := max(lines.v[i]*smooth(0.05, 0.18, gate.v[i]), clamp(0.5+outline-max(d, 0))*clamp(0.5+d+outline*0.35))
		set(pixel(out, y*out.W+x), c.Mix(tattooBlack, line), alpha)
	}
	layAtop(out, p.seenFeatures(own))
	return out
}

// peppered turns a share of black into dots of a needle: solid where it is high, and ever fewer dots where it is low.
func (p *Picture) peppered(share float32, x, y int) float32 {
	if share <= 0.02 {
		return 0
	}
	pitch := max(2, p.length(0.0042))
	u, v := float32(x)/pitch, float32(y)/pitch
	i, j := floor(u), floor(v)
	best := float32(0)
	for b := j - 1; b <= j+1; b++ {
		for a := i - 1; a <= i+1; a++ {
			if hash(a, b, 51) > 1.15*share {
				continue
			}
			du, dv := u-float32(a)-hash(a, b, 52), v-float32(b)-hash(a, b, 53)
			d := float32(math.Sqrt(float64(du*du + dv*dv)))
			best = max(best, clamp((0.34+0.40*share-d)*pitch+0.5))
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
		if d := float32(turn*turn) + 0.9*(v.L-w.L)*(v.L-w.L); d < least {
			best, least = ink, d
		}
	}
	return best
}
