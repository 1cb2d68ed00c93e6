package plants

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// grounds are flat shapes that carry something in their middle, and how far up it goes, as a share of their height.
var grounds = map[string]float64{
	"circle": 0, "square": 0, "hexagon": 0, "octagon": 0, "oval": 0, "ellipse": 0, "rectangle": 0, "triangle": -.12, "pentagon": 0, "shield": .04, "gold-seal": 0, "starburst-badge": 0,
	"coin": 0, "plate": 0, "dinner-plate": 0, "rosette": .12, "location-pin": .17,
}

// OnGround sets a child in the middle of the flat shape that is k's root, as large as leaves a rim.
func OnGround(c *placing.Placer, k layout.Cluster, i int, link brief.Relation) layout.Cluster {
	if all := meal(c, k, link); len(all) > 0 {
		return plateful(c, k, all)
	}
	other := c.Copies(i)
	if all := c.Siblings(link); len(all) > 1 {
		var line []layout.Cluster
		for _, j := range all {
			line = append(line, c.Copies(j))
		}
		other = placing.Row(line...)
	}
	if standsOnPlate(c, k, link, c.Siblings(link)) {
		return uprightOnPlate(k, other)
	}
	b, o := k.Root.Box(), other.Bounds()
	f := .64 * min(b.W()/max(o.W(), 1e-9), b.H()/max(o.H(), 1e-9))
	if diagonal := .8 * min(b.W(), b.H()) / max(math.Hypot(o.W(), o.H()), 1e-9); diagonal < f {
		f = diagonal
	}
	other = other.Scaled(f)
	o = other.Bounds()
	lift := grounds[c.Subject(k.Root.Subject).ID] * b.H()
	return k.Over(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, (b.Y0+b.Y1)/2-lift-(o.Y0+o.Y1)/2))
}

// IsGround reports whether a relation sets its child on a flat shape.
func IsGround(c *placing.Placer, root int, link brief.Relation) bool {
	_, ok := grounds[c.Subject(root).ID]
	return ok && (link.Kind == "with" || link.Kind == "inside" || link.Kind == "on" || link.Kind == "printed on" || link.Kind == "in front of")
}

// FramesLetters reports whether a relation puts a wreath or a frame around letters: "monogram M with a floral wreath".
func FramesLetters(c *placing.Placer, k layout.Cluster, i int, link brief.Relation) bool {
	root, child := c.Subject(k.Root.Subject), c.Subject(i)
	lettered := root.Kind == brief.Family && root.Text != "" || library.GroupOf(root.ID) == "lettering"
	return lettered && link.Kind == "with" && (library.GroupOf(child.ID) == "frames" || child.ID == "christmas-wreath" || grounds[child.ID] != 0 || child.ID == "circle")
}

// Framed puts a child around k: its opening holds what is there.
func Framed(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	frame := c.Unit(i, layout.How{})
	room := frame.Root.Anchor("inside")
	b := k.Bounds()
	if !frame.Root.Has("inside") || room.W <= 0 || room.H <= 0 {
		o := frame.Root.Box()
		room.X, room.Y, room.W, room.H = (o.X0+o.X1)/2, (o.Y0+o.Y1)/2, .62*o.W(), .62*o.H()
	}
	f := max(b.W()/(.84*room.W), b.H()/(.84*room.H))
	if diagonal := math.Hypot(b.W(), b.H()) / (.98 * min(room.W, room.H)); diagonal > f {
		f = diagonal
	}
	frame = frame.Scaled(f)
	if at := frame.Root.Anchor("inside"); frame.Root.Has("inside") {
		room.X, room.Y = at.X, at.Y
	} else {
		o := frame.Root.Box()
		room.X, room.Y = (o.X0+o.X1)/2, (o.Y0+o.Y1)/2
	}
	return k.Before(frame.Moved((b.X0+b.X1)/2-room.X, (b.Y0+b.Y1)/2-room.Y))
}

// Shallows are the flat things on a floor in whose middle one stands or into which one jumps.
var Shallows = figure.Words("puddle mud-puddle")

// flatTurns are the things that are drawn as one holds them up, and the degrees by which they are turned to lie on the ground.
var flatTurns = map[string]float64{"leaf": 38, "palm-leaf": 38, "fall-leaf": 0, "maple-leaf": 0, "monstera-leaf": 0, "pillow": 0, "towel": 0, "blanket": 0, "yoga-mat": 0, "prayer-rug": 0}

// flatness is the height of what lies flat, as a share of what it has when one holds it up.
const flatness = .52

// LiesUnder reports whether a relation sets somebody on a thing that lies flat: a frog on a leaf, a cat on a pillow.
func LiesUnder(c *placing.Placer, root int, link brief.Relation) bool {
	_, flat := flatTurns[c.Subject(root).ID]
	on := link.Kind == "on" || link.Kind == "sitting on" || link.Kind == "standing on" || link.Kind == "lying on"
	return flat && on && (c.Creature(link.From) || placing.Figures[c.Subject(link.From).ID])
}

// LaidFlat lays the root of a cluster on the ground, seen from the side and a little from above.
func LaidFlat(c *placing.Placer, k layout.Cluster) layout.Cluster {
	for _, laid := range []string{"unrolled", "spread"} { // its drawing lies already
		if s := &c.Brief.Subjects[k.Root.Subject]; slices.Contains(library.States(s.ID), laid) {
			s.States = append(slices.Clone(s.States), laid)
			return c.Redrawn(k)
		}
	}
	k = k.TurnedBy(flatTurns[c.Subject(k.Root.Subject).ID])
	return k.Transformed(scene.ScaleBy(1, flatness))
}

// Splashed stands a child in the middle of the shallow water or the flat thing that is k's root, which is drawn wide enough for it.
func Splashed(c *placing.Placer, k layout.Cluster, link brief.Relation, h layout.How) layout.Cluster {
	i := hierarchy.Child(link)
	pose := c.Subject(i).Pose
	if link.Kind != "inside" && pose != "jumping" {
		pose = supports.MountPose(c, i, link, k.Root)
	}
	all := c.ChildCopies(i, layout.How{Copy: h.Copy, Pose: pose}, link)
	other, low := inDepth(all)
	o := other.Bounds()
	wide := 1.25
	_, flat := flatTurns[c.Subject(k.Root.Subject).ID]
	if flat {
		wide = 1.5
	}
	k = k.Scaled(wide * o.W() / k.Root.Box().W())
	if most := max(.42*o.H(), .3*o.W()); !flat && k.Root.Box().H() > most { // it lies on the floor, seen from the side
		k = k.Scaled(most / k.Root.Box().H())
	}
	b := k.Root.Box()
	floor := low
	if c.Subject(i).Pose != "jumping" {
		floor = max(floor, o.Y1)
	}
	at := .6
	if low > other.Ground { // those behind stand in its farther half
		at = .8
	}
	root := k.Root
	k = k.Over(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+at*b.H()-floor))
	k.Root = root
	return k
}

// inDepth stands several on one floor, more than two of them in rows behind each other, and returns how low the front ones stand.
func inDepth(all []layout.Cluster) (out layout.Cluster, low float64) {
	if len(all) < 3 {
		out = placing.Row(all...)
		return out, out.Ground
	}
	members := make([]group.Member, len(all))
	for n, k := range all {
		members[n] = group.Member{Cluster: k, Floor: true, Alive: true}
	}
	out = group.Arrange(members, group.Rule{Lines: len(all) < 4}) // of few little is hidden
	low, high := math.Inf(-1), math.Inf(1)
	for _, m := range out.Members {
		low, high = max(low, m.Root.Anchor("ground").Y), min(high, m.Root.Anchor("ground").Y)
	}
	out.Ground = high
	return out, low
}

// AdornsFrame reports whether plants or bows decorate a frame: "a wooden frame with sunflowers".
func AdornsFrame(c *placing.Placer, root, i int, link brief.Relation) bool {
	f, s := c.Subject(root), c.Subject(i)
	if link.Kind != "with" || link.From != root || s.Kind != brief.Piece {
		return false
	}
	return Tied[s.ID] && strings.HasSuffix(f.ID, "frame") || (f.ID == "frame" || f.ID == "gold-frame" || f.ID == "vintage-frame" || f.ID == "geometric-frame" || f.ID == "circle-frame") &&
		(library.GroupOf(s.ID) == "plants" || s.ID == "hair-bow" || s.ID == "bow" || s.ID == "butterfly" || s.ID == "seashell" || s.ID == "pine-cone")
}

// Cornered sets copies of a child on two opposite corners of a frame, the largest at the corner itself.
func Cornered(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	if s := c.Subject(i); Tied[s.ID] && s.Count <= 1 {
		return bowOn(c, k, i)
	}
	if f, ok := FloristOf(c, []int{i}); ok && f.Lies() {
		return framedBy(c, k, f)
	}
	if s := &c.Brief.Subjects[i]; slices.Contains(library.States(s.ID), "above") {
		s.States = append(slices.Clone(s.States), "above") // heads alone, without stems
	}
	b := k.Bounds()
	size := .36 * min(b.W(), b.H())
	spots := []struct{ x, y, size, turn float64 }{{.26, .03, .66, 24}, {.02, .27, .72, -32}, {.05, .05, 1, -8}}
	n := 0
	for _, flip := range []float64{1, -1} { // lower left, upper right
		for _, at := range spots {
			one := c.Unit(i, layout.How{Copy: n})
			n++
			ob := one.Bounds()
			one = one.Scaled(size * at.size / max(ob.W(), ob.H())).TurnedBy(at.turn * flip)
			ob = one.Bounds()
			x, y := b.X0+at.x*b.W(), b.Y1-at.y*b.H()
			if flip < 0 {
				x, y = b.X1-at.x*b.W(), b.Y0+at.y*b.H()
			}
			k = k.Over(one.Moved(x-(ob.X0+ob.X1)/2, y-(ob.Y0+ob.Y1)/2))
		}
	}
	return k
}

// bowOn ties a bow onto the middle of a frame's upper edge.
func bowOn(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	b, root, ground := k.Bounds(), k.Root, k.Ground
	one := c.Unit(i, layout.How{})
	ob := one.Bounds()
	one = one.Scaled(.42 * min(b.W(), b.H()) / max(ob.W(), ob.H()))
	ob = one.Bounds()
	k = k.Over(one.Moved((b.X0+b.X1)/2-(ob.X0+ob.X1)/2, b.Y0+.05*b.H()-(ob.Y0+.36*ob.H())))
	k.Root, k.Ground = root, ground
	return k
}
