package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// mostListed is the most things in a list after somebody of which they hold one.
const mostListed = 2

// unheldGroups are the groups of what nobody holds because it is named in a list.
var unheldGroups = map[string]bool{"symbols": true, "effects": true, "frames": true, "signs": true, "nature": true, "clothing": true, "home": true, "buildings": true, "vehicles": true, "landmarks": true, "sea": true, "body": true, "lettering": true}

// holdListed lets the one person of a picture hold the first thing of a short list that fits a hand, where the prompt says nothing of either: "chef,
// pizza". It would be a large thing on the floor.
func (c *Tree) holdListed() {
	who := -1
	var things []int
	for i, s := range c.Brief.Subjects {
		linked := slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i || l.To == i })
		switch {
		case s.Kind == brief.Person && (who >= 0 || s.Count > 1 || linked || s.Portrait):
			return
		case s.Kind == brief.Person:
			who = i
		case s.Kind != brief.Piece || linked:
			return
		default:
			things = append(things, i)
		}
	}
	if who >= 0 && carriedAges[LifeStage(c.Subject(who))] {
		return // with hands too small
	}
	if who < 0 || len(things) == 0 || len(things) > mostListed || c.Brief.Sheet != "" || c.Brief.Design != "" || c.Brief.Motif != "" {
		return
	}
	if pose := c.Subject(who).Pose; pose != "" && pose != "standing" && pose != "sitting" && pose != "walking" || c.HasRoleProp(who) {
		return
	}
	for _, i := range things {
		s := c.Subject(i)
		d := c.Draw(i, layout.How{})
		_, tie := d.Anchors["tie"]
		if s.Count == 1 && (figure.RealSize(d) <= Handheld || tie) && !unheldGroups[library.GroupOf(s.ID)] {
			c.Links = append(c.Links, brief.Relation{From: who, Kind: "holding", To: i})
			return
		}
	}
}

// restful are what one does on a chair as well as standing.
var restful = figure.Words("reading knitting sitting sewing sleeping writing thinking drinking eating laughing relaxing crying phoning meditating")

// sitListed seats the one person of a picture on the one chair of a list: "santa reading a list, glasses, rocking chair".
func (c *Tree) sitListed() {
	who, chair := -1, -1
	for i, s := range c.Brief.Subjects {
		switch {
		case s.Kind == brief.Person && (who >= 0 || s.Count > 1 || s.Portrait):
			return
		case s.Kind == brief.Person:
			who = i
		case Chairs[s.ID] && s.Kind == brief.Piece && (chair >= 0 || s.Count > 1):
			return
		case Chairs[s.ID] && s.Kind == brief.Piece && s.ID != "tree-stump" && s.ID != "wheelchair":
			chair = i
		}
	}
	if who < 0 || chair < 0 || c.Brief.Sheet != "" || c.Brief.Design != "" || c.Subject(who).Pose != "" && !restful[c.Subject(who).Pose] {
		return
	}
	placed := slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == chair || l.To == chair || l.From == who && (PlacedBySource[l.Kind] || l.Kind == "walking" || l.Kind == "pushing" || l.Kind == "carrying") || l.To == who && !PlacedBySource[l.Kind]
	})
	if !placed {
		c.Links = append(c.Links, brief.Relation{From: who, Kind: "sitting on", To: chair})
	}
}
