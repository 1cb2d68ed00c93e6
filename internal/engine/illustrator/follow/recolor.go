package follow

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

const (
	reach     = 0.11 // in OKLab: how far around a swatch colors go with it
	darkest   = 0.30 // lightness up to which neutral ink is an outline, and stays
	lightest  = 0.93 // lightness from which on neutral ink is a highlight, and stays
	neutral   = 0.05 // chroma below which a color is a gray
	lightPull = 0.65 // how far lightness goes with the palette: shading must stay readable
	changed   = 0.05 // in OKLab: what an eye takes for another color
)

// move takes the colors around one swatch of a picture to one of the palette.
type move struct {
	from, to color.LCH
	stay     bool
}

// anchors hold what is nearly black or white in its place, however little there is of it: outlines, shadows and glints.
var anchors = []move{{from: color.LCH{L: 0.1}, to: color.LCH{L: 0.1}, stay: true}, {from: color.LCH{L: 0.99}, to: color.LCH{L: 0.99}, stay: true}}

// Recolor gives a finished layer the palette of a lead: each of its own colors becomes the one of the palette that is
// nearest in lightness and not yet taken. Outlines, highlights and the colors that the prompt names stay. It returns the
// share of the ink that looks different afterwards.
func (l *Lead) Recolor(layer *raster.Layer, named []string) float64 {
	own := cluster(samples(layer.NRGBA()))
	if len(own) == 0 || len(l.Palette) == 0 {
		return 0
	}
	moves := l.moves(own, named)
	if !slices.ContainsFunc(moves, func(m move) bool { return !m.stay }) {
		return 0
	}
	moves = append(moves, anchors...)
	color.NewTable(func(c color.RGB) color.RGB { return shifted(c, moves) }).Apply(layer)
	share := 0.0
	for i, m := range moves[:len(own)] {
		if !m.stay && distance(m.from.Lab(), color.ToLab(shifted(own[i].RGB, moves))) > changed*changed {
			share += float64(own[i].Share)
		}
	}
	return share
}

// moves assigns a color of the palette to each of the picture's own, most first.
func (l *Lead) moves(own []Swatch, named []string) []move {
	used := make([]int, len(l.Palette))
	out := make([]move, len(own))
	for i, s := range own {
		from := color.ToLCH(s.RGB)
		out[i] = move{from: from, to: from, stay: true}
		if stays(from) || isNamed(from, named) {
			continue
		}
		k := l.choose(from, used)
		used[k]++
		out[i] = move{from: from, to: color.ToLCH(l.Palette[k].RGB)}
	}
	return out
}

// choose finds the color of the palette for one of the picture: near in lightness, large, colored, and not taken yet.
func (l *Lead) choose(from color.LCH, used []int) int {
	best, least := 0, float32(math.Inf(1))
	for k, s := range l.Palette {
		to := color.ToLCH(s.RGB)
		cost := 0.8*abs(to.L-from.L) - 0.35*s.Share - 0.8*min(to.C, 0.2) + 0.22*float32(used[k])
		if cost < least {
			best, least = k, cost
		}
	}
	return best
}

// stays tells outlines and highlights.
func stays(c color.LCH) bool { return c.C < neutral && (c.L < darkest || c.L > lightest) }

// isNamed tells a color that goes by one of the names.
func isNamed(c color.LCH, names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		rgb, ok := color.Named(name)
		if !ok {
			return false
		}
		want := color.ToLCH(rgb)
		if want.C < neutral {
			return c.C < neutral && abs(c.L-want.L) < 0.25
		}
		return c.C >= neutral && abs(turn(c.H, want.H)) < 0.5
	})
}

// shifted takes a color along with the swatches around it, the nearer the more.
func shifted(c color.RGB, moves []move) color.RGB {
	at := color.ToLab(c)
	var sum color.Lab
	total := float32(0)
	for _, m := range moves {
		w := float32(math.Exp(-float64(distance(at, m.from.Lab())) / (2 * reach * reach)))
		w = max(w, 1e-6)
		o := m.apply(at)
		sum = color.Lab{L: sum.L + w*o.L, A: sum.A + w*o.A, B: sum.B + w*o.B}
		total += w
	}
	return color.FromLab(color.Lab{L: sum.L / total, A: sum.A / total, B: sum.B / total})
}

// apply turns and scales a color as the swatch is turned and scaled; grays take the palette's tint.
func (m move) apply(at color.Lab) color.Lab {
	if m.stay {
		return at
	}
	c := at.LCH()
	light := c.L + lightPull*(m.to.L-m.from.L)*ends(c.L)
	if m.from.C < neutral {
		tint := m.to
		tint.L, tint.C = light, tint.C*ends(c.L)
		return tint.Lab()
	}
	scale := min(2.5, m.to.C/m.from.C)
	return color.LCH{L: light, C: c.C * scale, H: m.to.H + 0.6*turn(c.H, m.from.H)}.Lab()
}

// ends calms what is done near black and white, where there is no room for color.
func ends(l float32) float32 { return min(1, 4*min(l, 1-l)+0.15) }

// turn is the angle from b to a in −π…π.
func turn(a, b float32) float32 { return float32(math.Remainder(float64(a-b), 2*math.Pi)) }

func abs(v float32) float32 { return max(v, -v) }
