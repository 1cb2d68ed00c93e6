package draw

import (
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/style"
)

// Vector returns the pieces of a plan in painter's order with their subjects' names, for a canvas of size pixels; ok is false
// for styles that work on pixels.
func Vector(p plan.Plan, size int) (pieces []style.Piece, names []string, ok bool) {
	look, known := style.Find(p.Style.Name)
	if !known {
		return nil, nil, false
	}
	composed := p.Scene()
	pieces, ok = style.Vector(p.Style.Name, picture(p, composed, look.Room, size))
	for _, q := range pieces {
		names = append(names, q.Title)
	}
	return pieces, names, ok
}
