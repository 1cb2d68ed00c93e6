package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/things"
)

// unit is one copy of a subject with everything that is placed by it.
func (c *composer) unit(i int, h how) cluster {
	h = c.act(i, h)
	h.bare = h.bare || c.handsFull(i) && !c.handFree(i) && !slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && c.bows(l) }) || c.hasRoleProp(i)
	h.shared = h.shared || c.sharedPart(i, h.copy)
	d := c.draw(i, h)
	k := c.place(i, d, standing(d, c.scaleOf(i, d)))
	k.root.how = h
	if s := c.subject(i); (s.Pose == "surfing" || h.pose == "surfing") && !c.rides(i, "surfboard") {
		k = c.onBoard(k, i)
	}
	return c.attach(i, k, h)
}

// handsFull reports whether a subject holds or does something to which the props of its role or pose would be one too many.
func (c *composer) handsFull(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.From == i && !c.dines(l) && (carried[l.Kind] && l.Kind != "wearing" && l.Kind != "dressed as" && l.Kind != "full of" && l.Kind != "built of" || l.Kind == "hugging" || l.Kind == "riding")
	})
}

// heavy is the length in centimeters from which nobody holds a thing that has no grip: it stands before them.
const heavy = 105

// standsBefore reports whether what a person holds, plays or uses stands on the floor: a piano, a snowman.
func (c *composer) standsBefore(l brief.Relation) bool {
	switch l.Kind {
	case "holding", "playing", "using":
		if c.subject(l.From).Kind != brief.Person || c.subject(l.To).Kind != brief.Piece {
			return false
		}
		d := c.draw(l.To, how{})
		_, grip := d.Anchors["grip"]
		_, tie := d.Anchors["tie"]
		return !grip && !tie && realSize(d) > heavy
	}
	return false
}

// attach places by the cluster's root everything that is related to it: what is worn and held first, then the rest.
func (c *composer) attach(i int, k cluster, h how) cluster {
	links := c.linksOf(i)
	slices.SortStableFunc(links, func(a, b brief.Relation) int { return order(a.Kind) - order(b.Kind) })
	for _, link := range links {
		if c.bowlOf(link) >= 0 || k.root.how.pose == "dining" && desks[c.subject(child(link)).ID] {
			continue // it is in the bowl, and the table is there
		}
		if joint, ok := c.jointThing(i); ok && joint == link {
			continue // it is between those who carry it
		}
		if c.shared(link) || c.siblings(link)[0] != child(link) {
			continue
		}
		k = c.relate(k, link, h)
	}
	for _, link := range links {
		if bowl := c.bowlOf(link); bowl >= 0 {
			k = c.pouredInto(k, link.To, bowl)
		}
	}
	return k
}

// order is the order in which relations are carried out.
func order(kind string) int {
	switch {
	case kind == "built of":
		return -1
	case kind == "wearing" || kind == "printed on":
		return 0
	case carried[kind]:
		return 1
	case sided[kind]:
		return 5
	case kind == "over":
		return 3
	case kind == "around" || kind == "floating around":
		return 4
	case placedBySource[kind]:
		return 2
	}
	return 3
}

// shared reports whether all copies of the parent have one child between them: it is placed by the group.
func (c *composer) shared(link brief.Relation) bool {
	p, ch := c.subject(parent(link)), c.subject(child(link))
	if c.isTeam(link) {
		return true
	}
	return p.Count > 1 && !carried[link.Kind] && (ch.Count != p.Count || !placedBySource[link.Kind] || sided[link.Kind])
}

// relate carries out one relation.
func (c *composer) relate(k cluster, link brief.Relation, h how) cluster {
	i := child(link)
	switch {
	case link.Kind == "filled from":
		return c.filledFrom(k, i, h)
	case link.Kind == "halves" || link.Kind == "pouring":
		return k // both are in one drawing
	case c.tiesOn(k.root.subject, i, link):
		return c.tied(k, i, h)
	case c.speaks(link):
		return c.bubbled(k, i, h)
	case c.isBackdrop(k, i, link) && !(c.isInSky(k, i, link) && k.root.box().W() > .75*k.root.box().H()):
		return c.backdrop(k, i, h)
	case link.Kind == "with" && c.isWreath(k.root.subject) && c.subject(i).Kind == brief.Bird:
		return c.perched(k, k.root.box(), i)
	case c.subject(i).ID == "moon-phases" && (link.Kind == "with" || link.Kind == "over" || link.Kind == "under"):
		return c.phased(k, i)
	case c.isCurtain(k, i, link):
		return c.curtained(k, i, h)
	case c.slung(k, i, link):
		return c.slungBetween(k, i)
	case c.isSwarm(k, i, link):
		return c.scattered(k, i, max(swarm, c.subject(i).Count))
	case c.isAtmosphere(k, i, link):
		return c.atmosphere(k, i, h)
	case c.isAura(k, i, link):
		return c.aura(k, i, h)
	case c.isInSky(k, i, link):
		return c.inSky(k, i, h)
	case c.isBefore(k, i, link):
		return c.foreground(k, i)
	case c.laidOut(k.root, link):
		return c.laid(k, link)
	case c.standsBefore(link):
		return c.companion(k, link, h)
	case c.playsOnFloor(link):
		return c.toys(k, i, h)
	case c.dines(link) && k.root.how.pose == "dining":
		return c.plated(k, i, h)
	}
	if (link.Kind == "with" || link.Kind == "wearing") && pairsOfWings[c.subject(i).ID] && c.subject(k.root.subject).Kind != brief.Person {
		return c.winged(k, i, h)
	}
	if s := c.subject(i); s.ID == "water-drop" && s.Count > 1 && (link.Kind == "with" || link.Kind == "on") && c.subject(k.root.subject).Kind == brief.Piece {
		c.Brief.Subjects[i].Count = max(s.Count, drops)
		return c.covered(k, i)
	}
	switch {
	case c.onHanger(k.root.subject, i, link):
		return c.hung(k, i, h)
	case c.onStick(k.root.subject, i, link):
		return c.skewered(k, i, h)
	case c.framesLetters(k, i, link):
		return c.framed(k, i)
	case c.adornsFrame(k.root.subject, i, link):
		return c.cornered(k, i)
	case c.comesWithFrame(k.root.subject, i, link):
		return c.framedWith(k, i)
	case c.isGround(k.root.subject, link):
		return c.onGround(k, i, link)
	case shallows[c.subject(k.root.subject).ID] && c.stands(i) && grouped[link.Kind]:
		return c.splashed(k, link, h)
	case c.liesUnder(k.root.subject, link):
		return c.splashed(c.laidFlat(k), link, h)
	case link.Kind == "with" && c.garnishes(k.root.subject, i), link.Kind == "on" && (c.eatenOff(k.root.subject) || things.Drink(c.subject(k.root.subject).ID)) && c.garnishes(k.root.subject, i):
		return c.garnished(k, i, h)
	case link.Kind == "with" && cloths[c.subject(i).ID] && c.onFours(k.root) && animal.Hoofed(c.subject(k.root.subject).ID):
		return c.draped(k, i)
	case c.arrangement(k.root.subject) == "heap" && grouped[link.Kind] && c.creature(i):
		return c.onHeap(k, i, link)
	case link.Kind == "on" && c.visits(k.root.subject, i):
		return c.visiting(k, i, h)
	}
	switch link.Kind {
	case "wearing":
		return c.worn(k, i, h)
	case "dressed as":
		if k.root.has("chest") {
			return c.costumed(k, i)
		}
	case "holding", "carrying", "eating", "drinking", "reading", "using", "playing":
		return c.held(k, i, link.Kind, h)
	case "pushing", "pulling":
		return c.pushed(k, i, link.Kind, h)
	case "riding", "sitting on", "standing on", "lying on", "on":
		return c.mounted(k, i, link.Kind, h)
	case "kicking":
		return c.kicked(k, i, h)
	case "on lap":
		return c.onLap(k, i, h)
	case "on nose":
		return c.onNose(k, i, h)
	case "walking":
		return c.leashed(k, i, h)
	case "hugging":
		if c.subject(i).Kind == brief.Piece && c.larger(link) && k.root.has("shoulderNear") {
			return c.aroundTrunk(k, i, h)
		}
		if c.subject(i).Kind == brief.Piece && c.larger(link) {
			return c.against(k, i, h)
		}
		if c.onFours(k.root) && c.subject(i).Kind == brief.Piece {
			return c.cuddled(k, i, h)
		}
		if s := c.subject(i); s.Kind == brief.Piece || c.subject(k.root.subject).Kind == brief.Person && s.Kind != brief.Person {
			return c.held(k, i, "carrying", h)
		}
	case "inside":
		if c.sitsDown(i, link.Kind, k.root) {
			return c.mounted(k, i, "sitting on", h)
		}
		return c.inside(k, i, h)
	case "built of":
		return c.madeOf(k, i, h)
	case "full of":
		return c.filled(k, i, h)
	case "covering":
		return c.covered(k, i)
	case "spilling from":
		return c.spilling(k, i, h)
	case "falling off":
		return c.thrown(k, i, h)
	case "tangled in":
		return c.tangled(k, i, h)
	case "sniffing":
		return c.sniffed(k, i, h)
	case "emerging from":
		return c.emerged(k, i, h)
	case "tied to":
		return c.tethered(k, i, h)
	case "stuck in":
		return c.stuck(k, i)
	case "leaping from":
		return c.leaptOut(k, i, h)
	case "under", "over", "jumping over", "hanging from":
		return c.above(k, i, link.Kind, h)
	case "behind", "in front of":
		return c.depth(k, i, link.Kind)
	case "between":
		return c.between(k, i, h)
	case "leaning on":
		return c.leant(k, i, h)
	case "around":
		return c.around(k, i)
	case "floating around":
		return c.scattered(k, i, max(c.subject(i).Count, scatterCount))
	case "printed on":
		return c.printed(k, i)
	case "through":
		if k.root.has("through") {
			return c.jumpedThrough(k, i, h)
		}
		if c.stands(i) && c.subject(i).Kind == brief.Person { // nobody is stuck through a thing
			if s := &c.Brief.Subjects[i]; s.Pose == "" {
				s.Pose = "running"
			}
			return c.companion(k, brief.Relation{From: k.root.subject, Kind: "with", To: i}, h)
		}
		return c.pierced(k, i)
	}
	return c.companion(k, link, h)
}

// childCopies draws a child, and those that share its place, as often as one copy of its parent needs it.
func (c *composer) childCopies(i int, h how, link brief.Relation) []cluster {
	var all []cluster
	for _, j := range c.siblings(link) {
		n := max(1, min(c.subject(j).Count, maxCount))
		if p := c.subject(parent(link)); p.Count == c.subject(j).Count || carried[link.Kind] && p.Count > 1 {
			n = 1
		}
		for k := range n {
			g := h
			g.copy = h.copy + k
			if c.among(j) != "" { // two parrots on a branch that face each other
				g.facing = c.view(j, g.copy)
			}
			if j != i {
				g.pose = c.restPose(j, link)
				if h.seated { // each goes on with what they do
					g.pose = c.subject(j).Pose
				}
			}
			all = append(all, c.unit(j, g))
		}
		for _, l := range c.linksOf(j) { // "tacos with lime on a board": the lime is on the board too
			if n > 1 && loose[l.Kind] && c.shared(l) {
				all = append(all, c.copies(child(l)))
			}
		}
	}
	return all
}

// act chooses what a subject does where the prompt leaves it open: the pose that its relations need, or one by variation.
func (c *composer) act(i int, h how) how {
	s := c.subject(i)
	if c.inCostume(i) && s.Kind != brief.Person {
		h.upright = true // a costume is worn on two legs
		if h.pose == "" && (s.Pose == "" || slices.Contains(animal.Poses(), s.Pose)) {
			h.pose = "standing"
		}
		return h
	}
	if kind, _ := c.together(i, h.copy); kind != "" {
		if pose, upright := c.togetherPose(i, kind); pose != "" {
			h.pose, h.upright = pose, h.upright || upright
			return h
		}
	}
	if s.Pose == "throwing" && h.pose == "" && s.Kind == brief.Person && slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && l.Kind == "holding" && airy[c.subject(l.To).ID] }) {
		h.pose = "cheering"
		return h
	}
	if h.pose == "" && c.carriesOnBack(i) {
		h.pose, h.facing = "giving a piggyback", kit.Right
		return h
	}
	if c.atDesk(i) {
		h.pose, h.stool = deskPose(s.Pose), true
		return h
	}
	if s.Only != "" && s.Kind == brief.Bird {
		h.pose = alter.AlonePose(s.Only)
		return h
	}
	if s.Pose == "painting" && h.pose == "" && c.paints(i) {
		h.pose, h.upright = "painting a thing", s.Kind != brief.Person
		return h
	}
	if s.Pose == "baking" && h.pose == "" && !c.bakes(i) {
		h.pose = "baking cookies"
		return h
	}
	if c.listens(i) && h.pose == "" && s.Pose == "" {
		h.pose = "sitting" // who is read to sits too
		return h
	}
	if s.Pose == "cooking" && h.pose == "" && c.stirs(i) {
		h.pose = "stirring"
		return h
	}
	if slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && c.dines(l) }) && h.pose == "" {
		h.pose = "dining"
		return h
	}
	if s.Pose == "seated" && s.Kind == brief.Person {
		h.stool = true // nothing else is there to sit on
	}
	if h.pose == "" && c.hugsUpright(i) {
		h.pose, h.upright = "carrying", s.Kind != brief.Person
		return h
	}
	if s.Pose == "feeding" && h.pose == "" && c.bendsTo(i) {
		h.pose = "kneeling work"
		return h
	}
	if s.Pose != "" || h.pose != "" {
		return h
	}
	if link, ok := c.doing(i); ok {
		h.pose = c.poseFor(i, link)
		if s.Kind == brief.Animal && (handy[link.Kind] && !c.mouthful(link) || link.Kind == "playing" && !c.playsOnFloor(link) || c.fromCup(link)) {
			h.upright, h.pose = true, c.personPose(link)
		}
	}
	if h.pose == "" && s.Kind != brief.Bird && c.isChased(i) {
		h.pose = "running"
		if s.Kind == brief.Person && c.chasedInWater(i) {
			h.pose = "swimming"
		}
	}
	if h.pose == "" && c.isFed(i) {
		h.pose = "sitting on the floor"
	}
	if h.pose == "" {
		h.pose = c.inStep(i)
	}
	if h.pose == "" {
		h.pose = c.usualPose(s, h.copy)
	}
	return h
}
