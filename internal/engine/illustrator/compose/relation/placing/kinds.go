package placing

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/person"
)

// tallAnimal is the length in centimeters from which nobody has an animal on the arms who hugs it.
const tallAnimal = 125

// Tall reports whether an animal is too large for somebody's arms.
func (c *Placer) Tall(i int) bool {
	return !c.Subject(i).Young && figure.RealSize(c.Draw(i, layout.How{Pose: "standing"})) > tallAnimal
}

// OfPerson reports whether a person hugs subject i.
func (c *Placer) OfPerson(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.Kind == "hugging" && l.To == i && c.Subject(l.From).Kind == brief.Person
	})
}

// OnFours reports whether an instance is an animal on its own four legs.
func (c *Placer) OnFours(in layout.Instance) bool {
	s := c.Subject(in.Subject)
	return s.Kind == brief.Animal && !figure.Dressed(s) && !in.Has("shoulderNear")
}

// Figures are the things that look out of what they are in as creatures do.
var Figures = map[string]bool{"teddy-bear": true, "doll": true, "robot": true, "snowman": true, "gnome": true, "gingerbread-man": true, "scarecrow": true, "rubber-duck": true, "toy": true, "nutcracker": true}

// FigureSpec says how the person rig draws a subject, an animal too.
func (c *Placer) FigureSpec(i int, h layout.How) person.Spec {
	if c.Subject(i).Kind == brief.Person {
		return c.PersonSpec(i, h)
	}
	return c.DressedAnimal(i, h)
}

// Hangs are the things that float: what is under them is below them.
var Hangs = map[string]bool{
	"cloud": true, "sun": true, "moon": true, "crescent-moon": true, "rainbow": true, "balloon": true, "hot-air-balloon": true, "rain-cloud": true,
	"airplane": true, "star": true, "chandelier": true, "storm-cloud": true, "ufo": true, "helicopter": true, "mistletoe": true,
}

// StandsBefore reports whether what a person holds, plays or uses stands on the floor: a piano, a snowman.
func (c *Placer) StandsBefore(l brief.Relation) bool {
	switch l.Kind {
	case "holding", "playing", "using":
		if c.Subject(l.From).Kind != brief.Person || c.Subject(l.To).Kind != brief.Piece {
			return false
		}
		d := c.Draw(l.To, layout.How{})
		_, grip := d.Anchors["grip"]
		_, tie := d.Anchors["tie"]
		return !grip && !tie && figure.RealSize(d) > hierarchy.Heavy
	}
	return false
}
