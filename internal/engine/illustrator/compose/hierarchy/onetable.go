package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// oneTable is what lies on the table that several are behind, and how they are drawn there.
type oneTable struct {
	least      int // from how many on: two who eat face each other
	served     []string
	pose, face string
}

// oneTables are the acts for which each of several would have a table, by pose.
var oneTables = map[string]oneTable{
	"having dinner":       {least: 3, served: []string{"roast-turkey", "salad"}, pose: "eating"},
	"drawing at a table":  {least: 3, served: []string{"crayon-box", "paint-palette"}},
	"painting at a table": {least: 3, served: []string{"paint-palette"}},
	"blowing out candles": {least: 2, served: []string{"birthday-cake"}, face: "kiss"},
}

// shareTable seats up to six who eat, or who blow out candles, behind one table.
func (c *Tree) shareTable() {
	for pose, at := range oneTables {
		var all []int
		count := 0
		for i, s := range c.Brief.Subjects {
			if s.Kind == brief.Person && s.Pose == pose {
				all, count = append(all, i), count+max(1, s.Count)
			}
		}
		seated := slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
			return !Loose[l.Kind] && slices.Contains(all, Child(l)) && !slices.Contains(all, Parent(l))
		})
		if count < at.least || count > mostAtTable || seated {
			continue
		}
		c.Links = slices.DeleteFunc(c.Links, func(l brief.Relation) bool { return slices.Contains(all, l.From) && slices.Contains(all, l.To) })
		table := c.add("table")
		for _, i := range all {
			s := &c.Brief.Subjects[i]
			s.Pose = at.pose
			if at.face != "" {
				s.Expression = at.face
			}
			c.Links = append(c.Links, brief.Relation{From: i, Kind: "behind", To: table})
		}
		for _, dish := range at.served {
			c.Links = append(c.Links, brief.Relation{From: c.add(dish), Kind: "on", To: table})
		}
	}
}

// add brings a thing into the image that nobody named, and returns which subject it is.
func (c *Tree) add(id string) int {
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: id, Count: 1})
	return len(c.Brief.Subjects) - 1
}

// hugsSitting reports whether somebody who sits on the floor hugs what fits in the lap.
func (s *settling) hugsSitting() bool {
	return s.from().Pose == "sitting" && s.to().Kind != brief.Person && s.to().Count <= 1
}
