package compose

import (
	"cmp"
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// pour settles what a drink is poured from and into: "milk pouring from a jug into a glass" is a jug over a glass, with milk between them.
func (c *composer) pour() {
	for n, r := range c.Brief.Relations {
		at := slices.IndexFunc(c.Brief.Relations, func(o brief.Relation) bool { return o.From == r.To && o.Kind == "inside" && o.To != r.From })
		if r.Kind != "spilling from" || at < 0 || r.From < 0 || r.From >= len(c.Brief.Subjects) || liquids[c.subject(r.From).ID] == "" {
			continue
		}
		all := slices.Clone(c.Brief.Relations)
		into := all[at].To
		all[at] = brief.Relation{From: into, Kind: "filled from", To: r.To}
		all[n] = brief.Relation{From: r.To, Kind: "pouring", To: r.From}
		c.Brief.Relations = all
		if jug := &c.Brief.Subjects[r.To]; jug.ID == "pitcher" { // without the lemonade that it is drawn with
			jug.Without = append(slices.Clone(jug.Without), "fruit", "leaves")
			jug.Parts = append(slices.Clone(jug.Parts), brief.PartColor{Part: "drink", Color: cmp.Or(inJugs[c.subject(r.From).ID], "orange")})
		}
		if s := &c.Brief.Subjects[into]; s.ID == "glass" && c.subject(r.From).ID == "milk" {
			s.ID = "glass-of-milk"
		}
		return
	}
}

// inJugs are the colors of drinks in a jug.
var inJugs = map[string]string{"milk": "white", "coffee": "brown", "tea": "amber", "wine": "maroon", "beer": "gold", "lemonade": "yellow", "soda": "brown", "honey": "amber"}

// How a vessel pours: its length in that of what it fills, its turn in degrees, how far above the rim its spout is, and how wide the stream is.
const (
	pourLong  = 1.05
	pourTurn  = 52
	pourAbove = .16
	pourWide  = .06
)

// filledFrom holds a tilted vessel over k's root and lets what is in it run into k's root.
func (c *composer) filledFrom(k cluster, i int, h how) cluster {
	one := c.unit(i, how{copy: h.copy})
	b := k.root.box()
	one = one.scaled(pourLong * max(b.H(), .8*b.W()) / bySize(one.root))
	box, side := one.root.box(), 1.0
	spout := kit.Anchor{X: box.X1 - .02*box.W(), Y: box.Y0 + .22*box.H()}
	if one.root.has("grip") && one.root.anchor("grip").X > (box.X0+box.X1)/2 {
		side, spout = -1, kit.Anchor{X: box.X0 + .06*box.W(), Y: box.Y0 + .1*box.H()}
	}
	x, y := (b.X0+b.X1)/2+side*.08*b.W(), b.Y0-pourAbove*b.H()
	one = one.moved(-spout.X, -spout.Y).transformed(scene.Rotate(pourAngle(side))).moved(x, y)
	hex := water
	for _, l := range c.links {
		if l.Kind == "pouring" && l.From == i {
			hex = liquids[c.subject(l.To).ID]
		}
	}
	stream := c.pouredStream(i, x, y-.01*b.H(), b.Y0+.3*b.H(), pourWide*b.W(), hex)
	root, ground := k.root, k.ground
	k = k.within(root.serial, kit.Fore, stream).over(one)
	k.root, k.ground = root, ground
	return k
}

// pourAngle is the angle of a pouring vessel in radians.
func pourAngle(side float64) float64 { return side * pourTurn * 3.14159265 / 180 }

// pouredStream is a drink that runs straight down and grows thinner.
func (c *composer) pouredStream(i int, x, y0, y1, width float64, hex string) cluster {
	canvas, err := kit.NewCanvas("stream", nil, kit.Options{})
	if err != nil {
		return cluster{}
	}
	t, w := kit.TonesOf(kit.Hex(hex)), width/2
	d := fmt.Sprintf("M%g %gQ%g %g %g %gV%gH%gV%gQ%g %g %g %gZ", x-1.3*w, y0, x-.8*w, y0+2*w, x-.7*w, y0+5*w, y1, x+.7*w, y0+5*w, x+.8*w, y0+2*w, x+1.3*w, y0)
	canvas.Part("stream", canvas.Form(d, kit.Lin(x-w, 0, x+w, 0, t.D, t.LL, t.M)))
	return c.place(i, canvas.Drawing(), scene.Identity)
}
