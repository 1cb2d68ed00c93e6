package compose

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// weapons are what who fights holds by role, where the prompt names nothing.
var weapons = map[string]string{"knight": "sword", "pirate": "sword", "gladiator": "sword", "samurai": "katana", "ninja": "katana", "viking": "axe"}

// equip gives people what they cannot do without in their hands: knights fight with a sword, nurses inject with a syringe.
func (c *composer) equip() {
	for i, s := range slices.Clone(c.Brief.Subjects) {
		if s.Kind != brief.Person || c.handling(i) {
			continue
		}
		kind, _ := c.together(i, 0)
		switch {
		case kind == "fighting" && weapons[s.ID] != "":
			c.hold(i, weapons[s.ID])
		case s.Pose == "injecting":
			c.hold(i, "syringe")
		}
	}
}

// handling reports whether the prompt says what somebody has in the hands.
func (c *composer) handling(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == i && inHands[l.Kind] })
}

// hold puts a thing of which the prompt does not tell into somebody's hand.
func (c *composer) hold(i int, id string) {
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: c.subject(i).Count})
	c.links = append(c.links, brief.Relation{From: i, Kind: "holding", To: len(c.Brief.Subjects) - 1})
}

// shareOut settles what two do with one thing: they hold what they share between them, one throws and one catches, and who is read with sits too.
func (c *composer) shareOut() {
	for n, r := range slices.Clone(c.Brief.Relations) {
		if r.From < 0 || r.To < 0 || r.From >= len(c.Brief.Subjects) || r.To >= len(c.Brief.Subjects) {
			continue
		}
		from, to := c.subject(r.From), c.subject(r.To)
		switch {
		case r.Kind == "between" && to.Kind == brief.Person && from.Kind == brief.Piece && from.Count == 1 && library.GroupOf(from.ID) == "food":
			c.shareFood(n)
		case r.Kind == "holding" && from.Kind == brief.Person && from.Pose == "throwing" && from.Count > 1 && to.Kind == brief.Piece && to.Count == 1 && strings.Contains(to.ID, "ball"):
			c.playCatch(r.From)
		case r.Kind == "holding" && from.Kind == brief.Person && from.Pose == "throwing" && from.Count == 1 && strings.Contains(to.ID, "ball"):
			if at := c.withWhom(r.From); at >= 0 && c.subject(c.Brief.Relations[at].From).Pose == "" {
				c.Brief.Subjects[c.Brief.Relations[at].From].Pose = "catching"
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[at].Kind = "facing"
			}
		case r.Kind == "reading" && from.Kind == brief.Person && from.Count == 1:
			if at := c.withWhom(r.From); at >= 0 {
				if other := &c.Brief.Subjects[c.Brief.Relations[at].From]; other.Pose == "" {
					other.Pose = "sitting"
				}
			}
		}
	}
}

// withWhom is the relation from the one other person whom somebody is beside, before the relations are settled, or -1.
func (c *composer) withWhom(i int) int {
	return slices.IndexFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && loose[r.Kind] && c.subject(r.From).Kind == brief.Person && c.subject(r.From).Count == 1
	})
}

// shareFood lets two people hold between them what the nth relation says they share.
func (c *composer) shareFood(n int) {
	r := c.Brief.Relations[n]
	all := slices.Clone(c.Brief.Relations)
	if c.subject(r.To).Count == 2 {
		all[n] = brief.Relation{From: r.To, Kind: "holding", To: r.From}
		c.Brief.Relations = append(all, brief.Relation{From: r.To, Kind: jointly, To: r.To})
		return
	}
	if at := c.withWhom(r.To); at >= 0 && c.subject(r.To).Count == 1 {
		all[n] = brief.Relation{From: all[at].From, Kind: "holding", To: r.From}
		all[at].Kind = jointly
		c.Brief.Relations = all
	}
}

// playCatch makes two of several who throw one ball: one throws it, the other one catches it.
func (c *composer) playCatch(i int) {
	c.Brief.Subjects[i].Count = 1
	other := c.subject(i)
	other.Pose = "catching"
	c.Brief.Subjects = append(c.Brief.Subjects, other)
	c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "facing", To: len(c.Brief.Subjects) - 1})
}

// injected stands somebody where the needle of k's root touches their arm.
func (c *composer) injected(k, other cluster) cluster {
	other = other.moved(0, k.ground-other.ground)
	y := other.root.anchor("shoulderNear").Y + .07*bySize(other.root)
	was := k.root.anchor("handNear")
	k = c.reaching(c.reaching(k, "handNear", was.X, y), "handFar", k.root.anchor("handFar").X, y+.1*bySize(k.root))
	root := k.root
	tip := root.anchor("handNear").X
	for n, s := range k.sprites {
		if s.drawing != root.serial && c.subject(s.subject).ID == "syringe" {
			moved := cluster{sprites: []sprite{s}}.moved(tip-was.X, root.anchor("handNear").Y-was.Y)
			k.sprites[n] = moved.sprites[0]
			tip = k.sprites[n].box.X1
		}
	}
	edge := leftAt(other.root, y-.02*bySize(root), y+.02*bySize(root))
	k = k.before(other.moved(tip-.01*bySize(root)-edge, 0))
	k.root = root
	return k
}
