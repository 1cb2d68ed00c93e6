package placing

import "pellucid/internal/engine/illustrator/compose/layout"

// Copy is one copy of a subject.
type Copy struct {
	Subject int
	How     layout.How
}
