package read

// hasFace reports whether a piece has a face that can show an expression.
func (p *parser) hasFace(i int) bool {
	if p.r.catalog.Face(p.out.Subjects[i].ID) {
		return true
	}
	for _, part := range p.partsOf(i) {
		if part == "face" || part == "eyes" || part == "mouth" {
			return true
		}
	}
	return false
}
