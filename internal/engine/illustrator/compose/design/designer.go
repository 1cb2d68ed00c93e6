// Package design arranges the art and the texts of designs: logos, emblems, crests, cards, papers, certificates, sayings, motifs and wreaths.
package design

import (
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/relation"
)

// Designer arranges the subjects of a request as the art of a design.
type Designer struct {
	*relation.Placer
	inlaid int  // the element of a mark that was asked for inside another, or -1
	Ornate bool // the things are no subjects of the prompt: they adorn a saying
	onDeep bool // the mark of a logo stands on the deep color of its palette
}

// NewDesigner returns the designer of subjects whose relations are settled.
func NewDesigner(t *hierarchy.Tree) *Designer {
	return &Designer{Placer: relation.NewPlacer(t), inlaid: -1}
}
