package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// atDesk reports whether a person sits or works at a desk.
func (c *Placer) atDesk(i int) bool {
	s := c.Subject(i)
	if s.Kind != brief.Person && s.Person == nil || s.Count > 1 {
		return false
	}
	switch s.Pose {
	case "", "sitting", "writing", "typing", "working", "reading", "eating", "drinking", "studying", "gaming":
	default:
		return false
	}
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "beside" && s.Pose != "" || l.Kind == "using") && hierarchy.Desks[c.Subject(l.To).ID]
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
func (c *Placer) desk(k, table layout.Cluster) layout.Cluster {
	hand, lap := k.Root.Anchor("handNear"), k.Root.Anchor("lap")
	top := hand.Y + .03*bySize(k.Root)
	t := table.Root.Anchor("surface")
	table = table.Scaled((k.Ground - top) / max(table.Ground-t.Y, 1e-9))
	b := table.Bounds()
	return k.Over(table.Moved(lap.X-b.X0, k.Ground-table.Ground))
}

// sitsDown reports whether a person who does something on a chair sits while doing so, or on whatever it was told that they sit on.
func (c *Placer) sitsDown(i int, kind string, on layout.Instance) bool {
	s := c.Subject(i)
	if s.Kind != brief.Person && s.Person == nil || !hierarchy.Chairs[c.Subject(on.Subject).ID] && (kind != "sitting on" || s.Pose == "" || AtWork[s.Pose]) {
		return false
	}
	if kind != "on" && kind != "sitting on" && kind != "inside" || hierarchy.UpOn[s.Pose] || s.Pose == "sitting" {
		return false
	}
	_, doing := c.Doing(i)
	return s.Pose != "" || doing
}
