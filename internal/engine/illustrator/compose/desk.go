package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// desks are the things that people sit at.
var desks = map[string]bool{"table": true, "desk": true, "dining-table": true, "coffee-table": true, "workbench": true, "school-desk": true}

// atDesk reports whether a person sits or works at a desk.
func (c *composer) atDesk(i int) bool {
	s := c.subject(i)
	if s.Kind != brief.Person && s.Person == nil || s.Count > 1 {
		return false
	}
	switch s.Pose {
	case "", "sitting", "writing", "typing", "working", "reading", "eating", "drinking", "studying", "gaming":
	default:
		return false
	}
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "beside" && s.Pose != "" || l.Kind == "using") && desks[c.subject(l.To).ID]
	})
}

// deskPose is how one sits who does something at a desk.
func deskPose(pose string) string {
	if pose == "writing" || pose == "studying" {
		return pose
	}
	return "seated"
}

// desk stands a table before k's root, who sits: its top at the height of the hands, its edge over the knees.
func (c *composer) desk(k, table cluster) cluster {
	hand, lap := k.root.anchor("handNear"), k.root.anchor("lap")
	top := hand.Y + .03*bySize(k.root)
	t := table.root.anchor("surface")
	table = table.scaled((k.ground - top) / max(table.ground-t.Y, 1e-9))
	b := table.bounds()
	return k.over(table.moved(lap.X-b.X0, k.ground-table.ground))
}

// chairs are what one sits on with the legs down.
var chairs = words("chair armchair rocking-chair bench stool bar-stool park-bench office-chair throne wheelchair beach-chair folding-chair sofa couch loveseat swing-bench bean-bag ottoman lawn-chair lounge-chair deck-chair dining-chair high-chair gaming-chair picnic-bench tree-stump")

// seatsOne are the seats on which people sleep sitting.
var seatsOne = words("chair armchair rocking-chair throne wheelchair office-chair stool")

// upOn are the poses in which one is on a chair without sitting on it.
var upOn = words("standing jumping dancing lying sleeping walking running waving cheering kneeling climbing yoga celebrating balancing photographing")

// sitsDown reports whether a person who does something on a chair sits while doing so, or on whatever it was told that they sit on.
func (c *composer) sitsDown(i int, kind string, on instance) bool {
	s := c.subject(i)
	if s.Kind != brief.Person && s.Person == nil || !chairs[c.subject(on.subject).ID] && (kind != "sitting on" || s.Pose == "" || atWork[s.Pose]) {
		return false
	}
	if kind != "on" && kind != "sitting on" && kind != "inside" || upOn[s.Pose] || s.Pose == "sitting" {
		return false
	}
	_, doing := c.doing(i)
	return s.Pose != "" || doing
}
