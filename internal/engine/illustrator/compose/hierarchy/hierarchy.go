// Package hierarchy settles the relations of a brief before anything is placed: by which other subject each one is placed, who holds what in
// which hand, and what is added or left out for that.
package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// Tree is the subjects of a request, each of which is placed by one other.
type Tree struct{ *figure.Drawer }

// NewTree settles the relations of a request.
func NewTree(req layout.Request) *Tree {
	c := &Tree{figure.NewDrawer(req)}
	c.beforeFlags()
	c.mechanize()
	c.colorPlain()
	c.standOut()
	c.animate()
	c.characters()
	c.cutBites()
	c.inheritCoats()
	c.varyCoats()
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
	c.shareTable()
	c.meet()
	c.lendHands()
	c.equip()
	c.pair()
	c.sitAtTables()
	c.settle()
	c.partUmbrellas()
	c.spreadOut()
	c.holdListed()
	c.sitListed()
	c.heldSigns()
	c.closeHands()
	c.scatter()
	return c
}

// RoughTree settles only by the relations of a brief who shares, what is poured and by what each subject is placed: nothing is drawn for it.
func RoughTree(b brief.Brief) *Tree {
	c := &Tree{&figure.Drawer{Request: layout.Request{Brief: b}}}
	c.Brief.Subjects = slices.Clone(c.Brief.Subjects)
	c.shareOut()
	c.tip()
	c.pour()
	c.tree()
	return c
}
