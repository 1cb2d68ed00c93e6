package prints

import (
	"context"
	"image"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// stampInk is the ink of a rubber stamp where no other color was asked for.
var stampInk = color.Hex(0xe8484b)

// stampPaper is what shows where the figure has no ink.
var stampPaper = color.Hex(0xfdfaf4)

// Stamp presses the art from rubber in one ink within a double ring: what is dark prints, what is pale is paper, the lines between parts
// stay free, and the ink is uneven and broken in places.
func Stamp(_ context.Context, p *picture.Picture) *raster.Layer {
	ringed, reach := ringed(p), float32(0)
	if ringed {
		p = enlarged(p)
	} else {
		p = p.DarkHaired().DarkEyed().Paled(0.80).Flattened(picture.Second{}).Within(picture.Box{X0: 0.15, Y0: 0.15, X1: 0.85, Y1: 0.85})
		p, reach = encircled(p)
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
	prints := darkHalf(q, 0.70)
	gaps := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0050), Detail: p.Length(0.022), Line: picture.WhiteLine, Hull: true}), r)
	if apart := flat.Gaps(r, 0.0070); apart != nil {
		for i, v := range apart.V {
			gaps.V[i] = max(gaps.V[i], v)
		}
	}
	whole := p.Frame()
	wear := plane.Cloud{Size: p.Size, Waves: 150, Octaves: 3, Seed: p.Seed + 5}.Plane(whole)
	calm := p.Calm(whole)
	features := p.SeenFeatures(picture.InkTone(color.RGB{}, color.RGB{R: 1, G: 1, B: 1}))
	blotch := plane.Cloud{Size: p.Size, Waves: 9, Octaves: 2, Seed: p.Seed + 6}.Plane(whole)
	ring := ringAround(p, plane.InkBounds(art), reach)
	if ringed {
		ring = func(_, _ float32) float32 { return 0 }
	}
	outline := p.Length(0.0080)
	for y := whole.Min.Y; y < whole.Max.Y; y++ {
		for x := whole.Min.X; x < whole.Max.X; x++ {
			k, body := ring(float32(x), float32(y)), float32(0)
			if x >= r.Min.X && y >= r.Min.Y && x < r.Max.X && y < r.Max.Y {
				i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
				k = max(k, plane.Clamp(0.5+outline-max(q.Shape.V[i], -q.Shape.V[i])))
				body = plane.Clamp(0.5 - q.Shape.V[i])
				if label := q.Label[i]; label >= 0 {
					fill := prints[label] * plane.Clamp(q.Edge.V[i]/1.6) * (1 - gaps.V[i])
					k = max(k, fill*body, gaps.V[i]*(1-prints[label]))
				}
			}
			if features != nil && image.Pt(x, y).In(plane.Bounds(features)) { // dark parts of faces are printed, light ones are not
				d := plane.Pixel(features, (y-features.Y0)*features.W+x-features.X0)
				k = k*(1-d[3]) + d[3] - d[0]
			}
			if max(k, body) <= 0.01 {
				continue
			}
			i := y*p.Size + x
			worn := plane.Smooth(0.73, 0.77, wear.V[i]+0.40*(blotch.V[i]-0.5)) * (1 - calm.At(x/8, y/8))
			d := plane.Pixel(out, i)
			plane.Set(d, ink.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.16*plane.Smooth(0.55, 0.30, blotch.V[i])), k*(1-worn))
			plane.Under(d, stampPaper, body) // else faces would be black on a dark page
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
	if !slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Tinted && (q.Kept || q.Name) }) { // not a ring, or a name, of a told ink
		if told := p.ToldColors(); len(told) > 0 {
			v = told[0]
		} else if v.C >= 0.045 {
			return usual // the accent is not what was told: the eyes of a white cat
		}
	}
	if v.C < 0.045 && v.L > 0.45 {
		return usual // white and gray are the paper's
	}
	return color.FromLCH(color.LCH{L: max(0.50, min(v.L, 0.64)), C: v.C, H: v.H})
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

// ringAround is the coverage of a double frame around a rectangle: a circle of a radius of reach pixels around the middle of the picture, or with
// rounded corners where that is 0.
func ringAround(p *picture.Picture, r plane.Rectangle, reach float32) func(x, y float32) float32 {
	cx, cy := float32(r.Min.X+r.Max.X)/2, float32(r.Min.Y+r.Max.Y)/2
	w, h := float32(r.Dx())/2, float32(r.Dy())/2
	gap, thick, fine := p.Length(ringGap), p.Length(ringWidth), p.Length(0.0052)
	corner := p.Length(0.07)
	if reach > 0 {
		cx, cy = p.Length(0.5), p.Length(0.5)
	}
	return func(x, y float32) float32 {
		dx, dy := x+0.5-cx, y+0.5-cy
		d := float32(math.Hypot(float64(dx), float64(dy))) - reach
		if reach <= 0 {
			u, v := max(dx, -dx)-(w+gap-corner), max(dy, -dy)-(h+gap-corner)
			d = float32(math.Hypot(float64(max(u, 0)), float64(max(v, 0)))) + min(max(u, v), 0) - corner
		}
		outer := plane.Clamp(0.5+d) * plane.Clamp(thick-d+0.5)
		inner := plane.Clamp(0.5+d+fine*2.6) * plane.Clamp(0.5-d-fine*1.6)
		return max(outer, inner)
	}
}

// Shares of the side.
const (
	ringGap   = 0.030 // between the art and its ring
	ringWidth = 0.0165
	ringMost  = 0.482 // of the outer radius
)

// encircled fits art that is about as wide as high into a ring: its smallest circle comes to the middle. Reach is the inner radius of the ring, 0
// for art that is long.
func encircled(p *picture.Picture) (out *picture.Picture, reach float32) {
	const side = 128
	l := raster.Square(side)
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(side/p.Length(1), side/p.Length(1)).Mul(q.Matrix))
	}
	r := plane.InkBounds(l)
	if r.Empty() || max(r.Dx(), r.Dy())*20 > 27*min(r.Dx(), r.Dy()) {
		return p, 0
	}
	x, y, far := smallestCircle(l, r)
	x, y, far = p.Length(x/side), p.Length(y/side), p.Length(far/side)
	reach = p.Length(ringMost - ringWidth)
	k, half := (reach-p.Length(ringGap))/far, p.Length(0.5)
	m := scene.Translate(half, half).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-x, -y))
	return p.Moved(m), reach
}

// smallestCircle is about the smallest circle around the ink of a layer (Bădoiu and Clarkson, 2003).
func smallestCircle(l *raster.Layer, r plane.Rectangle) (x, y, radius float32) {
	x, y = float32(r.Min.X+r.Max.X)/2, float32(r.Min.Y+r.Max.Y)/2
	for step := range 48 {
		var fx, fy float32
		radius = 0
		for v := r.Min.Y; v < r.Max.Y; v++ {
			for u := r.Min.X; u < r.Max.X; u++ {
				dx, dy := float32(u)+0.5-x, float32(v)+0.5-y
				if d := float32(math.Hypot(float64(dx), float64(dy))); d > radius && l.Pix[4*(v*l.W+u)+3] > 0.2 {
					radius, fx, fy = d, dx, dy
				}
			}
		}
		x, y = x+fx/float32(step+2), y+fy/float32(step+2)
	}
	return x, y, radius + 0.5
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
	return p.Moved(m)
}
