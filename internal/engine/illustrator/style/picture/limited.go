package picture

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The colors of a minimalist picture beside its own.
var (
	paperTone = color.LCH{L: 0.925, C: 0.013, H: 1.35} // white itself is not seen on white
	inkTone   = color.LCH{L: 0.43, C: 0.06, H: -1.45}  // black is not seen on black
)

// What counts as a color, how little of one is an accent, and how far apart hues are that are not told as one, in radians.
const (
	grayish     = 0.045
	accentShare = 0.03
	thirdShare  = 0.09
	foreign     = 0.80
	near        = 0.35
)

// poster is a color of the art and the one that a poster has for it.
type poster struct{ from, to color.LCH }

// limited is the picture in one or two colors beside a dark and a pale one, in even steps of each. People keep those of their skin, hair and clothes.
func (p *Picture) limited() *Picture {
	main := p.mainColors()
	even := p.Mapped(func(q Piece) []scene.Node {
		if q.Person {
			return fewerColors(q)
		}
		if (q.Furry || q.Plumed) && p.pale(q) {
			return color.Map(q.Nodes, func(c color.RGB) color.RGB {
				if c == litEye {
					return c
				}
				return color.FromLCH(paleTo(main, color.ToLCH(c)))
			})
		}
		return color.Map(q.Nodes, func(c color.RGB) color.RGB {
			if c == litEye {
				return c
			}
			return color.FromLCH(limitedTo(main, color.ToLCH(c)))
		})
	})
	return even
}

// limitedTo is the tone of a limited palette that stands for a color.
func limitedTo(main []poster, c color.LCH) color.LCH {
	if c.C < grayish || c.L < 0.30 || c.L > 0.93 || c.L < 0.44 && c.C < 0.08 {
		switch {
		case c.L > 0.84:
			return paperTone
		case c.L < 0.46:
			return color.LCH{L: inkTone.L + 0.3*max(0, c.L-0.34), C: inkTone.C, H: inkTone.H}
		}
		return slate(color.LCH{L: 0.63 + 0.10*stepOf(0.6*(c.L-0.64)), C: min(c.C, 0.03), H: c.H})
	}
	best, least := 0, float32(math.Inf(1))
	for i, m := range main {
		d := apartIn(m.from.H, c.H) + 0.5*max(m.from.L-c.L, c.L-m.from.L)
		if d < least {
			best, least = i, d
		}
	}
	if len(main) == 0 || apartIn(main[best].from.H, c.H) > foreignTo(main[best].from.H, c.H) {
		if c.L > 0.78 {
			return color.LCH{L: 0.86, C: 0.03, H: c.H}
		}
		return color.LCH{L: 0.46, C: 0.058, H: c.H}
	}
	m := main[best].to
	k := stepOf(c.L - main[best].from.L)
	if k < 0 && c.L > 0.58 && m.H > 1.35 && m.H < 2.0 { // yellow darkens to orange, and less
		return color.LCH{L: m.L + 0.05*k, C: m.C, H: m.H + 0.14*k}
	}
	return color.LCH{L: max(0.3, min(0.9, m.L+0.09*k)), C: m.C * (1 - 0.12*max(k, -k)), H: m.H}
}

// greenFrom is the hue from which on yellow is green: no shade of one stands for the other, as a moon does not turn green above a meadow.
const greenFrom = 2.03

// foreignTo is how far apart two hues may be for one to stand for the other.
func foreignTo(a, b float32) float32 {
	yellow := func(h float32) bool { return h > 1.1 && h < greenFrom }
	green := func(h float32) bool { return h >= greenFrom && h < 3.2 }
	if yellow(a) && green(b) || green(a) && yellow(b) {
		return 0.3
	}
	return foreign
}

// slate is a gray of a poster: a bluish one, but for warm grays.
func slate(c color.LCH) color.LCH {
	if warm := c.C > 0.012 && apartIn(c.H, paperTone.H) < 0.9; !warm {
		c.C, c.H = 0.032, inkTone.H
	}
	return c
}

// pale reports whether a piece is white as a whole.
func (p *Picture) pale(q Piece) bool {
	alone := Picture{Size: p.Size, Pieces: []Piece{q}}
	c := alone.Ruling(1)[0]
	return c.L > 0.84 && c.LCH().C < grayish
}

// paleTo is the tone of a white animal that stands for a color: it is seen on white, and its mane, tail and far legs beside its body.
func paleTo(main []poster, c color.LCH) color.LCH {
	if c.C >= grayish+0.02 || c.L < 0.62 {
		return limitedTo(main, c)
	}
	if c.L < 0.89 {
		return color.LCH{L: 0.77, C: 0.030, H: inkTone.H}
	}
	return color.LCH{L: 0.895, C: 0.012, H: paperTone.H}
}

// stepOf is how many steps lighter or darker a part of a color is.
func stepOf(d float32) float32 {
	switch {
	case d > 0.20:
		return 2
	case d > 0.09:
		return 1
	case d < -0.20:
		return -2
	case d < -0.09:
		return -1
	}
	return 0
}

// mainColors are the colors that the prompt names, that of each thing, and one that most differs from them.
func (p *Picture) mainColors() []poster {
	const side = 96
	whole := raster.Square(side)
	var found, own []color.LCH
	var titles []string
	for i, q := range p.Pieces {
		if q.Person {
			continue
		}
		raster.Draw(whole, q.Nodes, p.shrunk(q, side))
		for _, c := range q.Colors {
			if v := color.ToLCH(c); v.C > grayish && !slices.Contains(found, v) {
				found = append(found, v)
			}
		}
		if !slices.Contains(titles, q.Title) {
			titles = append(titles, q.Title)
			if hues := p.huesOfTitle(p.Pieces[i:], q.Title, side); len(hues) > 0 && len(titles) <= 3 {
				own = append(own, hues[0].c)
			}
		}
	}
	told := len(found)
	for _, c := range own { // a drink keeps its color beside a fruit
		found = besides(found, c, near)
	}
	most := max(2, min(told+1, 4))
	if len(titles) > 1 {
		most = max(most, 3)
	}
	for _, w := range huesOf(whole) {
		if len(found) < most && w.share >= accentShare || len(found) == most && w.share >= thirdShare {
			found = besides(found, w.c, 0.7*foreign)
		}
	}
	out := make([]poster, len(found))
	for i, c := range found {
		out[i] = poster{from: c, to: chosen(c, i < told)}
	}
	return out
}

// besides adds a color to others of which none has about its hue.
func besides(found []color.LCH, c color.LCH, least float32) []color.LCH {
	if slices.ContainsFunc(found, func(f color.LCH) bool { return apartIn(f.H, c.H) < least }) {
		return found
	}
	return append(found, c)
}

// huesOfTitle are the hues of all pieces of one thing.
func (p *Picture) huesOfTitle(pieces []Piece, title string, side int) []hue {
	l := raster.Square(side)
	for _, q := range pieces {
		if q.Title == title && !q.Person {
			raster.Draw(l, q.Nodes, p.shrunk(q, side))
		}
	}
	return huesOf(l)
}

// shrunk places a piece in a drawing of another side.
func (p *Picture) shrunk(q Piece, side int) scene.Matrix {
	k := float32(side) / p.Length(1)
	return scene.ScaleBy(k, k).Mul(q.Matrix)
}

// hue is a color of a picture and its share of all that is colored there.
type hue struct {
	c     color.LCH
	share float32
}

// huesOf are the hues of a layer, the widest first: around the most frequent direction, what is near to it, and so on.
func huesOf(l *raster.Layer) (out []hue) {
	const bins = 72
	var sums [bins]color.Lab
	var counts, weights [bins]float32
	total := float32(0)
	for i := range l.W * l.H {
		d := plane.Pixel(l, i)
		if d[3] < 0.6 {
			continue
		}
		total++
		v := color.ToLab(plane.Straight(d))
		c := v.LCH()
		if c.C < grayish || c.L < 0.30 || c.L > 0.93 {
			continue
		}
		w := c.C * c.C // pure colors rule
		k := int((float64(c.H)+4*math.Pi)/(2*math.Pi)*bins) % bins
		sums[k] = color.Lab{L: sums[k].L + w*v.L, A: sums[k].A + w*v.A, B: sums[k].B + w*v.B}
		counts[k]++
		weights[k] += w
	}
	const reach = 5 // bins on each side, a little under half of what is foreign
	for range 5 {
		best, most := 0, float32(0)
		for k := range bins {
			n := float32(0)
			for d := -reach; d <= reach; d++ {
				n += counts[(k+d+bins)%bins]
			}
			if n > most {
				best, most = k, n
			}
		}
		if most == 0 {
			break
		}
		var sum color.Lab
		weight := float32(0)
		for d := -reach; d <= reach; d++ {
			k := (best + d + bins) % bins
			sum = color.Lab{L: sum.L + sums[k].L, A: sum.A + sums[k].A, B: sum.B + sums[k].B}
			weight += weights[k]
			sums[k], counts[k], weights[k] = color.Lab{}, 0, 0
		}
		out = append(out, hue{color.Lab{L: sum.L / weight, A: sum.A / weight, B: sum.B / weight}.LCH(), most / max(1, total)})
	}
	return out
}
