package holding

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit/person"
)

// Airborne are the things that fly by themselves.
var Airborne = map[string]bool{
	"butterfly": true, "bee": true, "dragonfly": true, "ladybug": true, "firefly": true, "moth": true, "bubble": true, "bubbles": true, "balloon": true, "heart-balloon": true, "balloon-bunch": true,
	"snowflake": true, "star": true, "kite": true, "feather": true, "paper-airplane": true,
}

// toBite holds food between the paws of k's root, with its upper end below the mouth.
func toBite(k, thing layout.Cluster) layout.Cluster {
	if least := figure.LeastBite * placing.BySize(k.Root); placing.BySize(thing.Root) < least {
		thing = thing.Scaled(least / placing.BySize(thing.Root))
	}
	b, mouth := thing.Bounds(), k.Root.Anchor("mouth")
	x := (k.Root.Anchor("handNear").X + k.Root.Anchor("handFar").X) / 2
	return thing.Moved(x-(b.X0+b.X1)/2, mouth.Y+.03*placing.BySize(k.Root)-b.Y0)
}

// RearHand is the hand of a walking figure that is behind it.
func RearHand(c *placing.Placer, in layout.Instance) string {
	if in.Anchor("handFar").X < in.Anchor("handNear").X {
		return "handFar"
	}
	return "handNear"
}

// The poses that hold one thing in one hand, one in both hands, one in each hand.
var (
	HoldOne, holdTwo = person.HoldPose(1), person.HoldPose(2)
	HoldBoth         = "holding both"
)

// leads reports whether a subject walks an animal on a leash.
func leads(c *placing.Placer, i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.Kind == "walking" && l.From == i })
}

// before is how many things the one who holds the subject of a relation holds before it.
func before(c *placing.Placer, link brief.Relation) int {
	if !hierarchy.Tasted[link.Kind] && TastesAndHolds(c, link.From) {
		return 1
	}
	n := 0
	for _, l := range c.Links {
		if l == link {
			break
		}
		if l.From == link.From && (l.Kind == link.Kind || hierarchy.Tasted[l.Kind] && link.Kind == "holding") {
			n++
		}
	}
	return n
}
