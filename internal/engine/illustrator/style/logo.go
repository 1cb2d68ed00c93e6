package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// The ways a logo is built; the variation chooses.
const (
	badgeLogo = iota
	knockoutLogo
	roundLogo
	bareLogo
	logoKinds
)

// plateShare is the half side of a logo's plate; markShare is how much of the plate the mark takes.
const (
	plateShare = 0.42
	markShare  = 0.60
)

// logo sets the picture as a mark: white on a squircle or a disc with a gradient, cut out of it, or alone in the gradient.
func logo(_ context.Context, p *Picture) *raster.Layer {
	kind := (p.Variation + int(p.Seed%logoKinds)) % logoKinds
	if kind == bareLogo {
		return p.bareMark()
	}
	out := raster.Square(p.Size)
	from, to := p.duotone()
	raster.Draw(out, []scene.Node{p.plate(kind, from, to)}, scene.Identity)
	mark := p.fitted(plateShare * 2 * markShare).stencil()
	if kind == knockoutLogo {
		cutAway(out, mark)
		return out
	}
	p.embed(out, mark, to)
	return out
}

// duotone returns two neighbouring hues made from the accent: the ends of the plate's gradient.
func (p *Picture) duotone() (from, to color.RGB) {
	c := color.ToLCH(p.Accent)
	if c.C < 0.05 {
		c.C, c.H = 0.16, -1.5
	}
	turn := []float32{0.55, -0.55, 0.9, -0.9}[(p.Seed/logoKinds+uint64(p.Variation))%4]
	from = color.FromLCH(color.LCH{L: 0.66, C: max(c.C, 0.17), H: c.H})
	to = color.FromLCH(color.LCH{L: 0.46, C: max(c.C, 0.19), H: c.H + turn})
	return from, to
}

// diagonal is a gradient from the upper left to the lower right of the picture.
func (p *Picture) diagonal(from, to color.RGB) scene.Paint {
	k := 0.62 / float32(p.Size)
	return scene.Paint{
		Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{k, 0, k, 0, -0.12, 0},
		Stops: []scene.Stop{{Offset: 0, Color: from.Opaque()}, {Offset: 1, Color: to.Opaque()}},
	}
}

func (p *Picture) plate(kind int, from, to color.RGB) scene.Node {
	mid, r := p.length(0.5), p.length(plateShare)
	b := scene.NewPath().Fill(p.diagonal(from, to))
	if kind == roundLogo {
		return b.Ellipse(mid, mid, r, r).Node()
	}
	return squircle(b, mid, mid, r).Node()
}

// squircle adds a superellipse |x|ⁿ + |y|ⁿ = rⁿ with n = 4.6, the outline of app icons.
func squircle(b *scene.Builder, cx, cy, r float32) *scene.Builder {
	const steps, exponent = 128, 2 / 4.6
	for i := range steps {
		sin, cos := math.Sincos(float64(i) / steps * 2 * math.Pi)
		x := cx + r*float32(math.Copysign(math.Pow(math.Abs(cos), exponent), cos))
		y := cy + r*float32(math.Copysign(math.Pow(math.Abs(sin), exponent), sin))
		if i == 0 {
			b.Move(x, y)
		} else {
			b.Line(x, y)
		}
	}
	return b.Close()
}

// fitted moves and scales all pieces so that their ink fits a centred square whose side is the given share.
func (p *Picture) fitted(share float32) *Picture {
	x0, y0, x1, y1 := float32(math.Inf(1)), float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.Inf(-1))
	for _, q := range p.Pieces {
		r := inkBounds(region{nodes: q.Nodes, matrix: q.Matrix, rect: p.bounds(q.Nodes, q.Matrix)}.layer(p.frame(), 0))
		if !r.Empty() {
			x0, y0 = min(x0, float32(r.Min.X)), min(y0, float32(r.Min.Y))
			x1, y1 = max(x1, float32(r.Max.X)), max(y1, float32(r.Max.Y))
		}
	}
	if x1 <= x0 {
		return p
	}
	k := p.length(share) / max(x1-x0, y1-y0)
	mid := p.length(0.5)
	m := scene.Translate(mid, mid).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-(x0+x1)/2, -(y0+y1)/2))
	o := *p
	o.Pieces = make([]Piece, len(p.Pieces))
	for i, q := range p.Pieces {
		q.Matrix = m.Mul(q.Matrix)
		o.Pieces[i] = q
	}
	return &o
}

// stencil reduces the pieces to one coverage: glyphs as they are, coloured art as its silhouette with its inner outlines
// cut free.
func (p *Picture) stencil() *plane {
	l := raster.Square(p.Size)
	for _, q := range p.Pieces {
		if q.Glyph {
			white := color.Map(q.Nodes, whiteLine)
			raster.Draw(l, white, q.Matrix)
			continue
		}
		k := pen{width: p.length(0.011), detail: p.length(0.03), cut: true}
		raster.Draw(l, k.nodes(p, q.Nodes, q.Matrix), q.Matrix)
	}
	return coverageOf(l, p.frame())
}

// cutAway makes the mark transparent in the plate.
func cutAway(out *raster.Layer, mark *plane) {
	eachIn(out, mark, func(d []float32, _, _ int, v float32) {
		for k := range d {
			d[k] *= 1 - v
		}
	})
}

// embed lays the white mark and its soft shadow on the plate.
func (p *Picture) embed(out *raster.Layer, mark *plane, plate color.RGB) {
	if !p.Minimal {
		cast := mark.shifted(int(p.length(0.006)), int(p.length(0.014))).blurred(p.length(0.012))
		dark := color.RGB{}.Mix(plate, 0.4)
		eachIn(out, cast, func(d []float32, _, _ int, v float32) { atop(d, dark, v*0.42) })
	}
	eachIn(out, mark, func(d []float32, _, y int, v float32) {
		if v > 0.003 {
			g := 1 - 0.07*smooth(0.35, 0.75, float32(y)/float32(p.Size))
			over(d, color.RGB{R: g, G: g, B: 1 - (1-g)*0.6}, v)
		}
	})
}

// bareMark paints the mark itself with the gradient.
func (p *Picture) bareMark() *raster.Layer {
	out := raster.Square(p.Size)
	from, to := p.duotone()
	eachIn(out, p.fitted(0.80).stencil(), func(d []float32, x, y int, v float32) {
		if v > 0.003 {
			set(d, from.Mix(to, clamp((float32(x+y)/float32(p.Size)-0.35)/1.3)), v)
		}
	})
	return out
}
