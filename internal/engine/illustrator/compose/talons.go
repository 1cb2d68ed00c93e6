package compose

import "pellucid/internal/engine/illustrator/brief"

// raptors are the birds that carry what they caught in their talons.
var raptors = words("eagle bald-eagle golden-eagle hawk falcon owl barn-owl snowy-owl vulture osprey")

// inTalons reports whether a bird in flight carries something under its feet.
func (c *composer) inTalons(root instance, kind string) bool {
	s := c.subject(root.subject)
	return s.Kind == brief.Bird && raptors[s.ID] && (kind == "carrying" || kind == "holding") && (s.Pose == "flying" || root.how.pose == "flying")
}

// underFeet hangs a thing below the feet of a flying bird.
func underFeet(k, thing cluster) cluster {
	at := k.root.anchor("paw")
	if k.root.has("feet") {
		at = k.root.anchor("feet")
	}
	size := bySize(thing.root)
	thing = thing.scaled(min(max(size, .3*bySize(k.root)), .42*bySize(k.root)) / size)
	b := thing.bounds()
	return thing.moved(at.X-(b.X0+b.X1)/2, at.Y-.1*b.H()-b.Y0)
}
