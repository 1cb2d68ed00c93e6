package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// inMouth hangs a thing below the mouth of k's root, so that eyes and nose stay free.
func (c *Placer) inMouth(k, thing layout.Cluster, kind string) layout.Cluster {
	a := k.Root.Anchor("mouth")
	b := thing.Bounds()
	if limit := .3 * bySize(k.Root); max(b.W(), b.H()) > limit {
		thing = thing.Scaled(limit / max(b.W(), b.H()))
		b = thing.Bounds()
	}
	if kind == "drinking" && c.Subject(k.Root.Subject).Kind == brief.Bird { // through the tip of the bill
		return thing.Moved(layout.RightAt(k.Root, a.Y-.05*bySize(k.Root), a.Y+.05*bySize(k.Root))-(b.X0+b.X1)/2, a.Y-(b.Y0+.3*b.H()))
	}
	return thing.Moved(a.X-(b.X0+b.X1)/2, a.Y-(b.Y0+.16*b.H()))
}

// servesFood reports whether an animal eats or drinks from a thing that stands on the floor.
func (c *Placer) servesFood(in layout.Instance) bool {
	group := library.GroupOf(c.Subject(in.Subject).ID)
	return in.Has("inside") && !in.Has("grip") || (group == "food" && figure.RealSize(in.Drawing) > 30 || grazed[c.Subject(in.Subject).ID])
}

// grazed are the plants that animals eat where they grow.
var grazed = map[string]bool{"grass": true, "hay": true, "hay-bale": true, "bush": true, "tree": true, "cactus": true, "wheat": true, "pumpkin": true}

// toMouth moves food nearer to the mouth of the one who eats it.
func (c *Placer) toMouth(k, thing layout.Cluster) layout.Cluster {
	mouth := k.Root.Anchor("mouth")
	b := thing.Bounds()
	if k.Root.Has("mouth") && mouth.Y < b.Y0 {
		return thing.Moved((mouth.X-(b.X0+b.X1)/2)*.25, (mouth.Y-b.Y0)*.25)
	}
	return thing
}
