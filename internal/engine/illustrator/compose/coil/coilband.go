package coil

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

// bandLook is what is wound in turns as a flat band or as a string of small things: its palette, its thickness in that of a snake, and what is on it.
type bandLook struct {
	palette string
	thick   float64
	what    string
}

// bandLooks are the bands and strings by their IDs.
var bandLooks = map[string]bandLook{
	"ribbon":            {"band #e0395f ribbon silk", .8, "silk"},
	"tape-measure":      {"tape #f7c92f; marks #3b3f48", .8, "marks"},
	"toilet-paper":      {"paper #f4f1ea", 1.05, "squares"},
	"duct-tape":         {"tape #a9b2bc", .9, "silk"},
	"caution-tape":      {"tape #f9cb28; marks #24262c", .85, "stripes"},
	"film-reel":         {"film #3a3f4b; marks #eef0f4", 1, "film"},
	"chain":             {"links #aeb6c0 metal", .62, "links"},
	"gold-chain":        {"links #e9b23c gold", .5, "links"},
	"pearl-necklace":    {"pearls #f4ece2", .5, "balls"},
	"beads":             {"beads #9a55c9 beads", .5, "balls"},
	"barbed-wire":       {"wire #8f9099 metal", .26, "barbs"},
	"thorns":            {"stem #5d6b3c thorns", .3, "barbs"},
	"christmas-garland": {"needles #3f8f55; berries #d8384a", .62, "needles"},
	"yarn-ball":         {"yarn #e85f9a", .32, "silk"},
}

// strung are the bands and strings that are said in the plural where one is meant.
var strung = figure.Words("chain ribbon beads barbed-wire thorns yarn-ball toilet-paper")

// bandStretch draws the joints of a band or a string from one index to another.
func (w *coiling) bandStretch(tube plump.Tube, look bandLook, from, to int) {
	c, t := w.canvas, w.tones[0]
	marks := t
	if len(w.tones) > 1 {
		marks = w.tones[1]
	}
	r, axis := w.path[from].R, tube.Axis()
	switch look.what {
	case "links", "balls":
		w.beaded(look.what, t, from, to)
		return
	case "barbs":
		c.Part("wire", c.Line(axis, t.DDD, 2.3*r), c.Line(axis, t.M, 1.7*r), c.Line(axis, t.LL, .5*r).Dash(1.6*r, 1.4*r).Butt())
	case "needles":
		c.Part("needles", c.Line(axis, t.DDD, 2*r), c.Line(axis, t.D, 2.6*r).Dash(.5*r, .42*r).Butt(), c.Line(axis, t.M, 1.9*r).Dash(.4*r, .5*r).Butt(), c.Line(axis, t.L, 1.1*r).Dash(.3*r, .8*r).Butt())
	default:
		c.Part("band", c.Line(axis, t.DDD, 2.12*r).Butt(), c.Line(axis, t.D, 2*r).Butt(), c.Line(axis, t.M, 1.72*r).Butt(), c.Line(tube.Side(-.6, 1).Axis(), t.LL, .3*r).Butt().Opacity(.8))
	}
	switch look.what {
	case "marks":
		c.Part("marks", c.Line(tube.Side(.5, 1).Axis(), marks.D, .7*r).Dash(.1*r, .5*r).Butt(), c.Line(tube.Side(.35, 1).Axis(), marks.D, 1.1*r).Dash(.13*r, 2.87*r).Butt())
	case "stripes":
		c.Part("marks", c.Line(axis, marks.D, 1.72*r).Dash(1.1*r, 1.5*r).Butt())
	case "squares":
		c.Part("marks", c.Line(axis, t.DD, 1.8*r).Dash(.07*r, 2.6*r).Butt())
	case "film":
		c.Part("marks", c.Line(axis, marks.M, .9*r).Dash(1.3*r, .4*r).Butt(), c.Line(tube.Side(-.72, 1).Axis(), marks.L, .26*r).Dash(.3*r, .35*r).Butt(), c.Line(tube.Side(.72, 1).Axis(), marks.L, .26*r).Dash(.3*r, .35*r).Butt())
	case "barbs", "needles":
		w.spiked(look.what, t, marks, from, to)
	}
}

// beaded draws links or balls along the joints.
func (w *coiling) beaded(what string, t kit.Tones, from, to int) {
	c := w.canvas
	long := 0.0
	for j := from; j < to; j++ {
		long += math.Hypot(w.path[j+1].X-w.path[j].X, w.path[j+1].Y-w.path[j].Y)
	}
	step := map[string]float64{"links": 2.2, "balls": 1.9}[what] * w.path[from].R
	count := max(1, int(long/step))
	tube := plump.NewTube(w.path[from : to+1]...)
	for n := range count {
		q, turn := tube.At((float64(n) + .5) / float64(count))
		switch {
		case what == "balls":
			c.Part("beads", c.Circle(q.X, q.Y, 1.02*q.R, t.DDD), c.Circle(q.X, q.Y, .95*q.R, kit.Rad(q.X-.3*q.R, q.Y-.35*q.R, 1.4*q.R, t.LL, t.M, t.DD)), c.Circle(q.X-.32*q.R, q.Y-.36*q.R, .22*q.R, kit.White).Opacity(.9))
		case n%2 == 0: // a link seen from its edge
			d := kit.RoundRect(q.X-1.5*q.R, q.Y-.36*q.R, 3*q.R, .72*q.R, .36*q.R)
			c.Part("links", c.Path(d, t.DDD).Rotate(turn, q.X, q.Y), c.Path(d, t.M).Scale(.9, .7, q.X, q.Y).Rotate(turn, q.X, q.Y), c.Path(d, t.LL).Scale(.7, .24, q.X, q.Y).Move(0, -.1*q.R).Rotate(turn, q.X, q.Y))
		default:
			d := kit.RoundRect(q.X-1.5*q.R, q.Y-.95*q.R, 3*q.R, 1.9*q.R, .95*q.R)
			c.Part("links", c.Path(d, kit.None).Stroke(t.DDD, .72*q.R).Rotate(turn, q.X, q.Y), c.Path(d, kit.None).Stroke(t.M, .5*q.R).Rotate(turn, q.X, q.Y), c.Path(d, kit.None).Stroke(t.LL, .14*q.R).Move(-.05*q.R, -.08*q.R).Rotate(turn, q.X, q.Y))
		}
	}
}

// spiked draws the barbs of a wire, or the berries of a garland.
func (w *coiling) spiked(what string, t, marks kit.Tones, from, to int) {
	c := w.canvas
	for j := from + 1; j < to; j++ {
		q, next := w.path[j], w.path[j+1]
		turn := math.Atan2(next.Y-q.Y, next.X-q.X) * 180 / math.Pi
		if what == "needles" {
			if j%4 == 0 {
				c.Part("berries", c.Circle(q.X, q.Y, .5*q.R, marks.DD), c.Circle(q.X, q.Y, .44*q.R, kit.Rad(q.X-.2*q.R, q.Y-.2*q.R, .7*q.R, marks.LL, marks.M, marks.D)))
			}
			continue
		}
		if j%5 != 2 {
			continue
		}
		r := 3.6 * q.R
		barb := kit.Of(c.Line("M-1 -4L1 4", t.DDD, 1.5), c.Line("M1 -4L-1 4", t.DDD, 1.5), c.Line("M-1 -4L1 4", t.L, .8), c.Line("M1 -4L-1 4", t.M, .8), c.Ellipse(0, 0, 1.3, 1.5, t.DD), c.Ellipse(-.2, -.3, .9, 1, t.L))
		c.Part("barbs", barb.Scale(r/4, r/4, 0, 0).Rotate(turn+12, 0, 0).Move(q.X, q.Y))
	}
}
