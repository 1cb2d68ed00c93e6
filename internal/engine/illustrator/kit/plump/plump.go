// Package plump shades soft living things: what the groups sea, fantasy and body have in common.
package plump

import (
	"fmt"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// D writes path data with numbers filled in.
func D(format string, a ...any) string { return fmt.Sprintf(format, a...) }

// Sym completes a closed curve from its right half: points from the top to the bottom, mirrored around the vertical at x.
// Points on the axis are not repeated.
func Sym(right string, x float64) string {
	fields := strings.Fields(right)
	out := append([]string{}, fields...)
	for i := len(fields) - 1; i >= 0; i-- {
		f := fields[i]
		corner := strings.HasSuffix(f, "!")
		a, b, _ := strings.Cut(strings.TrimSuffix(f, "!"), ",")
		v, err := strconv.ParseFloat(a, 64)
		if err != nil {
			panic("plump: " + f + " is no point")
		}
		if v == x {
			continue
		}
		m := fmt.Sprintf("%g,%s", 2*x-v, b)
		if corner {
			m += "!"
		}
		out = append(out, m)
	}
	return strings.Join(out, " ")
}

// Edge goes last inside a form: a core shadow along its lower right edge, light bounced into it, and a lit upper left edge.
// s is how wide the shadow is.
func Edge(c *kit.Canvas, d string, t kit.Tones, s float64) kit.Node {
	edge := c.Path(d, kit.None)
	return kit.Of(
		c.Blur(s*.36, edge.Stroke(t.DD, s).Move(-.3*s, -.34*s)).Opacity(.55),
		c.Blur(s*.09, edge.Stroke(t.L, s*.17).Move(-s*.12, -s*.13)).Opacity(.38),
		c.Blur(s*.07, edge.Stroke(t.LL, s*.2).Move(s*.1, s*.12)).Opacity(.7),
	)
}

// Body is a rounded form lit from the top left, with a shaded edge s wide; details lie between the fill and the edge.
func Body(c *kit.Canvas, d string, t kit.Tones, s float64, inside ...kit.Node) kit.Node {
	return c.Form(d, ball(c, d, t), append(append([]kit.Node{}, inside...), Edge(c, d, t, s))...)
}

// Flat is like Body with a plain gradient, for thin and long things.
func Flat(c *kit.Canvas, d string, t kit.Tones, s float64, inside ...kit.Node) kit.Node {
	return c.Form(d, tilt(c, d, t), append(append([]kit.Node{}, inside...), Edge(c, d, t, s))...)
}

// ball is the gradient of a round form with an outline.
func ball(c *kit.Canvas, d string, t kit.Tones) kit.Gradient {
	b := c.Path(d, kit.Black).Bounds()
	r := max(b.W(), b.H())
	return kit.Rad(b.X0+b.W()*.34, b.Y0+b.H()*.26, r*.92, kit.At(0, t.LL), kit.At(.22, t.L), kit.At(.52, t.M), kit.At(.85, t.D), kit.At(1, t.DD))
}

// tilt is the gradient of a flat form with an outline.
func tilt(c *kit.Canvas, d string, t kit.Tones) kit.Gradient {
	b := c.Path(d, kit.Black).Bounds()
	return kit.Lin(b.X0+b.W()*.15, b.Y0, b.X0+b.W()*.85, b.Y1, kit.At(0, t.LL), kit.At(.22, t.L), kit.At(.55, t.M), kit.At(1, t.D))
}

// Cast is the soft shadow of d on what has the outline below.
func Cast(c *kit.Canvas, below, d string, t kit.Tones, dx, dy, sigma, opacity float64) kit.Node {
	return c.Clip(below, c.Blur(sigma, c.Path(d, t.DDD).Move(dx, dy)).Opacity(opacity))
}

// Glint is a crisp highlight.
func Glint(c *kit.Canvas, d string, opacity float64) kit.Node {
	return c.Path(d, kit.White).Opacity(opacity).Shade()
}

// Each joins n nodes.
func Each(n int, node func(i int) kit.Node) kit.Node {
	var all []kit.Node
	for i := range n {
		all = append(all, node(i))
	}
	return kit.Of(all...)
}

// Plain is a small form with a gradient only, for what there are many of.
func Plain(c *kit.Canvas, d string, t kit.Tones) kit.Node {
	b := c.Path(d, kit.Black).Bounds()
	return c.Form(d, kit.Lin(b.X0, b.Y0, b.X1, b.Y1, t.L, t.M, t.DD), c.Path(d, kit.None).Stroke(t.LL, 1.6).Move(.7, .8).Opacity(.55))
}

// If returns a node when yes holds: the shade on a part that may have been left out.
func If(yes bool, node kit.Node) kit.Node {
	if yes {
		return node
	}
	return kit.Node{}
}
