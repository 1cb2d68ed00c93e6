package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
)

// Goals are what a ball is kicked or thrown into.
var Goals = figure.Words("soccer-goal goalpost")

// WidestGoal is the most that a goal measures, in lengths of who shoots at it.
const WidestGoal = 1.5

// keepGoal lets a goalie in pads save a shot standing.
func (c *Tree) keepGoal() {
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.ID == "hockey-goalie" && s.Pose == "diving save" {
			s.Pose = "guarding the net"
		}
	}
}

// shootAtGoal stands a goal before who kicks a ball into it: the ball is still on its way.
func (c *Tree) shootAtGoal() {
	for n, r := range c.Brief.Relations {
		if r.To < 0 || r.To >= len(c.Brief.Subjects) {
			continue
		}
		if r.Kind != "inside" && r.Kind != "through" && r.Kind != "on" && r.Kind != "looking at" || !Goals[c.Subject(r.To).ID] {
			continue
		}
		by := slices.IndexFunc(c.Brief.Relations, func(o brief.Relation) bool { return o.Kind == "kicking" && o.To == r.From })
		if by >= 0 {
			c.Brief.Relations = slices.Clone(c.Brief.Relations)
			c.Brief.Relations[n] = brief.Relation{From: c.Brief.Relations[by].From, Kind: "looking at", To: r.To}
		}
	}
}

// Tugging is the pose of those who pull on two ends of a rope.
const Tugging = "tug of war"

// evenSides makes four of several who pull on a rope and whose number the prompt does not tell: two on each side.
func (c *Tree) evenSides() {
	for i := range c.Brief.Subjects {
		if s := &c.Brief.Subjects[i]; s.Pose == Tugging && s.Kind == brief.Person && s.Count == figure.Unstated && !c.Numbered(*s) {
			s.Count = 4
		}
	}
}
