package relation

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Copies draws as many of a subject as asked, each with what it wears and holds, and what is placed by them all.
func (c *Placer) Copies(i int) layout.Cluster {
	n := max(1, min(c.Subject(i).Count, placing.MaxCount))
	if c.isStoodIn(i) {
		n = 1
	}
	var all []layout.Cluster
	for k := range n {
		all = append(all, c.Unit(i, layout.How{Copy: k, Facing: c.View(i, k)}).Scaled(c.OddSize(i, k)))
	}
	out := all[0]
	if n > 1 {
		out = c.crowd(i, all)
	}
	for _, link := range c.LinksOf(i) {
		if c.Shared(link) && c.Siblings(link)[0] == hierarchy.Child(link) {
			if n > 1 && c.isTeam(link) {
				out = c.teamed(all, link)
				continue
			}
			if n == 2 && together.FromBothSides(c.Placer, link) {
				out = together.WorkedTogether(c.Placer, all[0], all[1], link)
				continue
			}
			if n > 1 && (c.Stacked(i) || c.heapAsked(i)) && onTopOf[link.Kind] {
				out = c.onTop(out, link)
				continue
			}
			out = c.relate(out, link, layout.How{})
		}
	}
	return out
}

// isStoodIn reports whether several puddles of no told number have somebody in them: all are in one that is wide enough.
func (c *Placer) isStoodIn(i int) bool {
	s := c.Subject(i)
	return plants.Shallows[s.ID] && s.Count == figure.Unstated && slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.To == i && l.Kind == "inside" })
}

// onTopOf are the relations of what is on a stack or a heap as a whole.
var onTopOf = map[string]bool{"on": true, "sitting on": true, "standing on": true, "lying on": true}

// heapAsked reports whether copies of a subject were asked for in a heap.
func (c *Placer) heapAsked(i int) bool {
	return slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "heap", To: i})
}

// onTop stands what is on a stack or a heap on its highest point, side by side.
func (c *Placer) onTop(k layout.Cluster, link brief.Relation) layout.Cluster {
	all := c.childCopies(hierarchy.Child(link), layout.How{}, link)
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale()))
	}
	top := placing.Row(all...)
	b, o := k.Bounds(), top.Bounds()
	if most := .8 * b.W(); o.W() > most && !c.Creature(hierarchy.Child(link)) {
		top = top.Scaled(most / o.W())
		o = top.Bounds()
	}
	root, ground := k.Root, k.Ground
	x, y := (b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0-o.Y1
	if c.heapAsked(link.To) && c.Creature(hierarchy.Child(link)) && link.Kind == "lying on" { // in the heap
		k = k.Before(top.Moved(x, y+.4*o.H()))
	} else {
		k = k.Over(top.Moved(x, y+.06*o.H()))
	}
	k.Root, k.Ground = root, ground
	return k
}

// View is the side that a copy shows: figures in a group face each other or the same way, by variation.
func (c *Placer) View(i, copy int) kit.Facing {
	if c.Subject(i).Facing != "" {
		return figure.FacingOf(c.Subject(i).Facing)
	}
	if kind, left := c.Together(i, copy); kind != "" {
		if kind == hierarchy.Jointly {
			left = together.JointView(c.Placer, i, copy, left)
		}
		return together.TogetherView(kind, left)
	}
	if s := c.Subject(i); together.OneNet[s.Pose] && s.Count > 1 && copy >= together.LeftSide(s.Count) {
		return kit.Left
	}
	if together.WithoutBall(c.Placer, i, copy) {
		return kit.Left // toward who has it
	}
	if s := c.Subject(i); s.Pose == "dancing" && s.Count == 2 && copy == 1 {
		return kit.Left // two who dance are turned to each other
	}
	if c.Variation%4 == 2 && copy == 0 && c.Subject(i).Count <= 1 && !c.directed(i) {
		return kit.Left
	}
	return kit.Front
}

// forward are the relations in which one thing lies before or behind another: who stands in them looks to the right.
var forward = map[string]bool{
	"pushing": true, "pulling": true, "walking": true, "kicking": true, "playing": true, "chasing": true, "looking at": true, "on lap": true, "hugging": true, "beside": true,
}

// directed reports whether a group has a relation that needs its side.
func (c *Placer) directed(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return forward[l.Kind] && c.Top(l.From) == i })
}

// crowd arranges copies as was asked for, else as a group.
func (c *Placer) crowd(i int, all []layout.Cluster) layout.Cluster {
	n := len(all)
	if c.Stacked(i) {
		if share := flatOnes[c.Subject(i).ID]; share > 0 {
			return pile(all, share)
		}
		return placing.Stack(all)
	}
	if how := c.arrangement(i); how != "" {
		return c.arranged(i, all, how)
	}
	if n == 2 && slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "crossed", To: i}) {
		return c.CrossedPair(all[0], all[1])
	}
	if kind := c.Among(i); kind != "" && (n == 2 || (kind == "holding hands" || kind == hierarchy.Jointly || together.AcrossPoses[kind]) && n <= 6) {
		return together.Lined(c.Placer, kind, all)
	}
	if n > 2 && c.InRing(i) {
		return ring(all, map[bool]float64{true: armsRing, false: closeRing}[c.Subject(i).Pose == "balancing"])
	}
	many := c.Subject(i).Kind == brief.Piece && n > mostLapped
	if many || c.inRow(i) && c.Subject(i).Kind == brief.Piece {
		for n := range all {
			all[n] = placing.Upright(all[n])
		}
	}
	rule := group.Rule{Row: c.inRow(i), Whole: c.inRow(i) || many, Counted: c.Subject(i).Kind == brief.Piece && n > fewCopies}
	return c.grouped(all, rule)
}

// fewCopies is how many copies of a thing stand on a floor, those behind higher on the page; more are in even rows.
const fewCopies = 3

// mostLapped is how many copies of a thing may hide a part of each other; more are to be counted.
const mostLapped = 6

// RowsOfMany is a nearly square arrangement.
func RowsOfMany(n int) []int {
	columns := int(math.Ceil(math.Sqrt(float64(n) * 1.3)))
	var rows []int
	for ; n > 0; n -= columns {
		rows = append([]int{min(n, columns)}, rows...)
	}
	return rows
}

// baseless are the places in which nothing stands on a floor.
var baseless = figure.Words("sea water lake space sky underwater sinking")

// inRow reports whether copies of a subject were asked for in one row.
func (c *Placer) inRow(i int) bool {
	return slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "row", To: i})
}

// ringDepth is how deep a ring of figures on the floor is seen, as a share of its width.
const ringDepth = .36

// How many times as wide as the ring its figures are together: with their arms out, and without.
const (
	armsRing  = 5.4
	closeRing = 3.9
)

// ring sets copies in a circle on the floor, those in front over those behind.
func ring(all []layout.Cluster, share float64) layout.Cluster {
	n := len(all)
	wide := all[0].Bounds().W() * float64(n) / share
	type place struct{ x, y float64 }
	var places []place
	for j := range n {
		sin, cos := math.Sincos(math.Pi * (2*float64(j)/float64(n) + .5))
		places = append(places, place{cos * wide, sin * wide * ringDepth})
	}
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(a.y, b.y) })
	var out layout.Cluster
	for j, at := range places {
		b := all[j].Bounds()
		one := all[j].Moved(at.x-(b.X0+b.X1)/2, at.y-all[j].Ground)
		if j == 0 {
			out = one
			continue
		}
		out = out.Over(one)
		out.Root, out.Ground = one.Root, one.Ground
	}
	return out
}

// flatOnes are things that are drawn from above, and how high they are where they lie and are seen from the side, as a share of that; thick ones are higher.
var flatOnes = map[string]float64{"plate": .26, "vinyl-record": .26, "pizza": .26, "cookie": .36, "coin": .26, "pizza-box": .26, "donut": .52, "tire": .44, "pillow": .44, "manhole-cover": .26}

// pile lays flat things on each other.
func pile(all []layout.Cluster, share float64) layout.Cluster {
	var out layout.Cluster
	for j := range all {
		one := all[j].Transformed(scene.ScaleBy(1, float32(share)))
		b := one.Bounds()
		if j == 0 {
			out = one
			continue
		}
		o := out.Root.Box()
		out = out.Over(one.Moved((o.X0+o.X1)/2-(b.X0+b.X1)/2, o.Y1-b.Y1-.4*float64(j)*b.H()))
	}
	return out
}

// Arrange puts unrelated groups together.
func (c *Placer) Arrange(groups []layout.Cluster) layout.Cluster {
	if len(groups) == 0 {
		return layout.Cluster{}
	}
	out := groups[0]
	for _, k := range groups[1:] {
		out = c.standBeside(out, k, group.Rule{})
	}
	return out
}
