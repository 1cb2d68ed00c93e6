package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// pigments are those of Japanese woodblock prints.
var pigments = []color.RGB{
	color.Hex(0x1f3f66), color.Hex(0x3f7391), color.Hex(0x8fb3b8), color.Hex(0xb9432f), color.Hex(0xd98c5f), color.Hex(0xd9a441),
	color.Hex(0x6f7f4f), color.Hex(0x3d5a4c), color.Hex(0xd9a3a0), color.Hex(0x6b4a3a), color.Hex(0x3a3940), color.Hex(0x8d8a80), color.Hex(0xefe3c6), color.Hex(0x6a5273),
	color.Hex(0xecd0ae), color.Hex(0xa06a45), color.Hex(0xc96a3a), color.Hex(0x2f6f66),
}

var washi, indigo = color.Hex(0xf3e8cf), color.Hex(0x1c2740)

// ukiyoe prints from several woodblocks: muted pigments that fade from one side of each field to the other, the grain of the wood in
// them, and an indigo key line that swells, on a rim of handmade paper.
func ukiyoe(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 13, 1.0/7000)
	pressed := make([]color.RGB, len(q.colors))
	for k, c := range q.colors {
		pressed[k] = pigment(c)
	}
	tops, bottoms := q.spans()
	wide := q.wiped(p.Size)
	key := coverageOf(flat.lines(pen{width: p.length(0.0040), detail: p.length(0.010), line: whiteLine, hull: true}), r)
	gate := p.shadedContrast(r)
	grain := cloud{p.Size, 9, 3, p.Seed + 3}.plane(r)
	fiber := cloud{p.Size, 150, 2, p.Seed + 4}.plane(r)
	outline, rim := p.length(0.0054), p.length(0.0140)
	for i, d := range q.shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := washi.Mix(color.Hex(0xd9c79d), 0.35*smooth(0.56, 0.72, fiber.v[i]))
		if label := q.label[i]; label >= 0 && d < 0.5 {
			t := float32(y-tops[label]) / float32(max(1, bottoms[label]-tops[label]))
			fade := wide[label] * smooth(0.35, 1, t) // wiped toward the bottom
			wood := tri(float32(y)/p.length(0.011) + 5*grain.v[i])
			c = c.Mix(pressed[label], clamp(0.97-0.42*fade-0.05*(wood+1)*smooth(0.35, 0.65, grain.v[i])-0.10*(fiber.v[i]-0.4)))
		}
		swell := 0.55 + 0.6*grain.v[i]
		line := max(key.v[i]*smooth(0.04, 0.16, gate.v[i])*min(1, swell+0.2), clamp(0.5+outline*swell-max(d, -d)))
		set(pixel(out, y*out.W+x), c.Mix(indigo, 0.94*line), alpha)
	}
	layAtop(out, p.seenFeatures(own))
	return out
}

// wiped tells how far each field fades: wide ones of a clear color do, small and dark ones are printed evenly.
func (q *patches) wiped(side int) []float32 {
	out := make([]float32, len(q.colors))
	for k, c := range q.colors {
		out[k] = smooth(1.0/160, 1.0/60, float32(q.count[k])/float32(side*side)) * smooth(0.36, 0.55, color.ToLab(c).L)
	}
	return out
}

// spans are the first and the last row of every field.
func (q *patches) spans() (tops, bottoms []int) {
	tops, bottoms = make([]int, len(q.colors)), make([]int, len(q.colors))
	for k := range tops {
		tops[k] = math.MaxInt
	}
	for i, label := range q.label {
		if label >= 0 {
			y := q.r.Min.Y + i/q.r.Dx()
			tops[label], bottoms[label] = min(tops[label], y), max(bottoms[label], y)
		}
	}
	return tops, bottoms
}

// pigment is the nearest pigment to a color, mixed with a third of that color in the muted tones of the inks. The hue weighs most, so
// that skin stays skin.
func pigment(c color.RGB) color.RGB {
	lab := color.ToLab(c)
	best, least := pigments[0], float32(far)
	for _, candidate := range pigments {
		w := color.ToLab(candidate)
		dl, da, db := w.L-lab.L, 1.35*w.A-lab.A, 1.35*w.B-lab.B
		if d := 0.8*dl*dl + 4*(da*da+db*db); d < least {
			best, least = candidate, d
		}
	}
	muted := lab.LCH()
	muted.C = min(0.12, muted.C*0.75)
	return best.Mix(color.FromLCH(muted), 0.36)
}
