package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/animal"
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

// InPaws reports whether an animal eats or drinks something from its forepaws, seated to face the viewer. What hangs from a mouth, stands on
// the floor or is shared with another thing in the paws does not count.
func (c *Drawer) InPaws(l brief.Relation) bool {
	s, food := c.Subject(l.From), c.Subject(l.To)
	if s.Kind != brief.Animal || Dressed(s) || Biped(s) || food.Kind != brief.Piece || l.Kind != "eating" && !c.FromCup(l) || s.Pose != "" && s.Pose != "sitting" {
		return false
	}
	d := c.Draw(l.To, layout.How{})
	if HoldsInArms[s.ID] && l.Kind == "eating" {
		return RealSize(d) <= mostBitten
	}
	_, hollow := d.Anchors["inside"]
	_, grip := d.Anchors["grip"]
	onFloor := l.Kind == "eating" && hollow && !grip
	return animal.SitsFacing(s.ID) && !CarriesInMouth[food.ID] && !onFloor && RealSize(d) <= mostServed && c.handsFreeBut(l)
}

// handsFreeBut reports whether who eats, drinks or holds something has nothing else in the hands.
func (c *Drawer) handsFreeBut(l brief.Relation) bool {
	return !slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		return o.From == l.From && o.To != l.To && (o.Kind == "holding" || o.Kind == "reading" || o.Kind == "using" || o.Kind == "playing" || o.Kind == l.Kind)
	})
}

// mostBitten is the length in centimeters up to which something is eaten from the paws: bamboo, but no tree; mostServed that of what animals
// hold that have no hands. LeastBite is what it measures at least, as a share of who eats it.
const (
	mostBitten = 260
	mostServed = 30
	LeastBite  = .24
)

// Trunked are the animals that hold things with their trunk.
var Trunked = Words("elephant baby-elephant woolly-mammoth")

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

// FromCup reports whether an animal drinks as people do: tea from a cup, not water.
func (c *Drawer) FromCup(l brief.Relation) bool {
	return l.Kind == "drinking" && slices.Contains(cupped, c.Subject(l.To).ID)
}

// cupped are the drinks and vessels that nobody laps.
var cupped = []string{"tea", "tea-cup", "coffee", "coffee-cup", "mug", "beer", "beer-mug", "wine", "wine-glass", "cocktail", "margarita", "hot-chocolate", "latte", "boba-tea", "bubble-tea", "champagne", "champagne-glass", "martini", "lemonade", "smoothie", "milkshake", "soda", "soda-can", "iced-coffee", "matcha-latte"}
