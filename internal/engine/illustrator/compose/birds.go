package compose

import (
	"cmp"

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
