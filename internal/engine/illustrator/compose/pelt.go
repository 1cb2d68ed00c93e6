package compose

import (
	"fmt"
	"math"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/person"
	"pellucid/internal/engine/illustrator/scene"
)

// peltOf returns the body of an animal that stands upright: what of it no clothes cover is its own coat.
func (c *composer) peltOf(i int, h how) *person.Pelt {
	s := c.subject(i)
	if isCreature(s) {
		return c.creaturePelt(s)
	}
	p := &person.Pelt{Girth: .9}
	if s.Kind == brief.Bird {
		b := bird.CoatOf(c.birdSpec(i, h))
		p.Fur, p.Belly, p.Limbs, p.Feet, p.Foot = b.Feathers, b.Belly, b.Wings, b.Legs, "wing"
	} else {
		spec := c.animalSpec(i, h)
		a := animal.CoatOf(spec, strings.HasPrefix(personPoseOf(h.pose), "sitting") || h.pose == "riding")
		p.Fur, p.Belly, p.Limbs, p.Feet, p.Foot, p.Girth = a.Fur, a.Belly, a.Limbs, a.Feet, a.Foot, a.Girth
		p.Tail, p.Rump = a.Tail, a.Rump
		p.Fill, _ = fillOf(a.Pattern)
		if s.Young {
			p.Girth *= 1.1
		}
	}
	if f, ok := fillOf(s.Fill); ok {
		p.Fill = f
	}
	p.Cm = uprightSize(ownLength(s))
	return p
}

// lengths are those of animals on their own legs in centimeters, by species and age.
var lengths sync.Map

// ownLength is the length of an animal on its own legs in centimeters.
func ownLength(s brief.Subject) float64 {
	key := fmt.Sprint(s.Kind, s.ID, s.Young)
	if cm, ok := lengths.Load(key); ok {
		return cm.(float64)
	}
	var d kit.Drawing
	if s.Kind == brief.Bird {
		d = bird.Draw(bird.Spec{Species: s.ID, Young: s.Young})
	} else {
		d = animal.Draw(animal.Spec{Species: s.ID, Young: s.Young})
	}
	cm := realSize(d)
	lengths.Store(key, cm)
	return cm
}

// uprightSize is the height of an animal that stands upright, by its length on its own legs in centimeters: between its own and a
// person's, because it handles the things that people do.
func uprightSize(cm float64) float64 { return min(max(math.Sqrt(cm*130), 45), 210) }

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
var spreads = words("butterfly monarch-butterfly moth dragonfly")

// suited dresses k's root as an insect.
func (c *composer) suited(k cluster, i int, suit insectSuit) cluster {
	head, neck := k.root.anchor("head"), k.root.anchor("neck")
	w := k.root.anchor("chest").W
	if w <= 0 {
		w = .6 * head.W
	}
	low := neck.Y + .62*(k.ground-neck.Y)
	x, y, rx, ry := neck.X, (neck.Y+low)/2, max(1.5*w, .42*(low-neck.Y)), .52*(low-neck.Y)
	k = c.wingsOf(k, i, x, neck.Y+.3*(low-neck.Y), 3.4*rx)
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
	top := k.root.anchor("headTop")
	feeler := func(side float64) kit.Node {
		tx, ty := top.X+side*.34*head.W, top.Y-.42*head.W
		return kit.Of(canvas.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", top.X+side*.14*head.W, top.Y+.06*head.W, top.X+side*.14*head.W, top.Y-.3*head.W, tx, ty), m.D, .045*head.W), canvas.Circle(tx, ty, .08*head.W, kit.Rad(tx-.03*head.W, ty-.03*head.W, .1*head.W, b.L, b.M, b.D)))
	}
	canvas.Part("feelers", feeler(-1), feeler(1))
	return k.within(k.root.serial, kit.Fore, c.place(i, canvas.Drawing(), scene.Identity))
}

// wingsOf spreads the wings of a piece behind k's root.
func (c *composer) wingsOf(k cluster, i int, x, y, wide float64) cluster {
	whole := c.draw(i, how{})
	if !spreads[c.subject(i).ID] {
		whole = mustDraw("dragonfly") // whose wings are seen from above
	}
	d := finish.Only(whole, "wings", false)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	if d.Box.W() <= 0 {
		return k
	}
	wings := c.place(i, d, centered(d, wide/d.Box.W(), x, y, 0))
	return k.before(wings)
}
