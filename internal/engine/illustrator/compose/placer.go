package compose

import (
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// Request asks for one composition of a brief. Variations are different ideas: poses, arrangements, palettes.
type Request struct {
	Brief     brief.Brief
	Seed      int64
	Variation int
}

// newComposer settles the relations of a request.
func newComposer(req Request) *composer {
	c := &composer{
		Request: req, inlaid: -1,
		rng: rand.New(rand.NewPCG(uint64(req.Seed), uint64(req.Variation)+0x9E3779B97F4A7C15)),
	}
	c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	c.beforeFlags()
	c.colorPlain()
	c.standOut()
	c.animate()
	c.characters()
	c.cutBites()
	c.inheritCoats()
	c.hangOver()
	c.beneath()
	c.showShirts()
	c.inscribe()
	c.blanked()
	c.handTools()
	c.hand()
	c.gatherRound()
	c.shareOut()
	c.tip()
	c.pour()
	c.tree()
	c.loads()
	c.underBlossoms()
	c.evenSides()
	c.keepGoal()
	c.meet()
	c.lendHands()
	c.equip()
	c.pair()
	c.grasp()
	c.spreadOut()
	c.holdListed()
	c.sitListed()
	c.heldSigns()
	c.closeHands()
	c.scatter()
	return c
}

// composer is a composition in the making.
type composer struct {
	Request
	rng    *rand.Rand
	links  []brief.Relation // settled: From is placed by To, every subject is placed once
	serial int              // number of the last drawing
	inlaid int              // the element of a mark that was asked for inside another, or -1
	onDeep bool             // the mark of a logo stands on the deep color of its palette
}

func (c *composer) subject(i int) brief.Subject { return c.Brief.Subjects[i] }

// option picks one of n ideas of equal worth: variation 0 takes the first, others the next ones.
func (c *composer) option(n int) int {
	if n < 2 {
		return 0
	}
	return c.Variation % n
}

// mark reports whether what is composed is the mark of a logo.
func (c *composer) mark() bool { return c.Brief.Style.Name == "logo" }
