package relationtest

import (
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
)

// poseOf is the pose in which a copy of a subject is drawn.
func poseOf(c *relation.Placer, i, copy int) string {
	return c.Unit(i, layout.How{Copy: copy}).Root.How.Pose
}

func placerOf(req layout.Request) *relation.Placer { return relation.NewPlacer(hierarchy.NewTree(req)) }
