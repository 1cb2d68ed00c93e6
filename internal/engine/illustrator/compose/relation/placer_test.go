package relation

import (
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func placerOf(req layout.Request) *Placer { return NewPlacer(hierarchy.NewTree(req)) }
