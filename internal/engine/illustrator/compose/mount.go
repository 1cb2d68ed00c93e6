package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// The powers by which real proportions are softened when one thing meets another: riders keep nearly theirs, so that limbs
// reach; a cup in a hand may be larger than it is.
const (
	riderPower  = .6
	heldPower   = .68
	besidePower = .5
)

// openRides are what riders sit on, although it has a place for luggage.
var openRides = map[string]bool{"bicycle": true, "motorcycle": true, "tricycle": true, "unicycle": true, "scooter": true, "tractor": true, "swing": true}

// mounted puts riders and sitters on what k's root is.
func (c *composer) mounted(k cluster, i int, kind string, h how) cluster {
	link := brief.Relation{From: i, Kind: kind, To: k.root.subject}
	s := c.subject(i)
	if mount := c.subject(k.root.subject); mount.Kind == brief.Person && k.root.has("shoulderFar") && (kind == "riding" || kind == "on" || kind == "sitting on" || kind == "standing on") {
		return c.shouldered(k, i, h)
	}
	if c.subject(k.root.subject).ID == "ocean-wave" && (s.Kind == brief.Person || s.Kind == brief.Animal) {
		return c.surfed(k, i, h)
	}
	if k.root.has("handNear") && k.root.has("surface") && !k.root.has("seat") && kind != "lying on" && s.Kind != brief.Piece {
		return c.standingRider(k, i, h)
	}
	if c.subject(k.root.subject).ID == "swing" && s.Kind != brief.Piece && kind != "standing on" {
		return c.rider(k, i, h)
	}
	if boards[c.subject(k.root.subject).ID] && kind == "riding" && s.Kind != brief.Piece {
		return c.boarder(k, i, h)
	}
	if kind == "riding" && (s.Kind == brief.Person || s.Kind == brief.Animal || s.Kind == brief.Bird) {
		mount := c.subject(k.root.subject)
		switch {
		case k.root.has("seat") && openRides[mount.ID] && (s.Kind == brief.Person || k.root.has("footNear") || k.root.has("handNear")):
			return c.rider(k, i, h)
		case k.root.has("cab") && c.drives():
			return c.driver(k, i, h)
		case k.root.has("inside") && len(k.root.drawing.Layers[kit.Fore]) > 0:
			return c.insideBy(k, i, how{copy: h.copy, pose: "driving", facing: k.root.drawing.Facing, bare: true}, sitsIn)
		case k.root.has("inside"):
			return c.driver(k, i, h)
		case k.root.has("seat") && (s.Kind == brief.Person || mount.Kind == brief.Piece && k.root.has("handNear")):
			return c.rider(k, i, h)
		}
	}
	if (kind == "sitting on" || kind == "lying on") && holdsInside(k.root) {
		return c.insideBy(k, i, how{copy: h.copy, pose: c.mountPose(i, link, k.root)}, standsOut)
	}
	if c.sitsDown(i, kind, k.root) {
		return c.onSurface(k, c.childCopies(i, how{copy: h.copy, facing: h.facing, pose: s.Pose, seated: true}, link), i, "sitting on")
	}
	all := c.childCopies(i, how{copy: h.copy, facing: h.facing, pose: c.mountPose(i, link, k.root)}, link)
	return c.onSurface(k, all, i, kind)
}

// surfed stands a figure on a board in the hollow of a wave.
func (c *composer) surfed(k cluster, i int, h how) cluster {
	rider := c.unit(i, how{copy: h.copy, pose: "surfing", facing: kit.Right, upright: c.subject(i).Kind != brief.Person})
	rider = rider.scaled(.62 * bySize(k.root) / bySize(rider.root))
	b, o := k.root.box(), rider.bounds()
	return k.over(rider.moved(b.X0+.62*b.W()-(o.X0+o.X1)/2, b.Y0+.74*b.H()-o.Y1))
}

// rides reports whether a subject is on a thing that the prompt names.
func (c *composer) rides(i int, id string) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && c.subject(l.To).ID == id })
}

// onBoard lays a surfboard under the feet of k's root.
func (c *composer) onBoard(k cluster, i int) cluster {
	d := mustDraw("surfboard")
	if d.Box.W() <= 0 {
		return k
	}
	b, root := k.root.box(), k.root
	f := 1.2 * max(b.W(), .8*b.H()) / d.Box.W()
	board := c.place(i, d, centered(d, f, 0, 0, 14))
	deck := board.root.anchor("surface")
	k = k.before(board.moved((b.X0+b.X1)/2-deck.X, b.Y1-.03*b.H()-deck.Y))
	k.root, k.ground = root, k.bounds().Y1
	return k
}

// holdsInside reports whether who sits or sleeps on something is in it: a basket, a cup, but no chair.
func holdsInside(in instance) bool {
	return in.has("inside") && !in.has("seat") && !in.has("surface") && len(in.drawing.Layers[kit.Fore]) > 0
}

// atWork are the poses that a person on a seat keeps: they sit by themselves.
var atWork = map[string]bool{"reading": true, "knitting": true, "working": true, "gaming": true, "meditating": true, "sleeping": true}

// restPose is the pose of who is on or in something: animals sleep there or lie if that was told.
func (c *composer) restPose(i int, link brief.Relation) string {
	s := c.subject(i)
	if actsInside(s, link.Kind, c.subject(link.To)) {
		return ""
	}
	if s.Kind == brief.Animal && !dressed(s) && (seatedPoses[s.Pose] && s.Pose != "sitting" || upPoses[s.Pose] && (link.Kind == "on" || link.Kind == "standing on") || link.Kind == "inside" && keepsActing(c.subject(link.To).ID)) {
		return s.Pose
	}
	return c.poseFor(i, link)
}

// upPoses are what animals do on things without leaving them: a cat walks on a fence, a wolf howls on a rock.
var upPoses = map[string]bool{"roaring": true, "walking": true, "standing": true, "stretching": true, "running": true, "begging": true, "looking back": true, "head tilted": true, "looking up": true, "looking down": true, "arched": true}

// mountPose is the pose of who sits, stands or lies on an instance: on a seat the legs hang down.
func (c *composer) mountPose(i int, link brief.Relation, on instance) string {
	s := c.subject(i)
	pose := c.restPose(i, link)
	human := s.Kind == brief.Person || s.Person != nil
	switch {
	case human && link.Kind == "lying on" && c.subject(on.subject).ID == "stretcher":
		return "sleeping" // on the back
	case human && link.Kind == "sitting on" && atWork[s.Pose]:
		return s.Pose
	case s.Pose == "sleeping" && (link.Kind == "lying on" || link.Kind == "on" && !human):
		return s.Pose
	case human && pose == "sitting" && on.has("seat"):
		return "seated"
	}
	return pose
}

// onLap sets a pet, a child or a thing on the lap of k's root.
func (c *composer) onLap(k cluster, i int, h how) cluster {
	thing := c.unit(i, how{copy: h.copy, pose: map[brief.Kind]string{brief.Animal: "lying", brief.Person: "sitting"}[c.subject(i).Kind]})
	thing = thing.scaled(c.scaleBeside(i, thing.root.drawing, k.root, heldPower) / float64(thing.root.m.Scale()))
	if limit := lapLimit * bySize(k.root); bySize(thing.root) > limit {
		thing = thing.scaled(limit / bySize(thing.root))
	}
	at, b := k.root.anchor("lap"), thing.bounds()
	return k.within(k.root.serial, kit.Fore, thing.moved(at.X-(b.X0+b.X1)/2, at.Y+.12*b.H()-b.Y1))
}

// lapLimit is the most that a thing on a person's lap measures, as a share of the person.
const lapLimit = .5

// drives reports whether a prompt says that somebody drives, and is not carried along on the bed of a pickup truck.
func (c *composer) drives() bool { return strings.Contains(strings.ToLower(c.Brief.Prompt), "driv") }

// driver shows a figure in the window of a closed vehicle.
func (c *composer) driver(k cluster, i int, h how) cluster {
	d := c.draw(i, how{copy: h.copy, pose: "driving", facing: k.root.drawing.Facing, bare: true, grips: true})
	window := k.root.anchor("inside")
	if k.root.has("cab") {
		window = k.root.anchor("cab")
	}
	if s := c.subject(i); s.Kind != brief.Person && !dressed(s) {
		d = c.head(s)
		f := 1.12 * window.H / max(d.Box.H(), .8*d.Box.W())
		inner := c.place(i, d, centered(d, f, window.X, window.Y+.02*window.H, 0))
		box := inner.bounds()
		box.Y1 = min(box.Y1, window.Y+window.H/2)
		return k.over(inner.clipped(box))
	}
	head, ok := d.Anchors["headTop"]
	if !ok {
		head = guess(d.Box, "headTop")
	}
	wide := head.W
	if wide == 0 {
		wide = d.Box.W() * .4
	}
	f := min(window.H*.62, window.W*.55) / (wide * 1.25)
	m := translate(window.X, window.Y-window.H*.44).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(translate(-head.X, -head.Y))
	inner := c.place(i, d, m)
	box := kit.Box{X0: window.X - window.W/2, Y0: window.Y - window.H/2, X1: window.X + window.W/2, Y1: window.Y + window.H/2}
	if k.root.has("cab") { // its whole side is before the bed
		return k.over(inner.clipped(box))
	}
	return k.within(k.root.serial, kit.Fore, inner.clipped(box))
}

// clipped cuts everything outside a box away.
func (k cluster) clipped(b kit.Box) cluster {
	out := k
	out.sprites = nil
	rect := scene.NewPath().Rect(float32(b.X0), float32(b.Y0), float32(b.W()), float32(b.H())).Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	for _, s := range k.sprites {
		shape := scene.Transform([]scene.Node{rect}, s.m.Inverse())
		s.nodes = []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: shape, Children: s.nodes}}}
		s.box = kit.Box{X0: max(s.box.X0, b.X0), Y0: max(s.box.Y0, b.Y0), X1: min(s.box.X1, b.X1), Y1: min(s.box.Y1, b.Y1)}
		if s.box.W() > 0 && s.box.H() > 0 {
			out.sprites = append(out.sprites, s)
		}
	}
	return out
}

// loadLimit is the most that something on an instance measures, as a share of it: a house on a turtle's back, a bear on the moon.
// Zero is no limit.
func (c *composer) loadLimit(on instance, i int) float64 {
	s := c.subject(on.subject)
	switch {
	case c.creature(on.subject) && c.subject(i).Kind == brief.Piece:
		return .75
	case c.subject(i).ID == "blanket" || c.subject(i).ID == "quilt": // folded on a seat
		return .38
	case s.ID == "baby-stroller" || s.ID == "baby-carriage": // below the hood
		return .5
	case heaps[s.ID]: // a figure on a cake is no larger than it
		return .8
	case hangs[s.ID]:
		return .62
	case s.Kind == brief.Piece && c.creature(i):
		return 2.4
	}
	return 0
}

// summits are what somebody stands on who would not be seen there in real proportions, leastOnTop the share of it that they measure then.
var summits = words("mountain mountains volcano hill cliff planet earth moon globe")

const leastOnTop = .34

// leastAboard is what somebody measures at least who is on another's back, as a share of that one.
const leastAboard = .3

// benches are seats that are as long as those who sit on them need, up to longestBench times as long as they are drawn.
var benches = words("sofa couch bench park-bench loveseat picnic-bench log swing-bench wood-plank")

const longestBench = 1.8

// plumpSeats are seats with high backs, over which the heads of people rise by overBack.
var plumpSeats = words("sofa couch loveseat")

const overBack = 1.24

// onSurface stands a row of clusters on the top of k's root, or on its seat.
func (c *composer) onSurface(k cluster, all []cluster, i int, kind string) cluster {
	top := k.root.anchor("surface")
	if k.root.has("belly") {
		top = k.root.anchor("belly") // it lies on its back
	} else if !k.root.has("surface") && k.root.has("seat") {
		top = k.root.anchor("seat")
	}
	for n := range all {
		f := c.scaleBeside(all[n].root.subject, all[n].root.drawing, k.root, besidePower) / float64(all[n].root.m.Scale())
		if kind == "sitting on" && plumpSeats[c.subject(k.root.subject).ID] && all[n].root.has("shoulderNear") {
			f *= overBack
		}
		all[n] = all[n].scaled(f)
	}
	for n := range all {
		if least := leastOnTop * bySize(k.root); summits[c.subject(k.root.subject).ID] && bySize(all[n].root) < least {
			all[n] = all[n].scaled(least / bySize(all[n].root))
		}
	}
	for n := range all {
		if least := leastAboard * bySize(k.root); c.creature(k.root.subject) && c.stands(i) && bySize(all[n].root) < least {
			all[n] = all[n].scaled(least / bySize(all[n].root))
		}
	}
	if limit := c.loadLimit(k.root, i) * bySize(k.root); limit > 0 {
		for n := range all {
			all[n] = all[n].scaled(min(1, limit/bySize(all[n].root)))
		}
	}
	line := row(all...)
	if len(all) == 2 && c.holdHands(all) {
		a, b := c.handInHand(all[0], all[1])
		line = a.over(b)
	}
	if len(all) > 2 && c.stands(i) {
		line = huddle(all)
	}
	b := line.bounds()
	if room := max(top.W, .5*k.bounds().W()) * 1.15; len(all) > 2 && kind == "sitting on" && b.W() > room && benches[c.subject(k.root.subject).ID] {
		k = k.transformed(scene.ScaleBy(float32(min(b.W()/room, longestBench)), 1)) // a longer one rather than small people
		top = k.root.anchor("surface")
		top.W = room / 1.15 * min(b.W()/room, longestBench)
	}
	if room := max(top.W, .5*k.bounds().W()) * 1.15; b.W() > room && len(all) > 1 {
		line = line.scaled(room / b.W())
		b = line.bounds()
	}
	dx, dy := top.X-(b.X0+b.X1)/2, top.Y-line.ground
	if hips, ok := line.root.drawing.Anchors["seat"]; ok && kind == "sitting on" && c.subject(i).Kind == brief.Person {
		at := mapAnchor(line.root.m, hips)
		dy = top.Y - at.Y
		if len(all) == 1 {
			dx = top.X - at.X
		}
	}
	if kind == "lying on" {
		dy = top.Y - b.Y1 + .06*b.H()
	}
	line = line.moved(dx, dy)
	if head := line.root.anchor("head"); kind == "sitting on" && c.subject(i).Pose == "waving" && line.root.has("head") && line.root.drawing.Facing == kit.Right {
		line = c.reaching(line, "handFar", head.X+.8*head.W, head.Y+.1*head.H)
	}
	if k.root.has("inside") && k.root.has("surface") { // on a closed box, not in it
		return k.over(line)
	}
	if kind == "sitting on" && len(all) == 1 && c.subject(i).Kind == brief.Person {
		return c.straddle(k, line)
	}
	return k.within(k.root.serial, kit.Fore, line)
}

// onRides are the poses that go with what one rides; seatedPoses those that animals have on things and in them.
var (
	onRides     = words("surfing skateboarding skating sledding snowboarding rowing flying driving riding sitting running walking jumping hanging swinging")
	seatedPoses = map[string]bool{"sitting": true, "lying": true, "sleeping": true, "on its back": true}
)
