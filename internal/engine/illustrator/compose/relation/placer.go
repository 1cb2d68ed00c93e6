// Package relation puts the subjects of a brief on, in, under and beside each other at sizes that follow the real ones, and lets limbs reach
// what they hold, ride and touch. It finds out what a relation means for two subjects; how they then stand is in the packages below it.
package relation

import (
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// Placer places the subjects of a request by each other.
type Placer struct{ *placing.Placer }

// Placing is the placer that steps take which find out nothing of what a relation means: those of plants, of what is held and of supports.
func (p *Placer) Placing() *placing.Placer { return p.Placer }

// NewPlacer returns the placer of subjects whose relations are settled.
func NewPlacer(t *hierarchy.Tree) *Placer {
	c := &Placer{&placing.Placer{Winder: &coil.Winder{Tree: t}}}
	c.Steps = placing.Steps{Unit: c.Unit, Copies: c.Copies, ChildCopies: c.childCopies, Attach: c.attach, Relate: c.relate, PoseFor: c.poseFor}
	return c
}
