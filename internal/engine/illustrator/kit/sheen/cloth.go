package sheen

import (
	"math"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
)

// Cloth is a flag that waves: its left edge is straight, and the waves grow toward its right edge.
type Cloth struct{ X, Y, W, H, Amp, Waves, Phase, Drop float64 }

// At maps a place on the flat cloth, both in 0–1, to the canvas.
func (f Cloth) At(u, v float64) (x, y float64) {
	a := 2*math.Pi*f.Waves*u + f.Phase
	k := min(1, .25+u*2)
	return f.X + f.W*u + 1.2*math.Cos(a)*k, f.Y + f.H*v + f.Drop*u + f.Amp*k*(math.Sin(a)-math.Sin(f.Phase)*(1-u))
}

// Patch is the outline of a rectangle of the flat cloth.
func (f Cloth) Patch(u0, v0, u1, v1 float64) string {
	var b strings.Builder
	n := max(2, int(40*(u1-u0)))
	for i := range 2*n + 2 {
		u, v, cmd := u0+(u1-u0)*float64(i)/float64(n), v0, "L"
		if i > n {
			u, v = u1-(u1-u0)*float64(i-n-1)/float64(n), v1
		}
		if i == 0 {
			cmd = "M"
		}
		x, y := f.At(u, v)
		b.WriteString(D("%s%.2f %.2f", cmd, x, y))
	}
	return b.String() + "Z"
}

// Row is a line across the cloth at a height.
func (f Cloth) Row(v, u0, u1 float64) string {
	var b strings.Builder
	for i := range 41 {
		cmd := "L"
		if i == 0 {
			cmd = "M"
		}
		x, y := f.At(u0+(u1-u0)*float64(i)/40, v)
		b.WriteString(D("%s%.2f %.2f", cmd, x, y))
	}
	return b.String()
}

// Folds are the light and the shade of the waves over the whole cloth.
func (f Cloth) Folds(c *kit.Canvas, dark kit.Color) kit.Node {
	var stops []any
	for i := range 41 {
		u := float64(i) / 40
		slope := math.Cos(2*math.Pi*f.Waves*u+f.Phase) * min(1, .35+u)
		tone := kit.White.Alpha(.42 * max(0, -slope))
		if slope > 0 {
			tone = dark.Alpha(.42 * slope)
		}
		stops = append(stops, kit.At(u, tone))
	}
	all, low := f.Patch(0, 0, 1, 1), f.Patch(0, .9, 1, 1)
	return c.Clip(all, c.Path(all, kit.Lin(f.X, 0, f.X+f.W, f.H*.12, stops...)),
		c.Blur(4, c.Path(low, dark)).Opacity(.25), c.Line(f.Row(.012, 0, 1), kit.White, 2.4).Opacity(.5), c.Line(f.Row(.99, 0, 1), dark, 2).Opacity(.35),
		c.Blur(3, c.Path(f.Patch(0, 0, .03, 1), dark)).Opacity(.5)).Shade()
}

// Pole is an upright pole with a knob on top.
func Pole(c *kit.Canvas, x, y0, y1, w float64, t kit.Tones) kit.Node {
	d := kit.RoundRect(x-w/2, y0, w, y1-y0, w*.4)
	return kit.Of(c.Form(d, Round(x-w/2, 0, x+w/2, 0, t), c.Line(D("M%g %gV%g", x+w/2-.6, y0, y1), t.DDD, 1.4).Opacity(.5)),
		c.Circle(x, y0, w*.98, t.DDD), c.Form(kit.Oval(x-.3, y0-.5, w*.9, w*.9), Orb(x, y0, w*.9, t)), c.Circle(x-w*.35, y0-w*.42, w*.2, kit.White).Opacity(.8))
}
