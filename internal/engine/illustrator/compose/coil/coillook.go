package coil

import (
	"strings"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

// draw draws the coil as what it is: a body, a cord, a stem with leaves or a cord with lights.
func (w *coiling) draw(id string) {
	switch id {
	case "snake", "dragon":
		for j := range w.path { // the tail is thin
			share := float64(j) / float64(len(w.path)-1)
			w.path[j].R *= min(1, .25+2.2*share)
		}
	case "ivy", "vine", "string-light", "christmas-lights":
		for j := range w.path {
			w.path[j].R *= .28
		}
	case "rope":
		for j := range w.path {
			w.path[j].R *= .5
		}
	default:
		for j := range w.path {
			w.path[j].R *= bandLooks[id].thick
		}
	}
	for from := 0; from < len(w.path)-1; {
		to := from + 1
		for to < len(w.path)-1 && w.front[to] == w.front[from] {
			to++
		}
		w.canvas.On(map[bool]kit.Layer{true: kit.Body, false: kit.Back}[w.front[from]])
		if w.front[from] {
			w.stretch(id, from, to)
		} else { // it goes on under what is before it
			w.stretch(id, max(0, from-1), min(len(w.path)-1, to+1))
		}
		from = to
	}
	w.canvas.On(kit.Body)
	if id == "dragon" {
		w.tailTip()
	}
	if id == "snake" {
		w.snakeHead()
	}
}

// stretch draws the joints from one index to another, which lie on one side of the support.
func (w *coiling) stretch(id string, from, to int) {
	c, t := w.canvas, w.tones[0]
	if id == "ivy" {
		t = w.tones[len(w.tones)-1]
	}
	if strings.Contains(id, "light") {
		t = kit.TonesOf(kit.Hex("#2f6b48")) // the wire
	}
	tube := plump.NewTube(w.path[from : to+1]...)
	if look, ok := bandLooks[id]; ok {
		w.bandStretch(tube, look, from, to)
		return
	}
	switch id {
	case "dragon":
		w.dragonStretch(tube, from, to)
		return
	case "snake":
		k := w.tones[min(2, len(w.tones)-1)]
		c.Part("scales", plump.Limb(c, tube, t, 4, plump.Each(max(2, (to-from)/4), func(n int) kit.Node {
			q, deg := tube.Side(-.2, 1).At((float64(n) + .5) / float64(max(2, (to-from)/4)))
			return c.Ellipse(0, 0, q.R*.5, q.R*.38, k.D).Rotate(deg, 0, 0).Move(q.X, q.Y)
		})))
		return
	}
	c.Part("stem", c.Line(tube.Axis(), t.DDD, 2.3*w.path[from].R), c.Line(tube.Axis(), t.M, 1.8*w.path[from].R), c.Line(tube.Shift(-.2, -.3, 1).Axis(), t.L, .6*w.path[from].R))
	for j := from + 1; j < to; j += 3 {
		q := w.path[j]
		switch id {
		case "ivy", "vine":
			w.leaf(q, j)
		case "string-light", "christmas-lights":
			col := kit.TonesOf(kit.Hex([]string{"#f2413c", "#f7c531", "#3fae5a", "#3a86e8", "#e86bc2"}[(j/3)%5]))
			c.Part("lights", c.Glow(2*q.R, c.Circle(q.X, q.Y+2.2*q.R, 3*q.R, col.L).Opacity(.6)), c.Ellipse(q.X, q.Y+2.4*q.R, 2.2*q.R, 3*q.R, col.M), c.Ellipse(q.X-.6*q.R, q.Y+1.6*q.R, .7*q.R, q.R, col.LL))
		}
	}
}

// leaf draws a leaf of a climbing plant at a joint.
func (w *coiling) leaf(q plump.J, j int) {
	c := w.canvas
	t := w.tones[0]
	if len(w.tones) == 2 { // the vine's stem comes first
		t = w.tones[1]
	}
	d := "M0 0C-10 -8 -26 -8 -30 -22C-20 -24 -16 -32 -18 -44C-8 -40 -4 -46 0 -58C4 -46 8 -40 18 -44C16 -32 20 -24 30 -22C26 -8 10 -8 0 0Z"
	size := .17 * q.R * (1 + .15*float64(j*7%3))
	turn := []float64{-70, 40, 150, -20, 100}[j%5]
	n := kit.Of(c.Path(d, t.DDD).Move(1.5, 2.5), plump.Body(c, d, t, 6), c.Line("M0 0V-46M0 -12L-20 -22M0 -12L20 -22", t.LL, 2.4).Opacity(.6))
	c.Part("leaves", n.Scale(size, size, 0, 0).Rotate(turn, 0, 0).Move(q.X, q.Y))
}

// snakeHead draws the head at the upper end, to the side that the body comes out at.
func (w *coiling) snakeHead() {
	c, t := w.canvas, w.tones[0]
	last, before := w.path[len(w.path)-1], w.path[len(w.path)-4]
	side := 1.0
	if last.X < before.X {
		side = -1
	}
	const d = "M-16 -9C-6 -20 12 -20 26 -11C36 -4 36 8 26 12C10 19 -6 17 -16 11Z"
	size := last.R / 10.5
	n := kit.Of(
		c.Line("M30 5C40 5 44 4 50 0M44 4L52 8", kit.Hex("#e8384f"), 3),
		plump.Body(c, d, t, 6, c.Path("M-16 4C0 10 20 10 36 4V24H-16Z", w.tones[min(1, len(w.tones)-1)].M).Opacity(.9)),
		c.Line("M33 5C22 9 12 9 4 6", t.DDD, 1.8),
		c.Circle(10, -5, 5.6, kit.Hex("#fff4c2")), c.Ellipse(11, -5, 2.2, 5, kit.Hex("#20222b")), c.Circle(9.4, -7, 1.5, kit.White),
	)
	c.Part("head", n.Rotate(-12, 0, 0).Scale(side*size, size, 0, 0).Move(last.X+side*8*size, last.Y-2*size))
}
