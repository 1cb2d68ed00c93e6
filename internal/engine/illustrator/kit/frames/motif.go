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

// Strand is a rope, a chain, a band of lace, a string of lights or of pearls that runs around in one piece.
func Strand(kind, outline string) kit.Piece {
	palette := map[string]string{"rope": "strand #c99a5b", "chain": "strand #aab2bd", "lace": "strand #fffaf2", "lights": "strand #2f5d3f", "pearls": "strand #f6efe6", "plait": "strand #2f9a5f; second #d9a53a", "meander": "strand #c9973a", "aztec": "strand #1fa3a3; second #e2603a; third #f2c14e"}[kind]
	return kit.Piece{Name: kind + "-strand", Cm: 40, Palette: palette, Draw: func(c *kit.Canvas) {
		t := c.Tones("strand")
		gap := map[string]float64{"rope": 6.2, "chain": 15, "lace": 17, "lights": 15.5, "pearls": 11.4, "plait": 2.2, "meander": 19, "aztec": 17}[kind]
		pts := track(outline, gap)
		if kind == "lace" {
			lace(c, pts, t, outline)
			return
		}
		if draw := bands[kind]; draw != nil {
			if kind != "plait" && isFrame(outline) {
				pts = sides(gap)
				cornerTiles(c, kind)
			}
			draw(c, pts)
			return
		}
		if kind == "lights" {
			lights(c, pts, t)
			return
		}
		for i, p := range pts {
			if kind == "chain" {
				w := []float64{5.2, 1.8}[i%2]
				link := c.Ellipse(p[0], p[1], 10.5, w, kit.None)
				c.Part("strand", kit.Of(link.Stroke(t.DD, 4.6)).Rotate(p[2], p[0], p[1]), kit.Of(c.Ellipse(p[0], p[1], 10.5, w, kit.None).Stroke(t.M, 3), c.Ellipse(p[0]-.6, p[1]-.6, 10.5, w, kit.None).Stroke(t.LL, .9)).Rotate(p[2], p[0], p[1]))
				continue
			}
			if kind == "pearls" {
				r := []float64{6.6, 4.6}[i%2]
				c.Part("strand", c.Circle(p[0], p[1], r, kit.Rad(p[0]-r*.35, p[1]-r*.35, r*1.5, kit.At(0, t.LL), kit.At(.55, t.M), kit.At(1, t.DD))), c.Circle(p[0]-r*.34, p[1]-r*.38, r*.26, kit.White).Opacity(.9))
				continue
			}
			d := kit.RoundRect(p[0]-10, p[1]-4.6, 20, 9.2, 4.6)
			c.Part("strand", kit.Of(c.Path(d, kit.Lin(p[0]-9, 0, p[0]+9, 0, t.D, t.L, t.M, t.D)).Stroke(t.DD, 1), c.Line(fmt.Sprintf("M%.1f %.1fh12", p[0]-6, p[1]-1.4), t.LL, .8).Opacity(.7)).Rotate(p[2]+52, p[0], p[1]))
		}
	}}
}

// bulbs are the colors of a string of lights, in turn.
var bulbs = []kit.Color{kit.Hex("#e5383b"), kit.Hex("#f7b32b"), kit.Hex("#2d9d5c"), kit.Hex("#2f80d0"), kit.Hex("#9b51c6")}

// lights are a cord that swings lightly along the track, with bulbs that hang outward and inward in turn.
func lights(c *kit.Canvas, pts [][3]float64, t kit.Tones) {
	at := func(i int, away float64) shape.Pt {
		p := pts[i%len(pts)]
		return shape.Polar(p[0], p[1], away, p[2]-90)
	}
	var d strings.Builder
	closed := math.Hypot(pts[0][0]-pts[len(pts)-1][0], pts[0][1]-pts[len(pts)-1][1]) < 40
	last := len(pts)
	if !closed {
		last--
	}
	swing := func(i int) float64 { return []float64{3, -3}[i%2] }
	for i := range last + 1 {
		p := at(i, swing(i))
		if i == 0 {
			fmt.Fprintf(&d, "M%.2f %.2f", p.X, p.Y)
			continue
		}
		q := at(i-1, swing(i-1))
		a, b := pts[(i-1)%len(pts)][2]*math.Pi/180, pts[i%len(pts)][2]*math.Pi/180
		fmt.Fprintf(&d, "C%.2f %.2f %.2f %.2f %.2f %.2f", q.X+5*math.Cos(a), q.Y+5*math.Sin(a), p.X-5*math.Cos(b), p.Y-5*math.Sin(b), p.X, p.Y)
	}
	c.Part("strand", c.Line(d.String(), t.DD, 3), c.Line(d.String(), t.M, 1.9))
	for i, p := range pts {
		side := []float64{1, -1}[i%2]
		q := at(i, swing(i))
		col := kit.TonesOf(bulbs[i%len(bulbs)])
		bulb := kit.Of(
			c.Path("M-2.6 -1.4C-6.4 -6.6 -5.6 -12.6 0 -18.6C5.6 -12.6 6.4 -6.6 2.6 -1.4Z", kit.Rad(-1.4, -9, 12, kit.At(0, col.LL), kit.At(.5, col.M), kit.At(1, col.D))).Stroke(col.DD, .6),
			c.Path("M-2.4 -6.4C-3.2 -9.4 -2.2 -12 -.6 -14.2", kit.None).Stroke(kit.White, 1.1).Opacity(.75),
			c.Path(kit.RoundRect(-2.9, -2.6, 5.8, 5.4, 1.3), t.D).Stroke(t.DD, .6),
		)
		c.Part("bulbs", bulb.Rotate(p[2]+map[bool]float64{true: 0, false: 180}[side > 0], 0, 0).Move(q.X, q.Y))
	}
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
	case "oval", "hexagon", "arched":
		line = Outline(outline)
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

// DoubleLine is a plain upright frame of two thin lines of metal, with nothing on it.
func DoubleLine() kit.Piece {
	return kit.Piece{Name: "double-line", Cm: 40, Palette: "frame #d9a94e gold", Draw: func(c *kit.Canvas) {
		t := c.Tones("frame")
		metal := kit.Lin(20, 20, 236, 236, t.LL, t.M, t.L, t.D, t.M)
		c.Part("frame", c.Rect(22, 22, 212, 212, 2, kit.None).Stroke(metal, 3.6), c.Rect(29, 29, 198, 198, 1, kit.None).Stroke(metal, 1.3))
	}}
}

// WoodLine is a square frame of four planks for what lies on its corners.
func WoodLine() kit.Piece {
	return kit.Piece{Name: "wood-line", Cm: 40, Palette: "frame #a9683a wood", Draw: func(c *kit.Canvas) {
		o := c.Tones("frame")
		b := kit.Box{X0: 14, Y0: 14, X1: 242, Y1: 242}
		c.Part("frame", moulding(c, b, 0, 2.4, []kit.Color{o.LL, o.L}, []kit.Color{o.D, o.DD}), moulding(c, b, 2.4, 17, []kit.Color{o.L, o.M, o.M, o.D}, []kit.Color{o.D, o.M, o.M, o.DD}))
		grain(c, b, 2.4, 17, .9, o)
		c.Part("frame", moulding(c, b, 17, 20, []kit.Color{o.DD, o.D}, []kit.Color{o.M, o.L}))
	}}
}
