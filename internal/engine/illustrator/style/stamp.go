package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// stampInk is the ink of a rubber stamp where no other color was asked for.
var stampInk = color.Hex(0xc8323a)

// stamp presses the art from rubber in one ink within a double ring: what is dark prints, what is pale does not, the lines between parts
// stay free, and the ink is uneven and broken in places.
func stamp(_ context.Context, p *Picture) *raster.Layer {
	ringed := p.ringed()
	if ringed {
		p = p.enlarged()
	}
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.02)
	if r.Empty() {
		return out
	}
	ink := p.soleInk(stampInk)
	q := p.patched(art, r, 8, 1.0/5000)
	prints := q.darkHalf()
	gaps := coverageOf(flat.lines(pen{width: p.length(0.0036), detail: p.length(0.014), line: whiteLine, hull: true}), r)
	whole := p.frame()
	wear := cloud{p.Size, 150, 3, p.Seed + 5}.plane(whole)
	blotch := cloud{p.Size, 9, 2, p.Seed + 6}.plane(whole)
	ring := p.ringAround(inkBounds(art))
	if ringed {
		ring = func(_, _ float32) float32 { return 0 }
	}
	outline := p.length(0.0060)
	for y := whole.Min.Y; y < whole.Max.Y; y++ {
		for x := whole.Min.X; x < whole.Max.X; x++ {
			k := ring(float32(x), float32(y))
			if x >= r.Min.X && y >= r.Min.Y && x < r.Max.X && y < r.Max.Y {
				i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
				k = max(k, clamp(0.5+outline-max(q.shape.v[i], -q.shape.v[i])))
				if label := q.label[i]; label >= 0 {
					fill := prints[label] * clamp(q.edge.v[i]/1.6) * (1 - gaps.v[i])
					k = max(k, fill*clamp(0.5-q.shape.v[i]), gaps.v[i]*(1-prints[label]))
				}
			}
			if k <= 0.01 {
				continue
			}
			i := y*p.Size + x
			worn := smooth(0.66, 0.70, wear.v[i]+0.45*(blotch.v[i]-0.5))
			set(pixel(out, i), ink.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.22*smooth(0.55, 0.30, blotch.v[i])), k*(1-worn))
		}
	}
	return out
}

// soleInk is the color that was asked for, where one was, else a usual one.
func (p *Picture) soleInk(usual color.RGB) color.RGB {
	if !p.tinted() {
		return usual
	}
	v := color.ToLCH(p.Accent)
	return color.FromLCH(color.LCH{L: min(v.L, 0.62), C: v.C, H: v.H})
}

// darkHalf says of each field whether it is printed where there is one ink: what is darker than the middle of the picture is.
func (q *patches) darkHalf() []float32 {
	mean, n := float32(0), float32(0)
	tones := make([]float32, len(q.colors))
	for k, c := range q.colors {
		tones[k] = color.ToLab(c).L
		mean, n = mean+tones[k]*float32(q.count[k]), n+float32(q.count[k])
	}
	out := make([]float32, len(tones))
	limit := max(0.42, min(0.78, mean/max(n, 1)))
	for k, l := range tones {
		if l < limit {
			out[k] = 1
		}
	}
	return out
}

// ringAround is the coverage of a double frame around a rectangle: round where that is about square, else with rounded corners.
func (p *Picture) ringAround(r rectangle) func(x, y float32) float32 {
	cx, cy := float32(r.Min.X+r.Max.X)/2, float32(r.Min.Y+r.Max.Y)/2
	w, h := float32(r.Dx())/2, float32(r.Dy())/2
	gap, thick, fine := p.length(0.030), p.length(0.0130), p.length(0.0042)
	corner := p.length(0.07)
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
		outer := clamp(0.5+d) * clamp(thick-d+0.5)
		inner := clamp(0.5+d+fine*2.6) * clamp(0.5-d-fine*1.6)
		return max(outer, inner)
	}
}

// ringed reports whether the art is an emblem, which has a ring of its own: it begins with something round that all else is within.
func (p *Picture) ringed() bool {
	if len(p.Pieces) < 2 || !p.Pieces[0].Kept {
		return false
	}
	first := p.bounds(p.Pieces[0].Nodes, p.Pieces[0].Matrix)
	for _, q := range p.Pieces[1:] {
		if r := p.bounds(q.Nodes, q.Matrix); !r.In(first.Inset(-2)) {
			return false
		}
	}
	return first.Dx() > 0 && math.Abs(float64(first.Dx()-first.Dy())) < .04*float64(first.Dx())
}

// enlarged is the picture with its first piece nearly as large as the frame.
func (p *Picture) enlarged() *Picture {
	r := p.bounds(p.Pieces[0].Nodes, p.Pieces[0].Matrix)
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
