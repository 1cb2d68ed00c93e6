package layout

import "pellucid/internal/engine/illustrator/brief"

// Request asks for one composition of a brief. Variations are different ideas: poses, arrangements, palettes.
type Request struct {
	Brief     brief.Brief
	Seed      int64
	Variation int
}
