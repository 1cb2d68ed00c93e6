package supports

import (
	"fmt"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// drinks are what food is dunked in: it stands out of the drink, large enough to be seen.
var drinks = figure.Words("glass-of-milk mug coffee tea-cup coffee-cup hot-chocolate latte cappuccino espresso")

// How what is dunked is drawn: its length in the width of the vessel's opening, how much of it is above the drink, and its turn in degrees.
const (
	dunkedLong = .74
	dunkedOver = .66
	dunkedTurn = 14
)

// dunks reports whether a subject is food in a drink.
func dunks(c *placing.Placer, root layout.Instance, i int) bool {
	s, in := c.Subject(i), c.Subject(root.Subject)
	return in.Kind == brief.Piece && drinks[in.ID] && s.Kind == brief.Piece && s.Count == 1 && library.GroupOf(s.ID) == "food" && !drinks[s.ID] && !c.Slim(i)
}

// dunked holds food in the drink of k's root: what is below the surface is not seen.
func dunked(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	one := c.Unit(i, layout.How{Copy: h.Copy}).TurnedBy(dunkedTurn)
	room, o := k.Root.Anchor("inside"), one.Bounds()
	one = one.Scaled(dunkedLong * room.W / max(o.W(), o.H()))
	o = one.Bounds()
	level := room.Y + .2*room.H
	if b := k.Root.Box(); !k.Root.Has("inside") { // a tall glass
		level = b.Y0 + .16*b.H()
	}
	one = one.Moved(room.X-(o.X0+o.X1)/2, level-o.Y0-dunkedOver*o.H())
	seen := one.Bounds()
	seen.Y1 = level
	return k.Within(k.Root.Serial, kit.Fore, placing.Clipped(one, seen))
}

// UpRope lets k's root climb a rope that hangs from above, between both hands.
func UpRope(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	b := k.Bounds()
	near, far := k.Root.Anchor("handNear"), k.Root.Anchor("handFar")
	x := far.X
	if near.Y < far.Y {
		x = near.X
	}
	k = c.Reaching(k, "handNear", x, min(near.Y, far.Y)+.14*b.H())
	k = c.Reaching(k, "handFar", x, min(near.Y, far.Y))
	root := k.Root
	width := .036 * b.H()
	rope := c.Rope(i, []kit.Anchor{{X: x, Y: b.Y0 - .3*b.H()}, {X: x, Y: b.Y1 + .06*b.H()}}, width, "#c79a5b")
	k = k.Before(rope.Over(twists(c, i, x, b.Y0-.3*b.H(), b.Y1+.06*b.H(), width)))
	k.Root, k.Ground = root, k.Bounds().Y1
	return k
}

// twists are the strands of a rope that hangs straight down, and the knot at its end.
func twists(c *placing.Placer, i int, x, y0, y1, width float64) layout.Cluster {
	canvas, err := kit.NewCanvas("twists", nil, kit.Options{})
	if err != nil {
		return layout.Cluster{}
	}
	t := kit.TonesOf(kit.Hex("#c79a5b"))
	var strands []kit.Node
	for y := y0 + width; y < y1-width; y += .85 * width {
		strands = append(strands, canvas.Line(fmt.Sprintf("M%g %gL%g %g", x-.46*width, y+.3*width, x+.46*width, y-.3*width), t.DDD, .16*width).Opacity(.75))
	}
	knot := canvas.Form(kit.RoundRect(x-.95*width, y1-1.6*width, 1.9*width, 1.5*width, .6*width), kit.Lin(x-width, 0, x+width, 0, t.D, t.LL, t.DD))
	canvas.Part("twists", kit.Of(append(strands, knot)...))
	return c.Place(i, canvas.Drawing(), scene.Identity)
}

// shallowOpening reports whether an instance has an opening and no front wall of its own: a boot, a sock.
func shallowOpening(c *placing.Placer, in layout.Instance) bool {
	room := in.Anchor("inside")
	return in.Has("inside") && len(in.Drawing.Layers[kit.Fore]) == 0 && library.GroupOf(c.Subject(in.Subject).ID) == "clothing" && room.H < .5*room.W
}

// inOpening lets a cluster look out of an opening: what is below the middle of that is hidden.
func inOpening(k, other layout.Cluster) layout.Cluster {
	room, o := k.Root.Anchor("inside"), other.Bounds()
	other = other.Scaled(min(openingWide*room.W/o.W(), openingHigh*k.Root.Box().H()/o.H()))
	o = other.Bounds()
	rim := room.Y + .3*room.H
	other = other.Moved(room.X-(o.X0+o.X1)/2, rim+openingDeep*o.H()-o.Y1)
	o = other.Bounds()
	o.Y1 = rim
	return k.Over(placing.Clipped(other, o))
}

// How wide and how high somebody in such an opening is at most, in widths of it and heights of the thing, and how much of them is hidden in it.
const (
	openingWide = 1.1
	openingHigh = .62
	openingDeep = .42
)
