package holding

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// hold is a thing that finds its place on who holds it, eats it, drinks it or plays it.
type hold struct {
	c         *placing.Placer
	k, thing  layout.Cluster // k's root has the thing
	by, of    brief.Subject  // who has it, and what it is
	i, n      int            // the subject of the thing, and how many things they have before it
	kind      string         // the relation
	person    bool           // k's root has two hands, as people do
	near, far kit.Anchor     // its hands
}

// holder is a kind of who holds a thing.
type holder int

const (
	anyone holder = iota
	people        // everybody with two hands: animals in clothes and robots, too
	birds
	animals
	figurines // drawings of the kit that look alive: snowmen, dragons, sharks
)

func (h *hold) isBy(who holder) bool {
	switch who {
	case people:
		return h.person
	case birds:
		return h.by.Kind == brief.Bird
	case animals:
		return h.by.Kind == brief.Animal
	case figurines:
		return h.by.Kind == brief.Piece
	}
	return true
}

// holdRow is one way in which things are held. A column that is empty fits all.
type holdRow struct {
	by    holder
	doing string          // the relation
	told  string          // the pose that the prompt tells
	drawn string          // the pose that is drawn
	has   string          // an anchor of who holds it
	what  map[string]bool // the thing
	when  func(*hold) bool
	place func(*hold) // puts the thing into k
}

func (r *holdRow) fits(h *hold) bool {
	return h.isBy(r.by) && (r.doing == "" || r.doing == h.kind) && (r.told == "" || r.told == h.by.Pose) && (r.drawn == "" || r.drawn == h.k.Root.How.Pose) &&
		(r.has == "" || h.has(r.has)) && (r.what == nil || r.what[h.of.ID]) && (r.when == nil || r.when(h))
}

// Things of the rows of holds.
var (
	bubbles  = figure.Words("bubbles")
	speaking = figure.Words("microphone")
	parasols = figure.Words("umbrella")
)

// holds are the ways in which things are held, the most special ones first: the first row that fits is taken, and the last one of people and the
// last one of all fit everything.
func holds() []holdRow {
	return []holdRow{
		{when: (*hold).byHandAlone, place: (*hold).inFingers},
		{doing: "eating", what: Smoked, has: "mouth", place: (*hold).betweenLips},
		{by: people, doing: "holding", drawn: holdTwo, has: "chest", when: (*hold).isTiny, place: by(onThePalms)},
		{by: people, what: bubbles, place: (*hold).offTheMouth},
		{by: people, doing: "drinking", has: "mouth", when: (*hold).atLips, place: by(sipped)},
		{by: people, doing: "eating", has: "mouth", when: (*hold).isBite, place: by(bitten)},
		{by: people, what: speaking, place: (*hold).uprightInHand},
		{by: people, doing: "playing", what: atShoulder, has: "neck", place: (*hold).underTheChin},
		{doing: "playing", has: "mouth", when: (*hold).isWind, place: (*hold).atTheMouth},
		{by: people, doing: "playing", when: (*hold).isGuitar, place: (*hold).acrossTheBody},
		{by: people, told: "raising", place: by(raised)},
		{by: people, told: "lifting", place: (*hold).overTheHead},
		{by: people, told: "catching", place: (*hold).caught},
		{by: people, told: "throwing", what: Airy, place: by(tossedUp)},
		{by: people, when: (*hold).byFreeHand, place: by(inFreeHand)},
		{by: people, what: flatThings, when: (*hold).onTheMove, place: (*hold).foldedInHand},
		{by: people, what: papers, drawn: "reading", has: "head", when: (*hold).isPiece, place: by(heldOpen)},
		{by: people, what: papers, drawn: holdTwo, has: "head", when: (*hold).isPiece, place: by(heldOpen)},
		{by: people, what: flatThings, when: (*hold).byEdges, place: (*hold).betweenPalms},
		{by: people, drawn: HoldBoth, when: (*hold).isSomebodySmall, place: (*hold).onOneArm},
		{by: people, drawn: HoldBoth, when: (*hold).hasNoHandle, place: (*hold).inOneHand},
		{by: people, has: "chest", when: (*hold).isCuddled, place: (*hold).cuddled},
		{by: people, when: (*hold).byOneHandle, place: (*hold).byTheHandle},
		{by: people, drawn: "carrying", when: (*hold).isPersonInArms, place: (*hold).onBothArms},
		{by: people, has: "chest", when: (*hold).isHugged, place: (*hold).pressedToChest},
		{by: people, place: (*hold).inBothHands},

		{by: birds, doing: "reading", when: (*hold).standsUpright, place: (*hold).beforeTheBelly},
		{by: birds, doing: "using", when: (*hold).standsUpright, place: (*hold).beforeTheBelly},
		{by: birds, doing: "holding", when: (*hold).byWing, place: (*hold).underTheWing},
		{by: birds, when: (*hold).isSomebody, place: (*hold).fromTheBill},
		{by: birds, place: (*hold).inBillOrTalons},
		{by: animals, when: (*hold).byMouth, place: (*hold).inMouthOrBowl},
		{by: figurines, doing: "eating", has: "mouth", when: (*hold).isJawed, place: (*hold).inTheJaws},
		{by: figurines, doing: "holding", has: "mouth", when: (*hold).isJawed, place: (*hold).inTheJaws},
		{has: "belly", place: (*hold).onTheBelly},
		{doing: "playing", when: (*hold).hasNoPaws, place: (*hold).tiltedBefore},
		{what: parasols, when: (*hold).isByNoPerson, place: (*hold).aboveTheHead},
		{what: Airborne, when: (*hold).floatsOnString, place: (*hold).floating},
		{when: (*hold).inPaws, place: (*hold).toBite},
		{has: "paw4", when: (*hold).isFurther, place: (*hold).inNthArm},
		{by: animals, when: (*hold).eachInAPaw, place: (*hold).inOnePaw},
		{by: figurines, when: (*hold).bySide, place: (*hold).atItsSide},
		{place: (*hold).inThePaw},
	}
}

// by places a thing by a step that needs only who has it.
func by(step func(*placing.Placer, layout.Cluster, layout.Cluster) layout.Cluster) func(*hold) {
	return func(h *hold) { h.k = step(h.c, h.k, h.thing) }
}

// put places a thing where it is held: the nth one of those that k's root has.
func put(c *placing.Placer, k, thing layout.Cluster, i int, kind string, n int) layout.Cluster {
	h := &hold{c: c, k: k, thing: thing, by: c.Subject(k.Root.Subject), of: c.Subject(i), i: i, n: n, kind: kind}
	h.near, h.far = h.anchor("handNear"), h.anchor("handFar")
	h.person = h.has("handFar") && (h.by.Kind == brief.Person || figure.Dressed(h.by) || h.has("shoulderNear"))
	rows := holds()
	rows[slices.IndexFunc(rows, func(r holdRow) bool { return r.fits(h) })].place(h)
	return h.k
}
