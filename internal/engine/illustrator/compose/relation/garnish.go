package relation

import (
	"math"

	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/things"
)

// garnish: what a thing has "with" it that belongs on it, not beside it.

// EatenOff reports whether a subject is food that has other food on it.
func (c *Placer) EatenOff(root int) bool {
	id := c.Subject(root).ID
	return hierarchy.Dishes[id] || hierarchy.Heaps[id]
}

// visits reports whether something small and alive is on a flower.
func (c *Placer) visits(root, i int) bool {
	on := c.Subject(root)
	return hierarchy.Blossoms[on.ID] && on.Count == 1 && c.Subject(i).Count == 1 && c.Creature(i)
}

// visiting sets a small creature on the face of a flower.
func (c *Placer) visiting(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	d := c.Draw(i, layout.How{Copy: h.Copy})
	f := .36 * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	return k.Over(c.Place(i, d, layout.Centered(d, f, b.X0+.56*b.W(), b.Y0+.28*b.H(), -12)))
}

// garnished puts a child onto k's root.
func (c *Placer) garnished(k layout.Cluster, i int, h layout.How) layout.Cluster {
	on, s := c.Subject(k.Root.Subject), c.Subject(i)
	switch {
	case hierarchy.Dishes[on.ID]:
		return c.topped(k, i, h)
	case hierarchy.Bowls[on.ID]:
		return c.servedIn(k, i, h)
	case things.Drink(on.ID):
		return c.onRim(k, i, h)
	case hierarchy.Heaps[on.ID], on.ID == "cactus":
		return c.crownedWith(k, i, h)
	case c.IsPosy(s) && (library.GroupOf(on.ID) != "clothing" || unpinned[on.ID]):
		return c.flowered(k, i, h)
	}
	return c.pinned(k, i, h)
}

// unpinned are the accessories on which no flower is pinned or printed.
var unpinned = figure.Words("wedding-ring ring ring-box perfume-bottle lipstick nail-polish makeup-brush compact-mirror watch pocket-watch necklace locket bracelet charm-bracelet earring suitcase jewelry-box sunscreen keychain mannequin")

// toppingPlaces are where toppings lie on a dish seen from above, as shares of its half width and height.
var toppingPlaces = [][2]float64{{-.34, -.36}, {.38, -.3}, {.02, .04}, {-.46, .2}, {.4, .32}, {-.06, .52}, {.06, -.58}}

// moreToppings are the places where there are several kinds of toppings.
var moreToppings = [][2]float64{{-.36, -.42}, {.3, -.46}, {.02, -.06}, {-.52, .06}, {.5, .02}, {-.24, .44}, {.26, .42}, {-.02, -.62}, {.02, .66}}

// amongToppings returns which of the kinds of toppings of a dish a subject is, and how many kinds there are.
func (c *Placer) amongToppings(root, i int) (nth, of int) {
	for _, l := range c.Links {
		if hierarchy.Parent(l) != root || !c.Garnishes(root, hierarchy.Child(l)) {
			continue
		}
		if hierarchy.Child(l) == i {
			nth = of
		}
		of++
	}
	return nth, of
}

// wholeTopping are the toppings of which one covers its dish: a fried egg on toast.
var wholeTopping = map[string]bool{"fried-egg": true, "egg": true}

// topped scatters small copies of a child over a dish.
func (c *Placer) topped(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	places := toppingPlaces
	if on := c.Subject(k.Root.Subject); on.ID == "pizza-slice" {
		places = [][2]float64{{-.3, -.3}, {.3, -.26}, {0, .16}}
	}
	n := len(places)
	if count := c.Subject(i).Count; count > 1 && count != figure.Unstated && count < n {
		n = count
	}
	size := .27 * min(b.W(), b.H())
	if _, of := c.amongToppings(k.Root.Subject, i); of < 2 && c.Subject(i).Count == 1 && wholeTopping[c.Subject(i).ID] {
		places, n, size = [][2]float64{{0, .08}}, 1, .58*min(b.W(), b.H())
	}
	if nth, of := c.amongToppings(k.Root.Subject, i); of > 1 { // each kind has places of its own
		size *= .86
		var own [][2]float64
		for j := nth; j < len(moreToppings); j += of {
			own = append(own, moreToppings[j])
		}
		places, n = own, len(own)
	}
	for j, at := range places[:n] {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := size / math.Sqrt(max(d.Box.W()*d.Box.H(), 1e-9))
		x, y := (b.X0+b.X1)/2+at[0]*b.W()/2, (b.Y0+b.Y1)/2+at[1]*b.H()/2
		k = k.Over(c.Place(i, d, layout.Centered(d, f, x, y, []float64{-24, 18, 6, 40, -12, 28, -36}[j%7])))
	}
	return k
}

// servings are the places of what lies on the food in a bowl, as shares of the half width and height of its opening.
var servings = [][2]float64{{-.5, .1}, {.46, .22}, {0, .5}, {.1, -.4}, {-.28, .62}, {.7, -.2}}

// servedIn lays small copies of a child on the food in a bowl.
func (c *Placer) servedIn(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	at := kit.Anchor{X: (b.X0 + b.X1) / 2, Y: b.Y0 + .4*b.H(), W: .78 * b.W(), H: .22 * b.H()}
	if k.Root.Has("inside") {
		at = k.Root.Anchor("inside")
	}
	nth, of := c.amongToppings(k.Root.Subject, i)
	n := 3
	if count := c.Subject(i).Count; count > 1 && count != figure.Unstated {
		n = min(count, len(servings))
	} else if largeServing[c.Subject(i).ID] && count == 1 {
		n = 1
	}
	size := .25 * at.W
	if n == 1 {
		size = .36 * at.W
	}
	for j := range n {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		place := servings[(nth+j*max(of, 1))%len(servings)]
		if n == 1 && of < 2 {
			place = [2]float64{.1, .1}
		}
		k = k.Over(c.Place(i, d, layout.Centered(d, f, at.X+place[0]*.5*at.W, at.Y+place[1]*.5*at.H-.12*size, []float64{-16, 14, 4, 24, -8, 20}[j%6])))
	}
	return k
}

// largeServing is what a bowl has one of.
var largeServing = map[string]bool{"egg": true, "fried-egg": true, "shrimp": true, "leaf": true, "avocado": true, "lemon": true, "lime": true}

// onRim sets a piece of fruit on the rim of a glass.
func (c *Placer) onRim(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	x, y := b.X0+.8*b.W(), b.Y0+.24*b.H()
	if k.Root.Has("inside") {
		at := k.Root.Anchor("inside")
		x, y = at.X+.44*at.W, at.Y-.5*at.H
	}
	d := c.Draw(i, layout.How{Copy: h.Copy})
	f := .34 * min(b.W(), b.H()) / max(d.Box.W(), d.Box.H(), 1e-9)
	return k.Over(c.Place(i, d, layout.Centered(d, f, x, y, 14)))
}

// crownedWith sets copies of a child on the top of what is heaped up.
func (c *Placer) crownedWith(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	top := k.Root.Anchor("surface")
	if !k.Root.Has("surface") { // scoops are round
		top.Y, top.W = b.Y0+.19*b.H(), .62*b.W()
	}
	n := min(max(1, c.Subject(i).Count), 5)
	wide := max(min(top.W, .8*b.W()), .3*b.W())
	size := min(.3*b.W(), 1.05*wide/float64(n))
	if c.Subject(i).ID == "birthday-candle" {
		return c.candles(k, i, h, top, wide)
	}
	if nth, of := c.amongToppings(k.Root.Subject, i); of > 1 { // each kind has a place of its own
		size = min(size, .5*wide)
		top.X += (float64(nth) - float64(of-1)/2) * wide / float64(of) * .9
		n = min(n, max(1, 4/of))
		size *= .86
	}
	for j := range n {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := float64(j) - float64(n-1)/2
		x := top.X + t*size*.86
		y := top.Y + .06*size + math.Abs(t)*.08*size
		k = k.Over(c.Place(i, d, layout.Centered(d, f, x, y-.5*f*d.Box.H()+.12*size, 14*t)))
	}
	return k
}

// flowered sets flowers at both sides of the foot of k's root, leaning outward, and smaller ones before it.
func (c *Placer) flowered(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	n := max(1, c.Subject(i).Count)
	if n == figure.Unstated && !c.Numbered(c.Subject(i)) {
		n = 5
	}
	n = min(n, 7)
	size := .5 * max(b.H(), .8*b.W())
	var front layout.Cluster
	for j := range n {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := 0.0
		if n > 1 {
			t = 2*float64(j)/float64(n-1) - 1
		} else {
			t = .8
		}
		small := 1 - .28*(1-math.Abs(t))
		x, y := (b.X0+b.X1)/2+t*.46*b.W(), b.Y1-.16*size+.05*size*(1-math.Abs(t))
		front = c.Place(i, d, layout.Centered(d, f*small, x, y-.1*size*math.Abs(t), 38*t)).Over(front)
	}
	return k.Over(front)
}

// pinned fastens a small ornament to the upper side of k's root: feathers at a hat's band, a bow on a bag.
func (c *Placer) pinned(k layout.Cluster, i int, h layout.How) layout.Cluster {
	b := k.Root.Box()
	n := min(max(1, c.Subject(i).Count), 5)
	fan := c.Subject(i).ID == "feather"
	size := .34 * max(b.W(), b.H())
	x, y := (b.X0+b.X1)/2, b.Y0+.5*b.H()
	if at := k.Root.Anchor("print"); k.Root.Has("print") {
		x, y = at.X, at.Y
	}
	if fan {
		size, x, y = .6*max(b.W(), b.H()), (b.X0+b.X1)/2+.2*b.W(), b.Y0+.5*b.H()
	}
	for j := range n {
		d := c.Draw(i, layout.How{Copy: h.Copy + j})
		f := size / max(d.Box.W(), d.Box.H(), 1e-9)
		t := float64(j) - float64(n-1)/2
		if fan { // they stand in one place and spread
			m := layout.Translate(x, y).Mul(scene.Rotate((t*24 - 8) * math.Pi / 180)).Mul(scene.ScaleBy(float32(f), float32(f))).Mul(layout.Translate(-d.Box.X0-.14*d.Box.W(), -d.Box.Y1+.1*d.Box.H()))
			k = k.Over(c.Place(i, d, m))
			continue
		}
		k = k.Over(c.Place(i, d, layout.Centered(d, f/math.Sqrt(float64(n)), x+t*size*.62, y, 8*t)))
	}
	return k
}

// leansLong are things with a neck or a shaft that are drawn aslant.
var leansLong = figure.Words("guitar electric-guitar bass-guitar ukulele banjo violin cello broom rake shovel fishing-rod ski oar surfboard snowboard skateboard baseball-bat hockey-stick sword axe spear umbrella cane rifle golf-club pitchfork mop ladder paddleboard")

// leant leans k's root against what stands on its right.
func (c *Placer) leant(k layout.Cluster, i int, h layout.How) layout.Cluster {
	if c.Stands(k.Root.Subject) {
		other := c.Copies(i)
		return together.Leaning(k, other.Scaled(c.ScaleBeside(i, other.Root.Drawing, k.Root, placing.BesidePower)/float64(other.Root.M.Scale())))
	}
	root := k.Root
	other := c.Copies(i)
	other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, root, placing.BesidePower) / float64(other.Root.M.Scale()))
	if b, o := k.Bounds(), other.Bounds(); b.H() < .55*o.H() {
		k = k.Scaled(.55 * o.H() / b.H())
	}
	if most := placing.TallestProp * k.Bounds().H(); other.Bounds().H() > most {
		other = other.Scaled(most / other.Bounds().H())
	}
	slim := c.Slim(root.Subject) || leansLong[c.Subject(root.Subject).ID]
	if slim { // upright, its upper end against what it leans on
		k = straightened(k)
		if b, o := k.Bounds(), other.Bounds(); b.H() < 1.1*o.H() && o.H() < 1.6*b.H() {
			k = k.Scaled(1.1 * o.H() / b.H())
		}
	}
	k = k.TurnedBy(15)
	b, o := k.Bounds(), other.Bounds()
	k.Ground = b.Y1
	edge := o.X0
	if other.Root.Drawing.Box.W() > 0 {
		edge = placing.LeftAt(other.Root, o.Y1-.45*b.H(), o.Y1-.22*b.H()) // a tree's trunk, below its crown
	}
	into := .42 * b.W()
	if slim {
		edge, into = placing.LeftAt(other.Root, o.Y1-.3*b.H(), o.Y1-.1*b.H()), .46*b.W()
	}
	out := other.Over(k.Moved(edge+into-b.X1, other.Ground-k.Ground+.05*b.H()))
	out.Root, out.Ground = root, other.Ground
	return out
}
