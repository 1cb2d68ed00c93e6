package figure

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/person"
)

// throwsOwnHat reports whether somebody throws the hat of their role into the air.
func (c *Drawer) throwsOwnHat(i int, role string) bool {
	own := person.RoleHeadwear(role)
	for _, l := range c.Links {
		if l.From == i && l.Kind == "holding" && own != "" && c.Subject(i).Pose == "throwing" && strings.Contains(strings.ReplaceAll(c.Subject(l.To).ID, "-", " "), own) {
			return true
		}
	}
	return false
}

// isHugged reports whether who faces the viewer holds a thing before them with both arms: it has neither a handle nor a string.
func (c *Drawer) isHugged(i int) bool {
	d := c.Draw(i, layout.How{})
	_, grip := d.Anchors["grip"]
	_, tie := d.Anchors["tie"]
	return !grip && !tie && !CarriesInMouth[c.Subject(i).ID]
}

// CarriesInMouth are the things that animals hold in their mouths.
var CarriesInMouth = map[string]bool{"bone": true, "rose": true, "newspaper": true, "fish": true, "tennis-ball": true, "stick": true, "carrot": true, "leaf": true, "envelope": true, "flower": true, "worm": true, "twig": true}

// InPaws reports whether an animal that has hands eats something from them.
func (c *Drawer) InPaws(l brief.Relation) bool {
	return l.Kind == "eating" && HoldsInArms[c.Subject(l.From).ID] && c.Subject(l.From).Kind == brief.Animal && c.Subject(l.To).Kind == brief.Piece && RealSize(c.Draw(l.To, layout.How{})) <= mostBitten
}

// mostBitten is the length in centimeters up to which something is eaten from the paws: bamboo, but no tree; LeastBite is what it measures
// at least, as a share of who eats it.
const (
	mostBitten = 260
	LeastBite  = .24
)

// HoldsInArms are the animals that carry things in their arms.
var HoldsInArms = map[string]bool{
	"bear": true, "panda": true, "monkey": true, "gorilla": true, "koala": true, "raccoon": true, "polar-bear": true, "brown-bear": true, "kangaroo": true, "bunny": true,
	"rabbit": true, "squirrel": true, "mouse": true, "hamster": true, "sloth": true, "chimpanzee": true, "orangutan": true, "otter": true, "teddy-bear": true,
}

// inPouch reports whether subject i has something in its pouch.
func (c *Drawer) inPouch(i int) bool {
	for _, l := range c.Links {
		if l.Kind == "inside" && l.To == i {
			return true
		}
	}
	return false
}
