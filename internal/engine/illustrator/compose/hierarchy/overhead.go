package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit/library"
)

// underBlossoms lets blossoms and leaves that somebody is under fall around them: they would stand on each other with somebody tiny below.
func (c *Tree) underBlossoms() {
	for n, l := range c.Links {
		if to := c.Subject(l.To); l.Kind == "under" && to.Kind == brief.Piece && to.Count >= figure.Unstated && c.IsPosy(to) && len(c.LinksOf(l.To)) == 1 {
			c.Links[n] = brief.Relation{From: l.To, Kind: "floating around", To: l.From}
		}
	}
}

// hangOver turns those over who hang upside down, and hangs them on what the prompt has them hang from.
func (c *Tree) hangOver() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		hangs := slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "hanging from" })
		if s.Kind == brief.Piece && (hangs || s.Turn == 180) && slices.Contains(library.States(s.ID), "hanging") {
			s.States = append(slices.Clone(s.States), "hanging") // a bat has its wings around it
		}
		if HangsAlone(c.Brief, i) {
			c.onBranch(i)
			continue
		}
		if s.Pose != "hanging upside down" {
			continue
		}
		s.Turn = 180
		if s.Kind != brief.Person {
			s.Pose = "standing"
		}
		for j, r := range c.Brief.Relations {
			if r.From == i && (r.Kind == "beside" || r.Kind == "on") {
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[j].Kind = "hanging from"
			}
		}
		if alone := !slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == i || r.To == i }); alone && s.Kind == brief.Animal {
			c.onBranch(i)
		}
	}
}

// HangsAlone reports whether subject i hangs and nothing tells from what: people hang by their hands, climbers by their feet.
func HangsAlone(b brief.Brief, i int) bool {
	s := b.Subjects[i]
	able := s.Kind == brief.Person || s.Kind == brief.Animal && figure.HangsByFeet[s.ID]
	return s.Pose == "hanging" && able && s.Count == 1 && !s.Portrait && b.Design == "" && b.Sheet == "" && !slices.ContainsFunc(b.Relations, func(r brief.Relation) bool { return r.From == i || r.To == i })
}

// onBranch hangs subject i from a branch that the prompt does not name.
func (c *Tree) onBranch(i int) {
	c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "hanging from", To: len(c.Brief.Subjects)})
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "branch", Count: 1})
	if s := c.Subject(i); s.Kind == brief.Animal {
		c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
		c.Brief.Subjects[i].Pose = "" // as it hangs from a branch that was named
	}
}

// beforeFlags lets flags fly behind a lone animal that comes with one, and birds sit on the wreath that they come with.
func (c *Tree) beforeFlags() {
	b := &c.Brief
	if len(b.Subjects) == 2 && b.Motif == "" && b.Design == "" && len(b.Relations) == 0 && c.FlagBehind(0, 1) {
		b.Relations = []brief.Relation{{From: 1, Kind: "with", To: 0}} // "american flag eagle"
	}
	b.Relations = slices.Clone(b.Relations)
	for n, l := range b.Relations {
		if min(l.From, l.To) < 0 || max(l.From, l.To) >= len(b.Subjects) || l.Kind != "and" && l.Kind != "with" && l.Kind != "on" && l.Kind != "sitting on" {
			continue
		}
		for _, pair := range [2][2]int{{l.From, l.To}, {l.To, l.From}} {
			if c.IsWreath(pair[0]) && c.Subject(pair[1]).Kind == brief.Bird || l.Kind == "and" && len(b.Subjects) == 2 && c.FlagBehind(pair[0], pair[1]) {
				b.Relations[n] = brief.Relation{From: pair[0], Kind: "with", To: pair[1]}
				if c.FlagBehind(pair[0], pair[1]) {
					b.Relations[n].From, b.Relations[n].To = pair[1], pair[0]
				}
				break
			}
		}
	}
}

// IsWreath reports whether a subject is a wreath.
func (c *Tree) IsWreath(i int) bool {
	s := c.Subject(i)
	return s.Kind == brief.Piece && strings.HasSuffix(s.ID, "wreath") && s.Count == 1
}

// FlagBehind reports whether one subject is a flag and the other an animal before it.
func (c *Tree) FlagBehind(flag, who int) bool {
	f, s := c.Subject(flag), c.Subject(who)
	return (f.Kind == brief.Flag || f.ID == "american-flag") && f.Count == 1 && (s.Kind == brief.Bird || s.Kind == brief.Animal) && s.Count == 1
}

// ownUmbrella reports whether somebody walks under an umbrella that is placed over them alone, as of several who each have one.
func (c *Tree) ownUmbrella(l brief.Relation) bool {
	return !slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		return c.joins(o, l.From) && !c.hasUmbrella(o.From+o.To-l.From)
	})
}

// joins reports whether a relation says that subject i is together with somebody else.
func (c *Tree) joins(l brief.Relation, i int) bool {
	return Loose[l.Kind] && (l.From == i || l.To == i) && c.Stands(l.From) && c.Stands(l.To)
}

// hasUmbrella reports whether subject i has an umbrella.
func (c *Tree) hasUmbrella(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && c.Subject(l.To).ID == "umbrella" })
}

// partUmbrellas lets everybody who is under an umbrella of their own be placed by it, and not by the one beside them.
func (c *Tree) partUmbrellas() {
	under := func(i int) bool {
		return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
			return l.From == i && l.Kind == "under" && c.Subject(l.To).ID == "umbrella"
		})
	}
	c.Links = slices.DeleteFunc(c.Links, func(l brief.Relation) bool { return c.joins(l, l.From) && under(l.From) && under(l.To) })
}
