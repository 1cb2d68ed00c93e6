package supports

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// AtDesk reports whether a person sits or works at a desk.
func AtDesk(c *placing.Placer, i int) bool {
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

// DeskPose is how one sits who does something at a desk.
func DeskPose(pose string) string {
	if pose == "writing" || pose == "studying" {
		return "writing at a table"
	}
	return "seated"
}

// Desk stands a table before k's root, who sits: its top at the height of the hands, its edge over the knees.
func Desk(c *placing.Placer, k, table layout.Cluster) layout.Cluster {
	hand, lap := k.Root.Anchor("handNear"), k.Root.Anchor("lap")
	top := hand.Y + .03*placing.BySize(k.Root)
	t := table.Root.Anchor("surface")
	table = table.Scaled((k.Ground - top) / max(table.Ground-t.Y, 1e-9))
	b := table.Bounds()
	return k.Over(table.Moved(lap.X-b.X0, k.Ground-table.Ground))
}

// SitsDown reports whether a person who does something on a chair sits while doing so, or on whatever it was told that they sit on.
func SitsDown(c *placing.Placer, i int, kind string, on layout.Instance) bool {
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

// How those behind a table are seen: the height of its top in heights of the smallest of them, the same for animals, how much two of them overlap, how wide the table is in
// widths of their row, and how many times its width a table is stretched at most.
const (
	tableTop     = .46
	tableLow     = .35
	elbowToElbow = .16
	tableWide    = 1.04
	mostLonger   = 2.1
)

// BehindTable reports whether a child is who is behind a table or a desk: all of them, in a row. One alone who does something there is placed by depth.
func BehindTable(c *placing.Placer, k layout.Cluster, i int) bool {
	return hierarchy.Desks[c.Subject(k.Root.Subject).ID] && c.Creature(i) && c.Stands(i) && (c.Subject(i).Count > 1 || c.TableFellow(i) || c.Subject(i).Pose == "" || c.Subject(i).Pose == "sitting")
}

// belowChin is how high things on a table are at most before who is behind it, in heights of the table.
const belowChin = .52

// seatedBehind reports whether somebody is behind a table.
func seatedBehind(c *placing.Placer, table int) bool {
	return hierarchy.Desks[c.Subject(table).ID] && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == table && l.Kind == "behind" && c.Stands(l.From)
	})
}

// AtTable stands several behind one table, which is as long as their row; of as many tables each has one.
func AtTable(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	link := brief.Relation{From: i, Kind: "behind", To: k.Root.Subject}
	var all []layout.Cluster
	least := math.Inf(1)
	for _, j := range c.Siblings(link) {
		n := max(1, min(c.Subject(j).Count, placing.MaxCount))
		if c.Subject(k.Root.Subject).Count == n {
			n = 1
		}
		for copy := range n {
			g := layout.How{Copy: h.Copy + copy, Upright: c.Subject(j).Kind == brief.Animal}
			if _, doing := c.Doing(j); c.Subject(j).Pose == "sitting" || c.Subject(j).Pose == "" && !doing {
				g.Pose = "standing"
			}
			one := c.Unit(j, g)
			all = append(all, one)
			least = min(least, one.Root.Box().H())
		}
	}
	who := all[0]
	for _, one := range all[1:] {
		b, o := who.Bounds(), one.Bounds()
		who = who.Before(one.Moved(b.X1-elbowToElbow*o.W()-o.X0, who.Ground-one.Ground))
	}
	top := k.Root.Anchor("surface")
	high := tableTop
	if c.Subject(i).Kind == brief.Animal { // their heads are larger, and what they eat is above it
		high = tableLow
	}
	k = k.Scaled(high * least / max(k.Ground-top.Y, 1e-9))
	if f := tableWide * who.Bounds().W() / k.Bounds().W(); f > 1 {
		k = k.Transformed(scene.ScaleBy(float32(min(f, mostLonger)), 1))
	}
	b, o := k.Bounds(), who.Bounds()
	who = who.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, k.Ground-.02*b.H()-who.Ground)
	root, ground := k.Root, k.Ground
	var held layout.Cluster
	for _, s := range who.Sprites { // what is in the hands is over the edge of the table
		if s.Layer == kit.Fore && s.Box.Y1 < k.Root.Anchor("surface").Y+.1*b.H() {
			held.Sprites = append(held.Sprites, s)
		}
	}
	k = k.Before(who).Over(held)
	k.Root, k.Ground = root, ground
	return k
}
