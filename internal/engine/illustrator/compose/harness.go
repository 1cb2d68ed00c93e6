package compose

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// onFours reports whether an instance is an animal on its own four legs.
func (c *composer) onFours(in instance) bool {
	s := c.subject(in.subject)
	return s.Kind == brief.Animal && !dressed(s) && !in.has("shoulderNear")
}

// towRoom is the room between an animal and what it pulls on ropes, as a share of the animal's length.
const towRoom = .16

// harness lets k's root pull a thing on a rope from a harness around its chest.
func (c *composer) harness(k, thing cluster, i int) cluster {
	side, root := facingSide(k.root), k.root
	if side < 0 {
		thing = thing.mirrored()
	}
	b, room := thing.bounds(), towRoom*root.box().W()
	if side > 0 {
		thing = thing.moved(rearOf(root)-room-b.X1, 0)
	} else {
		thing = thing.moved(rearOf(root)+room-b.X0, 0)
	}
	b = thing.bounds()
	tow := kit.Anchor{X: b.X1 - .03*b.W(), Y: b.Y0 + .56*b.H()}
	if side < 0 {
		tow.X = b.X0 + .03*b.W()
	}
	if a, ok := thing.root.drawing.Anchors["tow"]; ok {
		tow.Y = mapAnchor(thing.root.m, a).Y
	}
	out := thing.over(c.harnessed(k, i, tow))
	out.root, out.ground = root, k.ground
	return out
}

// facingSide is 1 for what looks to the right, -1 for what looks to the left.
func facingSide(in instance) float64 {
	if in.drawing.Facing == kit.Left != (in.m[0] < 0) {
		return -1
	}
	return 1
}

// rearOf is where an animal ends behind: at the root of its tail, which would else be torn by what follows.
func rearOf(in instance) float64 {
	back, tail := in.anchor("back"), in.anchor("tail").X
	if facingSide(in) > 0 {
		return min(tail, back.X-.4*back.W)
	}
	return max(tail, back.X+.4*back.W)
}

// harnessed puts a harness on k's root and a rope from it to what it pulls.
func (c *composer) harnessed(k cluster, i int, tow kit.Anchor) cluster {
	back, neck, side := k.root.anchor("back"), k.root.anchor("neck"), facingSide(k.root)
	withers := kit.Anchor{X: back.X + side*.36*back.W, Y: back.Y}
	belly := k.ground - .42*(k.ground-back.Y)
	hold := kit.Anchor{X: withers.X + side*.02*back.W, Y: withers.Y + .5*(belly-withers.Y)}
	width := .03 * (k.ground - back.Y)
	bands := c.rope(i, []kit.Anchor{hold, tow}, 1.1*width, "#c79a5b").
		over(c.rope(i, []kit.Anchor{{X: withers.X, Y: withers.Y + width}, hold, {X: withers.X - side*.03*back.W, Y: belly}}, 2*width, "#cf3f3a")).
		over(c.rope(i, []kit.Anchor{hold, {X: neck.X - side*.02*back.W, Y: neck.Y + .6*(hold.Y-neck.Y)}}, 2*width, "#cf3f3a"))
	return k.within(k.root.serial, kit.Fore, bands)
}

// isTeam reports whether several animals pull one thing together.
func (c *composer) isTeam(l brief.Relation) bool {
	team := c.subject(l.From)
	return l.Kind == "pulling" && team.Kind == brief.Animal && !dressed(team) && team.Count > 1 && c.subject(l.To).Count == 1
}

// teamed lines the animals of a team up in pairs before what they pull, each on the rope behind it.
func (c *composer) teamed(all []cluster, link brief.Relation) cluster {
	i := child(link)
	out, first := c.pushed(all[0], i, "pulling", how{}), all[0]
	root, ground := out.root, out.ground
	for n, next := range all[1:] {
		side, box, tow := facingSide(first.root), first.root.box(), first.root.anchor("neck")
		dx, dy := side*teamAside*box.W(), -teamUp*box.H() // beside it, on the far side
		if n%2 == 1 {
			dx, dy = first.root.anchor("head").X+side*.24*box.W()-rearOf(next.root), 0
		}
		next = next.moved(dx, first.ground-next.ground+dy)
		next = c.harnessed(next, i, kit.Anchor{X: tow.X, Y: tow.Y + .1*box.H() + dy})
		if n%2 == 1 {
			out, first = out.over(next), next
		} else {
			out = out.before(next)
		}
		out.root, out.ground = root, ground
	}
	return out
}

// How far the second animal of a pair is ahead of the first and farther away, as shares of its size.
const (
	teamAside = .26
	teamUp    = .14
)

// rope is a band through some places with a light on its upper edge.
func (c *composer) rope(i int, through []kit.Anchor, width float64, hex string) cluster {
	canvas, err := kit.NewCanvas("rope", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	t, line := kit.TonesOf(kit.Hex(hex)), ""
	for n, a := range through {
		line += fmt.Sprintf("%c%g %g", "ML"[min(n, 1)], a.X, a.Y)
	}
	canvas.Part("rope", canvas.Line(line, t.DDD, width*1.3), canvas.Line(line, t.M, width), canvas.Line(line, t.LL, width*.3).Move(0, -.22*width).Opacity(.7))
	return c.place(i, canvas.Drawing(), scene.Identity)
}

// harnessed are the vehicles that animals stand before, not in: "a sleigh with reindeer".
var harnessed = words("sleigh carriage wagon cart")

// mostAboard is the most riders that a vehicle's opening or window shows.
const mostAboard = 4

// isAboard reports whether who a vehicle comes "with" is in it: a boat with three kids, a car with a dog.
func (c *composer) isAboard(l brief.Relation) bool {
	vehicle, rider := c.subject(l.From), c.subject(l.To)
	if l.Kind != "with" || vehicle.Kind != brief.Piece || library.GroupOf(vehicle.ID) != "vehicles" && !afloat[vehicle.ID] || vehicle.Count > 1 || !c.stands(l.To) || rider.Count > mostAboard {
		return false
	}
	if harnessed[vehicle.ID] && rider.Kind == brief.Animal || upOn[rider.Pose] {
		return false
	}
	return c.draw(l.From, how{}).Anchors["inside"].W > 0
}

// seatForLap gives who has somebody on the lap a seat, where the prompt names none.
func (c *composer) seatForLap(l brief.Relation) {
	sits := slices.ContainsFunc(c.links, func(o brief.Relation) bool { return o.From == l.To && (grouped[o.Kind] || o.Kind == "dressed as") })
	if l.Kind != "on lap" || sits || c.subject(l.To).Kind != brief.Person {
		return
	}
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "armchair", Count: 1})
	c.links = append(c.links, brief.Relation{From: l.To, Kind: "sitting on", To: len(c.Brief.Subjects) - 1})
}
