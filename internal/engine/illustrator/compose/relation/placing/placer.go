// Package placing has the measures and small steps that all placing of subjects uses: how large one is beside another, limbs that reach, rows and
// outlines.
package placing

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Placer places the subjects of a request by each other.
type Placer struct {
	*coil.Winder
	Steps
}

// Steps are those that begin again from the top for a subject. Package relation has them, which uses the packages that need them.
type Steps struct {
	Unit        func(i int, h layout.How) layout.Cluster                                 // one copy with everything that is placed by it
	Copies      func(i int) layout.Cluster                                               // as many as were asked for
	ChildCopies func(i int, h layout.How, link brief.Relation) []layout.Cluster          // those that a relation places
	Attach      func(i int, k layout.Cluster, h layout.How) layout.Cluster               // what is placed by a subject that is drawn
	Relate      func(k layout.Cluster, link brief.Relation, h layout.How) layout.Cluster // what one relation places
	PoseFor     func(i int, link brief.Relation) string                                  // the pose that a relation needs
}
