package prints

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// pigments are those of Japanese woodblock prints.
var pigments = []color.RGB{
	color.Hex(0x1f3f66), color.Hex(0x3f7391), color.Hex(0x8fb3b8), color.Hex(0xb9432f), color.Hex(0xd98c5f), color.Hex(0xd9a441),
	color.Hex(0x6f7f4f), color.Hex(0x3d5a4c), color.Hex(0xd9a3a0), color.Hex(0x74472f), color.Hex(0x3a3940), color.Hex(0x8d8a80), color.Hex(0xefe3c6), color.Hex(0x6a5273),
	color.Hex(0xecd0ae), color.Hex(0xa06a45), color.Hex(0xc96a3a), color.Hex(0x2f6f66), color.Hex(0x7a4a2c), color.Hex(0x5c3827),
}

var washi, indigo = color.Hex(0xf3e8cf), color.Hex(0x1c2740)

// Ukiyoe prints from several woodblocks: muted pigments that fade from one side of each field to the other, the grain of the wood in
// them, and an indigo key line that swells, on a rim of handmade paper.
func Ukiyoe(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 13, 1.0/7000)
	pressed := make([]color.RGB, len(q.Colors))
	for k, c := range q.Colors {
		pressed[k] = pigment(c)
	}
	tops, bottoms := spans(q)
	wide := wiped(q, p.Size)
	key := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0040), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}), r)
	gate := p.ShadedContrast(r)
	grain := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 3}.Plane(r)
	fiber := plane.Cloud{Size: p.Size, Waves: 150, Octaves: 2, Seed: p.Seed + 4}.Plane(r)
	outline, rim := p.Length(0.0054), p.Length(0.0140)
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := washi.Mix(color.Hex(0xd9c79d), 0.35*plane.Smooth(0.56, 0.72, fiber.V[i]))
		if label := q.Label[i]; label >= 0 && d < 0.5 {
			t := float32(y-tops[label]) / float32(max(1, bottoms[label]-tops[label]))
			fade := wide[label] * plane.Smooth(0.35, 1, t) // wiped toward the bottom
			wood := plane.Tri(float32(y)/p.Length(0.011) + 5*grain.V[i])
			c = c.Mix(pressed[label], plane.Clamp(0.97-0.42*fade-0.05*(wood+1)*plane.Smooth(0.35, 0.65, grain.V[i])-0.10*(fiber.V[i]-0.4)))
		}
		swell := 0.55 + 0.6*grain.V[i]
		line := max(key.V[i]*plane.Smooth(0.04, 0.16, gate.V[i])*min(1, swell+0.2), plane.Clamp(0.5+outline*swell-max(d, -d)))
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(indigo, 0.94*line), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}

// wiped tells how far each field fades: wide ones of a clear color do, small and dark ones are printed evenly.
func wiped(q *picture.Patches, side int) []float32 {
	out := make([]float32, len(q.Colors))
	for k, c := range q.Colors {
		out[k] = plane.Smooth(1.0/160, 1.0/60, float32(q.Count[k])/float32(side*side)) * plane.Smooth(0.36, 0.55, color.ToLab(c).L)
	}
	return out
}

// spans are the first and the last row of every field.
func spans(q *picture.Patches) (tops, bottoms []int) {
	tops, bottoms = make([]int, len(q.Colors)), make([]int, len(q.Colors))
	for k := range tops {
		tops[k] = math.MaxInt
	}
	for i, label := range q.Label {
		if label >= 0 {
			y := q.R.Min.Y + i/q.R.Dx()
			tops[label], bottoms[label] = min(tops[label], y), max(bottoms[label], y)
		}
	}
	return tops, bottoms
}

// pigment is the nearest pigment to a color, mixed with a third of that color in the muted tones of the inks. The hue weighs most, so
// that skin stays skin.
func pigment(c color.RGB) color.RGB {
	lab := color.ToLab(c)
	best, least := pigments[0], float32(plane.Far)
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
