package hierarchy

import (
	"regexp"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// mostAtTable is how many are seen in a row behind one table.
const mostAtTable = 6

// atTables is how a prompt says that somebody is at a table, and not only beside one.
var atTables = regexp.MustCompile(`(?i)\b(at|around|behind)\b[\w\s-]*\b(tables?|desks?)\b`)

// sitAtTables puts those who are at a table behind it, one alone if things are on it: a table beside a row of them is one that nobody is at.
func (c *Tree) sitAtTables() {
	for _, l := range slices.Clone(c.Links) {
		if l.Kind != "beside" && l.Kind != "around" || !Desks[c.Subject(l.To).ID] || !c.Stands(l.From) || !atTables.MatchString(c.Brief.Prompt) {
			continue
		}
		all := []int{l.From}
		for at := l.From; ; { // those whom one word names are joined one to the next
			up := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.To == at && Loose[o.Kind] && c.Stands(o.From) })
			if up < 0 {
				break
			}
			at = c.Links[up].From
			all = append([]int{at}, all...)
		}
		for at := l.From; ; {
			down := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.From == at && o.To > at && Loose[o.Kind] && c.Stands(o.To) })
			if down < 0 {
				break
			}
			at = c.Links[down].To
			all = append(all, at)
		}
		for _, o := range c.Links { // a ring of them
			if o.Kind == l.Kind && o.To == l.To && c.Stands(o.From) && !slices.Contains(all, o.From) {
				all = append(all, o.From)
			}
		}
		count := 0
		for _, i := range all {
			count += max(1, c.Subject(i).Count)
		}
		if count < 2 && !c.facesTable(l) || count > mostAtTable || count < 3 && slices.ContainsFunc(all, func(i int) bool { return MutualPoses[c.Subject(i).Pose] != "" }) {
			continue
		}
		c.Links = slices.DeleteFunc(c.Links, func(o brief.Relation) bool {
			return o.To == l.To && (o.Kind == l.Kind || o.Kind == "around") && slices.Contains(all, o.From) || Loose[o.Kind] && slices.Contains(all, o.From) && slices.Contains(all, o.To)
		})
		for _, i := range all {
			c.Links = append(c.Links, brief.Relation{From: i, Kind: "behind", To: l.To})
		}
		return
	}
}

// facesTable reports whether somebody alone is seen behind the table that they are at, and not from the side: they do nothing that needs its top.
func (c *Tree) facesTable(l brief.Relation) bool {
	s := c.Subject(l.From)
	return s.Count <= 1 && (s.Pose == "" || s.Pose == "sitting") && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		return (o.To == l.To && o.Kind == "on" || o.From == l.To && o.Kind == "with") && o.From != l.From
	})
}

// TableFellow reports whether subject i is behind a table together with somebody else.
func (c *Tree) TableFellow(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "behind" && Desks[c.Subject(l.To).ID] && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
			return o.From != i && o.Kind == l.Kind && o.To == l.To && c.Stands(o.From)
		})
	})
}
