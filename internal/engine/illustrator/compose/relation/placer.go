// Package relation puts the subjects of a brief on, in, under and beside each other at sizes that follow the real ones, and lets limbs reach
// what they hold, ride and touch.
package relation

import (
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
)

// Placer places the subjects of a request by each other.
type Placer struct{ *coil.Winder }

// NewPlacer returns the placer of subjects whose relations are settled.
func NewPlacer(t *hierarchy.Tree) *Placer { return &Placer{&coil.Winder{Tree: t}} }
