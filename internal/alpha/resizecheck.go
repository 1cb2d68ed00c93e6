package alpha

import (
	"math"

	"pellucid/internal/alpha/pixels"
)

// checkResize measures how much a tool that ignores opacity would err when it
// halves the picture: the RMS over the edge of the difference between the mean
// of straight colors and the mean of premultiplied ones, in levels. Drawn on a
// background b the two are ᾱC̄ + (1−ᾱ)b and mean(αC) + (1−ᾱ)b, so the difference is
// the same on every background and needs no search for the worst. Pixels inside a
// shadow do not count as errors, but as edge: a handful of bad pixels is no bad edge.
func checkResize(f *field) Check {
	var sum float64
	n := 0
	for y := 0; y+1 < f.h; y += 2 {
		for x := 0; x+1 < f.w; x += 2 {
			if touches(f.ribbon, x, y) {
				n++
			}
			if touches(f.edge, x, y) {
				sum += f.halvingError(y*f.w + x)
			}
		}
	}
	c := Check{Name: "resize", Unit: "levels", Value: math.Sqrt(ratio(sum, float64(3*n)))}
	// Light, wisps and washes change color within the edge; no tool that ignores opacity gets those right.
	wispy := f.intent.Glow || f.intent.Glass || f.intent.Veils || f.intent.OwnEdges
	return c.judged(capped(limits{warn: 1, fail: 2}.grade(c.Value), wispy), notes{
		pass: "Stays clean when other tools resize it.",
		warn: "May show a faint fringe when other tools resize it.",
		fail: "Will show a fringe when other tools resize it.",
	})
}

// touches reports whether any of the 2×2 pixels from x, y is in the set; x is even.
func touches(m *pixels.Mask, x, y int) bool {
	return (m.Row(y)[x>>6]|m.Row(y + 1)[x>>6])>>(x&63)&3 != 0
}

// halvingError is the squared error in levels², summed over the channels, of the
// 2×2 block whose upper left pixel is i.
func (f *field) halvingError(i int) float64 {
	var straight, weighted [3]int
	opacity := 0
	for _, k := range [4]int{i, i + 1, i + f.w, i + f.w + 1} {
		p := f.img.Pix[k*4 : k*4+4 : k*4+4]
		a := int(p[3])
		opacity += a
		for c := range straight {
			straight[c] += int(p[c])
			weighted[c] += int(p[c]) * a
		}
	}
	sum := 0.0
	for c := range straight {
		d := float64(straight[c]*opacity-4*weighted[c]) / (16 * 255)
		sum += d * d
	}
	return sum
}
