package coil

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

// dragonStretch draws the joints from one index to another of a dragon: scales, a belly and a ridge of spikes.
func (w *coiling) dragonStretch(tube plump.Tube, from, to int) {
	c, t, belly, spikes := w.canvas, w.tones[0], w.tones[1], w.tones[3]
	many := max(2, (to-from)/3)
	for n := range many {
		q, deg := tube.Side(-1, 1).At((float64(n) + .5) / float64(many))
		if w.front[(from+to)/2] {
			c.Part("spikes", c.Form(fmt.Sprintf("M%g 0Q%g %g 0 %gQ%g %g %g 0Z", -.55*q.R, -.1*q.R, -.4*q.R, -.85*q.R, .2*q.R, -.4*q.R, .55*q.R), kit.Lin(0, -q.R, 0, 0, spikes.L, spikes.M, spikes.D)).Rotate(deg, 0, 0).Move(q.X, q.Y))
		}
	}
	c.Part("scales", plump.Limb(c, tube, t, 4,
		c.Line(tube.Shift(0, 1, 1).Side(1, 1).Axis(), belly.M, .8*w.path[(from+to)/2].R), c.Line(tube.Side(.62, 1).Axis(), t.DD, .12*w.path[from].R).Opacity(.6),
		plump.Each(many, func(n int) kit.Node {
			q, deg := tube.Side(-.25, 1).At((float64(n) + .5) / float64(many))
			return c.Line(fmt.Sprintf("M%g 0Q0 %g %g 0", -.3*q.R, .42*q.R, .3*q.R), t.D, .14*q.R).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})))
	c.Part("wings", w.wing(from, to))
}

// wing draws a wing behind the body where it comes to the front for the last time but one; nothing for other stretches.
func (w *coiling) wing(from, to int) kit.Node {
	if n := len(w.path); w.front[(from+to)/2] || to > n-3 || to < n-22 {
		return kit.Node{}
	}
	c, t, q := w.canvas, w.tones[2], w.path[from]
	side := 1.0
	if q.X < w.path[(from+to)/2].X {
		side = -1
	}
	d := "M0 8C-4 -34 14 -74 56 -92C52 -76 60 -64 84 -60C70 -48 70 -38 80 -26C62 -26 54 -18 54 -4C42 -10 30 -6 26 8C18 4 8 4 0 8Z"
	k := q.R / 13
	return kit.Of(c.Form(d, kit.Lin(10, -90, 50, 10, t.L, t.M, t.D), c.Line("M4 4Q20 -50 56 -92M6 2Q40 -40 84 -60M10 2Q44 -18 80 -26M14 4Q34 -6 54 -4", t.DD, 2.6)), c.Line("M0 8C-4 -34 14 -74 56 -92", w.tones[0].D, 5)).
		Scale(side*k, k, 0, 0).Move(q.X, q.Y)
}

// tailTip ends the tail in an arrow.
func (w *coiling) tailTip() {
	c, t := w.canvas, w.tones[3]
	a, b := w.path[0], w.path[3]
	r := w.path[len(w.path)/2].R
	deg := math.Atan2(a.Y-b.Y, a.X-b.X) * 180 / math.Pi
	c.Part("tail", c.Form(fmt.Sprintf("M%g %gL%g 0L%g %gQ%g 0 %g %gZ", -.3*r, -r, 1.8*r, -.3*r, r, .2*r, -.3*r, -r), kit.Lin(0, -r, 0, r, t.L, t.M, t.D)).Rotate(deg, 0, 0).Move(a.X, a.Y))
}

// coilHead puts a dragon's own head on the upper end of its coil.
func (c *Winder) coilHead(i int, w coiling) layout.Cluster {
	d := c.Head(c.Subject(i))
	last := w.path[len(w.path)-1]
	f := 6 * last.R / max(d.Box.W(), 1e-9)
	return c.Place(i, d, layout.Centered(d, f, last.X, last.Y-.25*f*d.Box.H(), 0))
}
