package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Stems lead from the heads of flowers to the place where they are tied, and spread below it.
func Stems(x, y float64, tops [][2]float64) kit.Piece {
	return kit.Piece{Name: "bouquet-stems", Cm: 40, Palette: "stems #5c8f4c", Draw: func(c *kit.Canvas) {
		t := c.Tones("stems")
		for i, p := range tops {
			low := x - (p[0]-x)*.3
			d := fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1fL%.1f %.1f", p[0], p[1], x+(p[0]-x)*.3, y-34, x+(p[0]-x)*.06, y, low, y+46-math.Abs(p[0]-x)*.1)
			c.Part("stems", c.Line(d, t.DD, 4.4), c.Line(d, []kit.Color{t.M, t.L, t.D}[i%3], 2.9))
		}
	}}
}

// Tie is a ribbon around the stems of a bouquet, tied in a bow.
func Tie(x, y float64) kit.Piece {
	return kit.Piece{Name: "bouquet-tie", Cm: 20, Palette: "ribbon #f3d3cf", Draw: func(c *kit.Canvas) {
		t := c.Tones("ribbon")
		tail := c.Form("M-3 4C-10 24 -24 38 -28 58L-19 53L-12 61C-8 40 0 22 5 6Z", kit.Lin(-24, 4, 0, 60, t.L, t.M, t.DD))
		loop := c.Form("M0 0C-10 -24 -40 -33 -50 -17C-56 -2 -50 17 -38 18C-24 18 -9 9 0 0Z", kit.Lin(-50, -24, -6, 18, t.LL, t.M, t.DD),
			c.Path("M-6 0C-18 -8 -32 -12 -40 -7C-38 2 -24 5 -6 0Z", t.DD).Opacity(.5))
		bow := kit.Of(tail, kit.Of(tail).Mirror(0), loop, kit.Of(loop).Mirror(0), c.Form(kit.RoundRect(-9, -9, 18, 18, 7), kit.Lin(-9, -9, 9, 9, t.LL, t.M, t.D)))
		c.Part("ribbon", c.Form(kit.RoundRect(x-19, y-8, 38, 17, 6), kit.Lin(x-19, 0, x+19, 0, t.D, t.L, t.M, t.DD)), bow.Move(x, y+2))
	}}
}

// Twine is a cord wound around the stems of a bouquet, tied in a small bow.
func Twine(x, y float64) kit.Piece {
	return kit.Piece{Name: "bouquet-twine", Cm: 20, Palette: "ribbon #bf9660", Draw: func(c *kit.Canvas) {
		t := c.Tones("ribbon")
		cord := func(d string) kit.Node {
			return kit.Of(c.Line(d, t.DD, 4.2), c.Line(d, t.L, 2.8), c.Line(d, t.DD, 2.8).Dash(1.1, 2.6).Butt().Opacity(.55))
		}
		for i := range 5 {
			up := y - 9 + 4.4*float64(i)
			c.Part("ribbon", cord(fmt.Sprintf("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x-18, up-1, x, up+5, x+18, up-1)))
		}
		c.Part("ribbon", cord(fmt.Sprintf("M%.1f %.1fq-14 12 -10 34M%.1f %.1fq16 10 13 30", x, y, x, y)), cord(fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fM%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x, y, x-46, y-26, x-44, y+16, x, y, x, y, x+46, y-24, x+42, y+18, x, y)))
		c.Part("ribbon", c.Circle(x, y, 5, t.D), c.Circle(x-1, y-1, 3.6, t.L))
	}}
}

// Flow is a band of thin lines along a way, close at its start and wide at its end, with dots beside it.
func Flow(way [][2]float64, lines int) kit.Piece {
	return kit.Piece{Name: "motif-flow", Cm: 40, Palette: "trim #8a7fd0", Draw: func(c *kit.Canvas) {
		t := c.Tones("trim")
		last := float64(len(way) - 1)
		side := func(i int, away float64) (float64, float64) {
			a, b := way[max(i-1, 0)], way[min(i+1, len(way)-1)]
			dx, dy := b[0]-a[0], b[1]-a[1]
			l := max(math.Hypot(dx, dy), 1e-6)
			return way[i][0] - dy/l*away, way[i][1] + dx/l*away
		}
		for n := range lines {
			var d strings.Builder
			k := float64(n) - float64(lines-1)/2
			for i := range way {
				u := float64(i) / last
				x, y := side(i, k*(1.2+6.2*u)*map[bool]float64{true: 1, false: 2.2}[lines > 2])
				fmt.Fprintf(&d, "%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x, y)
			}
			c.Part("trim", c.Line(d.String(), []kit.Color{t.M, t.L}[n%2], 1.8))
		}
		if lines > 2 {
			return
		}
		for i := 3; i < len(way); i += 4 {
			x, y := side(i, (6+float64(i)*.32)*[]float64{1, -1}[i/4%2])
			c.Part("trim", c.Circle(x, y, 1.4+float64(i%3)*.7, []kit.Color{t.L, t.M, t.LL}[i%3]))
		}
	}}
}
