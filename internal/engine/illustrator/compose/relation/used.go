package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// injected stands somebody where the needle of k's root touches their arm.
func (c *Placer) injected(k, other layout.Cluster) layout.Cluster {
	other = other.Moved(0, k.Ground-other.Ground)
	y := other.Root.Anchor("shoulderNear").Y + .07*placing.BySize(other.Root)
	was := k.Root.Anchor("handNear")
	k = c.Reaching(c.Reaching(k, "handNear", was.X, y), "handFar", k.Root.Anchor("handFar").X, y+.1*placing.BySize(k.Root))
	root := k.Root
	tip := root.Anchor("handNear").X
	for n, s := range k.Sprites {
		if s.Drawing != root.Serial && c.Subject(s.Subject).ID == "syringe" {
			moved := layout.Cluster{Sprites: []layout.Layer{s}}.Moved(tip-was.X, root.Anchor("handNear").Y-was.Y)
			k.Sprites[n] = moved.Sprites[0]
			tip = k.Sprites[n].Box.X1
		}
	}
	edge := placing.LeftAt(other.Root, y-.02*placing.BySize(root), y+.02*placing.BySize(root))
	k = k.Before(other.Moved(tip-.01*placing.BySize(root)-edge, 0))
	k.Root = root
	return k
}

// bendsTo reports whether who feeds somebody goes down on a knee for that: the other one is small or sits on the floor.
func (c *Placer) bendsTo(i int) bool {
	return c.Subject(i).Kind == brief.Person && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		s := c.Subject(l.To)
		if l.Kind != "looking at" || l.From != i || s.Kind == brief.Piece {
			return false
		}
		return s.Kind == brief.Person && s.Person != nil && (s.Person.Age == "baby" || s.Person.Age == "toddler")
	})
}

// fed sets somebody before k's root so that what its hand holds ends at their mouth.
func (c *Placer) fed(k, other layout.Cluster) layout.Cluster {
	root := k.Root
	tip := root.Anchor("handNear")
	if far := root.Anchor("handFar"); far.X > tip.X {
		tip = far
	}
	for _, s := range k.Sprites {
		if l := (brief.Relation{From: root.Subject, Kind: "holding", To: s.Subject}); s.Drawing != root.Serial && slices.Contains(c.Links, l) {
			tip.X = max(tip.X, s.Box.X1)
			tip.Y = (s.Box.Y0 + s.Box.Y1) / 2
		}
	}
	mouth := other.Root.Anchor("mouth")
	dx := tip.X - mouth.X
	if apart := root.Anchor("head").X + .6*root.Anchor("head").W - (other.Root.Anchor("head").X - .6*other.Root.Anchor("head").W) - dx; apart > 0 {
		dx += .5 * apart
	}

	k = k.Before(other.Moved(dx, k.Ground-other.Ground)) // the spoon is before the face
	k.Root = root
	return k
}

// pouredInto fills the vessel from which k's root drinks: its liquid is no carton beside it.
func (c *Placer) pouredInto(k layout.Cluster, i, bowl int) layout.Cluster {
	if c.Subject(k.Root.Subject).Kind == brief.Person {
		return k // what is in a bottle is not seen
	}
	hex := hierarchy.Liquids[c.Subject(i).ID]
	for _, s := range k.Sprites {
		if s.Subject != bowl {
			continue
		}
		canvas, err := kit.NewCanvas("liquid", nil, kit.Options{})
		if err != nil {
			return k
		}
		d := c.Draw(bowl, layout.How{})
		a := layout.MapAnchor(s.M, d.Anchors["inside"])
		t := kit.TonesOf(kit.Hex(hex))
		y := a.Y - .1*a.H
		canvas.Part("liquid", canvas.Form(kit.Oval(a.X, y, .45*a.W, max(.3*a.H, .08*a.W)), kit.Lin(a.X-.4*a.W, y, a.X+.4*a.W, y, t.L, t.M, t.D)))
		return k.Within(s.Drawing, kit.Body, c.Place(i, canvas.Drawing(), scene.Identity))
	}
	return k
}

// paints reports whether subject i paints a thing that stands before it, and no picture of it.
func (c *Placer) paints(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "looking at" && c.Subject(l.To).Kind == brief.Piece
	})
}

// listens reports whether somebody reads to subject i.
func (c *Placer) listens(i int) bool {
	return c.Subject(i).Kind == brief.Person && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && c.Subject(l.From).Pose == "reading aloud"
	})
}

// bakes reports whether it was told what subject i bakes.
func (c *Placer) bakes(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && l.Kind == "looking at" })
}

// onTray sets what was baked on the tray between the hands of k's root.
func (c *Placer) onTray(k, food layout.Cluster) layout.Cluster {
	near, far, b := k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), food.Bounds()
	food = food.Scaled(.8 * (far.X - near.X) / max(b.W(), 1.5*b.H()))
	b = food.Bounds()
	root := k.Root
	k = k.Over(food.Moved((near.X+far.X)/2-(b.X0+b.X1)/2, (near.Y+far.Y)/2-b.Y1))
	k.Root = root
	return k
}
