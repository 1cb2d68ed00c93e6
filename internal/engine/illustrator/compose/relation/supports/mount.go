// Package supports puts subjects on, in and behind what carries, contains or hides them: riders, sitters, sleepers, heaps and what looks out of windows.
package supports

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// The powers by which real proportions are softened when one thing meets another: riders keep nearly theirs, so that limbs
// reach; a cup in a hand may be larger than it is.
const ()

// Mounted puts riders and sitters on what k's root is.
func Mounted(c *placing.Placer, k layout.Cluster, i int, kind string, h layout.How) layout.Cluster {
	link := brief.Relation{From: i, Kind: kind, To: k.Root.Subject}
	s := c.Subject(i)
	if s.Kind == brief.Animal && kind == "riding" && (s.Pose == "sleeping" || s.Pose == "lying") && c.Subject(k.Root.Subject).Kind == brief.Animal {
		return onSurface(c, k, []layout.Cluster{c.Unit(i, layout.How{Copy: h.Copy, Pose: s.Pose})}, i, "lying on")
	}
	if mount := c.Subject(k.Root.Subject); (mount.Kind == brief.Person || mount.Kind == brief.Animal && s.Kind == brief.Bird) && k.Root.Has("shoulderFar") && (kind == "riding" || kind == "on" || kind == "sitting on" || kind == "standing on") {
		return shouldered(c, k, i, h)
	}
	if c.Subject(k.Root.Subject).ID == "ocean-wave" && (s.Kind == brief.Person || s.Kind == brief.Animal) {
		return surfed(c, k, i, h)
	}
	if k.Root.Has("handNear") && k.Root.Has("surface") && !k.Root.Has("seat") && kind != "lying on" && s.Kind != brief.Piece {
		return standingRider(c, k, i, h)
	}
	if c.Subject(k.Root.Subject).ID == "swing" && s.Kind != brief.Piece && kind != "standing on" {
		return Rider(c, k, i, h)
	}
	if hierarchy.Boards[c.Subject(k.Root.Subject).ID] && kind == "riding" && s.Kind != brief.Piece {
		return boarder(c, k, i, h)
	}
	if kind == "riding" && (s.Kind == brief.Person || s.Kind == brief.Animal || s.Kind == brief.Bird) {
		mount := c.Subject(k.Root.Subject)
		switch {
		case k.Root.Has("seat") && hierarchy.OpenRides[mount.ID] && (s.Kind == brief.Person || k.Root.Has("footNear") || k.Root.Has("handNear")):
			return Rider(c, k, i, h)
		case k.Root.Has("cab") && drives(c):
			return aboard(c, k, i, kind, h)
		case k.Root.Has("inside") && len(k.Root.Drawing.Layers[kit.Fore]) > 0:
			return insideBy(c, k, i, layout.How{Copy: h.Copy, Pose: "driving", Facing: k.Root.Drawing.Facing, Bare: true}, sitsIn)
		case k.Root.Has("inside"):
			return aboard(c, k, i, kind, h)
		case k.Root.Has("seat") && (s.Kind == brief.Person || mount.Kind == brief.Piece && k.Root.Has("handNear")):
			return Rider(c, k, i, h)
		}
	}
	if (kind == "sitting on" || kind == "lying on") && holdsInside(k.Root) {
		return insideBy(c, k, i, layout.How{Copy: h.Copy, Pose: MountPose(c, i, link, k.Root)}, standsOut)
	}
	if SitsDown(c, i, kind, k.Root) {
		return onSurface(c, k, c.ChildCopies(i, layout.How{Copy: h.Copy, Facing: h.Facing, Pose: s.Pose, Seated: true}, link), i, "sitting on")
	}
	all := c.ChildCopies(i, layout.How{Copy: h.Copy, Facing: h.Facing, Pose: MountPose(c, i, link, k.Root)}, link)
	if on := c.Subject(k.Root.Subject); on.Kind == brief.Animal && s.Kind == brief.Animal && k.Root.How.Pose == "holding" && !figure.Dressed(on) && len(all) == 1 {
		return behindShoulder(k, all[0])
	}
	return onSurface(c, k, all, i, kind)
}

// surfed stands a figure on a board in the hollow of a wave.
func surfed(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	rider := c.Unit(i, layout.How{Copy: h.Copy, Pose: "surfing", Facing: kit.Right, Upright: c.Subject(i).Kind != brief.Person})
	rider = rider.Scaled(.62 * placing.BySize(k.Root) / placing.BySize(rider.Root))
	b, o := k.Root.Box(), rider.Bounds()
	return k.Over(rider.Moved(b.X0+.62*b.W()-(o.X0+o.X1)/2, b.Y0+.74*b.H()-o.Y1))
}

// Rides reports whether a subject is on a thing that the prompt names.
func Rides(c *placing.Placer, i int, id string) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && c.Subject(l.To).ID == id })
}

// OnBoard lays a surfboard under the feet of k's root.
func OnBoard(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	d := figure.MustDraw("surfboard")
	if d.Box.W() <= 0 {
		return k
	}
	b, root := k.Root.Box(), k.Root
	f := 1.2 * max(b.W(), .8*b.H()) / d.Box.W()
	board := c.Place(i, d, layout.Centered(d, f, 0, 0, 14))
	deck := board.Root.Anchor("surface")
	k = k.Before(board.Moved((b.X0+b.X1)/2-deck.X, b.Y1-.03*b.H()-deck.Y))
	k.Root, k.Ground = root, k.Bounds().Y1
	return k
}

// holdsInside reports whether who sits or sleeps on something is in it: a basket, a cup, but no chair.
func holdsInside(in layout.Instance) bool {
	return in.Has("inside") && !in.Has("seat") && !in.Has("surface") && len(in.Drawing.Layers[kit.Fore]) > 0
}

// AtWork are the poses that a person on a seat keeps: they sit by themselves.
var AtWork = map[string]bool{"reading": true, "knitting": true, "working": true, "gaming": true, "meditating": true, "sleeping": true}

// RestPose is the pose of who is on or in something: animals sleep there or lie if that was told.
func RestPose(c *placing.Placer, i int, link brief.Relation) string {
	s := c.Subject(i)
	if actsInside(s, link.Kind, c.Subject(link.To)) {
		return ""
	}
	if s.Kind == brief.Animal && !figure.Dressed(s) && (SeatedPoses[s.Pose] && s.Pose != "sitting" || UpPoses[s.Pose] && (link.Kind == "on" || link.Kind == "standing on") || link.Kind == "inside" && KeepsActing(c.Subject(link.To).ID)) {
		return s.Pose
	}
	if s.Kind == brief.Animal && !figure.Dressed(s) && s.Pose == "" && link.Kind == "on" && bears(c, i) {
		return "standing" // in a stack of animals, whose backs are level
	}
	return c.PoseFor(i, link)
}

// bears reports whether another animal is on subject i.
func bears(c *placing.Placer, i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && l.From != i && (l.Kind == "on" || l.Kind == "standing on" || l.Kind == "riding") && figure.Living(c.Subject(l.From))
	})
}

// UpPoses are what animals do on things without leaving them: a cat walks on a fence, a wolf howls on a rock.
var UpPoses = map[string]bool{"roaring": true, "dancing": true, "walking": true, "standing": true, "stretching": true, "running": true, "begging": true, "looking back": true, "head tilted": true, "looking up": true, "looking down": true, "arched": true}

// MountPose is the pose of who sits, stands or lies on an instance: on a seat the legs hang down.
func MountPose(c *placing.Placer, i int, link brief.Relation, on layout.Instance) string {
	s := c.Subject(i)
	pose := RestPose(c, i, link)
	human := s.Kind == brief.Person || s.Person != nil
	switch {
	case human && link.Kind == "lying on" && c.Subject(on.Subject).ID == "stretcher":
		return "sleeping" // on the back
	case human && link.Kind == "sitting on" && AtWork[s.Pose]:
		return s.Pose
	case figure.IsCreature(s) && onTheFloor[s.Pose]:
		return s.Pose // "a frog reading on a lily pad"
	case s.Pose == "sleeping" && (link.Kind == "lying on" || link.Kind == "on" && !human):
		return s.Pose
	case human && pose == "sitting" && on.Has("seat"):
		return "seated"
	}
	return pose
}

// onTheFloor are the acts of creatures that sit on the floor for them.
var onTheFloor = figure.Words("reading meditating")

// OnLap sets a pet, a child or a thing on the lap of k's root.
func OnLap(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	thing := c.Unit(i, layout.How{Copy: h.Copy, Pose: map[brief.Kind]string{brief.Animal: "lying", brief.Person: "sitting"}[c.Subject(i).Kind]})
	thing = thing.Scaled(c.ScaleBeside(i, thing.Root.Drawing, k.Root, placing.HeldPower) / float64(thing.Root.M.Scale()))
	if limit := lapLimit * placing.BySize(k.Root); placing.BySize(thing.Root) > limit {
		thing = thing.Scaled(limit / placing.BySize(thing.Root))
	}
	at, b := k.Root.Anchor("lap"), thing.Bounds()
	if head := k.Root.Anchor("head"); c.Subject(i).Kind == brief.Person && k.Root.Has("head") { // below the face of who it sits on, and off it
		chin := head.Y + .5*head.H
		f := min(1, max(leastOnLap*placing.BySize(k.Root), 1.2*(at.Y-chin))/b.H())
		thing = thing.Scaled(f)
		b = thing.Bounds()
		return k.Over(thing.Moved(at.X+lapAhead*b.W()-(b.X0+b.X1)/2, at.Y+lapDeep*b.H()-b.Y1))
	}
	return k.Within(k.Root.Serial, kit.Fore, thing.Moved(at.X-(b.X0+b.X1)/2, at.Y+.12*b.H()-b.Y1))
}

// leastOnLap is what a child on a lap measures at least, as a share of who has it there; lapAhead is how far it sits towards the knees, in its widths, and
// lapDeep how far below the lap its feet are, in its heights.
const (
	leastOnLap = .42
	lapAhead   = .06
	lapDeep    = .2
)

// lapLimit is the most that a thing on a person's lap measures, as a share of the person.
const lapLimit = .5

// drives reports whether a prompt says that somebody drives, and is not carried along on the bed of a pickup truck.
func drives(c *placing.Placer) bool { return strings.Contains(strings.ToLower(c.Brief.Prompt), "driv") }

// loadLimit is the most that something on an instance measures, as a share of it: a house on a turtle's back, a bear on the moon.
// Zero is no limit.
func loadLimit(c *placing.Placer, on layout.Instance, i int) float64 {
	s := c.Subject(on.Subject)
	switch {
	case c.Creature(on.Subject) && c.Subject(i).Kind == brief.Piece:
		return .75
	case s.Kind == brief.Animal && figure.Dressed(c.Subject(i)) && c.Subject(i).Kind != brief.Person: // a mouse in armor on a squirrel
		return 1.05
	case smallMount(c, on) > 0:
		return smallMount(c, on)
	case c.Subject(i).ID == "blanket" || c.Subject(i).ID == "quilt": // folded on a seat
		return .38
	case s.ID == "baby-stroller" || s.ID == "baby-carriage": // below the hood
		return .5
	case hierarchy.Heaps[s.ID]: // a figure on a cake is no larger than it
		return .8
	case placing.Hangs[s.ID]:
		return .62
	case s.Kind == brief.Piece && c.Creature(i):
		return 2.4
	}
	return 0
}

// leastAboard is what somebody measures at least who is on another's back, as a share of that one.
const leastAboard = .3

// longestBench is how many times as long as they are drawn the seats of figure.Benches become for those who sit on them.
const longestBench = 1.8

// widerSupport is the factor for what carries an animal or a building that would stand out far on both sides: a polar bear on an ice cube.
func widerSupport(c *placing.Placer, on layout.Instance, i int, wide float64) float64 {
	if group := library.GroupOf(c.Subject(i).ID); (group == "buildings" || group == "landmarks") && hierarchy.Landforms[c.Subject(on.Subject).ID] {
		return under * wide / max(on.Box().W(), 1e-9) // a castle on a rock
	}
	if s := c.Subject(on.Subject); !c.Creature(i) || s.Kind != brief.Piece || s.Count != 1 || s.Size != "" && s.Size != "big" {
		return 1
	}
	most := widestSupport
	if on.Has("seat") {
		most = widestSeat
	}
	least := carries
	if c.Subject(on.Subject).Size == "big" {
		most, least = largestSupport, widerThan // "a squirrel on a big acorn"
	}
	return min(most, least*wide/max(on.Box().W(), 1e-9))
}

// roundBelow reports whether somebody sits as an animal does, whose body is round below.
func roundBelow(c *placing.Placer, all []layout.Cluster) bool {
	s := c.Subject(all[0].Root.Subject)
	return len(all) == 1 && s.Kind == brief.Animal && all[0].Root.How.Pose == "sitting"
}

// How wide what carries an animal is at least, as a share of the animal; how much larger it is drawn for that at most; and by how much of
// its height an animal that sits sinks in. What is called big is wider than who is on it.
const (
	largestSupport = 3.4
	widerThan      = 1.12
	carries        = .86
	under          = 1.2 // of what is built on it
	widestSupport  = 1.9
	widestSeat     = 1.4
	sinks          = .045
)

// plumpSeats are seats with high backs, over which the heads of people rise by overBack.
var plumpSeats = figure.Words("sofa couch loveseat")

const overBack = 1.24

// footing is how far the feet of who stands on a peak are from its tip, and how far down they may be, as shares of their height.
const footing, deepest = .12, .2

// onPeak lowers who stands on a pointed top until both feet are on its slopes: on the tip they would hang in the air.
func onPeak(c *placing.Placer, k, line layout.Cluster) layout.Cluster {
	if k.Root.Has("surface") || k.Root.Has("seat") || !c.Stands(line.Root.Subject) || !things.Peak(c.Subject(k.Root.Subject).ID) {
		return line
	}
	b := line.Bounds()
	x, h := (b.X0+b.X1)/2, b.H()
	low := max(placing.TopAt(k.Root, x-footing*h), placing.TopAt(k.Root, x+footing*h)) - line.Ground
	return line.Moved(0, min(max(low, 0), deepest*h))
}

// onSurface stands a row of clusters on the top of k's root, or on its seat.
func onSurface(c *placing.Placer, k layout.Cluster, all []layout.Cluster, i int, kind string) layout.Cluster {
	top := k.Root.Anchor("surface")
	if k.Root.Has("belly") {
		top = k.Root.Anchor("belly") // it lies on its back
	} else if k.Root.Has("seat") && (!k.Root.Has("surface") || kind == "sitting on" && c.Creature(i)) {
		top = k.Root.Anchor("seat")
	} else if s := c.Subject(k.Root.Subject); !k.Root.Has("surface") && s.Kind == brief.Piece && c.Stands(i) {
		top.Y = layout.ShoulderOf(k.Root)
	}
	for n := range all {
		f := c.ScaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale())
		if kind == "sitting on" && plumpSeats[c.Subject(k.Root.Subject).ID] && all[n].Root.Has("shoulderNear") {
			f *= overBack
		}
		all[n] = all[n].Scaled(f)
		if c.Subject(all[n].Root.Subject).Kind == brief.Piece && !c.Creature(all[n].Root.Subject) {
			all[n] = placing.LaidFlat(all[n])
		}
	}
	for n := range all {
		if least := c.LeastOnTop(k.Root, all[n].Root); placing.BySize(all[n].Root) < least {
			all[n] = all[n].Scaled(least / placing.BySize(all[n].Root))
		}
	}
	for n := range all {
		if least := leastAboard * placing.BySize(k.Root); c.Creature(k.Root.Subject) && c.Stands(i) && placing.BySize(all[n].Root) < least {
			all[n] = all[n].Scaled(least / placing.BySize(all[n].Root))
		}
	}
	if least := k.Ground - top.Y; seatedBehind(c, k.Root.Subject) && !c.Creature(i) { // below the chins of those behind the table
		for n := range all {
			all[n] = all[n].Scaled(min(1, belowChin*least/all[n].Bounds().H()))
		}
	}
	if limit := loadLimit(c, k.Root, i) * placing.BySize(k.Root); limit > 0 {
		for n := range all {
			all[n] = all[n].Scaled(min(1, limit/placing.BySize(all[n].Root)))
		}
	}
	line := placing.Row(all...)
	if len(all) == 2 && together.HoldHands(c, all) {
		a, b := together.HandInHand(c, all[0], all[1])
		line = a.Over(b)
	}
	if kind := c.CloseOnSeat(i); len(all) == 2 && kind != "" && all[0].Root.Has("shoulderFar") && all[1].Root.Has("shoulderNear") {
		line = together.CloseTogether(c, kind, all[0], all[1])
	}
	if len(all) > 2 && c.Stands(i) {
		line = placing.Huddle(all)
	}
	b := line.Bounds()
	bench, seatWide := figure.Benches[c.Subject(k.Root.Subject).ID], .5
	if bench {
		seatWide = .62 // between its arms
	}
	if room := max(top.W, seatWide*k.Bounds().W()); bench && kind != "lying on" && c.Stands(i) {
		line = line.Scaled(min(mostLargerOnSeat, max(1, seatFilled*room/b.W())))
		b = line.Bounds()
	}
	if f := widerSupport(c, k.Root, i, b.W()); f > 1 && len(all) == 1 {
		k = k.Scaled(f)
		top.X, top.Y, top.W = f*top.X, f*top.Y, f*top.W
	}
	if room := max(top.W, seatWide*k.Bounds().W()) * 1.15; len(all) > 2 && kind == "sitting on" && b.W() > room && bench {
		k = k.Transformed(scene.ScaleBy(float32(min(b.W()/room, longestBench)), 1)) // a longer one rather than small people
		top = k.Root.Anchor("surface")
		top.W = room / 1.15 * min(b.W()/room, longestBench)
	}
	if room := max(top.W, seatWide*k.Bounds().W()) * 1.15; b.W() > room && len(all) > 1 {
		line = line.Scaled(room / b.W())
		b = line.Bounds()
	}
	dx, dy := top.X-(b.X0+b.X1)/2, top.Y-line.Ground
	if hips, ok := line.Root.Drawing.Anchors["seat"]; ok && (kind == "sitting on" || kind == "riding" && smallMount(c, k.Root) > 0) && c.Subject(i).Kind == brief.Person {
		at := layout.MapAnchor(line.Root.M, hips)
		dy = top.Y - at.Y
		if len(all) == 1 {
			dx = top.X - at.X
		}
	}
	if head := k.Root.Anchor("head"); kind == "lying on" && c.Creature(k.Root.Subject) && k.Root.Has("head") && !k.Root.Has("belly") && b.W() > 0 { // off the face
		line, dx = clearOfHead(k.Root, line, top.X, head)
		b = line.Bounds()
	}
	if kind == "lying on" {
		dy = top.Y - b.Y1 + .06*b.H()
	} else if roundBelow(c, all) {
		dy += sinks * b.H()
	}
	line = onPeak(c, k, line.Moved(dx, dy))
	if head := line.Root.Anchor("head"); kind == "sitting on" && c.Subject(i).Pose == "waving" && line.Root.Has("head") && line.Root.Drawing.Facing == kit.Right {
		line = c.Reaching(line, "handFar", head.X+.8*head.W, head.Y+.1*head.H)
	}
	if k.Root.Has("inside") && k.Root.Has("surface") { // on a closed box, not in it
		return k.Over(line)
	}
	if s := c.Subject(i); bench && kind == "sitting on" && s.Kind == brief.Person && s.Facing == "behind" && line.Bounds().Y0 < k.Bounds().Y0-.02*k.Bounds().H() { // its back is between them and us
		root, ground := k.Root, k.Ground
		k = k.Before(line)
		k.Root, k.Ground = root, ground
		return k
	}
	if (kind == "sitting on" || kind == "riding" && smallMount(c, k.Root) > 0) && len(all) == 1 && c.Subject(i).Kind == brief.Person {
		return straddle(c, k, line)
	}
	return k.Within(k.Root.Serial, kit.Fore, line)
}

// clearOfHead makes who lies on somebody's back short enough to be off the face, and returns by how much it is moved.
func clearOfHead(on layout.Instance, line layout.Cluster, x float64, head kit.Anchor) (layout.Cluster, float64) {
	box, b := on.Box(), line.Bounds()
	from, to := box.X0+.08*box.W(), head.X-.42*head.W
	if head.X < (box.X0+box.X1)/2 {
		from, to = head.X+.42*head.W, box.X1-.08*box.W()
	}
	if to-from < .3*box.W() {
		return line, x - (b.X0+b.X1)/2
	}
	line = line.Scaled(min(1, (to-from)/b.W()))
	b = line.Bounds()
	middle := max(from+b.W()/2, min(x, to-b.W()/2))
	return line, middle - (b.X0+b.X1)/2
}

// seatFilled is how much of a sofa or a bench those on it take up at least, in its widths, as long as they are at most mostLargerOnSeat times as large as
// they would be.
const (
	seatFilled       = .9
	mostLargerOnSeat = 1.45
)

// SeatedPoses are the poses that animals have on things and in them.
var SeatedPoses = map[string]bool{"sitting": true, "lying": true, "sleeping": true, "on its back": true}
