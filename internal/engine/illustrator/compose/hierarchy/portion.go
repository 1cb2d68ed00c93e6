package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// pieceOf are the pieces that people eat of what is too large for one hand.
var pieceOf = map[string]string{"pizza": "pizza-slice", "cake": "cake-slice", "birthday-cake": "cake-slice"}

// cutBites gives people who eat something large a piece of it.
func (c *Tree) cutBites() {
	for n, l := range c.Brief.Relations {
		if l.Kind != "eating" || max(l.From, l.To) >= len(c.Brief.Subjects) {
			continue
		}
		by, food := c.Subject(l.From), &c.Brief.Subjects[l.To]
		slice := pieceOf[food.ID]
		alone := !slices.ContainsFunc(c.Brief.Relations[n+1:], func(o brief.Relation) bool { return o.From == l.To || o.To == l.To })
		if by.Kind == brief.Person && slice != "" && food.Count == 1 && alone && food.Text == "" && len(food.Parts) == 0 {
			food.ID = slice
		}
	}
}

// holdsSeveral lets one person hold the several small things that they come with: bags in both hands, books as a stack. On the floor beside
// them they would be as large as the person.
func (c *Tree) holdsSeveral(l brief.Relation) bool {
	by, to := &c.Brief.Subjects[l.From], &c.Brief.Subjects[l.To]
	if l.Kind != "with" || by.Kind != brief.Person || by.Count != 1 || to.Kind != brief.Piece || to.Count != 2 && (to.Count != figure.Unstated || c.Numbered(*to)) {
		return false
	}
	d := c.Draw(l.To, layout.How{})
	bags := HangsFromHand(d) && figure.RealSize(d) <= 2*Handheld
	if bags && by.Pose == "shopping" {
		by.Pose = "" // the bag of that pose would be one more
	}
	if _, busy := c.Doing(l.From); busy || by.Pose != "" && by.Pose != "standing" && by.Pose != "walking" {
		return false
	}
	_, grip := d.Anchors["grip"]
	switch {
	case to.ID == "book":
		to.ID, to.Count = "book-stack", 1
	case strings.HasSuffix(to.ID, "s"): // a pair in one drawing
		to.Count = 1
	case bags || grip && figure.RealSize(d) <= Handheld:
		to.Count = 2
	default:
		return false
	}
	return true
}

// tieBouquet makes a bouquet of the flowers that somebody holds.
func (c *Tree) tieBouquet(l brief.Relation) {
	flowers := &c.Brief.Subjects[l.To]
	if (l.Kind == "with" || l.Kind == "holding") && c.Subject(l.From).Kind == brief.Person && flowers.ID == "flower" && flowers.Count >= figure.Unstated && flowers.Color == "" && !c.Numbered(*flowers) {
		flowers.ID, flowers.Count = "bouquet", 1
	}
}
