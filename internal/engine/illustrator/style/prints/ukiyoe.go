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
	eyeless := p.Eyed(func(picture.Eye) []scene.Node { return nil }).Flattened(picture.Second{})
	p = p.Eyed(brushedEye)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.Patched(eyeless.Drawn(), r, 13, 1.0/7000)
	pressed := make([]color.RGB, len(q.Colors))
	for k, c := range q.Colors {
		pressed[k] = pigment(c)
	}
	tops, bottoms := spans(q)
	wide := wiped(q, p.Size)
	key := picture.CoverageOf(eyeless.Outlined(picture.Pen{Width: p.Length(0.0052), Detail: p.Length(0.010), Line: picture.WhiteLine, Hull: true}), r).Blurred(p.Length(0.0020))
	gate := p.ShadedContrast(r)
	grain := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 3, Seed: p.Seed + 3}.Plane(r)
	calm := p.Calm(r)
	brush := plane.Cloud{Size: p.Size, Waves: 8, Octaves: 1, Seed: p.Seed + 6}.Plane(r)
	fiber := plane.Cloud{Size: p.Size, Waves: 150, Octaves: 2, Seed: p.Seed + 4}.Plane(r)
	outline, rim := p.Length(0.0062), p.Length(0.0140)
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
			rough := 1 - plane.Clamp(1.5*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8))
			wood := plane.Tri(float32(y)/p.Length(0.011) + 5*grain.V[i])
			c = c.Mix(pressed[label], plane.Clamp(0.98-0.62*fade-rough*(0.05*(wood+1)*plane.Smooth(0.35, 0.65, grain.V[i])+0.10*(fiber.V[i]-0.4))))
		}
		swell := 0.40 + 0.95*plane.Smooth(0.25, 0.75, brush.V[i]) // a brush that is pressed and lifted
		thin := 0.62 - 0.36*plane.Smooth(0.25, 0.75, brush.V[i])
		line := max(plane.Smooth(thin, thin+0.24, key.V[i])*plane.Smooth(0.04, 0.16, gate.V[i]), plane.Clamp(0.5+outline*swell-max(d, -d)))
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(indigo, 0.94*line), alpha)
	}
	picture.LayAtop(out, p.SeenEyes(picture.Own))
	return out
}

// brushedEye is long and narrow: one stroke for the upper lid, which sweeps out to a point, a pupil that hangs from it, and a thin lower lid.
func brushedEye(e picture.Eye) []scene.Node {
	s := e.Side
	if s == 0 {
		s = 1
	}
	w, h, ink := float32(1.35), float32(0.95), color.Hex(0x14182a)
	if !e.Person {
		w, h = 1.20, 1.25
	}
	slit := scene.NewPath().Move(-s*w, 0.30*h).Quad(-s*0.2, -0.95*h, s*w, -0.10*h).Quad(s*0.3, 0.95*h, -s*w, 0.30*h).Close().Fill(washi.Paint()).Path()
	pupil := []scene.Node{scene.NewPath().Ellipse(0, -0.05, 0.50, 0.62).Fill(ink.Paint()).Node()}
	lid := scene.NewPath().Move(-s*w*1.02, 0.34*h).Quad(-s*0.3, -1.35*h, s*w*1.32, -0.36*h).Quad(-s*0.1, -0.72*h, -s*w*1.02, 0.34*h).Close().Fill(ink.Paint()).Node()
	lower := scene.NewPath().Move(-s*w*0.7, 0.36*h).Quad(s*0.2, 0.80*h, s*w, -0.10*h).Stroke(scene.Stroke{Paint: ink.Paint(), Width: 0.10, Cap: scene.RoundCap}).Node()
	return []scene.Node{{Path: slit}, {Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: slit}}, Children: pupil}}, lower, lid}
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
