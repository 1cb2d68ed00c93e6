package prints

import (
	"context"
	"image"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stampInk is the ink of a rubber stamp where no other color was asked for.
var stampInk = color.Hex(0xdb3d42)

// Stamp presses the art from rubber in one ink within a double ring: what is dark prints, what is pale does not, the lines between parts
// stay free, and the ink is uneven and broken in places.
func Stamp(_ context.Context, p *picture.Picture) *raster.Layer {
	ringed := ringed(p)
	if ringed {
		p = enlarged(p)
	} else {
		p = p.DarkHaired().DarkEyed().Paled(0.80).Flattened(picture.Second{}).Within(picture.Box{X0: 0.15, Y0: 0.15, X1: 0.85, Y1: 0.85})
	}
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.02)
	if r.Empty() {
		return out
	}
	ink := soleInk(p, stampInk)
	q := p.Patched(art, r, 8, 1.0/5000)
	prints := darkHalf(q, 0.42)
	gaps := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0050), Detail: p.Length(0.022), Line: picture.WhiteLine, Hull: true}), r)
	whole := p.Frame()
	wear := plane.Cloud{Size: p.Size, Waves: 150, Octaves: 3, Seed: p.Seed + 5}.Plane(whole)
	calm := p.Calm(whole)
	features := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	blotch := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 6}.Plane(whole)
	ring := ringAround(p, plane.InkBounds(art))
	if ringed {
		ring = func(_, _ float32) float32 { return 0 }
	}
	outline := p.Length(0.0080)
	for y := whole.Min.Y; y < whole.Max.Y; y++ {
		for x := whole.Min.X; x < whole.Max.X; x++ {
			k := ring(float32(x), float32(y))
			if x >= r.Min.X && y >= r.Min.Y && x < r.Max.X && y < r.Max.Y {
				i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
				k = max(k, plane.Clamp(0.5+outline-max(q.Shape.V[i], -q.Shape.V[i])))
				if label := q.Label[i]; label >= 0 {
					fill := prints[label] * plane.Clamp(q.Edge.V[i]/1.6) * (1 - gaps.V[i])
					k = max(k, fill*plane.Clamp(0.5-q.Shape.V[i]), gaps.V[i]*(1-prints[label]))
				}
			}
			if features != nil && image.Pt(x, y).In(plane.Bounds(features)) { // dark parts of faces are printed, light ones are not
				d := plane.Pixel(features, (y-features.Y0)*features.W+x-features.X0)
				k = k*(1-d[3]) + d[3] - d[0]
			}
			if k <= 0.01 {
				continue
			}
			i := y*p.Size + x
			worn := plane.Smooth(0.73, 0.77, wear.V[i]+0.40*(blotch.V[i]-0.5)) * (1 - calm.At(x/8, y/8))
			plane.Set(plane.Pixel(out, i), ink.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.22*plane.Smooth(0.55, 0.30, blotch.V[i])), k*(1-worn))
		}
	}
	return out
}

// soleInk is the color that was asked for, where one was, else a usual one.
func soleInk(p *picture.Picture, usual color.RGB) color.RGB {
	if !p.Tinted() {
		return usual
	}
	v := color.ToLCH(p.Accent)
	if v.C < 0.045 && v.L > 0.45 {
		return usual // white and gray are the paper's
	}
	return color.FromLCH(color.LCH{L: max(0.46, min(v.L, 0.62)), C: v.C, H: v.H})
}

// darkHalf says of each field whether it is printed where there is one ink: what is darker than the middle of the picture is, and than a lightness.
func darkHalf(q *picture.Patches, least float32) []float32 {
	mean, n := float32(0), float32(0)
	tones := make([]float32, len(q.Colors))
	for k, c := range q.Colors {
		tones[k] = color.ToLab(c).L
		mean, n = mean+tones[k]*float32(q.Count[k]), n+float32(q.Count[k])
	}
	out := make([]float32, len(tones))
	limit := max(least, min(0.78, mean/max(n, 1)))
	for k, l := range tones {
		if l < limit {
			out[k] = 1
		}
	}
	return out
}

// ringAround is the coverage of a double frame around a rectangle: round where that is about square, else with rounded corners.
func ringAround(p *picture.Picture, r plane.Rectangle) func(x, y float32) float32 {
	cx, cy := float32(r.Min.X+r.Max.X)/2, float32(r.Min.Y+r.Max.Y)/2
	w, h := float32(r.Dx())/2, float32(r.Dy())/2
	gap, thick, fine := p.Length(0.030), p.Length(0.0165), p.Length(0.0052)
	corner := p.Length(0.07)
	round := max(w, h) < 1.35*min(w, h)
	reach := float32(math.Hypot(float64(w), float64(h)))*0.88 + gap
	if room := min(cx, cy, float32(p.Size)-cx, float32(p.Size)-cy) - 3; reach+thick > room {
		round = false
	}
	return func(x, y float32) float32 {
		dx, dy := x+0.5-cx, y+0.5-cy
		d := float32(math.Hypot(float64(dx), float64(dy))) - reach
		if !round {
			u, v := max(dx, -dx)-(w+gap-corner), max(dy, -dy)-(h+gap-corner)
			d = float32(math.Hypot(float64(max(u, 0)), float64(max(v, 0)))) + min(max(u, v), 0) - corner
		}
		outer := plane.Clamp(0.5+d) * plane.Clamp(thick-d+0.5)
		inner := plane.Clamp(0.5+d+fine*2.6) * plane.Clamp(0.5-d-fine*1.6)
		return max(outer, inner)
	}
}

// ringed reports whether the art is an emblem, which has a ring of its own: it begins with something round that all else is within.
func ringed(p *picture.Picture) bool {
	if len(p.Pieces) < 2 || !p.Pieces[0].Kept {
		return false
	}
	first := p.Bounds(p.Pieces[0].Nodes, p.Pieces[0].Matrix)
	for _, q := range p.Pieces[1:] {
		if r := p.Bounds(q.Nodes, q.Matrix); !r.In(first.Inset(-2)) {
			return false
		}
	}
	return first.Dx() > 0 && math.Abs(float64(first.Dx()-first.Dy())) < .04*float64(first.Dx())
}

// enlarged is the picture with its first piece nearly as large as the frame.
func enlarged(p *picture.Picture) *picture.Picture {
	r := p.Bounds(p.Pieces[0].Nodes, p.Pieces[0].Matrix)
	k := .95 * float32(p.Size) / float32(max(r.Dx(), r.Dy()))
	half := float32(p.Size) / 2
	m := scene.Translate(half, half).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-float32(r.Min.X+r.Max.X)/2, -float32(r.Min.Y+r.Max.Y)/2))
	out := *p
	out.Pieces = nil
	for _, q := range p.Pieces {
		q.Matrix = m.Mul(q.Matrix)
		out.Pieces = append(out.Pieces, q)
	}
	return &out
}
