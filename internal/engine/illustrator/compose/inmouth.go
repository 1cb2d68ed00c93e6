package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// inMouth hangs a thing below the mouth of k's root, so that eyes and nose stay free.
func (c *composer) inMouth(k, thing cluster, kind string) cluster {
	a := k.root.anchor("mouth")
	b := thing.bounds()
	if limit := .3 * bySize(k.root); max(b.W(), b.H()) > limit {
		thing = thing.scaled(limit / max(b.W(), b.H()))
		b = thing.bounds()
	}
	if kind == "drinking" && c.subject(k.root.subject).Kind == brief.Bird { // through the tip of the bill
		return thing.moved(rightAt(k.root, a.Y-.05*bySize(k.root), a.Y+.05*bySize(k.root))-(b.X0+b.X1)/2, a.Y-(b.Y0+.3*b.H()))
	}
	return thing.moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.16*b.H()))
}

// servesFood reports whether an animal eats or drinks from a thing that stands on the floor.
func (c *composer) servesFood(in instance) bool {
	group := library.GroupOf(c.subject(in.subject).ID)
	return in.has("inside") && !in.has("grip") || (group == "food" && realSize(in.drawing) > 30 || grazed[c.subject(in.subject).ID])
}

// grazed are the plants that animals eat where they grow.
var grazed = map[string]bool{"grass": true, "hay": true, "hay-bale": true, "bush": true, "tree": true, "cactus": true, "wheat": true, "pumpkin": true}

// toMouth moves food nearer to the mouth of the one who eats it.
func (c *composer) toMouth(k, thing cluster) cluster {
	mouth := k.root.anchor("mouth")
	b := thing.bounds()
	if k.root.has("mouth") && mouth.Y < b.Y0 {
		return thing.moved((mouth.X-(b.X0+b.X1)/2)*.25, (mouth.Y-b.Y0)*.25)
	}
	return thing
}
