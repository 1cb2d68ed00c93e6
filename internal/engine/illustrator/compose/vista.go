package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// A landscape of several things is composed in depth: the sky behind everything, mountains at the far edge of a patch of ground, buildings and trees on it, and
// what is small at its near edge. A mountain, trees and a house that only stand side by side are no landscape.

// plane is how far away in a landscape something is.
type plane int

const (
	sky plane = iota
	far
	middle
	near
)

// The things of the planes that are not told by their groups: skies span the whole width, aloft are in the air, trees stand around what else is there. What has
// ground of its own is a landscape by itself.
var (
	skies     = figure.Words("rainbow boho-rainbow aurora")
	discs     = figure.Words("sun moon crescent-moon sunset")
	aloft     = figure.Words("cloud storm-cloud rain-cloud star comet lightning-bolt bird-flock earth saturn snowflake bat butterfly bee dragonfly")
	farThings = figure.Words("mountain volcano mount-fuji waterfall iceberg city-skyline tornado hills")
	treeKinds = figure.Words("tree pine-tree palm-tree fall-tree oak-tree willow-tree birch-tree baobab-tree cherry-blossom-tree bamboo cactus christmas-tree")
	ownGround = figure.Words("island beach oasis river winding-road desert campsite cliff cave canyon vineyard road")
	snowy     = figure.Words("igloo snowman aurora iceberg penguin polar-bear sled sleigh snowmobile")
	sandy     = figure.Words("palm-tree beach-umbrella sand-castle beach-chair")
	cities    = figure.Words("city-skyline skyscraper")
	waters    = figure.Words("waterfall bridge")
	dusty     = figure.Words("cactus egyptian-pyramid sphinx camel tumbleweed cow-skull")
)

// vistaLinks are the relations that only say how far away from each other two things of a landscape are.
var vistaLinks = figure.Words("with and beside behind over under around")

// outOfDoors reports whether a place is one in which a landscape can be.
func outOfDoors(at setting) bool {
	return (at.sunk == 0 || at.sunk == onWater) && at.tilt == 0 && !slices.Contains([]string{"", "boards", "tiles", "stage", "pitch", "lunar", "martian", "seabed"}, at.terrain)
}

// onWater is how deep the boats of a place that is all water are in it; what stands beside such water stands on a shore.
const onWater = .14

// planeOf is how far away a subject is.
func (c *composer) planeOf(i int) plane {
	s := c.Subject(i)
	over := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.From == i && l.Kind == "over" })
	group := library.GroupOf(s.ID)
	if c.isReef() {
		switch {
		case reefs[s.ID]:
			return middle
		case group == "sea" && !seabedThings[s.ID] || s.Pose == "swimming" || hierarchy.Afloat[s.ID]:
			return sky
		}
		return near
	}
	switch {
	case s.Kind == brief.Family && !skies[s.ID] && !aloft[s.ID] && !farThings[s.ID]:
		return near
	case skies[s.ID] || discs[s.ID] || aloft[s.ID] || airships[s.ID] || s.Pose == "flying" || over && figure.Living(s):
		return sky
	case farThings[s.ID]:
		return far
	case treeKinds[s.ID] || group == "buildings" || group == "landmarks":
		return middle
	}
	return near
}

// inDepth reports whether a relation of a landscape is shown by the planes of the two.
func (c *composer) inDepth(l brief.Relation) bool {
	a, b := c.planeOf(l.From), c.planeOf(l.To)
	switch l.Kind {
	case "over":
		return a == sky || a == far && b != sky
	case "under":
		return b == sky
	case "on": // a mountain with pine trees
		return b == far && treeKinds[c.Subject(l.From).ID]
	case "behind":
		return a < b
	case "in front of":
		return a > b || a == sky
	}
	return vistaLinks[l.Kind]
}

// reefs are what grows on the sea floor, seabedThings what else is on it.
var (
	reefs        = figure.Words("coral seaweed sea-anemone")
	seabedThings = figure.Words("seashell starfish crab lobster hermit-crab sand-dollar sea-urchin clam pearl")
)

// isReef reports whether something grows on the sea floor that the image shows.
func (c *composer) isReef() bool {
	return c.Brief.Place == "underwater" && slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return reefs[s.ID] })
}

// atReef puts fish that are named with what grows on the sea floor there: "tropical fish and coral reef". Fish that no number was told of are several.
func (c *composer) atReef() {
	b := &c.Brief
	swims := func(s brief.Subject) bool {
		enclosed := slices.ContainsFunc(b.Relations, func(l brief.Relation) bool { return l.Kind == "inside" }) // in a fishbowl there is no sea
		return !enclosed && s.Kind == brief.Piece && library.GroupOf(s.ID) == "sea" && !reefs[s.ID] && !seabedThings[s.ID]
	}
	if !c.isPicture() || b.Place != "" || !slices.ContainsFunc(b.Subjects, func(s brief.Subject) bool { return reefs[s.ID] }) || !slices.ContainsFunc(b.Subjects, swims) {
		return
	}
	b.Place = "underwater"
	for i, s := range b.Subjects {
		if words := c.SaidWords(); s.Count == 1 && fish(s.ID) && !slices.Contains(words, "a") && !slices.Contains(words, "one") {
			b.Subjects[i].Count = figure.Unstated
		}
	}
}

// isPicture reports whether a brief is a picture of things rather than a design.
func (c *composer) isPicture() bool {
	b := &c.Brief
	return b.Design == "" && b.Motif == "" && len(b.Framing) == 0 && len(b.Lettering) == 0 && !slices.Contains([]string{"logo", "icon", "silhouette"}, b.Style.Name)
}

// isVista reports whether the subjects are a landscape of several things out of doors. The main one is not small and nothing is held, worn or ridden by it.
func (c *composer) isVista() bool {
	b := &c.Brief
	at, placed := placeNamed(b.Place)
	if !c.isPicture() || placed && !outOfDoors(at) && !c.isReef() {
		return false
	}
	if len(b.Subjects) == 0 || len(b.Subjects) == 1 && !(placed && c.fillsPlace(at)) {
		return false
	}
	wide, ground := placed || c.snowy(), placed
	built, herd := 0, 0
	for i, s := range b.Subjects {
		p := c.planeOf(i)
		root := !slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return hierarchy.Child(l) == i && !c.inDepth(l) })
		if ownGround[s.ID] && (s.ID != "river" || i == 0) || s.Only != "" || s.Portrait || i == 0 && (!root || p == near && !c.smallMain(placed)) {
			return false
		}
		switch library.GroupOf(s.ID) {
		case "frames", "lettering", "gameui":
			return false
		}
		if p == middle && root && !treeKinds[s.ID] {
			built += s.Count
		} else if built > 0 && root && (s.Kind == brief.Animal || s.Kind == brief.Bird) {
			herd += s.Count
		}
		wide = wide || root && (p == far || p == sky && !airships[s.ID])
		ground = ground || root && (p == far || p == middle)
	}
	return (wide || built >= leastVillage || herd >= leastHerd) && ground
}

// How many buildings, and how many animals before a building, stand on one ground even where none is told.
const (
	leastVillage = 4
	leastHerd    = 3
)

// smallMain reports whether a main subject that is small is one of several things of a place: a campfire by a lake with mountains. Who is alone there is
// drawn large, with the place around them.
func (c *composer) smallMain(placed bool) bool {
	s := c.Subject(0)
	if !placed || s.Kind == brief.Person || figure.Living(s) && s.Count == 1 {
		return false
	}
	for i := 1; i < len(c.Brief.Subjects); i++ {
		if p := c.planeOf(i); p == far || p == middle || c.Subject(i).ID == "river" {
			return true
		}
	}
	return false
}

// fillsPlace reports whether one subject alone makes a landscape of a place: a mountain, a forest, or a house before the mountains that the place has.
func (c *composer) fillsPlace(at setting) bool {
	s := c.Subject(0)
	distant := slices.ContainsFunc(at.props, func(p prop) bool { return farThings[p.id] })
	return farThings[s.ID] || treeKinds[s.ID] && s.Count > 1 || distant && (c.planeOf(0) == middle || airships[s.ID] || skies[s.ID])
}

// member is one thing of a landscape, with what is placed by it.
type member struct {
	layout.Cluster
	plane  plane
	id     string
	main   bool
	alive  bool
	copies int
	size   float64 // of what the place brings, as a share of what stands there
}

// vista composes a landscape.
func (c *composer) vista() (layout.Cluster, bool) {
	if !c.isVista() {
		return layout.Cluster{}, false
	}
	c.Links = slices.DeleteFunc(c.Links, c.inDepth)
	var all []member
	river := -1 // the water of the ground is the river of the prompt
	for i := range c.Brief.Subjects {
		if !c.IsRoot(i) {
			continue
		}
		if c.Subject(i).ID == "river" {
			river = i
			continue
		}
		c.inLandscape(&c.Brief.Subjects[i])
		s := c.Subject(i)
		for n := range max(1, s.Count) {
			k := c.Unit(i, layout.How{Copy: n, Facing: c.View(i, n)}).Scaled(c.OddSize(i, n))
			all = append(all, member{Cluster: k, plane: c.planeOf(i), id: s.ID, main: i == 0, alive: figure.Living(s), copies: s.Count})
		}
	}
	terrain, extra := c.groundOf(all)
	if river >= 0 {
		terrain = "shore"
	}
	v := newView(append(all, extra...), c.Variation%2 == 1)
	v.deep = c.isReef()
	ground := c.Place(river, drawTerrain(terrain), v.onGround())
	if len(c.Brief.Subjects) == 1 { // several are a landscape of their own
		ground = named(ground, layout.GroundProp)
	}
	return v.composed(ground), true
}

// ownParts are the parts of pieces that have no place in a landscape, such as pots and mountains that are too small beside others.
var ownParts = map[string][]string{"aurora": {"mountains"}, "cactus": {"pot", "soil"}}

// onGround are the birds that are on the ground or in water rather than in the air.
var onGround = figure.Words("penguin swan duck mallard mallard-hen goose flamingo chicken rooster hen chick duckling turkey ostrich emu peacock kiwi crane heron")

// forestOf is how many trees a forest has that no number was told of.
const forestOf = 6

// inLandscape changes a subject into what it is in a landscape.
func (c *composer) inLandscape(s *brief.Subject) {
	s.Without = append(slices.Clone(s.Without), ownParts[s.ID]...)
	switch {
	case s.Kind == brief.Bird && s.Count > 1 && s.Pose == "" && !onGround[s.ID]:
		s.Pose = "flying"
	case s.ID == "cherry-blossom" && s.Count > 1:
		s.ID = "cherry-blossom-tree"
	case treeKinds[s.ID] && s.Count == figure.Unstated && c.Brief.Place == "forest":
		s.Count = forestOf
	}
}

// groundOf is the terrain of a landscape and what else belongs there. Nothing grows there that the prompt names otherwise: where trees are asked for,
// only those stand there.
func (c *composer) groundOf(all []member) (string, []member) {
	has := func(words map[string]bool) bool {
		return slices.ContainsFunc(all, func(m member) bool { return words[m.id] })
	}
	snow := c.snowy()
	if at, ok := placeNamed(c.Brief.Place); ok {
		switch {
		case at.terrain == "water":
			at = settings["lake"]
		case snow:
			at.terrain = "snow"
		case at.terrain == "grass" && has(cities):
			at.terrain = "asphalt"
		}
		return at.terrain, c.extras(at, has(treeKinds) || c.isReef(), has(farThings))
	}
	switch {
	case has(waters):
		return "shore", nil
	case snow || has(snowy):
		return "snow", nil
	case has(dusty):
		return "dust", nil
	case has(sandy):
		return "sand", nil
	case slices.ContainsFunc(all, func(m member) bool { return c.inWater(m.Root.Subject) }):
		return "shore", nil
	}
	return "grass", nil
}

// snowy reports whether there is snow on something of the landscape.
func (c *composer) snowy() bool {
	return slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return slices.Contains(s.States, "snowy") })
}

// river is the subject that is the water of a place rather than a thing beside the others, or -1: "a forest with a bear and a river".
func (c *composer) river() int {
	at, ok := placeNamed(c.Brief.Place)
	if !ok || at.terrain == "" || !outOfDoors(at) {
		return -1
	}
	return slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "river" && c.Subject(0).ID != "river" })
}

// extras are the things that belong to the place of a landscape and contradict nothing that is asked for.
func (c *composer) extras(at setting, trees, distant bool) (out []member) {
	for _, p := range at.props {
		asked := slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == p.id })
		if asked || at.terrain == "shore" && p.id == "bush" || (at.terrain == "snow" || at.terrain == "asphalt") && library.GroupOf(p.id) == "plants" && !treeKinds[p.id] || distant && farThings[p.id] || trees && (treeKinds[p.id] || p.size > .3) && !farThings[p.id] {
			continue
		}
		m := member{Cluster: named(c.Place(-1, c.drawProp(p), layout.Translate(0, 0)), p.id), id: p.id, plane: near, size: p.size}
		switch {
		case farThings[p.id]:
			m.plane = far
		case treeKinds[p.id] || library.GroupOf(p.id) == "buildings":
			m.plane = middle
		case p.high > 0:
			m.plane = sky
		}
		out = append(out, m)
	}
	return out
}

// floated reports whether something is in the water of a shore, and fish whether it is seen through its surface.
func floated(id string) bool {
	return hierarchy.Afloat[id] || strings.HasSuffix(id, "boat") || id == "lotus" || id == "lily-pad" || id == "swan" || id == "duck"
}
func fish(id string) bool {
	return strings.HasSuffix(id, "fish") && id != "starfish" && library.GroupOf(id) == "sea"
}

// boxed scales a cluster into a box and sets the middle of its foot on a place.
func boxed(k layout.Cluster, w, h float64, foot landSpot) layout.Cluster {
	b := k.Bounds()
	k = k.Scaled(min(w/max(b.W(), 1e-9), h/max(b.H(), 1e-9)))
	b = k.Bounds()
	y := b.Y1
	if k.Ground > b.Y0+.5*b.H() && k.Ground < b.Y1 {
		y = k.Ground
	}
	return k.Moved(foot.x-(b.X0+b.X1)/2, foot.y-y)
}

// topOver is the upper edge of what of some clusters lies between two heights of the page, or 0.
func topOver(k layout.Cluster, x0, x1 float64) float64 {
	top := 0.0
	for _, s := range k.Sprites {
		if s.Box.X1 > x0 && s.Box.X0 < x1 {
			top = min(top, s.Box.Y0)
		}
	}
	return top
}
