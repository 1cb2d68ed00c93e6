// Package compose arranges what a brief asks for: it draws every subject, lets limbs reach anchors, puts things on, in, under
// and beside each other at sizes that follow the real ones, and fits the whole to the canvas. The same request gives the same
// scene.
package compose

import (
	"math/rand/v2"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Request asks for one composition of a brief. Variations are different ideas: poses, arrangements, palettes.
type Request struct {
	Brief     brief.Brief
	Seed      int64
	Variation int
}

// Scene is a finished composition on a canvas of side 1.
type Scene struct {
	Sprites []Sprite  // painter's order: first is farthest back
	Box     kit.Box   // what is painted
	Bleeds  bool      // made to touch the frame
	Set     bool      // a logo whose mark and letters have their places: a style keeps them
	Ink     kit.Color // of a logo: the color of its name, and of its mark where that is in lines
}

// Sprite is one layer of one drawing.
type Sprite struct {
	Subject int          // index into the brief's subjects
	Nodes   []scene.Node // in units of the drawing
	Matrix  scene.Matrix // from those to the canvas
	Box     kit.Box      // on the canvas
}

// fill is the share of the canvas that a composition takes in its longer direction.
const fill = .85

// Compose arranges the subjects of a brief. A brief without subjects gives an empty scene.
func Compose(req Request) Scene {
	c := newComposer(req)
	if req.Brief.Sheet != "" && len(req.Brief.Subjects) > 1 {
		return c.sheet()
	}
	if out, ok := c.designed(); ok {
		return out.without(len(req.Brief.Subjects))
	}
	if out, ok := c.besideLetter(); ok {
		return out.without(len(req.Brief.Subjects))
	}
	var groups []cluster
	for i := range c.Brief.Subjects {
		if c.isRoot(i) {
			groups = append(groups, c.copies(i))
		}
	}
	return c.staged(c.onPlace(c.tilted(c.arrange(groups)))).without(len(req.Brief.Subjects))
}

// without takes the subjects off sprites that are no subject of a brief with n of them, such as the branch that somebody hangs from.
func (s Scene) without(n int) Scene {
	for i := range s.Sprites {
		if s.Sprites[i].Subject >= n {
			s.Sprites[i].Subject = -1
		}
	}
	return s
}

// newComposer settles the relations of a request.
func newComposer(req Request) *composer {
	c := &composer{
		Request: req, inlaid: -1,
		rng: rand.New(rand.NewPCG(uint64(req.Seed), uint64(req.Variation)+0x9E3779B97F4A7C15)),
	}
	c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	c.standOut()
	c.animate()
	c.characters()
	c.inheritCoats()
	c.hangOver()
	c.beneath()
	c.showShirts()
	c.inscribe()
	c.blanked()
	c.handTools()
	c.hand()
	c.gatherRound()
	c.tree()
	c.loads()
	c.underBlossoms()
	c.evenSides()
	c.keepGoal()
	c.meet()
	c.lendHands()
	c.pair()
	c.grasp()
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
}

func (c *composer) subject(i int) brief.Subject { return c.Brief.Subjects[i] }

// option picks one of n ideas of equal worth: variation 0 takes the first, others the next ones.
func (c *composer) option(n int) int {
	if n < 2 {
		return 0
	}
	return c.Variation % n
}
