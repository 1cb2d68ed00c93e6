package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// The inks of the old press; the paper shows where none is printed.
var (
	retroPaper = color.Hex(0xf6ead0)
	retroKey   = color.Hex(0x1f3048)
	retroInks  = []color.RGB{
		color.Hex(0xe0492f), // vermilion
		color.Hex(0xefac2e), // mustard
		color.Hex(0x2f8f86), // teal
		color.Hex(0xe98a7b), // salmon
		color.Hex(0x7fb9c4), // sky
		color.Hex(0x5f8f3e), // moss
		color.Hex(0x8a4b2d), // sienna
		color.Hex(0x8a4f8c), // plum
		color.Hex(0xe57a2c), // orange
		color.Hex(0x2f62a6), // cobalt
	}
)

// retro prints with four inks and a dark key on cream paper: even fields, dots where the form turns into shade, plates that
// are not quite in register, and ink worn off in specks. The paper is cut along the subject.
func retro(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{}).drawn()
	r := p.around(flat, 0.02)
	if r.Empty() {
		return out
	}
	art := crop(flat, r)
	settle(art, r)
	a := alphaOf(art, r)
	fields := p.separated(art)
	light := a.reduced(2).inflated(p.length(0.12)/4).softened(3).lit(0.8, 3).diffuse.enlarged(a)
	lines := coverageOf(p.lines(pen{width: p.length(0.0040), detail: p.length(0.012), line: whiteLine, hull: true}), r)
	gate := p.shadedContrast(r)
	wear := cloud{p.Size, 120, 3, p.Seed + 71}.plane(r)
	spots := cloud{p.Size, 10, 2, p.Seed + 72}.plane(r)
	edge := a.signedDistance()
	// the plates are shifted against each other
	dx, dy := int(p.length(0.0042)+0.5), -int(p.length(0.0028)+0.5)
	pitch := p.length(1.0 / 96)
	rim := p.length(0.0042)
	for i := range a.v {
		if a.v[i] < 0.004 {
			continue
		}
		x, y := i%a.w, i/a.w
		c := retroPaper
		u, v := x-dx, y-dy
		printed := u >= 0 && v >= 0 && u < a.w && v < a.h && a.v[v*a.w+u] > 0.5
		var f field
		if printed {
			f = fields[v*a.w+u]
		}
		worn := smooth(0.71, 0.75, wear.v[i]+0.34*(spots.v[i]-0.5))
		if printed && f.ink >= 0 {
			c = overprint(c, retroInks[f.ink], f.cover, x, y, pitch, 0.26)
			c = c.Mix(retroPaper, worn*0.75)
		}
		// the key plate: shade in dots, outlines, and what is dark
		own := fields[i]
		shade := clamp(own.key + 0.5*clamp(-light.v[i]*1.5-0.10) + 0.05*float32(y)/float32(a.h))
		k := dots(shade, x, y, pitch, 0.79)
		line := lines.v[i] * smooth(0.06, 0.2, gate.v[i])
		line = max(line, clamp(edge.v[i]+rim+0.5))
		k = max(k, line)
		k *= 1 - 0.7*smooth(0.74, 0.77, wear.v[i]+0.25*(spots.v[i]-0.5))
		c = c.Mix(retroKey, clamp(k)*0.97)
		set(pixel(out, (y+r.Min.Y)*out.W+x+r.Min.X), c, a.v[i])
	}
	layAtop(out, p.seenFeatures(own))
	return out
}

// field says what is printed at a pixel: an ink, or none, how much of it, and how much of the key.
type field struct {
	ink        int
	cover, key float32
}

// separated splits the art into four inks and the key. Fields of one color share their separation.
func (p *Picture) separated(art *raster.Layer) []field {
	inks := p.chosenInks(art)
	out := make([]field, art.W*art.H)
	seen := map[[3]uint8]field{}
	for i := range out {
		s := pixel(art, i)
		if s[3] < 0.004 {
			out[i] = field{ink: -1}
			continue
		}
		c := straight(s)
		key := [3]uint8{uint8(c.R * 31.9), uint8(c.G * 31.9), uint8(c.B * 31.9)}
		f, ok := seen[key]
		if !ok {
			f = separate(c, inks)
			seen[key] = f
		}
		out[i] = f
	}
	return out
}

// chosenInks are the four inks that the picture needs most.
func (p *Picture) chosenInks(art *raster.Layer) []int {
	var votes [10]float32
	for y := 0; y < art.H; y += 4 {
		for x := 0; x < art.W; x += 4 {
			s := pixel(art, y*art.W+x)
			if s[3] < 0.5 {
				continue
			}
			if f := separate(straight(s), nil); f.ink >= 0 {
				votes[f.ink] += f.cover
			}
		}
	}
	var out []int
	for range 4 {
		best := -1
		for i := range retroInks {
			if votes[i] > 0 && (best < 0 || votes[i] > votes[best]) {
				best = i
			}
		}
		if best < 0 {
			break
		}
		votes[best] = 0
		out = append(out, best)
	}
	return out
}

// separate finds the ink, its share and the key's that come nearest to a color; nil allows every ink.
func separate(c color.RGB, inks []int) field {
	lab := color.ToLab(c)
	lch := lab.LCH()
	if inks == nil {
		inks = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	}
	best, least := field{ink: -1}, float32(math.Inf(1))
	try := func(f field, printed color.RGB) {
		for _, k := range [6]float32{0, 0.18, 0.36, 0.58, 0.78, 0.97} {
			q := color.ToLab(printed.Mix(retroKey, k))
			dl, da, db := q.L-lab.L, q.A-lab.A, q.B-lab.B
			d := 0.7*dl*dl + 2.2*(da*da+db*db) + 0.034*k
			if f.ink >= 0 {
				d += 0.012 * (1 - f.cover)
			}
			if d < least {
				f.key = k
				least, best = d, f
			}
		}
	}
	if lch.C < 0.06 || len(inks) == 0 {
		try(field{ink: -1}, retroPaper)
	}
	for _, i := range inks {
		for _, cover := range [3]float32{0.35, 0.65, 1} {
			if lch.C < 0.035 {
				continue
			}
			try(field{ink: i, cover: cover}, retroPaper.Mix(retroInks[i], cover))
		}
	}
	return best
}

// overprint lays an ink in dots, or evenly where it is full.
func overprint(paper, ink color.RGB, cover float32, x, y int, pitch, angle float32) color.RGB {
	if cover >= 1 {
		return ink
	}
	if cover > 0.5 { // a tint: dots this dense would drown faces and small parts
		return paper.Mix(ink, 0.86*cover)
	}
	return paper.Mix(ink, dots(cover, x, y, pitch, angle))
}

// dots is the coverage of a screen of round dots at a pixel.
func dots(cover float32, x, y int, pitch, angle float32) float32 {
	if cover <= 0.02 {
		return 0
	}
	if cover >= 0.96 {
		return 1
	}
	sin, cos := math.Sincos(float64(angle))
	u := (float32(x)*float32(cos) + float32(y)*float32(sin)) / pitch
	v := (float32(y)*float32(cos) - float32(x)*float32(sin)) / pitch
	u, v = u-float32(floor(u))-0.5, v-float32(floor(v))-0.5
	inverse := cover > 0.55
	if inverse { // holes in the ink
		cover = 1 - cover
		u, v = 0.5-max(u, -u), 0.5-max(v, -v)
	}
	radius := float32(math.Sqrt(float64(cover) / math.Pi))
	k := clamp((radius-float32(math.Sqrt(float64(u*u+v*v))))*pitch + 0.5)
	if inverse {
		return 1 - k
	}
	return k
}
