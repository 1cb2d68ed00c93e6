package compose

import (
	"fmt"

	"pellucid/internal/engine/illustrator/brief"
)

// manyArmed are the creatures that hold each of several things in an arm of its own.
var manyArmed = words("octopus squid")

// mostInArms is how many things a creature with many arms holds.
const mostInArms = 4

// spreadOut gives a creature with many arms all that it was told to hold: "an octopus holding a hammer, a wrench and a saw", "an octopus with four tools".
func (c *composer) spreadOut() {
	for n, l := range c.links {
		if c.subject(l.From).Kind != brief.Piece || !manyArmed[c.subject(l.From).ID] {
			continue
		}
		if l.Kind == "with" && c.graspable(l.To) {
			c.links[n].Kind = "holding"
		}
		if c.links[n].Kind == "holding" {
			c.holdMore(l.From, l.To)
		}
	}
}

// holdMore lets a creature hold the things that a list joins to the one that it holds.
func (c *composer) holdMore(who, thing int) {
	held := 1
	for j := thing + 1; j < len(c.Brief.Subjects) && held < mostInArms && c.graspable(j); j++ {
		free := true
		for n, l := range c.links {
			if child(l) != j {
				continue
			}
			if free = loose[l.Kind]; free {
				c.links[n] = brief.Relation{From: who, Kind: "holding", To: j}
			}
			held++
			break
		}
		if !free {
			return
		}
		if c.isRoot(j) {
			c.links = append(c.links, brief.Relation{From: who, Kind: "holding", To: j})
			held++
		}
	}
}

// graspable reports whether a subject is a thing that an arm can hold.
func (c *composer) graspable(i int) bool {
	s := c.subject(i)
	return s.Kind == brief.Piece && !c.creature(i) && realSize(c.draw(i, how{})) <= 3*handheld
}

// inNthArm puts the thing at the tip of an arm of its own, off the face.
func inNthArm(k, thing cluster, n int) cluster {
	a := k.root.anchor(fmt.Sprintf("paw%d", n%mostInArms+1))
	left := a.X < (k.root.box().X0+k.root.box().X1)/2
	if thing.root.has("tie") || thing.root.has("grip") {
		thing = gripAt(thing, a.X, a.Y)
		if o := thing.bounds(); left == (a.X-o.X0 < o.X1-a.X) {
			thing = gripAt(thing.mirrored(), a.X, a.Y)
		}
		return thing
	}
	b := thing.bounds()
	return thing.moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.7*b.H()))
}
