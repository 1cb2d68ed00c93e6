package supports

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// rearPanes are the vehicles that have a pane behind that of who drives, of its height.
var rearPanes = figure.Words("car van police-car taxi vintage-car bus school-bus double-decker-bus camper-van train")

// Where passengers are seen: the middle of the rear pane, in widths of the front one from its middle; how far beside the middle of a pane the second
// one in it is; the most that are shown; and how large they are where they share a pane.
const (
	rearPane   = 1.08
	paneAside  = .27
	mostAboard = 4
	inRow      = .84
)

// aboard shows those who are in a closed vehicle in its windows: who drives in the front one, the others beside and behind them.
func aboard(c *placing.Placer, k layout.Cluster, i int, kind string, h layout.How) layout.Cluster {
	var all []placing.Copy
	for _, j := range c.Siblings(brief.Relation{From: i, Kind: kind, To: k.Root.Subject}) {
		n := c.Subject(j).Count
		if c.Subject(k.Root.Subject).Count == n {
			n = 1
		}
		for copy := range max(1, n) {
			all = append(all, placing.Copy{Subject: j, How: layout.How{Copy: h.Copy + copy}})
		}
	}
	all = all[:min(len(all), mostAboard)]
	for n := len(all) - 1; n >= 0; n-- { // who drives is the nearest
		k = inWindow(c, k, all[n], n, len(all))
	}
	return k
}

// pane is the part of a vehicle's windows that the nth of so many is seen in, with where in it and how large.
func pane(c *placing.Placer, k layout.Cluster, nth, of int) (window kit.Anchor, x, size float64) {
	window = k.Root.Anchor("inside")
	if k.Root.Has("cab") {
		window = k.Root.Anchor("cab")
	}
	back := -1.0
	if k.Root.Drawing.Facing == kit.Left {
		back = 1
	}
	x, size = window.X, 1
	rear := rearPanes[c.Subject(k.Root.Subject).ID]
	if of > 2 || of == 2 && !rear {
		size = inRow
		x -= back * paneAside * window.W
	}
	switch {
	case rear && nth%2 == 1:
		window.X, x = window.X+back*rearPane*window.W, x+back*rearPane*window.W
		if nth > 1 {
			x += back * 2 * paneAside * window.W
		}
	case nth > 0:
		x += back * 2 * paneAside * window.W * float64(nth) / float64(max(of-1, 1))
	}
	return window, x, size
}

// inWindow shows the nth of those in a vehicle in their pane.
func inWindow(c *placing.Placer, k layout.Cluster, it placing.Copy, nth, of int) layout.Cluster {
	i := it.Subject
	window, x, size := pane(c, k, nth, of)
	box := kit.Box{X0: window.X - window.W/2, Y0: window.Y - window.H/2, X1: window.X + window.W/2, Y1: window.Y + window.H/2}
	if s := c.Subject(i); s.Kind != brief.Person && !figure.Dressed(s) {
		d := c.Head(s)
		f := size * 1.12 * window.H / max(d.Box.H(), .8*d.Box.W())
		inner := c.Place(i, d, layout.Centered(d, f, x, window.Y+.02*window.H, 0))
		if over := inner.Bounds(); of == 1 { // a head alone is before the frame
			box = kit.Box{X0: over.X0, Y0: over.Y0, X1: over.X1, Y1: box.Y1}
		}
		return k.Over(placing.Clipped(inner, box))
	}
	pose, grips := "driving", true
	if nth > 0 {
		pose, grips = "standing", false
	}
	d := c.Draw(i, layout.How{Copy: it.How.Copy, Pose: pose, Facing: k.Root.Drawing.Facing, Bare: true, Grips: grips})
	head, ok := d.Anchors["headTop"]
	if !ok {
		head = layout.Guess(d.Box, "headTop")
	}
	wide := head.W
	if wide == 0 {
		wide = d.Box.W() * .4
	}
	f := size * min(window.H*.62, window.W*.55) / (wide * 1.25)
	inner := c.Place(i, d, layout.Translate(x, window.Y-window.H*.44).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-head.X, -head.Y)))
	if k.Root.Has("cab") { // its whole side is before the bed
		return k.Over(placing.Clipped(inner, box))
	}
	return k.Within(k.Root.Serial, kit.Fore, placing.Clipped(inner, box))
}
