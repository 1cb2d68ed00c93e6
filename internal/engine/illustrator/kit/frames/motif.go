package frames

import (
	"fmt"
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// Trim draws leaves or dots at places along a frame, each with the angle of the frame there.
func Trim(at [][3]float64, leaves bool) kit.Piece {
	palette := "trim #f2b84b"
	if leaves {
		palette = "trim #5f9a5b"
	}
	return kit.Piece{Name: "motif-trim", Cm: 40, Palette: palette, Draw: func(c *kit.Canvas) {
		t := c.Tones("trim")
		for i, p := range at {
			if !leaves {
				c.Part("trim", c.Circle(p[0], p[1], []float64{3.2, 2.4}[i%2], kit.Lin(p[0]-3, p[1]-3, p[0]+3, p[1]+3, t.L, t.M, t.D)))
				continue
			}
			for _, turn := range []float64{-58, 58, 122, -122} {
				d := shape.Drop(p[0], p[1], 10, 25, p[2]+turn)
				e := shape.Polar(p[0], p[1], 20, p[2]+turn)
				c.Part("trim", c.Path(d, kit.Lin(p[0], p[1], e.X, e.Y, t.D, t.M, t.L)), c.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1f", p[0], p[1], e.X, e.Y), t.DD, .7))
			}
		}
	}}
}

// String draws the cord of a garland, whose height at x is a function of the canvas's shares.
func String(y func(float64) float64) kit.Piece {
	return kit.Piece{Name: "motif-string", Cm: 40, Palette: "trim #a9794a", Draw: func(c *kit.Canvas) {
		t := c.Tones("trim")
		var d strings.Builder
		for i := range 41 {
			x := .01 + .98*float64(i)/40
			fmt.Fprintf(&d, "%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x*kit.Side, y(x)*kit.Side)
		}
		c.Part("trim", c.Line(d.String(), t.D, 3.4), c.Line(d.String(), t.L, 1.4))
		for _, x := range []float64{.01, .99} {
			c.Part("trim", c.Circle(x*kit.Side, y(x)*kit.Side, 5, t.M))
		}
	}}
}

// Strand is a rope, a chain or a band of lace that runs around in one piece.
func Strand(kind, outline string) kit.Piece {
	palette := map[string]string{"rope": "strand #c99a5b", "chain": "strand #aab2bd", "lace": "strand #fffaf2"}[kind]
	return kit.Piece{Name: kind + "-strand", Cm: 40, Palette: palette, Draw: func(c *kit.Canvas) {
		t := c.Tones("strand")
		gap := map[string]float64{"rope": 6.2, "chain": 15, "lace": 17}[kind]
		pts := track(outline, gap)
		if kind == "lace" {
			lace(c, pts, t, outline)
			return
		}
		for i, p := range pts {
			if kind == "chain" {
				w := []float64{5.2, 1.8}[i%2]
				link := c.Ellipse(p[0], p[1], 10.5, w, kit.None)
				c.Part("strand", kit.Of(link.Stroke(t.DD, 4.6)).Rotate(p[2], p[0], p[1]), kit.Of(c.Ellipse(p[0], p[1], 10.5, w, kit.None).Stroke(t.M, 3), c.Ellipse(p[0]-.6, p[1]-.6, 10.5, w, kit.None).Stroke(t.LL, .9)).Rotate(p[2], p[0], p[1]))
				continue
			}
			d := kit.RoundRect(p[0]-10, p[1]-4.6, 20, 9.2, 4.6)
			c.Part("strand", kit.Of(c.Path(d, kit.Lin(p[0]-9, 0, p[0]+9, 0, t.D, t.L, t.M, t.D)).Stroke(t.DD, 1), c.Line(fmt.Sprintf("M%.1f %.1fh12", p[0]-6, p[1]-1.4), t.LL, .8).Opacity(.7)).Rotate(p[2]+52, p[0], p[1]))
		}
	}}
}

// lace is a net with scallops outside, each with a small eye, and a ribbon of holes inside.
func lace(c *kit.Canvas, pts [][3]float64, t kit.Tones, outline string) {
	edge := kit.Hex("#cdbfae")
	if outline == "line" || outline == "garland" {
		outline = ""
	}
	for _, p := range pts {
		out := shape.Polar(p[0], p[1], 8, p[2]-90)
		c.Part("strand", c.Path(shape.Ring(out.X, out.Y, 10.4, 4.6), t.M).Stroke(edge, 1))
		for k := range 5 {
			e := shape.Polar(out.X, out.Y, 7.5, p[2]-90+float64(k-2)*42)
			c.Part("strand", c.Circle(e.X, e.Y, 1.5, edge))
		}
		c.Part("strand", c.Path(shape.Star(out.X, out.Y, 5, 4, 2, .6), t.M).Stroke(edge, .7))
	}
	for _, p := range pts {
		in := shape.Polar(p[0], p[1], 8, p[2]+90)
		band := kit.RoundRect(p[0]-9.2, p[1]-4, 18.4, 16, 2) + kit.RoundRect(p[0]-4, p[1]-.5, 8, 7, 3.5)
		c.Part("strand", c.Path(band, t.M).EvenOdd().Stroke(edge, .9).Rotate(p[2], p[0], p[1]), c.Circle(in.X, in.Y, 1.1, edge))
	}
}

// track are places at even distances along an outline, with its direction there.
func track(outline string, gap float64) [][3]float64 {
	var line []shape.Pt
	closed := true
	switch outline {
	case "ring", "wreath":
		for i := range 181 {
			line = append(line, shape.Polar(128, 128, 102, float64(i)*2-90))
		}
	case "line":
		closed = false
		line = []shape.Pt{{X: 10, Y: 128}, {X: 246, Y: 128}}
	case "garland":
		closed = false
		for i := range 60 {
			u := float64(i)/29.5 - 1
			line = append(line, shape.Pt{X: 128 + 116*u, Y: 150 - 44*u*u})
		}
	case "corner":
		closed = false
		line = []shape.Pt{{X: 26, Y: 236}, {X: 26, Y: 26}, {X: 236, Y: 26}}
	default:
		for i, mid := range [4][2]float64{{210, 46}, {210, 210}, {46, 210}, {46, 46}} {
			for k := range 16 {
				line = append(line, shape.Polar(mid[0], mid[1], 22, float64(i)*90-90+float64(k)*6))
			}
		}
		line = append(line, line[0])
	}
	total := 0.0
	for i := 1; i < len(line); i++ {
		total += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	n := math.Max(2, math.Round(total/gap))
	if closed {
		n = 2 * math.Round(n/2)
	}
	gap = total / n
	var out [][3]float64
	at := 0.0
	for i := 1; i < len(line); i++ {
		dx, dy := line[i].X-line[i-1].X, line[i].Y-line[i-1].Y
		l := math.Hypot(dx, dy)
		for ; at < l; at += gap {
			out = append(out, [3]float64{line[i-1].X + dx*at/l, line[i-1].Y + dy*at/l, math.Atan2(dy, dx) * 180 / math.Pi})
		}
		at -= l
	}
	if closed && len(out) > int(n) {
		out = out[:int(n)]
	}
	return out
}
