package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// A costume is a thing over the body of who wears it, or the body of an animal, with the face in an opening.

// wide is how much wider than high a thing is that stands upright as a costume: a hot dog. tall is how much higher than wide one is that
// reaches over the head: a banana, a carrot.
const (
	wide = 1.1
	tall = 1.15
)

// inCostume reports whether subject i wears a costume.
func (c *composer) inCostume(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.Kind == "dressed as" && l.From == i })
}

// costumed puts k's root into a costume that looks like subject i.
func (c *composer) costumed(k cluster, i int) cluster {
	if c.subject(i).Kind == brief.Animal || c.subject(i).Kind == brief.Bird {
		return c.inPelt(k, i)
	}
	if suit, ok := insectSuits[c.subject(i).ID]; ok {
		return c.suited(k, i, suit)
	}
	thing := c.unit(i, how{})
	if b := thing.bounds(); b.W() > wide*b.H() {
		thing = thing.turnedBy(-90)
	}
	head, neck, chest := k.root.anchor("head"), k.root.anchor("neck"), k.root.anchor("chest")
	b := thing.bounds()
	knee := neck.Y + .62*(k.ground-neck.Y)
	if b.H() < tall*b.W() { // round things leave the head free
		top := neck.Y - .02*head.H
		thing = thing.scaled(min((knee-top)/b.H(), 5.4*chest.W/b.W()))
		b = thing.bounds()
		return k.within(k.root.serial, kit.Fore, thing.moved(neck.X-(b.X0+b.X1)/2, top-b.Y0))
	}
	top := head.Y - 1.05*head.H
	thing = thing.scaled(max((knee-top)/b.H(), 1.5*head.W/b.W()))
	b = thing.bounds()
	k = k.within(k.root.serial, kit.Fore, thing.moved(neck.X-(b.X0+b.X1)/2, knee-b.Y1))
	return c.faceIn(k, k.root.drawing, kit.Color{})
}

// inPelt draws k's root with the body of an animal, and the head as a hood with its ears.
func (c *composer) inPelt(k cluster, i int) cluster {
	h := k.root.how
	h.upright = true
	wearer := c.figureSpec(k.root.subject, h)
	spec := c.dressedAnimal(i, h)
	spec.Age, spec.Expression = wearer.Age, ""
	if spec.Age == "" {
		spec.Age = "adult"
	}
	human := k.root.drawing
	suit := person.Draw(spec)
	k.root.drawing = suit
	var kept []sprite
	for _, s := range k.sprites {
		if s.drawing != k.root.serial {
			kept = append(kept, s)
			continue
		}
		if nodes := suit.Layers[s.layer]; len(nodes) > 0 {
			kept = append(kept, sprite{i, s.drawing, s.layer, nodes, s.m, mapBox(s.m, boundsOf(nodes))})
		}
	}
	k.sprites = kept
	return c.faceIn(k, human, c.peltOf(i, h).Fur)
}

// opening is the half width and height of the hole for a face, as shares of a head.
const opening = .5

// faceIn shows the face of a figure in an opening of what covers it; a hood in a color lies around it, if there is one.
func (c *composer) faceIn(k cluster, human kit.Drawing, hood kit.Color) cluster {
	canvas, err := kit.NewCanvas("opening", nil, kit.Options{})
	if err != nil {
		return k
	}
	from, to := human.Anchors["head"], k.root.drawing.Anchors["head"]
	hole := kit.Oval(from.X, from.Y+.08*from.H, opening*from.W*1.02, opening*from.H*.9)
	face := []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: canvas.Path(hole, kit.White).Scene(), Children: human.Layers[kit.Body]}}}
	rim := canvas.Path(hole, kit.None).Stroke(kit.Hex("#3a2a36").Alpha(.45), 2.5).Scene()
	move := translate(to.X-from.X, to.Y-from.Y)
	nodes := scene.Transform(append(face, rim...), move)
	if !hood.IsNone() {
		t := kit.TonesOf(hood)
		y := to.Y + .04*to.H
		around := canvas.Path(kit.Oval(to.X, y, .68*to.W, .66*to.H), kit.Rad(to.X-.3*to.W, y-.4*to.H, 1.2*to.W, t.L, t.M, t.D)).Scene()
		nodes = append(around, nodes...)
	}
	c.serial++
	inner := cluster{sprites: []sprite{{k.root.subject, c.serial, kit.Body, nodes, k.root.m, mapBox(k.root.m, boundsOf(nodes))}}}
	return k.within(k.root.serial, kit.Fore, inner)
}
