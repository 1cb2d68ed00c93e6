package supports

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// Who lies around somebody: how long it is in lengths of who is in the middle, how far it looks out beyond them and how much higher it lies, in its
// own lengths.
const (
	curledLong = 1.35
	curledOut  = .3
	curledUp   = .1
)

// Curled lays an animal around k's root: behind it, with its head beside it.
func Curled(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	other := c.Unit(i, layout.How{Facing: kit.Right})
	b, o := k.Bounds(), other.Bounds()
	other = other.Scaled(curledLong * b.W() / o.W())
	o = other.Bounds()
	return k.Before(other.Moved(b.X1+curledOut*o.W()-o.X1, k.Ground-curledUp*o.H()-other.Ground))
}

// SitterOn is the person who sits on a thing; -1 if nobody does.
func SitterOn(c *placing.Placer, i int) int {
	at := slices.IndexFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && l.Kind == "sitting on" && c.Subject(l.From).Kind == brief.Person && c.Subject(l.From).Count == 1
	})
	if at < 0 {
		return -1
	}
	return c.Links[at].From
}

// Where who hugs somebody on a chair stands and puts their hands: how far their head is beside that of the sitter, in heads, and how far down the
// sitter the arms are around them.
const (
	hugAside = .62
	hugDown  = .6
)

// HugsSitter stands k's root at the shoulder of who sits on a chair, close behind them, with both arms around them.
func HugsSitter(c *placing.Placer, k, seat layout.Cluster, sitter int) layout.Cluster {
	b := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range seat.Sprites {
		if s.Subject == sitter {
			b = b.Union(s.Box)
		}
	}
	head := k.Root.Anchor("head")
	middle := b.X0 + .45*b.W()
	dx, dy := head.X+hugAside*head.W-middle, k.Ground-seat.Ground
	seat = seat.Moved(dx, dy)
	x, y := b.X0+dx, b.Y0+dy+hugDown*b.H()
	k = c.Reaching(c.Reaching(k, "handNear", x+.62*b.W(), y), "handFar", x+.7*b.W(), y-.1*b.H())
	arms, rest := k.Split(kit.Fore)
	body := k
	body.Sprites = rest.Sprites
	return body.Over(seat).Over(arms)
}
