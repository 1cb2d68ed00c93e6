package compose

import (
	"cmp"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/bird"
)

func (c *composer) birdSpec(i int, h how) bird.Spec {
	s := c.subject(i)
	spec := bird.Spec{
		Species: s.ID, Pose: birdPoseOf(h.pose), Young: s.Young, Cute: s.Cute, Expression: cmp.Or(s.Expression, poseExpressions[s.Pose]), Without: s.Without, Facing: h.facing, Seed: c.seed(i, h.copy),
		Colors: partColors(s), Fills: partFills(s),
	}
	if len(s.More) > 0 {
		if second, ok := colorOf(s.More[0]); ok {
			for _, part := range []string{"belly", "breast", "chest", "marks"} {
				if _, told := spec.Colors[part]; !told {
					spec.Colors[part] = second
				}
			}
		}
	}
	if col, ok := colorOf(s.Color); ok {
		spec.Coat = col
	}
	if f, ok := fillOf(s.Fill); ok {
		spec.Fill = f
	}
	return spec
}

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
