package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// twoPiece are clothes whose name says a top and what goes with it below: the color of a suit is that of its trousers too. A bottom
// of "" is the role's own, in the color that was told.
var twoPiece = map[string]struct{ bottom, shoes string }{
	"suit":      {bottom: "trousers", shoes: "shoes"},
	"scrubs":    {bottom: "trousers"},
	"tracksuit": {bottom: "track pants"},
	"uniform":   {},
	"armor":     {},
}

// usualSuit is the color of suits of which none was told.
const usualSuit = "#3d4663"

// wearBelow puts on what goes with the top of clothes in two pieces, and what little goes with clothes for swimming.
func wearBelow(spec *person.Spec, g brief.Garment) {
	role := spec.Role != ""
	switch g.Name {
	case "swim trunks":
		if spec.Top.Name == "" {
			spec.Top = person.Garment{Name: "bare chest"}
		}
		barefoot(spec)
		return
	case "bikini", "swimsuit":
		barefoot(spec)
		return
	}
	two, ok := twoPiece[g.Name]
	if !ok || spec.Bottom.Name != "" {
		return
	}
	col := cloth(g)
	if col.IsNone() && g.Name == "suit" && !role {
		col = kit.Hex(usualSuit)
	}
	if two.shoes != "" && !role {
		dressShirt(spec)
		if spec.Shoes.Name == "" {
			spec.Shoes = person.Garment{Name: two.shoes}
		}
	}
	if col.IsNone() && g.Fill == "" {
		return
	}
	spec.Bottom = person.Garment{Name: two.bottom, Color: col, Fill: spec.Top.Fill}
	if second, ok := ColorOf(g.Second); ok {
		spec.Bottom.Color = second // a blue and white uniform
	}
	switch {
	case g.Name == "armor":
		if own := person.RoleHeadwear(spec.Role); own != "" && spec.HeadColor.IsNone() {
			spec.HeadColor = col
		}
		if spec.Shoes.Name == "" {
			spec.Shoes.Color = col
		}
	case g.Name == "uniform" && !role:
		spec.Bottom.Name = "trousers"
	}
}

// dressShirt is what goes under the jacket of a suit where nothing else was told.
func dressShirt(spec *person.Spec) {
	if spec.Top.Name == "" {
		spec.Top = person.Garment{Name: "shirt", Color: kit.Hex("#fbfaf8")}
	}
}

// cloth is the color that was told of a garment, by its name or by what it is made of.
func cloth(g brief.Garment) kit.Color {
	if col, ok := ColorOf(g.Color); ok {
		return col
	}
	if col, ok := lookOf(g.Fill); ok {
		return col
	}
	return kit.Color{}
}

// barefoot takes off the shoes that were not asked for.
func barefoot(spec *person.Spec) {
	if spec.Shoes.Name == "" {
		spec.Shoes = person.Garment{Name: "barefoot"}
	}
}

// bathes takes off the clothes that nobody asked for of who is in a bathtub.
func (c *Drawer) bathes(spec *person.Spec, i int) {
	s := c.Subject(i)
	if s.Kind != brief.Person || s.ID != "" || s.Person != nil && len(s.Person.Clothes) > 0 {
		return
	}
	for _, r := range c.Brief.Relations {
		if r.From == i && r.Kind == "inside" && c.Subject(r.To).ID == "bathtub" {
			spec.Top, spec.Bottom = person.Garment{Name: "bare chest"}, person.Garment{Name: "swim trunks"}
			if spec.Body == "woman" {
				spec.Top = person.Garment{Name: "swimsuit"}
			}
		}
	}
}
