package design

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// titleHeight is how high a line of letters is at least for the light of a title, as a share of the side.
const titleHeight = 0.07

// titled paints letters as titles of series are: each line light and warm above a firm wavy edge, in its own color below it that deepens toward the
// foot, and cut by two slanting gleams.
func titled(p *picture.Picture, l *raster.Layer) {
	letters := p.Seen("letters")
	if letters == nil {
		return
	}
	warm := color.NewLCHTable(func(c color.LCH) color.LCH {
		d := color.LCH{L: c.L + (1-c.L)*0.50, C: c.C * 0.95, H: c.H}.Lab()
		return color.Lab{L: d.L, A: d.A, B: d.B + 0.035}.LCH()
	})
	deep := color.NewLCHTable(func(c color.LCH) color.LCH { return picture.TowardViolet(c, 0.80) })
	for _, s := range lines(letters) {
		high := float32(s[1] - s[0])
		if high < p.Length(titleHeight) {
			continue
		}
		for y := s[0]; y < s[1]; y++ {
			down := float32(y-s[0]) / high
			for x := range letters.W {
				a := letters.Pix[4*(y*letters.W+x)+3]
				d := plane.Pixel(l, (y+letters.Y0-l.Y0)*l.W+x+letters.X0-l.X0)
				if a < 0.01 || d[3] < 0.01 {
					continue
				}
				at := float32(x) / high
				c := plane.Straight(d)
				edge := 0.47 + 0.05*float32(math.Sin(float64(3.4*at)))
				up := plane.Clamp((edge-down)*high + 0.5)
				paint := c.Mix(deep.At(c), 0.75*plane.Smooth(0.55, 1.1, down)).Mix(warm.At(c), up*(0.55+0.35*plane.Smooth(0.4, 0, down)))
				if k := gleamOf(at+0.45*down, high) * plane.Smooth(0.72, 0.66, down); k > 0 {
					paint = paint.Mix(color.RGB{R: 1, G: 1, B: 1}, 0.6*k)
				}
				plane.Atop(d, paint, a)
			}
		}
	}
}

// gleamOf is 1 on a broad and a narrow stripe that come back along a line.
func gleamOf(at, high float32) float32 {
	t := at/2.3 + 0.30
	t = 2.3 * (t - float32(plane.Floor(t)))
	stripe := func(from, to float32) float32 { return plane.Clamp((t-from)*high) * plane.Clamp((to-t)*high) }
	return max(stripe(0.90, 1.04), stripe(1.09, 1.13))
}

// lines are the first row and the one after the last of each line of letters in a layer.
func lines(l *raster.Layer) (out [][2]int) {
	rows, most := make([]float32, l.H), float32(0)
	for y := range l.H {
		for x := range l.W {
			rows[y] += l.Pix[4*(y*l.W+x)+3]
		}
		most = max(most, rows[y])
	}
	start := -1
	for y := range l.H + 1 {
		inked := y < l.H && rows[y] > 0.06*most
		switch {
		case inked && start < 0:
			start = y
		case !inked && start >= 0:
			out, start = append(out, [2]int{start, y}), -1
		}
	}
	return out
}
