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

// sitAtTables puts several who are at a table behind it: a table beside a row of them is one that nobody is at.
func (c *Tree) sitAtTables() {
	for n, l := range slices.Clone(c.Links) {
		if l.Kind != "beside" || !Desks[c.Subject(l.To).ID] || !c.Stands(l.From) || !atTables.MatchString(c.Brief.Prompt) {
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
		count := 0
		for _, i := range all {
			count += max(1, c.Subject(i).Count)
		}
		if count < 2 || count > mostAtTable || slices.ContainsFunc(all, func(i int) bool { return MutualPoses[c.Subject(i).Pose] != "" }) {
			continue
		}
		c.Links = slices.DeleteFunc(c.Links, func(o brief.Relation) bool {
			return o == c.Links[n] || Loose[o.Kind] && slices.Contains(all, o.From) && slices.Contains(all, o.To)
		})
		for _, i := range all {
			c.Links = append(c.Links, brief.Relation{From: i, Kind: "behind", To: l.To})
		}
		return
	}
}

// TableFellow reports whether subject i is behind a table together with somebody else.
func (c *Tree) TableFellow(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "behind" && Desks[c.Subject(l.To).ID] && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
			return o.From != i && o.Kind == l.Kind && o.To == l.To && c.Stands(o.From)
		})
	})
}
