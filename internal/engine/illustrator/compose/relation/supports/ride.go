package supports

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// Rider draws figures whose hips, hands and feet reach the anchors of their mount; a second one sits behind the first and holds
// on to it. Animals ride what has a handlebar as figures with an animal's head.
func Rider(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	if c.Subject(k.Root.Subject).ID == "broom" { // it flies ahead, and does not climb
		turn := float64(broomTurn)
		if k.Root.Drawing.Facing == kit.Left {
			turn = -turn
		}
		k = k.TurnedBy(turn)
	}
	link := brief.Relation{From: i, Kind: "riding", To: k.Root.Subject}
	var all []int
	for _, j := range c.Siblings(link) {
		n := 1
		if p := c.Subject(k.Root.Subject); p.Count == 1 {
			n = c.Subject(j).Count
		}
		for range n {
			all = append(all, j)
		}
	}
	all = all[:min(len(all), maxRiders)]
	for n := len(all) - 1; n >= 0; n-- {
		k = seated(c, k, all[n], layout.How{Copy: h.Copy + n}, float64(n))
	}
	return k
}

// broomTurn is by how many degrees a broom is turned on which somebody flies: it is drawn standing.
const broomTurn = 36

// maxRiders is the most figures that sit on one mount.
const maxRiders = 3

// behindRider is the distance between two riders of a mount, as a share of a rider's height.
const behindRider = .17

// seated puts the nth rider on a mount.
func seated(c *placing.Placer, k layout.Cluster, i int, h layout.How, nth float64) layout.Cluster {
	return straddle(c, k, Astride(c, k, i, h, nth))
}

// Astride draws the nth rider of a mount.
func Astride(c *placing.Placer, k layout.Cluster, i int, h layout.How, nth float64) layout.Cluster {
	s := c.Subject(i)
	h = layout.How{Copy: h.Copy, Pose: "riding", Facing: k.Root.Drawing.Facing, Grips: true, Bare: true, Upright: s.Kind != brief.Person}
	if h.Facing == kit.Front {
		h.Facing = kit.Right
	}
	if own, ok := ridingPoses[c.Subject(k.Root.Subject).ID]; ok {
		h.Pose = own
	}
	var near, far bool // the hands that are not at the reins
	if s.Kind == brief.Person && hierarchy.ActsOnRides[s.Pose] && nth == 0 {
		h.Pose, h.Seated, h.Bare, h.Grips = s.Pose, true, false, false
		near, far = person.ArmsBusy(figure.PersonPoseOf(s.Pose))
	}
	d := c.Draw(i, h)
	f := max(c.ScaleBeside(i, d, k.Root, placing.RiderPower), footScale(c, i, h, k.Root))
	if limit := smallMount(c, k.Root); limit > 0 {
		f = min(f, limit*placing.BySize(k.Root)/max(d.Box.W(), d.Box.H()))
	}
	m := seatMatrix(c, d, k.Root, f)
	back := nth * behindRider * max(d.Box.W(), d.Box.H()) * f
	if h.Facing == kit.Left {
		back = -back
	}
	m = layout.Translate(-back, 0).Mul(m)
	h.Reach = map[string]limb.Point{}
	inverse := m.Inverse()
	for _, name := range []string{"seat", "handNear", "handFar", "footNear", "footFar"} {
		if !k.Root.Has(name) || name == "handNear" && near || name == "handFar" && far {
			continue
		}
		a := k.Root.Anchor(name)
		a.X -= back
		if seat := k.Root.Anchor("seat"); nth > 0 && strings.HasPrefix(name, "hand") { // around the one before
			a.X, a.Y = seat.X-.2*back, seat.Y-.16*d.Box.H()*f
		}
		p := inverse.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
		h.Reach[name] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	}
	d = c.Draw(i, h)
	return c.Attach(i, c.Place(i, d, m), h)
}

// smallMount is the most that somebody measures on a creature that is small in fact, such as a snail or a bee, as a share of it: it would be hidden. Zero is
// no limit.
func smallMount(c *placing.Placer, on layout.Instance) float64 {
	s := c.Subject(on.Subject)
	switch {
	case s.Kind != brief.Piece || !c.Creature(on.Subject):
		return 0
	case s.Size == "big":
		return .62
	}
	return .9
}

// standingRider draws a figure that stands on its mount and holds its handlebar: on a scooter.
func standingRider(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	h = layout.How{Copy: h.Copy, Pose: "scooting", Facing: k.Root.Drawing.Facing, Grips: true, Bare: true, Upright: c.Subject(i).Kind != brief.Person}
	d := c.Draw(i, h)
	deck, g := k.Root.Anchor("surface"), d.Anchors["ground"]
	handle := k.Root.Anchor("handNear")
	f := max(c.ScaleBeside(i, d, k.Root, placing.RiderPower), (deck.Y-handle.Y)/(.92*(g.Y-d.Anchors["shoulderNear"].Y)))
	x := max(deck.X-.4*deck.W, min(deck.X, handle.X-f*standsBehind*(g.Y-d.Anchors["shoulderNear"].Y)))
	m := layout.Translate(x, deck.Y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-g.X, -g.Y))
	h.Reach = map[string]limb.Point{}
	back := m.Inverse()
	for _, name := range []string{"handNear", "handFar"} {
		a := k.Root.Anchor(name)
		p := back.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
		h.Reach[name] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	}
	return straddle(c, k, c.Attach(i, c.Place(i, c.Draw(i, h), m), h))
}

// boarder stands a figure sideways on a board, both feet on its deck; several stand one behind the other.
func boarder(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	all := c.Siblings(brief.Relation{From: i, Kind: "riding", To: k.Root.Subject})
	if n := c.Subject(i).Count; len(all) == 1 && n > 1 && c.Subject(k.Root.Subject).Count == 1 {
		all = slices.Repeat(all, min(n, maxRiders))
	}
	all = all[:min(len(all), maxRiders)]
	root, deck := k.Root, k.Root.Anchor("surface")
	for at, j := range all {
		rider := c.Unit(j, layout.How{Copy: h.Copy + at, Pose: "skateboarding", Facing: kit.Right, Bare: true, Upright: c.Subject(j).Kind != brief.Person})
		near, far := rider.Root.Anchor("footNear"), rider.Root.Anchor("footFar")
		if stance := math.Abs(near.X - far.X); deck.W > 0 && stance > 0 {
			least := .62 * deck.W / stance
			if len(all) > 1 {
				least = .8 * deck.W / float64(len(all)) / stance
			}
			rider = rider.Scaled(max(c.ScaleBeside(j, rider.Root.Drawing, root, placing.RiderPower)/float64(rider.Root.M.Scale()), least))
			near, far = rider.Root.Anchor("footNear"), rider.Root.Anchor("footFar")
		}
		along := deck.W * ((float64(at)+.5)/float64(len(all)) - .5)
		turn := deck.Angle * math.Pi / 180
		k = k.Over(rider.Moved(deck.X+along*math.Cos(turn)-(near.X+far.X)/2, deck.Y+along*math.Sin(turn)-max(near.Y, far.Y)))
	}
	k.Root = root
	return k
}

// AsLargeAs scales a cluster in which somebody rides or sits so that they are as large as another person beside it is.
func AsLargeAs(c *placing.Placer, by layout.Instance, k layout.Cluster) layout.Cluster {
	if c.Subject(by.Subject).Kind != brief.Person || c.Subject(k.Root.Subject).Kind != brief.Piece && c.Subject(k.Root.Subject).Kind != brief.Animal {
		return k
	}
	for _, s := range k.Sprites {
		if c.Subject(s.Subject).Kind != brief.Person {
			continue
		}
		rides := slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
			return l.From == s.Subject && l.To == k.Root.Subject && (l.Kind == "riding" || l.Kind == "sitting on")
		})
		if !rides {
			continue
		}
		unit := c.Draw(s.Subject, layout.How{}).Unit
		return k.Scaled(max(leastAlike, min(float64(by.M.Scale())/by.Drawing.Unit*unit/float64(s.M.Scale()), mostAlike)))
	}
	return k
}

// leastAlike and mostAlike bound how far a thing is scaled for the sake of who is on it.
const (
	leastAlike = .3
	mostAlike  = 1.3
)

// ridingPoses are how one sits on what has a way of its own.
var ridingPoses = map[string]string{"swing": "swinging", "unicycle": "unicycling"}

// standsBehind is how far behind the handlebar one stands, as a share of the height of one's shoulders.
const standsBehind = .36

// footScale is the least scale of a rider whose feet reach those of its mount.
func footScale(c *placing.Placer, i int, h layout.How, mount layout.Instance) float64 {
	far := 0.0
	for _, name := range []string{"footNear", "footFar"} {
		if seat, foot := mount.Anchor("seat"), mount.Anchor(name); mount.Has(name) {
			far = max(far, math.Hypot(seat.X-foot.X, seat.Y-foot.Y))
		}
	}
	return far / person.LegReach(c.FigureSpec(i, h))
}

// seatMatrix puts a drawing's hips on the seat of a mount at a scale.
func seatMatrix(c *placing.Placer, d kit.Drawing, mount layout.Instance, f float64) scene.Matrix {
	hips, ok := d.Anchors["seat"]
	if !ok {
		hips = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .6*d.Box.H()}
	}
	seat := mount.Anchor("seat")
	return layout.Translate(seat.X, seat.Y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-hips.X, -hips.Y))
}

// straddle paints a rider around its mount: far limbs behind it, the rest over it.
func straddle(c *placing.Placer, k, rider layout.Cluster) layout.Cluster {
	behind, front := rider.Split(kit.Back)
	k = k.Within(k.Root.Serial, kit.Fore, front)
	return k.Before(behind)
}
