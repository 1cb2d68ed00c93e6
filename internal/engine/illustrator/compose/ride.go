package compose

import (
	"math"
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/limb"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// rider draws figures whose hips, hands and feet reach the anchors of their mount; a second one sits behind the first and holds
// on to it. Animals ride what has a handlebar as figures with an animal's head.
func (c *composer) rider(k cluster, i int, h how) cluster {
	if c.subject(k.root.subject).ID == "broom" { // it flies ahead, and does not climb
		turn := float64(broomTurn)
		if k.root.drawing.Facing == kit.Left {
			turn = -turn
		}
		k = k.turnedBy(turn)
	}
	link := brief.Relation{From: i, Kind: "riding", To: k.root.subject}
	var all []int
	for _, j := range c.siblings(link) {
		n := 1
		if p := c.subject(k.root.subject); p.Count == 1 {
			n = c.subject(j).Count
		}
		for range n {
			all = append(all, j)
		}
	}
	all = all[:min(len(all), maxRiders)]
	for n := len(all) - 1; n >= 0; n-- {
		k = c.seated(k, all[n], how{copy: h.copy + n}, float64(n))
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
func (c *composer) seated(k cluster, i int, h how, nth float64) cluster {
	return c.straddle(k, c.astride(k, i, h, nth))
}

// astride draws the nth rider of a mount.
func (c *composer) astride(k cluster, i int, h how, nth float64) cluster {
	s := c.subject(i)
	h = how{copy: h.copy, pose: "riding", facing: k.root.drawing.Facing, grips: true, bare: true, upright: s.Kind != brief.Person}
	if h.facing == kit.Front {
		h.facing = kit.Right
	}
	if own, ok := ridingPoses[c.subject(k.root.subject).ID]; ok {
		h.pose = own
	}
	var near, far bool // the hands that are not at the reins
	if s.Kind == brief.Person && actsOnRides[s.Pose] && nth == 0 {
		h.pose, h.seated, h.bare, h.grips = s.Pose, true, false, false
		near, far = person.ArmsBusy(personPoseOf(s.Pose))
	}
	d := c.draw(i, h)
	f := max(c.scaleBeside(i, d, k.root, riderPower), c.footScale(i, h, k.root))
	m := c.seatMatrix(d, k.root, f)
	back := nth * behindRider * max(d.Box.W(), d.Box.H()) * f
	if h.facing == kit.Left {
		back = -back
	}
	m = translate(-back, 0).Mul(m)
	h.reach = map[string]limb.Point{}
	inverse := m.Inverse()
	for _, name := range []string{"seat", "handNear", "handFar", "footNear", "footFar"} {
		if !k.root.has(name) || name == "handNear" && near || name == "handFar" && far {
			continue
		}
		a := k.root.anchor(name)
		a.X -= back
		if seat := k.root.anchor("seat"); nth > 0 && strings.HasPrefix(name, "hand") { // around the one before
			a.X, a.Y = seat.X-.2*back, seat.Y-.16*d.Box.H()*f
		}
		p := inverse.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
		h.reach[name] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	}
	d = c.draw(i, h)
	return c.attach(i, c.place(i, d, m), h)
}

// standingRider draws a figure that stands on its mount and holds its handlebar: on a scooter.
func (c *composer) standingRider(k cluster, i int, h how) cluster {
	h = how{copy: h.copy, pose: "scooting", facing: k.root.drawing.Facing, grips: true, bare: true, upright: c.subject(i).Kind != brief.Person}
	d := c.draw(i, h)
	deck, g := k.root.anchor("surface"), d.Anchors["ground"]
	handle := k.root.anchor("handNear")
	f := max(c.scaleBeside(i, d, k.root, riderPower), (deck.Y-handle.Y)/(.92*(g.Y-d.Anchors["shoulderNear"].Y)))
	x := max(deck.X-.4*deck.W, min(deck.X, handle.X-f*standsBehind*(g.Y-d.Anchors["shoulderNear"].Y)))
	m := translate(x, deck.Y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-g.X, -g.Y))
	h.reach = map[string]limb.Point{}
	back := m.Inverse()
	for _, name := range []string{"handNear", "handFar"} {
		a := k.root.anchor(name)
		p := back.Apply(scene.Point{X: float32(a.X), Y: float32(a.Y)})
		h.reach[name] = limb.Point{X: float64(p.X), Y: float64(p.Y)}
	}
	return c.straddle(k, c.attach(i, c.place(i, c.draw(i, h), m), h))
}

// boarder stands a figure sideways on a board, both feet on its deck.
func (c *composer) boarder(k cluster, i int, h how) cluster {
	rider := c.unit(i, how{copy: h.copy, pose: "skateboarding", facing: kit.Right, bare: true, upright: c.subject(i).Kind != brief.Person})
	near, far := rider.root.anchor("footNear"), rider.root.anchor("footFar")
	deck := k.root.anchor("surface")
	if stance := math.Abs(near.X - far.X); deck.W > 0 && stance > 0 {
		rider = rider.scaled(max(c.scaleBeside(i, rider.root.drawing, k.root, riderPower)/float64(rider.root.m.Scale()), .62*deck.W/stance))
		near, far = rider.root.anchor("footNear"), rider.root.anchor("footFar")
	}
	return k.over(rider.moved(deck.X-(near.X+far.X)/2, deck.Y-max(near.Y, far.Y)))
}

// actsOnRides are the poses that a person on a horse or a bicycle keeps from the hips up.
var actsOnRides = words("waving lassoing photographing phoning talking singing pointing saluting archery cheering shouting eating drinking selfie binoculars reading clapping laughing conducting roaring") // one word each

func init() {
	for _, pose := range []string{"fist raised", "shaking a fist", "blowing a kiss", "with a megaphone", "throwing a snowball", "thumbs up", "peace sign", "raising a glass"} {
		actsOnRides[pose] = true
	}
}

// asLargeAs scales a cluster in which somebody rides or sits so that they are as large as another person beside it is.
func (c *composer) asLargeAs(by instance, k cluster) cluster {
	if c.subject(by.subject).Kind != brief.Person || c.subject(k.root.subject).Kind != brief.Piece && c.subject(k.root.subject).Kind != brief.Animal {
		return k
	}
	for _, s := range k.sprites {
		if c.subject(s.subject).Kind != brief.Person {
			continue
		}
		rides := slices.ContainsFunc(c.links, func(l brief.Relation) bool {
			return l.From == s.subject && l.To == k.root.subject && (l.Kind == "riding" || l.Kind == "sitting on")
		})
		if !rides {
			continue
		}
		unit := c.draw(s.subject, how{}).Unit
		return k.scaled(max(leastAlike, min(float64(by.m.Scale())/by.drawing.Unit*unit/float64(s.m.Scale()), mostAlike)))
	}
	return k
}

// leastAlike and mostAlike bound how far a thing is scaled for the sake of who is on it.
const (
	leastAlike = .5
	mostAlike  = 1.3
)

// ridingPoses are how one sits on what has a way of its own.
var ridingPoses = map[string]string{"swing": "swinging", "unicycle": "unicycling"}

// standsBehind is how far behind the handlebar one stands, as a share of the height of one's shoulders.
const standsBehind = .36

// footScale is the least scale of a rider whose feet reach those of its mount.
func (c *composer) footScale(i int, h how, mount instance) float64 {
	far := 0.0
	for _, name := range []string{"footNear", "footFar"} {
		if seat, foot := mount.anchor("seat"), mount.anchor(name); mount.has(name) {
			far = max(far, math.Hypot(seat.X-foot.X, seat.Y-foot.Y))
		}
	}
	return far / person.LegReach(c.figureSpec(i, h))
}

// seatMatrix puts a drawing's hips on the seat of a mount at a scale.
func (c *composer) seatMatrix(d kit.Drawing, mount instance, f float64) scene.Matrix {
	hips, ok := d.Anchors["seat"]
	if !ok {
		hips = kit.Anchor{X: (d.Box.X0 + d.Box.X1) / 2, Y: d.Box.Y0 + .6*d.Box.H()}
	}
	seat := mount.anchor("seat")
	return translate(seat.X, seat.Y).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-hips.X, -hips.Y))
}

// straddle paints a rider around its mount: far limbs behind it, the rest over it.
func (c *composer) straddle(k, rider cluster) cluster {
	var behind, front cluster
	for _, s := range rider.sprites {
		if s.drawing == rider.root.serial && s.layer == kit.Back {
			behind.sprites = append(behind.sprites, s)
		} else {
			front.sprites = append(front.sprites, s)
		}
	}
	k = k.within(k.root.serial, kit.Fore, front)
	return k.before(behind)
}
