package relation

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/alter"
	"pellucid/internal/engine/illustrator/compose/coil"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/plants"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/compose/relation/wearing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/things"
)

// Unit is one copy of a subject with everything that is placed by it.
func (c *Placer) Unit(i int, h layout.How) layout.Cluster {
	h = c.act(i, h)
	h.Bare = h.Bare || c.handsFull(i) && !holding.HandFree(c.Placer, i) && !slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && c.Bows(l) }) || c.HasRoleProp(i)
	h.Shared = h.Shared || together.SharedPart(c.Placer, i, h.Copy)
	d := c.Draw(i, h)
	k := c.Place(i, d, placing.Standing(d, c.ScaleOf(i, d)))
	k.Root.How = h
	if s := c.Subject(i); (s.Pose == "surfing" || h.Pose == "surfing") && !supports.Rides(c.Placer, i, "surfboard") {
		k = supports.OnBoard(c.Placer, k, i)
	}
	return c.attach(i, k, h)
}

// handsFull reports whether a subject holds or does something to which the props of its role or pose would be one too many.
func (c *Placer) handsFull(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && !together.Dines(c.Placer, l) && !holding.Smoked[c.Subject(l.To).ID] && (carried[l.Kind] && l.Kind != "wearing" && l.Kind != "dressed as" && l.Kind != "full of" && l.Kind != "built of" || l.Kind == "hugging" || l.Kind == "riding")
	})
}

// attach places by the cluster's root everything that is related to it: what is worn and held first, then the rest.
func (c *Placer) attach(i int, k layout.Cluster, h layout.How) layout.Cluster {
	links := c.LinksOf(i)
	slices.SortStableFunc(links, func(a, b brief.Relation) int { return order(a.Kind) - order(b.Kind) })
	for _, link := range links {
		if c.BowlOf(link) >= 0 || k.Root.How.Pose == "dining" && hierarchy.Desks[c.Subject(hierarchy.Child(link)).ID] {
			continue // it is in the bowl, and the table is there
		}
		if joint, ok := together.JointThing(c.Placer, i); ok && joint == link {
			continue // it is between those who carry it
		}
		if c.Shared(link) || c.Siblings(link)[0] != hierarchy.Child(link) {
			continue
		}
		k = c.relate(k, link, h)
	}
	for _, link := range links {
		if bowl := c.BowlOf(link); bowl >= 0 {
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
	case hierarchy.PlacedBySource[kind]:
		return 2
	}
	return 3
}

// Shared reports whether all copies of the parent have one child between them: it is placed by the group.
func (c *Placer) Shared(link brief.Relation) bool {
	p, ch := c.Subject(hierarchy.Parent(link)), c.Subject(hierarchy.Child(link))
	if c.isTeam(link) {
		return true
	}
	return p.Count > 1 && !carried[link.Kind] && (ch.Count != p.Count || !hierarchy.PlacedBySource[link.Kind] || sided[link.Kind])
}

// relate carries out one relation.
func (c *Placer) relate(k layout.Cluster, link brief.Relation, h layout.How) layout.Cluster {
	i := hierarchy.Child(link)
	switch {
	case link.Kind == "filled from":
		return supports.FilledFrom(c.Placer, k, i, h)
	case link.Kind == "halves" || link.Kind == "pouring":
		return k // both are in one drawing
	case c.tiesOn(k.Root.Subject, i, link):
		return c.tied(k, i, h)
	case holding.Speaks(c.Placer, link):
		return holding.Bubbled(c.Placer, k, i, h)
	case c.isBackdrop(k, i, link) && !(c.isInSky(k, i, link) && k.Root.Box().W() > .75*k.Root.Box().H()):
		return c.backdrop(k, i, h)
	case link.Kind == "with" && c.IsWreath(k.Root.Subject) && c.Subject(i).Kind == brief.Bird:
		return supports.Perched(c.Placer, k, k.Root.Box(), i)
	case c.Subject(i).ID == "moon-phases" && (link.Kind == "with" || link.Kind == "over" || link.Kind == "under"):
		return supports.Phased(c.Placer, k, i)
	case supports.IsCurtain(c.Placer, k, i, link):
		return supports.Curtained(c.Placer, k, i, h)
	case supports.Slung(c.Placer, k, i, link):
		return supports.SlungBetween(c.Placer, k, i)
	case c.isSwarm(k, i, link):
		return c.scattered(k, i, max(swarm, c.Subject(i).Count))
	case c.isAtmosphere(k, i, link):
		return c.atmosphere(k, i, h)
	case c.isAura(k, i, link):
		return c.aura(k, i, h)
	case c.isInSky(k, i, link):
		return c.inSky(k, i, h)
	case c.isBefore(k, i, link):
		return c.foreground(k, i)
	case c.laidOut(k.Root, link):
		return c.laid(k, link)
	case c.StandsBefore(link):
		return c.companion(k, link, h)
	case c.playsOnFloor(link):
		return c.toys(k, i, h)
	case together.Dines(c.Placer, link) && k.Root.How.Pose == "dining":
		return together.Plated(c.Placer, k, i, h)
	}
	if (link.Kind == "with" || link.Kind == "wearing") && wearing.PairsOfWings[c.Subject(i).ID] && c.Subject(k.Root.Subject).Kind != brief.Person {
		return wearing.Winged(c.Placer, k, i, h)
	}
	if s := c.Subject(i); s.ID == "water-drop" && s.Count > 1 && (link.Kind == "with" || link.Kind == "on") && c.Subject(k.Root.Subject).Kind == brief.Piece {
		c.Brief.Subjects[i].Count = max(s.Count, drops)
		return c.covered(k, i)
	}
	switch {
	case c.onHanger(k.Root.Subject, i, link):
		return c.hung(k, i, h)
	case c.onStick(k.Root.Subject, i, link):
		return c.skewered(k, i, h)
	case plants.FramesLetters(c.Placer, k, i, link):
		return plants.Framed(c.Placer, k, i)
	case plants.AdornsFrame(c.Placer, k.Root.Subject, i, link):
		return plants.Cornered(c.Placer, k, i)
	case c.comesWithFrame(k.Root.Subject, i, link):
		return c.framedWith(k, i)
	case plants.IsGround(c.Placer, k.Root.Subject, link):
		return plants.OnGround(c.Placer, k, i, link)
	case plants.Shallows[c.Subject(k.Root.Subject).ID] && c.Stands(i) && hierarchy.Grouped[link.Kind]:
		return plants.Splashed(c.Placer, k, link, h)
	case plants.LiesUnder(c.Placer, k.Root.Subject, link):
		return plants.Splashed(c.Placer, plants.LaidFlat(c.Placer, k), link, h)
	case link.Kind == "with" && c.Garnishes(k.Root.Subject, i), link.Kind == "on" && (c.EatenOff(k.Root.Subject) || things.Drink(c.Subject(k.Root.Subject).ID)) && c.Garnishes(k.Root.Subject, i):
		return c.garnished(k, i, h)
	case link.Kind == "with" && coil.Cloths[c.Subject(i).ID] && c.OnFours(k.Root) && animal.Hoofed(c.Subject(k.Root.Subject).ID):
		return c.Draped(k, i)
	case c.arrangement(k.Root.Subject) == "heap" && hierarchy.Grouped[link.Kind] && c.Creature(i):
		return c.onHeap(k, i, link)
	case link.Kind == "on" && c.visits(k.Root.Subject, i):
		return c.visiting(k, i, h)
	}
	if out, ok := c.partlySeen(k, link, h); ok {
		return out
	}
	switch link.Kind {
	case "wearing":
		if c.Subject(i).ID == "snake" && c.Stands(k.Root.Subject) { // around the neck, and further down
			return c.around(k, i)
		}
		return wearing.Worn(c.Placer, k, i, h)
	case "dressed as":
		if k.Root.Has("chest") {
			return wearing.Costumed(c.Placer, k, i)
		}
	case "holding", "carrying", "eating", "drinking", "reading", "using", "playing":
		return holding.Held(c.Placer, k, i, link.Kind, h)
	case "pushing", "pulling":
		return c.pushed(k, i, link.Kind, h)
	case "riding", "sitting on", "standing on", "lying on", "on":
		return supports.Mounted(c.Placer, k, i, link.Kind, h)
	case "kicking":
		return c.kicked(k, i, h)
	case "on lap":
		return supports.OnLap(c.Placer, k, i, h)
	case "on nose":
		return c.onNose(k, i, h)
	case "walking":
		return c.leashed(k, i, h)
	case "hugging":
		if placing.Figures[c.Subject(i).ID] && k.Root.Has("shoulderNear") {
			return holding.Held(c.Placer, k, i, "carrying", h)
		}
		if supports.SitterOn(c.Placer, i) >= 0 && c.Subject(k.Root.Subject).Kind == brief.Person {
			return c.companion(k, link, h)
		}
		if c.Subject(i).Kind == brief.Piece && together.Larger(c.Placer, link) {
			return together.AroundTrunk(c.Placer, k, i, h)
		}
		if c.OnFours(k.Root) && c.Subject(i).Kind == brief.Piece {
			return together.Cuddled(c.Placer, k, i, h)
		}
		if s := c.Subject(i); s.Kind == brief.Animal && c.Subject(k.Root.Subject).Kind == brief.Person && c.Tall(i) {
			return holding.AroundNeck(c.Placer, k, i, h)
		}
		if s := c.Subject(i); s.Kind == brief.Piece || c.Subject(k.Root.Subject).Kind == brief.Person && s.Kind != brief.Person {
			return holding.Held(c.Placer, k, i, "carrying", h)
		}
	case "inside":
		if supports.SitsDown(c.Placer, i, link.Kind, k.Root) {
			return supports.Mounted(c.Placer, k, i, "sitting on", h)
		}
		return supports.Inside(c.Placer, k, i, h)
	case "built of":
		return c.madeOf(k, i, h)
	case "full of":
		return supports.Filled(c.Placer, k, i, h)
	case "covering":
		return c.covered(k, i)
	case "spilling from":
		return c.spilling(k, i, h)
	case "falling off":
		return holding.Thrown(c.Placer, k, i, h)
	case "tangled in":
		return c.tangled(k, i, h)
	case "sniffing":
		return c.sniffed(k, i, h)
	case "emerging from":
		return c.emerged(k, i, h)
	case "tied to":
		return c.tethered(k, i, h)
	case "stuck in":
		return supports.Stuck(c.Placer, k, i)
	case "leaping from":
		return c.leaptOut(k, i, h)
	case "under", "over", "jumping over", "hanging from":
		return c.above(k, i, link.Kind, h)
	case "behind", "in front of":
		if link.Kind == "behind" && supports.BehindTable(c.Placer, k, i) {
			return supports.AtTable(c.Placer, k, i, h)
		}
		return c.depth(k, i, link.Kind)
	case "between":
		return c.between(k, i, h)
	case "leaning on":
		return c.leant(k, i, h)
	case "around":
		return c.around(k, i)
	case "floating around":
		return c.scattered(k, i, max(c.Subject(i).Count, scatterCount))
	case "printed on":
		return c.printed(k, i)
	case "through":
		if k.Root.Has("through") {
			return supports.JumpedThrough(c.Placer, k, i, h)
		}
		if c.Stands(i) && c.Subject(i).Kind == brief.Person { // nobody is stuck through a thing
			if s := &c.Brief.Subjects[i]; s.Pose == "" {
				s.Pose = "running"
			}
			return c.companion(k, brief.Relation{From: k.Root.Subject, Kind: "with", To: i}, h)
		}
		return supports.Pierced(c.Placer, k, i)
	}
	return c.companion(k, link, h)
}

// childCopies draws a child, and those that share its place, as often as one copy of its parent needs it.
func (c *Placer) childCopies(i int, h layout.How, link brief.Relation) []layout.Cluster {
	var all []layout.Cluster
	for _, j := range c.Siblings(link) {
		n := max(1, min(c.Subject(j).Count, placing.MaxCount))
		if p := c.Subject(hierarchy.Parent(link)); p.Count == c.Subject(j).Count || carried[link.Kind] && p.Count > 1 {
			n = 1
		}
		for k := range n {
			g := h
			g.Copy = h.Copy + k
			if c.Among(j) != "" { // two parrots on a branch that face each other
				g.Facing = c.View(j, g.Copy)
			}
			if j != i {
				g.Pose = supports.RestPose(c.Placer, j, link)
				if h.Seated { // each goes on with what they do
					g.Pose = c.Subject(j).Pose
				}
			}
			all = append(all, c.Unit(j, g))
		}
		for _, l := range c.LinksOf(j) { // "tacos with lime on a board": the lime is on the board too
			if n > 1 && hierarchy.Loose[l.Kind] && c.Shared(l) {
				all = append(all, c.Copies(hierarchy.Child(l)))
			}
		}
	}
	return all
}

// act chooses what a subject does where the prompt leaves it open: the pose that its relations need, or one by variation.
func (c *Placer) act(i int, h layout.How) layout.How {
	s := c.Subject(i)
	if wearing.InCostume(c.Placer, i) && s.Kind != brief.Person {
		h.Upright = true // a costume is worn on two legs
		if h.Pose == "" && (s.Pose == "" || slices.Contains(animal.Poses(), s.Pose)) {
			h.Pose = "standing"
		}
		return h
	}
	if kind, _ := c.Together(i, h.Copy); kind != "" {
		if pose, upright := together.TogetherPose(c.Placer, i, kind); pose != "" {
			h.Pose, h.Upright = pose, h.Upright || upright
			return h
		}
	}
	if h.Pose == "" && supports.CarriesOnBack(c.Placer, i) {
		h.Pose, h.Facing = "giving a piggyback", kit.Right
		return h
	}
	if supports.AtDesk(c.Placer, i) {
		h.Pose, h.Stool = supports.DeskPose(s.Pose), true
		return h
	}
	if s.Only != "" && s.Kind == brief.Bird {
		h.Pose = alter.AlonePose(s.Only)
		return h
	}
	if s.Pose == "painting" && h.Pose == "" && c.paints(i) {
		h.Pose, h.Upright = "painting a thing", s.Kind != brief.Person
		return h
	}
	if s.Pose == "baking" && h.Pose == "" && !c.bakes(i) {
		h.Pose = "baking cookies"
		return h
	}
	if c.listens(i) && h.Pose == "" && s.Pose == "" {
		h.Pose = "sitting" // who is read to sits too
		return h
	}
	if s.Pose == "cooking" && h.Pose == "" && c.stirs(i) {
		h.Pose = "stirring"
		return h
	}
	if slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && together.Dines(c.Placer, l) }) && h.Pose == "" {
		h.Pose = "dining"
		return h
	}
	if s.Pose == "seated" && s.Kind == brief.Person {
		h.Stool = true // nothing else is there to sit on
	}
	if h.Pose == "" && together.HugsUpright(c.Placer, i) {
		h.Pose, h.Upright = "carrying", s.Kind != brief.Person
		return h
	}
	if pose := cmp.Or(c.besideSelfie(i, h.Copy), c.contactPose(i)); pose != "" && h.Pose == "" {
		h.Pose = pose
		return h
	}
	if s.Pose == "feeding" && h.Pose == "" && c.bendsTo(i) {
		h.Pose = "kneeling work"
		return h
	}
	if s.Pose != "" || h.Pose != "" {
		return h
	}
	if link, ok := c.Doing(i); ok {
		h.Pose = c.poseFor(i, link)
		if s.Kind == brief.Animal && (hierarchy.Handy[link.Kind] && !c.mouthful(link) || link.Kind == "playing" && !c.playsOnFloor(link) || c.FromCup(link) && !c.InPaws(link)) {
			h.Upright, h.Pose = true, c.personPose(link)
		}
	}
	if h.Pose == "" && s.Kind != brief.Bird && c.isChased(i) {
		h.Pose = "running"
		if s.Kind == brief.Person && c.chasedInWater(i) {
			h.Pose = "swimming"
		}
	}
	if h.Pose == "" && c.isShorn(i) {
		h.Pose, h.Stool = "seated", true
	}
	if h.Pose == "" && c.isFed(i) {
		h.Pose = "sitting on the floor"
	}
	if h.Pose == "" {
		h.Pose = cmp.Or(c.inStep(i), c.turnedPose(i))
	}
	if h.Pose == "" {
		h.Pose = c.usualPose(i, h.Copy)
	}
	return h
}
