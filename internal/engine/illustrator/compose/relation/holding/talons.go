package holding

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// raptors are the birds that carry what they caught in their talons.
var raptors = figure.Words("eagle bald-eagle golden-eagle hawk falcon owl barn-owl snowy-owl vulture osprey")

// inTalons reports whether a bird in flight carries something under its feet.
func inTalons(c *placing.Placer, root layout.Instance, kind string) bool {
	s := c.Subject(root.Subject)
	return s.Kind == brief.Bird && raptors[s.ID] && (kind == "carrying" || kind == "holding") && (figure.Flies(s.Pose) || figure.Flies(root.How.Pose))
}

// underFeet hangs a thing below the feet of a flying bird.
func underFeet(k, thing layout.Cluster) layout.Cluster {
	at := k.Root.Anchor("paw")
	if k.Root.Has("feet") {
		at = k.Root.Anchor("feet")
	}
	size := placing.BySize(thing.Root)
	thing = thing.Scaled(min(max(size, .3*placing.BySize(k.Root)), .42*placing.BySize(k.Root)) / size)
	b := thing.Bounds()
	return thing.Moved(at.X-(b.X0+b.X1)/2, at.Y-.1*b.H()-b.Y0)
}
