package relation

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// towRoom is the room between an animal and what it pulls on ropes, as a share of the animal's length.
const towRoom = .16

// harness lets k's root pull a thing on a rope from a harness around its chest.
func (c *Placer) harness(k, thing layout.Cluster, i int) layout.Cluster {
	side, root := layout.FacingSide(k.Root), k.Root
	if side < 0 {
		thing = thing.Mirrored()
	}
	b, room := thing.Bounds(), towRoom*root.Box().W()
	if side > 0 {
		thing = thing.Moved(rearOf(root)-room-b.X1, 0)
	} else {
		thing = thing.Moved(rearOf(root)+room-b.X0, 0)
	}
	b = thing.Bounds()
	tow := kit.Anchor{X: b.X1 - .03*b.W(), Y: b.Y0 + .56*b.H()}
	if side < 0 {
		tow.X = b.X0 + .03*b.W()
	}
	if a, ok := thing.Root.Drawing.Anchors["tow"]; ok {
		tow.Y = layout.MapAnchor(thing.Root.M, a).Y
	}
	out := thing.Over(c.harnessed(k, i, tow))
	out.Root, out.Ground = root, k.Ground
	return out
}

// rearOf is where an animal ends behind: at the root of its tail, which would else be torn by what follows.
func rearOf(in layout.Instance) float64 {
	back, tail := in.Anchor("back"), in.Anchor("tail").X
	if layout.FacingSide(in) > 0 {
		return min(tail, back.X-.4*back.W)
	}
	return max(tail, back.X+.4*back.W)
}

// harnessed puts a harness on k's root and a rope from it to what it pulls.
func (c *Placer) harnessed(k layout.Cluster, i int, tow kit.Anchor) layout.Cluster {
	back, neck, side := k.Root.Anchor("back"), k.Root.Anchor("neck"), layout.FacingSide(k.Root)
	withers := kit.Anchor{X: back.X + side*.36*back.W, Y: back.Y}
	belly := k.Ground - .42*(k.Ground-back.Y)
	hold := kit.Anchor{X: withers.X + side*.02*back.W, Y: withers.Y + .5*(belly-withers.Y)}
	width := .03 * (k.Ground - back.Y)
	bands := c.Rope(i, []kit.Anchor{hold, tow}, 1.1*width, "#c79a5b").
		Over(c.Rope(i, []kit.Anchor{{X: withers.X, Y: withers.Y + width}, hold, {X: withers.X - side*.03*back.W, Y: belly}}, 2*width, "#cf3f3a")).
		Over(c.Rope(i, []kit.Anchor{hold, {X: neck.X - side*.02*back.W, Y: neck.Y + .6*(hold.Y-neck.Y)}}, 2*width, "#cf3f3a"))
	return k.Within(k.Root.Serial, kit.Fore, bands)
}

// isTeam reports whether several animals pull one thing together.
func (c *Placer) isTeam(l brief.Relation) bool {
	team := c.Subject(l.From)
	return l.Kind == "pulling" && team.Kind == brief.Animal && !figure.Dressed(team) && team.Count > 1 && c.Subject(l.To).Count == 1
}

// teamed lines the animals of a team up in pairs before what they pull, each on the rope behind it.
func (c *Placer) teamed(all []layout.Cluster, link brief.Relation) layout.Cluster {
	i := hierarchy.Child(link)
	out, first := c.pushed(all[0], i, "pulling", layout.How{}), all[0]
	root, ground := out.Root, out.Ground
	for n, next := range all[1:] {
		side, box, tow := layout.FacingSide(first.Root), first.Root.Box(), first.Root.Anchor("neck")
		dx, dy := side*teamAside*box.W(), -teamUp*box.H() // beside it, on the far side
		if n%2 == 1 {
			dx, dy = first.Root.Anchor("head").X+side*.24*box.W()-rearOf(next.Root), 0
		}
		next = next.Moved(dx, first.Ground-next.Ground+dy)
		next = c.harnessed(next, i, kit.Anchor{X: tow.X, Y: tow.Y + .1*box.H() + dy})
		if n%2 == 1 {
			out, first = out.Over(next), next
		} else {
			out = out.Before(next)
		}
		out.Root, out.Ground = root, ground
	}
	return out
}

// How far the second animal of a pair is ahead of the first and farther away, as shares of its size.
const (
	teamAside = .26
	teamUp    = .14
)
