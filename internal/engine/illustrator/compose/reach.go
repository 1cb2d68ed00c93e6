package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// openingHeight is how high the opening of a vessel lies into which somebody reaches, in heights of who does.
const openingHeight = .36

// reachedInto stands a vessel before k's root, one hand of whom is in its opening.
func (c *composer) reachedInto(k, other cluster) cluster {
	in, b := other.root.anchor("inside"), k.root.box()
	rim := in.Y - .5*in.H
	if high := other.ground - rim; high < openingHeight*b.H() {
		other = other.scaled(openingHeight * b.H() / high)
	}
	o := other.bounds()
	other = other.moved(b.X1-.3*b.W()-o.X0, k.ground-other.ground)
	in = other.root.anchor("inside")
	k = c.reaching(k, "handFar", in.X-.1*in.W, in.Y)
	out := other.within(other.root.serial, kit.Fore, k)
	out.root, out.ground = k.root, k.ground
	return out
}

// tipped is by how many degrees a vehicle stands on its front wheel when somebody falls off.
const tipped = 16

// thrown lets a child fall off k's root, ahead of it and still in the air.
func (c *composer) thrown(k cluster, i int, h how) cluster {
	pose := c.subject(i).Pose
	if pose == "" {
		pose = "jumping"
	}
	one := c.unit(i, how{copy: h.copy, pose: pose})
	one = one.scaled(c.scaleBeside(i, one.root.drawing, k.root, riderPower) / float64(one.root.m.Scale()))
	if c.subject(i).Kind == brief.Piece {
		return c.dropped(k, one)
	}
	if library.GroupOf(c.subject(k.root.subject).ID) == "vehicles" {
		k = k.turnedBy(tipped)
		k.ground = k.bounds().Y1
	}
	b, o := k.bounds(), one.bounds()
	return k.over(one.moved(b.X1-.45*o.W()-o.X0, b.Y0+.5*b.H()-o.Y1))
}

// dropped lets a thing fall beside the edge of k's root, turned in the air.
func (c *composer) dropped(k, one cluster) cluster {
	b := k.root.box()
	if least := .2 * bySize(k.root); bySize(one.root) < least {
		one = one.scaled(least / bySize(one.root))
	}
	one = one.turnedBy(38)
	o := one.bounds()
	return k.over(one.moved(b.X1+.05*b.W()-o.X0, b.Y0+.22*b.H()-o.Y0))
}
