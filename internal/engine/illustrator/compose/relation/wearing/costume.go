package wearing

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
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

// InCostume reports whether subject i wears a costume.
func InCostume(c *placing.Placer, i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.Kind == "dressed as" && l.From == i })
}

// Costumed puts k's root into a costume that looks like subject i.
func Costumed(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	if c.Subject(i).Kind == brief.Animal || c.Subject(i).Kind == brief.Bird {
		return inPelt(c, k, i)
	}
	if suit, ok := insectSuits[c.Subject(i).ID]; ok {
		return suited(c, k, i, suit)
	}
	thing := c.Unit(i, layout.How{})
	if b := thing.Bounds(); b.W() > wide*b.H() {
		thing = thing.TurnedBy(-90)
	}
	head, neck, chest := k.Root.Anchor("head"), k.Root.Anchor("neck"), k.Root.Anchor("chest")
	b := thing.Bounds()
	knee := neck.Y + .62*(k.Ground-neck.Y)
	if b.H() < tall*b.W() { // round things leave the head free
		top := neck.Y - .02*head.H
		thing = thing.Scaled(min((knee-top)/b.H(), 5.4*chest.W/b.W()))
		b = thing.Bounds()
		return k.Within(k.Root.Serial, kit.Fore, thing.Moved(neck.X-(b.X0+b.X1)/2, top-b.Y0))
	}
	top := head.Y - 1.05*head.H
	thing = thing.Scaled(max((knee-top)/b.H(), 1.5*head.W/b.W()))
	b = thing.Bounds()
	k = k.Within(k.Root.Serial, kit.Fore, thing.Moved(neck.X-(b.X0+b.X1)/2, knee-b.Y1))
	return faceIn(c, k, k.Root.Drawing, kit.Color{})
}

// inPelt draws k's root with the body of an animal, and the head as a hood with its ears.
func inPelt(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	h := k.Root.How
	h.Upright = true
	wearer := c.FigureSpec(k.Root.Subject, h)
	spec := c.DressedAnimal(i, h)
	spec.Age, spec.Expression = wearer.Age, ""
	if spec.Age == "" {
		spec.Age = "adult"
	}
	human := k.Root.Drawing
	suit := person.Draw(spec)
	k.Root.Drawing = suit
	var kept []layout.Layer
	for _, s := range k.Sprites {
		if s.Drawing != k.Root.Serial {
			kept = append(kept, s)
			continue
		}
		if nodes := suit.Layers[s.Layer]; len(nodes) > 0 {
			kept = append(kept, layout.Layer{Subject: i, Drawing: s.Drawing, Layer: s.Layer, Nodes: nodes, M: s.M, Box: layout.MapBox(s.M, layout.BoundsOf(nodes))})
		}
	}
	k.Sprites = kept
	return faceIn(c, k, human, c.PeltOf(i, h).Fur)
}

// opening is the half width and height of the hole for a face, as shares of a head.
const opening = .5

// faceIn shows the face of a figure in an opening of what covers it; a hood in a color lies around it, if there is one.
func faceIn(c *placing.Placer, k layout.Cluster, human kit.Drawing, hood kit.Color) layout.Cluster {
	canvas, err := kit.NewCanvas("opening", nil, kit.Options{})
	if err != nil {
		return k
	}
	from, to := human.Anchors["head"], k.Root.Drawing.Anchors["head"]
	hole := kit.Oval(from.X, from.Y+.08*from.H, opening*from.W*1.02, opening*from.H*.9)
	face := []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: canvas.Path(hole, kit.White).Scene(), Children: human.Layers[kit.Body]}}}
	rim := canvas.Path(hole, kit.None).Stroke(kit.Hex("#3a2a36").Alpha(.45), 2.5).Scene()
	move := layout.Translate(to.X-from.X, to.Y-from.Y)
	nodes := scene.Transform(append(face, rim...), move)
	if !hood.IsNone() {
		t := kit.TonesOf(hood)
		y := to.Y + .04*to.H
		around := canvas.Path(kit.Oval(to.X, y, .68*to.W, .66*to.H), kit.Rad(to.X-.3*to.W, y-.4*to.H, 1.2*to.W, t.L, t.M, t.D)).Scene()
		nodes = append(around, nodes...)
	}
	c.Serial++
	inner := layout.Cluster{Sprites: []layout.Layer{{Subject: k.Root.Subject, Drawing: c.Serial, Layer: kit.Body, Nodes: nodes, M: k.Root.M, Box: layout.MapBox(k.Root.M, layout.BoundsOf(nodes))}}}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// insectSuit is how somebody is dressed as an insect: a round body in two colors, wings at the back and feelers on the head.
type insectSuit struct {
	body, marks string
	dotted      bool
}

var insectSuits = map[string]insectSuit{
	"bee": {"#f6c62f", "#2f2a2e", false}, "wasp": {"#f6c62f", "#2f2a2e", false}, "ladybug": {"#e0382f", "#2b2528", true},
	"butterfly": {"#5a4a8f", "#f2a8d0", true}, "monarch-butterfly": {"#3a2f33", "#f2a23a", true}, "dragonfly": {"#2fa39a", "#1f6f6a", false}, "moth": {"#a98f6f", "#7a6248", true},
}

// spreads are the insects whose drawing shows both pairs of wings.
var spreads = figure.Words("butterfly monarch-butterfly moth dragonfly")

// suited dresses k's root as an insect.
func suited(c *placing.Placer, k layout.Cluster, i int, suit insectSuit) layout.Cluster {
	head, neck := k.Root.Anchor("head"), k.Root.Anchor("neck")
	w := k.Root.Anchor("chest").W
	if w <= 0 {
		w = .6 * head.W
	}
	low := neck.Y + .62*(k.Ground-neck.Y)
	x, y, rx, ry := neck.X, (neck.Y+low)/2, max(1.5*w, .42*(low-neck.Y)), .52*(low-neck.Y)
	k = wingsOf(c, k, i, x, neck.Y+.3*(low-neck.Y), 3.4*rx)
	canvas, err := kit.NewCanvas("suit", nil, kit.Options{})
	if err != nil {
		return k
	}
	b, m := kit.TonesOf(kit.Hex(suit.body)), kit.TonesOf(kit.Hex(suit.marks))
	body := kit.Oval(x, y, rx, ry)
	var marks []kit.Node
	for j := range 3 {
		at := y + ry*(.62*float64(j)-.5)
		if suit.dotted {
			marks = append(marks, canvas.Circle(x-rx*.5, at, ry*.16, m.M), canvas.Circle(x+rx*.5, at, ry*.16, m.M), canvas.Circle(x, at+ry*.26, ry*.13, m.M))
		} else {
			marks = append(marks, canvas.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x-1.1*rx, at, x, at+.2*ry, x+1.1*rx, at), m.M, ry*.26))
		}
	}
	marks = append(marks, canvas.Blur(ry*.12, canvas.Ellipse(x-.36*rx, y-.4*ry, .3*rx, .3*ry, b.LL)).Opacity(.5))
	canvas.Part("suit", canvas.Form(body, kit.Lin(x-rx, y-ry, x+rx, y+ry, b.L, b.M, b.DD), marks...))
	top := k.Root.Anchor("headTop")
	feeler := func(side float64) kit.Node {
		tx, ty := top.X+side*.34*head.W, top.Y-.42*head.W
		return kit.Of(canvas.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", top.X+side*.14*head.W, top.Y+.06*head.W, top.X+side*.14*head.W, top.Y-.3*head.W, tx, ty), m.D, .045*head.W), canvas.Circle(tx, ty, .08*head.W, kit.Rad(tx-.03*head.W, ty-.03*head.W, .1*head.W, b.L, b.M, b.D)))
	}
	canvas.Part("feelers", feeler(-1), feeler(1))
	return k.Within(k.Root.Serial, kit.Fore, c.Place(i, canvas.Drawing(), scene.Identity))
}

// wingsOf spreads the wings of a piece behind k's root.
func wingsOf(c *placing.Placer, k layout.Cluster, i int, x, y, wide float64) layout.Cluster {
	whole := c.Draw(i, layout.How{})
	if !spreads[c.Subject(i).ID] {
		whole = figure.MustDraw("dragonfly") // whose wings are seen from above
	}
	d := finish.Only(whole, "wings", false)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	if d.Box.W() <= 0 {
		return k
	}
	wings := c.Place(i, d, layout.Centered(d, wide/d.Box.W(), x, y, 0))
	return k.Before(wings)
}
