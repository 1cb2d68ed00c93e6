package read

import "slices"

// hasFace reports whether a piece has a face that can show an expression.
func (p *parser) hasFace(i int) bool {
	id, parts := p.out.Subjects[i].ID, p.partsOf(i)
	return p.r.catalog.Face(id) || slices.Contains(parts, "face") || slices.Contains(parts, "mouth") || p.creature(id) && slices.Contains(parts, "eyes")
}
