package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// grounds are flat shapes that carry something in their middle, and how far up it goes, as a share of their height.
var grounds = map[string]float64{
	"circle": 0, "square": 0, "hexagon": 0, "octagon": 0, "oval": 0, "ellipse": 0, "rectangle": 0, "triangle": -.12, "pentagon": 0, "shield": .04, "gold-seal": 0, "starburst-badge": 0,
	"coin": 0, "plate": 0, "dinner-plate": 0, "rosette": .12, "location-pin": .17,
}

// onGround sets a child in the middle of the flat shape that is k's root, as large as leaves a rim.
func (c *composer) onGround(k cluster, i int, link brief.Relation) cluster {
	other := c.copies(i)
	if all := c.siblings(link); len(all) > 1 {
		var line []cluster
		for _, j := range all {
			line = append(line, c.copies(j))
		}
		other = row(line...)
	}
	b, o := k.root.box(), other.bounds()
	f := .64 * min(b.W()/max(o.W(), 1e-9), b.H()/max(o.H(), 1e-9))
	if diagonal := .8 * min(b.W(), b.H()) / max(math.Hypot(o.W(), o.H()), 1e-9); diagonal < f {
		f = diagonal
	}
	other = other.scaled(f)
	o = other.bounds()
	lift := grounds[c.subject(k.root.subject).ID] * b.H()
	return k.over(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, (b.Y0+b.Y1)/2-lift-(o.Y0+o.Y1)/2))
}

// isGround reports whether a relation sets its child on a flat shape.
func (c *composer) isGround(root int, link brief.Relation) bool {
	_, ok := grounds[c.subject(root).ID]
	return ok && (link.Kind == "with" || link.Kind == "inside" || link.Kind == "on" || link.Kind == "printed on" || link.Kind == "in front of")
}

// framesLetters reports whether a relation puts a wreath or a frame around letters: "monogram M with a floral wreath".
func (c *composer) framesLetters(k cluster, i int, link brief.Relation) bool {
	root, child := c.subject(k.root.subject), c.subject(i)
	lettered := root.Kind == brief.Family && root.Text != "" || library.GroupOf(root.ID) == "lettering"
	return lettered && link.Kind == "with" && (library.GroupOf(child.ID) == "frames" || child.ID == "christmas-wreath" || grounds[child.ID] != 0 || child.ID == "circle")
}

// framed puts a child around k: its opening holds what is there.
func (c *composer) framed(k cluster, i int) cluster {
	frame := c.unit(i, how{})
	room := frame.root.anchor("inside")
	b := k.bounds()
	if !frame.root.has("inside") || room.W <= 0 || room.H <= 0 {
		o := frame.root.box()
		room.X, room.Y, room.W, room.H = (o.X0+o.X1)/2, (o.Y0+o.Y1)/2, .62*o.W(), .62*o.H()
	}
	f := max(b.W()/(.84*room.W), b.H()/(.84*room.H))
	if diagonal := math.Hypot(b.W(), b.H()) / (.98 * min(room.W, room.H)); diagonal > f {
		f = diagonal
	}
	frame = frame.scaled(f)
	if at := frame.root.anchor("inside"); frame.root.has("inside") {
		room.X, room.Y = at.X, at.Y
	} else {
		o := frame.root.box()
		room.X, room.Y = (o.X0+o.X1)/2, (o.Y0+o.Y1)/2
	}
	return k.before(frame.moved((b.X0+b.X1)/2-room.X, (b.Y0+b.Y1)/2-room.Y))
}

// shallows are the flat things on a floor in whose middle one stands or into which one jumps.
var shallows = words("puddle mud-puddle")

// flatTurns are the things that are drawn as one holds them up, and the degrees by which they are turned to lie on the ground.
var flatTurns = map[string]float64{"leaf": 38, "palm-leaf": 38, "fall-leaf": 0, "maple-leaf": 0, "monstera-leaf": 0, "pillow": 0, "towel": 0, "blanket": 0, "yoga-mat": 0, "prayer-rug": 0}

// flatness is the height of what lies flat, as a share of what it has when one holds it up.
const flatness = .52

// liesUnder reports whether a relation sets somebody on a thing that lies flat: a frog on a leaf, a cat on a pillow.
func (c *composer) liesUnder(root int, link brief.Relation) bool {
	_, flat := flatTurns[c.subject(root).ID]
	on := link.Kind == "on" || link.Kind == "sitting on" || link.Kind == "standing on" || link.Kind == "lying on"
	return flat && on && (c.creature(link.From) || figures[c.subject(link.From).ID])
}

// laidFlat lays the root of a cluster on the ground, seen from the side and a little from above.
func (c *composer) laidFlat(k cluster) cluster {
	for _, laid := range []string{"unrolled", "spread"} { // its drawing lies already
		if s := &c.Brief.Subjects[k.root.subject]; slices.Contains(library.States(s.ID), laid) {
			s.States = append(slices.Clone(s.States), laid)
			return c.redrawn(k)
		}
	}
	k = k.turnedBy(flatTurns[c.subject(k.root.subject).ID])
	return k.transformed(scene.ScaleBy(1, flatness))
}

// splashed stands a child in the middle of the shallow water or the flat thing that is k's root, which is drawn wide enough for it.
func (c *composer) splashed(k cluster, link brief.Relation, h how) cluster {
	i := child(link)
	pose := c.subject(i).Pose
	if link.Kind != "inside" && pose != "jumping" {
		pose = c.mountPose(i, link, k.root)
	}
	all := c.childCopies(i, how{copy: h.copy, pose: pose}, link)
	other := row(all...)
	o := other.bounds()
	wide := 1.25
	_, flat := flatTurns[c.subject(k.root.subject).ID]
	if flat {
		wide = 1.5
	}
	k = k.scaled(wide * o.W() / k.root.box().W())
	if most := max(.42*o.H(), .3*o.W()); !flat && k.root.box().H() > most { // it lies on the floor, seen from the side
		k = k.scaled(most / k.root.box().H())
	}
	b := k.root.box()
	floor := other.ground
	if c.subject(i).Pose != "jumping" {
		floor = max(floor, o.Y1)
	}
	root := k.root
	k = k.over(other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+.6*b.H()-floor))
	k.root = root
	return k
}

// adornsFrame reports whether plants or bows decorate a frame: "a wooden frame with sunflowers".
func (c *composer) adornsFrame(root, i int, link brief.Relation) bool {
	f, s := c.subject(root), c.subject(i)
	if link.Kind != "with" || link.From != root || s.Kind != brief.Piece {
		return false
	}
	return tied[s.ID] && strings.HasSuffix(f.ID, "frame") || (f.ID == "frame" || f.ID == "gold-frame" || f.ID == "vintage-frame" || f.ID == "geometric-frame" || f.ID == "circle-frame") &&
		(library.GroupOf(s.ID) == "plants" || s.ID == "hair-bow" || s.ID == "bow" || s.ID == "butterfly" || s.ID == "seashell" || s.ID == "pine-cone")
}

// cornered sets copies of a child on two opposite corners of a frame, the largest at the corner itself.
func (c *composer) cornered(k cluster, i int) cluster {
	if s := c.subject(i); tied[s.ID] && s.Count <= 1 {
		return c.bowOn(k, i)
	}
	if f, ok := c.florist([]int{i}); ok && f.lies() {
		return c.framedBy(k, f)
	}
	if s := &c.Brief.Subjects[i]; slices.Contains(library.States(s.ID), "above") {
		s.States = append(slices.Clone(s.States), "above") // heads alone, without stems
	}
	b := k.bounds()
	size := .36 * min(b.W(), b.H())
	spots := []struct{ x, y, size, turn float64 }{{.26, .03, .66, 24}, {.02, .27, .72, -32}, {.05, .05, 1, -8}}
	n := 0
	for _, flip := range []float64{1, -1} { // lower left, upper right
		for _, at := range spots {
			one := c.unit(i, how{copy: n})
			n++
			ob := one.bounds()
			one = one.scaled(size * at.size / max(ob.W(), ob.H())).turnedBy(at.turn * flip)
			ob = one.bounds()
			x, y := b.X0+at.x*b.W(), b.Y1-at.y*b.H()
			if flip < 0 {
				x, y = b.X1-at.x*b.W(), b.Y0+at.y*b.H()
			}
			k = k.over(one.moved(x-(ob.X0+ob.X1)/2, y-(ob.Y0+ob.Y1)/2))
		}
	}
	return k
}

// bowOn ties a bow onto the middle of a frame's upper edge.
func (c *composer) bowOn(k cluster, i int) cluster {
	b, root, ground := k.bounds(), k.root, k.ground
	one := c.unit(i, how{})
	ob := one.bounds()
	one = one.scaled(.42 * min(b.W(), b.H()) / max(ob.W(), ob.H()))
	ob = one.bounds()
	k = k.over(one.moved((b.X0+b.X1)/2-(ob.X0+ob.X1)/2, b.Y0+.05*b.H()-(ob.Y0+.36*ob.H())))
	k.root, k.ground = root, ground
	return k
}

// underBlossoms lets blossoms and leaves that somebody is under fall around them: they would stand on each other with somebody tiny below.
func (c *composer) underBlossoms() {
	for n, l := range c.links {
		if to := c.subject(l.To); l.Kind == "under" && to.Kind == brief.Piece && to.Count >= unstated && c.isPosy(to) && len(c.linksOf(l.To)) == 1 {
			c.links[n] = brief.Relation{From: l.To, Kind: "floating around", To: l.From}
		}
	}
}
