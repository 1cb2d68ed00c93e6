package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
)

// depth places a child behind or in front of k's root, so that both are seen.
func (c *Placer) depth(k layout.Cluster, i int, kind string) layout.Cluster {
	other := c.Copies(i)
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower) / float64(other.Root.M.Scale()))
	b, o := k.Bounds(), other.Bounds()
	if least := leastDepth * b.H(); o.H() < least {
		other = other.Scaled(least / o.H())
		o = other.Bounds()
	}
	most := mostDepth * b.H()
	if kind == "behind" && c.Subject(i).Size == "tiny" {
		most = farDepth * b.H()
	}
	if o.H() > most {
		other = other.Scaled(most / o.H())
		o = other.Bounds()
	}
	if kind == "behind" && c.Stands(i) && c.Subject(k.Root.Subject).Kind == brief.Piece && openInTheMiddle(k.Root) {
		if o.H() < leastInside*b.H() {
			other = other.Scaled(leastInside * b.H() / o.H())
			o = other.Bounds()
		}
		middle := (o.X0 + o.X1) / 2
		if other.Root.Has("head") { // of somebody, the face is to be seen
			middle = other.Root.Anchor("head").X
		}
		return k.Before(other.Moved((b.X0+b.X1)/2-middle, k.Ground-other.Ground))
	}
	if kind == "behind" && supports.Barriers[c.Subject(k.Root.Subject).ID] {
		if over, ok := supports.LookingOver(c.Placer, k, i); ok {
			return over
		}
	}
	if kind == "behind" && c.crosses(i) { // a coat of arms
		f := crossedBehind * max(b.W(), b.H()) / max(o.W(), o.H())
		other = other.Scaled(f)
		o = other.Bounds()
		return k.Before(other.Moved((b.X0+b.X1-o.X0-o.X1)/2, (b.Y0+b.Y1-o.Y0-o.Y1)/2-.06*b.H()))
	}
	if root := k.Root.Box(); kind == "behind" && c.Subject(i).Pose == "peeking" && root.W() > 1.1*root.H() { // over its upper edge
		return supports.Peeking(c.Placer, k, other)
	}
	if edge, ok := c.TrunkEdge(k, i); kind == "behind" && ok {
		return c.HiddenAtTrunk(k, other, edge)
	}
	if kind == "behind" {
		lift := 0.0
		if o.H() < 1.15*b.H() {
			lift = min(.22*b.H(), .3*o.H())
		}
		edge := layout.RightAt(k.Root, k.Ground-lift-.8*o.H(), k.Ground-lift-.2*o.H())
		hidden := o.W()
		if root := other.Root.Box(); c.Subject(i).Count <= 1 && root.X0-o.X0 < .2*root.W() {
			hidden = root.W() // not who they look at, who stands clear
		}
		return k.Before(halfBehind(k, other.Moved(edge-.42*hidden-o.X0, k.Ground-other.Ground-lift)))
	}
	middle := b.X1 - .5*o.W()
	if head := k.Root.Anchor("head"); c.Stands(i) && k.Root.Has("head") && o.Y1-o.Y0 > .6*(k.Ground-head.Y) { // off the face of who is behind
		middle = head.X - .5*head.W - .8*o.W()
		if head.X < (b.X0+b.X1)/2 || c.Subject(k.Root.Subject).Kind == brief.Person {
			middle = head.X + .5*head.W - .2*o.W()
		}
	} else if o.W() < .5*b.W() {
		middle = b.X0 + .76*b.W() - .5*o.W()
	}
	return k.Over(other.Moved(middle-o.X0, k.Ground+.08*min(b.H(), o.H())-other.Ground))
}

// Of what is behind another thing at least leastBehind of the paint is hidden, and at most faceBehind of a face.
const (
	leastBehind = .3
	faceBehind  = .26
)

// halfBehind moves what is behind k, on its right, to the left until it is seen to be behind: a mouse behind the spout of a teapot stood beside it.
func halfBehind(k, other layout.Cluster) layout.Cluster {
	step := -.04 * other.Bounds().W()
	for range 14 {
		if paint, _ := group.Hidden(other, k); paint >= leastBehind {
			break
		}
		next := other.Moved(step, 0)
		if _, face := group.Hidden(next, k); face > faceBehind {
			break
		}
		other = next
	}
	return other
}
