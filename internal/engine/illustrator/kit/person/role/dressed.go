package role

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit/person/figure"
)

// wearPelt leaves the coat where nothing is worn.
func wearPelt(s *figure.Spec) {
	p := s.Pelt()
	if p == nil {
		return
	}
	if s.Top.Name == "" && s.Over.Name == "" {
		s.Top = figure.Garment{Name: "fur", Color: p.Fur, Second: p.Belly, Fill: p.Fill}
	}
	if s.Bottom.Name == "" {
		s.Bottom = figure.Garment{Name: "fur legs", Color: p.Limbs, Fill: p.Fill}
		if p.Foot == "wing" {
			s.Bottom.Name = "bird legs"
		}
	}
	if s.Shoes.Name == "" {
		name := map[string]string{"hoof": "hooves", "wing": "bird feet"}[p.Foot]
		if name == "" {
			name = "paws"
		}
		s.Shoes = figure.Garment{Name: name, Color: p.Feet, Second: p.Belly}
	}
}

// bared opens the mouth of who shows braces, fangs or a gap.
func bared(s *figure.Spec) {
	switch {
	case slices.Contains(s.Extras, "fangs") && (s.Expression == "" || s.Expression == "grin" || s.Expression == "smile"):
		s.Expression = "fanged"
	case (slices.Contains(s.Extras, "braces") || slices.Contains(s.Extras, "missing tooth")) && s.Expression != "laugh":
		s.Expression = "grin"
	}
}
